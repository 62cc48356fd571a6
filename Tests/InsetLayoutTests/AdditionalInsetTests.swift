import InsetLayout
import Testing

/// `additionalSafeAreaInsets` of containers and their bars, and negative ones. No printed frame is known: the numbers are
/// sums, worked out by hand.
@Suite("Additional safe-area insets")
struct AdditionalInsetTests {
  private func adding(_ controller: Controller, top: Double = 0, bottom: Double = 0) -> Controller {
    var controller = controller
    controller.additionalSafeAreaInsets = Insets(top: top, bottom: bottom)
    return controller
  }

  private func added(top: Double = 0, bottom: Double = 0) -> (inout Controller) -> Void {
    { $0.additionalSafeAreaInsets = Insets(top: top, bottom: bottom) }
  }

  // MARK: Navigation bars

  @Test("a navigation controller's own top inset lowers its bar, and the child's safe area ends with the bar")
  func navigationBar() throws {
    let layout = try laidOut(adding(.navigation(.list()), top: 10), on: "iPhone 12@14.0")
    expect(
      layout,
      [
        "nav.safeAreaInsets": [57, 0, 34, 0], "nav.navigationBar.frame": [0, 57, 390, 44],
        "list.safeAreaInsets": [101, 0, 34, 0], "table.adjustedContentInset": [101, 0, 34, 0],
        "table.hiddenUnderBars": [0, 0, 0, 0], "table.extraGap": [0, 0, 0, 0],
      ])
    #expect(layout.law(of: "nav.navigationBar.frame") == "R11-ADDITIONAL-BARS")
    #expect(layout.certainty(of: "nav.navigationBar.frame") == .inferred)
    #expect(layout.certainty(of: "list.safeAreaInsets.top") == .inferred)
    #expect(
      layout.sentence(of: "nav.navigationBar.frame")
        == "nav's own additionalSafeAreaInsets lower its navigation bar by 10 points.")
  }

  @Test("under an opaque bar the child starts where the moved bar ends")
  func opaqueNavigationBar() throws {
    let root = Controller.navigation(.content(.table())) {
      $0.additionalSafeAreaInsets = Insets(top: 30)
      $0.navigationBar = .opaque
    }
    expect(
      try laidOut(root, on: "iPhone X@12.0"),
      [
        "nav.navigationBar.frame": [0, 74, 375, 44], "content.view.frame": [0, 118, 375, 694],
        "content.safeAreaInsets": [0, 0, 34, 0], "table.adjustedContentInset": [0, 0, 34, 0],
      ])
  }

  @Test(
    "wherever the device puts the bar, it moves by as much",
    arguments: [
      ("iPhone 8@12.0 landscape", 10.0, [0.0, 10, 667, 32], 42.0),
      ("iPhone 15@17.0", 30, [0, 83.66667, 393, 44], 127.66667),
      ("iPhone 17 Pro@26.0", 10, [0, 72, 402, 54], 126), ("iPhone 17 Pro@26.0 landscape", 10, [0, 34, 874, 54], 88),
      ("iPad Pro 11-inch (1st gen)@13.0", 6, [0, 30, 834, 50], 80),
    ])
  func devices(_ environment: String, _ top: Double, _ frame: [Double], _ end: Double) throws {
    let layout = try laidOut(adding(.navigation(.list()), top: top), on: environment)
    expect(layout, ["nav.navigationBar.frame": frame, "list.safeAreaInsets.top": [end]])
  }

  @Test("a large title and a height of the scene's own move along")
  func heights() throws {
    let large = Controller.navigation(.list()) {
      $0.additionalSafeAreaInsets = Insets(top: 10)
      $0.navigationBar = .with { $0.prefersLargeTitles = true }
    }
    expect(
      try laidOut(large, on: "iPhone X@12.0"),
      ["nav.navigationBar.frame": [0, 54, 375, 96], "list.safeAreaInsets.top": [150]])
    let given = Controller.navigation(.list()) {
      $0.additionalSafeAreaInsets = Insets(top: 10)
      $0.navigationBar = .with { $0.height = 60 }
    }
    expect(
      try laidOut(given, on: "iPhone X@12.0"),
      ["nav.navigationBar.frame": [0, 54, 375, 60], "list.safeAreaInsets.top": [114]])
  }

  @Test("in a sheet the bar moves below the sheet's top")
  func sheet() throws {
    let modal = adding(Controller.navigation(.list(), id: "modal"), top: 10)
    expect(
      try laidOut(.content().presenting(modal), on: "iPhone X@13.0"),
      ["modal.navigationBar.frame": [0, 64, 375, 56], "list.safeAreaInsets.top": [66]])
  }

  @Test("a tab bar controller's top inset reaches the bar of a navigation controller in it")
  func nestedNavigationBar() throws {
    let root = adding(Controller.tabs(.navigation(.list())), top: 10)
    expect(
      try laidOut(root, on: "iPhone X@12.0"),
      ["nav.navigationBar.frame": [0, 54, 375, 44], "list.safeAreaInsets": [98, 0, 83, 0]])
  }

  @Test("insets of a child never move the bars around it")
  func child() throws {
    let root = Controller.tabs(.navigation(.list(added(top: 10, bottom: 20))))
    expect(
      try laidOut(root, on: "iPhone X@12.0"),
      [
        "nav.navigationBar.frame": [0, 44, 375, 44], "tab.tabBar.frame": [0, 729, 375, 83],
        "list.safeAreaInsets": [98, 0, 103, 0],
      ])
    let inner = Controller.tabs(adding(.navigation(.list()), bottom: 20))
    expect(
      try laidOut(inner, on: "iPhone X@12.0"),
      ["tab.tabBar.frame": [0, 729, 375, 83], "list.safeAreaInsets": [88, 0, 103, 0]])
  }

  // MARK: Tab bars

  @Test(
    "a tab bar grows with its controller's bottom inset",
    arguments: [
      ("iPhone X@12.0", [0.0, 679, 375, 133]), ("iPhone 8@12.0", [0, 568, 375, 99]),
      ("iPhone X@12.0 landscape", [0, 272, 812, 103]), ("iPhone 17 Pro@26.0", [0, 741, 402, 133]),
      ("iPhone 17 Pro@26.0 landscape", [0, 288, 874, 114]), ("iPad Pro 11-inch (1st gen)@13.0", [0, 1079, 834, 115]),
    ])
  func tabBar(_ environment: String, _ frame: [Double]) throws {
    let layout = try laidOut(adding(.tabs(.list()), bottom: 50), on: environment)
    expect(layout, ["tab.tabBar.frame": frame, "list.safeAreaInsets.bottom": [frame[3]]])
    #expect(layout.law(of: "tab.tabBar.frame") == "R11-ADDITIONAL-BARS")
    #expect(layout.certainty(of: "list.safeAreaInsets.bottom") ?? .certain < .certain)
  }

  @Test("the child of an opaque tab bar ends above the grown bar and has nothing of it")
  func opaqueTabBar() throws {
    func root(_ child: Controller) -> Controller {
      .tabs(child) {
        $0.additionalSafeAreaInsets = Insets(bottom: 50)
        $0.tabBar = .opaque
      }
    }
    expect(
      try laidOut(root(.list()), on: "iPhone X@12.0"),
      ["list.view.frame": [0, 0, 375, 679], "list.safeAreaInsets": [44, 0, 0, 0]])
    expect(
      try laidOut(root(.navigation(.list())), on: "iPhone X@12.0"),
      ["list.view.frame": [0, 0, 375, 679], "list.safeAreaInsets": [88, 0, 0, 0]])
  }

  @Test("where a pushed controller takes the tab bar away, the inset stays without the bar")
  func pushed() throws {
    let root = adding(
      Controller.tabs(
        .navigation(.list(), .list(id: "pushed") { $0.hidesBottomBarWhenPushed = true })), bottom: 50)
    expect(
      try laidOut(root, on: "iPhone X@12.0"),
      ["list.safeAreaInsets": [88, 0, 133, 0], "pushed.safeAreaInsets": [88, 0, 84, 0]])
  }

  // MARK: Negative insets

  @Test(
    "a negative inset is a plain summand, and the sum is never below 0",
    arguments: [(-30.0, 34.0), (-44, 20), (-64, 0), (-300, 0)])
  func negative(_ top: Double, _ expected: Double) throws {
    let layout = try laidOut(.navigation(adding(.content(), top: top)), on: "iPhone 8@12.0")
    expect(layout, ["content.safeAreaInsets": [expected, 0, 0, 0], "nav.navigationBar.frame": [0, 20, 375, 44]])
    #expect(layout.law(of: "content.safeAreaInsets") == "R11-ADDITIONAL-NEG")
    #expect(layout.certainty(of: "content.safeAreaInsets.top") == .inferred)
  }

  @Test("it takes away what the device, a hidden bar and a tab bar leave")
  func negativeKinds() throws {
    expect(
      try laidOut(adding(.content(), bottom: -34), on: "iPhone 13@17.0"), ["content.safeAreaInsets": [47, 0, 0, 0]])
    let hidden = Controller.navigation(.content()) {
      $0.additionalSafeAreaInsets = Insets(top: -20)
      $0.navigationBar = .hidden
    }
    expect(try laidOut(hidden, on: "iPhone 8@11.0"), ["content.safeAreaInsets": [0, 0, 0, 0]])
    expect(
      try laidOut(.tabs(.navigation(.list(added(bottom: -100)))), on: "iPhone X@12.0"),
      ["list.safeAreaInsets": [88, 0, 0, 0], "table.hiddenUnderBars": [0, 0, 83, 0]])
    let area = Controller.navigation(adding(.content(.area(.content(id: "child"))), top: -88))
    expect(try laidOut(area, on: "iPhone X@12.0 landscape"), ["child.safeAreaInsets": [0, 44, 21, 44]])
  }

  @Test("a container's negative inset raises its own bar, and goes away with a bar that is taken away")
  func negativeContainers() throws {
    expect(
      try laidOut(adding(.navigation(.content()), top: -20), on: "iPhone 8@12.0"),
      ["nav.navigationBar.frame": [0, 0, 375, 44], "content.safeAreaInsets": [44, 0, 0, 0]])
    let root = Controller.tabs(
      adding(
        .navigation(
          .list(), .list(id: "pushed") { $0.hidesBottomBarWhenPushed = true }), bottom: -60))
    expect(
      try laidOut(root, on: "iPhone X@12.0"),
      ["list.safeAreaInsets": [88, 0, 23, 0], "pushed.safeAreaInsets": [88, 0, 0, 0]])
  }
}
