internal import InsetDocuments
internal import InsetLayout
internal import InsetModel

/// The fix that holds a scroll view's top, or its bottom, to its superview's instead of a guide, in Interface Builder.
enum PinToSuperview {
  /// - Parameter edge: `top` or `bottom`.
  static func fix(_ scrollView: ScrollViewSighting, _ check: RuleCheck, at edge: InsetLayout.Edge = .top) -> Fix? {
    let entry = check.app.controllers[scrollView.owner]
    guard let facts = scrollView.facts, let root = entry.facts.view,
      root.subviews.contains(where: { $0.id == facts.id }),
      let pin = facts.pins.first(where: { $0.edge == (edge == .top ? .top : .bottom) }), pin.constant == 0,
      !pin.variesBySizeClass,
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
    return fix(scrollView, node, edge, [item, attribute], check)
  }

  private static func fix(
    _ scrollView: ScrollViewSighting, _ node: Tree.ViewNode, _ edge: InsetLayout.Edge, _ edits: [Fix.Edit],
    _ check: RuleCheck
  ) -> Fix {
    let effect = scrollView.effect(
      of: [SettingChange(node, edge == .top ? .topPinnedToSuperview : .bottomPinnedToSuperview)], check.app,
      promising: [Quantity(.hiddenUnderBars, edge), Quantity(.extraGap, edge)])
    let outcome = effect.text.map { ": its content \($0)" } ?? ""
    return Fix(
      "Pin the \(edge.name) of \(scrollView.label) to its superview" + outcome, isPreferred: true, edits,
      promises: effect.promises)
  }
}

// Constraints in code.
extension PinToSuperview {
  /// The same where one call of `constraint(equalTo:)` holds the edge to the safe area of the view around: `view.topAnchor`
  /// takes the place of `view.safeAreaLayoutGuide.topAnchor`.
  static func fixInCode(_ scrollView: ScrollViewSighting, _ check: RuleCheck, at edge: InsetLayout.Edge = .top) -> Fix?
  {
    guard let node = scrollView.node, node.view.pins[edge]?.target == .safeArea else { return nil }
    let anchorName = edge.name + "Anchor"
    var edits: [Fix.Edit] = []
    for passage in check.passages(mentioning: ["safeAreaLayoutGuide"], ofClassOf: scrollView.owner) {
      for expression in passage.effect.expressions {
        expression.visit { part in
          guard let call = part.call, ["constraint", "constraintEqualToAnchor"].contains(call.name),
            call.receiver?.read?.name == anchorName, let view = call.receiver?.read?.base,
            let name = check.app.viewName(view, in: passage, of: scrollView.owner),
            scrollView.isNamed(name),
            let anchor = call.arguments.first?.value, anchor.read?.name == anchorName,
            let edit = withoutGuide(anchor.range, passage.path, check), !edits.contains(edit)
          else { return }
          edits.append(edit)
        }
      }
    }
    guard edits.count == 1 else { return nil }
    return fix(scrollView, node, edge, edits, check)
  }

  private static func withoutGuide(_ range: Range<Int>, _ path: String, _ check: RuleCheck) -> Fix.Edit? {
    guard let writer = FixWriter(path, check), range.upperBound <= writer.text.bytes.count else { return nil }
    let guide = Array(".safeAreaLayoutGuide".utf8)
    let ranges = writer.text.bytes[range].ranges(of: guide)
    guard ranges.count == 1, let only = ranges.first else { return nil }
    return writer.edit(only, "")
  }
}
