import InsetLayout
import InsetRules
import Testing

@Suite("Breakdowns of an edge")
struct InsetBreakdownTests {
  @Test("a doubled inset is the app's points and the bars' own")
  func doubled() throws {
    let project = ExampleProject(
      RuleExample(
        "",
        files: [
          "AppDelegate.swift": ExampleCode.swiftDelegate(),
          "FeedViewController.swift": ExampleCode.swiftFeed(after: ["tableView.contentInset.top = 64"]),
        ], deploymentTarget: "9.0", reportsAt: []))
    let check = RuleCheck(project.analysis) { project.text($0) }
    let scrollView = try #require(check.scrollViews.first)
    let breakdown = try #require(scrollView.breakdown(.top, in: 0))
    #expect(
      breakdown.text(check.placeText)
        == "128 = 64 written at FeedViewController.swift:9 + 20 from the status bar + 44 from the navigation bar")
    let last = try #require(scrollView.breakdown(.bottom, in: scrollView.layouts.count - 1))
    #expect(last.text(check.placeText) == "34 from the home indicator")
  }

  private static let names: [InsetBreakdown.Term.Source: String] = [
    .statusBar: "status bar", .navigationBar: "navigation bar", .toolbar: "toolbar", .tabBar: "tab bar",
    .homeIndicator: "home indicator", .screen(.top): "screen", .contentInset: "app", .unexplained: "unexplained",
  ]

  private static func text(_ terms: [InsetBreakdown.Term]) -> [String] {
    terms.map { term in
      var name = names[term.source] ?? "other"
      if case .additionalSafeArea = term.source { name = "additional" }
      return "\(pointText(term.points)) \(name)"
    }
  }

  private static func breakdown(
    _ edge: Edge, _ environment: String, _ change: (inout Controller, inout Controller, inout View) -> Void
  ) throws -> InsetBreakdown {
    var table = View(id: "table", kind: .table)
    var list = Controller(id: "list", kind: .view)
    var navigation = Controller(id: "nav", kind: .navigation)
    change(&navigation, &list, &table)
    var root = View(id: "root", kind: .view)
    root.subviews = [table]
    list.view = root
    navigation.children = [list]
    var tabs = Controller(id: "tabs", kind: .tab)
    tabs.children = [navigation]
    let layout = try layOut(Scene(root: tabs), in: #require(Environment(shortForm: environment)))
    guard case .view(let view)? = layout.tree.subject(named: "table") else { throw Missing() }
    return InsetBreakdown(of: view, edge, in: layout)
  }

  private struct Missing: Error {}

  @Test("each term is named by what made it, and the terms are the whole number")
  func terms() throws {
    let cases: [(Edge, String, [String])] = [
      (.top, "iPhone 8@10.3", ["20 status bar", "44 navigation bar"]), (.bottom, "iPhone 8@10.3", ["49 tab bar"]),
      (.top, "iPhone 8@12.0", ["20 status bar", "44 navigation bar"]),
      (.top, "iPhone X@12.0", ["44 status bar", "44 navigation bar"]),
      (.bottom, "iPhone X@12.0", ["34 home indicator", "49 tab bar"]),
      // A bar that hangs a little higher than the safe area ends adds less than its height.
      (.top, "iPhone 15@17.0", ["59 screen", "38.667 navigation bar"]),
    ]
    for (edge, environment, terms) in cases {
      let breakdown = try Self.breakdown(edge, environment) { _, _, _ in }
      #expect(Self.text(breakdown.reserving) == terms, "\(environment)")
      #expect(Self.text(breakdown.covering).count == terms.count, "\(environment) \(Self.text(breakdown.covering))")
    }
  }

  @Test("the app's own points stand apart: contentInset, and additionalSafeAreaInsets of its controller")
  func ofTheApp() throws {
    let breakdown = try Self.breakdown(.top, "iPhone 8@12.0") { _, list, table in
      list.additionalSafeAreaInsets = Insets(top: 30)
      table.contentInset = Insets(top: 8)
    }
    #expect(Self.text(breakdown.reserving) == ["8 app", "20 status bar", "44 navigation bar", "30 additional"])
    #expect(breakdown.inForce == 102)
  }

  @Test("a view that starts inside loses the outermost first")
  func inside() throws {
    let breakdown = try Self.breakdown(.top, "iPhone 8@12.0") { _, _, table in
      table.frame = .rect(Rect(x: 0, y: 30, width: 375, height: 637))
    }
    #expect(Self.text(breakdown.reserving) == ["34 navigation bar"])
    #expect(Self.text(breakdown.covering) == ["34 navigation bar"])
  }

  @Test("a tab bar that a pushed controller hides is no term, though the navigation controller has its points")
  func hiddenTabBar() throws {
    let breakdown = try Self.breakdown(.bottom, "iPhone X@12.0") { _, list, _ in list.hidesBottomBarWhenPushed = true }
    #expect(Self.text(breakdown.reserving) == ["34 home indicator"])
  }

  @Test("a toolbar is a term between the tab bar and the content")
  func toolbar() throws {
    let breakdown = try Self.breakdown(.bottom, "iPhone 8@10.3") { navigation, _, _ in
      var bar = Bar()
      bar.isHidden = false
      navigation.toolbar = bar
    }
    #expect(Self.text(breakdown.reserving) == ["49 tab bar", "44 toolbar"])
  }
}
