internal import InsetLayout
internal import InsetModel
internal import InsetText

/// Text of a vertical scroll view that lies under the sensor housing in landscape.
package enum LandscapeSideInsetMissing: Rule {
  package static let card = RuleCard(
    id: "landscape-side-inset-missing", title: "Text lies under the sensor housing in landscape", severity: .info,
    systems: OSRange(OSVersion(11)),
    why:
      "With .automatic a scroll view is inset at the sides only if it scrolls sideways. In landscape the sensor housing of an iPhone covers 44 points and more at a side; what is held to the edges of a scroll view that fills the screen lies under it, unless it is held to the safe area or to layout margins.",
    examples: LandscapeSideInsetMissingExamples.all)

  package static func check(_ check: RuleCheck) -> [Finding] {
    check.findings(of: check.scrollViews) { layout, view in
      !layout.screen.usesLegacyInsets && layout.screen.idiom == .phone && isPlain(layout, view)
    } reporting: { scrollView in
      guard let (layout, _) = scrollView.layouts.last, check.isShownInLandscape(scrollView),
        let text = coveredText(scrollView, layout.environment)
      else { return nil }
      return finding(scrollView, text, check)
    }
  }

  /// Whether it is a scroll view that fills its controller's width and goes on downwards.
  private static func isPlain(_ layout: Layout, _ view: Int) -> Bool {
    let node = layout.tree.views[view]
    let root = layout.tree.controllers[node.owner].rootView
    guard node.kind == .scroll, !node.isImplicit, !node.view.isFrameAssumed, node.view.isPagingEnabled != true,
      node.view.alwaysBounceHorizontal != true, node.view.contentSize == nil, node.view.contentInset == nil,
      (node.view.contentInsetAdjustmentBehavior ?? .automatic) != .always, !node.subviews.isEmpty,
      let frame = layout.trace.rect(.view(view), Quantity(.frameInWindow)),
      let outer = layout.trace.rect(.view(root), Quantity(.frameInWindow))
    else { return false }
    return frame.minX < outer.minX + 0.5 && frame.maxX > outer.maxX - 0.5 && outer.minX < 0.5
  }

  // MARK: Landscape

  /// A label or field whose text begins under the sensor housing.
  private struct CoveredText {
    let id: String
    let name: String
    /// What is covered of it, in points.
    let points: Double
    /// The device's inset at the side.
    let inset: Double
    let environment: Environment
  }

  private static func coveredText(_ scrollView: ScrollViewSighting, _ environment: Environment) -> CoveredText? {
    let turned = Environment(os: environment.os, device: environment.device, orientation: .landscape)
    guard let layout = try? layOut(scrollView.placed.scene, in: turned),
      case .view(let view)? = layout.tree.subject(named: scrollView.id), isPlain(layout, view),
      let inset = layout.trace.points(.view(view), Quantity(.viewSafeArea, .left)), inset > 20,
      layout.trace.points(.view(view), Quantity(.systemInset, .left)) == 0
    else { return nil }
    var covered: CoveredText?
    // How far down it lies rests on the content's height, which nobody knows; the sides don't.
    for (index, node) in layout.tree.views.enumerated() where index > view {
      guard isText(node, scrollView.placed), isHeldInside(view, index, layout.tree, scrollView.placed),
        let frame = layout.trace.rect(.view(index), Quantity(.frameInWindow))
      else { continue }
      let points = inset - frame.minX
      if points > 8, points <= inset, covered.map({ points > $0.points }) ?? true {
        covered = CoveredText(
          id: node.id, name: node.displayName, points: points, inset: inset, environment: turned)
      }
    }
    return covered
  }

  private static let elements: Set<String> = [
    "label", "textField", "textView", "button", "switch", "segmentedControl", "slider", "stepper",
  ]
  private static let classes: Set<String> = [
    "UILabel", "UITextField", "UITextView", "UIButton", "UISwitch", "UISegmentedControl", "UISlider", "UIStepper",
  ]

  private static func isText(_ node: Tree.ViewNode, _ placed: PlacedScene) -> Bool {
    if case .view(_, let facts)? = placed.sources[node.id] { return elements.contains(facts.element) }
    return node.view.className.map(classes.contains) == true
  }

  /// Whether the left edge of a view, and of each one around it up to the scroll view, is held to what is around.
  private static func isHeldInside(_ scrollView: Int, _ view: Int, _ tree: Tree, _ placed: PlacedScene) -> Bool {
    var inner = view
    for _ in 0..<12 {
      guard let outer = tree.views[inner].superview else { return false }
      let node = tree.views[inner].view
      let fills = node.frame == .fill && node.pins.isEmpty
      let isArranged: Bool
      if case .view(_, let facts)? = placed.sources[tree.views[outer].id] {
        isArranged = facts.element == "stackView" && node.frame.minX == 0
      } else {
        isArranged = false
      }
      guard !node.isFrameAssumed || isArranged, node.pins[.left] != nil || fills || isArranged else { return false }
      if outer == scrollView { return true }
      inner = outer
    }
    return false
  }

  // MARK: Findings

  private static func finding(_ scrollView: ScrollViewSighting, _ text: CoveredText, _ check: RuleCheck) -> Finding {
    let message =
      "\(capitalized(scrollView.label)) scrolls only vertically, so UIKit adds nothing at its sides, and in landscape the first \(pointText(text.points)) points of \(text.name) lie under the \(pointText(text.inset)) points of the sensor housing (\(text.environment.shortForm))."
    let related = scrollView.placed.location(of: text.id, check.app).map {
      [Finding.Related($0, "\(text.name) is held to the edge")]
    }
    return Finding(
      rule: card.id, severity: card.severity, location: scrollView.location, message: message,
      environments: [text.environment.shortForm], related: related ?? [],
      fixes: [SidesToSafeArea.fix(scrollView, check)].compactMap { $0 })
  }
}

extension View.Frame {
  /// Of a frame that is written; nil of one that fills.
  fileprivate var minX: Double? { if case .rect(let rect) = self { rect.minX } else { nil } }
}
