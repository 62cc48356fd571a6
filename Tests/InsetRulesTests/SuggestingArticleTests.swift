import InsetLayout
import Testing

@testable import InsetRules

@Suite("Where the rule of the topmost ancestor's guides is wrong")
struct SuggestingArticleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let root: String
    var environment = "iPhone 8@10.3"
    let helperTop: Double
    let isRight: Bool
    let why: String
  }

  static let rows: [Row] = [
    Row(
      testDescription: "host below a navigation bar", root: Suggesting.navigation(Suggesting.host(Suggesting.child())),
      helperTop: 64, isRight: true, why: "The guides of HostViewController are what covers table"),
    Row(
      testDescription: "opaque bar",
      root: Suggesting.navigation(
        Suggesting.host(Suggesting.child()), #", "navigationBar": { "isTranslucent": false }"#),
      helperTop: 0, isRight: true, why: "It writes 0, and nothing covers table"),
    Row(
      testDescription: "opaque bar over an extended host",
      root: Suggesting.navigation(
        Suggesting.host(Suggesting.child(), more: #", "extendedLayoutIncludesOpaqueBars": true"#),
        #", "navigationBar": { "isTranslucent": false }"#),
      helperTop: 64, isRight: true, why: "The guides of HostViewController are what covers table"),
    Row(
      testDescription: "nothing but containers", root: Suggesting.navigation(Suggesting.page(Suggesting.child())),
      helperTop: 0, isRight: false, why: "No ancestor is anything but a navigation, tab or page controller"),
    Row(
      testDescription: "the child's own flag is off",
      root: Suggesting.navigation(
        Suggesting.host(Suggesting.child(Suggesting.table, #", "automaticallyAdjustsScrollViewInsets": false"#))),
      helperTop: 0, isRight: false, why: "ChildViewController has automaticallyAdjustsScrollViewInsets off"),
    Row(
      testDescription: "the bar is inside the topmost ancestor",
      root: """
        { "class": "RootViewController", "view": { "subviews": [
          { "embeds": \(Suggesting.navigation(Suggesting.host(Suggesting.child()))) }] } }
        """, helperTop: 20, isRight: false,
      why: "The rule takes the topmost ancestor, and RootViewController's guide there is 20"),
    Row(
      testDescription: "a split view controller is the topmost ancestor",
      root: """
        { "kind": "split", "children": [{ "kind": "navigation", "children": [{}] },
          \(Suggesting.navigation(Suggesting.host(Suggesting.child())))] }
        """, environment: "iPad Air 2@10.3", helperTop: 20, isRight: false,
      why: "The rule doesn't skip split view controllers"),
    Row(
      testDescription: "UIKit adjusts the same scroll view",
      root: Suggesting.navigation(Suggesting.host(Suggesting.child(), first: true)), helperTop: 64, isRight: false,
      why: "UIKit adjusts this scroll view too and adds 64"),
    Row(
      testDescription: "iOS 11", root: Suggesting.navigation(Suggesting.host(Suggesting.child())),
      environment: "iPhone X@12.0", helperTop: 88, isRight: false, why: "Double on iOS 12.0: 88 written and 88 of safe"),
    Row(
      testDescription: "edges without top below the status bar alone",
      root: Suggesting.host(Suggesting.child(), more: #", "edgesForExtendedLayout": "none""#), helperTop: 0,
      isRight: false,
      why: "HostViewController's edgesForExtendedLayout leaves out .top"),
  ]

  @Test("each row of the table says what is wrong", arguments: rows)
  func row(_ row: Row) throws {
    let answer = try Suggesting.ask("table", Suggesting.scene(row.root), on: [row.environment])
    let article = try #require(answer.article.first)
    #expect(article.helperInset.top == row.helperTop)
    #expect(article.isRight == row.isRight)
    #expect(article.why.hasPrefix(row.why), "\(article.why)")
  }

  @Test("whatever the rule does, what is suggested reaches the goal when it is laid out again", arguments: rows)
  func suggestion(_ row: Row) throws {
    let scene = Suggesting.scene(row.root)
    let answer = try Suggesting.ask("table", scene, on: [row.environment])
    #expect(answer.suggestions.isEmpty != answer.nothingNeeded.isEmpty)
    for suggestion in answer.suggestions {
      #expect(suggestion.reaches)
      let changed = Suggesting.changed(scene, by: suggestion, "table")
      for outcome in suggestion.outcomes {
        let layout = try layOut(changed, in: outcome.environment)
        let table = try #require(layout.tree.subject(named: "table"))
        #expect(layout.insets(table, .hiddenUnderBars) == .zero && layout.insets(table, .extraGap) == .zero)
        #expect(layout.insets(table, .contentInset) == outcome.contentInset)
      }
    }
  }

  @Test("a controller that a bar's container shows itself is no child for the rule")
  func directChild() throws {
    let scene = Suggesting.scene(Suggesting.navigation(Suggesting.child()))
    #expect(try Suggesting.ask("table", scene, on: ["iPhone 8@10.3"]).article.isEmpty)
  }
}
