import InsetLayout
import Testing

/// Tables, collections and web views of page controllers and container views: the subject of the article on child
/// controllers.
@Suite("Children of page controllers and containers")
struct ChildControllerTests {
  static let legacy = ["iPhone 5s@7.1", "iPhone 6@8.0", "iPhone 6s@9.0", "iPhone 7@10.3"]
  static let modern = [
    ("iPhone 8@11.0", 64.0, 0.0), ("iPhone X@12.0", 88, 34), ("iPhone 14@17.0", 91, 34), ("iPhone 17@26.0", 116, 34),
  ]

  /// A host whose container view lies behind a first subview of its own, as in Interface Builder.
  private func hosted(_ child: Controller, areaFirst: Bool = false) -> Controller {
    let backdrop = View.plain("backdrop")
    return .navigation(
      areaFirst ? .content(.area(child), backdrop, id: "host") : .content(backdrop, .area(child), id: "host"))
  }

  @Test("a child in a container view that isn't the first subview is not adjusted before iOS 11", arguments: legacy)
  func container(_ environment: String) throws {
    let layout = try laidOut(hosted(.content(.table(), id: "child")), on: environment)
    expect(
      layout,
      [
        "host.topLayoutGuide.length": [64], "child.topLayoutGuide.length": [layout.screen.os.major < 8 ? 0 : 64],
        "table.contentInset": [0, 0, 0, 0], "table.hiddenUnderBars": [64, 0, 0, 0],
      ])
    #expect(layout.decidingLaw("table") == "R7-AUTO-CHILD")
  }

  @Test("in the first subview it is reached, down the chain of views", arguments: legacy)
  func firstContainer(_ environment: String) throws {
    let layout = try laidOut(hosted(.content(.table(), id: "child"), areaFirst: true), on: environment)
    expect(layout, ["table.contentInset": [64, 0, 0, 0], "table.hiddenUnderBars": [0, 0, 0, 0]])
    #expect(layout.certainty(of: "table.contentInset.top") == .inferred)
  }

  @Test("from iOS 11 the child is adjusted wherever it is", arguments: modern)
  func containerLater(_ environment: String, _ top: Double, _ bottom: Double) throws {
    for areaFirst in [false, true] {
      let layout = try laidOut(hosted(.content(.table(), id: "child"), areaFirst: areaFirst), on: environment)
      expect(
        layout,
        [
          "child.safeAreaInsets": [top, 0, bottom, 0], "table.adjustedContentInset": [top, 0, bottom, 0],
          "table.hiddenUnderBars": [0, 0, 0, 0],
        ])
    }
  }

  @Test("the host's guides written by hand are right before iOS 11", arguments: legacy)
  func byHand(_ environment: String) throws {
    let child = Controller.content(.table { $0.contentInset = Insets(top: 64) }, id: "child")
    expect(
      try laidOut(hosted(child), on: environment),
      ["table.contentInset": [64, 0, 0, 0], "table.hiddenUnderBars": [0, 0, 0, 0], "table.extraGap": [0, 0, 0, 0]])
  }

  @Test("from iOS 11 they come on top of the safe area: a double inset", arguments: modern)
  func byHandLater(_ environment: String, _ top: Double, _ bottom: Double) throws {
    let child = Controller.content(.table { $0.contentInset = Insets(top: top) }, id: "child")
    let layout = try laidOut(hosted(child), on: environment)
    #expect(layout["table.adjustedContentInset"]?[0] == 2 * top)
    #expect(layout["table.extraGap"]?[0] == top)
  }

  @Test("with .never they are right on iOS 11 and later too")
  func byHandNever() throws {
    let table = View.table {
      $0.contentInset = Insets(top: 64)
      $0.contentInsetAdjustmentBehavior = .never
    }
    expect(
      try laidOut(hosted(.content(table, id: "child")), on: "iPhone 8@12.0"),
      [
        "table.adjustedContentInset": [64, 0, 0, 0], "table.extraGap": [0, 0, 0, 0],
        "table.hiddenUnderBars": [0, 0, 0, 0],
      ])
  }

  @Test("an opaque bar that insets the host leaves its children alone", arguments: legacy)
  func opaque(_ environment: String) throws {
    var root = hosted(.content(.table(), id: "child"))
    root.navigationBar = .opaque
    expect(
      try laidOut(root, on: environment),
      ["host.topLayoutGuide.length": [0], "table.contentInset": [0, 0, 0, 0], "table.hiddenUnderBars": [0, 0, 0, 0]])
  }

  @Test("a page controller of style scroll takes the inset itself, and its pages get none", arguments: legacy)
  func pages(_ environment: String) throws {
    let layout = try laidOut(.navigation(.pages(.content(.table(), id: "child"))), on: environment)
    expect(
      layout,
      [
        "page.topLayoutGuide.length": [64], "root.children[0].scrollView.contentInset": [64, 0, 0, 0],
        "table.contentInset": [0, 0, 0, 0], "table.hiddenUnderBars": [64, 0, 0, 0],
        "child.topLayoutGuide.length": [layout.screen.os.major < 8 ? 0 : 64],
      ])
    #expect(layout.decidingLaw("table") == "R7-PAGE")
    #expect(layout.laws(of: "root.children[0].scrollView.contentInset").contains("R7-PAGE"))
    #expect(layout.certainty(of: "table.hiddenUnderBars.top") == .inferred)
  }

  @Test("the page curl has no scroll view of its own: the first page is found", arguments: legacy)
  func pageCurl(_ environment: String) throws {
    let root = Controller.navigation(.pages(.list()) { $0.transitionStyle = .pageCurl })
    let layout = try laidOut(root, on: environment)
    #expect(layout["table.contentInset"] == [64, 0, 0, 0])
    #expect(layout["root.children[0].scrollView.contentInset"] == nil)
    // The style is the page curl when nobody sets it.
    let unset = Controller.navigation(.pages(.list()) { $0.transitionStyle = nil })
    #expect(try laidOut(unset, on: environment)["table.contentInset"] == [64, 0, 0, 0])
  }

  @Test("a page controller that turns the flag off adjusts nothing", arguments: legacy)
  func pagesOff(_ environment: String) throws {
    let root = Controller.navigation(.pages(.list()) { $0.automaticallyAdjustsScrollViewInsets = false })
    expect(
      try laidOut(root, on: environment),
      ["root.children[0].scrollView.contentInset": [0, 0, 0, 0], "table.contentInset": [0, 0, 0, 0]])
  }

  @Test("from iOS 11 the pages have the page controller's safe area, assumed", arguments: modern)
  func pagesLater(_ environment: String, _ top: Double, _ bottom: Double) throws {
    let root = Controller.navigation(.pages(.list(id: "a"), .list(id: "b")))
    let layout = try laidOut(root, on: environment)
    expect(
      layout,
      [
        "root.children[0].scrollView.adjustedContentInset": [0, 0, 0, 0],
        "aTable.adjustedContentInset": [top, 0, bottom, 0],
        "bTable.adjustedContentInset": [top, 0, bottom, 0],
      ])
    #expect(layout.certainty(of: "aTable.adjustedContentInset") == .assumed)
    #expect(layout.certainty(of: "bTable.adjustedContentInset") == .assumed)
    #expect(layout.certainty(of: "root.children[0].scrollView.adjustedContentInset") == .assumed)
    #expect(layout.assumes("a page is taken to have the safe area"))
  }

  @Test(
    "a page controller hosted as the first subview takes the inset; elsewhere nobody is adjusted", arguments: legacy)
  func hostedPages(_ environment: String) throws {
    let pages = Controller.pages(.list())
    let first = try laidOut(hosted(pages, areaFirst: true), on: environment)
    #expect(first.decidingLaw("table") == "R7-PAGE")
    let scrollView = "root.children[0].view.subviews[0].embeds.scrollView"
    #expect(first["\(scrollView).contentInset"] == [64, 0, 0, 0])
    let second = try laidOut(hosted(pages), on: environment)
    #expect(second.decidingLaw("table") == "R7-AUTO-CHILD")
    #expect(second["root.children[0].view.subviews[1].embeds.scrollView.contentInset"] == [0, 0, 0, 0])
  }

  @Test("a web view and a collection view are scroll views like any other")
  func kinds() throws {
    for kind in [View.Kind.web, .collection, .text, .scroll] {
      let legacy = try laidOut(.navigation(.content(.view("v", kind))), on: "iPhone 7@10.0")
      #expect(legacy["v.contentInset"] == [64, 0, 0, 0], "\(kind)")
      #expect(legacy.certainty(of: "v.contentInset.top") == (kind == .web ? .inferred : .certain), "\(kind)")
      let hidden = try laidOut(hosted(.content(.view("v", kind), id: "child")), on: "iPhone 7@10.0")
      #expect(hidden["v.hiddenUnderBars"]?[0] == 64, "\(kind)")
      #expect(
        try laidOut(.navigation(.content(.view("v", kind))), on: "iPhone 8@12.0")["v.adjustedContentInset"] == [
          64, 0, 0, 0,
        ])
    }
  }

  @Test("a collection controller is a wrapper with the collection view inside")
  func collection() throws {
    for environment in ["iPhone 7@10.0", "iPhone 8@12.0"] {
      let layout = try laidOut(.navigation(Controller(id: "grid", kind: .collection)), on: environment)
      #expect(layout["root.children[0].view.subviews[0].contentOffset"] == [0, -64], "\(environment)")
      #expect(layout["root.children[0].view.frame"] == [0, 0, 375, 667])
      var written = Controller(id: "grid", kind: .collection)
      written.view = View(id: "collection", kind: .collection)
      let named = try laidOut(.navigation(written), on: environment)
      #expect(named["collection.contentOffset"] == [0, -64])
      #expect(named["root.children[0].view.superview.frame"] == [0, 0, 375, 667])
    }
  }

  @Test("a child that starts below the bar isn't covered")
  func below() throws {
    let child = Controller.content(.table(), id: "child")
    let root = Controller.navigation(
      .content(
        .plain("header", Rect(0, 0, 375, 100)), .area(child) { $0.frame = .rect(Rect(0, 100, 375, 567)) }, id: "host"))
    expect(
      try laidOut(root, on: "iPhone 7@10.0"),
      [
        "child.view.frame": [0, 100, 375, 567], "child.topLayoutGuide.length": [0], "table.contentInset": [0, 0, 0, 0],
        "table.hiddenUnderBars": [0, 0, 0, 0], "table.frameInWindow": [0, 100, 375, 567],
      ])
    expect(
      try laidOut(root, on: "iPhone 8@12.0"),
      ["child.safeAreaInsets": [0, 0, 0, 0], "table.adjustedContentInset": [0, 0, 0, 0]])
  }

  @Test("a child's frame is in its parent controller's view, however many views lie between")
  func frames() throws {
    let child = Controller.content(id: "child")
    let inner = View.plain("inner", Rect(10, 20, 300, 400)) {
      $0.subviews = [.area(child) { $0.frame = .rect(Rect(1, 2, 100, 100)) }]
    }
    let layout = try laidOut(.navigation(.content(inner)) { $0.navigationBar = .opaque }, on: "iPhone 8@12.0")
    expect(
      layout,
      [
        "child.view.frame": [11, 22, 100, 100], "child.view.frameInWindow": [11, 86, 100, 100],
        "area.frame": [1, 2, 100, 100], "inner.frameInWindow": [10, 84, 300, 400],
      ])
  }
}
