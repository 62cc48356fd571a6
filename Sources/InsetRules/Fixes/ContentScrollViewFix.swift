internal import InsetLayout
internal import InsetModel

/// The fix that names a scroll view for the navigation bar: `setContentScrollView(_:for:)`.
enum ContentScrollViewFix {
  /// Nil where the app runs on systems without the method, which would keep the finding.
  static func fix(_ scrollView: ScrollViewSighting, _ check: RuleCheck, isPreferred: Bool) -> Fix? {
    let path = check.app.nameLocation(of: scrollView.owner).path
    guard let lowest = check.lowestSystem(of: path), lowest >= OSVersion(15),
      let property = scrollView.property(in: check.app),
      let edit = ClassFixes(ofController: scrollView.owner, check)?.atEndOfViewDidLoad(
        SuggestedCode(
          swift: "setContentScrollView(\(property), for: .top)",
          objectiveC: "[self setContentScrollView:self.\(property) forEdge:NSDirectionalRectEdgeTop];"))
    else { return nil }
    return Fix("Name \(scrollView.label) for the bar (setContentScrollView)", isPreferred: isPreferred, [edit])
  }
}
