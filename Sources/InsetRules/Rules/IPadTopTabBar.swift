internal import InsetDocuments
internal import InsetLayout
internal import InsetModel
internal import InsetText

/// A view at the top of a tab where iPadOS 18 puts the tab bar.
package enum IPadTopTabBar: Rule {
  package static let card = RuleCard(
    id: "ipad-top-tab-bar", title: "The tab bar of iPadOS 18 covers what stands at the top", severity: .info,
    systems: OSRange(OSVersion(18)),
    why:
      "From iPadOS 18 the tab bar stands at the top of the screen in regular width. A tab without a navigation bar finds it over whatever is held to the view's top edge, clear of the status bar alone. The safe area contains the bar wherever it stands.",
    examples: IPadTopTabBarExamples.all)

  private static let before = Environment(os: OSVersion(17, 5), device: "iPad Air 11-inch (M2)")
  private static let since = Environment(os: OSVersion(18, 0), device: "iPad Air 11-inch (M2)")

  package static func check(_ check: RuleCheck) -> [Finding] {
    let doubts = EdgeDoubts(check.app)
    var told: Set<Location> = []
    return check.analysis.screens.flatMap { screen -> [Finding] in
      guard let node = screen.nodes.first, case .tabChild = node.role, isForPad(screen, check),
        !doubts.exist(about: screen, at: .top), let layout = try? layOut(screen.placed.scene, in: since),
        case .controller(let controller)? = layout.tree.subject(named: screen.id)
      else { return [] }
      let covered = coveredByTabBar(layout, controller, screen)
      // An overridden size class keeps the bar at the bottom.
      let words = ["traitOverrides", "verrideTraitCollection", "horizontalSizeClass"]
      if covered.isEmpty || check.mentions(words, around: screen) { return [] }
      return covered.compactMap { view in
        let finding = finding(layout, view, screen, check)
        return finding.flatMap { told.insert($0.location).inserted ? $0 : nil }
      }
    }
  }

  /// Whether a screen is one of an app for iPads, and not of a storyboard that iPads have another one instead of.
  private static func isForPad(_ screen: ScreenSighting, _ check: RuleCheck) -> Bool {
    let path = check.app.controllers[screen.chain.first ?? screen.owner].path
    guard let configuration = check.app.target(of: path)?.configuration(),
      configuration.deviceFamilies?.value.contains(.iPad) == true
    else { return false }
    func isFile(_ storyboard: MainStoryboard) -> Bool { path.hasSuffix("/\(storyboard.name.value).storyboard") }
    let own = configuration.mainStoryboards.filter { $0.device == .iPad }
    let others = configuration.mainStoryboards.filter { $0.device == .iPhone || !own.isEmpty && $0.device == nil }
    return own.contains(where: isFile) || !others.contains(where: isFile)
  }

  /// The views that the bar covers and nothing covered before. Its size nobody has published: what begins in its upper
  /// half and reaches the middle of the window is surely under it, while a button in a corner stands beside it.
  private static func coveredByTabBar(_ layout: Layout, _ controller: Int, _ screen: ScreenSighting) -> [Int] {
    guard layout.tree.controllers[controller].kind != .navigation, layout.tree.controllers[controller].kind != .split,
      let tab = layout.tree.controllers[controller].parent, layout.shows(Quantity(.tabBarFrame), of: tab),
      let bar = layout.trace.rect(.controller(tab), Quantity(.tabBarFrame)), bar.minY < bar.height
    else { return [] }
    let views = layout.coveredViews(of: controller, at: .top).filter { view in
      guard let frame = layout.trace.rect(.view(view), Quantity(.frameInWindow)) else { return false }
      let middle = bar.minX + bar.width / 2
      return !layout.tree.views[view].view.isFrameAssumed && frame.minY < bar.minY + bar.height / 2
        && frame.maxY > bar.minY + bar.height / 4 && frame.minX < middle + 60 && frame.maxX > middle - 60
    }
    guard !views.isEmpty, let earlier = try? layOut(screen.placed.scene, in: before),
      case .controller(let same)? = earlier.tree.subject(named: screen.id)
    else { return [] }
    let known = Set(earlier.coveredViews(of: same, at: .top).map { earlier.tree.views[$0].id })
    return views.filter { !known.contains(layout.tree.views[$0].id) }
  }

  private static func finding(_ layout: Layout, _ view: Int, _ screen: ScreenSighting, _ check: RuleCheck) -> Finding? {
    let node = layout.tree.views[view]
    guard let location = screen.placed.location(of: node.id, check.app),
      let frame = layout.trace.rect(.view(view), Quantity(.frame))
    else { return nil }
    let message =
      "From iPadOS 18 the tab bar is at the top in regular width and covers \(node.displayName), which stands \(pointText(frame.minY)) points below the view's top edge and not below the safe area (\(since.shortForm))."
    return Finding(
      rule: card.id, severity: card.severity, location: location, message: message, environments: [since.shortForm],
      fixes: [fix(node, screen, check)].compactMap { $0 })
  }

  /// Held to the safe area: as far below the classic status bar as before.
  private static func fix(_ node: Tree.ViewNode, _ screen: ScreenSighting, _ check: RuleCheck) -> Fix? {
    guard case .view(let owner, let facts)? = screen.placed.sources[node.id],
      let root = check.app.controllers[owner].facts.view, let guide = root.safeAreaGuideID,
      (check.lowestSystem(of: check.app.controllers[owner].viewPath)?.major ?? 0) >= 11,
      let pin = facts.pins.first(where: { $0.edge == .top }), pin.target == .superview, pin.targetViewID == root.id,
      pin.constant >= 20, !pin.variesBySizeClass, let constant = pin.constantRange,
      let writer = FixWriter(check.app.controllers[owner].viewPath, check)
    else { return nil }
    let element = writer.text.string(in: pin.range)
    let side = element.contains("firstItem=\"\(root.id)\"") ? "firstItem" : "secondItem"
    guard element.contains("\(side)=\"\(root.id)\""), let item = writer.setting(side, to: guide, inTag: pin.range)
    else {
      return nil
    }
    return Fix(
      "Hold \(node.displayName) to the safe area, \(pointText(pin.constant - 20)) points below it", isPreferred: true,
      [item, writer.edit(constant, pointText(pin.constant - 20))])
  }
}
