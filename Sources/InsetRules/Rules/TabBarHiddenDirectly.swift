internal import InsetLayout
internal import InsetModel
internal import InsetText

/// A tab bar hidden by `isHidden`, which keeps its strip.
package enum TabBarHiddenDirectly: Rule {
  package static let card = RuleCard(
    id: "tab-bar-hidden-directly", title: "A tab bar hidden through isHidden leaves its strip", severity: .warning,
    systems: OSRange(OSVersion(7)),
    why:
      "The tab bar's room is part of the layout whether the bar's view shows or not. Around a navigation controller an opaque tab bar that is hidden through isHidden leaves an empty strip below the content; only hidesBottomBarWhenPushed of the pushed screen frees it.",
    examples: TabBarHiddenDirectlyExamples.all)

  package static func check(_ check: RuleCheck) -> [Finding] {
    let doubts = EdgeDoubts(check.app)
    return notBroughtBack(check)
      + check.findings(of: check.scrollViews) { layout, view in
        let owner = layout.tree.views[view].owner
        return layout.trace.step(.controller(owner), Quantity(.viewFrame))?.law.id == "R7-FRAME-TAB-HIDDEN"
          && layout.certainty(.controller(owner), [Quantity(.viewFrame)]) > .assumed
      } reporting: { scrollView in
        doubts.exist(about: scrollView, at: .bottom) ? nil : finding(scrollView, check)
      }
  }

  private static func finding(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Finding? {
    guard let (layout, view) = scrollView.layouts.first,
      let tab = layout.tree.ancestry(of: layout.tree.views[view].owner).first(where: {
        layout.tree.controllers[$0].kind == .tab
      }), let bar = layout.trace.rect(.controller(tab), Quantity(.tabBarFrame)),
      let place = scrollView.placed.settings[
        PlacedScene.SettingKey(object: layout.tree.controllers[tab].id, name: "tabBar.isHidden")]
    else { return nil }
    let name = layout.tree.controllers[layout.tree.views[view].owner].displayName
    let message =
      "Hiding the tab bar through isHidden leaves its \(pointText(bar.height)) points empty below \(name) (\(layout.environment.shortForm)); use hidesBottomBarWhenPushed on the pushed screen."
    return Finding(
      rule: card.id, severity: card.severity, location: place, message: message, environments: scrollView.environments,
      related: [.init(check.app.nameLocation(of: scrollView.owner), "this screen ends above the empty strip")],
      fixes: [fix(scrollView, place, check)].compactMap { $0 })
  }

  /// Hides the bar as UIKit means it, on a screen that is pushed and hides the bar itself.
  private static func fix(_ scrollView: ScrollViewSighting, _ place: Location, _ check: RuleCheck) -> Fix? {
    let entry = check.app.controllers[scrollView.owner]
    guard scrollView.placed.placement.steps.last?.role == .pushed,
      scrollView.placed.placement.controller == scrollView.owner,
      check.app.codeWrites(of: scrollView.owner).contains(where: { $0.location == place }),
      let removal = FixWriter(place.path, check)?.removingStatement(place.range, setting: "isHidden"),
      let edit = entry.source == .scene
        ? ControllerSettingEdit.edit("hidesBottomBarWhenPushed", true, ofController: scrollView.owner, check)
        : ClassFixes(ofController: scrollView.owner, check)?.addingMember(member)
    else { return nil }
    return Fix("Hide it with hidesBottomBarWhenPushed in \(entry.className)", isPreferred: true, [removal, edit])
  }

  private static let member = SuggestedCode(
    swift: """
      override var hidesBottomBarWhenPushed: Bool {
          get { return true }
          set { super.hidesBottomBarWhenPushed = newValue }
      }
      """,
    objectiveC: """
      - (BOOL)hidesBottomBarWhenPushed {
          return YES;
      }
      """)
}
