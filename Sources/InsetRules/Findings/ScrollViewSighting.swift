internal import InsetFacts
internal import InsetLayout
internal import InsetModel

/// A scroll view of the app in one known placement, with the layouts in which its first points lie hidden.
struct HiddenScrollView {
  let placed: PlacedScene
  /// The owner in the model.
  let owner: Int
  let facts: ViewFacts
  /// The scene's id.
  let id: String
  /// The layouts in which content is hidden at the top, with the view's index.
  let layouts: [(layout: Layout, view: Int)]

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
  /// Scroll views that content is hidden in, where the sources say how the controller is shown. Layouts are those for which `isWanted` holds.
  func hiddenScrollViews(where isWanted: (Layout, Int) -> Bool) -> [HiddenScrollView] {
    // An opaque bar hides nothing, and whether code makes the app's bars opaque isn't read.
    guard app.barProxies["UINavigationBar"] == nil else { return [] }
    var found: [HiddenScrollView] = []
    for controller in app.controllers.indices {
      for placedLayouts in analysis.layouts(of: controller) where placedLayouts.placed.placement.isKnown {
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
              layout.certainty(.view(view), [Quantity(.hiddenUnderBars, .top)]) > .assumed, isWanted(layout, view)
            else { continue }
            layouts.append((layout, view))
          }
          if !layouts.isEmpty {
            found.append(HiddenScrollView(placed: placed, owner: owner, facts: facts, id: id, layouts: layouts))
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
