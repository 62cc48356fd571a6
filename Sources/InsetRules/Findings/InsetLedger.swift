package import InsetLayout
package import InsetText

/// Who writes what of a scroll view's inset at one edge, read off the trace: `128 = 64 written at Feed.swift:31 + 20 from the
/// status bar + 44 from the navigation bar`.
package struct InsetLedger: Sendable {
  package struct Entry: Sendable, Hashable {
    /// Points.
    package let points: Double
    /// `the navigation bar`; nil of what the app writes.
    package let source: String?
    /// Where the app writes it; nil where no file does.
    package let location: Location?
  }

  package let edge: Edge
  /// What is in force: `adjustedContentInset` from iOS 11 on, `contentInset` before. Points.
  package let total: Double
  /// The app's first, then UIKit's from the window's edge on; none is zero.
  package let entries: [Entry]

  init(_ scrollView: ScrollViewSighting, _ edge: Edge, in layout: Layout, _ view: Int) {
    self.edge = edge
    let inForce = Quantity(layout.screen.usesLegacyInsets ? .contentInset : .adjustedContentInset, edge)
    total = layout.trace.points(.view(view), inForce) ?? 0
    let system = layout.trace.points(.view(view), Quantity(.systemInset, edge)) ?? 0
    var entries: [Entry] = []
    if abs(total - system) > 0.5 {
      entries.append(Entry(points: total - system, source: nil, location: scrollView.place(of: "contentInset")))
    }
    self.entries = entries + (system > 0.5 ? Self.shares(of: system, edge, layout, view) : [])
  }

  /// What UIKit adds, parted among the bars that show: the nearest one has its own height, the rest is the device's.
  private static func shares(of system: Double, _ edge: Edge, _ layout: Layout, _ view: Int) -> [Entry] {
    var rest = system
    var bars: [Entry] = []
    for controller in layout.tree.ancestry(of: layout.tree.views[view].owner) {
      for (bar, name) in Self.bars(edge) where layout.shows(Quantity(bar), of: controller) {
        guard let frame = layout.trace.rect(.controller(controller), Quantity(bar)), frame.height <= rest + 0.5 else {
          continue
        }
        bars.append(Entry(points: min(rest, frame.height), source: name, location: nil))
        rest -= frame.height
      }
    }
    if rest > 0.5 { bars.append(Entry(points: rest, source: deviceEdge(edge, layout), location: nil)) }
    return bars.reversed()
  }

  private static func bars(_ edge: Edge) -> [(Quantity.Name, String)] {
    switch edge {
    case .top: [(.navigationBarFrame, "the navigation bar")]
    case .bottom: [(.toolbarFrame, "the toolbar"), (.tabBarFrame, "the tab bar")]
    case .left, .right: []
    }
  }

  private static func deviceEdge(_ edge: Edge, _ layout: Layout) -> String {
    switch edge {
    case .top where (layout.trace.points(.window, Quantity(.statusBarHeight)) ?? 0) > 0: "the status bar"
    case .bottom: "the home indicator"
    case .top, .left, .right: "the device's edge"
    }
  }

  /// - Parameter place: a location for people: `FeedViewController.swift:31`.
  package func text(_ place: (Location) -> String?) -> String {
    let terms = entries.map { entry in
      if let source = entry.source { return "\(pointText(entry.points)) from \(source)" }
      return "\(pointText(entry.points)) written" + (entry.location.flatMap(place).map { " at \($0)" } ?? " by the app")
    }
    switch terms.count {
    case 0: return pointText(total)
    case 1: return terms[0]
    default: return "\(pointText(total)) = " + terms.joined(separator: " + ")
    }
  }
}

extension InsetLedger {
  /// The bars that UIKit counts, as a sentence names them: `the status and navigation bars`.
  var barsText: String {
    let sources = entries.compactMap(\.source)
    if sources == ["the status bar", "the navigation bar"] { return "the status and navigation bars" }
    return sources.isEmpty ? "the bars" : sources.joined(separator: " and ")
  }
}

extension ScrollViewSighting {
  /// The ledger of an edge in one of the layouts; nil where it isn't one of them.
  package func ledger(_ edge: Edge, in layout: Int) -> InsetLedger? {
    guard layouts.indices.contains(layout) else { return nil }
    return InsetLedger(self, edge, in: layouts[layout].layout, layouts[layout].view)
  }
}

extension RuleCheck {
  /// A location for people: `FeedViewController.swift:31`; nil where the file's text isn't known.
  package func placeText(_ location: Location) -> String? {
    guard let text = text(location.path) else { return nil }
    let name = location.path.split(separator: "/").last.map(String.init) ?? location.path
    return "\(name):\(text.line(at: location.range.lowerBound) + 1)"
  }
}
