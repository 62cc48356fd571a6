internal import InsetDocuments
internal import InsetLayout
internal import InsetModel
internal import InsetText

/// A web view and its page that both deal with the safe area, or neither.
package enum WebViewAutoInset: Rule {
  package static let card = RuleCard(
    id: "web-view-auto-inset", title: "A web view and its page disagree about the safe area", severity: .info,
    systems: OSRange(OSVersion(11)),
    why:
      "The scroll view of a WKWebView is adjusted like any other one. A page that deals with the safe area itself (viewport-fit=cover, env(safe-area-inset-…)) needs a web view that reaches under the bars and isn't adjusted; inside the safe area its env() values are 0. One of the two has to be the owner.",
    examples: WebViewAutoInsetExamples.all)

  private static let behavior = "contentInsetAdjustmentBehavior"

  package static func check(_ check: RuleCheck) -> [Finding] {
    let doubts = EdgeDoubts(check.app)
    return check.findings(of: check.scrollViews.filter { $0.kind == .web }) { layout, _ in
      !layout.screen.usesLegacyInsets
    } reporting: { scrollView in
      guard !doubts.exist(about: scrollView, at: .top) else { return nil }
      return pulled(scrollView, check) ?? page(scrollView, check)
    }
  }

  // MARK: A strip that a negative inset hides

  private static func pulled(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Finding? {
    guard let (layout, view) = scrollView.layouts.last, let place = scrollView.place(of: "contentInset"),
      let own = scrollView.view?.contentInset?.top, own < -0.5,
      let system = layout.trace.points(.view(view), Quantity(.systemInset, .top)), system > 0.5
    else { return nil }
    let message =
      "\(capitalized(scrollView.label)) is adjusted automatically and shows \(pointText(system)) blank points at the top (\(layout.environment.shortForm)); this inset takes \(pointText(-own)) of them off, which fits some devices only: with .never the page starts at the top."
    return Finding(
      rule: card.id, severity: card.severity, location: place, message: message, environments: scrollView.environments,
      fixes: [neverAdjusted(scrollView, place, check)].compactMap { $0 })
  }

  private static func neverAdjusted(_ scrollView: ScrollViewSighting, _ place: Location, _ check: RuleCheck) -> Fix? {
    guard let writer = FixWriter(place.path, check), writer.language != nil, let node = scrollView.node,
      let insets = node.view.contentInset, insets.bottom == 0, insets.left == 0, insets.right == 0
    else { return nil }
    let words = writer.text.string(in: place.range)
    guard let end = words.firstRange(of: ".contentInset") else { return nil }
    let receiver = words[..<end.lowerBound]
    guard !receiver.contains("["), !receiver.contains("\n") else { return nil }
    let never = SuggestedCode(
      swift: "\(receiver).\(behavior) = .never",
      objectiveC: "\(receiver).\(behavior) = UIScrollViewContentInsetAdjustmentNever;")
    let edit = writer.replacingStatement(
      place.range, setting: "contentInset",
      with: FixWriter.guarded(never, from: OSVersion(11), lowest: check.lowestSystem(of: place.path)))
    let effect = scrollView.effect(
      of: [SettingChange(node, .contentInset(.zero)), SettingChange(node, .contentInsetAdjustmentBehavior(.never))],
      check.app, promising: [Quantity(.adjustedContentInset, .top)])
    return edit.map {
      Fix("Leave the safe area to the page: \(behavior) = .never", isPreferred: false, [$0], promises: effect.promises)
    }
  }

  // MARK: A page that deals with the safe area

  private static func page(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Finding? {
    guard let (layout, view) = scrollView.layouts.last else { return nil }
    let name = capitalized(scrollView.label)
    let safe = layout.insets(.view(view), .viewSafeArea) ?? .zero
    let place = scrollView.place(of: behavior)
    let held = scrollView.view?.contentInsetAdjustmentBehavior
    if let place, let held, held != .never, mentions("viewport-fit=cover", scrollView, check), safe.top > 0.5 {
      return Finding(
        rule: card.id, severity: card.severity, location: place,
        message:
          "\(name) is set to .\(held.rawValue), but its page says viewport-fit=cover and reaches under the bars by itself: both count the \(pointText(safe.top)) points at the top (\(layout.environment.shortForm)).",
        environments: scrollView.environments, fixes: [withoutBehavior(place, check)].compactMap { $0 })
    }
    guard
      scrollView.layouts.allSatisfy({ layout, view in
        let safe = layout.insets(.view(view), .viewSafeArea) ?? .zero
        return Edge.allCases.allSatisfy { safe[$0] < 0.5 } && !layout.tree.views[view].view.isFrameAssumed
      }), mentions("env(safe-area-inset", scrollView, check) || mentions("constant(safe-area-inset", scrollView, check)
    else { return nil }
    return Finding(
      rule: card.id, severity: card.severity, location: scrollView.location,
      message:
        "\(name) lies inside the safe area (\(layout.environment.shortForm)), so env(safe-area-inset-*) is 0 in its page.",
      environments: scrollView.environments, fixes: [PinToSuperview.fix(scrollView, check)].compactMap { $0 })
  }

  private static func withoutBehavior(_ place: Location, _ check: RuleCheck) -> Fix? {
    guard let writer = FixWriter(place.path, check),
      let edit = writer.language == nil
        ? writer.removing(place.range) : writer.removingStatement(place.range, setting: behavior)
    else { return nil }
    return Fix("Leave the safe area to the page (remove \(behavior))", isPreferred: true, [edit])
  }

  /// Whether the code of the controller's class has a text in it: a page that the app writes.
  private static func mentions(_ text: String, _ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Bool {
    guard let type = check.app.controllers[scrollView.owner].classIndex else { return false }
    let paths = Set(check.app.program.classes[type].parts.map(\.path))
    return paths.contains { check.text($0)?.string.contains(text) ?? false }
  }
}
