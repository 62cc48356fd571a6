internal import InsetLayout

/// Why the rule of the topmost ancestor's guides is right or wrong in one layout.
struct ArticleVerdict {
  let isRight: Bool
  let why: String

  /// - Parameter before: the scene as it is; `after`: with the rule's insets; `own`: what the app wants to keep.
  init(_ reading: ArticleRule.Reading, _ before: CandidateInsets, _ after: CandidateInsets, own: Insets) {
    let vertical: [Edge] = [.top, .bottom]
    let hidden = vertical.max { after.hidden[$0] < after.hidden[$1] } ?? .top
    let gap = vertical.max { after.gap[$0] < after.gap[$1] } ?? .top
    let losesOwn = reading.writes && Edge.allCases.contains { abs(own[$0]) > 0.5 }
    // An inset that the rule left standing is the app's, not a gap of the rule's.
    let blank = reading.writes ? after.gap[gap] : after.gap[gap] - own[gap]
    isRight = after.hidden[hidden] <= 0.5 && blank <= 0.5 && !losesOwn
    if isRight {
      why = Self.praise(reading, after)
    } else if blank > 0.5 {
      why = Self.blank(reading, after, gap)
    } else if after.hidden[hidden] > 0.5 {
      why = Self.hidden(reading, after, hidden)
    } else {
      why = "It assigns contentInset at each layout, so the app's own \(Self.list(own)) is lost."
    }
  }

  private static func praise(_ reading: ArticleRule.Reading, _ account: CandidateInsets) -> String {
    guard reading.writes, let name = candidate(reading, account)?.displayName else {
      return "It writes nothing, and nothing is needed."
    }
    if reading.inset == .zero { return "It writes 0, and nothing covers \(account.sighting.viewName)." }
    return """
      The guides of \(name) are what covers \(account.sighting.viewName). Read them in viewDidLayoutSubviews: in \
      viewWillLayoutSubviews they are those of the pass before. It leaves contentOffset as it is.
      """
  }

  private static func blank(_ reading: ArticleRule.Reading, _ account: CandidateInsets, _ edge: Edge) -> String {
    let gap = pointText(account.gap[edge])
    let part = pointText(reading.inset[edge])
    if !account.isLegacy, account.system[edge] > 0.5 {
      return """
        Double on iOS \(account.sighting.layout.environment.os): \(part) written and \(pointText(account.system[edge])) \
        of safe area make \(pointText(account.inForce[edge])), \(gap) too many.
        """
    }
    if !reading.writes {
      return "It writes nothing, and UIKit alone leaves \(gap) pt blank: it has to be kept from adjusting first."
    }
    if account.system[edge] > 0.5 {
      return """
        UIKit adjusts this scroll view too and adds \(pointText(account.system[edge])): the two fight over the inset, \
        \(gap) pt stay blank.
        """
    }
    if edge == .top, let outer = account.adjustedEnclosingScrollViews.first {
      return """
        UIKit insets \(account.tree.views[outer].displayName), which holds \(account.sighting.viewName), and so moves \
        it: with the rule's \(part) on top, \(gap) pt stay blank.
        """
    }
    let start = pointText(edge == .top ? account.frame.minY : account.frame.maxY)
    return """
      \(account.sighting.viewName) \(edge == .top ? "starts" : "ends") at y = \(start) in the window, so bars cover \
      \(pointText(account.covered[edge])) pt of it and not \(part): it should be the guide less what lies between, \
      \(gap) pt stay blank.
      """
  }

  private static func hidden(_ reading: ArticleRule.Reading, _ account: CandidateInsets, _ edge: Edge) -> String {
    let needed = pointText(account.covered[edge])
    let lost = "\(pointText(account.hidden[edge])) of \(needed) pt stay hidden at the \(edge.name)"
    let tree = account.tree
    if reading.stopsAtFlag {
      return """
        \(account.sighting.controllerName) has automaticallyAdjustsScrollViewInsets off, so the rule leaves the scroll \
        view alone: \(lost).
        """
    }
    guard let index = reading.candidate, let candidate = candidate(reading, account) else {
      return
        "No ancestor is anything but a navigation, tab or page controller, so the rule finds no guides and writes nothing: \(lost)."
    }
    let guide = "\(candidate.displayName)'s guide there is \(pointText(reading.inset[edge]))"
    if candidate.kind == .split {
      return "The rule doesn't skip split view controllers, and \(guide): \(lost)."
    }
    if let host = account.barChild, host != index, tree.ancestry(of: host).contains(index) {
      let length =
        account.sighting.layout.trace.points(.controller(host), Quantity(.layoutGuide, edge)).map(pointText) ?? "0"
      return """
        The rule takes the topmost ancestor, and \(guide), since the bar is inside it; the nearest that a bar's \
        container shows, \(tree.controllers[host].displayName), has \(length): \(lost).
        """
    }
    let edges = candidate.controller.edgesForExtendedLayout ?? .all
    if !edges.contains(edge) {
      return """
        \(candidate.displayName)'s edgesForExtendedLayout leaves out .\(edge.name), so the rule writes 0 there, but \
        something still covers it: \(lost).
        """
    }
    return "\(capitalized(guide)), which is not what covers \(account.sighting.viewName): \(lost)."
  }

  private static func candidate(_ reading: ArticleRule.Reading, _ account: CandidateInsets) -> Tree.ControllerNode? {
    reading.candidate.map { account.tree.controllers[$0] }
  }

  private static func list(_ insets: Insets) -> String {
    Edge.allCases.filter { abs(insets[$0]) > 0.5 }.map { "\(pointText(insets[$0])) at the \($0.name)" }
      .joined(separator: " and ")
  }
}
