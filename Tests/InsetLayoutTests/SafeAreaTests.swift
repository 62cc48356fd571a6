import InsetLayout
import Testing

@Suite("Safe areas")
struct SafeAreaTests {
  @Test(
    "the root view's safe area is the device's, with the status bar at the top",
    arguments: [
      ("iPhone 8@11.0", [20.0, 0, 0, 0]), ("iPhone 8@12.0 landscape", [0, 0, 0, 0]), ("iPhone X@11.0", [44, 0, 34, 0]),
      ("iPhone X@11.0 landscape", [0, 44, 21, 44]), ("iPhone XR@14.0 landscape", [0, 48, 21, 48]),
      ("iPhone 12 mini@14.2", [50, 0, 34, 0]), ("iPhone 14 Pro@16.0", [59, 0, 34, 0]),
      ("iPhone 17 Pro@26.0 landscape", [0, 62, 20, 62]), ("iPhone Air@26.0 landscape", [0, 68, 20, 68]),
      ("iPhone SE (2nd gen)@26.0 landscape", [0, 0, 0, 0]), ("iPhone Air@26.0", [68, 0, 34, 0]),
      ("iPad Air@11.0 landscape", [20, 0, 0, 0]), ("iPad Pro 11-inch (1st gen)@13.0", [24, 0, 20, 0]),
    ])
  func root(_ environment: String, _ expected: [Double]) throws {
    #expect(try laidOut(.content(), on: environment)["content.safeAreaInsets"] == expected)
  }

  @Test(
    "a subview gets what reaches into it: clamp(super − distance, 0, super)",
    arguments: [(0.0, 64.0), (20, 44), (63, 1), (64, 0), (100, 0), (-30, 64)])
  func subview(_ y: Double, _ top: Double) throws {
    let layout = try laidOut(.navigation(.content(.plain("sub", Rect(0, y, 375, 700)))), on: "iPhone 8@12.0")
    #expect(layout["sub.safeAreaInsets"]?[0] == top)
    #expect(layout.certainty(of: "sub.safeAreaInsets") == .certain)
  }

  @Test("the bottom of a subview counts from its own bottom edge")
  func bottom() throws {
    func inset(_ bottom: Double) throws -> Double? {
      let view = View.plain("sub", Rect(0, 0, 375, bottom))
      return try laidOut(.content(view), on: "iPhone X@12.0")["sub.safeAreaInsets"]?[2]
    }
    #expect(try inset(812) == 34)
    #expect(try inset(800) == 22)
    #expect(try inset(778) == 0)
    #expect(try inset(900) == 34)
  }

  @Test("nested subviews clamp step by step")
  func nested() throws {
    let inner = View.plain("inner", Rect(0, 10, 375, 100))
    let outer = View.plain("outer", Rect(0, 20, 375, 400)) { $0.subviews = [inner] }
    expect(
      try laidOut(.navigation(.content(outer)), on: "iPhone 8@12.0"),
      ["outer.safeAreaInsets": [44, 0, 0, 0], "inner.safeAreaInsets": [34, 0, 0, 0]])
  }

  @Test("additional insets are added on their own level and reach everything below")
  func additional() throws {
    let root = Controller.navigation(
      .content(.plain("sub"), .area(.content(id: "child"))) {
        $0.additionalSafeAreaInsets = Insets(top: 10, left: 5, bottom: 20)
      })
    let layout = try laidOut(root, on: "iPhone 8@12.0")
    expect(
      layout,
      [
        "content.safeAreaInsets": [74, 5, 20, 0], "sub.safeAreaInsets": [74, 5, 20, 0],
        "child.safeAreaInsets": [74, 5, 20, 0],
        "nav.safeAreaInsets": [20, 0, 0, 0], "nav.navigationBar.frame": [0, 20, 375, 44],
      ])
    #expect(layout.law(of: "content.safeAreaInsets") == "R11-ADDITIONAL")
    #expect(layout.certainty(of: "content.safeAreaInsets") == .certain)
  }

  @Test("additional insets do nothing before iOS 11")
  func additionalBefore() throws {
    let root = Controller.navigation(.content(.table()) { $0.additionalSafeAreaInsets = Insets(top: 10) })
    expect(
      try laidOut(root, on: "iPhone 7@10.0"),
      ["table.contentInset": [64, 0, 0, 0], "content.topLayoutGuide.length": [64]])
  }

  @Test("an embedded child gets what reaches into its frame, by geometry")
  func child() throws {
    func top(_ frame: Rect) throws -> Layout {
      try laidOut(.navigation(.content(.area(.content(id: "child")) { $0.frame = .rect(frame) })), on: "iPhone X@12.0")
    }
    expect(try top(Rect(0, 0, 375, 812)), ["child.safeAreaInsets": [88, 0, 34, 0]])
    expect(try top(Rect(0, 50, 375, 700)), ["child.safeAreaInsets": [38, 0, 0, 0]])
    expect(try top(Rect(10, 100, 300, 600)), ["child.safeAreaInsets": [0, 0, 0, 0]])
    #expect(try top(Rect(0, 50, 375, 700)).certainty(of: "child.safeAreaInsets") == .certain)
  }

  @Test("a child that sticks out or lies outside is assumed")
  func sticksOut() throws {
    func layout(_ y: Double) throws -> Layout {
      try laidOut(
        .navigation(.content(.area(.content(id: "child")) { $0.frame = .rect(Rect(0, y, 375, 812)) })),
        on: "iPhone X@12.0")
    }
    let out = try layout(-20)
    #expect(out["child.safeAreaInsets"]?[0] == 88)
    #expect(out.certainty(of: "child.safeAreaInsets.top") == .assumed)
    #expect(out.assumes("sticks out"))
    let gone = try layout(2000)
    #expect(gone["child.safeAreaInsets"] == [0, 0, 0, 0])
    #expect(gone.certainty(of: "child.safeAreaInsets.top") == .assumed)
    #expect(gone.assumes("lies outside"))
  }

  @Test("a scroll view keeps the edges that it adjusts; one that never adjusts passes them on")
  func absorb() throws {
    func root(_ behavior: View.AdjustmentBehavior) -> Controller {
      .navigation(
        .content(
          .scroll {
            $0.contentInsetAdjustmentBehavior = behavior
            $0.alwaysBounceVertical = true
            $0.subviews = [.table("inner")]
          }))
    }
    let adjusting = try laidOut(root(.automatic), on: "iPhone X@12.0")
    expect(
      adjusting,
      [
        "scroll.adjustedContentInset": [88, 0, 34, 0], "inner.safeAreaInsets": [0, 0, 0, 0],
        "inner.adjustedContentInset": [0, 0, 0, 0], "inner.frameInWindow": [0, 88, 375, 812],
      ])
    #expect(adjusting.laws(of: "inner.safeAreaInsets").contains("R11-SCROLL-ABSORB"))
    #expect(adjusting.certainty(of: "inner.safeAreaInsets.top") == .inferred)
    let never = try laidOut(root(.never), on: "iPhone X@12.0")
    expect(
      never,
      [
        "scroll.adjustedContentInset": [0, 0, 0, 0], "inner.safeAreaInsets": [88, 0, 34, 0],
        "inner.adjustedContentInset": [88, 0, 34, 0],
      ])
  }

  @Test("in landscape the sides pass through a vertical scroll view to a horizontal one inside")
  func horizontal() throws {
    let carousel = View.scroll("carousel") {
      $0.contentSize = Size(width: 2000, height: 100)
      $0.frame = .rect(Rect(0, 0, 812, 100))
    }
    let root = Controller.content(
      .scroll {
        $0.alwaysBounceVertical = true
        $0.contentSize = Size(width: 812, height: 1000)
        $0.subviews = [carousel]
      })
    expect(
      try laidOut(root, on: "iPhone X@12.0 landscape"),
      [
        "scroll.adjustedContentInset": [0, 0, 21, 0], "carousel.adjustedContentInset": [0, 44, 0, 44],
        "carousel.contentOffset": [-44, 0],
      ])
  }

  @Test("a controller hosted in a scroll view that adjusts gets none of its safe area, assumed")
  func hosted() throws {
    let root = Controller.navigation(
      .content(
        .scroll {
          $0.alwaysBounceVertical = true
          $0.subviews = [.area(.content(.table(), id: "child"))]
        }))
    let layout = try laidOut(root, on: "iPhone X@12.0")
    expect(layout, ["child.safeAreaInsets": [0, 0, 0, 0], "table.adjustedContentInset": [0, 0, 0, 0]])
    #expect(layout.certainty(of: "child.safeAreaInsets.top") == .assumed)
    #expect(layout.certainty(of: "child.safeAreaInsets.left") == .certain)
  }

  @Test("what lies in a scroll view of unknown content is as assumed as its adjustment")
  func unknownContent() throws {
    let root = Controller.content(.scroll { $0.subviews = [.plain("sub")] })
    let layout = try laidOut(root, on: "iPhone X@12.0")
    #expect(layout.certainty(of: "scroll.adjustedContentInset") == .assumed)
    #expect(layout.certainty(of: "sub.safeAreaInsets.top") == .assumed)
    #expect(layout.certainty(of: "sub.safeAreaInsets.left") == .certain)
  }

  @Test("an app built with an SDK before 11 has no safe areas on iOS 11 and later, assumed")
  func oldSDK() throws {
    let app = AppOptions(linkedSDK: OSVersion(10, 3))
    let layout = try laidOut(.tabs(.navigation(.list())), on: "iPhone 8@12.0", app: app)
    expect(
      layout,
      [
        "list.safeAreaInsets": nil, "table.adjustedContentInset": nil, "table.contentInset": [64, 0, 49, 0],
        "list.topLayoutGuide.length": [64],
      ])
    for name in [
      "table.contentInset.top", "table.contentInset.left", "list.topLayoutGuide.length",
      "list.bottomLayoutGuide.length",
    ] {
      #expect(layout.certainty(of: name) == .assumed, "\(name)")
    }
    #expect(layout.laws(of: "table.contentInset").contains("R11-LINK"))
    #expect(layout.assumes("laid out as on iOS 10"))
    let eleven = try laidOut(.list(), on: "iPhone 8@12.0", app: AppOptions(linkedSDK: OSVersion(11)))
    #expect(eleven["table.adjustedContentInset"] == [20, 0, 0, 0])
  }

  @Test("an app built with an SDK before 7 is assumed to be laid out as on iOS 7 to 10")
  func veryOldSDK() throws {
    let layout = try laidOut(.navigation(.list()), on: "iPhone 7@10.0", app: AppOptions(linkedSDK: OSVersion(6, 1)))
    #expect(layout["table.contentInset"] == [64, 0, 0, 0])
    #expect(layout.certainty(of: "list.view.frame") == .assumed)
    #expect(layout.certainty(of: "table.contentInset") == .assumed)
    #expect(layout.assumes("iOS 6"))
  }
}
