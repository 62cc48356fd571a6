internal import InsetLayout
internal import InsetModel
internal import InsetSyntax

/// Insets of UIKit's that code reads: the safe area, a layout guide's length, a scroll view's insets.
struct InsetRead {
  enum Source: String {
    case safeAreaInsets, contentInset, adjustedContentInset
    case topLayoutGuide, bottomLayoutGuide
  }

  let source: Source
  /// The edge that is read; nil of all four at once.
  let edge: InsetLayout.Edge?
  /// What is asked; nil of the code's own object.
  let base: CodeExpression?
  /// All of it that stands together: `view.safeAreaInsets.top`.
  let expression: CodeExpression

  /// Nil where the expression itself is no such read.
  init?(_ expression: CodeExpression) {
    guard let read = expression.read else { return nil }
    if let source = Source(rawValue: read.name), source.guideEdge == nil {
      self.init(source, nil, read.base, expression)
    } else if let edge = Self.edges[read.name], let inner = read.base?.read, let source = Source(rawValue: inner.name),
      source.guideEdge == nil, let insets = read.base
    {
      // Where a local variable holds the insets, they are read where it gets its value.
      let isWhole = expression.range.contains(insets.range.lowerBound)
      self.init(source, edge, inner.base, isWhole ? expression : insets)
    } else if read.name == "length", let inner = read.base?.read, let source = Source(rawValue: inner.name),
      let edge = source.guideEdge
    {
      self.init(source, edge, inner.base, expression)
    } else {
      return nil
    }
  }

  private init(_ source: Source, _ edge: InsetLayout.Edge?, _ base: CodeExpression?, _ expression: CodeExpression) {
    self.source = source
    self.edge = edge
    self.base = base
    self.expression = expression
  }

  private static let edges: [String: InsetLayout.Edge] = [
    "top": .top, "left": .left, "bottom": .bottom, "right": .right,
  ]

  /// Whether the code's own object is asked, or the view of the controller whose code it is.
  var isOfOwnView: Bool {
    guard let base else { return true }
    return base.isSelf || base.isOwnView
  }
}

extension InsetRead.Source {
  fileprivate var guideEdge: InsetLayout.Edge? {
    switch self {
    case .topLayoutGuide: .top
    case .bottomLayoutGuide: .bottom
    case .safeAreaInsets, .contentInset, .adjustedContentInset: nil
    }
  }
}

extension CodeExpression {
  /// The reads of insets in the expression, outer ones first.
  var insetReads: [InsetRead] {
    var found: [InsetRead] = []
    var stack = [self]
    while let next = stack.popLast() {
      if let read = InsetRead(next) {
        found.append(read)
        if let base = read.base { stack.append(base) }
      } else {
        stack += next.parts.reversed()
      }
    }
    return found
  }

  var isSelf: Bool { uncast.kind == .self }

  /// `view`, `self.view`, `[self view]`
  var isOwnView: Bool {
    guard let read else { return false }
    return read.name == "view" && (read.base?.isSelf ?? true)
  }

  /// Whether the call only tells developers something.
  var isLogging: Bool {
    guard let name = call?.name.lowercased() else { return false }
    return ["print", "dump", "assert", "log", "debug", "info", "warning", "error", "trace"].contains {
      name.hasPrefix($0) || name.hasSuffix($0)
    }
  }
}

extension CodePassage {
  /// What is used in it: what is assigned, or given to a call that does something with it.
  var usedValues: [CodeExpression] {
    switch effect.kind {
    case .assignment(_, _, let value): [value]
    case .evaluation(let value): value.isLogging ? [] : [value]
    case .result: []
    }
  }
}
