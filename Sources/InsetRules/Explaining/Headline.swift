internal import InsetLayout

/// The first line: the number and the reason in one short sentence.
struct Headline {
  enum Trouble: Int, Comparable {
    case hidden, gap, none

    static func < (a: Trouble, b: Trouble) -> Bool { a.rawValue < b.rawValue }
  }

  let trouble: Trouble
  let text: String
  /// The edge that it speaks of.
  private(set) var edge = Edge.top

  init(_ sighting: Sighting) {
    let system = "iOS \(sighting.layout.environment.os)"
    guard sighting.isScrollView else {
      trouble = .none
      text = Headline.plain(sighting, system)
      return
    }
    let hidden = sighting.inset(.hiddenUnderBars, .top)
    let gap = sighting.inset(.extraGap, .top)
    let hiddenBelow = sighting.inset(.hiddenUnderBars, .bottom)
    let name = sighting.viewName
    if hidden > 0.5 {
      trouble = .hidden
      text =
        "The first \(pointText(hidden)) pt of \(name) lie under the bars on \(system): \(Headline.cause(sighting, .top))"
    } else if gap > 0.5 {
      trouble = .gap
      let breakdown = sighting.breakdown(.top)
      let total = sighting.inset(sighting.inForce, .top)
      let own = breakdown?.own ?? 0
      let parts =
        own > 0.5 && total - own > 0.5
        ? "\(pointText(total)) = \(pointText(own)) written by the app + \(pointText(total - own)) from UIKit"
        : own > 0.5 ? "the app writes \(pointText(own))" : "UIKit adds \(pointText(total)) wherever \(name) starts"
      text =
        "\(pointText(gap)) pt of blank space above the \(sighting.contentWord) on \(system): \(parts), and the bars need only \(pointText(total - gap))."
    } else if hiddenBelow > 0.5 {
      trouble = .hidden
      edge = .bottom
      text =
        "The last \(pointText(hiddenBelow)) pt of \(name) lie under the bars on \(system): \(Headline.cause(sighting, .bottom))"
    } else {
      trouble = .none
      text = Headline.fine(sighting, system)
    }
  }

  /// Why nothing, or too little, is added at an edge: the sentence of the law that decided.
  private static func cause(_ sighting: Sighting, _ edge: Edge) -> String {
    guard let view = sighting.view else { return "nothing is added." }
    let trace = sighting.layout.trace
    let step =
      sighting.layout.screen.usesLegacyInsets
      ? trace.step(.view(view), Quantity(.systemInset, edge)) : trace.step(.view(view), Quantity(.adjusts, edge))
    guard let sentence = step?.sentence() else { return "nothing is added." }
    return afterColon(sentence)
  }

  private static func fine(_ sighting: Sighting, _ system: String) -> String {
    let total = sighting.inset(sighting.inForce, .top)
    let system11 = !sighting.layout.screen.usesLegacyInsets
    if total > 0.5 {
      let breakdown = sighting.breakdown(.top)
      let own = breakdown?.own ?? 0
      let parts = breakdown?.sum ?? pointText(total)
      let who = own > 0.5 ? "" : system11 ? ", added by UIKit as safe area" : ", added by UIKit"
      return "\(pointText(total)) pt above the \(sighting.contentWord) on \(system): \(parts)\(who)."
    }
    let y = sighting.viewFrame.y
    if y > 0.5 {
      return
        "Nothing above the \(sighting.contentWord) on \(system): \(sighting.controllerName)'s view starts at y = \(pointText(y))\(below(sighting))."
    }
    if sighting.frame.y > 0.5 {
      return
        "Nothing above the \(sighting.contentWord) on \(system): \(sighting.viewName) starts at y = \(pointText(sighting.frame.y)), clear of the bars."
    }
    return "Nothing above the \(sighting.contentWord) on \(system), and nothing covers it."
  }

  /// What a view that doesn't start at the top lies below.
  private static func below(_ sighting: Sighting) -> String {
    switch sighting.layout.tree.controllers[sighting.controller].role {
    case .navigationChild: ", below the bar"
    case .presented: ", as a sheet"
    case .embedded: ", where it is embedded"
    case .windowRoot, .tabChild, .page, .splitColumn: ""
    }
  }

  private static func plain(_ sighting: Sighting, _ system: String) -> String {
    let safe = sighting.controllerSafeArea
    let frame = sighting.isController ? sighting.viewFrame : sighting.frame
    let owner = capitalized(sighting.isController ? "\(sighting.controllerName)'s view" : sighting.viewName)
    if frame.y > 0.5 {
      return "\(owner) starts at y = \(pointText(frame.y)) on \(system)\(sighting.isController ? below(sighting) : "")."
    }
    let covered =
      sighting.isController
      ? safe.top
      : sighting.layout.screen.usesLegacyInsets
        ? safe.top : sighting.inset(.viewSafeArea, .top)
    return covered > 0.5
      ? "\(owner) starts at the top on \(system); the first \(pointText(covered)) pt lie under the bars."
      : "\(owner) starts at the top on \(system), and nothing covers it."
  }
}
