import InsetLayout
import Testing

@Suite("Offsets, hidden content and extra gaps")
struct OutcomeTests {
  @Test("content rests at minus the inset in force, and with a negative inset above its top")
  func offset() throws {
    let root = Controller.content(
      .table {
        $0.contentInset = Insets(top: -30, left: 5)
        $0.contentInsetAdjustmentBehavior = .never
      })
    expect(try laidOut(root, on: "iPhone 8@12.0"), ["table.contentOffset": [-5, 30]])
    expect(
      try laidOut(root, on: "iPhone 7@10.0"), ["table.contentOffset": [-5, 30], "table.contentInset": [-30, 5, 0, 0]])
  }

  @Test("a rest offset of 0 has no minus sign")
  func zero() throws {
    let layout = try laidOut(.navigation(.list()) { $0.navigationBar = .opaque }, on: "iPhone 8@12.0")
    let offset = try #require(layout["table.contentOffset"])
    #expect(offset.allSatisfy { $0.sign == .plus })
  }

  @Test("subviews of a scroll view lie in its content, at rest")
  func content() throws {
    let root = Controller.navigation(.content(.table { $0.subviews = [.plain("row", Rect(0, 0, 375, 44))] }))
    for environment in ["iPhone 7@10.0", "iPhone 8@12.0"] {
      let layout = try laidOut(root, on: environment)
      expect(layout, ["row.frame": [0, 0, 375, 44], "row.frameInWindow": [0, 64, 375, 44]])
    }
  }

  @Test("covered 64, cleared 128: hidden 0, extra 64")
  func extra() throws {
    let root = Controller.navigation(.content(.table { $0.contentInset = Insets(top: 64) }))
    expect(
      try laidOut(root, on: "iPhone 7@10.0"),
      ["table.hiddenUnderBars": [0, 0, 0, 0], "table.extraGap": [64, 0, 0, 0]])
  }

  @Test("a table below a bar that is adjusted all the same: covered 0, extra 64")
  func below() throws {
    let root = Controller.navigation(.content(.table { $0.frame = .rect(Rect(0, 100, 375, 500)) }))
    let layout = try laidOut(root, on: "iPhone 7@10.0")
    expect(
      layout,
      ["table.contentInset": [64, 0, 0, 0], "table.extraGap": [64, 0, 0, 0], "table.hiddenUnderBars": [0, 0, 0, 0]])
    #expect(
      layout.sentence(of: "table.extraGap")
        == "The inset clears 64 points at the top, but only 0 are covered: 64 points stay blank.")
  }

  @Test("what is covered is at most the scroll view's own extent")
  func small() throws {
    let strip = View.scroll("strip") {
      $0.frame = .rect(Rect(0, 10, 375, 30))
      $0.contentInsetAdjustmentBehavior = .never
    }
    let root = Controller.navigation(.content(.plain("first"), strip))
    expect(try laidOut(root, on: "iPhone 7@10.0"), ["strip.hiddenUnderBars": [30, 0, 0, 0]])
    // From iOS 11 at least the safe area counts.
    expect(
      try laidOut(root, on: "iPhone 8@12.0"),
      ["strip.safeAreaInsets": [54, 0, 0, 0], "strip.hiddenUnderBars": [54, 0, 0, 0]])
  }

  @Test("additional insets count as a bar that the app draws")
  func additional() throws {
    let root = Controller.content(.table { $0.contentInsetAdjustmentBehavior = .never }) {
      $0.additionalSafeAreaInsets = Insets(top: 50)
    }
    expect(try laidOut(root, on: "iPhone 8@12.0"), ["table.hiddenUnderBars": [70, 0, 0, 0]])
    let cleared = Controller.content(.table()) { $0.additionalSafeAreaInsets = Insets(top: 50) }
    expect(
      try laidOut(cleared, on: "iPhone 8@12.0"),
      ["table.hiddenUnderBars": [0, 0, 0, 0], "table.extraGap": [0, 0, 0, 0]])
  }

  @Test("the home indicator counts at the bottom, the sides of a notch never hide")
  func edges() throws {
    let root = Controller.content(.table { $0.contentInsetAdjustmentBehavior = .never })
    expect(try laidOut(root, on: "iPhone X@12.0"), ["table.hiddenUnderBars": [44, 0, 34, 0]])
    expect(try laidOut(root, on: "iPhone X@12.0 landscape"), ["table.hiddenUnderBars": [0, 0, 21, 0]])
    let inset = Controller.content(
      .table {
        $0.contentInsetAdjustmentBehavior = .never
        $0.contentInset = Insets(left: 50, right: 10)
      })
    // 44 of the left are covered by the rounded side: 6 are extra.
    expect(try laidOut(inset, on: "iPhone X@12.0 landscape"), ["table.extraGap": [0, 6, 0, 0]])
  }

  @Test("bars of the containers count, bars elsewhere don't")
  func bars() throws {
    let root = Controller.content(
      .area(.navigation(.list()), id: "a") { $0.frame = .rect(Rect(0, 0, 375, 300)) },
      .table("other") { $0.frame = .rect(Rect(0, 0, 375, 600)) })
    expect(try laidOut(root, on: "iPhone 7@10.0"), ["other.hiddenUnderBars": [20, 0, 0, 0]])
  }

  @Test("a controller lower in a stack is measured against the bar it would have")
  func lower() throws {
    let root = Controller.navigation(
      .list(id: "a") { $0.navigationItem = .with { $0.largeTitleDisplayMode = .always } },
      .list(id: "b") { $0.navigationItem = .with { $0.largeTitleDisplayMode = .never } }
    ) { $0.navigationBar = .with { $0.prefersLargeTitles = true } }
    let layout = try laidOut(root, on: "iPhone 8@12.0")
    expect(
      layout,
      [
        "aTable.adjustedContentInset": [116, 0, 0, 0], "aTable.hiddenUnderBars": [0, 0, 0, 0],
        "aTable.extraGap": [0, 0, 0, 0],
        "bTable.adjustedContentInset": [64, 0, 0, 0], "bTable.extraGap": [0, 0, 0, 0],
        "nav.navigationBar.frame": [0, 20, 375, 44],
      ])
  }

  @Test("a tab bar under a child that hides it covers nothing")
  func pushed() throws {
    let root = Controller.tabs(
      .navigation(.list(id: "a"), .list(id: "b") { $0.hidesBottomBarWhenPushed = true }))
    let layout = try laidOut(root, on: "iPhone 7@10.0")
    expect(
      layout,
      [
        "aTable.contentInset": [64, 0, 49, 0], "aTable.hiddenUnderBars": [0, 0, 0, 0], "aTable.extraGap": [0, 0, 0, 0],
        "bTable.contentInset": [64, 0, 0, 0], "bTable.hiddenUnderBars": [0, 0, 0, 0], "bTable.extraGap": [0, 0, 0, 0],
      ])
  }

  @Test("a hidden top is as certain as the bar above, whatever is known of the tab bar below")
  func certaintyByEdge() throws {
    let root = Controller.tabs(.navigation(.list()))
    let layout = try laidOut(root, on: "iPhone 5s@9.0 landscape")
    #expect(layout.certainty(of: "table.hiddenUnderBars.bottom") == .assumed)
    #expect(layout.certainty(of: "table.hiddenUnderBars.top") == .inferred)
  }
}
