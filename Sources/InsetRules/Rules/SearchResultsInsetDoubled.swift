internal import InsetLayout
internal import InsetModel
internal import InsetText

/// Search results that some systems inset by a bar too many.
package enum SearchResultsInsetDoubled: Rule {
  package static let card = RuleCard(
    id: "search-results-inset-doubled", title: "Search results with a bar too many in their inset", severity: .info,
    systems: OSRange(OSVersion(10), through: [11]),
    why:
      "Some systems count a bar twice in the results table of a UISearchController: iOS 10 the status bar when the search bar is the title view, iOS 10.2 the toolbar of a popover. On iOS 11 results that the app presents itself were reported to show a gap. Later systems don't; which release ended it isn't public.",
    examples: SearchResultsInsetDoubledExamples.all)

  /// What makes a system count twice.
  private struct Condition {
    let text: String
    let location: Location
  }

  package static func check(_ check: RuleCheck) -> [Finding] {
    guard let lowest = check.app.deploymentTarget?.version.major, lowest <= 11 else { return [] }
    return SearchSighting.all(check).compactMap { search in
      guard search.results != nil, !search.puts(itsBarIn: .navigationItem) else { return nil }
      return check.app.controllers(ofClassIndex: search.type).firstResult { controller in
        check.analysis.layouts(of: controller).firstResult { placed -> Finding? in
          guard let condition = condition(search, controller, placed, lowest, check) else { return nil }
          return finding(search, condition, placed, check)
        }
      }
    }
  }

  private static func finding(
    _ search: SearchSighting, _ condition: Condition, _ placed: Analysis.PlacedLayouts, _ check: RuleCheck
  ) -> Finding {
    Finding(
      rule: card.id, severity: card.severity, location: condition.location, message: condition.text,
      environments: placed.layouts.filter { (10...11).contains($0.environment.os.major) }.map(\.environment.shortForm),
      related: condition.location == search.location
        ? [] : [.init(search.location, "the search controller is made here")],
      fixes: [ResultsInsetFix.fix(search, check)].compactMap { $0 })
  }

  // MARK: Conditions

  private static func condition(
    _ search: SearchSighting, _ controller: Int, _ placedLayouts: Analysis.PlacedLayouts, _ lowest: Int,
    _ check: RuleCheck
  ) -> Condition? {
    let placed = placedLayouts.placed
    guard placed.placement.isKnown, let id = placed.controllerIDs[controller], let layout = placedLayouts.layouts.first,
      case .controller(let index)? = layout.tree.subject(named: id),
      let navigation = layout.tree.ancestry(of: index).first(where: {
        layout.tree.controllers[$0].kind == .navigation && layout.shows(Quantity(.navigationBarFrame), of: $0)
      }), !ResultsInsetFix.isMended(search, check)
    else { return nil }
    if lowest <= 10, let title = search.bars.first(where: { $0.place == .titleView })?.write,
      keepsBar(controller, check), definesContext(controller, layout.tree.controllers[index], check)
    {
      return Condition(
        text:
          "iOS 10 adds 20 points too many to the results table's top inset (84 instead of 64) when the search bar is the title view: it counts the status bar twice.",
        location: title.location)
    }
    let isPopover = placed.placement.steps.contains { $0.role == .presented(style: "popover") }
    if lowest <= 10, isPopover, layout.tree.controllers[navigation].controller.toolbar?.isHidden == false {
      return Condition(
        text:
          "iOS 10.2 adds 44 points too many to the results table's top inset (88 instead of 44) when a popover shows a toolbar: it counts the toolbar at the top as well.",
        location: search.location)
    }
    return presentation(search, check).map {
      Condition(
        text:
          "On iOS 11 search results that the app presents itself were reported to show a gap below the bar; in the navigation item they don't.",
        location: $0)
    }
  }

  /// `hidesNavigationBarDuringPresentation = false`
  private static func keepsBar(_ controller: Int, _ check: RuleCheck) -> Bool {
    check.analysis.propertyWrites(["hidesNavigationBarDuringPresentation"], inClassOf: controller).contains {
      $0.value.uncast.kind == .boolean(false)
    }
  }

  private static func definesContext(_ controller: Int, _ node: Tree.ControllerNode, _ check: RuleCheck) -> Bool {
    node.controller.definesPresentationContext == true
      || check.analysis.propertyWrites(["definesPresentationContext"], inClassOf: controller).contains {
        $0.isOnSelf && $0.value.uncast.kind == .boolean(true)
      }
  }

  /// Where the search controller is presented like any other one.
  private static func presentation(_ search: SearchSighting, _ check: RuleCheck) -> Location? {
    let classes = Set(check.app.program.ancestry(of: search.type))
    let names: Set = ["present", "presentViewController"]
    return check.analysis.memoised("presentations by hand") { check.app.passages(mentioning: names) }
      .firstResult { passage -> Location? in
        guard let owner = passage.owner, classes.contains(owner), let call = passage.effect.expressions.first?.call,
          names.contains(call.name), let shown = call.arguments.first?.value,
          check.app.classNames(of: shown, in: passage).contains("UISearchController")
        else { return nil }
        return passage.location
      }
  }
}
