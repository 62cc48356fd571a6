/// Groups of numbers that are joined step by step (union-find, with the smallest member as the group's name).
struct DisjointSets {
  private var parents: [Int]

  init(_ count: Int) { parents = Array(0..<count) }

  mutating func representative(of member: Int) -> Int {
    var root = member
    while parents[root] != root { root = parents[root] }
    var next = member
    while parents[next] != root { (parents[next], next) = (root, parents[next]) }
    return root
  }

  mutating func join(_ left: Int, _ right: Int) {
    let (left, right) = (representative(of: left), representative(of: right))
    parents[max(left, right)] = min(left, right)
  }
}
