import InsetText
import Testing

@Suite("First results")
struct FirstResultTests {
  /// A chain of nested values, innermost last.
  private final class Node {
    let inner: [Node]
    init(_ inner: [Node]) { self.inner = inner }
  }

  @Test("a search down a tree asks each element once")
  func once() {
    var tree = Node([])
    for _ in 0..<40 { tree = Node([Node([]), tree]) }
    var asked = 0
    func depth(_ node: Node, _ level: Int) -> Int? {
      asked += 1
      return level == 40 ? level : node.inner.firstResult { depth($0, level + 1) }
    }
    #expect(depth(tree, 0) == 40)
    #expect(asked == 80)
    #expect([1, 2, 3].firstResult { $0 > 3 ? $0 : nil } == nil)
  }
}
