package import InsetLayout
internal import InsetModel

/// An object in one place of a scene, laid out in some environments: what an explanation is made from.
package struct Situation: Sendable {
  /// `UITabBarController › UINavigationController › FeedViewController`.
  package let path: String
  /// Whether the sources say where the controller is.
  package let isKnown: Bool
  package let scene: Scene
  package let layouts: [Layout]
  package let provenance: Provenance
  /// The scene's id of the object.
  package let object: String
  /// What code on the way may set and these numbers don't know, a phrase each.
  package let unreadCode: [String]
  /// Where the sources don't say all of the place: what they say, a sentence or two.
  package let whereabouts: String?
  /// What leaves space above the content of the scroll view that is meant and is no inset, a sentence each.
  package var spaceBesidesInsets: [String] = []
  /// What only the running app shows, a sentence each.
  package var runTimeNotes: [String] = []

  package init(
    path: String, isKnown: Bool, scene: Scene, layouts: [Layout], provenance: Provenance, object: String,
    unreadCode: [String] = [], whereabouts: String? = nil
  ) {
    self.path = path
    self.isKnown = isKnown
    self.scene = scene
    self.layouts = layouts
    self.provenance = provenance
    self.object = object
    self.unreadCode = unreadCode
    self.whereabouts = whereabouts
  }
}

/// The object of a situation in one layout, with the numbers that people ask for.
struct Sighting: Sendable {
  let layout: Layout
  let controller: Int
  /// The scroll view, or the plain view, that is meant; of a controller the scroll view that shows most.
  let view: Int?
  let isController: Bool

  init?(_ object: String, in layout: Layout) {
    self.layout = layout
    switch layout.tree.subject(named: object) {
    case .view(let index)?:
      view = index
      controller = layout.tree.views[index].owner
      isController = false
    case .controller(let index)?:
      controller = index
      view = Sighting.principalScrollView(of: index, in: layout)
      isController = true
    case .window?, nil: return nil
    }
  }

  /// The largest scroll view of the controller's own; of equals the one that UIKit finds.
  static func principalScrollView(of controller: Int, in layout: Layout) -> Int? {
    let found = layout.tree.firstScrollView(of: controller, skippingGuides: true)?.view
    let own = layout.tree.views.indices.filter {
      layout.tree.views[$0].owner == controller && layout.tree.views[$0].kind.isScrollView
    }
    func area(_ view: Int) -> Double {
      let frame = layout.trace.rect(.view(view), Quantity(.frame)) ?? Rect(x: 0, y: 0, width: 0, height: 0)
      return frame.width * frame.height
    }
    return own.max { a, b in area(a) == area(b) ? b == found : area(a) < area(b) }
  }

  /// Whether the app takes points off the inset at the top: often to hide space that no inset makes.
  var isPulledUp: Bool { (view.flatMap { layout.tree.views[$0].view.contentInset?.top } ?? 0) < 0 }

  var isScrollView: Bool { view.map { layout.tree.views[$0].kind.isScrollView } ?? false }

  var inForce: Quantity.Name { layout.screen.usesLegacyInsets ? .contentInset : .adjustedContentInset }

  func inset(_ name: Quantity.Name, _ edge: Edge) -> Double {
    view.flatMap { layout.trace.points(.view($0), Quantity(name, edge)) } ?? 0
  }

  /// What reserves room and what covers at an edge; nil of what is no scroll view.
  func breakdown(_ edge: Edge) -> InsetBreakdown? {
    guard isScrollView, let view else { return nil }
    return InsetBreakdown(of: view, edge, in: layout)
  }

  var viewFrame: Rect {
    layout.trace.rect(.controller(controller), Quantity(.viewFrame)) ?? Rect(x: 0, y: 0, width: 0, height: 0)
  }

  var frame: Rect { view.flatMap { layout.trace.rect(.view($0), Quantity(.frame)) } ?? viewFrame }

  var controllerSafeArea: Insets { layout.insets(.controller(controller), .safeArea) ?? .zero }

  var windowFrame: Rect { view.flatMap { layout.trace.rect(.view($0), Quantity(.frameInWindow)) } ?? viewFrame }

  /// How a sentence names the view.
  var viewName: String { view.map { layout.tree.views[$0].displayName } ?? "the view" }

  var controllerName: String { layout.tree.controllers[controller].displayName }

  var environmentText: String {
    let environment = layout.environment
    let turned = environment.orientation == .landscape ? " landscape" : ""
    return "\(environment.device) · \(environment.os)\(turned)"
  }

  /// What stands at the top of the content, in words.
  var contentWord: String {
    switch view.map({ layout.tree.views[$0].kind }) {
    case .table?: "first row"
    case .web?: "page"
    case .text?: "text"
    default: "content"
    }
  }

  /// The weakest certainty of what the headline says.
  var certainty: Certainty { layout.certainty(told.subject, told.quantities) }

  /// The weakest certainty of what is told of one edge; of what is no scroll view, of all.
  func certainty(at edge: Edge) -> Certainty {
    guard let view, isScrollView else { return certainty }
    return layout.certainty(ofScrollView: view, at: edge)
  }

  /// The edges of which something is assumed, where there are others.
  var assumedEdges: [Edge] {
    let edges = Edge.allCases.filter { certainty(at: $0) == .assumed }
    return edges.count == Edge.allCases.count ? [] : edges
  }

  /// The settings in doubt that these numbers rest on.
  var doubts: [SettingDoubt] { layout.trace.doubts(bearingOn: ends) }

  /// The guesses that these numbers rest on.
  var assumptions: [Assumption] { layout.trace.assumptions(under: ends) }

  private var ends: [Int] { told.quantities.compactMap { layout.trace.stepIndex(told.subject, $0) } }

  /// The numbers that are told of it.
  private var told: (subject: Subject, quantities: [Quantity]) {
    if let view, isScrollView { return (.view(view), layout.scrollViewQuantities) }
    if let view, !isController { return (.view(view), [Quantity(.frame), Quantity(.frameInWindow)]) }
    let edges = Edge.allCases.map { Quantity(.safeArea, $0) }
    return (.controller(controller), [Quantity(.viewFrame)] + edges)
  }
}

extension Situation {
  /// The scene's id of the scroll view that is meant: the object itself, or the one that a controller shows most of.
  package var scrollViewID: String? {
    layouts.lazy.compactMap { layout -> String? in
      guard let sighting = Sighting(object, in: layout), sighting.isScrollView, let view = sighting.view else {
        return nil
      }
      return layout.tree.views[view].id
    }.first
  }
}
