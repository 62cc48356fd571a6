extension LayoutPass {
  /// Lays out a controller whose frame and insets its container has set: its guides and its view. What is in the view
  /// comes next, then the children, then what it presents.
  mutating func layOut(_ controller: Int) {
    placeRootView(of: controller)
    AdditionalSafeArea.apply(&self, controller)
    LayoutGuides.apply(&self, controller)
    SafeAreaOfRootView.apply(&self, controller)
    if tree.hasConstraints.contains(controller) {
      constraints[controller] = ControllerConstraints.solving(controller, self)
    }
    if let presented = node(controller).presented { waiting.append(.presented(presented)) }
    if node(controller).kind.isContainer { waiting.append(.children(of: controller)) }
    layOutView(node(controller).rootView)
  }

  /// What a container lays out once its own view is.
  mutating func layOutChildren(of container: Int) {
    switch node(container).kind {
    case .navigation: layOutNavigation(container)
    case .tab: layOutTabs(container)
    case .page:
      for child in node(container).children.reversed() { waiting.append(.page(child, of: container)) }
    case .split:
      SplitColumns.apply(&self, split: container)
      let inner = context(of: container).withoutOuterBar
      for column in node(container).children.reversed() { wait(for: column, inner) }
    case .view, .table, .collection, .hosting, .container: break
    }
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

  private mutating func layOutTabs(_ tab: Int) {
    BarTranslucency.apply(&self, container: tab, bar: node(tab).controller.tabBar, .tabBar)
    let bar = TabBarHeight.apply(&self, tab: tab)
    for position in node(tab).children.indices.reversed() { waiting.append(.tab(position, under: bar)) }
  }

  mutating func layOutTab(_ position: Int, under bar: TabBarContext) {
    let tab = bar.tab
    let child = node(tab).children[position]
    let isAway = bar.isRemoved || hidesTabBar(tabChild: child)
    TabBarFrameOfPlainChild.apply(&self, tab: tab, child: child, bar: bar)
    MoreTabs.apply(&self, tab: tab, child: child, position: position)
    if screen.usesLegacyInsets {
      GuidesOfTabChild.apply(&self, tab: tab, child: child, bar, isAway: isAway)
    } else {
      TabChildSafeArea.apply(&self, tab: tab, child: child, bar, isAway: isAway)
    }
    let shows = !isAway && !bar.isHiddenDirectly
    if position == node(tab).controller.shownChild && shows { noteShown(.tabBar, of: tab) }
    var inner = context(of: tab)
    inner.outerNavigationBar = nil
    inner.tabBar = bar.isRemoved ? nil : bar
    // A navigation controller counts the tab bar per child of its stack.
    if shows && node(child).kind != .navigation { inner.cover.add(bar, barFrame(.tabBar, of: tab)) }
    wait(for: child, inner)
  }

  /// Whether what is on top of a tab's navigation controller takes the tab bar away.
  private func hidesTabBar(tabChild child: Int) -> Bool {
    node(child).kind == .navigation
      && node(child).children.contains { node($0).controller.hidesBottomBarWhenPushed == true }
  }

  mutating func layOutPage(_ child: Int, of page: Int) {
    CustomContainerFrame.applyPage(&self, page: page, child: child)
    if screen.usesLegacyInsets {
      DeepLayoutGuides.apply(&self, child: child, parent: page)
    } else {
      PageSafeArea.apply(&self, page: page, child: child)
    }
    wait(for: child, context(of: page).withoutOuterBar)
  }

  /// A child controller whose view fills a view of its parent.
  mutating func layOutEmbedded(_ child: Int, in view: Int) {
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
    wait(for: child, context(of: parent).withoutOuterBar)
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
