internal import InsetLayout
internal import InsetModel
internal import InsetSyntax
internal import InsetText

/// Code that takes `contentInset` for all of the inset, or an offset of zero for the top.
package enum ContentInsetReadNotAdjusted: Rule {
  package static let card = RuleCard(
    id: "content-inset-read-not-adjusted", title: "The offset is read without what UIKit adds to the insets",
    severity: .warning, systems: OSRange(OSVersion(11)),
    why:
      "From iOS 11 on what UIKit adds for bars is in adjustedContentInset alone; contentInset stays the app's. At the top a scroll view rests at −adjustedContentInset.top, not at zero and not at −contentInset.top, and it ends at contentSize + adjustedContentInset.bottom − bounds.",
    examples: ContentInsetReadNotAdjustedExamples.all)

  private static let names: Set<String> = ["contentOffset", "setContentOffset", "adjustedContentInset"]

  package static func check(_ check: RuleCheck) -> [Finding] {
    let names = ScrollViewNames(check)
    let doubts = EdgeDoubts(check.app)
    var told: Set<Location> = []
    return check.app.passages(mentioning: Self.names).flatMap { passage -> [Finding] in
      let sums = InsetSums.findings(in: passage, card, check)
      if !sums.isEmpty { return sums }
      return OffsetUse.all(in: passage, check.app).compactMap { finding($0, passage, names, doubts, check) }
    }.filter { told.insert($0.location).inserted }
  }

  private static func finding(
    _ use: OffsetUse, _ passage: CodePassage, _ names: ScrollViewNames, _ doubts: EdgeDoubts, _ check: RuleCheck
  ) -> Finding? {
    let location = passage.location(of: use.expression)
    let around = passage.function?.range ?? passage.effect.range
    guard around.contains(location.range.lowerBound), !use.comesBeforeLayout(passage, check) else {
      return nil
    }
    let wanted = names.candidates(use.scrollView, in: passage).compactMap { candidates -> ScrollViewSighting? in
      let seen = candidates.compactMap { sighting in
        sighting.withLongContent.keeping { layout, view in
          passage.systems.contains(layout.environment.os) && use.isOff(in: layout, view)
        }
      }
      guard seen.count == candidates.count, let first = seen.first, first.view?.isPagingEnabled != true,
        !seen.contains(where: { doubts.exist(about: $0, at: use.edge) })
      else { return nil }
      return first
    }
    guard let scrollView = wanted.first, let message = use.message(scrollView, passage, check) else { return nil }
    return Finding(
      rule: card.id, severity: card.severity, location: location, message: message,
      environments: scrollView.environments,
      related: [.init(scrollView.location, "UIKit adjusts \(scrollView.label)")],
      fixes: [OffsetUseFix(use, passage, check).fix].compactMap { $0 })
  }
}

extension OffsetUse {
  /// Where the content isn't laid out yet, UIKit moves what rests at the top.
  fileprivate func comesBeforeLayout(_ passage: CodePassage, _ check: RuleCheck) -> Bool {
    switch kind {
    case .comparison, .ownInset: return false
    case .reset, .end:
      guard let owner = passage.owner else { return false }
      if AppearancePhase.early.contains(passage.name) { return true }
      return check.app.passages(ofAppearing: owner).contains { step in
        step.effect.range == passage.effect.range && step.path == passage.path
          && (step.phase ?? .viewDidAppear) <= .viewWillAppear
      }
    }
  }

  /// Whether UIKit surely adds points at the edge, of systems that keep them out of `contentInset`.
  fileprivate func isOff(in layout: Layout, _ view: Int) -> Bool {
    let system = Quantity(.systemInset, edge)
    guard !layout.screen.usesLegacyInsets, let points = layout.trace.points(.view(view), system), points > 0.5,
      layout.certainty(.view(view), [system]) > .assumed
    else { return false }
    if case .comparison(_, let number, _) = kind, let rest = layout.restingOffset(view) { return rest < number - 0.5 }
    return true
  }

  fileprivate func message(_ scrollView: ScrollViewSighting, _ passage: CodePassage, _ check: RuleCheck) -> String? {
    guard let (layout, view) = scrollView.layouts.first,
      let system = layout.trace.points(.view(view), Quantity(.systemInset, edge)), let rest = layout.restingOffset(view)
    else { return nil }
    let name = scrollView.label
    let environment = layout.environment.shortForm
    let points = pointText(system)
    switch kind {
    case .comparison(let sign, let number, _):
      let outcome =
        switch sign {
        case "<", "<=": "this holds at the top already"
        case ">", ">=": "this doesn't hold until \(pointText(number - rest)) points are scrolled"
        case "==": "this doesn't hold at the top"
        default: "this holds at the top too"
        }
      return
        "\(capitalized(name)) rests at contentOffset.y = −\(pointText(-rest)) (\(environment)), because what UIKit adds for bars is only in adjustedContentInset: \(outcome); compare with −adjustedContentInset.top."
    case .reset:
      return
        "An offset of zero leaves the first \(points) points of \(name) under \(layout.barAbove(view)) (\(environment)): at the top it rests at −adjustedContentInset.top."
    case .ownInset(let read):
      guard let edge = read.edge else { return nil }
      let own = layout.tree.views[view].view.contentInset?[edge] ?? 0
      return
        "contentInset.\(edge.name) is \(pointText(own)) here on iOS 11 and later, because the \(points) points that UIKit adds (\(environment)) are only in adjustedContentInset; use adjustedContentInset.\(edge.name)."
    case .end:
      return
        "This offset stops \(points) points before the end of \(name) (\(environment)), because what UIKit adds at the bottom is only in adjustedContentInset; add adjustedContentInset.bottom."
    }
  }
}

extension AppearancePhase {
  /// The methods that UIKit calls before the first layout.
  static let early: Set<String> = ["init", "awakeFromNib", "loadView", "viewDidLoad", "viewWillAppear"]
}

extension Layout {
  /// `contentOffset.y` at the top. Points.
  func restingOffset(_ view: Int) -> Double? {
    trace.points(.view(view), Quantity(screen.usesLegacyInsets ? .contentInset : .adjustedContentInset, .top)).map {
      -$0
    }
  }
}
