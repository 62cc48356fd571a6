package import InsetLayout
package import InsetText

/// What happens at one edge of a scroll view in one layout: what covers it and what reserves room there, each as terms
/// that are read off the trace and sum up to the number. All points are read, none is computed anew.
package struct InsetBreakdown: Sendable {
  package let layout: Layout
  package let view: Int
  package let edge: Edge
  /// Where the app writes `contentInset`; nil where no file does.
  private let written: Location?

  /// - Parameter view: a scroll view of the layout's tree.
  package init(of view: Int, _ edge: Edge, in layout: Layout, written: Location? = nil) {
    self.layout = layout
    self.view = view
    self.edge = edge
    self.written = written
  }

  private func points(_ name: Quantity.Name) -> Double {
    layout.trace.points(.view(view), Quantity(name, edge)) ?? 0
  }

  private var inForceName: Quantity.Name { layout.screen.usesLegacyInsets ? .contentInset : .adjustedContentInset }

  /// The inset that decides where content rests: `adjustedContentInset` from iOS 11 on, `contentInset` before. Points.
  package var inForce: Double { points(inForceName) }
  /// UIKit's part of it. Points.
  package var system: Double { points(.systemInset) }
  /// The app's part of it. Points.
  package var own: Double { inForce - system }
  /// What of the resting content lies under bars. Points.
  package var hidden: Double { points(.hiddenUnderBars) }
  /// What stays blank beyond what is covered. Points.
  package var gap: Double { points(.extraGap) }
  /// What bars and the device cover of the scroll view. Points.
  package var covered: Double { inForce + hidden - gap }

  /// What reserves room: the app's part first, then UIKit's from the window's edge on. They sum up to ``inForce``.
  package var reserving: [Term] {
    guard let step = layout.trace.stepIndex(.view(view), Quantity(inForceName, edge)) else { return [] }
    return TraceTerms(layout).terms(of: step).map { term in
      term.source == .contentInset ? term.located(at: written) : term
    }
  }

  /// What of that UIKit adds. They sum up to ``system``.
  package var systemTerms: [Term] { reserving.filter { $0.source != .contentInset } }

  /// What covers the edge, from the window's edge on. They sum up to ``covered``.
  package var covering: [Term] { CoveringTerms(self).terms }
}

extension InsetBreakdown {
  /// One part of a number, and what it comes from.
  package struct Term: Sendable, Hashable {
    package enum Source: Sendable, Hashable {
      case statusBar, navigationBar, toolbar, tabBar, homeIndicator
      /// What the device keeps of the screen at an edge: a notch, or a rounded side.
      case screen(Edge)
      /// `additionalSafeAreaInsets` of a controller, by its index in the layout's tree.
      case additionalSafeArea(controller: Int)
      /// The app's `contentInset`.
      case contentInset
      /// The trace doesn't say what the number is made of.
      case unexplained
    }

    package let points: Double
    package let source: Source
    /// The step of the trace that gave the points: its slice is the term's reasons.
    package let step: Int
    /// Where the app writes it; nil of what UIKit adds, and where no file does.
    package let location: Location?

    init(_ points: Double, _ source: Source, step: Int, location: Location? = nil) {
      self.points = points
      self.source = source
      self.step = step
      self.location = location
    }

    func located(at location: Location?) -> Term { Term(points, source, step: step, location: location) }

    func with(points: Double) -> Term { Term(points, source, step: step, location: location) }
  }
}

extension ScrollViewSighting {
  /// The breakdown of an edge in one of the layouts; nil where it isn't one of them.
  package func breakdown(_ edge: Edge, in layout: Int) -> InsetBreakdown? {
    guard layouts.indices.contains(layout) else { return nil }
    return InsetBreakdown(
      of: layouts[layout].view, edge, in: layouts[layout].layout, written: place(of: "contentInset"))
  }
}
