internal import InsetLayout
internal import InsetModel
internal import InsetText

/// The cures of an inset that counts a bar twice: leave the bar to UIKit, or take all of it over.
struct ManualInsetFixes {
  private let scrollView: ScrollViewSighting
  private let inset: WrittenInset
  private let check: RuleCheck

  init(_ scrollView: ScrollViewSighting, _ inset: WrittenInset, _ check: RuleCheck) {
    self.scrollView = scrollView
    self.inset = inset
    self.check = check
  }

  var all: [Fix] {
    hasRivals || isGuarded ? [] : [removing, takingOver].compactMap { $0 }
  }

  /// The removal alone, where UIKit has nothing to count.
  var removal: Fix? { hasRivals || isGuarded ? nil : removing }

  /// A write under a condition has a reason that the layout doesn't know: that there is no safe area yet, for instance.
  private var isGuarded: Bool { inset.write.map { $0.isConditional || $0.function != nil } ?? false }

  /// What lost to this write would hold without it.
  private var hasRivals: Bool {
    let key = PlacedScene.SettingKey(object: scrollView.id, name: "contentInset")
    return !scrollView.placed.rivals[key, default: []].isEmpty
  }

  // MARK: Leaving it to UIKit

  private var withoutPart: SettingChange? {
    guard let node = scrollView.node, var insets = node.view.contentInset else { return nil }
    for edge in inset.edges { insets[edge] = 0 }
    return SettingChange(node, .contentInset(insets))
  }

  private var removing: Fix? {
    guard let change = withoutPart, let writer = FixWriter(inset.location.path, check) else { return nil }
    let needing = systemsThatNeedIt(change)
    let effect = scrollView.effect(of: [change], check.app)
    let outcome = effect.text.map { ": \(scrollView.label) \($0)" } ?? ""
    let edges = inset.edges.map(\.name).joined(separator: " and ")
    if needing.isEmpty {
      guard let made = withoutEdges(writer) else { return nil }
      return Fix("Remove the manual \(edges) inset" + outcome, isPreferred: true, made, promises: effect.promises)
    }
    // Below iOS 11 alone the line is what clears the bars.
    guard needing.allSatisfy({ $0.major < 11 }),
      scrollView.layouts.allSatisfy({ $0.layout.environment.os.major >= 11 }),
      let write = inset.write, write.systems == .all,
      !scrollView.isAdjustedBelowSafeAreas(writtenLate: write.comesWhileShown, inset.edges, check),
      let edit = writer.leavingBelowSafeAreas(write.location.range)
    else { return nil }
    return Fix(
      "Write the inset below iOS 11 only" + outcome, isPreferred: true, [edit], promises: effect.promises)
  }

  private func withoutEdges(_ writer: FixWriter) -> [Fix.Edit]? {
    guard let write = inset.write else {
      let names = inset.edges.map { $0 == .top ? "minY" : "maxY" }
      let edits = names.compactMap { writer.setting($0, to: "0.0", inTag: inset.location.range) }
      return edits.count == names.count ? edits : nil
    }
    let isAllOfIt = Edge.allCases.allSatisfy {
      inset.edges.contains($0) || !write.edges.contains(EdgeSet($0)) || write.points($0) == 0
    }
    if isAllOfIt { return writer.removingStatement(write.location.range, setting: "contentInset").map { [$0] } }
    let edits = inset.edges.compactMap { writer.replacingInset($0, in: write.valueRange, with: "0") }
    return edits.count == inset.edges.count ? edits : nil
  }

  /// The systems on which the write clears a bar that nobody else does, in any placement.
  private func systemsThatNeedIt(_ change: SettingChange) -> [OSVersion] {
    let others = check.scrollViews.filter { $0.owner == scrollView.owner && $0.id == scrollView.id }
    return others.flatMap { other in
      other.layouts.filter { layout, view in
        if let write = inset.write, !write.systems.contains(layout.environment.os) { return false }
        guard other.place(of: "contentInset") == scrollView.place(of: "contentInset"), let node = other.node,
          let changed = try? layOut(
            other.placed.scene.applying([SettingChange(node, change.setting)]), in: layout.environment),
          case .view(let same)? = changed.tree.subject(named: other.id)
        else { return true }
        return inset.edges.contains { edge in
          let quantity = Quantity(.hiddenUnderBars, edge)
          let before = layout.trace.points(.view(view), quantity) ?? 0
          return (changed.trace.points(.view(same), quantity) ?? 0) > before + 0.5
        }
      }.map(\.layout.environment.os)
    }
  }

  // MARK: Taking it over

  /// Before iOS 11 UIKit adds nothing then.
  private var isFlagOff: Bool {
    scrollView.controllerNodes.contains { $0.controller.automaticallyAdjustsScrollViewInsets == false }
  }

  /// `.never` and insets from the guides, where the scroll view fills the controller's view.
  private var takingOver: Fix? {
    guard let write = inset.write, inset.edges.allSatisfy({ write.edges.contains(EdgeSet($0)) }),
      scrollView.layouts.allSatisfy({ $0.layout.environment.os.major >= 11 && $0.layout.fillsRoot($0.view) }),
      let lowest = check.lowestSystem(of: write.location.path), lowest.major >= 11 || isFlagOff,
      let property = scrollView.property(in: check.app),
      let fixes = ClassFixes(ofController: scrollView.owner, check), !fixes.has("viewDidLayoutSubviews"),
      let writer = FixWriter(write.location.path, check),
      let never = writer.replacingStatement(
        write.location.range, setting: "contentInset",
        with: FixWriter.guarded(
          SuggestedCode(
            swift: "\(property).contentInsetAdjustmentBehavior = .never",
            objectiveC: "self.\(property).contentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustmentNever;"),
          from: OSVersion(11), lowest: lowest)),
      let member = fixes.addingMember(InsetsFromGuides.member(property, lowest: lowest))
    else { return nil }
    return Fix(
      "Take over: contentInsetAdjustmentBehavior = .never, and insets from the safe area", isPreferred: false,
      [never, member])
  }
}

extension Layout {
  /// Whether a view is its controller's view or fills it.
  func fillsRoot(_ view: Int) -> Bool {
    let root = tree.controllers[tree.views[view].owner].rootView
    return trace.rect(.view(view), Quantity(.frameInWindow)) == trace.rect(.view(root), Quantity(.frameInWindow))
  }
}
