import InsetLayout
import Testing

@Suite("Edges for extended layout")
struct EdgesTests {
  @Test("every set of edges decides top and bottom each by itself", arguments: 0..<16)
  func all(_ bits: Int) throws {
    let edges = EdgeSet(rawValue: UInt8(bits))
    let root = Controller.tabs(.navigation(.list { $0.edgesForExtendedLayout = edges }))
    let top: Double = edges.contains(.top) ? 0 : 64
    let bottom: Double = edges.contains(.bottom) ? 0 : 49
    for environment in ["iPhone 6@8.0", "iPhone 8@12.0"] {
      let layout = try laidOut(root, on: environment)
      expect(
        layout,
        [
          "list.view.frame": [0, top, 375, 667 - top - bottom], "list.topLayoutGuide.length": [64 - top],
          "list.bottomLayoutGuide.length": [49 - bottom], "table.hiddenUnderBars": [0, 0, 0, 0],
          "table.extraGap": [0, 0, 0, 0],
        ])
    }
  }

  @Test("left and right change nothing in landscape either")
  func sides() throws {
    let root = Controller.navigation(.list { $0.edgesForExtendedLayout = [.top, .bottom] })
    expect(
      try laidOut(root, on: "iPhone X@12.0 landscape"),
      ["list.view.frame": [0, 0, 812, 375], "list.safeAreaInsets": [32, 44, 21, 44]])
  }

  @Test("the edges and flags of an embedded child are ignored")
  func embedded() throws {
    let child = Controller.content(id: "child") {
      $0.edgesForExtendedLayout = []
      $0.extendedLayoutIncludesOpaqueBars = true
    }
    for environment in ["iPhone 6@8.0", "iPhone 8@12.0"] {
      expect(try laidOut(.navigation(.content(.area(child))), on: environment), ["child.view.frame": [0, 0, 375, 667]])
    }
  }

  @Test("in navigation → tab the bar reads the tab bar controller's edges")
  func tabsInNavigation() throws {
    let root = Controller.navigation(.tabs(.list()) { $0.edgesForExtendedLayout = [] })
    expect(
      try laidOut(root, on: "iPhone 6@8.0"),
      ["tab.view.frame": [0, 64, 375, 603], "list.view.frame": [0, 0, 375, 603]])
    let content = Controller.navigation(.tabs(.list { $0.edgesForExtendedLayout = [] }))
    expect(
      try laidOut(content, on: "iPhone 6@8.0"),
      ["tab.view.frame": [0, 0, 375, 667], "list.view.frame": [0, 0, 375, 618]])
  }

  @Test("without a navigation bar leaving out the top is taken to change nothing, assumed")
  func hiddenBar() throws {
    let root = Controller.navigation(.list { $0.edgesForExtendedLayout = .bottom }) { $0.navigationBar = .hidden }
    let layout = try laidOut(root, on: "iPhone 7@10.0")
    expect(layout, ["list.view.frame": [0, 0, 375, 667], "table.contentInset": [0, 0, 0, 0]])
    #expect(layout.certainty(of: "list.view.frame") == .assumed)
    #expect(layout.certainty(of: "table.contentInset.top") == .assumed)
    #expect(layout.assumes("no public figure"))
  }

  @Test("the spelling of edges is Swift's")
  func spelling() {
    #expect(EdgeSet.all.swiftSpelling == ".all")
    #expect(EdgeSet().swiftSpelling == "[]")
    #expect(EdgeSet([.bottom, .top]).swiftSpelling == "[.top, .bottom]")
  }
}
