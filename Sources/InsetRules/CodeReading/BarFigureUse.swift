internal import InsetLayout
internal import InsetModel

/// A view that lies as far from an edge as the bars of older phones are high, and too near to it on others.
struct BarFigureUse {
  /// Where a number of points stands for bars.
  enum Role {
    /// The view starts, or ends, so far from its superview's edge.
    case place
    /// A scroll view that UIKit doesn't adjust insets its content so far.
    case inset
  }

  let role: Role
  let edge: Edge
  /// What is written.
  let points: Double
  let placed: PlacedScene
  /// The controller, in the model.
  let owner: Int
  /// The view's id in the scene.
  let id: String
  /// The layouts in which it doesn't fit, with the view and what the edge needs.
  let misfits: [(layout: Layout, view: Int, needed: Double)]

  private static let figures: [Edge: Set<Double>] = [.top: [20, 64, 88], .bottom: [49, 83]]

  static func all(_ check: RuleCheck) -> [BarFigureUse] {
    check.app.controllers.indices.flatMap { controller in
      check.analysis.layouts(of: controller).flatMap { placedLayouts -> [BarFigureUse] in
        guard placedLayouts.placed.placement.isKnown, let first = placedLayouts.layouts.first,
          let name = placedLayouts.placed.controllerIDs[controller],
          case .controller(let node)? = first.tree.subject(named: name)
        else { return [] }
        let typical = TypicalPhones(placedLayouts.placed.scene, first.environment.os)
        return first.tree.views.indices.filter { first.tree.views[$0].owner == node }.flatMap { view in
          [Edge.top, .bottom].compactMap { use(at: $0, of: view, in: first, placedLayouts, controller, typical) }
        }
      }
    }
  }

  private static func use(
    at edge: Edge, of view: Int, in layout: Layout, _ placedLayouts: Analysis.PlacedLayouts, _ owner: Int,
    _ typical: TypicalPhones
  ) -> BarFigureUse? {
    let node = layout.tree.views[view]
    guard let (role, points) = figure(at: edge, of: node, in: layout, view), node.view.isPagingEnabled != true,
      isFit(points, role, edge, node.id, typical)
    else { return nil }
    let misfits = placedLayouts.layouts.compactMap { layout -> (layout: Layout, view: Int, needed: Double)? in
      guard case .view(let same)? = layout.tree.subject(named: node.id),
        let needed = layout.needed(role, edge, of: same), needed > points + 0.5
      else { return nil }
      return (layout, same, needed)
    }
    if misfits.isEmpty { return nil }
    return BarFigureUse(
      role: role, edge: edge, points: points, placed: placedLayouts.placed, owner: owner, id: node.id, misfits: misfits)
  }

  /// What the scene says, where it is as many points as bars have.
  private static func figure(at edge: Edge, of node: Tree.ViewNode, in layout: Layout, _ view: Int) -> (Role, Double)? {
    let known = figures[edge] ?? []
    if node.kind.isScrollView, let points = node.view.contentInset?[edge], known.contains(points), points > 20 {
      return (.inset, points)
    }
    guard let superview = node.superview, superview == layout.tree.controllers[node.owner].rootView,
      let points = node.view.distance(to: edge), known.contains(points)
    else { return nil }
    // 20 points are a common padding too: of a view that leaves room at its sides.
    if points == 20,
      layout.trace.rect(.view(view), Quantity(.frame))?.width
        != layout.trace.rect(.view(superview), Quantity(.frame))?.width
    {
      return nil
    }
    return (.place, points)
  }

  /// Whether the number is just what bars take on a phone of its time.
  private static func isFit(
    _ points: Double, _ role: Role, _ edge: Edge, _ id: String, _ typical: TypicalPhones
  ) -> Bool {
    typical.layouts.contains { layout in
      guard case .view(let view)? = layout.tree.subject(named: id), let needed = layout.needed(role, edge, of: view)
      else { return false }
      return abs(needed - points) < 0.5
    }
  }

  /// A scene on phones without and with a notch, laid out when the first view asks: a scene may have many that do.
  private final class TypicalPhones {
    private let scene: Scene
    private let system: OSVersion
    lazy var layouts = ["iPhone 8", "iPhone X"].compactMap { device in
      try? layOut(scene, in: Environment(os: system, device: device))
    }

    init(_ scene: Scene, _ system: OSVersion) {
      self.scene = scene
      self.system = system
    }
  }
}

extension View {
  /// How far the view is held from its superview's edge; nil where that depends on its size or isn't so.
  fileprivate func distance(to edge: Edge) -> Double? {
    if let pin = pins[edge] { return pin.target == .superview ? pin.constant : nil }
    if edge == .top, case .rect(let rect) = frame { return rect.y }
    return nil
  }
}

extension Layout {
  /// What bars and the device cover at an edge, from the superview's edge on, or from the scroll view's; nil where it
  /// isn't certain, or nothing is covered.
  fileprivate func needed(_ role: BarFigureUse.Role, _ edge: Edge, of view: Int) -> Double? {
    let node = tree.views[view]
    switch role {
    case .inset:
      let hidden = Quantity(.hiddenUnderBars, edge)
      let gap = Quantity(.extraGap, edge)
      guard trace.points(.view(view), Quantity(.systemInset, edge)) ?? 0 < 0.5,
        certainty(.view(view), [hidden, gap]) > .assumed, let own = node.view.contentInset?[edge],
        let covered = trace.points(.view(view), hidden), let blank = trace.points(.view(view), gap)
      else { return nil }
      return own + covered - blank
    case .place:
      // What UIKit insets isn't hidden.
      if node.kind.isScrollView, trace.points(.view(view), Quantity(.systemInset, edge)) ?? 0 > 0.5 { return nil }
      let safeArea = Quantity(.safeArea, edge)
      guard certainty(.controller(node.owner), [safeArea]) > .assumed else { return nil }
      return trace.points(.controller(node.owner), safeArea)
    }
  }

  /// What covers the edge of a view, in words.
  func coverName(_ edge: Edge, of view: Int) -> String {
    switch edge {
    case .top: barAbove(view)
    case .bottom where hasBar(at: .bottom, of: view): "the bar at the bottom"
    case .bottom, .left, .right: "the home indicator"
    }
  }
}
