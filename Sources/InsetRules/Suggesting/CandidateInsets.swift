internal import InsetLayout

/// What one layout of a candidate says of a scroll view, edge by edge as its breakdowns do. Points.
struct CandidateInsets: Sendable {
  let sighting: Sighting
  /// The app's `contentInset`.
  let written: Insets
  /// What UIKit adds.
  let system: Insets
  let inForce: Insets
  /// What bars and the device cover of the scroll view.
  let covered: Insets
  let hidden: Insets
  let gap: Insets
  /// In the window.
  let frame: Rect
  /// The top of the window, or of what is presented, that the scroll view is in.
  let windowTop: Double

  init?(_ object: String, in layout: Layout) {
    guard let sighting = Sighting(object, in: layout), let view = sighting.view, sighting.isScrollView else {
      return nil
    }
    self.sighting = sighting
    func each(_ points: (InsetBreakdown) -> Double) -> Insets {
      .each { points(InsetBreakdown(of: view, $0, in: layout)) }
    }
    written = each(\.own)
    system = each(\.system)
    inForce = each(\.inForce)
    covered = each(\.covered)
    hidden = each(\.hidden)
    gap = each(\.gap)
    frame = sighting.windowFrame
    let root = layout.tree.ancestry(of: sighting.controller).last ?? sighting.controller
    windowTop =
      layout.trace.rect(.view(layout.tree.controllers[root].rootView), Quantity(.frameInWindow))?.minY ?? 0
  }

  var isLegacy: Bool { sighting.layout.screen.usesLegacyInsets }
  var tree: Tree { sighting.layout.tree }
  var scrollView: Tree.ViewNode? { sighting.view.map { tree.views[$0] } }

  /// The insets to write: the app's own, and what bars cover and UIKit doesn't add.
  func advised(own: Insets) -> Insets {
    .each { $0.isVertical ? own[$0] + max(0, covered[$0] - system[$0]) : written[$0] }
  }

  /// What of the written inset is not for the bars.
  ///
  /// - Parameter helper: what the rule of the parents' guides would write: an equal inset was written by it.
  func ownInsets(helper: Insets?) -> Insets {
    .each { edge in
      let points = written[edge]
      guard edge.isVertical, points > 0 else { return edge.isVertical ? 0 : points }
      if let helper, abs(helper[edge] - points) <= 0.5 { return 0 }
      if covered[edge] > 0.5, points >= covered[edge] - 0.5 { return max(0, points - covered[edge]) }
      // Where UIKit adds nothing, an inset of a bar's size stands for a bar, of another device perhaps.
      return covered[edge] > 0.5 && system[edge] <= 0.5 && points >= 20 && isSwitchedOff ? 0 : points
    }
  }

  /// Whether the app keeps UIKit from adjusting this scroll view.
  private var isSwitchedOff: Bool {
    guard isLegacy else { return scrollView?.view.contentInsetAdjustmentBehavior == .never }
    guard let child = navigationChild else { return true }
    return tree.controllers[child].controller.automaticallyAdjustsScrollViewInsets == false
  }

  /// The direct child of the nearest navigation controller, the owner itself or an ancestor.
  var navigationChild: Int? { child { $0 == .navigation } }

  /// The direct child of the nearest navigation or tab bar controller; without one the outermost ancestor.
  var barChild: Int? {
    child { $0 == .navigation || $0 == .tab } ?? tree.ancestry(of: sighting.controller).last
  }

  private func child(of kind: (Controller.Kind) -> Bool) -> Int? {
    tree.ancestry(of: sighting.controller).first { index in
      tree.controllers[index].parent.map { kind(tree.controllers[$0].kind) } ?? false
    }
  }

  /// The scroll views that hold this one, nearest first.
  var enclosingScrollViews: [Int] {
    var found: [Int] = []
    var next = sighting.view.flatMap { superview(of: $0) }
    while let view = next {
      if tree.views[view].kind.isScrollView { found.append(view) }
      next = superview(of: view)
    }
    return found
  }

  /// Those of them that UIKit insets at the top or bottom.
  var adjustedEnclosingScrollViews: [Int] { enclosingScrollViews.filter(isAdjusted) }

  /// Whether UIKit adds something at the top or bottom of a scroll view.
  func isAdjusted(_ view: Int) -> Bool {
    let trace = sighting.layout.trace
    return [Edge.top, .bottom].contains { (trace.points(.view(view), Quantity(.systemInset, $0)) ?? 0) > 0.5 }
  }

  /// The view that holds a view, across controllers: a page's view lies in its page controller's scroll view.
  func superview(of view: Int) -> Int? {
    let node = tree.views[view]
    if let superview = node.superview { return superview }
    let owner = tree.controllers[node.owner]
    guard owner.rootView == view, let parent = owner.parent else { return nil }
    if case .embedded(let holder) = owner.role { return holder }
    let root = tree.controllers[parent].rootView
    return tree.views[root].subviews.first { tree.views[$0].isImplicit && tree.views[$0].kind.isScrollView } ?? root
  }
}
