package import InsetLayout
package import InsetModel
package import InsetText

/// What may be otherwise at run time than in the layout, as far as it decides about content at an edge.
package struct EdgeDoubts: Sendable {
  let app: App

  package init(_ app: App) { self.app = app }

  /// Whether anything that decides what lies under bars at an edge of a scroll view isn't known: code that can't be read,
  /// a value or a condition that only the running app knows, or a method that changes it later.
  ///
  /// - Parameters:
  ///   - known: writes that the rule judges itself.
  ///   - judged: settings of the scroll view that the rule itself looks at.
  package func exist(
    about scrollView: ScrollViewSighting, at edge: Edge, except known: Set<Location> = [],
    besides judged: Set<String> = []
  ) -> Bool {
    let placement = scrollView.placed.placement
    let chain = placement.steps.map(\.controller) + (placement.contains(scrollView.owner) ? [] : [scrollView.owner])
    if chain.contains(where: { !app.isCodeReadable($0) || isTranslucencyUnknown($0, in: scrollView.placed) }) {
      return true
    }
    let question = Question(scrollView: scrollView, edge: edge, known: known, own: Self.ofViews.subtracting(judged))
    return isUncertain(question) || chain.contains { isChangedLater(question, by: $0) }
  }

  private struct Question {
    let scrollView: ScrollViewSighting
    let edge: Edge
    let known: Set<Location>
    /// The settings of scroll views that count.
    let own: Set<String>
  }

  // MARK: What comes on screen

  private func isUncertain(_ question: Question) -> Bool {
    let (scrollView, edge) = (question.scrollView, question.edge)
    guard let (layout, view) = scrollView.layouts.first else { return false }
    let around = Set(
      layout.tree.ancestry(of: layout.tree.views[view].owner).map { layout.tree.controllers[$0].id })
    return scrollView.placed.uncertain.contains { doubt in
      guard !question.known.contains(doubt.location) else { return false }
      if isSettled(doubt, in: scrollView.placed) { return false }
      return doubt.object == scrollView.id
        ? question.own.contains(doubt.name) : around.contains(doubt.object) && Self.decides(doubt.name, at: edge)
    }
  }

  /// Whether a bar's background image, which a file names, decides about its translucency in a scene.
  package func isTranslucencyUnknown(_ controller: Int, in placed: PlacedScene) -> Bool {
    guard app.hasUnknownTranslucency(controller) else { return false }
    guard let id = placed.controllerIDs[controller] else { return true }
    return placed.scene.bar("navigationBar", of: id)?.isTranslucent == nil
  }

  /// An image that only the running app knows decides nothing where `isTranslucent` is written (R7-TRANSLUCENT-IMAGE).
  package func isSettled(_ doubt: PlacedScene.UncertainSetting, in placed: PlacedScene) -> Bool {
    guard doubt.name.hasSuffix(".backgroundImage"), let bar = doubt.name.split(separator: ".").first else {
      return false
    }
    return placed.scene.bar(String(bar), of: doubt.object)?.isTranslucent != nil
  }

  // MARK: What changes later

  private func isChangedLater(_ question: Question, by controller: Int) -> Bool {
    let (scrollView, edge) = (question.scrollView, question.edge)
    return app.codeWrites(of: controller).contains { write in
      guard !question.known.contains(write.location) else { return false }
      guard write.function != nil || write.isOnUnknownView(scrollView.placed.viewIDs[controller]) else { return false }
      switch write.subject {
      case .controller: return Self.decides(write.name, at: edge) && write.mayInset(edge)
      case .bar(let bar): return Self.decides(bar + "." + write.name, at: edge)
      case .container(_, let bar): return Self.decides((bar.map { $0 + "." } ?? "") + write.name, at: edge)
      case .view(let name):
        guard question.own.contains(write.name), write.mayInset(edge) else { return false }
        // A view that isn't among the known ones may be this one under another name.
        let id = name.flatMap { scrollView.placed.viewIDs[controller]?[$0] }
        return id.map { $0 == scrollView.id } ?? true
      case .navigationItem, .others: return false
      }
    }
  }

  // MARK: Names

  private static let ofViews: Set<String> = ["contentInset", "contentInsetAdjustmentBehavior"]

  private static let ofControllers: Set<String> = [
    "automaticallyAdjustsScrollViewInsets", "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars",
    "additionalSafeAreaInsets",
  ]

  private static let ofBars: Set<String> = [
    "isHidden", "isTranslucent", "barStyle", "backgroundImage", "standardAppearance",
  ]

  static func decides(_ name: String, at edge: Edge) -> Bool {
    if ofControllers.contains(name) { return true }
    if edge == .top {
      return name == "isNavigationBarHidden" || name.isOf(bar: "navigationBar", ofBars)
    }
    return ["isToolbarHidden", "isTabBarHidden", "hidesBottomBarWhenPushed"].contains(name)
      || name.isOf(bar: "toolbar", ofBars) || name.isOf(bar: "tabBar", ofBars)
  }
}

extension CodeWrite {
  /// Whether it is written on a view that the scene doesn't have.
  fileprivate func isOnUnknownView(_ known: [String: String]?) -> Bool {
    guard case .view(let name) = subject else { return false }
    return name.flatMap { known?[$0] } == nil
  }
}

extension String {
  fileprivate func isOf(bar: String, _ names: Set<String>) -> Bool {
    hasPrefix(bar + ".") && names.contains(String(dropFirst(bar.count + 1)))
  }
}

extension ScrollViewSighting {
  /// The same scroll view in the layouts in which its first points surely lie under bars; nil when there is none, or when
  /// it is made to lie there.
  func hidden(atTopOf app: App, _ doubts: EdgeDoubts) -> ScrollViewSighting? {
    let top = Quantity(.hiddenUnderBars, .top)
    guard
      let hidden = keeping({ layout, view in
        layout.trace.points(.view(view), top) ?? 0 > 0.5 && layout.certainty(.view(view), [top]) > .assumed
      }), !hidden.isMadeToLieUnderBars, !doubts.exist(about: hidden, at: .top)
    else { return nil }
    return hidden
  }

  /// Pagers, photos and maps are made to lie under bars, and so is what shows through a bar that is made clear; an inset of
  /// the app's own says that somebody thought of it.
  private var isMadeToLieUnderBars: Bool {
    guard let (layout, index) = layouts.first else { return true }
    let node = layout.tree.views[index]
    if layout.isNavigationBarClear(above: index) { return true }
    if node.view.isPagingEnabled == true || node.view.contentInset.map({ $0.top > 0 }) == true { return true }
    guard kind == .scroll else { return false }
    if let element = facts?.subviews.first?.element { return ["imageView", "mapView"].contains(element) }
    let first = node.subviews.first.flatMap { layout.tree.views[$0].view.className }
    return first.map { ["UIImageView", "MKMapView"].contains($0) } ?? false
  }
}

extension Scene {
  /// What is set on a bar of the controller with an id.
  func bar(_ name: String, of id: String) -> Bar? {
    var waiting = [root]
    while let controller = waiting.popLast() {
      if controller.id == id {
        switch name {
        case "navigationBar": return controller.navigationBar
        case "toolbar": return controller.toolbar
        default: return controller.tabBar
        }
      }
      waiting += controller.children + controller.presented
      var views = [controller.view].compactMap { $0 }
      while let view = views.popLast() {
        waiting += view.embeds
        views += view.subviews
      }
    }
    return nil
  }
}
