internal import InsetLayout
internal import InsetModel
internal import InsetText

/// A tab bar controller in the stack of a navigation controller whose bar shows.
package enum TabControllerInsideNavigation: Rule {
  package static let card = RuleCard(
    id: "tab-controller-inside-navigation", title: "A tab bar controller inside a navigation controller",
    severity: .warning, systems: OSRange(OSVersion(7)),
    why:
      "A navigation controller looks at its direct child alone. With a tab bar controller there, the bar takes title, buttons, large title and search from the tab bar controller and not from the tab that shows; the view starts where the tab bar controller's edgesForExtendedLayout says; and before iOS 11 only the tab that shows while the navigation controller lays out gets its insets. UIKit's containers are made for the other order: tabs outside, a navigation controller in each.",
    examples: TabControllerInsideNavigationExamples.all)

  package static func check(_ check: RuleCheck) -> [Finding] {
    let doubts = EdgeDoubts(check.app)
    var told: Set<Location> = []
    return check.analysis.screens.compactMap { screen in
      guard check.app.controllers[screen.owner].kind == .tab, let seen = screen.keeping(isUnderBar),
        !doubts.exist(about: seen, at: .top), !doTabsHideBar(seen, check), let finding = finding(seen, check),
        told.insert(finding.location).inserted
      else { return nil }
      return finding
    }
  }

  /// Flows of a login or a tour hide the outer bar on purpose.
  private static func isUnderBar(_ layout: Layout, _ tab: Int) -> Bool {
    guard case .navigationChild = layout.tree.controllers[tab].role, let parent = layout.tree.controllers[tab].parent
    else { return false }
    return layout.shows(Quantity(.navigationBarFrame), of: parent)
  }

  /// Whether a tab, or what it shows first, hides the bar or says that it may.
  private static func doTabsHideBar(_ screen: ScreenSighting, _ check: RuleCheck) -> Bool {
    tabs(screen, check).contains { tab in
      ([tab] + check.app.edges(from: tab).filter { $0.kind == .root }.map(\.to)).contains { controller in
        !check.app.isCodeReadable(controller)
          || check.app.codeWrites(of: controller).contains { write in
            if case .container(_, bar: "navigationBar") = write.subject { return write.name == "isHidden" }
            return write.name == "isNavigationBarHidden"
          }
      }
    }
  }

  private static func tabs(_ screen: ScreenSighting, _ check: RuleCheck) -> [Int] {
    check.app.edges(from: screen.owner).filter { $0.kind == .tab }.map(\.to)
  }

  private static func finding(_ screen: ScreenSighting, _ check: RuleCheck) -> Finding? {
    let nodes = screen.nodes
    guard nodes.count > 1, let place = place(screen, check) else { return nil }
    let tab = nodes[0].displayName
    let quirk = missedTab(screen, check)
    let legacy = quirk.map { quirk in
      ", and on iOS 7–10 UIKit adjusts only the tab that shows when it is laid out: the first \(pointText(quirk.points)) points of \(quirk.name) lie under the bar"
    }
    let message =
      "\(capitalized(tab)) sits inside \(nodes[1].displayName), so the navigation bar takes its title, buttons and settings from \(tab) and not from the tab that shows\(legacy ?? "")."
    var related = tabs(screen, check).compactMap { index -> Finding.Related? in
      guard check.app.controllers[index].facts.navigationItem != nil || setsItem(index, check) else { return nil }
      return .init(
        check.app.nameLocation(of: index),
        "the navigation item of \(check.app.controllers[index].className) doesn't show in that bar")
    }
    if let quirk { related.append(.init(quirk.location, "this tab gets no inset when it is selected later")) }
    return Finding(
      rule: card.id, severity: card.severity, location: place, message: message, environments: screen.environments,
      related: Array(related.prefix(4)))
  }

  /// Where it is put into the stack.
  private static func place(_ screen: ScreenSighting, _ check: RuleCheck) -> Location? {
    let chain = screen.chain
    return check.app.edges(to: screen.owner).first { edge in
      [.root, .push].contains(edge.kind) && edge.from.map { chain.contains($0) } ?? false
    }?.location
  }

  private static func setsItem(_ controller: Int, _ check: RuleCheck) -> Bool {
    check.app.codeWrites(of: controller).contains { $0.subject == .navigationItem || $0.name == "title" }
  }

  /// A tab whose content lies under the bar since it wasn't the one that showed first.
  private static func missedTab(_ screen: ScreenSighting, _ check: RuleCheck)
    -> (name: String, points: Double, location: Location)?
  {
    guard check.reachesLegacySystems else { return nil }
    let tabs = Set(tabs(screen, check))
    for scrollView in check.hiddenScrollViews where tabs.contains(scrollView.owner) {
      for (layout, view) in scrollView.layouts
      where layout.trace.step(.view(view), Quantity(.systemInset, .top))?.law.id == "R7-TABQUIRK" {
        return (scrollView.label, scrollView.hidden, scrollView.location)
      }
    }
    return nil
  }
}
