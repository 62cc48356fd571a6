internal import InsetLayout
internal import InsetSyntax

// Stack views.
extension ViewTreeReading {
  func isStackView(_ view: ViewIdentity) -> Bool { tree.declarations[view]?.isStackView ?? false }

  func setStack(_ name: String, of view: ViewIdentity, to value: CodeExpression, _ scope: CodeScope) {
    append(circumstances.isConditional ? .unknown : stackValue(name, value, scope) ?? .unknown, of: view)
  }

  /// `setCustomSpacing(8, after: header)`
  func setCustomSpacing(_ arguments: [CodeExpression.Argument], of view: ViewIdentity, _ scope: CodeScope) {
    guard arguments.count == 2, let points = number(arguments[0].value, scope),
      let before = self.view(arguments[1].value, scope), !circumstances.isConditional
    else { return append(.unknown, of: view) }
    append(.customSpacing(points, after: before), of: view)
  }

  func setHidden(_ view: ViewIdentity, to value: CodeExpression) {
    let isHidden: Bool? = if case .boolean(let isHidden) = value.kind { isHidden } else { nil }
    append(.isHidden(circumstances.isConditional ? nil : isHidden), of: view)
  }

  /// `layoutMargins = UIEdgeInsets(…)`, `preservesSuperviewLayoutMargins = true`
  func setMargins(_ name: String, of view: ViewIdentity, to value: CodeExpression, _ scope: CodeScope) {
    switch name {
    case "preservesSuperviewLayoutMargins", "viewRespectsSystemMinimumLayoutMargins":
      // What UIKit makes of the margins around isn't followed; the other value is the default.
      let standard = name == "viewRespectsSystemMinimumLayoutMargins"
      if value.kind != .boolean(standard) { doubtMargins(of: view) }
    default:
      guard !circumstances.isConditional else { return doubtMargins(of: view) }
      let sides = name == "layoutMargins" ? ["left", "right"] : ["leading", "trailing"]
      let margins = ["top", sides[0], "bottom", sides[1]].map { edge in
        resolver.component(edge, of: value, in: scope).flatMap { number($0.expression, $0.scope) }
      }
      append(.layoutMargins(margins), of: view)
    }
  }

  func doubtMargins(of view: ViewIdentity) { append(.layoutMargins([nil, nil, nil, nil]), of: view) }

  private func append(_ value: LayoutSetting.Value, of view: ViewIdentity) {
    tree.layoutSettings.append(
      LayoutSetting(
        view: view, value: value, circumstances: circumstances))
  }

  /// Nil for a value that isn't known.
  private func stackValue(_ name: String, _ value: CodeExpression, _ scope: CodeScope) -> LayoutSetting.Value? {
    switch name {
    case "axis": word(value, "UILayoutConstraintAxis").map { .axis($0) }
    case "distribution": word(value, "UIStackViewDistribution").map { .distribution($0) }
    case "alignment": word(value, "UIStackViewAlignment").map { .alignment($0) }
    case "spacing": number(value, scope).map { .spacing($0) }
    default:
      if case .boolean(let isOn) = value.kind { .isLayoutMarginsRelativeArrangement(isOn) } else { nil }
    }
  }

  private func word<Word: RawRepresentable<String>>(_ value: CodeExpression, _ prefix: String) -> Word? {
    guard var name = value.lastName else { return nil }
    if name.hasPrefix(prefix) { name = String(name.dropFirst(prefix.count)) }
    return Word(rawValue: name.prefix(1).lowercased() + name.dropFirst())
  }
}
