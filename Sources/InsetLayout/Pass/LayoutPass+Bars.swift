extension LayoutPass {
  struct TabBarContext {
    let tab: Int
    /// With the strip of the home indicator, in points.
    let height: Double
    /// The edge towards the content, in the window, in points.
    let contentEdge: Double
    /// By `isHidden` of the bar itself.
    let isHiddenDirectly: Bool
    /// By `setTabBarHidden(_:animated:)`, which frees its room.
    let isRemoved: Bool
    let isAtTop: Bool

    init(_ pass: LayoutPass, tab: Int, height: Double, contentEdge: Double, isAtTop: Bool) {
      self.tab = tab
      self.height = height
      self.contentEdge = contentEdge
      self.isAtTop = isAtTop
      isHiddenDirectly = pass.node(tab).controller.tabBar?.isHidden == true
      isRemoved = HiddenTabBarSafeArea.isRemoved(pass, tab)
    }
  }

  /// The tab bar's part of a bottom inset.
  struct TabShare {
    /// While the bar is there, in points.
    var points: Double
    /// Whether the inset has it: not while a pushed controller on top hides the bar.
    var isIncluded: Bool
  }

  struct NavigationBarGeometry {
    let owner: Int
    /// In the navigation controller's view, in points.
    let originY: Double
    let height: Double
    /// What covers the navigation controller's top already, in points.
    let top: Double
    var maxY: Double { originY + height }
    /// What the bar adds to that. Not the bar's height on Dynamic Island phones before iOS 26, whose bar hangs a little
    /// higher than the safe area ends.
    var overlap: Double { max(0, maxY - top) }
  }

  /// What bars, the status bar and the device cover of the window where a controller is: edges in the window, in
  /// points.
  struct Cover {
    var top: Double
    var left: Double
    var bottom: Double
    var right: Double
    /// What the edges rest on.
    var topReasons: [Trace.Reason]
    var bottomReasons: [Trace.Reason]

    mutating func addAtTop(endingAt edge: Double, _ bar: Trace.Reason) {
      top = max(top, edge)
      topReasons.append(bar)
    }

    mutating func addAtBottom(startingAt edge: Double, _ bar: Trace.Reason) {
      bottom = min(bottom, edge)
      bottomReasons.append(bar)
    }
  }

  /// What bars do to a navigation controller's child.
  struct BarsOfNavigationChild {
    var bar: NavigationBarGeometry?
    var navigation = BarDecision.none
    var toolbar = BarDecision.none
    var toolbarHeight = 0.0
    var tab: Int?
    var tabBar = BarDecision.none
    var tabBarOverlap = 0.0
  }

  /// Notes that a container's bar shows.
  mutating func noteShown(_ bar: BarKind, of container: Int) {
    if shownBars[container]?.contains(bar.frame) != true { shownBars[container, default: []].append(bar.frame) }
  }

  /// The step that a reason names, for a bar's frame.
  func barFrame(_ bar: BarKind, of container: Int) -> Trace.Reason { .value(.controller(container), bar.frame) }

  /// What a number rests on that a navigation bar decides: the bar, and for a bar further out that it counts at all.
  func reasons(of bar: NavigationBarGeometry, over child: Int, of navigation: Int) -> [Trace.Reason] {
    var reasons: [Trace.Reason] = [
      .value(.controller(child), BarKind.navigationBar.decision), barFrame(.navigationBar, of: bar.owner),
    ]
    if bar.owner != navigation { reasons.append(.value(.controller(navigation), Quantity(.viewFrame))) }
    return reasons
  }

  /// Why iOS 26 draws the bars of iOS 18: nothing on other systems.
  var oldBarReasons: [Trace.Reason] {
    guard let confidence = screen.oldBarsConfidence else { return [] }
    let isSet = app.designRequiresCompatibility == true
    return [
      .input(.metric(BarFigure.navCompat26.rawValue)), .confidence(confidence),
      isSet
        ? setting(.window, "UIDesignRequiresCompatibility", "true", isSet: true)
        : setting(.window, "linkedSDK", screen.linkedSDK.description, isSet: true),
    ]
  }

  /// That an app built with an old SDK is laid out as on iOS 10 (R11-LINK): nothing elsewhere.
  func eraReasons(_ edge: Edge) -> [Trace.Reason] {
    LinkedSDK.holds(screen) ? [.value(.window, Quantity(.deviceInset, edge))] : []
  }
}
