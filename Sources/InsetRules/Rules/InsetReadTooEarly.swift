internal import InsetLayout
internal import InsetModel
internal import InsetSyntax
internal import InsetText

/// Insets that code reads before they are there.
package enum InsetReadTooEarly: Rule {
  package static let card = RuleCard(
    id: "inset-read-too-early", title: "Insets are read before the first layout", severity: .warning,
    systems: OSRange(OSVersion(7)),
    why:
      "The safe area and the lengths of layout guides are zero until a view is in a window and laid out. What viewDidLoad or an initialiser makes of them stays as if there were no bars. They are right in viewDidLayoutSubviews and viewSafeAreaInsetsDidChange, which come again when the bars change.",
    examples: InsetReadTooEarlyExamples.all)

  package static func check(_ check: RuleCheck) -> [Finding] {
    let search = EarlyReads(check)
    var told: Set<Location> = []
    return search.classes.flatMap { index in
      search.reads(inClass: index).compactMap { finding($0, index, check) }
    }.filter { told.insert($0.location).inserted } + NotchTests.findings(card, check)
  }

  private static func finding(_ early: EarlyReads.Read, _ index: Int, _ check: RuleCheck) -> Finding? {
    let passage = early.passage
    let words = check.codeText(passage.path, early.expression.range)
    guard !words.isEmpty else { return nil }
    let isController = check.app.program.controllerKind(of: index) != nil
    var later = ""
    var environments: [String] = []
    if isController {
      let seen = check.sightings(ofClass: index, on: passage.systems).compactMap { sighting in
        early.points(in: sighting).map { (sighting: sighting, points: $0) }
      }.filter { $0.points > 0.5 }
      guard let first = seen.first else { return nil }
      later = " (later \(pointText(first.points)), \(first.sighting.layout.environment.shortForm))"
      environments = seen.map(\.sighting.layout.environment).shortForms
    }
    let method =
      passage.name == passage.entry ? passage.entry : "\(passage.name), which \(passage.entry) calls"
    let isFirstTime = passage.phase == .viewWillAppear ? " the first time" : ""
    let cure = isController ? "viewDidLayoutSubviews" : "layoutSubviews"
    let message =
      "\(words) is read in \(method), before the first layout, where it is still 0\(isFirstTime)\(later); read it in \(cure)."
    return Finding(
      rule: card.id, severity: card.severity, location: passage.location(of: early.expression), message: message,
      environments: environments, fixes: [fix(early, index, check)].compactMap { $0 })
  }

  /// Moves the statement to where the value is there: an assignment that may be made again and again, and that needs
  /// nothing which only the method has.
  private static func fix(_ early: EarlyReads.Read, _ index: Int, _ check: RuleCheck) -> Fix? {
    let passage = early.passage
    guard passage.name == passage.entry, let controller = check.app.controllers(ofClassIndex: index).first,
      case .assignment(let target, "=", _) = passage.effect.kind, let name = target.lastName,
      let object = target.base, !object.isSelf, passage.isClosed,
      let writer = FixWriter(passage.path, check), let fixes = ClassFixes(ofController: controller, check),
      passage.owner == check.app.controllers[controller].classIndex,
      let removal = writer.removingStatement(passage.effect.range, setting: name)
    else { return nil }
    let words = writer.text.string(in: passage.effect.range)
    let statement = words.hasSuffix(";") ? String(words.dropLast()) : words
    guard !statement.contains("\n"), passage.systems == .all || isAlwaysOn(passage, check) else { return nil }
    let code = SuggestedCode(swift: statement, objectiveC: statement + ";")
    guard
      let addition = fixes.atEnd(
        of: "viewDidLayoutSubviews", code,
        declaration: SuggestedCode(
          swift: "override func viewDidLayoutSubviews()", objectiveC: "- (void)viewDidLayoutSubviews"),
        begins: SuggestedCode(swift: "super.viewDidLayoutSubviews()", objectiveC: "[super viewDidLayoutSubviews];"))
    else { return nil }
    return Fix("Move the statement to viewDidLayoutSubviews", isPreferred: true, [removal, addition])
  }

  private static func isAlwaysOn(_ passage: CodePassage, _ check: RuleCheck) -> Bool {
    guard passage.systems.obsoleted == nil, let introduced = passage.systems.introduced,
      let lowest = check.lowestSystem(of: passage.path)
    else { return false }
    return lowest >= introduced
  }
}

extension CodePassage {
  /// Whether the statement says all of itself: no local variable or parameter stands in it.
  fileprivate var isClosed: Bool {
    let parameters = Set(function?.parameters.map(\.name) ?? [])
    return effect.expressions.allSatisfy { expression in
      var isClosed = true
      expression.visit { part in
        if !effect.range.contains(part.range.lowerBound) { isClosed = false }
        if case .name(let name) = part.kind, parameters.contains(name) { isClosed = false }
      }
      return isClosed
    }
  }
}
