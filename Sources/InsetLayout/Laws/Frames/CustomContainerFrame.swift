/// R7-FRAME-CUSTOM: containment by the app itself.
enum CustomContainerFrame: Law {
  static let card = LawCard(
    "R7-FRAME-CUSTOM", "An embedded child has the frame that its parent gives", OSRange(OSVersion(7)), .documented,
    statement:
      """
      addChild, a container view, a page of a page controller or a split column: the frame is whatever the parent \
      sets. The edgesForExtendedLayout and extendedLayoutIncludesOpaqueBars of such a child are ignored.
      """,
    evidence: ["Apple, containment guide"])

  static func applyPage(_ pass: inout LayoutPass, page: Int, child: Int) {
    let subject = Subject.controller(child)
    let bounds = pass.frame(ofController: page).bounds
    let own: Trace.Reason = .value(.controller(page), Quantity(.viewFrame))
    // Where pages lie whose scroll view takes the bars' inset is disputed (R7-PAGE).
    if let inner = pass.tree.views[pass.node(page).rootView].subviews.first,
      pass.trace.isOn(.view(inner), Quantity(.adjusts))
    {
      pass.trace.set(
        subject, Quantity(.viewFrame), .rect(bounds), PageControllerTakesInset.card,
        from: [own, .value(.view(inner), Quantity(.adjusts))],
        because: "A page fills the page controller's view; the inset of the scroll view around it is not the page's.")
      return
    }
    pass.trace.set(
      subject, Quantity(.viewFrame), .rect(bounds), card, from: [own],
      because: "A page fills the page controller's view.")
  }

  /// `rect`: the embedding view's bounds in the parent controller's view.
  static func applyEmbedded(_ pass: inout LayoutPass, child: Int, in view: Int, rect: Rect) {
    pass.trace.set(
      .controller(child), Quantity(.viewFrame), .rect(rect), card,
      from: [.value(.view(view), Quantity(.frameInWindow))],
      because: "The child's view fills the view that it is embedded in.")
  }
}
