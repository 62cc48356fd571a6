import InsetLayout
import Testing

@Suite("Tab bar")
struct TabBarTests {
  @Test(
    "its frame is that of the device, the system and the orientation",
    arguments: [
      ("iPhone 4@7.0", [0.0, 431, 320, 49]), ("iPhone 8@12.0", [0, 618, 375, 49]),
      ("iPhone X@12.0", [0, 729, 375, 83]),
      ("iPhone 8@12.0 landscape", [0, 343, 667, 32]), ("iPhone X@12.0 landscape", [0, 322, 812, 53]),
      ("iPhone XR@12.0 landscape", [0, 344, 896, 70]), ("iPhone 17 Pro@26.0", [0, 791, 402, 83]),
      ("iPhone 17 Pro@26.0 landscape", [0, 338, 874, 64]),
      ("iPad Air@11.0", [0, 975, 768, 49]), ("iPad Air@12.0", [0, 974, 768, 50]),
      ("iPad Pro 11-inch (1st gen)@13.0", [0, 1129, 834, 65]),
    ])
  func frame(_ environment: String, _ expected: [Double]) throws {
    let layout = try laidOut(.tabs(.list()), on: environment)
    #expect(layout["tab.tabBar.frame"] == expected, "\(String(describing: layout["tab.tabBar.frame"]))")
    #expect(layout["list.bottomLayoutGuide.length"] == [expected[3]])
  }

  @Test(
    "where no figure is public the bar is assumed and says so",
    arguments: [
      ("iPhone 5s@9.0 landscape", 49.0), ("iPhone 14@26.0 landscape", 64), ("iPhone SE (2nd gen)@26.0 landscape", 32),
      ("iPhone SE (2nd gen)@26.0", 49),
    ])
  func assumed(_ environment: String, _ height: Double) throws {
    let layout = try laidOut(.tabs(.list()), on: environment)
    #expect(layout["tab.tabBar.frame"]?[3] == height)
    #expect(layout.certainty(of: "tab.tabBar.frame") == .assumed)
    #expect(layout.assumes("a tab bar of"))
  }

  @Test("a height of the scene's own replaces the figures")
  func given() throws {
    let root = Controller.tabs(.list()) { $0.tabBar = .with { $0.height = 60 } }
    let layout = try laidOut(root, on: "iPhone 17 Pro@26.0 landscape")
    #expect(layout["tab.tabBar.frame"]?[3] == 60)
    #expect(!layout.assumes("a tab bar of"))
  }

  @Test("a direct child reaches under a translucent bar and ends at an opaque one, by its own flags")
  func plainChild() throws {
    func root(_ bar: Bar, _ set: (inout Controller) -> Void = { _ in }) -> Controller {
      .tabs(.list(id: "list", set)) { $0.tabBar = bar }
    }
    expect(
      try laidOut(root(.translucent), on: "iPhone X@12.0"),
      ["list.view.frame": [0, 0, 375, 812], "list.safeAreaInsets": [44, 0, 83, 0]])
    expect(
      try laidOut(root(.opaque), on: "iPhone X@12.0"),
      ["list.view.frame": [0, 0, 375, 729], "list.safeAreaInsets": [44, 0, 0, 0]])
    expect(
      try laidOut(root(.opaque) { $0.extendedLayoutIncludesOpaqueBars = true }, on: "iPhone X@12.0"),
      ["list.view.frame": [0, 0, 375, 812], "list.safeAreaInsets": [44, 0, 83, 0]])
    expect(
      try laidOut(root(.translucent) { $0.edgesForExtendedLayout = .top }, on: "iPhone X@12.0"),
      ["list.view.frame": [0, 0, 375, 729], "list.safeAreaInsets": [44, 0, 0, 0]])
    expect(
      try laidOut(root(.translucent) { $0.edgesForExtendedLayout = .top }, on: "iPhone 7@10.0"),
      ["list.view.frame": [0, 0, 375, 618], "list.bottomLayoutGuide.length": [0], "table.contentInset": [0, 0, 0, 0]])
  }

  @Test("tab → navigation → content: the content's flags decide about its frame")
  func navigationContent() throws {
    func root(_ bar: Bar, _ set: (inout Controller) -> Void = { _ in }) -> Controller {
      .tabs(.navigation(.list(id: "list", set))) { $0.tabBar = bar }
    }
    expect(
      try laidOut(root(.opaque), on: "iPhone X@12.0"),
      [
        "nav.view.frame": [0, 0, 375, 812], "list.view.frame": [0, 0, 375, 729], "list.safeAreaInsets": [88, 0, 0, 0],
        "nav.safeAreaInsets": [44, 0, 34, 0],
      ])
    expect(
      try laidOut(root(.translucent) { $0.edgesForExtendedLayout = .top }, on: "iPhone X@12.0"),
      [
        "list.view.frame": [0, 0, 375, 729], "list.safeAreaInsets": [88, 0, 0, 0],
        "nav.safeAreaInsets": [44, 0, 83, 0],
      ])
  }

  @Test("an opaque tab bar is missing from the safe area of content that extends, and the reason is named")
  func opaqueTabBar() throws {
    let root = Controller.tabs(.navigation(.list { $0.extendedLayoutIncludesOpaqueBars = true })) {
      $0.tabBar = .opaque
    }
    let layout = try laidOut(root, on: "iPhone 8@12.0")
    expect(
      layout,
      [
        "list.safeAreaInsets": [64, 0, 0, 0], "table.hiddenUnderBars": [0, 0, 49, 0],
        "list.view.frame": [0, 0, 375, 667],
      ])
    #expect(layout.laws(of: "list.safeAreaInsets").contains("R11-OPAQUE-TAB"))
    #expect(layout.certainty(of: "list.safeAreaInsets.bottom") == .inferred)
    // Before iOS 11 the content's own flags decide about the inset too.
    #expect(try laidOut(root, on: "iPhone 7@10.0")["table.contentInset"] == [64, 0, 49, 0])
  }

  @Test("hidesBottomBarWhenPushed on any controller of the stack takes the tab bar away for all above it")
  func pushed() throws {
    func root(_ flags: [Bool?]) -> Controller {
      var nav = Controller.navigation()
      nav.children = flags.enumerated().map { index, flag in
        .list(id: "c\(index)") { $0.hidesBottomBarWhenPushed = flag }
      }
      return .tabs(nav)
    }
    for environment in ["iPhone 7@10.0", "iPhone 8@12.0"] {
      let layout = try laidOut(root([nil, true, nil]), on: environment)
      expect(
        layout,
        [
          "tab.tabBar.frame": nil, "c2.bottomLayoutGuide.length": [0], "c1.bottomLayoutGuide.length": [0],
          "c2Table.hiddenUnderBars": [0, 0, 0, 0], "c2Table.extraGap": [0, 0, 0, 0],
          // The root of the stack has the bar when it is shown.
          "c0.bottomLayoutGuide.length": [49],
        ])
    }
    expect(
      try laidOut(root([nil, true]), on: "iPhone X@12.0"),
      ["c1.safeAreaInsets": [88, 0, 34, 0], "c0.safeAreaInsets": [88, 0, 83, 0]])
    expect(
      try laidOut(root([nil, true]), on: "iPhone 7@10.0"),
      ["c1Table.contentInset": [64, 0, 0, 0], "c0Table.contentInset": [64, 0, 49, 0]])
    expect(
      try laidOut(root([nil, nil]), on: "iPhone X@12.0"),
      ["tab.tabBar.frame": [0, 729, 375, 83], "c1.safeAreaInsets": [88, 0, 83, 0]])
  }

  @Test("an embedded navigation controller doesn't see a tab bar that a pushed controller took away")
  func embeddedBelowPushed() throws {
    let inner = Controller.navigation(.list(), id: "inner")
    let root = Controller.tabs(
      .navigation(.content(), .content(.area(inner), id: "pushed") { $0.hidesBottomBarWhenPushed = true })
    ) { $0.tabBar = .opaque }
    expect(try laidOut(root, on: "iPhone 7@10.0"), ["list.view.frame": [0, 0, 375, 667]])
  }

  @Test("a tab bar hidden by isHidden leaves its strip under an opaque bar")
  func hiddenOpaque() throws {
    let root = Controller.tabs(.navigation(.list())) {
      $0.tabBar = .with {
        $0.isHidden = true
        $0.isTranslucent = false
      }
    }
    let layout = try laidOut(root, on: "iPhone X@12.0")
    expect(
      layout, ["list.view.frame": [0, 0, 375, 729], "tab.tabBar.frame": nil, "list.safeAreaInsets": [88, 0, 0, 0]])
    #expect(layout.law(of: "list.view.frame") == "R7-FRAME-TAB-HIDDEN")
    #expect(try laidOut(root, on: "iPhone 7@10.0")["list.view.frame"] == [0, 0, 375, 618])
  }

  @Test("what a translucent hidden tab bar adds is assumed before iOS 11")
  func hiddenTranslucent() throws {
    let root = Controller.tabs(.navigation(.list())) { $0.tabBar = .hidden }
    let legacy = try laidOut(root, on: "iPhone 7@10.0")
    #expect(legacy["table.contentInset"] == [64, 0, 49, 0])
    #expect(legacy.certainty(of: "table.contentInset.bottom") == .assumed)
    #expect(legacy.certainty(of: "table.contentInset.top") == .certain)
    #expect(legacy.certainty(of: "list.bottomLayoutGuide.length") == .assumed)
    #expect(legacy.assumes("taken to count at the bottom still"))
    let plain = try laidOut(.tabs(.list()) { $0.tabBar = .hidden }, on: "iPhone 7@10.0")
    #expect(plain["list.view.frame"] == [0, 0, 375, 667])
    #expect(plain.certainty(of: "list.view.frame") == .assumed)
  }

  @Test("the tabs off screen have the numbers they would have if shown")
  func offScreen() throws {
    let root = Controller.tabs(
      .navigation(.list(id: "a"), id: "n1"), .navigation(.list(id: "b"), id: "n2"), .list(id: "c"))
    let layout = try laidOut(root, on: "iPhone X@12.0")
    expect(
      layout,
      [
        "a.safeAreaInsets": [88, 0, 83, 0], "b.safeAreaInsets": [88, 0, 83, 0], "c.safeAreaInsets": [44, 0, 83, 0],
        "bTable.hiddenUnderBars": [0, 0, 0, 0],
      ])
    #expect(layout.tree.controllers.map(\.isOnScreen) == [true, true, true, false, false, false])
  }

  @Test("from iPadOS 18 the bar stands at the top in regular width; over a navigation controller it adds nothing")
  func topTabBar() throws {
    let plain = try laidOut(.tabs(.list()), on: "iPad Pro 11-inch (3rd gen)@18.0")
    expect(
      plain,
      [
        "tab.tabBar.frame": [0, 24, 834, 50], "list.view.frame": [0, 0, 834, 1194],
        "list.safeAreaInsets": [74, 0, 20, 0],
        "table.adjustedContentInset": [74, 0, 20, 0], "table.extraGap": [0, 0, 0, 0],
      ])
    #expect(plain.certainty(of: "list.safeAreaInsets.top") == .assumed)
    #expect(plain.certainty(of: "list.safeAreaInsets.bottom") == .inferred)
    let navigation = try laidOut(.tabs(.navigation(.list())), on: "iPad Pro 11-inch (3rd gen)@18.0")
    expect(navigation, ["nav.navigationBar.frame": [0, 24, 834, 50], "list.safeAreaInsets": [74, 0, 20, 0]])
    let opaque = try laidOut(.tabs(.list()) { $0.tabBar = .opaque }, on: "iPad Pro 11-inch (3rd gen)@18.0")
    expect(opaque, ["list.view.frame": [0, 74, 834, 1120], "list.safeAreaInsets": [0, 0, 20, 0]])
  }

  @Test("an iPad app built before iOS 18, or in compact width, keeps the bar at the bottom, assumed")
  func padBottom() throws {
    let old = try laidOut(
      .tabs(.list()), on: "iPad Pro 11-inch (3rd gen)@18.0", app: AppOptions(linkedSDK: OSVersion(17)))
    #expect(old["tab.tabBar.frame"] == [0, 1129, 834, 65])
    #expect(old.certainty(of: "tab.tabBar.frame") == .assumed)
    let narrow = try laidOut(.tabs(.list()), on: "iPad Pro 11-inch (3rd gen)@18.0") {
      $0.windowSize = Size(width: 320, height: 1194)
    }
    #expect(narrow["tab.tabBar.frame"] == [0, 1129, 320, 65])
    #expect(narrow.certainty(of: "tab.tabBar.frame") == .assumed)
  }

  @Test("more than five tabs on an iPhone: those under More are assumed")
  func more() throws {
    var root = Controller.tabs()
    root.children = (0..<6).map { .list(id: "t\($0)") }
    let layout = try laidOut(root, on: "iPhone 8@12.0")
    #expect(layout.certainty(of: "t3.view.frame") == .inferred)
    #expect(layout.certainty(of: "t4.view.frame") == .assumed)
    #expect(layout.certainty(of: "t5.view.frame") == .assumed)
    #expect(layout.assumes("t5 is tab 6 of 6 and lives under More"))
    root.children.removeLast()
    #expect(try laidOut(root, on: "iPhone 8@12.0").certainty(of: "t4.view.frame") == .inferred)
  }
}
