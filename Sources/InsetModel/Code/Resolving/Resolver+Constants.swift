internal import InsetSyntax

// What values are that a call hands in, or that code writes in place.
extension Resolver {
  enum Constant: Equatable {
    case null
    /// Something that is there.
    case object
    case boolean(Bool)
    case number(Double)
  }

  /// Whether a condition holds; nil where that can't be told.
  func decides(_ test: CircumstanceTest, in scope: CodeScope) -> Bool? {
    guard let constant = constant(test.expression, in: scope) else { return nil }
    switch (test.kind, constant) {
    case (.present, .null), (.absent, .object): return false
    case (.present, _), (.absent, .null): return true
    case (.absent, _): return false
    case (.holds, .boolean(let isTrue)): return isTrue
    case (.fails, .boolean(let isTrue)): return !isTrue
    default: return nil
    }
  }

  /// The circumstances without the conditions that a call decides; nil where one of them doesn't hold.
  func decided(_ circumstances: Circumstances, in scope: CodeScope) -> Circumstances? {
    guard !circumstances.tests.isEmpty else { return circumstances }
    var decided = circumstances
    for test in circumstances.tests {
      switch decides(test, in: scope) {
      case false?: return nil
      case true?:
        if let condition = test.condition, let place = decided.conditions.lastIndex(of: condition) {
          decided.conditions.remove(at: place)
        }
      case nil: continue
      }
    }
    return decided
  }

  /// What an expression is, as far as literals and the arguments of the call tell.
  ///
  /// - Parameter isHandedIn: whether a parameter led here: what it stands for is there, unless it is nil.
  func constant(
    _ expression: CodeExpression, in scope: CodeScope, isHandedIn: Bool = false, depth: Int = 0
  ) -> Constant? {
    guard depth < 12 else { return nil }
    func next(_ inner: CodeExpression) -> Constant? { constant(inner, in: scope, depth: depth + 1) }
    switch expression.uncast.kind {
    case .null: return .null
    case .boolean(let value): return .boolean(value)
    case .number(let value): return .number(value)
    case .unary("-", let inner):
      if case .number(let value)? = next(inner) { return .number(-value) }
      return nil
    case .unary("!", let inner):
      if case .boolean(let value)? = next(inner) { return .boolean(!value) }
      return nil
    case .binary(let left, let sign, let right):
      guard let left = next(left), let right = next(right) else { return nil }
      return Self.combined(left, sign, right)
    case .name(let name):
      if let bound = scope.handedIn(name) {
        return constant(bound.expression, in: bound.scope, isHandedIn: true, depth: depth + 1)
      }
      return isHandedIn && isThere(name, scope) ? .object : nil
    case .member(let base, let name):
      if let part = component(name, of: base, in: scope) {
        return constant(part.expression, in: part.scope, isHandedIn: true, depth: depth + 1)
      }
      // `view.topAnchor`, `.zero`: what isn't optional.
      let isAnchor = name.hasSuffix("Anchor") || name.hasSuffix("LayoutGuide")
      return isHandedIn && (isAnchor || base.kind == .self && isThere(name, scope)) ? .object : nil
    case .call, .string, .array, .dictionary: return isHandedIn ? .object : nil
    default: return nil
    }
  }

  /// Whether a property of the code's own object is no optional.
  private func isThere(_ name: String, _ scope: CodeScope) -> Bool {
    guard let owner = scope.owner else { return false }
    if let id = program.properties(name, of: owner).first, let property = program.property(id) {
      return program.files[id.path]?.facts.language == .swift && property.type?.value.hasSuffix("?") != true
    }
    return ["view", "tableView", "collectionView"].contains(name)
  }

  private static func combined(_ left: Constant, _ sign: String, _ right: Constant) -> Constant? {
    switch (left, right) {
    case (.number(let left), .number(let right)):
      switch sign {
      case "==": return .boolean(left == right)
      case "!=": return .boolean(left != right)
      case "<": return .boolean(left < right)
      case ">": return .boolean(left > right)
      case "<=": return .boolean(left <= right)
      case ">=": return .boolean(left >= right)
      default: return nil
      }
    case (.boolean(let left), .boolean(let right)):
      switch sign {
      case "&&": return .boolean(left && right)
      case "||": return .boolean(left || right)
      case "==": return .boolean(left == right)
      case "!=": return .boolean(left != right)
      default: return nil
      }
    default:
      guard sign == "==" || sign == "!=", left == .null || right == .null else { return nil }
      return .boolean((left == right) == (sign == "=="))
    }
  }

  /// A part of a value that is written in place or handed in: `size.height` of `CGSize(width: 0, height: 44)`; nil where
  /// that can't be told.
  func component(_ name: String, of value: CodeExpression, in scope: CodeScope, depth: Int = 0) -> CodeScope.Bound? {
    guard depth < 8 else { return nil }
    switch value.uncast.kind {
    case .name(let parameter):
      if let bound = scope.handedIn(parameter) {
        return component(name, of: bound.expression, in: bound.scope, depth: depth + 1)
      }
      return Self.zeros.contains(parameter) ? .init(CodeExpression(.number(0), at: value.range), scope) : nil
    case .implicitMember("zero"): return .init(CodeExpression(.number(0), at: value.range), scope)
    case .member(let type, "zero") where type.lastName?.first?.isUppercase == true:
      return .init(CodeExpression(.number(0), at: value.range), scope)
    case .call(let callee, let arguments):
      let called = callee.lastName ?? ""
      if let order = Self.makers[called], let place = order.firstIndex(of: name), place < arguments.count {
        return .init(arguments[place].value, scope)
      }
      guard called == "init" || called.first?.isUppercase == true else { return nil }
      if arguments.isEmpty { return .init(CodeExpression(.number(0), at: value.range), scope) }
      return arguments.first { $0.label == name }.map { .init($0.value, scope) }
    default: return nil
    }
  }

  private static let zeros: Set<String> = ["UIEdgeInsetsZero", "CGSizeZero", "CGPointZero"]

  /// C's makers of structures, with the members in their order.
  private static let makers: [String: [String]] = [
    "UIEdgeInsetsMake": ["top", "left", "bottom", "right"],
    "NSDirectionalEdgeInsetsMake": ["top", "leading", "bottom", "trailing"], "CGSizeMake": ["width", "height"],
    "CGPointMake": ["x", "y"],
  ]
}
