/// The quantities that rest on settings in doubt: the first ones that each setting moves. What follows from those is
/// weakened by the trace.
struct DoubtedQuantities: Sendable {
  /// A setting as the trace names it among a step's inputs.
  struct Setting: Hashable, Sendable {
    let subject: Subject
    let name: String
  }

  struct Target: Hashable, Sendable {
    let subject: Subject
    let name: Quantity.Name
    /// Nil for all edges.
    let edge: Edge?
  }

  private(set) var bySetting: [Setting: [Int]] = [:]
  private(set) var byTarget: [Target: [Int]] = [:]
  let doubts: [SettingDoubt]
  private let tree: Tree
  private let isLegacy: Bool

  /// - Parameter isLegacy: whether the system adds its insets to `contentInset`, as before iOS 11.
  init(_ doubts: [SettingDoubt], _ tree: Tree, isLegacy: Bool) {
    self.doubts = doubts
    self.tree = tree
    self.isLegacy = isLegacy
    for (index, doubt) in doubts.enumerated() {
      guard let subject = tree.subject(named: doubt.object) else { continue }
      for name in doubt.name == "contentSize" ? ["contentSize.width", "contentSize.height"] : [doubt.name] {
        bySetting[Setting(subject: subject, name: name), default: []].append(index)
      }
      switch subject {
      case .view(let view):
        for target in targets(ofView: view, doubt.name) { byTarget[target, default: []].append(index) }
      case .controller(let controller):
        for target in targets(ofController: controller, doubt.name) { byTarget[target, default: []].append(index) }
      case .window: break
      }
    }
  }

  var isEmpty: Bool { doubts.isEmpty }

  /// The doubts, by index, that a quantity is subject to by itself.
  func indices(_ subject: Subject, _ quantity: Quantity, _ inputs: some Sequence<Trace.Input>) -> Set<Int> {
    guard !isEmpty else { return [] }
    var found = Set(byTarget[Target(subject: subject, name: quantity.name, edge: nil)] ?? [])
    if let edge = quantity.edge {
      found.formUnion(byTarget[Target(subject: subject, name: quantity.name, edge: edge)] ?? [])
    }
    for case .setting(let subject, let name, _, _) in inputs {
      found.formUnion(bySetting[Setting(subject: subject, name: name)] ?? [])
    }
    return found
  }

  // MARK: Views

  private func targets(ofView view: Int, _ name: String) -> [Target] {
    switch name {
    case "contentInset": of([view], [.contentInset, .adjustedContentInset])
    case "contentInsetAdjustmentBehavior":
      isLegacy ? [] : of([view], [.adjusts])
    case "scrollIndicatorInsets", "automaticallyAdjustsScrollIndicatorInsets": of([view], [.scrollIndicatorInsets])
    case "frame": of([view], [.frame, .frameInWindow])
    case "transform":
      of([view], [.frame, .frameInWindow, .viewSafeArea, .adjusts, .systemInset, .adjustedContentInset])
    default: []
    }
  }

  private func of(_ views: [Int], _ names: [Quantity.Name]) -> [Target] {
    views.flatMap { view in names.map { Target(subject: .view(view), name: $0, edge: nil) } }
  }

  // MARK: Controllers

  private func targets(ofController controller: Int, _ name: String) -> [Target] {
    switch name {
    case SettingDoubt.Whole.source.rawValue: return ofSource(controller)
    case SettingDoubt.Whole.placement.rawValue:
      return place(controller) + (isLegacy ? ofScrollViews(in: controller) : [])
    case "additionalSafeAreaInsets": return isLegacy ? [] : of(controller, [.safeArea])
    case "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars": return place(controller)
    case "modalPresentationStyle":
      if case .presented = tree.controllers[controller].role { return place(controller) }
      return []
    case "hidesBottomBarWhenPushed": return place(controller, at: .bottom)
    case "automaticallyAdjustsScrollViewInsets", "transitionStyle":
      return isLegacy ? ofScrollViews(in: controller) : []
    case "view.frame": return place(controller)
    case "bottomAccessory": return children(of: controller).flatMap { of($0, [.safeArea], at: .bottom) }
    default: break
    }
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return [] }
    switch parts[0] {
    case "navigationBar" where Self.barSettings.contains(parts[1]):
      return ofBar(controller, [.navigationBarFrame, .navigationBarTranslucent, .navigationBarDecision], at: .top)
    case "tabBar" where Self.barSettings.contains(parts[1]):
      return ofBar(controller, [.tabBarFrame, .tabBarTranslucent, .tabBarDecision], at: .bottom)
    case "toolbar" where Self.barSettings.contains(parts[1]):
      return ofBar(controller, [.toolbarFrame, .toolbarTranslucent, .toolbarDecision], at: .bottom)
    case "navigationItem" where Self.itemSettings.contains(parts[1]):
      guard let navigation = tree.controllers[controller].parent, tree.controllers[navigation].kind == .navigation
      else { return [] }
      return of(navigation, [.navigationBarFrame, .navigationBarTranslucent]) + of(controller, [.safeArea], at: .top)
    default: return []
    }
  }

  private static let barSettings: Set<String> = [
    "isHidden", "isTranslucent", "barStyle", "backgroundImage", "standardAppearance", "scrollEdgeAppearance", "height",
    "prefersLargeTitles", "isLargeTitleCollapsed",
  ]

  private static let itemSettings: Set<String> = [
    "prompt", "largeTitleDisplayMode", "searchController", "hidesSearchBarWhenScrolling", "standardAppearance",
    "scrollEdgeAppearance",
  ]

  private func of(_ controller: Int, _ names: [Quantity.Name], at edge: Edge? = nil) -> [Target] {
    names.map { Target(subject: .controller(controller), name: $0, edge: edge) }
  }

  private func place(_ controller: Int, at edge: Edge? = nil) -> [Target] {
    of(controller, [.viewFrame]) + of(controller, [.safeArea, .layoutGuide], at: edge)
  }

  private func children(of controller: Int) -> [Int] {
    tree.controllers[controller].children
  }

  private func ofBar(_ container: Int, _ names: [Quantity.Name], at edge: Edge) -> [Target] {
    of(container, names) + children(of: container).flatMap { place($0, at: edge) }
  }

  private func ofScrollViews(in controller: Int) -> [Target] {
    let views = tree.views.indices.filter {
      tree.views[$0].kind.isScrollView && tree.ancestry(of: tree.views[$0].owner).contains(controller)
    }
    return of(views, [.adjusts, .systemInset, .contentInset])
  }

  /// Whatever code may set that isn't there to be read, on the controller, its views, its bars and what it holds.
  private func ofSource(_ controller: Int) -> [Target] {
    let own = tree.views.indices.filter { tree.views[$0].owner == controller && tree.views[$0].superview != nil }
    let scrolling = tree.views.indices.filter { tree.views[$0].owner == controller && tree.views[$0].kind.isScrollView }
    return place(controller)
      + of(controller, [.navigationBarFrame, .tabBarFrame, .toolbarFrame])
      + of(own, [.frame, .frameInWindow])
      + of(scrolling, [.adjusts, .systemInset, .contentInset, .adjustedContentInset])
      + children(of: controller).flatMap { place($0) }
  }
}
