import InsetLayout
import Testing

@Suite("Navigation bar")
struct NavigationBarTests {
  @Test(
    "its frame is that of the device, the system and the orientation",
    arguments: [
      ("iPhone 4@7.0", [0.0, 20, 320, 44]), ("iPhone 5s@8.0 landscape", [0, 0, 568, 32]),
      ("iPhone 5s@7.1 landscape", [0, 20, 568, 32]), ("iPhone 8@12.0 landscape", [0, 0, 667, 32]),
      ("iPhone 6 Plus@9.0 landscape", [0, 0, 736, 44]), ("iPhone X@11.0", [0, 44, 375, 44]),
      ("iPhone X@12.0 landscape", [0, 0, 812, 32]), ("iPhone XR@12.0 landscape", [0, 0, 896, 44]),
      ("iPhone 12 mini@14.2", [0, 50, 375, 44]), ("iPhone 14 Pro@16.0", [0, 53.6667, 393, 44]),
      ("iPhone 14 Pro@17.0 landscape", [0, 0, 852, 32]), ("iPhone 16 Pro@18.0", [0, 56.3333, 402, 44]),
      ("iPhone 17 Pro@26.0", [0, 62, 402, 54]), ("iPhone 17 Pro@26.0 landscape", [0, 24, 874, 54]),
      ("iPhone 11 Pro@26.0", [0, 44, 375, 54]), ("iPad Air@11.0", [0, 20, 768, 44]),
      ("iPad Air@12.0", [0, 20, 768, 50]),
      ("iPad Pro 11-inch (1st gen)@13.0", [0, 24, 834, 50]), ("iPad Pro 11-inch (1st gen)@26.0", [0, 32, 834, 54]),
    ])
  func frame(_ environment: String, _ expected: [Double]) throws {
    let layout = try laidOut(.navigation(.content()), on: environment)
    #expect(
      close(layout["nav.navigationBar.frame"], expected), "\(String(describing: layout["nav.navigationBar.frame"]))")
    // What the bar covers is the content's safe area or guide.
    #expect(close(layout["content.topLayoutGuide.length"], [expected[1] + expected[3]]))
  }

  @Test("an iPad app built with an SDK before 12 keeps bars of 44 points")
  func oldPadSDK() throws {
    let layout = try laidOut(
      .navigation(.content()), on: "iPad Air@12.0", app: AppOptions(linkedSDK: OSVersion(11)))
    #expect(layout["nav.navigationBar.frame"] == [0, 20, 768, 44])
  }

  @Test("on iOS 26 compatibility and older SDKs keep the bars of iOS 18, inferred")
  func compatibility() throws {
    for app in [AppOptions(designRequiresCompatibility: true), AppOptions(linkedSDK: OSVersion(18))] {
      let layout = try laidOut(.navigation(.content()), on: "iPhone 17@26.0", app: app)
      #expect(close(layout["nav.navigationBar.frame"], [0, 56.3333, 402, 44]))
      #expect(close(layout["content.safeAreaInsets"], [100.3333, 0, 34, 0]))
      #expect(layout.certainty(of: "nav.navigationBar.frame") == .inferred)
    }
    let air = try laidOut(
      .navigation(.content()), on: "iPhone Air@26.0", app: AppOptions(designRequiresCompatibility: true))
    #expect(close(air["nav.navigationBar.frame"], [0, 62.3333, 420, 44]))
  }

  @Test("the safe area under a Dynamic Island ends with the bar, not 44 points below the device's inset")
  func island() throws {
    let layout = try laidOut(.navigation(.content()), on: "iPhone 15@17.0")
    #expect(close(layout["content.safeAreaInsets"], [97.6667, 0, 34, 0]))
    let plain = try laidOut(.content(), on: "iPhone 15@17.0")
    #expect(plain["content.safeAreaInsets"] == [59, 0, 34, 0])
  }

  @Test("a hidden bar leaves the status bar")
  func hidden() throws {
    let root = Controller.navigation(.content()) { $0.navigationBar = .hidden }
    expect(
      try laidOut(root, on: "iPhone X@12.0"),
      [
        "nav.navigationBar.frame": nil, "content.view.frame": [0, 0, 375, 812],
        "content.safeAreaInsets": [44, 0, 34, 0],
      ])
  }

  @Test("a height of the scene's own replaces the figures, large title and prompt included")
  func givenHeight() throws {
    let root = Controller.navigation(.content { $0.navigationItem = .with { $0.prompt = "Hello" } }) {
      $0.navigationBar = .with {
        $0.height = 74
        $0.prefersLargeTitles = true
      }
    }
    let layout = try laidOut(root, on: "iPhone 8@12.0")
    expect(layout, ["nav.navigationBar.frame": [0, 20, 375, 74], "content.safeAreaInsets": [94, 0, 0, 0]])
    #expect(layout.certainty(of: "content.safeAreaInsets") == .certain)
    #expect(layout.assumptions.isEmpty)
  }

  @Test(
    "an expanded large title adds 52 points",
    arguments: [
      ("iPhone 8@11.0", 116.0), ("iPhone X@12.0", 140), ("iPad Air@11.0", 116), ("iPad Air@12.0", 122),
      ("iPhone 17 Pro@26.0", 168),
    ])
  func largeTitle(_ environment: String, _ top: Double) throws {
    let root = Controller.navigation(.list()) { $0.navigationBar = .with { $0.prefersLargeTitles = true } }
    let layout = try laidOut(root, on: environment)
    #expect(layout["list.safeAreaInsets"]?[0] == top)
    #expect(layout["table.adjustedContentInset"]?[0] == top)
    #expect(layout.laws(of: "list.safeAreaInsets").contains("R-NAV-LARGE"))
  }

  @Test("there is no large title before iOS 11, collapsed, on an item that never shows it, or in landscape on iPhones")
  func noLargeTitle() throws {
    func root(_ mode: NavigationItem.LargeTitleDisplayMode? = nil, collapsed: Bool? = nil) -> Controller {
      .navigation(.list { $0.navigationItem = .with { $0.largeTitleDisplayMode = mode } }) {
        $0.navigationBar = .with {
          $0.prefersLargeTitles = true
          $0.isLargeTitleCollapsed = collapsed
        }
      }
    }
    #expect(try laidOut(root(), on: "iPhone 7@10.3")["table.contentInset"] == [64, 0, 0, 0])
    #expect(try laidOut(root(collapsed: true), on: "iPhone 8@12.0")["list.safeAreaInsets"]?[0] == 64)
    #expect(try laidOut(root(.never), on: "iPhone 8@12.0")["list.safeAreaInsets"]?[0] == 64)
    #expect(try laidOut(root(.inline), on: "iPhone 17@26.0")["list.safeAreaInsets"]?[0] == 116)
    let landscape = try laidOut(root(), on: "iPhone 8@12.0 landscape")
    #expect(landscape["list.safeAreaInsets"]?[0] == 32)
    #expect(landscape.certainty(of: "list.safeAreaInsets") == .assumed)
    #expect(landscape.assumes("no large title"))
  }

  @Test("a large title's sentence says which scroll view collapses it, or that none does")
  func largeTitleDriver() throws {
    func end(_ child: Controller, isTranslucent: Bool = true) throws -> String? {
      let root = Controller.navigation(child) {
        $0.navigationBar = .with {
          $0.prefersLargeTitles = true
          $0.isTranslucent = isTranslucent
        }
      }
      return try laidOut(root, on: "iPhone 8@12.0").sentence(of: "nav.navigationBar.frame")?
        .split(separator: ";").last.map(String.init)
    }
    #expect(try end(.list()) == " scrolling table collapses it.")
    #expect(
      try end(.list(), isTranslucent: false)
        == " table doesn't reach under the bar, and so doesn't collapse it smoothly.")
    #expect(
      try end(.list { $0.edgesForExtendedLayout = [] })
        == " table doesn't reach under the bar, and so doesn't collapse it smoothly.")
    #expect(
      try end(.content()) == " UIKit finds no scroll view that would collapse it, so it stays expanded.")
  }

  @Test("the automatic mode takes over that of the item below in the stack")
  func stackOfTitles() throws {
    func root(_ modes: [NavigationItem.LargeTitleDisplayMode?]) -> Controller {
      var nav = Controller.navigation { $0.navigationBar = .with { $0.prefersLargeTitles = true } }
      nav.children = modes.enumerated().map { index, mode in
        .content(id: "c\(index)") { $0.navigationItem = .with { $0.largeTitleDisplayMode = mode } }
      }
      return nav
    }
    #expect(try laidOut(root([nil, nil]), on: "iPhone 8@12.0")["c1.safeAreaInsets"]?[0] == 116)
    #expect(try laidOut(root([.never, nil]), on: "iPhone 8@12.0")["c1.safeAreaInsets"]?[0] == 64)
    #expect(try laidOut(root([.never, .automatic, .always]), on: "iPhone 8@12.0")["c2.safeAreaInsets"]?[0] == 116)
    let mixed = try laidOut(root([.never, .always]), on: "iPhone 8@12.0")
    // The one below is computed as if it were on top; the bar's frame is that of the top.
    expect(
      mixed,
      [
        "c0.safeAreaInsets": [64, 0, 0, 0], "c1.safeAreaInsets": [116, 0, 0, 0],
        "nav.navigationBar.frame": [0, 20, 375, 96],
      ])
  }

  @Test("a search bar below the bar adds 52 points when it always shows, and is taken as collapsed when it may hide")
  func search() throws {
    func root(hides: Bool?) -> Controller {
      .navigation(
        .list {
          $0.navigationItem = .with {
            $0.searchController = true
            $0.hidesSearchBarWhenScrolling = hides
          }
        })
    }
    let shown = try laidOut(root(hides: false), on: "iPhone X@12.0")
    #expect(shown["list.safeAreaInsets"]?[0] == 140)
    #expect(shown.certainty(of: "list.safeAreaInsets") == .certain)
    let collapsed = try laidOut(root(hides: nil), on: "iPhone X@12.0")
    #expect(collapsed["list.safeAreaInsets"]?[0] == 88)
    #expect(collapsed.certainty(of: "list.safeAreaInsets") == .assumed)
    #expect(collapsed.assumes("shown, it adds 52 points"))
    let landscape = try laidOut(root(hides: false), on: "iPhone X@12.0 landscape")
    #expect(landscape["list.safeAreaInsets"]?[0] == 84)
    #expect(landscape.certainty(of: "list.safeAreaInsets") == .inferred)
    #expect(try laidOut(root(hides: false), on: "iPhone 7@10.0")["table.contentInset"]?[0] == 64)
    #expect(try laidOut(root(hides: false), on: "iPhone 17@26.0")["list.safeAreaInsets"]?[0] == 116)
  }

  @Test("a prompt is taken to add 30 points, assumed")
  func prompt() throws {
    let root = Controller.navigation(.list { $0.navigationItem = .with { $0.prompt = "Choose" } })
    let layout = try laidOut(root, on: "iPhone 7@10.0")
    expect(layout, ["nav.navigationBar.frame": [0, 20, 375, 74], "table.contentInset": [94, 0, 0, 0]])
    #expect(layout.certainty(of: "table.contentInset") == .assumed)
    #expect(layout.assumes("a prompt makes the bar 30 points higher"))
  }

  @Test(
    "a navigation controller embedded at the top of a custom root keeps its bar below the status bar on every system")
  func embedded() throws {
    let root = Controller.content(.area(.navigation(.list())))
    for environment in ["iPhone 5s@7.1", "iPhone 6@8.0", "iPhone 7@10.0"] {
      let layout = try laidOut(root, on: environment)
      #expect(layout["nav.navigationBar.frame"]?[1] == 20, "\(environment)")
      #expect(layout["table.contentInset"] == [64, 0, 0, 0], "\(environment)")
      #expect(layout["list.topLayoutGuide.length"] == [64], "\(environment)")
      #expect(layout["content.topLayoutGuide.length"] == [20], "\(environment)")
    }
    expect(
      try laidOut(root, on: "iPhone X@12.0"),
      ["nav.navigationBar.frame": [0, 44, 375, 44], "table.adjustedContentInset": [88, 0, 34, 0]])
  }

  @Test("a navigation controller away from the status bar has its bar at its top")
  func lower() throws {
    let root = Controller.content(.area(.navigation(.list())) { $0.frame = .rect(Rect(0, 100, 375, 400)) })
    expect(
      try laidOut(root, on: "iPhone 7@10.0"),
      ["nav.navigationBar.frame": [0, 100, 375, 44], "table.contentInset": [44, 0, 0, 0]])
    expect(
      try laidOut(root, on: "iPhone 8@12.0"),
      ["nav.navigationBar.frame": [0, 100, 375, 44], "table.adjustedContentInset": [44, 0, 0, 0]])
  }

  @Test("the content of a navigation controller inside another goes by the outermost bar, assumed")
  func nested() throws {
    let root = Controller.navigation(.navigation(.list(), id: "inner"), id: "outer")
    for (environment, top) in [("iPhone 7@10.0", 64.0), ("iPhone 8@12.0", 64)] {
      let layout = try laidOut(root, on: environment)
      #expect(layout["outer.navigationBar.frame"] == [0, 20, 375, 44])
      #expect(layout["inner.navigationBar.frame"] == nil)
      #expect(layout["list.topLayoutGuide.length"] == [top])
      #expect(layout["table.hiddenUnderBars"] == [0, 0, 0, 0])
      #expect(layout["table.extraGap"] == [0, 0, 0, 0])
      #expect(layout.certainty(of: "list.topLayoutGuide.length") == .assumed)
    }
    let three = Controller.navigation(.navigation(.navigation(.list(), id: "c"), id: "b"), id: "a")
    let layout = try laidOut(three, on: "iPhone 8@12.0")
    #expect(layout["a.navigationBar.frame"] == [0, 20, 375, 44])
    #expect(layout["b.navigationBar.frame"] == nil)
    #expect(layout["list.safeAreaInsets"] == [64, 0, 0, 0])
  }

  @Test("before iOS 11 the bar of a navigation controller under another bar is assumed to start at the status bar")
  func underOuterBar() throws {
    let root = Controller.navigation(.content(.area(.navigation(.list(), id: "inner"))), id: "outer")
    for environment in ["iPhone 5s@7.1", "iPhone 7@10.0"] {
      let layout = try laidOut(root, on: environment)
      #expect(layout["inner.navigationBar.frame"]?[1] == 20)
      #expect(layout.certainty(of: "inner.navigationBar.frame") == .assumed)
      #expect(layout.assumes("lies under another bar"))
    }
    // From iOS 11 it starts below the safe area that the outer bar gives.
    expect(try laidOut(root, on: "iPhone 8@12.0"), ["inner.navigationBar.frame": [0, 64, 375, 44]])
  }

  @Test("an empty navigation controller has its bar")
  func empty() throws {
    #expect(try laidOut(.navigation(), on: "iPhone 8@12.0")["nav.navigationBar.frame"] == [0, 20, 375, 44])
  }
}
