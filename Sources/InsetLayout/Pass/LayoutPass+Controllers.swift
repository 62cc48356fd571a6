extension LayoutPass {
  /// Lays out a controller whose frame and insets its container has set: its guides, its views, its children, what it
  /// presents.
  mutating func layOutTree(of controller: Int, _ context: Context) {
    placeRootView(of: controller)
    AdditionalSafeArea.apply(&self, controller)
    LayoutGuides.apply(&self, controller)
    SafeAreaOfRootView.apply(&self, controller)
    layOutView(node(controller).rootView, context)
    switch node(controller).kind {
    case .navigation: layOutNavigation(controller, context)
    case .tab: layOutTabs(controller, context)
    case .page: layOutPages(controller, context)
    case .split: layOutColumns(controller, context)
    case .view, .table, .collection, .hosting, .container: break
    }
    if let presented = node(controller).presented { Presentation.layOut(&self, presented) }
  }

  /// The root view has the controller's frame; its place in the window follows from the parent's.
  private mutating func placeRootView(of controller: Int) {
    let frame = frame(ofController: controller)
    let root = node(controller).rootView
    let origin = node(controller).parent.map { contentOrigins[node($0).rootView] } ?? Point()
    let name = node(controller).displayName
    trace.set(
      .view(root), Quantity(.frame), .rect(frame), CustomContainerFrame.card,
      from: [.value(.controller(controller), Quantity(.viewFrame))],
      because: "It is \(name)'s view.")
    WindowFrames.apply(&self, root, frame.offset(x: origin.x, y: origin.y), in: node(controller).parent)
  }

  private mutating func layOutTabs(_ tab: Int, _ context: Context) {
    BarTranslucency.apply(&self, container: tab, bar: node(tab).controller.tabBar, .tabBar)
    let bar = TabBarHeight.apply(&self, tab: tab)
    let shown = node(tab).controller.shownChild
    for (position, child) in node(tab).children.enumerated() {
      let isAway = hidesTabBar(tabChild: child)
      TabBarFrameOfPlainChild.apply(&self, tab: tab, child: child, bar: bar)
      MoreTabs.apply(&self, tab: tab, child: child, position: position)
      if screen.usesLegacyInsets {
        GuidesOfTabChild.apply(&self, tab: tab, child: child, bar, isAway: isAway)
      } else {
        TabChildSafeArea.apply(&self, tab: tab, child: child, bar, isAway: isAway)
      }
      let shows = !isAway && !bar.isHiddenDirectly
      if position == shown && shows { noteShown(.tabBar, of: tab) }
      var inner = context
      inner.outerNavigationBar = nil
      inner.tabBar = bar
      // A navigation controller counts the tab bar per child of its stack.
      if shows && node(child).kind != .navigation { inner.cover.add(bar, barFrame(.tabBar, of: tab)) }
      layOutTree(of: child, inner)
    }
  }

  /// Whether what is on top of a tab's navigation controller takes the tab bar away.
  private func hidesTabBar(tabChild child: Int) -> Bool {
    node(child).kind == .navigation
      && node(child).children.contains { node($0).controller.hidesBottomBarWhenPushed == true }
  }

  private mutating func layOutPages(_ page: Int, _ context: Context) {
    for child in node(page).children {
      CustomContainerFrame.applyPage(&self, page: page, child: child)
      if screen.usesLegacyInsets {
        DeepLayoutGuides.apply(&self, child: child, parent: page)
      } else {
        PageSafeArea.apply(&self, page: page, child: child)
      }
      layOutTree(of: child, context.withoutOuterBar)
    }
  }

  private mutating func layOutColumns(_ split: Int, _ context: Context) {
    SplitColumns.apply(&self, split: split)
    for column in node(split).children { layOutTree(of: column, context.withoutOuterBar) }
  }

  /// A child controller whose view fills a view of its parent.
  mutating func layOutEmbedded(_ child: Int, in view: Int, _ context: Context) {
    guard let parent = node(child).parent else { return }
    let size = frame(ofView: view).size
    let origin = contentOrigins[view]
    let above = contentOrigins[node(parent).rootView]
    CustomContainerFrame.applyEmbedded(
      &self, child: child, in: view,
      rect: Rect(x: origin.x - above.x, y: origin.y - above.y, width: size.width, height: size.height))
    if screen.usesLegacyInsets {
      DeepLayoutGuides.apply(&self, child: child, parent: parent)
    } else {
      ChildSafeArea.apply(&self, child: child, parent: parent, view: view)
    }
    layOutTree(of: child, context.withoutOuterBar)
  }

  /// Where a controller's view lies, or will lie, in the window, as its frame in the parent says.
  func windowRect(ofController controller: Int) -> Rect {
    let origin = node(controller).parent.map { contentOrigins[node($0).rootView] } ?? Point()
    return frame(ofController: controller).offset(x: origin.x, y: origin.y)
  }
}

extension LayoutPass.Context {
  /// For a child that no navigation controller holds directly.
  fileprivate var withoutOuterBar: LayoutPass.Context {
    var copy = self
    copy.outerNavigationBar = nil
    return copy
  }
}

extension LayoutPass.Cover {
  mutating func add(_ bar: LayoutPass.TabBarContext, _ reason: Trace.Reason) {
    if bar.isAtTop {
      addAtTop(endingAt: bar.contentEdge, reason)
    } else {
      addAtBottom(startingAt: bar.contentEdge, reason)
    }
  }
}
