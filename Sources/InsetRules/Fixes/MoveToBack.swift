internal import InsetDocuments
internal import InsetLayout
internal import InsetModel
internal import InsetText

/// The fix that makes a view the first one of its superview's subviews: in Interface Builder, else where the view is
/// loaded. Not where a view that lies behind it would then lie over it: who sees through that one isn't known.
enum MoveToBack {
  static func fix(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Fix? {
    guard let node = scrollView.node, scrollView.layouts.allSatisfy({ !$0.layout.hasViewsBehind($0.view) }) else {
      return nil
    }
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
      effect != nil || !hasViewsBehind(view, in: parent),
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

  /// Whether an earlier subview shares some of a view's place at design time, or its place isn't written.
  private static func hasViewsBehind(_ view: ViewFacts, in superview: ViewFacts) -> Bool {
    guard let own = view.rect else { return true }
    return superview.subviews.prefix { $0.id != view.id }.contains { $0.rect?.overlaps(own) ?? true }
  }

  private static func superview(of id: String, in view: ViewFacts) -> ViewFacts? {
    if view.subviews.contains(where: { $0.id == id }) { return view }
    return view.subviews.firstResult { superview(of: id, in: $0) }
  }
}

extension Layout {
  /// Whether an earlier subview of the same view shares some of a view's place, as far as places are known.
  fileprivate func hasViewsBehind(_ view: Int) -> Bool {
    guard let superview = tree.views[view].superview else { return false }
    let frame = Quantity(.frame)
    return tree.views[superview].subviews.prefix { $0 != view }.contains { other in
      guard let own = trace.rect(.view(view), frame), let behind = trace.rect(.view(other), frame),
        certainty(.view(view), [frame]) > .assumed, certainty(.view(other), [frame]) > .assumed
      else { return true }
      return behind.overlaps(own)
    }
  }
}

extension ViewFacts {
  fileprivate var rect: Rect? {
    guard let frame, frame.count == 4 else { return nil }
    return Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
  }
}

extension Rect {
  /// Whether two rectangles share more than an edge.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    min(maxX, other.maxX) - max(minX, other.minX) > 0.5 && min(maxY, other.maxY) - max(minY, other.minY) > 0.5
  }
}
