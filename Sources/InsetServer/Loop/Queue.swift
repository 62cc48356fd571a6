/// First in, first out, each in constant time on average.
struct Queue<Element> {
  /// What came since `outgoing` was filled; the newest last.
  private var incoming: [Element] = []
  /// What is taken next; the oldest last.
  private var outgoing: [Element] = []

  var isEmpty: Bool { incoming.isEmpty && outgoing.isEmpty }

  mutating func append(_ element: Element) {
    incoming.append(element)
  }

  /// The oldest element; nil if there is none.
  mutating func take() -> Element? {
    if outgoing.isEmpty {
      outgoing = incoming.reversed()
      incoming = []
    }
    return outgoing.popLast()
  }
}

extension Queue: Sendable where Element: Sendable {}
