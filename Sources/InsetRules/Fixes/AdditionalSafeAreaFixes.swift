internal import InsetModel
internal import InsetSyntax
internal import InsetText

/// The cures of `additionalSafeAreaInsets`: without what is inherited, and on the tabs' controllers.
enum AdditionalSafeAreaFixes {
  private static let name = "additionalSafeAreaInsets"

  /// Takes the inherited insets out of the value.
  static func withoutInherited(
    _ reads: [InsetRead], _ assignment: InsetAssignment, _ passage: CodePassage, _ check: RuleCheck
  ) -> Fix? {
    guard let writer = FixWriter(passage.path, check) else { return nil }
    let title = "Leave the inherited safe area out"
    if reads.count == 1, reads[0].expression == assignment.value.uncast {
      guard let edit = writer.removingStatement(passage.effect.range, setting: name) else { return nil }
      return Fix(title + " (remove the statement)", isPreferred: true, [edit])
    }
    var edits: [Fix.Edit] = []
    for read in reads {
      guard read.edge != nil, passage.effect.range.contains(read.expression.range.lowerBound) else { return nil }
      edits.append(edit(read.expression, in: assignment.value, writer))
    }
    return Fix(title, isPreferred: true, edits)
  }

  /// The other term of a sum, or zero.
  private static func edit(_ read: CodeExpression, in value: CodeExpression, _ writer: FixWriter) -> Fix.Edit {
    var found: Fix.Edit?
    value.visit { part in
      guard case .binary(let left, "+", let right) = part.kind, found == nil, part.range.contains(left.range.lowerBound)
      else { return }
      if left.uncast == read { found = writer.edit(left.range.lowerBound..<right.range.lowerBound, "") }
      if right.uncast == read { found = writer.edit(left.range.upperBound..<right.range.upperBound, "") }
    }
    return found ?? writer.edit(read.range, "0")
  }

  /// Sets it on each of the tabs' controllers.
  static func onTabs(_ assignment: InsetAssignment, _ passage: CodePassage, _ check: RuleCheck) -> Fix? {
    guard let writer = FixWriter(passage.path, check), passage.effect.range.contains(assignment.value.range.lowerBound)
    else { return nil }
    let receiver = assignment.object.map { writer.text.string(in: $0.range) } ?? ""
    let value = writer.text.string(in: assignment.value.range)
    guard !receiver.contains("\n"), !value.contains("\n") else { return nil }
    let edge = assignment.edge.map { "." + $0.name } ?? ""
    let isOptional = receiver == "tabBarController" || receiver.hasSuffix(".tabBarController")
    let owner = receiver.isEmpty ? "" : receiver + (isOptional ? "?." : ".")
    let code = SuggestedCode(
      swift: "\(owner)viewControllers?.forEach { $0.\(name)\(edge) \(assignment.operator) \(value) }",
      objectiveC: """
        for (UIViewController *tab in \(receiver.isEmpty ? "self" : receiver).viewControllers) {
            tab.\(name) = \(value);
        }
        """)
    guard writer.language != .objectiveC || assignment.edge == nil,
      let edit = writer.replacingStatement(passage.effect.range, setting: name, with: code)
    else { return nil }
    return Fix("Set it on the tabs' controllers", isPreferred: true, [edit])
  }
}
