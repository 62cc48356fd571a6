internal import InsetLayout
internal import InsetModel
internal import InsetText

/// How the app colours a bar that shows over a scroll view, and what it leaves out.
struct BarLook {
  enum Bar: String, CaseIterable {
    case navigationBar, tabBar

    var noun: String { self == .navigationBar ? "navigation bar" : "tab bar" }
    var className: String { self == .navigationBar ? "UINavigationBar" : "UITabBar" }
    var edge: InsetLayout.Edge { self == .navigationBar ? .top : .bottom }
    fileprivate var frame: Quantity { Quantity(self == .navigationBar ? .navigationBarFrame : .tabBarFrame) }
    fileprivate var container: String { self == .navigationBar ? "navigationController" : "tabBarController" }
  }

  /// What is wanted of a bar and what isn't.
  enum Gap {
    /// `standardAppearance` alone.
    case noScrollEdge(Location)
    /// `scrollEdgeAppearance` alone.
    case noStandard(Location)
    /// `barTintColor` alone.
    case tintAlone(Location)

    var location: Location {
      switch self {
      case .noScrollEdge(let place), .noStandard(let place), .tintAlone(let place): place
      }
    }
  }

  let bar: Bar
  let gap: Gap
  let container: Tree.ControllerNode

  /// Nil where the bar doesn't show, has all it needs, or may get it from code that isn't followed.
  init?(_ bar: Bar, over scrollView: ScrollViewSighting, _ check: RuleCheck) {
    guard let (layout, view) = scrollView.layouts.first,
      let index = layout.tree.ancestry(of: layout.tree.views[view].owner).first(where: {
        layout.shows(bar.frame, of: $0)
      })
    else { return nil }
    let node = layout.tree.controllers[index]
    let look = bar == .navigationBar ? node.controller.navigationBar : node.controller.tabBar
    let placed = scrollView.placed
    func place(_ name: String) -> Location? {
      placed.settings[PlacedScene.SettingKey(object: node.id, name: "\(bar.rawValue).\(name)")]
    }
    let doubts = placed.uncertain.filter { $0.object == node.id }.map(\.name)
    let deciding = ["standardAppearance", "scrollEdgeAppearance", "backgroundImage", "prefersLargeTitles"]
    // A large title is clear at the edge from iOS 13 on, and meant so.
    guard look?.prefersLargeTitles != true, look?.backgroundImage == nil, place("backgroundImage") == nil,
      !doubts.contains(where: { name in deciding.contains { name == "\(bar.rawValue).\($0)" } })
    else { return nil }
    let gap: Gap
    switch (place("standardAppearance"), place("scrollEdgeAppearance")) {
    case (let standard?, nil): gap = .noScrollEdge(standard)
    case (nil, let edge?) where place("barTintColor") == nil: gap = .noStandard(edge)
    case (nil, nil):
      guard let tint = place("barTintColor"), look?.hasBarTintColor == true else { return nil }
      gap = .tintAlone(tint)
    default: return nil
    }
    let value = place("standardAppearance") == nil ? look?.scrollEdgeAppearance : look?.standardAppearance
    guard BarLook.isVisible(gap, value, check),
      !BarLook.isStyledElsewhere(bar, gap, scrollView, node, check)
    else { return nil }
    self.bar = bar
    self.gap = gap
    container = node
  }

  // MARK: What it looks like

  /// Whether what is set draws a background: fonts alone stay at the edge, too.
  private static func isVisible(_ gap: Gap, _ value: InsetLayout.Bar.Appearance?, _ check: RuleCheck) -> Bool {
    if case .tintAlone(let place) = gap {
      guard FixWriter(place.path, check)?.language != nil else { return true }
      return check.propertyWrites(["barTintColor"]).contains { $0.location == place && !$0.value.isNothing }
    }
    switch value {
    case .transparent?: return false
    case .opaque?: return true
    case .default?, nil: break
    }
    guard let writer = FixWriter(gap.location.path, check) else { return false }
    if writer.language == nil {
      let element = writer.text.string(in: gap.location.range)
      return element.contains("backgroundColor") && !element.contains(#"alpha="0.0""#)
        && !element.contains("clearColor")
    }
    let names: Set = ["standardAppearance", "scrollEdgeAppearance"]
    guard let write = check.propertyWrites(names).first(where: { $0.location == gap.location }) else { return false }
    let objects = Set(([write.value] + check.app.meanings(of: write.value, in: write.passage)).map(\.range))
    return check.propertyWrites(["backgroundColor", "backgroundImage"]).contains { painting in
      painting.receiver.map { objects.contains($0.range) } == true && !painting.value.isNothing
    }
  }

  // MARK: Who else may set it

  /// Whether other code may give the bar what is missing.
  private static func isStyledElsewhere(
    _ bar: Bar, _ gap: Gap, _ scrollView: ScrollViewSighting, _ container: Tree.ControllerNode, _ check: RuleCheck
  ) -> Bool {
    let missing: Set<String>
    switch gap {
    case .noScrollEdge: missing = ["scrollEdgeAppearance"]
    case .noStandard: missing = ["standardAppearance", "barTintColor", "backgroundImage"]
    case .tintAlone: missing = ["scrollEdgeAppearance", "standardAppearance"]
    }
    let steps = scrollView.placed.placement.steps.map(\.controller) + [scrollView.owner]
    if steps.contains(where: { !check.app.isCodeReadable($0) }) { return true }
    let classes = Set(
      steps.compactMap { check.app.controllers[$0].classIndex }.flatMap { check.app.program.ancestry(of: $0) })
    let bars = scrollView.placed.controllerIDs.filter { $0.value == container.id }.map(\.key)
    return check.propertyWrites(missing).contains { write in
      if let owner = write.passage.owner, classes.contains(owner) { return true }
      guard let path = write.path else { return !write.isOnProxy }
      if path.contains("navigationItem") { return false }
      if let last = path.last, last != bar.rawValue, Bar(rawValue: last) != nil || last == "toolbar" { return false }
      guard let owner = write.passage.owner, let first = path.first else { return true }
      // A container's own code speaks of its own bar, a screen's of the bar that it is shown under.
      let controllers = check.app.controllers(ofClassIndex: owner)
      if controllers.isEmpty { return true }
      if first == bar.rawValue { return controllers.contains { bars.contains($0) } }
      guard first == bar.container else { return true }
      return controllers.contains { controller in
        (check.analysis.placements[controller] ?? []).contains { placement in bars.contains { placement.contains($0) } }
      }
    }
  }
}

extension PropertyWrite {
  /// Whether it is set on an appearance proxy, which scenes have where it is for them.
  fileprivate var isOnProxy: Bool {
    receiver?.call.map { $0.name.hasPrefix("appearance") } == true
  }
}
