/// One side of a rectangle, in the order in which UIKit writes insets: `[top, left, bottom, right]`.
package enum Edge: Int, CaseIterable, Sendable, Hashable {
  case top, left, bottom, right

  /// UIKit's own name of the edge: `top`, `left`, `bottom`, `right`.
  package var name: String {
    switch self {
    case .top: "top"
    case .left: "left"
    case .bottom: "bottom"
    case .right: "right"
    }
  }

  package init?(name: String) {
    guard let edge = Edge.allCases.first(where: { $0.name == name }) else { return nil }
    self = edge
  }

  package var isVertical: Bool { self == .top || self == .bottom }
}

/// A set of edges: `UIRectEdge`.
package struct EdgeSet: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package init(_ edge: Edge) { rawValue = 1 << UInt8(edge.rawValue) }

  package static let top = EdgeSet(.top)
  package static let left = EdgeSet(.left)
  package static let bottom = EdgeSet(.bottom)
  package static let right = EdgeSet(.right)
  package static let all: EdgeSet = [.top, .left, .bottom, .right]

  package func contains(_ edge: Edge) -> Bool { contains(EdgeSet(edge)) }

  /// As Swift source writes it: `.all`, `[]`, `[.top, .left]`.
  package var swiftSpelling: String {
    if self == .all { return ".all" }
    return "[" + Edge.allCases.filter { contains($0) }.map { "." + $0.name }.joined(separator: ", ") + "]"
  }
}
