/// Where each value of a document stands, in bytes from its first.
///
/// Of an ill-formed document the map knows what was read before the fault; objects and arrays that were open there
/// reach to the document's end, and so does a member whose value was not complete (it has a key range, but no value
/// range). Of members with the same key the last counts, as it does for the value.
package struct JSONSourceMap: Sendable {
  private struct Node {
    /// Index of the object or array that holds the value; nil for the root.
    var parent: Int?
    /// Its last pointer token; empty for the root.
    var token: String
    var key: Range<Int>?
    var value: Range<Int>?

    var start: Int { key?.lowerBound ?? value?.lowerBound ?? 0 }
  }

  private struct Child: Hashable {
    var parent: Int
    var key: MemberKey
  }

  /// In document order.
  private var nodes: [Node] = []
  private var children: [Child: Int] = [:]
  private let byteCount: Int

  /// Maps any bytes, in linear time.
  package init(_ bytes: [UInt8]) {
    byteCount = bytes.count
    var scanner = JSONScanner(bytes)
    var open: [(node: Int, itemCount: Int)] = []
    var member: Int?

    /// The node of a value that begins here: that of the key before it, or a new one.
    func beginValue(_ range: Range<Int>) -> Int {
      if let node = member {
        member = nil
        nodes[node].value = range
        return node
      }
      var token = ""
      if let last = open.indices.last {
        token = String(open[last].itemCount)
        open[last].itemCount += 1
      }
      return add(Node(parent: open.last?.node, token: token, value: range))
    }

    // A fault ends the map; who needs the fault itself gets it from decoding.
    while let event = try? scanner.next() {
      switch event {
      case .key(let range):
        member = add(Node(parent: open.last?.node, token: scanner.string(ofLiteral: range), key: range))
      case .scalar(let range):
        _ = beginValue(range)
      case .open(let start):
        open.append((beginValue(start..<bytes.count), 0))
      case .close(let end):
        guard let node = open.popLast()?.node, let start = nodes[node].value?.lowerBound else { break }
        nodes[node].value = start..<end
      }
    }
  }

  private mutating func add(_ node: Node) -> Int {
    if let parent = node.parent {
      children[Child(parent: parent, key: MemberKey(node.token))] = nodes.count
    }
    nodes.append(node)
    return nodes.count - 1
  }

  /// The value's own bytes.
  package func valueRange(at pointer: JSONPointer) -> Range<Int>? {
    node(at: pointer)?.value
  }

  /// The member's key with its quotes; nil for array items and the root.
  package func keyRange(at pointer: JSONPointer) -> Range<Int>? {
    node(at: pointer)?.key
  }

  /// The innermost value or member whose bytes, from its key to the end of its value, hold the byte at `offset`.
  package func pointer(atByte offset: Int) -> JSONPointer? {
    // The last node that starts at or before the offset, or one of those around it.
    var below = 0
    var above = nodes.count
    while below < above {
      let middle = below + (above - below) / 2
      if nodes[middle].start <= offset { below = middle + 1 } else { above = middle }
    }
    var candidate: Int? = below > 0 ? below - 1 : nil
    while let index = candidate, offset >= nodes[index].value?.upperBound ?? byteCount {
      candidate = nodes[index].parent
    }
    return candidate.map(pointer(of:))
  }

  /// The values in document order, each with the key before it.
  package var places: some Sequence<(key: Range<Int>?, value: Range<Int>)> {
    nodes.lazy.compactMap { node in node.value.map { (node.key, $0) } }
  }

  private func node(at pointer: JSONPointer) -> Node? {
    guard var index = nodes.indices.first else { return nil }
    for token in pointer.tokens {
      guard let child = children[Child(parent: index, key: MemberKey(token))] else { return nil }
      index = child
    }
    return nodes[index]
  }

  private func pointer(of index: Int) -> JSONPointer {
    var tokens: [String] = []
    var index = index
    while let parent = nodes[index].parent {
      tokens.append(nodes[index].token)
      index = parent
    }
    return JSONPointer(tokens: tokens.reversed())
  }
}
