import InsetLayout
import Testing

@testable import InsetRules

@Suite("Suggested insets for children")
struct SuggestingInsetsTests {
  @Test(
    "the article's children get the insets that were published",
    arguments: [
      ("S-J1", "table", [64.0, 0, 0, 0]), ("S-J2", "table", [64, 0, 49, 0]), ("S-J3", "web", [64, 0, 0, 0]),
    ])
  func articleScenes(_ id: String, _ target: String, _ inset: [Double]) throws {
    let analysis = try Suggesting.groundTruth(id, bare: true)
    let answer = try Suggesting.ask(target, analysis.scene, on: analysis.environments)
    let best = try #require(answer.suggestions.first)
    #expect(best.insets?.contentInset.array == inset)
    #expect(best.insets?.scrollIndicatorInsets.array == inset)
    #expect(best.reaches && best.changes.isEmpty && best.caveats.isEmpty)
    #expect(answer.article.map(\.isRight) == [true])
    #expect(answer.article.first?.helperInset.array == inset)
    #expect(answer.nothingNeeded.isEmpty && answer.unreached.isEmpty)
  }

  @Test("with the published insets written nothing more is needed", arguments: ["S-J1", "S-J2", "S-J3"])
  func written(_ id: String) throws {
    let analysis = try Suggesting.groundTruth(id, bare: false)
    let answer = try Suggesting.ask(id == "S-J3" ? "web" : "table", analysis.scene, on: analysis.environments)
    #expect(answer.suggestions.isEmpty)
    #expect(answer.nothingNeeded.count == 1)
  }

  @Test("on iOS 11 the safe area does it, and the written inset is doubled")
  func elevenIsDoubled() throws {
    let bare = try Suggesting.groundTruth("S-J4", bare: true)
    let answer = try Suggesting.ask("table", bare.scene, on: bare.environments)
    #expect(answer.suggestions.isEmpty)
    #expect(answer.nothingNeeded.map(\.environment.shortForm) == ["iPhone 8@11.0"])
    #expect(answer.article.first?.isRight == false)
    #expect(answer.article.first?.why.contains("64 written and 64 of safe area make 128") == true)

    let doubled = try Suggesting.groundTruth("S-J4", bare: false)
    let cure = try #require(try Suggesting.ask("table", doubled.scene, on: doubled.environments).suggestions.first)
    #expect(cure.changes.map(\.setting) == [.contentInset(.zero)])
    #expect(cure.outcomes.first?.adjustedContentInset?.array == [64, 0, 0, 0])
    #expect(cure.reaches)
  }

  @Test("below a header nothing is needed, where the article's rule writes 64")
  func header() throws {
    let bare = try Suggesting.groundTruth("S-J5", bare: true)
    let answer = try Suggesting.ask("table", bare.scene, on: bare.environments)
    #expect(answer.suggestions.isEmpty && answer.nothingNeeded.count == 1)
    #expect(answer.article.first?.helperInset.top == 64)
    #expect(answer.article.first?.isRight == false)

    let written = try Suggesting.groundTruth("S-J5", bare: false)
    let cure = try #require(try Suggesting.ask("table", written.scene, on: written.environments).suggestions.first)
    #expect(cure.changes.map(\.setting) == [.contentInset(.zero)] && cure.reaches)
  }

  @Test("a child that starts below a low header gets what is left of the guide")
  func lowHeader() throws {
    let table = #"{ "id": "table", "kind": "table", "frame": [0, 30, 375, 637] }"#
    let scene = Suggesting.scene(Suggesting.navigation(Suggesting.host(Suggesting.child(table))))
    let answer = try Suggesting.ask("table", scene, on: ["iPhone 8@10.3"])
    #expect(answer.suggestions.first?.insets?.contentInset.array == [34, 0, 0, 0])
    #expect(answer.article.first?.isRight == false)
  }

  @Test("the app's own insets are kept in addition")
  func ownInsets() throws {
    let table =
      #"{ "id": "table", "kind": "table", "contentInset": [10, 0, 12, 0], "scrollIndicatorInsets": [0, 0, 12, 0] }"#
    let scene = Suggesting.scene(Suggesting.navigation(Suggesting.host(Suggesting.child(table))))
    let answer = try Suggesting.ask("table", scene, on: ["iPhone 8@10.3", "iPhone 8@12.0"])
    let best = try #require(answer.suggestions.first)
    #expect(best.insets?.contentInset.array == [74, 0, 12, 0])
    #expect(best.insets?.scrollIndicatorInsets.array == [64, 0, 12, 0])
    #expect(best.reaches)
    #expect(answer.article.first?.why.contains("the app's own 10 at the top and 12 at the bottom is lost") == true)
    #expect(
      answer.nothingNeeded.first?.text == "74 pt above the first row on iOS 12.0: 64 for the bars and the app's own 10."
    )
  }

  @Test("one set of insets for all environments that need the same, another for landscape")
  func environments() throws {
    let scene = try Suggesting.groundTruth("S-J2", bare: true).scene
    let answer = try Suggesting.ask(
      "table", scene, on: ["iPhone 5s@8.0", "iPhone 5s@8.0 landscape", "iPhone 5s@9.0", "iPhone X@11.0"])
    let byHand = answer.suggestions.filter { $0.insets != nil }
    #expect(
      byHand.map { $0.outcomes.map(\.environment.shortForm) } == [
        ["iPhone 5s@8.0", "iPhone 5s@9.0"], ["iPhone 5s@8.0 landscape"],
      ])
    #expect(byHand.map { $0.insets?.contentInset.array } == [[64, 0, 49, 0], [32, 0, 49, 0]])
    #expect(answer.nothingNeeded.map(\.environment.shortForm) == ["iPhone X@11.0"])
  }

  @Test("a page controller's own scroll view is kept from taking the inset")
  func pages() throws {
    let scene = Suggesting.scene(Suggesting.navigation(Suggesting.page(Suggesting.child())))
    let answer = try Suggesting.ask("nav", scene, on: ["iPhone 8@10.3"])
    let best = try #require(answer.suggestions.first)
    #expect(best.changes.map(\.target) == ["page"])
    #expect(best.changes.map(\.setting) == [.automaticallyAdjustsScrollViewInsets(false)])
    #expect(best.insets?.contentInset.array == [64, 0, 0, 0])
    #expect(best.code.swift.contains("In viewDidLoad of page.\nautomaticallyAdjustsScrollViewInsets = false"))
    #expect(answer.article.first?.why.hasPrefix("No ancestor is anything but") == true)
  }

  @Test("the code reads the guides after layout, up to iOS 10, and keeps what is there", arguments: ["table", "web"])
  func code(_ target: String) throws {
    let scene = try Suggesting.groundTruth(target == "web" ? "S-J3" : "S-J1", bare: true).scene
    let code = try #require(try Suggesting.ask(target, scene, on: ["iPhone 5s@8.0"]).suggestions.first?.code)
    let property = target == "web" ? "web.scrollView" : "table"
    for line in [
      "override func viewDidLayoutSubviews() {", "if #available(iOS 11.0, *) { return }", "host.topLayoutGuide.length",
      "\(property).contentInset.top += bars.top - barInsets.top",
    ] { #expect(code.swift.contains(line)) }
    for line in [
      "[super viewDidLayoutSubviews];", "if (@available(iOS 11.0, *)) { return; }", "host.bottomLayoutGuide.length",
      "self.\(property).contentInset = content;",
    ] { #expect(code.objectiveC.contains(line)) }
  }

  @Test("where no guide has the value, the code asks the bars of all containers")
  func bars() throws {
    let inner = #"""
      { "id": "inner", "kind": "navigation", "navigationBar": { "isHidden": true },
        "children": [\#(Suggesting.host(Suggesting.child()))] }
      """#
    let outer = #"{ "id": "outer", "view": { "subviews": [{ "id": "under" }, { "embeds": \#(inner) }] } }"#
    let scene = Suggesting.scene(Suggesting.navigation(outer))
    let best = try #require(try Suggesting.ask("table", scene, on: ["iPhone 8@10.3"]).suggestions.first)
    #expect(best.insets?.contentInset.array == [64, 0, 0, 0] && best.reaches)
    #expect(best.title.contains("from the frames of the bars"))
    #expect(!best.code.swift.contains("topLayoutGuide") && best.code.swift.contains("while let container = ancestor {"))
    #expect(best.code.objectiveC.contains("parent = parent.parentViewController"))
  }
}
