internal import InsetLayout
internal import InsetModel
internal import InsetSyntax
internal import InsetText

/// `additionalSafeAreaInsets` with what is there already, or where it does harm.
package enum AdditionalSafeAreaMisuse: Rule {
  package static let card = RuleCard(
    id: "additional-safe-area-misuse", title: "additionalSafeAreaInsets counts twice, or moves a tab bar",
    severity: .warning, systems: OSRange(OSVersion(11)),
    why:
      "UIKit adds additionalSafeAreaInsets to the safe area that a controller inherits: it holds only what the app's own bars cover. The safe area itself in it is counted twice, and grows each time the safe area changes. On a tab bar controller it was reported to move the buttons of the tab bar.",
    examples: AdditionalSafeAreaMisuseExamples.all)

  private static let name = "additionalSafeAreaInsets"

  package static func check(_ check: RuleCheck) -> [Finding] {
    var told: Set<Location> = []
    let passages = check.app.passages(mentioning: [name, "setAdditionalSafeAreaInsets"])
    return passages.compactMap { passage -> Finding? in
      guard let assignment = InsetAssignment(name, in: passage), ["=", "+="].contains(assignment.operator) else {
        return nil
      }
      return doubled(assignment, passage, check) ?? onTabBarController(assignment, passage, check)
    }.filter { told.insert($0.location).inserted }
      + FixedNavigationBars.findings(card, isCompensated: !passages.isEmpty, check)
  }

  // MARK: Counted twice

  private static func doubled(_ assignment: InsetAssignment, _ passage: CodePassage, _ check: RuleCheck) -> Finding? {
    // Who takes the additional ones away again knows what is inherited.
    guard !assignment.value.mentions([name]) else { return nil }
    let reads = assignment.parts.flatMap { part in
      part.value.terms.filter(\.isAdded).compactMap { term in
        InsetRead(term.term.uncast).flatMap { inherited($0, by: assignment) ? (part.edge ?? $0.edge, $0) : nil }
      }
    }
    guard let (edge, _) = reads.first else { return nil }
    let name = passage.owner.map { check.app.program.classes[$0].name } ?? "the controller"
    let seen = passage.owner.map { check.sightings(ofClass: $0, on: passage.systems) } ?? []
    let covered = seen.compactMap { sighting -> (Double, Environment)? in
      let edges = edge.map { [$0] } ?? [.top, .bottom]
      guard let points = edges.compactMap({ sighting.covered($0, besides: ["additionalSafeAreaInsets"]) }).max(),
        points > 0.5
      else { return nil }
      return (points, sighting.layout.environment)
    }
    // A screen that inherits nothing at the edge has nothing twice.
    if !seen.isEmpty, covered.isEmpty { return nil }
    let points =
      covered.first.map { "inherited \(pointText($0.0)) points (\($0.1.shortForm))" } ?? "inherited safe area"
    let message =
      "additionalSafeAreaInsets is added to what \(name) inherits, and this value already contains the \(points): they are counted twice."
    return Finding(
      rule: card.id, severity: card.severity, location: passage.location, message: message,
      environments: covered.map(\.1).shortForms,
      fixes: [AdditionalSafeAreaFixes.withoutInherited(reads.map(\.1), assignment, passage, check)].compactMap { $0 })
  }

  /// Whether a read gives what the receiver of the insets inherits: the safe area of its own view, or the window's.
  private static func inherited(_ read: InsetRead, by assignment: InsetAssignment) -> Bool {
    guard read.source == .safeAreaInsets, let base = read.base else { return false }
    if assignment.isOfSelf { return base.isOwnView || ["window", "keyWindow"].contains(base.read?.name) }
    guard let view = base.read, view.name == "view", let receiver = view.base?.lastName else { return false }
    return receiver == assignment.object?.lastName
  }

  // MARK: Tab bar controllers

  private static func onTabBarController(
    _ assignment: InsetAssignment, _ passage: CodePassage, _ check: RuleCheck
  ) -> Finding? {
    guard isTabBarController(assignment.object, passage, check) else { return nil }
    // Taking it back is no harm, nor is a value that fades a bar out.
    let values = assignment.parts.map(\.value)
    let isNothing = values.allSatisfy { value in
      let numbers = check.app.numbers(value, in: passage)
      return ["zero", "UIEdgeInsetsZero"].contains(value.lastName) || numbers.allSatisfy { $0.map { $0 <= 0 } ?? false }
    }
    guard !isNothing, !values.contains(where: { $0.terms.contains { !$0.isAdded } }) else { return nil }
    let message =
      "additionalSafeAreaInsets of a tab bar controller reaches its tab bar too, whose buttons were reported misplaced and dead (iOS 12.1); set it on the tabs' controllers."
    return Finding(
      rule: card.id, severity: card.severity, location: passage.location, message: message,
      fixes: [AdditionalSafeAreaFixes.onTabs(assignment, passage, check)].compactMap { $0 })
  }

  private static func isTabBarController(_ object: CodeExpression?, _ passage: CodePassage, _ check: RuleCheck) -> Bool
  {
    guard let object, !object.isSelf else {
      return passage.owner.map { check.app.program.controllerKind(of: $0) == .tab } ?? false
    }
    if object.read?.name == "tabBarController" { return true }
    return check.app.classNames(of: object, in: passage).contains("UITabBarController")
  }
}
