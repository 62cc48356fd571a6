internal import InsetDocuments
internal import InsetLayout
internal import InsetModel
internal import InsetText

/// A negative inset that hides space which no inset makes.
package enum GapNotFromInset: Rule {
  package static let card = RuleCard(
    id: "gap-not-from-inset", title: "A negative inset hides a gap that is no inset", severity: .info,
    systems: OSRange(OSVersion(7)),
    why:
      "A grouped table leaves room above its first section, as part of its content. A negative contentInset.top only pulls the content up by a number that fits one style, device and system; what leaves the room stays. A table header view without height takes it away.",
    examples: GapNotFromInsetExamples.all)

  package static func check(_ check: RuleCheck) -> [Finding] {
    check.findings(of: check.scrollViews.filter { $0.kind == .table }) { _, _ in
      true
    } reporting: { scrollView in
      guard let write = write(scrollView, check), let space = scrollView.tableSpace(check.analysis),
        space.style == .grouped, !space.hasTableHeader
      else { return nil }
      return finding(scrollView, write, check)
    }
  }

  /// The write that takes a few points off the top of a table, if no other one decides.
  private static func write(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> CodeWrite? {
    let writes = check.app.codeWrites(of: scrollView.owner).filter { write in
      write.name == "contentInset" && write.edges.contains(.top) && scrollView.isWritten(by: write)
    }
    guard writes.count == 1, let write = writes.first, !write.isConditional, let points = write.points(.top),
      points < -0.5, points > -60
    else { return nil }
    // What a property does when it is set runs before the view is on screen, too.
    if case .view(let name?) = write.subject, let function = write.function, function != name { return nil }
    return write
  }

  private static func finding(_ scrollView: ScrollViewSighting, _ write: CodeWrite, _ check: RuleCheck) -> Finding? {
    guard let (layout, view) = scrollView.layouts.last, let points = write.points(.top),
      let system = layout.trace.points(.view(view), Quantity(.systemInset, .top))
    else { return nil }
    let bars = system > 0.5 ? "UIKit adds \(pointText(system)), for the bars alone" : "UIKit adds nothing at the top"
    let message =
      "The gap above the first section of \(scrollView.label) is not an inset but room of the grouped style: \(bars) (\(layout.environment.shortForm)), and this line pulls the content up by \(pointText(-points)) points to hide it."
    return Finding(
      rule: card.id, severity: card.severity, location: write.location, message: message,
      environments: scrollView.environments, related: [.init(scrollView.location, "the table")],
      fixes: [fix(scrollView, write, check)].compactMap { $0 })
  }

  private static func fix(_ scrollView: ScrollViewSighting, _ write: CodeWrite, _ check: RuleCheck) -> Fix? {
    guard let writer = FixWriter(write.location.path, check), let node = scrollView.node,
      Edge.allCases.allSatisfy({ $0 == .top || !write.edges.contains(EdgeSet($0)) || write.points($0) == 0 })
    else { return nil }
    let words = writer.text.string(in: write.location.range)
    guard let end = words.firstRange(of: ".contentInset") else { return nil }
    let table = words[..<end.lowerBound]
    guard !table.contains("\n"), !table.contains("[") else { return nil }
    let edit = writer.replacingStatement(
      write.location.range, setting: "contentInset",
      with: SuggestedCode(
        swift:
          "\(table).tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: CGFloat.leastNonzeroMagnitude))",
        objectiveC:
          "\(table).tableHeaderView = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 0, CGFLOAT_MIN)];"))
    var insets = node.view.contentInset ?? .zero
    insets.top = 0
    let effect = scrollView.effect(
      of: [SettingChange(node, .contentInset(insets))], check.app, promising: [Quantity(.contentInset, .top)])
    return edit.map {
      Fix(
        "Take the room away with a table header view of no height, and leave the insets alone", isPreferred: true,
        [$0], promises: write.function == nil ? effect.promises : [])
    }
  }
}
