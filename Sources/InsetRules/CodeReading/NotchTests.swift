internal import InsetLayout
internal import InsetModel
internal import InsetSyntax
internal import InsetText

/// Questions whether the window's top inset is more than zero, which since iOS 12 is so on phones without a notch too.
enum NotchTests {
  static func findings(_ card: RuleCard, _ check: RuleCheck) -> [Finding] {
    check.app.passages(mentioning: ["safeAreaInsets"]).flatMap { passage -> [Finding] in
      var found: [Finding] = []
      for value in passage.effect.expressions {
        value.visit { part in
          guard let read = asked(part, passage, check) else { return }
          let location = passage.location(of: read.expression)
          guard location.range.count > 0, !found.contains(where: { $0.location == location }) else { return }
          found.append(finding(read, location, card, check))
        }
      }
      return found
    }
  }

  /// The window's inset that a comparison with zero asks about.
  private static func asked(_ expression: CodeExpression, _ passage: CodePassage, _ check: RuleCheck) -> InsetRead? {
    guard passage.systems.obsoleted.map({ $0 > OSVersion(12) }) ?? true,
      case .binary(let left, let sign, let right) = expression.kind, [">", "!=", "==", "<="].contains(sign)
    else { return nil }
    let value = defaulted(left)
    guard let read = InsetRead(value), read.source == .safeAreaInsets, read.edge == .top, let base = read.base,
      isWindow(base, passage, check), !check.app.numbers(right, in: passage).contains(where: { $0 != 0 })
    else { return nil }
    return read
  }

  private static func defaulted(_ expression: CodeExpression) -> CodeExpression {
    if case .binary(let value, "??", let other) = expression.uncast.kind, other.kind == .number(0) { return value }
    return expression
  }

  private static func isWindow(_ base: CodeExpression, _ passage: CodePassage, _ check: RuleCheck) -> Bool {
    if let name = base.read?.name, ["window", "keyWindow"].contains(name) { return true }
    return check.app.classNames(of: base, in: passage).contains("UIWindow")
  }

  private static func finding(
    _ read: InsetRead, _ location: Location, _ card: RuleCard, _ check: RuleCheck
  ) -> Finding {
    let words = check.codeText(location.path, location.range)
    let message =
      "\(words) counts the status bar from iOS 12 on, on devices without a notch too, so this doesn't tell which device it is; ask for the bottom, which is 0 there."
    return Finding(
      rule: card.id, severity: card.severity, location: location, message: message,
      fixes: [fix(words, location, check)].compactMap { $0 })
  }

  private static func fix(_ words: String, _ location: Location, _ check: RuleCheck) -> Fix? {
    guard words.hasSuffix(".top"), let writer = FixWriter(location.path, check) else { return nil }
    let end = location.range.upperBound
    return Fix(
      "Ask for safeAreaInsets.bottom", isPreferred: true, [writer.edit((end - 3)..<end, "bottom")])
  }
}
