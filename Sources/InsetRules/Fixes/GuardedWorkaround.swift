internal import InsetModel
internal import InsetText

/// A statement that runs only where UIKit gives no room: where there is no safe area, nothing is adjusted. The layout has
/// a safe area, and can't tell what would be seen without the statement.
enum GuardedWorkaround {
  private static let words = [
    "safeAreaInsets", "adjustedContentInset", "topLayoutGuide", "bottomLayoutGuide", "== .zero", "EdgeInsetsZero",
  ]

  /// The finding without fixes that delete such a statement.
  static func screened(_ finding: Finding, _ check: RuleCheck) -> Finding {
    guard finding.fixes.contains(where: { deletes($0, check) }) else { return finding }
    var finding = finding
    finding.fixes.removeAll { deletes($0, check) }
    return finding
  }

  private static func deletes(_ fix: Fix, _ check: RuleCheck) -> Bool {
    fix.edits.contains { edit in
      guard edit.edit.newText.allSatisfy(\.isWhitespace), let text = check.text(edit.path),
        let file = check.app.program.files[edit.path]
      else { return false }
      return file.allEffects.contains { effect in
        edit.edit.range.lowerBound <= effect.range.lowerBound && effect.range.upperBound <= edit.edit.range.upperBound
          && effect.circumstances.conditions.contains { condition in
            guard condition.lowerBound >= 0, condition.upperBound <= text.bytes.count else { return false }
            let asked = text.string(in: condition)
            return words.contains { asked.contains($0) }
          }
      }
    }
  }
}
