import InsetLayout
import Testing

/// R11-TAB-HIDDEN: what a tab bar leaves that is hidden by `isHidden`, or taken away by `setTabBarHidden(_:animated:)`.
@Suite("Hidden tab bars")
struct HiddenTabBarTests {
  private func tabs(
    _ child: Controller, _ bar: Bar = .hidden, removed: Bool? = nil
  ) -> Controller {
    .tabs(child) {
      $0.tabBar = bar
      $0.isTabBarHidden = removed
    }
  }

  @Test(
    "up to iOS 17 a bar hidden by isHidden keeps its height in the safe area",
    arguments: [
      ("iPhone X@11.2", 83.0), ("iPhone 8@12.0", 49), ("iPhone X@12.0 landscape", 53), ("iPhone 15@17.5", 83),
      ("iPad Pro 11-inch (1st gen)@15.0", 65),
    ])
  func kept(_ environment: String, _ bottom: Double) throws {
    // R11-TAB-HIDDEN is reported; that a plain child has it too is R11-TAB-CHILD, which nobody has measured.
    for (child, certainty) in [(Controller.navigation(.list()), Certainty.inferred), (.list(), .assumed)] {
      let layout = try laidOut(tabs(child), on: environment)
      expect(layout, ["list.safeAreaInsets.bottom": [bottom], "tab.tabBar.frame": nil])
      #expect(layout.certainty(of: "list.safeAreaInsets.bottom") == certainty)
      #expect(layout.laws(of: "list.safeAreaInsets").contains("R11-TAB-HIDDEN"))
      #expect(!layout.assumes("isHidden is taken to leave the safe area"))
    }
  }

  @Test("an opaque one keeps its strip of the frame around a navigation controller, and nothing beside it")
  func opaque() throws {
    let bar = Bar.with {
      $0.isHidden = true
      $0.isTranslucent = false
    }
    expect(
      try laidOut(tabs(.navigation(.list()), bar), on: "iPhone X@12.0"),
      ["list.view.frame": [0, 0, 375, 729], "list.safeAreaInsets": [88, 0, 0, 0]])
    expect(
      try laidOut(tabs(.list(), bar), on: "iPhone X@12.0"),
      ["list.view.frame": [0, 0, 375, 812], "list.safeAreaInsets": [44, 0, 34, 0]])
  }

  @Test("from iOS 18 it is taken to leave, assumed")
  func later() throws {
    let layout = try laidOut(tabs(.navigation(.list())), on: "iPhone 16 Pro@18.0")
    #expect(layout["list.safeAreaInsets.bottom"] == [34])
    #expect(layout.certainty(of: "list.safeAreaInsets.bottom") == .assumed)
    #expect(layout.assumes("from iOS 18 a tab bar hidden by isHidden is taken to leave the safe area"))
  }

  @Test("setTabBarHidden takes the bar away with its room, translucent or opaque, from iOS 18 on")
  func removed() throws {
    for bar in [Bar.translucent, .opaque] {
      for child in [Controller.navigation(.list()), .list()] {
        let layout = try laidOut(tabs(child, bar, removed: true), on: "iPhone 16 Pro@18.0")
        expect(
          layout,
          [
            "tab.tabBar.frame": nil, "list.view.frame": [0, 0, 402, 874], "list.safeAreaInsets.bottom": [34],
            "table.hiddenUnderBars": [0, 0, 0, 0], "table.extraGap": [0, 0, 0, 0],
          ])
        #expect(layout.certainty(of: "list.safeAreaInsets.bottom") == .inferred)
      }
    }
    expect(
      try laidOut(tabs(.navigation(.list()), .opaque, removed: true), on: "iPhone 17 Pro@26.0 landscape"),
      ["tab.tabBar.frame": nil, "list.view.frame": [0, 0, 874, 402], "list.safeAreaInsets.bottom": [20]])
    expect(
      try laidOut(tabs(.list(), .translucent, removed: true), on: "iPad Pro 11-inch (1st gen)@18.0"),
      ["tab.tabBar.frame": nil, "list.safeAreaInsets": [24, 0, 20, 0]])
  }

  @Test("before iOS 18 there is no setTabBarHidden")
  func earlier() throws {
    expect(
      try laidOut(tabs(.list(), .translucent, removed: true), on: "iPhone 15@17.0"),
      ["tab.tabBar.frame": [0, 769, 393, 83], "list.safeAreaInsets.bottom": [83]])
  }
}
