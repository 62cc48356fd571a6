import InsetLayout
import Testing

@testable import InsetRules

@Suite("Suggested settings")
struct SuggestingSettingsTests {
  private func settings(
    _ root: String, _ target: String = "table", on environment: String, goal: SuggestionGoal = .contentBelowBars
  ) throws -> [[SettingChange.Setting]] {
    let answer = try Suggesting.ask(target, Suggesting.scene(root), on: [environment], goal: goal)
    #expect(answer.suggestions.allSatisfy { $0.reaches })
    return answer.suggestions.map { $0.changes.map(\.setting) }
  }

  @Test("a scroll view that is switched off is switched on again")
  func switchedOff() throws {
    let off = Suggesting.navigation(
      Suggesting.child(Suggesting.table, #", "automaticallyAdjustsScrollViewInsets": false"#))
    #expect(try settings(off, on: "iPhone 8@10.3").first == [.automaticallyAdjustsScrollViewInsets(true)])
    let never = #"{ "id": "table", "kind": "table", "contentInsetAdjustmentBehavior": "never" }"#
    let root = Suggesting.navigation(Suggesting.child(never))
    #expect(try settings(root, on: "iPhone X@12.0").first == [.contentInsetAdjustmentBehavior(.automatic)])
  }

  @Test("constants written beside .never go when UIKit adjusts again")
  func constants() throws {
    let table =
      #"{ "id": "table", "kind": "table", "contentInset": [64, 0, 49, 0], "contentInsetAdjustmentBehavior": "never" }"#
    #expect(
      try settings(
        #"{ "kind": "tab", "children": [\#(Suggesting.navigation(Suggesting.child(table)))] }"#, on: "iPhone X@12.0"
      ).first == [
        .contentInsetAdjustmentBehavior(.automatic), .contentInset(.zero),
      ])
  }

  @Test("short content that is not adjusted: .always, or bouncing")
  func shortContent() throws {
    let scroll = #"{ "id": "scroll", "kind": "scroll", "contentSize": [375, 100] }"#
    let root = Suggesting.navigation(Suggesting.child(scroll, #", "automaticallyAdjustsScrollViewInsets": false"#))
    #expect(
      try settings(root, "scroll", on: "iPhone X@12.0") == [
        [.contentInsetAdjustmentBehavior(.always)], [.alwaysBounceVertical(true)],
      ])
  }

  @Test("the gap of a table below the top guide: pin it to the top, or switch UIKit off")
  func gap() throws {
    let table = #"{ "id": "table", "kind": "table", "pins": { "top": "topLayoutGuide" } }"#
    #expect(
      try settings(Suggesting.navigation(Suggesting.child(table)), on: "iPhone 8@9.0") == [
        [.topPinnedToSuperview], [.automaticallyAdjustsScrollViewInsets(false)],
      ])
  }

  @Test("popular cures come last and say what they cost")
  func popularCures() throws {
    let scene = Suggesting.scene(Suggesting.navigation(Suggesting.host(Suggesting.child())))
    let suggestions = try Suggesting.ask("host", scene, on: ["iPhone 8@10.3"]).suggestions
    #expect(suggestions.first?.insets != nil)
    #expect(suggestions.last?.changes.map(\.setting) == [.edgesForExtendedLayout([.left, .bottom, .right])])
    #expect(suggestions.last?.caveats.first?.contains("shows the window's background") == true)
  }

  @Test("a cure for one system that spoils another says so")
  func spoiled() throws {
    let scene = try Suggesting.groundTruth("S-J4", bare: false).scene
    let answer = try Suggesting.ask("table", scene, on: ["iPhone 8@10.3", "iPhone 8@11.0"])
    #expect(answer.nothingNeeded.map(\.environment.shortForm) == ["iPhone 8@10.3"])
    #expect(answer.suggestions.first?.caveats.first?.hasPrefix("Not on iPhone 8@10.3") == true)
  }

  @Test("edge to edge: what keeps the content below the bar goes, and nothing else")
  func edgeToEdge() throws {
    let plain = Suggesting.navigation(Suggesting.child())
    #expect(
      try settings(plain, on: "iPhone 8@10.3", goal: .edgeToEdge) == [[.automaticallyAdjustsScrollViewInsets(false)]])
    #expect(
      try settings(plain, on: "iPhone X@12.0", goal: .edgeToEdge) == [[.contentInsetAdjustmentBehavior(.never)]])
    let opaque = Suggesting.navigation(Suggesting.child(), #", "navigationBar": { "isTranslucent": false }"#)
    #expect(
      try settings(opaque, on: "iPhone X@12.0", goal: .edgeToEdge) == [
        [.extendedLayoutIncludesOpaqueBars(true), .contentInsetAdjustmentBehavior(.never)],
        [.navigationBarIsTranslucent(true), .contentInsetAdjustmentBehavior(.never)],
      ])
  }

  @Test("edge to edge never goes without the price of .never")
  func never() throws {
    let scene = Suggesting.scene(Suggesting.navigation(Suggesting.child()))
    let answer = try Suggesting.ask("table", scene, on: ["iPhone X@12.0"], goal: .edgeToEdge)
    #expect(answer.suggestions.first?.caveats.contains { $0.contains("not from constants such as 64 or 49") } == true)
    #expect(answer.article.isEmpty)
  }

  @Test("a target that is no scroll view of the app is refused")
  func problems() {
    let scene = Suggesting.scene(
      Suggesting.navigation(Suggesting.page(#"{ "id": "empty", "view": { "id": "bare" } }"#)))
    func problem(_ target: String) -> SuggestionProblem? {
      do {
        _ = try Suggesting.ask(target, scene, on: ["iPhone 8@10.3"])
        return nil
      } catch {
        return error as? SuggestionProblem
      }
    }
    #expect(problem("nothing") == .unknownTarget("nothing"))
    #expect(problem("bare") == .noScrollView("bare"))
    #expect(problem("nav") == .noScrollView("nav"))
    #expect(problem("root.children[0].scrollView") == .notTheApps("root.children[0].scrollView"))
  }

  @Test("a table controller that writes no view gets one to hold the suggestion")
  func implicitTable() throws {
    let root = #"{ "kind": "tab", "children": [{ "id": "list", "kind": "table" }] }"#
    let answer = try Suggesting.ask("list", Suggesting.scene(root), on: ["iPhone 8@10.3"])
    #expect(answer.suggestions.first?.insets?.contentInset.array == [20, 0, 49, 0])
    #expect(answer.suggestions.first?.code.swift.contains("tableView.contentInset.top +=") == true)
  }

  @Test("a pager that takes the inset is kept from it")
  func pager() throws {
    let pager = #"""
      { "class": "HostViewController", "view": { "subviews": [{ "id": "pager", "kind": "scroll",
        "isPagingEnabled": true, "subviews": [{ "embeds": \#(Suggesting.child()) }] }] } }
      """#
    let scene = Suggesting.scene(Suggesting.navigation(pager))
    let answer = try Suggesting.ask("table", scene, on: ["iPhone 8@10.3", "iPhone X@12.0"])
    let byHand = try #require(answer.suggestions.first)
    #expect(byHand.changes.map(\.setting) == [.automaticallyAdjustsScrollViewInsets(false)])
    #expect(byHand.insets?.contentInset.array == [64, 0, 0, 0])
    #expect(answer.article.first?.why.hasPrefix("UIKit insets pager, which holds table") == true)
    let never = try #require(answer.suggestions.dropFirst().first)
    #expect(never.changes.map(\.target) == ["pager"] && never.reaches)
    #expect(never.outcomes.first?.adjustedContentInset?.array == [88, 0, 34, 0])
  }

  @Test("where nothing else reaches, the safe area gets what an opaque tab bar leaves out")
  func lastResort() throws {
    let root = #"""
      { "kind": "tab", "tabBar": { "isTranslucent": false },
        "children": [\#(Suggesting.navigation(
          Suggesting.child(Suggesting.table, #", "extendedLayoutIncludesOpaqueBars": true"#)))] }
      """#
    #expect(
      try settings(root, on: "iPhone X@12.0") == [[.additionalSafeAreaInsets(Insets(bottom: 49))]])
  }
}
