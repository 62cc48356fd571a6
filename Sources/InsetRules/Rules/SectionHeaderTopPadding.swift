internal import InsetLayout
internal import InsetModel
internal import InsetText

/// Space above the section headers of a plain table that no inset makes.
package enum SectionHeaderTopPadding: Rule {
  package static let card = RuleCard(
    id: "section-header-top-padding", title: "Space above section headers that is no inset", severity: .info,
    systems: OSRange(OSVersion(15)),
    why:
      "Built with the iOS 15 SDK, a plain table keeps space above its section headers: sectionHeaderTopPadding. Below a table header view it is a blank strip, and it is easily taken for an inset that somebody counts twice.",
    examples: SectionHeaderTopPaddingExamples.all)

  private static let name = "sectionHeaderTopPadding"

  package static func check(_ check: RuleCheck) -> [Finding] {
    check.findings(of: check.scrollViews.filter { $0.kind == .table }) { layout, _ in
      layout.environment.os.major >= 15
    } reporting: { scrollView in
      guard check.isBuilt(scrollView.placed.placement, withSDK: 15), !isSet(scrollView, check),
        let space = scrollView.tableSpace(check.analysis), space.style == .plain, space.hasSectionHeaders,
        space.hasTableHeader, space.hasHeadersEverywhere,
        check.app.isCodeReadable(scrollView.owner)
      else { return nil }
      return finding(scrollView, space, check)
    }
  }

  /// Whether somebody sets the padding of this table, or may.
  private static func isSet(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Bool {
    if !check.analysis.propertyWrites([name], inClassOf: scrollView.owner).isEmpty { return true }
    return check.propertyWrites([name]).contains { write in
      guard let owner = write.passage.owner else { return true }
      // In a subclass or an extension of tables, in a helper.
      return write.path == nil || check.app.controllers(ofClassIndex: owner).isEmpty
    }
  }

  private static func finding(_ scrollView: ScrollViewSighting, _ space: TableSpace, _ check: RuleCheck) -> Finding? {
    guard let (layout, _) = scrollView.layouts.first, let breakdown = scrollView.breakdown(.top, in: 0) else {
      return nil
    }
    let inset = breakdown.inForce > 0.5 ? breakdown.text(check.placeText) : "0"
    let message =
      "The space between the table header and the section headers of \(scrollView.label) is iOS 15's sectionHeaderTopPadding and not an inset: its top inset is \(inset) (\(layout.environment.shortForm))."
    return Finding(
      rule: card.id, severity: card.severity, location: scrollView.location, message: message,
      environments: scrollView.environments, fixes: [fix(scrollView, check)].compactMap { $0 })
  }

  private static func fix(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Fix? {
    guard let property = scrollView.property(in: check.app),
      let fixes = ClassFixes(ofController: scrollView.owner, check),
      let edit = fixes.atEndOfViewDidLoad(
        FixWriter.guarded(
          SuggestedCode(swift: "\(property).\(name) = 0", objectiveC: "self.\(property).\(name) = 0;"),
          from: OSVersion(15), lowest: check.lowestSystem(of: check.app.nameLocation(of: scrollView.owner).path)))
    else { return nil }
    return Fix("Set sectionHeaderTopPadding of \(scrollView.label) to 0", isPreferred: true, [edit])
  }
}
