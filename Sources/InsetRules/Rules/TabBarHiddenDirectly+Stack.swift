internal import InsetLayout
internal import InsetModel
internal import InsetText

// hidesBottomBarWhenPushed = false above a screen with true: the bar stays hidden (R7-HIDESBOTTOM).
extension TabBarHiddenDirectly {
  static func notBroughtBack(_ check: RuleCheck) -> [Finding] {
    var told: Set<Location> = []
    return check.app.controllers.indices.compactMap { controller in
      let writes = check.app.codeWrites(of: controller).filter {
        $0.name == "hidesBottomBarWhenPushed" && $0.subject == .controller
      }
      guard let write = writes.first, writes.count == 1, write.function == nil, !write.isConditional,
        write.value?.boolValue == false, told.insert(write.location).inserted
      else { return nil }
      return finding(controller, write, check)
    }
  }

  private static func finding(_ controller: Int, _ write: CodeWrite, _ check: RuleCheck) -> Finding? {
    let places = check.analysis.layouts(of: controller).filter { $0.placed.placement.isKnown }
    var hiding: (name: String, place: Location?)?
    for place in places {
      guard let layout = place.layouts.first, let id = place.placed.controllerIDs[controller],
        case .controller(let node)? = layout.tree.subject(named: id), let below = below(node, layout)
      else { return nil }
      let key = PlacedScene.SettingKey(object: below.id, name: "hidesBottomBarWhenPushed")
      hiding = hiding ?? (below.displayName, place.placed.settings[key])
    }
    guard let hiding else { return nil }
    let name = check.app.controllers[controller].className
    let message =
      "This doesn't bring the tab bar back on \(name): \(hiding.name), below it in the stack, has hidesBottomBarWhenPushed, and the bar stays hidden until that is popped."
    let removal = FixWriter(write.location.path, check)?.removingStatement(
      write.location.range, setting: "hidesBottomBarWhenPushed")
    return Finding(
      rule: card.id, severity: card.severity, location: write.location, message: message, tags: [.unnecessary],
      related: hiding.place.map { [.init($0, "the tab bar is hidden here")] } ?? [],
      fixes: removal.map { [Fix("Remove the line, which changes nothing", isPreferred: true, [$0])] } ?? [])
  }

  /// The screen below in the same stack that hides the tab bar; nil where none does or no tab bar is around.
  private static func below(_ node: Int, _ layout: Layout) -> Tree.ControllerNode? {
    let around = layout.tree.ancestry(of: node).dropFirst()
    guard let navigation = around.first, layout.tree.controllers[navigation].kind == .navigation,
      around.contains(where: { layout.tree.controllers[$0].kind == .tab })
    else { return nil }
    let stack = layout.tree.controllers[navigation].children
    return stack.prefix { $0 != node }.dropFirst().map { layout.tree.controllers[$0] }
      .last { $0.controller.hidesBottomBarWhenPushed == true }
  }
}
