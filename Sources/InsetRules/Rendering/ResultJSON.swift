package import InsetJSON
package import InsetLayout

/// Computed results as scripts get them (scene format, section 2).
package enum ResultJSON {
  package static func document(_ layouts: [Layout]) -> JSON {
    ["version": 1, "results": .array(layouts.map(result))]
  }

  package static func result(_ layout: Layout) -> JSON {
    var members: [(String, JSON)] = [("environment", environment(layout))]
    members += lists(layout, from: 0).objectValue?.map { ($0.key, $0.value) } ?? []
    members.append(
      ("assumptions", .array(layout.assumptions.map { ["about": .string($0.about), "text": .shown($0.text)] })))
    return .object(JSONObject(members))
  }

  private static func environment(_ layout: Layout) -> JSON {
    let screen = layout.screen
    return [
      "os": .string(screen.os.description), "device": .string(layout.environment.device),
      "orientation": .string(screen.orientation.rawValue),
      "screen": [
        "size": [.number(screen.size.width), .number(screen.size.height)],
        "safeAreaInsets": screen.usesLegacyInsets ? .null : insets(screen.deviceInsets),
        "statusBarHeight": .number(layout.trace.points(.window, Quantity(.statusBarHeight)) ?? screen.statusBarHeight),
        "idiom": .string(screen.idiom.rawValue),
      ],
    ]
  }

  /// The objects of one root: the window's, or a presented one.
  private static func lists(_ layout: Layout, from root: Int) -> JSON {
    var controllers: [JSON] = []
    var views: [JSON] = []
    var scrollViews: [JSON] = []
    var presented: Int?
    visit(layout, root) { index in
      let node = layout.tree.controllers[index]
      controllers.append(controller(layout, index))
      for (view, viewNode) in layout.tree.views.enumerated() where viewNode.owner == index {
        if viewNode.kind.isScrollView {
          scrollViews.append(scrollView(layout, view))
        } else {
          views.append(plainView(layout, view))
        }
      }
      if node.isOnScreen, let next = node.presented { presented = next }
    }
    var members: [(String, JSON)] = [
      ("controllers", .array(controllers)), ("views", .array(views)), ("scrollViews", .array(scrollViews)),
    ]
    if let presented { members.append(("presented", lists(layout, from: presented))) }
    return .object(JSONObject(members))
  }

  private static func visit(_ layout: Layout, _ index: Int, _ body: (Int) -> Void) {
    body(index)
    for child in layout.tree.controllers[index].children { visit(layout, child, body) }
  }

  private static func controller(_ layout: Layout, _ index: Int) -> JSON {
    let node = layout.tree.controllers[index]
    let subject = Subject.controller(index)
    let root = Subject.view(node.rootView)
    var members: [(String, JSON)] = [
      ("id", .string(node.id)), ("class", .string(node.className)), ("path", .string(layout.tree.path(of: index))),
      ("view.frame", rect(layout.trace.rect(subject, Quantity(.viewFrame)))),
      ("view.frameInWindow", rect(layout.trace.rect(root, Quantity(.frameInWindow)))),
      ("safeAreaInsets", layout.screen.usesLegacyInsets ? .null : insets(layout.insets(subject, .safeArea))),
      ("topLayoutGuide.length", number(layout.trace.points(subject, Quantity(.layoutGuide, .top)))),
      ("bottomLayoutGuide.length", number(layout.trace.points(subject, Quantity(.layoutGuide, .bottom)))),
    ]
    let bars: [(String, Quantity)] = [
      ("navigationBar.frame", Quantity(.navigationBarFrame)), ("tabBar.frame", Quantity(.tabBarFrame)),
      ("toolbar.frame", Quantity(.toolbarFrame)),
    ]
    for (name, quantity) in bars where layout.shows(quantity, of: index) {
      members.append((name, rect(layout.trace.rect(subject, quantity))))
    }
    if !node.isOnScreen { members.append(("onScreen", false)) }
    return .object(JSONObject(members))
  }

  private static func placed(_ layout: Layout, _ index: Int) -> [(String, JSON)] {
    let node = layout.tree.views[index]
    let subject = Subject.view(index)
    return [
      ("id", .string(node.id)), ("controller", .string(layout.tree.controllers[node.owner].id)),
      ("frame", rect(layout.trace.rect(subject, Quantity(.frame)))),
      ("frameInWindow", rect(layout.trace.rect(subject, Quantity(.frameInWindow)))),
      ("safeAreaInsets", layout.screen.usesLegacyInsets ? .null : insets(layout.insets(subject, .viewSafeArea))),
    ]
  }

  private static func plainView(_ layout: Layout, _ index: Int) -> JSON {
    .object(JSONObject(placed(layout, index) + offScreen(layout, index)))
  }

  private static func scrollView(_ layout: Layout, _ index: Int) -> JSON {
    let subject = Subject.view(index)
    var members = placed(layout, index)
    members += [
      ("contentInset", insets(layout.insets(subject, .contentInset))),
      (
        "adjustedContentInset",
        layout.screen.usesLegacyInsets ? .null : insets(layout.insets(subject, .adjustedContentInset))
      ),
      ("systemInset", insets(layout.insets(subject, .systemInset))),
      ("scrollIndicatorInsets", insets(layout.insets(subject, .scrollIndicatorInsets))),
      ("contentOffset", offset(layout, subject)),
      ("hiddenUnderBars", insets(layout.insets(subject, .hiddenUnderBars))),
      ("extraGap", insets(layout.insets(subject, .extraGap))),
      ("certainty", .string(layout.certainty(ofScrollView: index).rawValue)),
      (
        "edgeCertainty",
        .array(Edge.allCases.map { .string(layout.certainty(ofScrollView: index, at: $0).rawValue) })
      ),
    ]
    return .object(JSONObject(members + offScreen(layout, index)))
  }

  private static func offScreen(_ layout: Layout, _ index: Int) -> [(String, JSON)] {
    layout.tree.controllers[layout.tree.views[index].owner].isOnScreen ? [] : [("onScreen", false)]
  }

  private static func offset(_ layout: Layout, _ subject: Subject) -> JSON {
    guard case .point(let x, let y)? = layout.trace.step(subject, Quantity(.contentOffset))?.value else { return .null }
    return [.number(x), .number(y)]
  }

  private static func number(_ points: Double?) -> JSON { points.map { .number($0) } ?? .null }

  private static func rect(_ rect: Rect?) -> JSON { rect.map { .array($0.array.map { .number($0) }) } ?? .null }

  private static func insets(_ insets: Insets?) -> JSON { insets.map { .array($0.array.map { .number($0) }) } ?? .null }
}

extension Layout {
  /// The weakest of all numbers of a scroll view.
  package func certainty(ofScrollView view: Int) -> Certainty { certainty(.view(view), scrollViewQuantities) }

  /// The weakest of a scroll view's numbers at one edge.
  package func certainty(ofScrollView view: Int, at edge: Edge) -> Certainty {
    certainty(.view(view), scrollViewQuantities(at: edge))
  }

  /// What results and explanations say of one edge of a scroll view: where it lies, and its insets.
  func scrollViewQuantities(at edge: Edge) -> [Quantity] {
    [Quantity(.frame, edge), Quantity(.frameInWindow, edge)] + scrollViewInsets.map { Quantity($0, edge) }
  }

  private var scrollViewInsets: [Quantity.Name] {
    let names: [Quantity.Name] = [.contentInset, .systemInset, .hiddenUnderBars, .extraGap]
    return screen.usesLegacyInsets ? names : names + [.viewSafeArea, .adjustedContentInset]
  }

  /// The numbers of a scroll view that results and explanations have.
  var scrollViewQuantities: [Quantity] {
    var quantities = [Quantity(.frame), Quantity(.frameInWindow), Quantity(.contentOffset)]
    for name in scrollViewInsets { quantities += Edge.allCases.map { Quantity(name, $0) } }
    return quantities
  }
}
