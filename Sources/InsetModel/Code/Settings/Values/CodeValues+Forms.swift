internal import InsetDocuments
internal import InsetJSON
internal import InsetLayout
internal import InsetSyntax

extension CodeValues {
  /// What an expression is worth as the value of a setting, in scene documents' words; insets are read by `insets`.
  func values(_ expression: CodeExpression, as form: SettingForm, in scope: CodeScope) -> [Possible<JSON>] {
    switch form {
    case .boolean: return booleans(expression, scope).map { $0.map { .bool($0) } }
    case .edges: return edges(expression, scope).map { $0.map(Self.json) }
    case .insets, .view: return [Possible(value: nil)]
    case .size: return sizes(expression, scope)
    case .choice(let enumeration):
      return each(expression, scope) { self.choice($0, enumeration) }
    case .text: return each(expression, scope) { self.text($0) }
    case .presence(let nothing):
      return each(expression, scope) { leaf in
        guard leaf.expression.kind == .null else { return true }
        return nothing.map { .bool($0) } ?? .null
      }
    case .image: return image(expression, scope)
    case .appearance: return each(expression, scope) { self.appearance($0) }
    }
  }

  static func json(_ number: Double) -> JSON { Int(exactly: number).map { .integer($0) } ?? .number(number) }

  private func each(_ expression: CodeExpression, _ scope: CodeScope, _ read: (Leaf) -> JSON?) -> [Possible<JSON>] {
    leaves(expression, scope, 0).map { $0.map(read) }
  }

  private func choice(_ leaf: Leaf, _ enumeration: UIKitEnumeration) -> JSON? {
    let name: String?
    switch leaf.expression.kind {
    case .implicitMember(let member): name = enumeration.name(ofCase: member)
    case .member(_, let member):
      name =
        enumeration.name(ofCase: member) ?? enumeration.name(ofCase: member.prefix(1).lowercased() + member.dropFirst())
    case .name(let constant): name = enumeration.name(ofConstant: constant)
    case .number(let number): name = Int(exactly: number).flatMap(enumeration.name(of:))
    // `NO` is zero in Objective-C.
    case .boolean(let isTrue): name = enumeration.name(of: isTrue ? 1 : 0)
    default: name = nil
    }
    return name.map { .string($0) }
  }

  private func sizes(_ expression: CodeExpression, _ scope: CodeScope) -> [Possible<JSON>] {
    each(expression, scope, 0) { found -> [Possible<JSON>] in
      switch found.expression.kind {
      case .implicitMember("zero"), .member(_, "zero"), .name("CGSizeZero"): return [Possible(value: [0, 0])]
      case .call(let callee, let arguments):
        guard Self.sizeMakers.contains(callee) || callee.kind == .implicitMember("init"), arguments.count == 2 else {
          break
        }
        return combined(
          self.numbers(arguments[0].value, found.scope), self.numbers(arguments[1].value, found.scope)
        ) { width, height -> JSON? in
          guard let width, let height else { return nil }
          return [Self.json(width), Self.json(height)]
        }
      default: break
      }
      return [Possible(value: nil)]
    }
  }

  private static let sizeMakers: Set<String> = ["CGSize", "CGSizeMake"]

  /// A text to be translated is worth its key.
  private func text(_ leaf: Leaf) -> JSON? {
    if leaf.expression.kind == .null { return .null }
    if let text = resolver.text(of: leaf.expression, in: leaf.scope) { return .string(text) }
    guard case .call(let callee, let arguments) = leaf.expression.kind, Self.translations.contains(callee),
      let key = arguments.first?.value
    else { return nil }
    return resolver.text(of: key, in: leaf.scope).map { .string($0) }
  }

  private static let translations: Set<String> = ["NSLocalizedString", "String", "LocalizedString", "Localized"]

  /// A bar's background. What a helper of the app makes from one colour is as opaque as the colour (R7-TRANSLUCENT-IMAGE).
  private func image(_ expression: CodeExpression, _ scope: CodeScope) -> [Possible<JSON>] {
    if let word = OneColorImage(expression)?.word { return [Possible(value: .string(word))] }
    return each(expression, scope) { leaf in
      OneColorImage(leaf.expression)?.word.map { .string($0) } ?? Self.image(leaf)
    }
  }

  private static func image(_ leaf: Leaf) -> JSON? {
    switch leaf.expression.kind {
    case .null: .null
    case .call(let callee, let arguments) where arguments.isEmpty && callee.kind == .name("UIImage"): "translucent"
    case .call(let callee, let arguments) where arguments.isEmpty && callee.kind == .implicitMember("init"):
      "translucent"
    default: nil
    }
  }

  private func appearance(_ leaf: Leaf) -> JSON? {
    switch leaf.expression.kind {
    case .null: return .null
    case .call(let callee, let arguments):
      let site = CodeSite(path: leaf.scope.path, range: leaf.expression.range)
      if let configured = objects.appearances[site] { return .string(configured) }
      let isNew = callee.kind == .implicitMember("init") || Self.appearanceClasses.contains(callee)
      return isNew && !arguments.contains { $0.label == "barAppearance" } ? "default" : nil
    default: return nil
    }
  }

  private static let appearanceClasses: Set<String> = [
    "UINavigationBarAppearance", "UIBarAppearance", "UITabBarAppearance", "UIToolbarAppearance",
  ]
}
