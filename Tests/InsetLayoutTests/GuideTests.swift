import InsetLayout
import Testing

@Suite("Layout guides")
struct GuideTests {
  @Test(
    "outside containers the top guide is the status bar, the bottom guide 0",
    arguments: ["iPhone 5s@7.0", "iPhone 6@8.0", "iPhone 7@10.3", "iPhone 8@11.0"])
  func plain(_ environment: String) throws {
    let layout = try laidOut(.content(), on: environment)
    expect(layout, ["content.topLayoutGuide.length": [20], "content.bottomLayoutGuide.length": [0]])
    let law = layout.screen.usesLegacyInsets ? "R7-GUIDE-PLAIN" : "R11-GUIDE"
    #expect(layout.law(of: "content.topLayoutGuide.length") == law)
  }

  @Test("under a bar that insets the guide is 0, not the status bar's 20")
  func inset() throws {
    for environment in ["iPhone 5s@7.0", "iPhone 7@10.3", "iPhone 8@11.0"] {
      let layout = try laidOut(.navigation(.content()) { $0.navigationBar = .opaque }, on: environment)
      #expect(layout["content.topLayoutGuide.length"] == [0], "\(environment)")
    }
  }

  @Test("the navigation controller's own guide is the status bar's")
  func container() throws {
    for environment in ["iPhone 5s@7.0", "iPhone 7@10.3", "iPhone 8@11.0"] {
      let layout = try laidOut(.tabs(.navigation(.content())), on: environment)
      expect(
        layout,
        ["tab.topLayoutGuide.length": [20], "nav.topLayoutGuide.length": [20], "nav.bottomLayoutGuide.length": [49]])
    }
  }

  @Test("on iOS 7 the guides of a child of a child are 0; from iOS 8 geometry gives them")
  func deep() throws {
    func root(_ y: Double) -> Controller {
      .navigation(.content(.area(.content(id: "child")) { $0.frame = .rect(Rect(0, y, 320, 300)) }))
    }
    expect(
      try laidOut(root(0), on: "iPhone 5s@7.1"),
      ["content.topLayoutGuide.length": [64], "child.topLayoutGuide.length": [0]])
    for (y, length) in [(0.0, 64.0), (20, 44), (64, 0), (100, 0)] {
      let layout = try laidOut(root(y), on: "iPhone 5s@9.0")
      #expect(layout["child.topLayoutGuide.length"] == [length], "y \(y)")
      #expect(layout.certainty(of: "child.topLayoutGuide.length") == .inferred)
      #expect(try laidOut(root(y), on: "iPhone 5s@11.0")["child.topLayoutGuide.length"] == [length], "y \(y)")
    }
  }

  @Test("a child outside its parent's view has no guides")
  func outside() throws {
    let root = Controller.navigation(
      .content(.area(.content(id: "child")) { $0.frame = .rect(Rect(0, -2000, 320, 300)) }))
    #expect(try laidOut(root, on: "iPhone 5s@9.0")["child.topLayoutGuide.length"] == [0])
  }

  @Test("the bottom guide of a child ends at the tab bar")
  func bottom() throws {
    let root = Controller.tabs(
      .navigation(.content(.area(.content(id: "child")) { $0.frame = .rect(Rect(0, 268, 320, 300)) })))
    expect(
      try laidOut(root, on: "iPhone 5s@9.0"),
      [
        "content.bottomLayoutGuide.length": [49], "child.bottomLayoutGuide.length": [49],
        "child.topLayoutGuide.length": [0],
      ])
  }

  @Test("in navigation → tab the content's guide ends at the navigation bar; on iOS 7 that is assumed")
  func tabsInNavigation() throws {
    let root = Controller.navigation(.tabs(.content()))
    let later = try laidOut(root, on: "iPhone 6@8.0")
    #expect(later["content.topLayoutGuide.length"] == [64])
    #expect(later.certainty(of: "content.topLayoutGuide.length") == .inferred)
    let seven = try laidOut(root, on: "iPhone 5s@7.1")
    #expect(seven["content.topLayoutGuide.length"] == [64])
    #expect(seven.certainty(of: "content.topLayoutGuide.length") == .assumed)
    let opaque = try laidOut(.navigation(.tabs(.content())) { $0.navigationBar = .opaque }, on: "iPhone 6@8.0")
    expect(opaque, ["tab.view.frame": [0, 64, 375, 603], "content.topLayoutGuide.length": [0]])
  }

  @Test("from iOS 11 the guides are the safe area's top and bottom, additional insets included")
  func mirror() throws {
    let root = Controller.navigation(.content { $0.additionalSafeAreaInsets = Insets(top: 10, bottom: 5) })
    let layout = try laidOut(root, on: "iPhone X@12.0")
    expect(
      layout,
      [
        "content.safeAreaInsets": [98, 0, 39, 0], "content.topLayoutGuide.length": [98],
        "content.bottomLayoutGuide.length": [39],
      ])
    #expect(layout.certainty(of: "content.topLayoutGuide.length") == .inferred)
    #expect(layout.certainty(of: "content.safeAreaInsets") == .certain)
  }

  @Test("before iOS 11 there are no safe areas")
  func none() throws {
    let layout = try laidOut(.content(.plain("sub")), on: "iPhone 7@10.3")
    expect(layout, ["content.safeAreaInsets": nil, "sub.safeAreaInsets": nil, "contentView.safeAreaInsets": nil])
  }
}
