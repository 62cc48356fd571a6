internal import InsetSyntax

/// Where an expression stands: what its names mean.
struct CodeScope: Sendable {
  /// What a parameter, or `self`, stands for where a function is followed from a call.
  final class Bound: Sendable {
    let expression: CodeExpression
    let scope: CodeScope

    init(_ expression: CodeExpression, _ scope: CodeScope) {
      self.expression = expression
      self.scope = scope
    }
  }

  let path: String
  /// The type of `self`.
  let owner: Int?
  var function: CodeFunction?
  var arguments: [String: Bound] = [:]
  /// What `self` is, where a call tells.
  var receiver: Bound?
  /// How many calls were followed to get here.
  var hops = 0

  static let maximumHops = 4

  /// What a call hands in for a parameter, or else its default value; nil of other names, and where no call was followed.
  func handedIn(_ name: String) -> Bound? {
    if let bound = arguments[name] { return bound }
    guard hops > 0 else { return nil }
    return function?.parameters.first { $0.name == name }?.defaultValue.map { Bound($0, self) }
  }

  /// What `self` is where that is another object than the one that is followed.
  var otherReceiver: Bound? { receiver.flatMap { $0.expression.kind == .self ? $0.scope.otherReceiver : $0 } }
}

/// A class, of the project or not.
enum ClassReference: Hashable, Sendable {
  case project(Int)
  case external(String)
}
