internal import InsetDocuments
internal import InsetLayout
internal import InsetModel
internal import InsetSyntax

/// Whether a view in front is a bar that shows: not decoration, and not something that comes and goes.
enum CustomBar {
  private static let elements: Set<String> = ["toolbar", "navigationBar", "tabBar", "searchBar", "visualEffectView"]
  private static let classes: Set<String> = [
    "UIToolbar", "UINavigationBar", "UITabBar", "UISearchBar", "UIVisualEffectView",
  ]
  private static let decorations = [
    "gradient", "shadow", "overlay", "fade", "line", "separator", "mask", "loading", "spinner", "progress", "empty",
    "error", "toast", "dim", "placeholder", "hud", "indicator",
  ]

  static func isShown(_ strip: CoveringStrip, _ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Bool {
    guard let (layout, _) = scrollView.layouts.first else { return false }
    let node = layout.tree.views[strip.view]
    let words = ((node.view.className ?? "") + " " + node.displayName).lowercased()
    if decorations.contains(where: { words.firstRange(of: $0) != nil }) { return false }
    guard
      let owner = scrollView.placed.controllerIDs.first(where: {
        $0.value == layout.tree.controllers[node.owner].id
      })?.key, !comesAndGoes(node, owner, scrollView, check)
    else { return false }
    switch scrollView.placed.sources[node.id] {
    case .view(_, let facts)?:
      // A plain view whose height nothing says is as high as what lies in it.
      if facts.settings.effective("isHidden")?.value == true || !isHeightKnown(facts) { return false }
      if elements.contains(facts.element) { return true }
      return !facts.subviews.isEmpty && hasBackground(facts, check.app.controllers[owner].viewPath, check)
    case .codeView?:
      if let name = node.view.className, classes.contains(name) { return true }
      return !node.subviews.isEmpty && hasBackground(node, owner, scrollView, check)
    case .controller?, nil: return false
    }
  }

  private static func isHeightKnown(_ facts: ViewFacts) -> Bool {
    if facts.height != nil || elements.contains(facts.element) { return true }
    let held = Set(facts.pins.map(\.edge))
    return held.isSuperset(of: [.top, .bottom])
      || facts.translatesAutoresizingMaskIntoConstraints && facts.unresolvedConstraints.isEmpty && facts.links.isEmpty
  }

  // MARK: Backgrounds

  /// Whether the view's element has a color of its own that isn't clear.
  private static func hasBackground(_ facts: ViewFacts, _ path: String, _ check: RuleCheck) -> Bool {
    guard let text = check.text(path) else { return false }
    var start = facts.tagRange.upperBound
    var own = ""
    for subview in facts.subviews where subview.range.lowerBound >= start {
      own += text.string(in: start..<subview.range.lowerBound)
      start = subview.range.upperBound
    }
    if start < facts.range.upperBound { own += text.string(in: start..<facts.range.upperBound) }
    guard let color = own.firstRange(of: "key=\"backgroundColor\"") else { return false }
    let tag = own[color.upperBound...].prefix { $0 != ">" }
    return tag.firstRange(of: "alpha=\"0.0\"") == nil && tag.firstRange(of: "alpha=\"0\"") == nil
  }

  private static func hasBackground(
    _ node: Tree.ViewNode, _ owner: Int, _ scrollView: ScrollViewSighting, _ check: RuleCheck
  ) -> Bool {
    check.passages(mentioning: ["backgroundColor"], ofClassOf: owner).contains { passage in
      guard case .assignment(let target, _, let value) = passage.effect.kind, target.lastName == "backgroundColor",
        let base = target.base, isView(base, node, passage, owner, scrollView, check)
      else { return false }
      return value.read?.name != "clear" && value.read?.name != "clearColor"
    }
  }

  // MARK: What changes later

  private static let hiding: Set<String> = [
    "isHidden", "hidden", "setHidden", "alpha", "setAlpha", "transform", "removeFromSuperview",
  ]

  /// Whether code hides, moves or removes the view, or changes constants of constraints.
  private static func comesAndGoes(
    _ node: Tree.ViewNode, _ owner: Int, _ scrollView: ScrollViewSighting, _ check: RuleCheck
  ) -> Bool {
    let isHidden = check.passages(mentioning: hiding, ofClassOf: owner).contains { passage in
      passage.effect.expressions.contains { expression in
        var isMeant = false
        expression.visit { part in
          guard let name = part.call?.name ?? part.lastName, hiding.contains(name),
            let base = part.call?.receiver ?? part.base
          else { return }
          if isView(base, node, passage, owner, scrollView, check) { isMeant = true }
        }
        return isMeant
      }
    }
    if isHidden { return true }
    return [owner, scrollView.owner].contains { controller in
      check.passages(mentioning: ["constant"], ofClassOf: controller).contains { passage in
        guard case .assignment(let target, _, _) = passage.effect.kind else { return false }
        return target.lastName == "constant"
      }
    }
  }

  private static func isView(
    _ expression: CodeExpression, _ node: Tree.ViewNode, _ passage: CodePassage, _ owner: Int,
    _ scrollView: ScrollViewSighting, _ check: RuleCheck
  ) -> Bool {
    check.app.viewName(expression, in: passage, of: owner).map {
      scrollView.placed.viewIDs[owner]?[$0] == node.id
    } == true
  }
}
