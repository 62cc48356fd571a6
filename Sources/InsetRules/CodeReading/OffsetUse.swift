internal import InsetLayout
internal import InsetModel
internal import InsetSyntax

/// A place in code that takes `contentOffset` for the position of the content without what UIKit adds to the insets.
struct OffsetUse {
  enum Kind {
    /// Compared with a number that it passes only when the content is moved: the sign, and the number in points.
    case comparison(String, with: Double, at: CodeExpression)
    /// Set to zero; the point that is set.
    case reset(CodeExpression)
    /// Taken together with `contentInset` of an edge.
    case ownInset(InsetRead)
    /// Set to where the content ends without the bottom inset; the number that is set.
    case end(CodeExpression)
  }

  let kind: Kind
  /// The scroll view.
  let scrollView: CodeExpression
  /// Where the finding stands.
  let expression: CodeExpression

  /// The edge whose inset is left out.
  var edge: InsetLayout.Edge {
    switch kind {
    case .comparison, .reset: .top
    case .ownInset(let read): read.edge ?? .top
    case .end: .bottom
    }
  }
}

extension OffsetUse {
  static func all(in passage: CodePassage, _ app: App) -> [OffsetUse] {
    let found = settings(passage, app)
    if !found.isEmpty { return found }
    return passage.effect.expressions.flatMap { expression -> [OffsetUse] in
      let own = ownInsets(in: expression, of: nil)
      return own.isEmpty ? comparisons(in: expression, passage, app) : own
    }
  }

  // MARK: Setting

  private static func settings(_ passage: CodePassage, _ app: App) -> [OffsetUse] {
    switch passage.effect.kind {
    case .assignment(let target, "=", let value):
      if target.lastName == "contentOffset", let scrollView = target.base {
        return point(value, of: scrollView, target, passage, app)
      }
      guard target.lastName == "y", let offset = target.base, offset.lastName == "contentOffset",
        let scrollView = offset.base
      else { return [] }
      return height(value, whole: value, of: scrollView, target, passage, app)
    case .evaluation(let value):
      guard let call = value.call, call.name == "setContentOffset", let scrollView = call.receiver,
        let point = call.arguments.first?.value
      else { return [] }
      return self.point(point, of: scrollView, value, passage, app)
    default: return []
    }
  }

  private static func point(
    _ value: CodeExpression, of scrollView: CodeExpression, _ statement: CodeExpression, _ passage: CodePassage,
    _ app: App
  ) -> [OffsetUse] {
    if value.lastName == "zero" || value.lastName == "CGPointZero" {
      return [OffsetUse(kind: .reset(value), scrollView: scrollView, expression: value)]
    }
    guard let call = value.call, ["CGPoint", "CGPointMake", "init"].contains(call.name), call.arguments.count == 2,
      isSideways(call.arguments[0].value, passage, app) == false
    else { return [] }
    return height(call.arguments[1].value, whole: value, of: scrollView, statement, passage, app)
  }

  /// Whether what is set moves the content to the side; nil where nobody knows.
  private static func isSideways(_ x: CodeExpression, _ passage: CodePassage, _ app: App) -> Bool? {
    if x.lastName == "x", x.base?.lastName == "contentOffset" { return false }
    let numbers = app.numbers(x, in: passage)
    return numbers.contains(nil) ? nil : numbers.contains { $0 != 0 }
  }

  private static func height(
    _ y: CodeExpression, whole: CodeExpression, of scrollView: CodeExpression, _ statement: CodeExpression,
    _ passage: CodePassage, _ app: App
  ) -> [OffsetUse] {
    if y.kind == .number(0) { return [OffsetUse(kind: .reset(whole), scrollView: scrollView, expression: whole)] }
    let own = ownInsets(in: y, of: scrollView)
    if !own.isEmpty { return own }
    return isEnd(y) ? [OffsetUse(kind: .end(y), scrollView: scrollView, expression: y)] : []
  }

  /// `contentSize.height - bounds.height`
  private static func isEnd(_ y: CodeExpression) -> Bool {
    guard case .binary(let size, "-", let frame) = y.uncast.kind else { return false }
    func isHeight(_ expression: CodeExpression, of names: Set<String>) -> Bool {
      var part = expression
      guard part.lastName == "height", let base = part.base else { return false }
      part = base
      if part.lastName == "size", let base = part.base { part = base }
      return names.contains(part.lastName ?? "")
    }
    return isHeight(size, of: ["contentSize"]) && isHeight(frame, of: ["bounds", "frame"])
  }

  // MARK: Own insets

  /// The reads of `contentInset` at the top or bottom where the offset of the same scroll view is in play.
  private static func ownInsets(in expression: CodeExpression, of scrollView: CodeExpression?) -> [OffsetUse] {
    let reads = expression.insetReads.filter { $0.source == .contentInset && ($0.edge == .top || $0.edge == .bottom) }
    if reads.isEmpty { return [] }
    var offsets: [CodeExpression] = scrollView.map { [$0] } ?? []
    expression.visit { if $0.lastName == "contentOffset", let base = $0.base { offsets.append(base) } }
    // Who knows the adjusted insets takes the difference on purpose.
    if expression.mentions(["adjustedContentInset", "safeAreaInsets"]) { return [] }
    return reads.compactMap { read in
      guard let base = read.base, offsets.contains(where: { $0.kind.isSame(as: base.kind) }) else { return nil }
      return OffsetUse(kind: .ownInset(read), scrollView: base, expression: read.expression)
    }
  }

  // MARK: Comparisons

  private static func comparisons(in expression: CodeExpression, _ passage: CodePassage, _ app: App) -> [OffsetUse] {
    var found: [OffsetUse] = []
    expression.visit { part in
      guard case .binary(let left, let sign, let right) = part.kind, ["<", "<=", ">", ">=", "==", "!="].contains(sign),
        left.lastName == "y", let offset = left.base, offset.lastName == "contentOffset", let scrollView = offset.base
      else { return }
      let numbers = app.numbers(right, in: passage)
      guard numbers.count == 1, let number = numbers[0], number == 0 || number < 0 && sign.hasPrefix("<") else {
        return
      }
      found.append(
        OffsetUse(kind: .comparison(sign, with: number, at: right), scrollView: scrollView, expression: part))
    }
    return found
  }
}

extension CodeExpression.Kind {
  /// Whether it is the same name or chain of names, wherever it stands.
  fileprivate func isSame(as other: CodeExpression.Kind) -> Bool {
    var (one, two) = (self, other)
    while true {
      switch (one, two) {
      case (.member(let left, let name), .member(let right, let otherName)) where name == otherName:
        (one, two) = (left.uncast.kind, right.uncast.kind)
      case (.name(let left), .name(let right)): return left == right
      case (.self, .self): return true
      default: return false
      }
    }
  }
}
