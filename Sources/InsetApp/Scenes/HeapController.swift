internal import InsetInterpreter
internal import InsetLayout

/// What a run says of a controller, over what is known of it otherwise.
struct HeapController {
  let reader: HeapReader

  init(_ run: Run) { reader = HeapReader(run: run) }

  func apply(_ object: ObjectID, to controller: inout Controller) {
    if let edges = reader.edges(object, "edgesForExtendedLayout") { controller.edgesForExtendedLayout = edges }
    if let flag = reader.flag(object, "extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = flag
    }
    if let flag = reader.flag(object, "automaticallyAdjustsScrollViewInsets") {
      controller.automaticallyAdjustsScrollViewInsets = flag
    }
    if let flag = reader.flag(object, "hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = flag }
    if let flag = reader.flag(object, "prefersStatusBarHidden") { controller.prefersStatusBarHidden = flag }
    if let insets = reader.insets(object, "additionalSafeAreaInsets") { controller.additionalSafeAreaInsets = insets }
    if let item = reader.object(object, "navigationItem") {
      var known = controller.navigationItem ?? NavigationItem()
      if let word = reader.word(item, "largeTitleDisplayMode").flatMap(NavigationItem.LargeTitleDisplayMode.init) {
        known.largeTitleDisplayMode = word
      }
      if reader.object(item, "searchController") != nil { known.searchController = true }
      if let flag = reader.flag(item, "hidesSearchBarWhenScrolling") { known.hidesSearchBarWhenScrolling = flag }
      if let prompt = reader.word(item, "prompt") { known.prompt = prompt }
      controller.navigationItem = known
    }
  }

  /// A container's bars.
  func applyBars(_ object: ObjectID, to controller: inout Controller) {
    if let bar = reader.object(object, "navigationBar") { apply(bar, to: &controller.navigationBar) }
    if let bar = reader.object(object, "tabBar") { apply(bar, to: &controller.tabBar) }
    if let bar = reader.object(object, "toolbar") { apply(bar, to: &controller.toolbar) }
    if let hidden = reader.flag(object, "isNavigationBarHidden") {
      controller.navigationBar = controller.navigationBar ?? Bar()
      controller.navigationBar?.isHidden = hidden
    }
    if let hidden = reader.flag(object, "isToolbarHidden") {
      controller.toolbar = controller.toolbar ?? Bar()
      controller.toolbar?.isHidden = hidden
    }
    if let hidden = reader.flag(object, "isTabBarHidden") { controller.isTabBarHidden = hidden }
  }

  private func apply(_ object: ObjectID, to bar: inout Bar?) {
    var known = bar ?? Bar()
    if let flag = reader.flag(object, "isTranslucent") { known.isTranslucent = flag }
    if let flag = reader.flag(object, "isHidden") { known.isHidden = flag }
    if let flag = reader.flag(object, "prefersLargeTitles") { known.prefersLargeTitles = flag }
    if let word = reader.word(object, "barStyle").flatMap(Bar.Style.init) { known.barStyle = word }
    for (name, path) in [
      ("standardAppearance", \Bar.standardAppearance), ("scrollEdgeAppearance", \Bar.scrollEdgeAppearance),
    ] {
      if let appearance = reader.object(object, name),
        let word = reader.word(appearance, "configured").flatMap(Bar.Appearance.init)
      {
        known[keyPath: path] = word
      }
    }
    bar = known
  }
}

extension Controller {
  /// The controller of that id in the tree; nil where there is none.
  func controller(_ id: String) -> Controller? {
    if self.id == id { return self }
    for child in children + presented { if let found = child.controller(id) { return found } }
    return view?.embedded(id)
  }

  /// The tree with one controller in it changed.
  func changing(_ id: String, _ change: (inout Controller) -> Void) -> Controller {
    var copy = self
    if copy.id == id { change(&copy) }
    copy.children = copy.children.map { $0.changing(id, change) }
    copy.presented = copy.presented.map { $0.changing(id, change) }
    copy.view = copy.view.map { $0.changingEmbedded(id, change) }
    return copy
  }
}

extension View {
  fileprivate func embedded(_ id: String) -> Controller? {
    for child in embeds { if let found = child.controller(id) { return found } }
    for subview in subviews { if let found = subview.embedded(id) { return found } }
    return nil
  }

  fileprivate func changingEmbedded(_ id: String, _ change: (inout Controller) -> Void) -> View {
    guard !embeds.isEmpty || !subviews.isEmpty else { return self }
    var copy = self
    copy.embeds = embeds.map { $0.changing(id, change) }
    copy.subviews = subviews.map { $0.changingEmbedded(id, change) }
    return copy
  }
}
