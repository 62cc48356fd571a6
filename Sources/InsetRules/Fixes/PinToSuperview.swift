internal import InsetFacts
internal import InsetLayout
internal import InsetModel

/// The fix that holds a scroll view's top, or its bottom, to its superview's instead of a guide, in Interface Builder.
enum PinToSuperview {
  /// - Parameter edge: `top` or `bottom`.
  static func fix(_ scrollView: ScrollViewSighting, _ check: RuleCheck, at edge: InsetLayout.Edge = .top) -> Fix? {
    let entry = check.app.controllers[scrollView.owner]
    guard let facts = scrollView.facts, let root = entry.facts.view,
      root.subviews.contains(where: { $0.id == facts.id }),
      let pin = facts.pins.first(where: { $0.edge == (edge == .top ? .top : .bottom) }), pin.constant == 0, !pin.variesBySizeClass,
      pin.target == (edge == .top ? .topLayoutGuide : .bottomLayoutGuide) || pin.target == .safeArea,
      pin.levelsUp == 0,
      let node = scrollView.node, let writer = FixWriter(entry.viewPath, check)
    else { return nil }
    let element = writer.text.string(in: pin.range)
    let side = element.contains("firstItem=\"\(facts.id)\"") ? "second" : "first"
    guard side == "second" || element.contains("secondItem=\"\(facts.id)\""),
      let item = writer.setting(side + "Item", to: root.id, inTag: pin.range),
      let attribute = writer.setting(side + "Attribute", to: edge.name, inTag: pin.range)
    else { return nil }
    let effect =
      edge == .top
      ? scrollView.effect(of: [SettingChange(node, .topPinnedToSuperview)], check.app)
      : scrollView.effect(
        of: [SettingChange(node, .bottomPinnedToSuperview)], check.app,
        promising: [Quantity(.hiddenUnderBars, .bottom), Quantity(.extraGap, .bottom)])
    let outcome = effect.text.map { ": its content \($0)" } ?? ""
    return Fix(
      "Pin the \(edge.name) of \(scrollView.label) to its superview" + outcome, isPreferred: true, [item, attribute],
      promises: effect.promises)
  }
}
