internal import InsetLayout
internal import InsetModel
internal import InsetText

/// A pager or a zoomed picture that UIKit insets for a bar, so that it no longer fits.
package enum PagerOrZoomScrollViewAdjusted: Rule {
  package static let card = RuleCard(
    id: "pager-or-zoom-scroll-view-adjusted", title: "A pager or a zoomed picture is inset for a bar",
    severity: .warning,
    systems: OSRange(OSVersion(7)),
    why:
      "UIKit makes room for bars in the scroll view that it finds first, whatever it is for. The pages of a pager are as high as the pager: with an inset at the top they no longer fit, start too low, and the pager can be dragged up and down as well. A picture that code centres in a zooming scroll view rests too low for the same reason.",
    examples: PagerOrZoomScrollViewAdjustedExamples.all)

  package static func check(_ check: RuleCheck) -> [Finding] {
    let doubts = EdgeDoubts(check.app)
    let own = check.findings(of: check.scrollViews) { layout, view in
      [.scroll, .collection].contains(layout.tree.views[view].kind) && !layout.tree.views[view].isImplicit
        && (!layout.screen.usesLegacyInsets || check.reachesLegacySystems) && isInset(layout, view)
    } reporting: { scrollView in
      guard scrollView.view?.isPagingEnabled == true else {
        return ZoomedPicture.isCentered(in: scrollView, check) && !doubts.exist(about: scrollView, at: .top)
          ? zoomFinding(scrollView, check) : nil
      }
      guard !doubts.exist(about: scrollView, at: .top), !isSizedForIt(scrollView, check) else { return nil }
      let direction = ScrollDirection(scrollView, check)
      if direction == .vertical || scrollView.kind == .collection && !PagingCells.fill(scrollView, check) { return nil }
      return finding(scrollView, direction, check)
    }
    guard check.reachesLegacySystems else { return own }
    // Where a page has a scroll view under the bar, that one is what matters.
    let pages = check.pageScrollViews.filter { scrollView in
      !check.hiddenScrollViews.contains { $0.placed.placement.contains(scrollView.owner) }
    }
    return own
      + check.findings(of: pages) { layout, view in
        layout.screen.usesLegacyInsets && layout.trace.step(.view(view), Quantity(.adjusts))?.law.id == "R7-PAGE"
          && isInset(layout, view)
      } reporting: { scrollView in
        doubts.exist(about: scrollView, at: .top) ? nil : pageFinding(scrollView, check)
      }
  }

  // MARK: The layout

  private static func isInset(_ layout: Layout, _ view: Int) -> Bool {
    let top = Quantity(.systemInset, .top)
    return layout.trace.points(.view(view), top) ?? 0 > 0.5 && layout.certainty(.view(view), [top]) > .assumed
  }

  /// Whether the pages are made lower than the pager, or it doesn't scroll at all.
  private static func isSizedForIt(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Bool {
    let fits = scrollView.layouts.contains { layout, view in
      guard let height = layout.tree.views[view].view.contentSize?.height,
        let frame = layout.trace.rect(.view(view), Quantity(.frame))
      else { return false }
      return height < frame.height - 0.5
    }
    if fits || scrollView.facts?.settings.contains(where: { $0.name == "isScrollEnabled" && $0.value == false }) == true
    {
      return true
    }
    return check.app.codeWrites(of: scrollView.owner).contains { write in
      guard scrollView.isWritten(by: write) else { return false }
      if write.name == "isScrollEnabled" { return write.value != true }
      guard write.name == "contentSize", write.value == nil,
        let text = check.text(write.location.path)?.string(in: write.valueRange), let comma = text.lastIndex(of: ",")
      else { return false }
      // `height: view.bounds.height - 64`
      return text[comma...].contains("-")
    }
  }

  // MARK: Findings

  private static func finding(_ scrollView: ScrollViewSighting, _ direction: ScrollDirection, _ check: RuleCheck)
    -> Finding?
  {
    guard let inset = inset(of: scrollView) else { return nil }
    let pages = direction == .horizontal ? "pages horizontally" : "shows pages"
    let outcome =
      scrollView.kind == .collection
      ? "so cells as high as it no longer fit" : "so its pages start too low and can be dragged up and down"
    let message =
      "\(capitalized(scrollView.label)) \(pages), but on \(scrollView.systemsText) UIKit insets it by \(inset), \(outcome)."
    var related: [Finding.Related] = []
    if let place = scrollView.place(of: "isPagingEnabled"), place != scrollView.location {
      related.append(.init(place, "paging is switched on here"))
    }
    return Finding(
      rule: card.id, severity: card.severity, location: scrollView.location, message: message,
      environments: scrollView.environments, related: related,
      fixes: [AdjustmentOff.fix(scrollView, check)].compactMap { $0 })
  }

  private static func zoomFinding(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Finding? {
    inset(of: scrollView).map { inset in
      Finding(
        rule: card.id, severity: card.severity, location: scrollView.location,
        message:
          "\(capitalized(scrollView.label)) zooms a picture that code centres in it, but on \(scrollView.systemsText) UIKit insets it by \(inset), so the picture rests too low and can be dragged up and down.",
        environments: scrollView.environments, fixes: [AdjustmentOff.fix(scrollView, check)].compactMap { $0 })
    }
  }

  private static func pageFinding(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Finding? {
    inset(of: scrollView).map { inset in
      Finding(
        rule: card.id, severity: card.severity, location: scrollView.location,
        message:
          "On \(scrollView.systemsText) the scroll view that \(check.app.controllers[scrollView.owner].className) has of its own takes \(inset), so its pages start too low and can be dragged up and down.",
        environments: scrollView.environments, fixes: [AdjustmentOff.fix(scrollView, check)].compactMap { $0 })
    }
  }

  /// `88 points for the status and navigation bars (iPhone X@12.4)`
  private static func inset(of scrollView: ScrollViewSighting) -> String? {
    guard let (layout, view) = scrollView.layouts.first, let breakdown = scrollView.breakdown(.top, in: 0),
      let points = layout.trace.points(.view(view), Quantity(.systemInset, .top))
    else { return nil }
    return "\(pointText(points)) points for \(breakdown.barsText) (\(layout.environment.shortForm))"
  }
}
