package import InsetLayout

/// A picture of one layout: the screen with its bars, the views of one controller, the insets of its scroll view, and
/// what lies hidden or blank.
package struct Wireframe: Sendable {
  let sighting: Sighting
  /// `UITabBarController › FeedViewController`.
  package let path: String

  /// - Parameters:
  ///   - object: the id of a controller or view of the layout's scene; the picture is of what its controller shows, of a
  ///     container of the child that it shows.
  ///   - path: the containers around it, for the title; those of the scene where it isn't given.
  package init?(of object: String, in layout: Layout, path: String? = nil) {
    guard let named = Sighting(object, in: layout) else { return nil }
    let tree = layout.tree
    var shown = named.controller
    while named.isController, let child = tree.controllers[shown].controller.shownChild,
      tree.controllers[shown].children.indices.contains(child)
    {
      shown = tree.controllers[shown].children[child]
    }
    guard let sighting = shown == named.controller ? named : Sighting(tree.controllers[shown].id, in: layout) else {
      return nil
    }
    self.sighting = sighting
    self.path =
      path
      ?? tree.ancestry(of: sighting.controller).reversed().map { tree.controllers[$0].className }
      .joined(separator: " › ")
  }

  /// `iPhone 8 · iOS 10.3 · FeedViewController`.
  package var title: String {
    let environment = layout.environment
    let turned = environment.orientation == .landscape ? " landscape" : ""
    return "\(environment.device)\(turned) · iOS \(environment.os) · \(sighting.controllerName)"
  }

  /// The picture in words.
  package var summary: String { Headline(sighting).text }

  var layout: Layout { sighting.layout }

  /// The size of the window, which is what the picture shows.
  var window: Size { layout.screen.windowSize }

  /// The controllers around the one that is meant, outermost first, then itself with what it embeds.
  var controllers: [Int] {
    let tree = layout.tree
    var shown = Array(tree.ancestry(of: sighting.controller).reversed())
    var next = shown.count - 1
    while next < shown.count {
      shown += tree.controllers[shown[next]].children.filter { tree.controllers[$0].isOnScreen }
      next += 1
    }
    return shown
  }

  /// The id of the object to draw where a scene names none: what the controller on screen shows most of.
  package static func principalObject(in layout: Layout) -> String? {
    let tree = layout.tree
    let shown = tree.controllers.indices.filter { tree.controllers[$0].isOnScreen }
    let scrolling = shown.last { Sighting.principalScrollView(of: $0, in: layout) != nil }
    return (scrolling ?? shown.last).map { tree.controllers[$0].id }
  }
}

// MARK: - What is drawn

extension Wireframe {
  /// A bar in the window.
  struct BarBand {
    let name: String
    let frame: Rect
  }

  /// The bars that show around the controller.
  var bars: [BarBand] {
    var bars: [BarBand] = []
    let status = layout.trace.points(.window, Quantity(.statusBarHeight)) ?? 0
    if status > 0 {
      bars.append(BarBand(name: "status bar", frame: Rect(x: 0, y: 0, width: window.width, height: status)))
    }
    let quantities: [(String, Quantity)] = [
      ("navigation bar", Quantity(.navigationBarFrame)), ("tab bar", Quantity(.tabBarFrame)),
      ("toolbar", Quantity(.toolbarFrame)),
    ]
    for controller in layout.tree.ancestry(of: sighting.controller).reversed() {
      for (name, quantity) in quantities where layout.shows(quantity, of: controller) {
        guard let frame = layout.trace.rect(.controller(controller), quantity) else { continue }
        bars.append(BarBand(name: name, frame: frame))
      }
    }
    return bars
  }

  /// A part of the scroll view in the window: an inset, or points that are hidden or blank.
  struct Strip {
    enum Meaning { case inset, hidden, blank }

    let meaning: Meaning
    let edge: Edge
    let points: Double
    let frame: Rect
  }

  /// The insets of the scroll view, and what is wrong at its edges.
  var strips: [Strip] {
    guard sighting.isScrollView else { return [] }
    let frame = sighting.windowFrame
    var strips: [Strip] = []
    for edge in Edge.allCases {
      let inset = sighting.inset(sighting.inForce, edge)
      let (hidden, blank) = (sighting.inset(.hiddenUnderBars, edge), sighting.inset(.extraGap, edge))
      if inset > 0.5 { strips.append(strip(.inset, edge, inset, at: 0, of: frame)) }
      if hidden > 0.5 { strips.append(strip(.hidden, edge, hidden, at: max(0, inset), of: frame)) }
      if blank > 0.5 { strips.append(strip(.blank, edge, blank, at: inset - blank, of: frame)) }
    }
    return strips
  }

  /// - Parameter start: how far from the edge the strip begins.
  private func strip(_ meaning: Strip.Meaning, _ edge: Edge, _ points: Double, at start: Double, of frame: Rect)
    -> Strip
  {
    let extent = edge == .top || edge == .bottom ? frame.height : frame.width
    let start = min(max(0, start), extent)
    let length = min(points, extent - start)
    let rect =
      switch edge {
      case .top: Rect(x: frame.x, y: frame.y + start, width: frame.width, height: length)
      case .bottom: Rect(x: frame.x, y: frame.maxY - start - length, width: frame.width, height: length)
      case .left: Rect(x: frame.x + start, y: frame.y, width: length, height: frame.height)
      case .right: Rect(x: frame.maxX - start - length, y: frame.y, width: length, height: frame.height)
      }
    return Strip(meaning: meaning, edge: edge, points: points, frame: rect)
  }
}

extension Wireframe {
  /// Of an object in its places: the layout that its explanation speaks of, in a place that is known before others.
  package static func telling(_ situations: [Situation]) -> Wireframe? {
    let known = situations.filter(\.isKnown)
    let groups = ObjectExplanation.grouped(known.isEmpty ? situations : known)
    guard let lead = groups.lazy.compactMap(\.lead).min(by: { $0.headline.trouble < $1.headline.trouble }) else {
      return nil
    }
    return Wireframe(of: lead.situation.object, in: lead.sighting.layout, path: lead.situation.path)
  }
}
