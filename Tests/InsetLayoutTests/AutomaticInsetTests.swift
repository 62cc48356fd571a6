import InsetLayout
import Testing

/// Which scroll view UIKit adjusts before iOS 11, and why the others get nothing.
@Suite("Automatic insets, iOS 7 to 10")
struct AutomaticInsetTests {
  static let systems = ["iPhone 5s@7.1", "iPhone 6@8.0", "iPhone 6s@9.0", "iPhone 7@10.3"]

  @Test("only a navigation controller adjusts: a root and a tab get nothing", arguments: systems)
  func who(_ environment: String) throws {
    for root in [Controller.content(.table()), .tabs(.content(.table()))] {
      let layout = try laidOut(root, on: environment)
      #expect(layout["table.contentInset"] == [0, 0, 0, 0])
      #expect(layout.decidingLaw("table") == "R7-AUTO-WHO")
      #expect(layout["table.hiddenUnderBars"]?[0] == 20)
    }
  }

  @Test("the view itself, its first subview and the chain of first subviews are found", arguments: systems)
  func chain(_ environment: String) throws {
    let roots: [(Controller, Certainty)] = [
      (.navigation(.list()), .certain), (.navigation(.content(.table(), .plain("other"))), .certain),
      (.navigation(.content(.plain("a") { $0.subviews = [.table(), .plain("b")] }, .plain("c"))), .inferred),
    ]
    for (root, certainty) in roots {
      let layout = try laidOut(root, on: environment)
      #expect(layout["table.contentInset"] == [64, 0, 0, 0])
      #expect(layout.certainty(of: "table.contentInset.top") == certainty)
    }
  }

  @Test("a filler view in front switches the adjustment off", arguments: systems)
  func filler(_ environment: String) throws {
    let root = Controller.navigation(.content(.plain("filler", Rect(0, 0, 1, 1)), .table()))
    let layout = try laidOut(root, on: environment)
    #expect(layout["table.contentInset"] == [0, 0, 0, 0])
    #expect(layout.decidingLaw("table") == "R7-AUTO-WHICH")
    #expect(
      layout.sentence(of: "table.systemInset")
        == "The search down the first subviews of content's view ends at filler, so UIKit adjusts nothing.")
    #expect(try laidOut(root, on: "iPhone 8@11.0")["table.adjustedContentInset"] == [64, 0, 0, 0])
  }

  @Test("a second scroll view gets nothing, and is told which one was taken")
  func second() throws {
    let layout = try laidOut(.navigation(.content(.table("first"), .table("second"))), on: "iPhone 7@10.0")
    expect(layout, ["first.contentInset": [64, 0, 0, 0], "second.contentInset": [0, 0, 0, 0]])
    #expect(layout.decidingLaw("second") == "R7-AUTO-WHICH")
    #expect(
      layout.sentence(of: "second.systemInset") == "UIKit finds first first and adjusts that one only.")
  }

  @Test("the flag of the direct child counts, that of an embedded child doesn't")
  func flag() throws {
    let off = try laidOut(
      .navigation(.content(.table()) { $0.automaticallyAdjustsScrollViewInsets = false }), on: "iPhone 7@10.0")
    #expect(off["table.contentInset"] == [0, 0, 0, 0])
    #expect(off.decidingLaw("table") == "R7-AUTO-FLAG")
    #expect(off.certainty(of: "table.contentInset") == .certain)
    let child = Controller.list { $0.automaticallyAdjustsScrollViewInsets = false }
    #expect(
      try laidOut(.navigation(.content(.area(child))), on: "iPhone 7@10.0")["table.contentInset"] == [64, 0, 0, 0])
  }

  @Test("the amount ignores where the scroll view lies", arguments: [0.0, 20, 64, 200])
  func absolute(_ y: Double) throws {
    let root = Controller.navigation(.content(.table { $0.frame = .rect(Rect(0, y, 375, 300)) }))
    let layout = try laidOut(root, on: "iPhone 7@10.0")
    expect(layout, ["table.contentInset": [64, 0, 0, 0], "table.extraGap": [min(y, 64), 0, 0, 0]])
    // From iOS 11 geometry decides.
    #expect(try laidOut(root, on: "iPhone 8@11.0")["table.adjustedContentInset"]?[0] == max(0, 64 - y))
  }

  @Test("UIKit's part is added to what the app wrote")
  func delta() throws {
    let root = Controller.navigation(
      .content(
        .table {
          $0.contentInset = Insets(top: 10, left: 1, bottom: 5, right: 2)
          $0.scrollIndicatorInsets = Insets(top: 3)
        }))
    expect(
      try laidOut(root, on: "iPhone 7@10.0"),
      [
        "table.contentInset": [74, 1, 5, 2], "table.systemInset": [64, 0, 0, 0],
        "table.scrollIndicatorInsets": [67, 0, 0, 0],
        "table.contentOffset": [-1, -74], "table.extraGap": [10, 1, 5, 2],
      ])
  }

  @Test("layout guides that are the first subviews are skipped on iOS 7 and 8, and count from 9.0 on")
  func guideViews() throws {
    let guide = View.view("guide", .view) { $0.className = "_UILayoutGuide" }
    let root = Controller.navigation(.content(guide, .table()))
    #expect(try laidOut(root, on: "iPhone 5s@7.1")["table.contentInset"] == [64, 0, 0, 0])
    #expect(try laidOut(root, on: "iPhone 6@8.4")["table.contentInset"] == [64, 0, 0, 0])
    let nine = try laidOut(root, on: "iPhone 6@9.0")
    #expect(nine["table.contentInset"] == [0, 0, 0, 0])
    #expect(nine.certainty(of: "table.contentInset") == .inferred)
    let ten = try laidOut(root, on: "iPhone 6@10.0")
    #expect(ten["table.contentInset"] == [0, 0, 0, 0])
    #expect(ten.certainty(of: "table.contentInset.top") == .assumed)
    #expect(ten.assumes("not confirmed on 10.0"))
  }

  @Test("in navigation → tab only the tab shown first is adjusted, on screen or not", arguments: systems)
  func firstTab(_ environment: String) throws {
    func root(selected: Int?, before: [Int]) -> Controller {
      .navigation(
        .tabs(.list(id: "a"), .list(id: "b"), .list(id: "c")) {
          $0.selectedIndex = selected
          $0.selectedBefore = before
        })
    }
    func insets(_ layout: Layout) -> [Double?] {
      ["a", "b", "c"].map { layout["\($0)Table.contentInset"]?.first }
    }
    #expect(try insets(laidOut(root(selected: nil, before: []), on: environment)) == [64, 0, 0])
    #expect(try insets(laidOut(root(selected: 1, before: []), on: environment)) == [0, 64, 0])
    #expect(try insets(laidOut(root(selected: 1, before: [0]), on: environment)) == [64, 0, 0])
    #expect(try insets(laidOut(root(selected: 0, before: [2, 1]), on: environment)) == [0, 0, 64])
    let layout = try laidOut(root(selected: 1, before: [0]), on: environment)
    #expect(layout.decidingLaw("bTable") == "R7-TABQUIRK")
    #expect(layout.certainty(of: "bTable.contentInset") == .inferred)
  }

  @Test("in navigation → tab the flags of the tab bar controller count, those of its content don't", arguments: systems)
  func tabFlags(_ environment: String) throws {
    let deaf = Controller.navigation(
      .tabs(
        .list {
          $0.automaticallyAdjustsScrollViewInsets = false
          $0.extendedLayoutIncludesOpaqueBars = true
        })
    ) { $0.navigationBar = .opaque }
    let opaque = try laidOut(deaf, on: environment)
    #expect(opaque["tab.view.frame"]?[1] == 64)
    #expect(opaque["table.frameInWindow"]?[1] == 64)
    #expect(opaque["table.contentInset"] == [0, 0, 0, 0])
    var heard = deaf
    heard.children[0].extendedLayoutIncludesOpaqueBars = true
    let extended = try laidOut(heard, on: environment)
    #expect(extended["table.frameInWindow"]?[1] == 0)
    #expect(extended["table.contentInset"] == [64, 0, 0, 0])
    heard.children[0].automaticallyAdjustsScrollViewInsets = false
    let off = try laidOut(heard, on: environment)
    #expect(off["table.contentInset"] == [0, 0, 0, 0])
    #expect(off.decidingLaw("table") == "R7-AUTO-FLAG")
  }

  @Test("from iOS 11 every tab is adjusted by geometry")
  func tabsLater() throws {
    let root = Controller.navigation(.tabs(.list(id: "a"), .list(id: "b")) { $0.selectedIndex = 1 })
    expect(
      try laidOut(root, on: "iPhone 8@11.0"),
      ["aTable.adjustedContentInset": [64, 0, 49, 0], "bTable.adjustedContentInset": [64, 0, 49, 0]])
  }

  @Test("in tab → navigation → content each tab has a navigation controller that adjusts it")
  func tabNavigation() throws {
    let root = Controller.tabs(.navigation(.list(id: "a"), id: "n"), .navigation(.list(id: "b"), id: "m"))
    expect(
      try laidOut(root, on: "iPhone 7@10.0"),
      ["aTable.contentInset": [64, 0, 49, 0], "bTable.contentInset": [64, 0, 49, 0]])
  }

  @Test("without a navigation bar the status bar counts")
  func noBar() throws {
    let root = Controller.navigation(.list()) { $0.navigationBar = .hidden }
    let layout = try laidOut(root, on: "iPhone 7@10.0")
    #expect(layout["table.contentInset"] == [20, 0, 0, 0])
    #expect(
      layout.sentence(of: "table.systemInset") == "Without a navigation bar UIKit adds the status bar's 20 points.")
  }

  @Test("two navigation controllers that find the same scroll view leave the inner one's part, assumed")
  func twice() throws {
    let root = Controller.navigation(.content(.area(.navigation(.list(), id: "inner"))), id: "outer")
    let layout = try laidOut(root, on: "iPhone 7@10.0")
    #expect(layout["table.contentInset"] == [64, 0, 0, 0])
    #expect(layout.certainty(of: "table.contentInset.top") == .assumed)
    #expect(layout.assumes("two navigation controllers"))
  }
}
