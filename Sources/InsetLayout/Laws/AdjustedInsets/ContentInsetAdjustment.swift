/// Which edges `contentInsetAdjustmentBehavior` adjusts: R11-CIAB-AUTO, with its siblings for the other values.
enum ContentInsetAdjustment: Law {
  static let card = LawCard(
    "R11-CIAB-AUTO", "contentInsetAdjustmentBehavior = .automatic", OSRange(OSVersion(11)), .documented,
    statement:
      """
      Adjusts the axes that scroll, and top and bottom always when the scroll view is the content scroll view of a \
      navigation controller's direct child and its nearest controller has automaticallyAdjustsScrollViewInsets on.
      """,
    evidence: [
      "multi-os-engine/moe-core UIScrollViewContentInsetAdjustmentBehavior.java (header comment)",
      "developer.apple.com UIScrollView.contentInsetAdjustmentBehavior",
    ],
    quirks: [
      """
      Apple's web page says \"navigation or tab bar controller\", the header names a navigation controller only: the \
      header is taken.
      """
    ])

  static func apply(_ pass: inout LayoutPass, _ view: Int) {
    let node = pass.tree.views[view]
    if node.isImplicit && pass.node(node.owner).kind == .page {
      PageSafeArea.applyInner(&pass, view)
      return
    }
    let behavior = node.view.contentInsetAdjustmentBehavior
    let written = pass.setting(
      .view(view), "contentInsetAdjustmentBehavior", "." + (behavior ?? .automatic).rawValue, isSet: behavior != nil)
    switch behavior ?? .automatic {
    case .never: NeverAdjusts.apply(&pass, view, written)
    case .always:
      set(
        &pass, view, .all, AlwaysAdjusts.card, from: [written],
        "contentInsetAdjustmentBehavior is .always: all four edges are adjusted.")
    case .scrollableAxes: ScrollableAxes.apply(&pass, view, written, .scrollableAxes)
    case .automatic: ScrollableAxes.apply(&pass, view, written, .automatic)
    }
  }

  static func set(
    _ pass: inout LayoutPass, _ view: Int, _ edges: EdgeSet, _ law: LawCard, confidence: Confidence? = nil,
    from reasons: [Trace.Reason] = [], _ sentence: String
  ) {
    pass.absorbedEdges[view].formUnion(edges)
    for edge in Edge.allCases {
      pass.trace.set(
        .view(view), Quantity(.adjusts, edge), .flag(edges.contains(edge)), law, confidence: confidence, from: reasons,
        because: sentence)
    }
  }
}
