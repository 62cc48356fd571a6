/// The targets by their files: a workspace may have hundreds of projects, too many to ask each about each file.
package struct TargetIndex: Sendable {
  private var everywhere: [Int] = []
  /// By path of a file or folder.
  private var members: [String: [Int]] = [:]
  private var excluded: [String: [Int]] = [:]

  package init(_ targets: [Target]) {
    for (index, target) in targets.enumerated() {
      let membership = target.membership
      if membership.isEverything { everywhere.append(index) }
      for path in membership.items { members[path, default: []].append(index) }
      for path in membership.excluded { excluded[path, default: []].append(index) }
    }
  }

  /// The indices of the targets that have the file at an absolute path, or a folder around it, in their order.
  package func targets(ofFile path: String) -> [Int] {
    var found: Set<Int> = []
    var left: Set<Int> = []
    var path = path[...]
    while !path.isEmpty {
      let key = String(path)
      if let indices = members[key] { found.formUnion(indices) }
      if let indices = excluded[key] { left.formUnion(indices) }
      guard let slash = path.lastIndex(of: "/") else { break }
      path = path[..<slash]
    }
    return found.subtracting(left).union(everywhere).sorted()
  }
}
