internal import InsetLayout
internal import InsetSyntax

/// What code did with values before it handed them over: edges that it changed of insets in a local variable, and how it
/// configured a bar's appearance. An object is known by the place where it is made.
struct ValueObjects {
  struct Change {
    let edge: InsetLayout.Edge
    let value: CodeExpression
    let scope: CodeScope
    let circumstances: Circumstances
  }

  private(set) var changes: [CodeSite: [Change]] = [:]
  private(set) var appearances: [CodeSite: String] = [:]

  /// Takes what an effect does with such a value.
  mutating func note(_ effect: CodeEffect, _ scope: CodeScope) {
    switch effect.kind {
    case .assignment(let target, "=", let value):
      guard case .member(let base, let name) = target.kind, let edge = InsetLayout.Edge(name: name),
        Self.isInsets(base.uncast)
      else { return }
      changes[CodeSite(path: scope.path, range: base.uncast.range), default: []].append(
        Change(edge: edge, value: value, scope: scope, circumstances: effect.circumstances))
    case .evaluation(let call):
      guard case .call(let callee, _) = call.kind, case .member(let base, let name) = callee.kind,
        let background = Self.backgrounds[name]
      else { return }
      appearances[CodeSite(path: scope.path, range: base.uncast.range)] = background
    case .assignment, .result: return
    }
  }

  /// Whether an expression makes insets: a call or constant, not a property of an object.
  private static func isInsets(_ expression: CodeExpression) -> Bool {
    switch expression.kind {
    case .call(let callee, _): InsetValues.makers.contains(callee) || callee.kind == .implicitMember("init")
    case .member(_, "zero"), .implicitMember("zero"), .name("UIEdgeInsetsZero"), .array: true
    default: false
    }
  }

  /// What the methods of `UIBarAppearance` make of it, in scene documents' words.
  static let backgrounds: [String: String] = [
    "configureWithOpaqueBackground": "opaque", "configureWithTransparentBackground": "transparent",
    "configureWithDefaultBackground": "default",
  ]
}

extension Set<String> {
  /// Whether the name that is called is one of these.
  func contains(_ callee: CodeExpression) -> Bool {
    if case .name(let name) = callee.kind { contains(name) } else { false }
  }
}
