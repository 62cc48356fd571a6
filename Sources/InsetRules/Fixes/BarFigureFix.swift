internal import InsetDocuments
internal import InsetLayout
internal import InsetModel
internal import InsetText

/// The cures of bars as numbers: the safe area, the layout guides, or UIKit's own insets.
struct BarFigureFix {
  private let use: BarFigureUse
  private let place: BarFigurePlace
  private let check: RuleCheck

  init(_ use: BarFigureUse, _ place: BarFigurePlace, _ check: RuleCheck) {
    self.use = use
    self.place = place
    self.check = check
  }

  var all: [Fix] {
    switch use.role {
    case .place: [toGuide, anchor, read].compactMap { $0 }.prefix(1).map { $0 }
    case .inset: [leavingItToUIKit].compactMap { $0 }
    }
  }

  private var lowest: OSVersion? { check.lowestSystem(of: place.location.path) }

  /// Holds the view to the guide that the file has, in Interface Builder.
  private var toGuide: Fix? {
    guard let pin = place.pin, !pin.variesBySizeClass,
      case .view(let controller, let facts)? = use.placed.sources[use.id],
      let root = check.app.controllers[controller].facts.view, root.id == pin.targetViewID, pin.levelsUp == 0,
      let writer = FixWriter(place.location.path, check)
    else { return nil }
    let entry = check.app.controllers[controller].facts
    let edge = use.edge.name
    let legacy = use.edge == .top ? (entry.topLayoutGuideID, "bottom") : (entry.bottomLayoutGuideID, "top")
    guard let (guide, attribute) = root.safeAreaGuideID.map({ ($0, edge) }) ?? legacy.0.map({ ($0, legacy.1) }) else {
      return nil
    }
    let element = writer.text.string(in: pin.range)
    let side = element.contains("firstItem=\"\(facts.id)\"") ? "second" : "first"
    guard side == "second" || element.contains("secondItem=\"\(facts.id)\""),
      let item = writer.setting(side + "Item", to: guide, inTag: pin.range),
      let side = writer.setting(side + "Attribute", to: attribute, inTag: pin.range),
      let range = pin.constantRange
    else { return nil }
    let name = root.safeAreaGuideID == nil ? "layout guide" : "safe area"
    return Fix("Hold \(facts.label) to the \(name)", isPreferred: true, [item, side, writer.edit(range, "0.0")])
  }

  /// Holds the view to the safe area, where code makes the constraint.
  private var anchor: Fix? {
    guard let passage = place.passage, let lowest, lowest.major >= 11, let writer = FixWriter(passage.path, check),
      writer.language == .swift
    else { return nil }
    let anchorName = use.edge == .top ? "topAnchor" : "bottomAnchor"
    var found: Fix?
    for expression in passage.effect.expressions {
      expression.visit { part in
        guard found == nil, let call = part.call, call.name == "constraint", call.arguments.count == 2,
          call.receiver?.lastName == anchorName, call.arguments[1].label == "constant",
          let other = call.arguments[0].value.base, other.isOwnView, call.arguments[0].value.lastName == anchorName,
          passage.effect.range.contains(other.range.lowerBound)
        else { return }
        let range = call.arguments[0].value.range.lowerBound..<call.arguments[1].value.range.upperBound
        let view = writer.text.string(in: other.range)
        found = Fix(
          "Hold it to the safe area", isPreferred: true,
          [writer.edit(range, "\(view).safeAreaLayoutGuide.\(anchorName)")])
      }
    }
    return found
  }

  /// Reads the safe area, where the frame is made while the view is laid out.
  private var read: Fix? {
    guard let passage = place.passage, let lowest, lowest.major >= 11,
      ["viewDidLayoutSubviews", "viewWillLayoutSubviews"].contains(passage.name), use.edge == .top,
      // A number beside a bar's own height is one term of what is meant.
      !passage.effect.expressions.contains(where: { $0.mentions(BarMeasure.names) }),
      let writer = FixWriter(passage.path, check)
    else { return nil }
    var edits: [Fix.Edit] = []
    let words = "\(writer.language == .objectiveC ? "self." : "")view.safeAreaInsets.top"
    for expression in passage.effect.expressions {
      expression.visit { part in
        guard part.kind == .number(use.points), passage.effect.range.contains(part.range.lowerBound) else { return }
        edits.append(writer.edit(part.range, words))
      }
    }
    return edits.isEmpty ? nil : Fix("Read view.safeAreaInsets.top instead", isPreferred: true, edits)
  }

  /// Takes `.never` and the numbers out.
  private var leavingItToUIKit: Fix? {
    guard let lowest, lowest.major >= 11,
      let scrollView = check.scrollViews.first(where: {
        $0.owner == use.owner && $0.id == use.id && $0.placed.placement == use.placed.placement
      }), let node = scrollView.node, var insets = node.view.contentInset,
      let never = scrollView.place(of: "contentInsetAdjustmentBehavior"), insets[.left] == 0, insets[.right] == 0,
      let removals = removing(never, "contentInsetAdjustmentBehavior"),
      let others = removing(place.location, "contentInset"),
      scrollView.placed.rivals[.init(object: use.id, name: "contentInset"), default: []].isEmpty
    else { return nil }
    insets = .zero
    let effect = scrollView.effect(
      of: [
        SettingChange(node, .contentInsetAdjustmentBehavior(.automatic)), SettingChange(node, .contentInset(insets)),
      ],
      check.app)
    guard effect.promises.allSatisfy({ $0.quantity.name != .hiddenUnderBars || $0.value < 0.5 }) else { return nil }
    return Fix(
      "Let UIKit adjust \(scrollView.label) (remove .never and the numbers)", isPreferred: true, removals + others,
      promises: effect.promises)
  }

  private func removing(_ place: Location, _ name: String) -> [Fix.Edit]? {
    guard let writer = FixWriter(place.path, check) else { return nil }
    let edit =
      writer.language == nil ? writer.removing(place.range) : writer.removingStatement(place.range, setting: name)
    return edit.map { [$0] }
  }
}
