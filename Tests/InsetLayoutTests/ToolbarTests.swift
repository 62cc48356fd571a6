import InsetLayout
import Testing

@Suite("Toolbar")
struct ToolbarTests {
  private func root(_ toolbar: Bar?, _ set: (inout Controller) -> Void = { _ in }) -> Controller {
    .navigation(.list(id: "list", set)) { $0.toolbar = toolbar }
  }

  @Test("it is hidden unless told otherwise")
  func hidden() throws {
    for bar in [nil, Bar(), Bar.translucent, Bar.hidden] {
      let layout = try laidOut(root(bar), on: "iPhone 8@12.0")
      expect(layout, ["nav.toolbar.frame": nil, "list.safeAreaInsets": [64, 0, 0, 0]])
    }
  }

  @Test(
    "its frame, and what it adds at the bottom",
    arguments: [
      ("iPhone 5s@7.0", [0.0, 524, 320, 44], 44.0), ("iPhone 8@12.0", [0, 623, 375, 44], 44),
      ("iPhone X@12.0", [0, 729, 375, 49], 83), ("iPhone 8@12.0 landscape", [0, 343, 667, 32], 32),
      ("iPhone X@12.0 landscape", [0, 322, 812, 32], 53), ("iPhone XS Max@12.0 landscape", [0, 349, 896, 44], 65),
      ("iPad Air@11.0", [0, 980, 768, 44], 44), ("iPad Air@12.0", [0, 974, 768, 50], 50),
      ("iPad Pro 11-inch (1st gen)@13.0", [0, 1129, 834, 45], 65), ("iPhone 17 Pro@26.0", [0, 788, 402, 86], 86),
      ("iPhone SE (2nd gen)@26.0", [0, 619, 375, 48], 48),
    ])
  func frame(_ environment: String, _ frame: [Double], _ bottom: Double) throws {
    let layout = try laidOut(root(.shown), on: environment)
    #expect(layout["nav.toolbar.frame"] == frame, "\(String(describing: layout["nav.toolbar.frame"]))")
    #expect(layout["list.bottomLayoutGuide.length"] == [bottom])
    #expect(layout["table.hiddenUnderBars"] == [0, 0, 0, 0])
    #expect(layout["table.extraGap"] == [0, 0, 0, 0])
  }

  @Test("an opaque toolbar ends the view above it and the home indicator")
  func opaque() throws {
    let bar = Bar.with {
      $0.isHidden = false
      $0.isTranslucent = false
    }
    expect(
      try laidOut(root(bar), on: "iPhone 7@10.0"),
      [
        "list.view.frame": [0, 0, 375, 623], "list.bottomLayoutGuide.length": [0], "table.contentInset": [64, 0, 0, 0],
      ])
    expect(
      try laidOut(root(bar), on: "iPhone X@12.0"),
      ["list.view.frame": [0, 0, 375, 729], "list.safeAreaInsets": [88, 0, 0, 0]])
    expect(
      try laidOut(root(bar) { $0.extendedLayoutIncludesOpaqueBars = true }, on: "iPhone X@12.0"),
      ["list.view.frame": [0, 0, 375, 812], "list.safeAreaInsets": [88, 0, 83, 0]])
    expect(
      try laidOut(root(.shown) { $0.edgesForExtendedLayout = .top }, on: "iPhone X@12.0"),
      ["list.view.frame": [0, 0, 375, 729]])
  }

  @Test("before iOS 11 a translucent toolbar is added to the inset of the content")
  func legacy() throws {
    let layout = try laidOut(root(.shown), on: "iPhone 7@10.0")
    expect(layout, ["table.contentInset": [64, 0, 44, 0], "list.bottomLayoutGuide.length": [44]])
    #expect(layout.certainty(of: "table.contentInset.bottom") == .inferred)
  }

  @Test("above a tab bar it is added to it; when it insets, the tab bar insets too")
  func aboveTabBar() throws {
    func tabs(_ bar: Bar) -> Controller { .tabs(root(bar)) }
    expect(
      try laidOut(tabs(.shown), on: "iPhone 7@10.0"),
      [
        "nav.toolbar.frame": [0, 574, 375, 44], "table.contentInset": [64, 0, 93, 0],
        "list.bottomLayoutGuide.length": [93],
      ])
    let layout = try laidOut(tabs(.shown), on: "iPhone X@12.0")
    expect(
      layout,
      [
        "nav.toolbar.frame": [0, 680, 375, 49], "list.safeAreaInsets": [88, 0, 132, 0],
        "table.adjustedContentInset": [88, 0, 132, 0],
      ])
    #expect(layout.assumptions.isEmpty)
    let opaque = Bar.with {
      $0.isHidden = false
      $0.isTranslucent = false
    }
    expect(
      try laidOut(tabs(opaque), on: "iPhone 7@10.0"),
      [
        "list.view.frame": [0, 0, 375, 574], "list.bottomLayoutGuide.length": [0], "table.contentInset": [64, 0, 0, 0],
      ])
    expect(
      try laidOut(tabs(opaque), on: "iPhone X@12.0"),
      [
        "list.view.frame": [0, 0, 375, 680], "list.safeAreaInsets": [88, 0, 0, 0],
        "table.hiddenUnderBars": [0, 0, 0, 0],
      ])
  }

  @Test("hidesBottomBarWhenPushed of the topmost controller hides it; one below doesn't")
  func pushed() throws {
    func root(_ flags: [Bool?]) -> Controller {
      var nav = Controller.navigation { $0.toolbar = .shown }
      nav.children = flags.enumerated().map { index, flag in
        .list(id: "c\(index)") { $0.hidesBottomBarWhenPushed = flag }
      }
      return nav
    }
    expect(
      try laidOut(root([nil, true]), on: "iPhone 8@12.0"),
      ["nav.toolbar.frame": nil, "c1.safeAreaInsets": [64, 0, 0, 0]])
    expect(
      try laidOut(root([nil, true, nil]), on: "iPhone 8@12.0"),
      ["nav.toolbar.frame": [0, 623, 375, 44], "c2.safeAreaInsets": [64, 0, 44, 0]])
  }

  @Test("a height of the scene's own replaces the figures")
  func given() throws {
    let bar = Bar.with {
      $0.isHidden = false
      $0.height = 60
    }
    expect(
      try laidOut(root(bar), on: "iPhone X@12.0"),
      ["nav.toolbar.frame": [0, 718, 375, 60], "list.safeAreaInsets": [88, 0, 94, 0]])
  }

  @Test("additional safe-area insets of the navigation controller move it")
  func additional() throws {
    let root = Controller.navigation(.list()) {
      $0.toolbar = .shown
      $0.additionalSafeAreaInsets = Insets(top: 10, bottom: 30)
    }
    expect(
      try laidOut(root, on: "iPhone X@12.0"),
      [
        "nav.toolbar.frame": [0, 699, 375, 49], "nav.navigationBar.frame": [0, 54, 375, 44],
        "list.safeAreaInsets": [98, 0, 113, 0],
      ])
  }

  @Test(
    "where no figure is public it is assumed",
    arguments: ["iPhone 17 Pro@26.0 landscape", "iPad Pro 11-inch (3rd gen)@26.0"])
  func assumed(_ environment: String) throws {
    let layout = try laidOut(root(.shown), on: environment)
    #expect(layout.certainty(of: "nav.toolbar.frame") == .assumed)
    #expect(layout.assumes("a toolbar of"))
  }
}
