/// R7-PAGE: a page controller's own scroll view takes the inset.
enum PageControllerTakesInset: Law {
  static let card = LawCard(
    "R7-PAGE", "A page controller's scroll view takes the inset", OSRange(OSVersion(7), through: [10]), .reported,
    statement:
      """
      A page controller of style scroll has a scroll view of its own as first subview: it gets the inset, the \
      pages are pushed down and can be dragged, and the pages' own tables get nothing. With the page curl there is \
      no such scroll view.
      """,
    evidence: ["qiita shotarohorai ac54f5c0e7145efa6abc (10.2)", "Stack Overflow 19140530"],
    quirks: [
      """
      Where the pages lie is disputed: they were seen pushed down by the inset, and under the bar after a tap or a \
      drag. Under the bar is taken.
      """
    ])

  static func apply(_ pass: inout LayoutPass, _ view: Int, _ structure: Trace.Reason) {
    let owner = pass.tree.views[view].owner
    pass.trace.set(
      .view(view), Quantity(.adjusts), .flag(true), card,
      from: [pass.setting(.controller(owner), "transitionStyle", "scroll", isSet: true), structure],
      because: "UIKit finds the page controller's own scroll view and adjusts that one.")
  }

  static func applyToPage(_ pass: inout LayoutPass, _ view: Int, _ edge: Edge, _ structure: Trace.Reason) {
    pass.trace.set(
      .view(view), Quantity(.systemInset, edge), .points(0), card, from: [structure] + pass.eraReasons(edge),
      because: """
        The page controller's own scroll view is found first and takes the inset; the pages' scroll views get none.
        """)
  }
}
