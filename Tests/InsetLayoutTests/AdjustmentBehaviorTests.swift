import InsetLayout
import Testing

@Suite("contentInsetAdjustmentBehavior")
struct AdjustmentBehaviorTests {
  /// A scroll view of 300 × 400 points at the top of a landscape iPhone X, outside navigation controllers.
  private func inset(
    _ behavior: View.AdjustmentBehavior?, on environment: String = "iPhone X@12.0 landscape",
    _ set: (inout View) -> Void
  ) throws -> Layout {
    try laidOut(
      .content(
        .scroll {
          $0.contentInsetAdjustmentBehavior = behavior
          set(&$0)
        }), on: environment)
  }

  @Test("never adjusts no edge, always adjusts all four")
  func extremes() throws {
    let never = try inset(.never) { $0.contentSize = Size(width: 2000, height: 2000) }
    expect(never, ["scroll.adjustedContentInset": [0, 0, 0, 0], "scroll.hiddenUnderBars": [0, 0, 21, 0]])
    #expect(never.decidingLaw("scroll") == "R11-CIAB-NEVER")
    let always = try inset(.always) { $0.contentSize = Size(width: 10, height: 10) }
    expect(always, ["scroll.adjustedContentInset": [0, 44, 21, 44]])
    #expect(always.decidingLaw("scroll") == "R11-CIAB-ALWAYS")
  }

  @Test(
    "automatic and scrollableAxes adjust the axes that scroll",
    arguments: [View.AdjustmentBehavior.automatic, .scrollableAxes])
  func axes(_ behavior: View.AdjustmentBehavior) throws {
    func layout(_ width: Double, _ height: Double, _ set: (inout View) -> Void = { _ in }) throws -> [Double]? {
      try inset(behavior) {
        $0.contentSize = Size(width: width, height: height)
        set(&$0)
      }["scroll.adjustedContentInset"]
    }
    #expect(try layout(812, 376) == [0, 0, 21, 0])
    #expect(try layout(813, 375) == [0, 44, 0, 44])
    #expect(try layout(813, 376) == [0, 44, 21, 44])
    #expect(try layout(812, 375) == [0, 0, 0, 0])
    #expect(try layout(10, 10) { $0.alwaysBounceVertical = true } == [0, 0, 21, 0])
    #expect(try layout(10, 10) { $0.alwaysBounceHorizontal = true } == [0, 44, 0, 44])
  }

  @Test("scrollableAxes has no exception for the content of a navigation controller")
  func noException() throws {
    func root(_ behavior: View.AdjustmentBehavior) -> Controller {
      .navigation(
        .content(
          .scroll {
            $0.contentInsetAdjustmentBehavior = behavior
            $0.contentSize = Size(width: 10, height: 10)
          }))
    }
    #expect(try laidOut(root(.automatic), on: "iPhone X@12.0")["scroll.adjustedContentInset"] == [88, 0, 34, 0])
    #expect(try laidOut(root(.scrollableAxes), on: "iPhone X@12.0")["scroll.adjustedContentInset"] == [0, 0, 0, 0])
  }

  @Test("short content that is found only by the search is inferred; content that scrolls is certain")
  func certainty() throws {
    func layout(_ height: Double?) throws -> Layout {
      try laidOut(
        .navigation(.content(.scroll { $0.contentSize = height.map { Size(width: 10, height: $0) } })),
        on: "iPhone X@12.0")
    }
    #expect(try layout(10).certainty(of: "scroll.adjustedContentInset") == .inferred)
    #expect(try layout(nil).certainty(of: "scroll.adjustedContentInset") == .inferred)
    #expect(try layout(5000).certainty(of: "scroll.adjustedContentInset") == .certain)
    #expect(try layout(nil).assumptions.isEmpty)
  }

  @Test("content of unknown size is assumed to be taller, and the other outcome is named")
  func unknown() throws {
    let layout = try laidOut(.content(.scroll()), on: "iPhone X@12.0")
    #expect(layout["scroll.adjustedContentInset"] == [44, 0, 34, 0])
    #expect(layout.certainty(of: "scroll.adjustedContentInset") == .assumed)
    #expect(layout.assumes("shorter content that doesn't bounce would get no top and bottom inset"))
    let sides = try laidOut(.content(.scroll { $0.alwaysBounceVertical = true }), on: "iPhone X@12.0 landscape")
    #expect(sides.certainty(of: "scroll.adjustedContentInset.left") == .assumed)
    #expect(sides.certainty(of: "scroll.adjustedContentInset.bottom") == .certain)
    #expect(sides.assumes("wider content would get the side insets too"))
  }

  @Test("where there is no safe area nothing is assumed")
  func nothingToAdjust() throws {
    let root = Controller.navigation(
      .content(.plain("label"), .scroll { $0.frame = .rect(Rect(10, 100, 300, 300)) }))
    let layout = try laidOut(root, on: "iPhone 8@12.0")
    #expect(layout["scroll.adjustedContentInset"] == [0, 0, 0, 0])
    #expect(layout.certainty(of: "scroll.adjustedContentInset") == .certain)
    #expect(layout.assumptions.isEmpty)
  }

  @Test("a table bounces vertically unless told otherwise")
  func table() throws {
    let standard = try laidOut(.content(.table()), on: "iPhone X@12.0")
    #expect(standard["table.adjustedContentInset"] == [44, 0, 34, 0])
    #expect(standard.certainty(of: "table.adjustedContentInset") == .certain)
    let still = try laidOut(
      .content(
        .table {
          $0.alwaysBounceVertical = false
          $0.contentSize = Size(width: 375, height: 100)
        }), on: "iPhone X@12.0")
    #expect(still["table.adjustedContentInset"] == [0, 0, 0, 0])
    #expect(still.decidingLaw("table") == "R11-SHORT")
    let landscape = try laidOut(.content(.table()), on: "iPhone X@12.0 landscape")
    #expect(landscape["table.adjustedContentInset"] == [0, 0, 21, 0])
    #expect(landscape.certainty(of: "table.adjustedContentInset") == .certain)
  }

  @Test("the exception reads the flag of the nearest controller, not of the direct child")
  func nearestFlag() throws {
    func root(child: Bool?, direct: Bool?) -> Controller {
      let inner = Controller.content(.scroll { $0.contentSize = Size(width: 10, height: 10) }, id: "child") {
        $0.automaticallyAdjustsScrollViewInsets = child
      }
      return .navigation(.content(.area(inner)) { $0.automaticallyAdjustsScrollViewInsets = direct })
    }
    #expect(try laidOut(root(child: nil, direct: false), on: "iPhone 8@12.0")["scroll.adjustedContentInset"]?[0] == 64)
    #expect(try laidOut(root(child: false, direct: nil), on: "iPhone 8@12.0")["scroll.adjustedContentInset"]?[0] == 0)
  }

  @Test("from iOS 15 setContentScrollView names the content scroll view")
  func contentScrollView() throws {
    let short = Size(width: 10, height: 10)
    let root = Controller.navigation(
      .content(.scroll("first") { $0.contentSize = short }, .scroll("second") { $0.contentSize = short }) {
        $0.contentScrollView = "second"
      })
    let named = try laidOut(root, on: "iPhone 8@15.0")
    expect(named, ["first.adjustedContentInset": [0, 0, 0, 0], "second.adjustedContentInset": [64, 0, 0, 0]])
    #expect(named.certainty(of: "second.adjustedContentInset") == .certain)
    expect(
      try laidOut(root, on: "iPhone 8@14.0"),
      ["first.adjustedContentInset": [64, 0, 0, 0], "second.adjustedContentInset": [0, 0, 0, 0]])
  }

  @Test("on iOS 11.2 the bottom of a never-adjusted scroll view in tabs is assumed: it was seen adjusted")
  func bug() throws {
    let root = Controller.tabs(.content(.table { $0.contentInsetAdjustmentBehavior = .never }))
    let bug = try laidOut(root, on: "iPhone 8@11.2")
    #expect(bug["table.adjustedContentInset"] == [0, 0, 0, 0])
    #expect(bug.certainty(of: "table.adjustedContentInset.bottom") == .assumed)
    #expect(bug.certainty(of: "table.adjustedContentInset.top") == .certain)
    #expect(bug.assumes("11.2"))
    #expect(try laidOut(root, on: "iPhone 8@11.3").certainty(of: "table.adjustedContentInset") == .certain)
  }

  @Test("an inset of the app's own comes on top, and contentInset stays the app's")
  func own() throws {
    let layout = try inset(.always, on: "iPhone X@12.0") {
      $0.contentInset = Insets(top: 10, left: 1, bottom: 20, right: 2)
      $0.scrollIndicatorInsets = Insets(top: 7)
    }
    expect(
      layout,
      [
        "scroll.contentInset": [10, 1, 20, 2], "scroll.systemInset": [44, 0, 34, 0],
        "scroll.adjustedContentInset": [54, 1, 54, 2], "scroll.scrollIndicatorInsets": [7, 0, 0, 0],
        "scroll.contentOffset": [-1, -54], "scroll.extraGap": [10, 1, 20, 2],
      ])
  }

  @Test("the sentence names the scroll view and the reason")
  func sentences() throws {
    let layout = try laidOut(.content(.table()), on: "iPhone X@12.0")
    let step = layout.trace.step(.view(1), Quantity(.adjusts, .top))
    #expect(step?.sentence() == "table bounces vertically, so .automatic adjusts top and bottom.")
    let short = try inset(nil, on: "iPhone X@12.0") { $0.contentSize = Size(width: 10, height: 10) }
    #expect(
      short.trace.step(.view(1), Quantity(.adjusts, .top))?.sentence()
        == "The content of scroll is no taller than it and doesn't bounce, so .automatic doesn't adjust top and bottom."
    )
  }
}
