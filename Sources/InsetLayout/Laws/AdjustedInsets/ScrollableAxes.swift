/// R11-CIAB-AXES: the axes on which the content scrolls.
enum ScrollableAxes: Law {
  static let card = LawCard(
    "R11-CIAB-AXES", "contentInsetAdjustmentBehavior = .scrollableAxes", OSRange(OSVersion(11)), .documented,
    statement:
      """
      Left and right are adjusted if the content is wider than the bounds or alwaysBounceHorizontal is on; top and \
      bottom if it is higher or alwaysBounceVertical is on.
      """,
    evidence: ["developer.apple.com UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes"],
    quirks: ["\"Strictly greater, sizes without insets\" has no public document."])

  static func apply(
    _ pass: inout LayoutPass, _ view: Int, _ written: Trace.Reason, _ behavior: View.AdjustmentBehavior
  ) {
    let node = pass.tree.views[view]
    let bounds = pass.frame(ofView: view).size
    let vertical = Axis(
      isVertical: true, bounces: node.view.alwaysBounceVertical, bouncesByDefault: node.kind == .table,
      content: node.view.contentSize?.height, bounds: bounds.height, guess: true)
    // A table's content is as wide as the table: there is nothing to guess.
    let width = node.view.contentSize?.width
    let horizontal = Axis(
      isVertical: false, bounces: node.view.alwaysBounceHorizontal, bouncesByDefault: false,
      content: node.kind == .table && (width ?? 0) <= bounds.width ? 0 : width, bounds: bounds.width, guess: false)
    let wasSearched = behavior == .automatic && !vertical.isCertainToScroll
    let content =
      wasSearched
      ? NavigationContentScrollView.knowledge(&pass, view) : nil
    let name = node.displayName
    var edges: EdgeSet = []
    if vertical.scrolls || content != nil || !pass.holds(ShortContent.card) { edges.formUnion([.top, .bottom]) }
    if horizontal.scrolls { edges.formUnion([.left, .right]) }
    pass.absorbedEdges[view].formUnion(edges)
    for edge in Edge.allCases {
      let axis = edge.isVertical ? vertical : horizontal
      let content = edge.isVertical ? content : nil
      let adjusts = edges.contains(edge)
      let matters = pass.viewSafeArea(view, edge) > 0
      var reasons = [written]
      if axis.isDecidedByBounce {
        reasons.append(
          pass.setting(.view(view), axis.bounceSetting, axis.bounces, default: axis.bouncesByDefault))
      } else if node.view.contentSize != nil, let size = axis.content {
        reasons.append(pass.setting(.view(view), "contentSize.\(axis.sizeName)", pointText(size), isSet: true))
      }
      var confidence: Confidence?
      if let content {
        reasons += NavigationContentScrollView.reasons(pass, view, content)
      } else if matters, let guess = axis.guessText {
        reasons.append(pass.assume(pass.tree.views[view].id, guess))
      } else if matters && axis.fitsBoundsOnly(pass.inside(view, axis)) {
        reasons.append(
          pass.assume(
            pass.tree.views[view].id,
            "content that fits the bounds, but not what the safe area leaves of them, is taken not to scroll: no public document"
          ))
      } else if matters && behavior == .automatic && edge.isVertical && !adjusts && isInTabs(pass, view) {
        // Apple's web page counts tab bar controllers too, the header doesn't.
        confidence = .inferred
      }
      // That a scroll view isn't a navigation controller's content is said by the law of the search.
      if content == nil, wasSearched, edge.isVertical, !adjusts, matters {
        reasons.append(.law(NavigationContentScrollView.card))
      }
      let law = law(behavior, adjusts: adjusts, content: content != nil, edge, axis)
      let cause =
        content == nil ? axis.why(name) : "\(name) is the content scroll view of a navigation controller's child"
      pass.trace.set(
        .view(view), Quantity(.adjusts, edge), .flag(adjusts), law, confidence: confidence, from: reasons,
        because: """
          \(cause), so .\(behavior.rawValue) \(adjusts ? "adjusts" : "doesn't adjust") \
          \(edge.isVertical ? "top and bottom" : "the sides").
          """)
    }
  }

  private static func law(
    _ behavior: View.AdjustmentBehavior, adjusts: Bool, content: Bool, _ edge: Edge, _ axis: Axis
  ) -> LawCard {
    if behavior == .scrollableAxes { return card }
    return !adjusts && edge.isVertical && axis.content != nil ? ShortContent.card : ContentInsetAdjustment.card
  }

  private static func isInTabs(_ pass: LayoutPass, _ view: Int) -> Bool {
    pass.kinship.isInTabs[pass.tree.views[view].owner]
  }
}

extension LayoutPass {
  /// What the safe area leaves of a scroll view's bounds along an axis, in points.
  fileprivate func inside(_ view: Int, _ axis: Axis) -> Double {
    axis.bounds
      - (axis.isVertical
        ? viewSafeArea(view, .top) + viewSafeArea(view, .bottom)
        : viewSafeArea(view, .left) + viewSafeArea(view, .right))
  }
}

/// Whether the content of a scroll view scrolls along one axis.
private struct Axis {
  let isVertical: Bool
  /// As the app sets it.
  let bounces: Bool?
  let bouncesByDefault: Bool
  /// The content's extent, in points; `nil`: unknown.
  let content: Double?
  /// The scroll view's own extent, in points.
  let bounds: Double
  /// Whether content of unknown extent is taken to scroll.
  let guess: Bool

  private var alwaysBounces: Bool { bounces ?? bouncesByDefault }

  var isDecidedByBounce: Bool { alwaysBounces }

  var isCertainToScroll: Bool { alwaysBounces || (content.map { $0 > bounds } ?? false) }

  var scrolls: Bool { alwaysBounces || (content.map { $0 > bounds } ?? guess) }

  var bounceSetting: String { isVertical ? "alwaysBounceVertical" : "alwaysBounceHorizontal" }

  var sizeName: String { isVertical ? "height" : "width" }

  /// What decides about a scroll view of that name.
  func why(_ name: String) -> String {
    if alwaysBounces { return "\(name) bounces \(isVertical ? "vertically" : "sideways")" }
    guard let content else {
      return isVertical
        ? "The content of \(name) is taken as taller than it" : "The content of \(name) is taken as no wider than it"
    }
    if content > bounds { return "The content of \(name) is \(isVertical ? "taller" : "wider") than it" }
    return isVertical
      ? "The content of \(name) is no taller than it and doesn't bounce" : "\(name) doesn't scroll sideways"
  }

  /// What is guessed, with the other outcome.
  var guessText: String? {
    if alwaysBounces || content != nil { return nil }
    return isVertical
      ? """
      the content's size is unknown and taken as taller than the bounds; shorter content that doesn't bounce would \
      get no top and bottom inset
      """
      : """
      the content's size is unknown and taken as not wider than the bounds; wider content would get the side \
      insets too
      """
  }

  /// Whether the content fits the bounds but not what the safe area leaves of them: that sizes count without insets,
  /// and "larger" strictly, has no public document.
  ///
  /// `inside`: what the safe area leaves of the bounds, in points.
  func fitsBoundsOnly(_ inside: Double) -> Bool {
    guard !alwaysBounces, let content else { return false }
    return content <= bounds && content > inside
  }
}
