import InsetLayout
import Testing

@Suite("Split views")
struct SplitTests {
  private let two = Controller.split(.navigation(.list(id: "a"), id: "n"), .navigation(.list(id: "b"), id: "m"))

  @Test("two columns of an iPad stand side by side, each with bars of its own")
  func columns() throws {
    let layout = try laidOut(two, on: "iPad (6th gen)@13.0 landscape")
    expect(
      layout,
      [
        "n.view.frame": [0, 0, 320, 768], "m.view.frame": [321, 0, 703, 768],
        "n.navigationBar.frame": [0, 20, 320, 50],
        "m.navigationBar.frame": [321, 20, 703, 50], "aTable.adjustedContentInset": [70, 0, 0, 0],
        "bTable.adjustedContentInset": [70, 0, 0, 0], "bTable.hiddenUnderBars": [0, 0, 0, 0],
      ])
    // One report each for the width and the line, and another that contradicts: a guess.
    #expect(layout.certainty(of: "n.view.frame") == .assumed)
    #expect(layout.assumes("a line of 1 point") && layout.assumes("a column is taken to have the split view's insets"))
  }

  @Test("from iOS 14 and with three columns the widths are assumed")
  func widths() throws {
    let later = try laidOut(two, on: "iPad Pro 11-inch (1st gen)@14.0 landscape")
    #expect(later["m.view.frame"] == [320, 0, 874, 834])
    #expect(later.certainty(of: "n.view.frame") == .assumed)
    #expect(later.assumes("columns of 320 points"))
    let three = Controller.split(.content(id: "a"), .content(id: "b"), .content(id: "c"))
    let layout = try laidOut(three, on: "iPad Air@12.0 landscape")
    expect(
      layout,
      ["a.view.frame": [0, 0, 320, 768], "b.view.frame": [320, 0, 320, 768], "c.view.frame": [640, 0, 384, 768]])
    #expect(layout.certainty(of: "a.view.frame") == .assumed)
  }

  @Test("in compact width the last column fills it; the others are off screen")
  func collapsed() throws {
    let layout = try laidOut(two, on: "iPhone X@12.0")
    expect(layout, ["m.view.frame": [0, 0, 375, 812], "bTable.adjustedContentInset": [88, 0, 34, 0]])
    #expect(layout.certainty(of: "m.view.frame") == .assumed)
    #expect(layout.assumes("its last column"))
    let shown = layout.tree.controllers.filter(\.isOnScreen).map(\.id)
    #expect(shown == ["split", "m", "b"])
    let alone = try laidOut(.split(.navigation(.list())), on: "iPhone X@12.0")
    #expect(alone.certainty(of: "nav.view.frame") == .inferred)
  }

  @Test("a phone of regular width shows columns, of assumed width")
  func plusPhone() throws {
    let layout = try laidOut(two, on: "iPhone 8 Plus@12.0 landscape")
    #expect(layout["n.view.frame"] == [0, 0, 320, 414])
    #expect(layout.certainty(of: "n.view.frame") == .assumed)
  }

  @Test("side insets count on the outer side of the outer columns, assumed")
  func sides() throws {
    let layout = try laidOut(two, on: "iPhone XS Max@12.0 landscape")
    expect(
      layout,
      ["n.safeAreaInsets": [0, 44, 21, 0], "m.safeAreaInsets": [0, 0, 21, 44], "a.safeAreaInsets": [44, 44, 21, 0]])
    #expect(layout.certainty(of: "n.safeAreaInsets.left") == .assumed)
  }

  @Test("before iOS 11 each column's navigation controller adjusts its content")
  func legacy() throws {
    expect(
      try laidOut(two, on: "iPad Air@10.0 landscape"),
      ["aTable.contentInset": [64, 0, 0, 0], "bTable.contentInset": [64, 0, 0, 0], "n.topLayoutGuide.length": [20]])
  }

  @Test("a split view in a tab bar controller has the tab bar below its columns")
  func inTabs() throws {
    let layout = try laidOut(.tabs(two), on: "iPad Air@12.0 landscape")
    expect(
      layout,
      [
        "tab.tabBar.frame": [0, 718, 1024, 50], "aTable.adjustedContentInset": [70, 0, 50, 0],
        "aTable.hiddenUnderBars": [0, 0, 0, 0],
      ])
  }
}
