internal import InsetLayout
internal import InsetModel
internal import InsetText

/// A search controller whose controller doesn't define the context that it is presented in.
package enum SearchControllerPresentationContext: Rule {
  package static let card = RuleCard(
    id: "search-controller-presentation-context", title: "A search controller without a presentation context",
    severity: .warning, systems: OSRange(OSVersion(8)),
    why:
      "While a search is active its UISearchController is presented: by the nearest controller above that sets definesPresentationContext, else by the navigation controller. Its results then get that controller's insets, and the search bar stays over whatever is pushed next. Before iOS 11 an opaque bar that the screen doesn't extend under was reported to hide the first row besides.",
    examples: SearchControllerPresentationContextExamples.all)

  package static func check(_ check: RuleCheck) -> [Finding] {
    SearchSighting.all(check).compactMap { search in
      guard !search.bars.isEmpty, !search.puts(itsBarIn: .navigationItem) else { return nil }
      let controllers = check.app.controllers(ofClassIndex: search.type)
      return controllers.firstResult { controller in
        check.analysis.layouts(of: controller).firstResult {
          finding(search, controller, $0, check) ?? besideBar(search, controller, $0, check)
        }
      }
    }
  }

  private static func finding(
    _ search: SearchSighting, _ controller: Int, _ placedLayouts: Analysis.PlacedLayouts, _ check: RuleCheck
  ) -> Finding? {
    let placed = placedLayouts.placed
    guard placed.placement.isKnown, let id = placed.controllerIDs[controller], let layout = placedLayouts.layouts.last,
      case .controller(let index)? = layout.tree.subject(named: id)
    else { return nil }
    let chain = layout.tree.ancestry(of: index)
    guard let navigation = chain.first(where: { layout.tree.controllers[$0].kind == .navigation }) else { return nil }
    let presenter = layout.tree.controllers[navigation].displayName
    let steps = placed.placement.steps.map(\.controller)
    guard steps.allSatisfy(check.app.isCodeReadable), !mayDefineContext(steps, placed, layout, chain, check) else {
      return nil
    }
    let message =
      "No controller here sets definesPresentationContext, so the search controller is presented by \(presenter) and its results get that controller's insets."
    return Finding(
      rule: card.id, severity: card.severity, location: search.location, message: message,
      environments: placedLayouts.layouts.map(\.environment.shortForm), related: related(search),
      fixes: fixes(search, controller, check))
  }

  /// Whether the screen or a controller around it defines the context, or may.
  private static func mayDefineContext(
    _ steps: [Int], _ placed: PlacedScene, _ layout: Layout, _ chain: [Int], _ check: RuleCheck
  ) -> Bool {
    let name = "definesPresentationContext"
    if chain.contains(where: { layout.tree.controllers[$0].controller.definesPresentationContext == true })
      || placed.uncertain.contains(where: { $0.name == name })
    {
      return true
    }
    let classes = Set(
      steps.compactMap { check.app.controllers[$0].classIndex }.flatMap { check.app.program.ancestry(of: $0) })
    if classes.contains(where: { check.app.program.classes[$0].properties[name]?.isEmpty == false }) { return true }
    return check.propertyWrites([name]).contains { write in
      !write.isOnSelf || write.passage.owner.map { classes.contains($0) } ?? true
    }
  }

  private static func related(_ search: SearchSighting) -> [Finding.Related] {
    search.bars.first.map { [.init($0.write.location, "its search bar is put here")] } ?? []
  }

  // MARK: Fixes

  private static func fixes(_ search: SearchSighting, _ controller: Int, _ check: RuleCheck) -> [Fix] {
    guard
      let context = ControllerSettingEdit.edit("definesPresentationContext", true, ofController: controller, check)
    else { return [] }
    let name = check.app.controllers[controller].className
    let inItem = intoNavigationItem(search, check).map {
      Fix(
        "Put the search bar into the navigation item, and set definesPresentationContext", isPreferred: true,
        [$0, context])
    }
    return [inItem, Fix("Set definesPresentationContext in \(name)", isPreferred: inItem == nil, [context])].compactMap
    { $0 }
  }

  /// From iOS 11 the bar has a place of its own for it.
  private static func intoNavigationItem(_ search: SearchSighting, _ check: RuleCheck) -> Fix.Edit? {
    guard search.bars.count == 1, let (place, write) = search.bars.first, place == .tableHeader,
      let writer = FixWriter(write.location.path, check), let language = writer.language,
      let lowest = check.lowestSystem(of: writer.path), lowest.major >= 11,
      let words = writer.text.string(in: write.location.range).split(separator: "=").last.map(String.init),
      let end = words.firstRange(of: ".searchBar")
    else { return nil }
    let controller = words[..<end.lowerBound].drop { $0 == " " }
    guard !controller.isEmpty, words[end.upperBound...].allSatisfy({ $0 == ";" || $0 == " " }) else { return nil }
    let item = language == .swift ? "navigationItem" : "self.navigationItem"
    return writer.replacingStatement(
      write.location.range, setting: write.name,
      with: SuggestedCode(
        swift: "\(item).searchController = \(controller)", objectiveC: "\(item).searchController = \(controller);"))
  }
}
