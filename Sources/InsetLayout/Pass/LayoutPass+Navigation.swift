extension LayoutPass {
  /// What the controllers of a stack settle together, up to the one that is on top.
  struct Stack {
    /// `hidesBottomBarWhenPushed` of any controller so far (R7-HIDESBOTTOM).
    var hidesTabBar = false
    /// Whether an item so far asks for a large title, or the lowest takes the default.
    var asksForLargeTitle = true

    mutating func push(_ node: Tree.ControllerNode) {
      if node.controller.hidesBottomBarWhenPushed == true { hidesTabBar = true }
      switch node.controller.navigationItem?.largeTitleDisplayMode ?? .automatic {
      case .always: asksForLargeTitle = true
      case .never, .inline: asksForLargeTitle = false
      case .automatic: break
      }
    }
  }

  mutating func layOutNavigation(_ navigation: Int) {
    let context = context(of: navigation)
    let bar = node(navigation).controller.navigationBar
    let showsBar = showsBar(of: navigation, context)
    if showsBar { BarTranslucency.apply(&self, container: navigation, bar: bar, .navigationBar) }
    let toolbar = node(navigation).controller.toolbar
    if toolbar?.isHidden == false { BarTranslucency.apply(&self, container: navigation, bar: toolbar, .toolbar) }
    if node(navigation).children.isEmpty && showsBar {
      _ = NavigationBarHeight.apply(&self, owner: navigation, child: nil, Stack(), context)
      noteShown(.navigationBar, of: navigation)
    }
    waiting.append(.stack(navigation, from: 0, Stack()))
  }

  private func showsBar(of navigation: Int, _ context: Context) -> Bool {
    node(navigation).controller.navigationBar?.isHidden != true && context.outerNavigationBar == nil
  }

  /// Lays out the child at a position of a stack; the ones above it come after it and everything in it. The child on top
  /// comes last, so that the bars' frames are its.
  mutating func layOutStack(_ navigation: Int, from position: Int, _ below: Stack) {
    let children = node(navigation).children
    guard children.indices.contains(position) else { return }
    let child = children[position]
    let context = context(of: navigation)
    var stack = below
    stack.push(node(child))
    waiting.append(.stack(navigation, from: position + 1, stack))
    let isOnTop = position == children.count - 1
    let showsBar = showsBar(of: navigation, context)
    let geometry = showsBar ? restartedBar(of: navigation, child: child, stack, context) : context.outerNavigationBar
    if isOnTop && showsBar { noteShown(.navigationBar, of: navigation) }
    if node(child).kind == .navigation {
      layOutNested(child, in: navigation, geometry, stack, context)
    } else {
      layOut(child, of: navigation, geometry, stack, context, isOnTop: isOnTop)
    }
  }

  private mutating func restartedBar(
    of navigation: Int, child: Int, _ stack: Stack, _ context: Context
  ) -> NavigationBarGeometry {
    trace.restart(.controller(navigation), BarKind.navigationBar.frame)
    // Of a navigation controller inside, the items of its own stack count.
    var stack = stack
    if node(child).kind == .navigation { for inner in node(child).children { stack.push(node(inner)) } }
    let content = node(child).kind == .navigation ? node(child).children.last : child
    return NavigationBarHeight.apply(&self, owner: navigation, child: content, stack, context)
  }

  /// A navigation controller directly inside another: laid out against the outermost bar.
  private mutating func layOutNested(
    _ child: Int, in outer: Int, _ bar: NavigationBarGeometry?, _ stack: Stack, _ context: Context
  ) {
    NestedNavigationFrame.apply(&self, outer: outer, child: child, bottom: bottomInset(of: outer, stack))
    if var share = tabShares[outer] {
      share.isIncluded = !stack.hidesTabBar
      tabShares[child] = share
    }
    var inner = context
    inner.outerNavigationBar = bar
    if stack.hidesTabBar { inner.tabBar = nil }
    if let bar, bar.owner == outer { addCover(of: bar, to: &inner) }
    addCoverOfTabBar(around: outer, to: &inner)
    wait(for: child, inner)
  }

  private mutating func layOut(
    _ child: Int, of navigation: Int, _ bar: NavigationBarGeometry?, _ stack: Stack, _ context: Context, isOnTop: Bool
  ) {
    let covered = context.tabBar.flatMap { stack.hidesTabBar ? nil : overlap(of: navigation, under: $0) }
    let ownBottom = bottomInset(of: navigation, stack)
    let strip = max(screen.usesLegacyInsets ? 0 : ownBottom, covered?.overlap ?? 0)
    let given = max(screen.usesLegacyInsets ? 0 : givenBottomInset(of: navigation, stack), covered?.overlap ?? 0)
    var bars = BarsOfNavigationChild()
    bars.bar = bar
    bars.navigation = NavigationBarFrame.apply(&self, navigation: navigation, child: child, bar: bar)
    // The value of the topmost controller decides about the toolbar.
    let showsToolbar =
      node(navigation).controller.toolbar?.isHidden == false && node(child).controller.hidesBottomBarWhenPushed != true
    if showsToolbar {
      trace.restart(.controller(navigation), BarKind.toolbar.frame)
      bars.toolbarHeight = ToolbarHeight.apply(
        &self, owner: navigation, strip: given, movedTo: strip, isOverTabBar: covered != nil)
      bars.toolbar = ToolbarFrame.apply(
        &self, navigation: navigation, child: child, height: bars.toolbarHeight, strip: strip, tab: covered?.tab)
      if isOnTop { noteShown(.toolbar, of: navigation) }
    }
    if let covered {
      bars.tabBarOverlap = covered.overlap
      bars.tab = covered.tab
      bars.tabBar = TabBarFrameOfNavigationContent.apply(
        &self, navigation: navigation, child: child, tab: covered.tab, overlap: covered.overlap,
        isInsetAlready: bars.toolbar == .inset)
    }
    if screen.usesLegacyInsets {
      GuidesOfBarChild.apply(&self, navigation: navigation, child: child, bars)
      AutomaticInsets.apply(&self, navigation: navigation, child: child, bars)
    } else {
      NavigationChildSafeArea.apply(&self, navigation: navigation, child: child, bars, ownBottom: ownBottom)
    }
    var inner = context
    inner.outerNavigationBar = nil
    if stack.hidesTabBar { inner.tabBar = nil }
    if let bar, bar.owner == navigation { addCover(of: bar, to: &inner) }
    addCoverOfTabBar(around: navigation, to: &inner)
    if showsToolbar, let frame = trace.rect(.controller(navigation), BarKind.toolbar.frame) {
      inner.cover.addAtBottom(startingAt: frame.minY, barFrame(.toolbar, of: navigation))
    }
    wait(for: child, inner)
  }

  private func addCover(of bar: NavigationBarGeometry, to context: inout Context) {
    context.cover.addAtTop(
      endingAt: frameInWindow(ofController: bar.owner).y + bar.maxY, barFrame(.navigationBar, of: bar.owner))
  }

  /// For a navigation controller directly in a tab bar controller; for others the tab bar has been counted further out.
  private func addCoverOfTabBar(around navigation: Int, to context: inout Context) {
    guard let bar = context.tabBar, node(navigation).parent == bar.tab, !bar.isHiddenDirectly else { return }
    context.cover.add(bar, barFrame(.tabBar, of: bar.tab))
  }

  /// How much of a navigation controller's view a tab bar further out covers at the bottom.
  private func overlap(of navigation: Int, under bar: TabBarContext) -> (tab: Int, overlap: Double)? {
    guard !bar.isAtTop, node(navigation).parent == bar.tab || !bar.isHiddenDirectly else { return nil }
    let bottom = frameInWindow(ofController: navigation).maxY
    let overlap = min(max(0, bottom - bar.contentEdge), bar.height)
    return overlap > 0 ? (bar.tab, overlap) : nil
  }

  /// The navigation controller's own bottom inset while a child of its stack is on top: with the tab bar, or without.
  private func bottomInset(of navigation: Int, _ stack: Stack) -> Double {
    let additional = givenSafeAreas[navigation] == nil ? nil : node(navigation).controller.additionalSafeAreaInsets
    return max(0, givenBottomInset(of: navigation, stack) + (additional?.bottom ?? 0))
  }

  /// The same without the navigation controller's own `additionalSafeAreaInsets`.
  private func givenBottomInset(of navigation: Int, _ stack: Stack) -> Double {
    let given = givenSafeArea(navigation, .bottom)
    guard let share = tabShares[navigation] else { return given }
    return given - (share.isIncluded ? share.points : 0) + (stack.hidesTabBar ? 0 : share.points)
  }
}
