internal import InsetFacts
internal import InsetLayout
internal import InsetModel
internal import InsetText

/// A scroll view of the app in one known placement, with the layouts in which its first points lie hidden.
struct HiddenScrollView: Sendable {
  let placed: PlacedScene
  /// The owner in the model.
  let owner: Int
  let facts: ViewFacts
  /// The layouts in which content is hidden at the top, with the view's index.
  private(set) var layouts: [(layout: Layout, view: Int)]

  /// The same scroll view with the layouts for which `isWanted` holds; nil when there is none.
  func keeping(_ isWanted: (Layout, Int) -> Bool) -> HiddenScrollView? {
    var kept = self
    kept.layouts.removeAll { !isWanted($0.layout, $0.view) }
    return kept.layouts.isEmpty ? nil : kept
  }

  /// The largest number of points hidden at the top.
  var hidden: Double {
    layouts.map { $0.layout.trace.points(.view($0.view), Quantity(.hiddenUnderBars, .top)) ?? 0 }.max() ?? 0
  }

  var environments: [String] { layouts.map { $0.layout.environment.shortForm } }

  /// `iOS 7–10`, or the systems looked at.
  var systemsText: String {
    let majors = layouts.map { $0.layout.environment.os.major }
    guard let low = majors.min(), let high = majors.max() else { return "iOS" }
    if high < 11 { return "iOS 7–10" }
    if low >= 11 { return "iOS 11 and later" }
    return "every iOS"
  }
}

extension RuleCheck {
  /// At most one finding a place: what `report` says of each hidden scroll view in those of its layouts for which
  /// `isWanted` holds.
  func findings(
    where isWanted: (Layout, Int) -> Bool, reporting report: (HiddenScrollView) -> Finding?
  ) -> [Finding] {
    var told: Set<Location> = []
    return hiddenScrollViews.compactMap { scrollView in
      guard let seen = scrollView.keeping(isWanted), let finding = report(seen),
        told.insert(finding.location).inserted
      else { return nil }
      return finding
    }
  }
}

extension Analysis {
  /// Scroll views that content is hidden in, where the sources say how the controller is shown.
  func hiddenScrollViews() -> [HiddenScrollView] {
    // An opaque bar hides nothing, and whether code makes the app's bars opaque isn't read.
    guard app.barProxies["UINavigationBar"] == nil else { return [] }
    var found: [HiddenScrollView] = []
    for controller in app.controllers.indices {
      for placedLayouts in layouts(of: controller) where placedLayouts.placed.placement.isKnown {
        let placed = placedLayouts.placed
        if placed.placement.steps.contains(where: { app.hasUnknownTranslucency($0.controller) }) { continue }
        for (id, source) in placed.sources.sorted(by: { $0.key < $1.key }) {
          guard case .view(let owner, let facts) = source, owner == controller, facts.kind != .view,
            isWorthReporting(facts)
          else { continue }
          var layouts: [(Layout, Int)] = []
          for layout in placedLayouts.layouts {
            guard case .view(let view)? = layout.tree.subject(named: id),
              layout.trace.points(.view(view), Quantity(.hiddenUnderBars, .top)) ?? 0 > 0.5,
              layout.certainty(.view(view), [Quantity(.hiddenUnderBars, .top)]) > .assumed
            else { continue }
            layouts.append((layout, view))
          }
          if !layouts.isEmpty {
            found.append(HiddenScrollView(placed: placed, owner: owner, facts: facts, layouts: layouts))
          }
        }
      }
    }
    return found
  }

  /// Pagers, photos and maps are made to lie under bars; an inset of the app's own says that somebody thought of it.
  private func isWorthReporting(_ facts: ViewFacts) -> Bool {
    let isFullBleed =
      facts.kind == .scroll && facts.subviews.first.map { ["imageView", "mapView"].contains($0.element) } ?? false
    return !isFullBleed && facts.settings.effective("isPagingEnabled")?.value != true
      && facts.settings.effective("contentInset") == nil
  }
}

extension Layout {
  /// The law that decided what UIKit adds to a scroll view at the top.
  func decidingLaw(ofScrollView view: Int) -> String? {
    let quantity = screen.usesLegacyInsets ? Quantity(.systemInset, .top) : Quantity(.adjusts, .top)
    return trace.step(.view(view), quantity)?.law.id
  }

  /// Whether a navigation bar shows above a scroll view.
  func isUnderNavigationBar(_ view: Int) -> Bool {
    tree.ancestry(of: tree.views[view].owner).contains { shows(Quantity(.navigationBarFrame), of: $0) }
  }

  /// The bar that hides the top of a scroll view, in words.
  func barAbove(_ view: Int) -> String {
    isUnderNavigationBar(view) ? "the navigation bar" : "the status bar"
  }
}
