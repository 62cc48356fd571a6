internal import InsetFacts
internal import InsetModel
internal import InsetText

/// The fix that makes a view the first one of its superview's subviews: in Interface Builder, else where the view is
/// loaded.
enum MoveToBack {
  static func fix(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Fix? {
    guard let node = scrollView.node else { return nil }
    let effect = scrollView.effect(of: [SettingChange(node, .firstSubview)], check.app)
    guard let facts = scrollView.facts else { return inCode(scrollView, check, effect) }
    return fix(facts, ofController: scrollView.owner, check, effect)
  }

  static func fix(
    _ view: ViewFacts, ofController controller: Int, _ check: RuleCheck, _ effect: FixEffect? = nil
  ) -> Fix? {
    let entry = check.app.controllers[controller]
    guard let root = entry.facts.view, let parent = superview(of: view.id, in: root), let first = parent.subviews.first,
      first.id != view.id, first.range.lowerBound < view.range.lowerBound,
      let writer = FixWriter(entry.viewPath, check)
    else { return nil }
    let element = writer.text.string(in: view.range)
    // The element goes with the white space before it, so that each keeps a line of its own.
    let start = writer.leadingSpace(before: view.range.lowerBound)
    let space = writer.text.string(in: writer.leadingSpace(before: first.range.lowerBound)..<first.range.lowerBound)
    return Fix(
      title(view.label, behind: first.label, effect), isPreferred: true,
      [
        writer.edit(first.range.lowerBound..<first.range.lowerBound, element + space),
        writer.edit(start..<view.range.upperBound, ""),
      ], promises: effect?.promises ?? [])
  }

  private static func inCode(_ scrollView: ScrollViewSighting, _ check: RuleCheck, _ effect: FixEffect) -> Fix? {
    guard let (layout, view) = scrollView.layouts.first, let property = scrollView.property(in: check.app),
      let superview = layout.tree.views[view].superview,
      superview == layout.tree.controllers[layout.tree.views[view].owner].rootView,
      let first = layout.tree.views[superview].subviews.first, first != view,
      let edit = ClassFixes(ofController: scrollView.owner, check)?.atEndOfViewDidLoad(
        SuggestedCode(
          swift: "view.sendSubviewToBack(\(property))",
          objectiveC: "[self.view sendSubviewToBack:self.\(property)];"))
    else { return nil }
    return Fix(
      title(scrollView.label, behind: layout.tree.views[first].displayName, effect), isPreferred: true, [edit],
      promises: effect.promises)
  }

  private static func title(_ view: String, behind first: String, _ effect: FixEffect?) -> String {
    let outcome = effect?.text.map { ": its content \($0)" } ?? ""
    return "Make \(view) the first subview (behind \(first))" + outcome
  }

  private static func superview(of id: String, in view: ViewFacts) -> ViewFacts? {
    if view.subviews.contains(where: { $0.id == id }) { return view }
    return view.subviews.firstResult { superview(of: id, in: $0) }
  }
}
