internal import InsetDocuments
internal import InsetLayout
internal import InsetModel

/// The fix that holds the sides of a scroll view to the safe area instead of its superview's edges.
enum SidesToSafeArea {
  static func fix(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Fix? {
    guard let edits = scrollView.facts.map({ inInterfaceBuilder($0, scrollView, check) }) ?? inCode(scrollView, check)
    else { return nil }
    return Fix("Hold the sides of \(scrollView.label) to the safe area", isPreferred: true, edits)
  }

  private static func inInterfaceBuilder(_ facts: ViewFacts, _ scrollView: ScrollViewSighting, _ check: RuleCheck)
    -> [Fix.Edit]?
  {
    let entry = check.app.controllers[scrollView.owner]
    guard let root = entry.facts.view, root.subviews.contains(where: { $0.id == facts.id }),
      let guide = root.safeAreaGuideID, let writer = FixWriter(entry.viewPath, check)
    else { return nil }
    var edits: [Fix.Edit] = []
    for pin in facts.pins where pin.edge == .left || pin.edge == .right {
      let element = writer.text.string(in: pin.range)
      let side = element.firstRange(of: "firstItem=\"\(facts.id)\"") != nil ? "secondItem" : "firstItem"
      guard pin.target == .superview, pin.constant == 0, pin.levelsUp == 0, !pin.variesBySizeClass,
        let edit = writer.setting(side, to: guide, inTag: pin.range)
      else { return nil }
      edits.append(edit)
    }
    return edits.count == 2 ? edits : nil
  }

  private static let sides: Set<String> = ["leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor"]

  /// `view.safeAreaLayoutGuide.leadingAnchor` in place of `view.leadingAnchor`.
  private static func inCode(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> [Fix.Edit]? {
    guard let lowest = check.lowestSystem(of: scrollView.location.path), lowest.major >= 11 else { return nil }
    var edits: [Fix.Edit] = []
    for passage in check.passages(mentioning: sides, ofClassOf: scrollView.owner) {
      for expression in passage.effect.expressions {
        expression.visit { part in
          guard let call = part.call, ["constraint", "constraintEqualToAnchor"].contains(call.name),
            let own = call.receiver?.read, sides.contains(own.name), let view = own.base,
            let name = check.app.viewName(view, in: passage, of: scrollView.owner),
            scrollView.isNamed(name), call.arguments.count == 1,
            let other = call.arguments.first?.value, let anchor = other.read, anchor.name == own.name,
            let around = anchor.base, around.read?.name == "view", let writer = FixWriter(passage.path, check)
          else { return }
          let end = around.range.upperBound
          let edit = writer.edit(end..<end, ".safeAreaLayoutGuide")
          if !edits.contains(edit) { edits.append(edit) }
        }
      }
    }
    return edits.count == 2 ? edits : nil
  }
}
