import InsetLayout
import Testing

/// R-PRES-POPOVER: popovers of iPads.
@Suite("Popovers")
struct PopoverTests {
  private let pad = "iPad Pro 11-inch (1st gen)@15.0"

  private func popover(
    _ content: Controller, _ arrow: EdgeSet? = .top, size: Size? = nil
  ) -> Controller {
    var content = content
    content.permittedArrowDirections = arrow
    content.preferredContentSize = size
    return .content(id: "base").presenting(content, style: "popover")
  }

  @Test(
    "from iOS 13 the arrow's side is safe area",
    arguments: [
      (EdgeSet.top, [13.0, 0, 0, 0]), (.left, [0, 13, 0, 0]), (.bottom, [0, 0, 13, 0]), (.right, [0, 0, 0, 13]),
      (EdgeSet(rawValue: 0), [0, 0, 0, 0]),
    ])
  func arrow(_ side: EdgeSet, _ expected: [Double]) throws {
    let layout = try laidOut(popover(.content(), side), on: pad)
    #expect(layout["content.safeAreaInsets"] == expected)
    #expect(layout.certainty(of: "content.safeAreaInsets") == .inferred)
    #expect(try laidOut(popover(.content(), side), on: "iPad Air@12.0")["content.safeAreaInsets"] == [0, 0, 0, 0])
  }

  @Test("where the arrow may stand on several sides, the first is taken, assumed")
  func anySide() throws {
    let layout = try laidOut(popover(.content(), nil), on: pad)
    #expect(layout["content.safeAreaInsets"] == [13, 0, 0, 0])
    #expect(layout.certainty(of: "content.safeAreaInsets") == .assumed)
    #expect(layout.assumes("which side of the popover its arrow stands on"))
    let two = try laidOut(popover(.content(), [.bottom, .left]), on: pad)
    #expect(two["content.safeAreaInsets"] == [0, 13, 0, 0])
  }

  @Test("it lies clear of the window's edges and bars, of preferredContentSize where it is set")
  func place() throws {
    let sized = try laidOut(
      popover(.content(.table()), size: Size(width: 300, height: 400)), on: pad)
    expect(
      sized,
      [
        "content.view.frame": [267, 397, 300, 400], "table.adjustedContentInset": [13, 0, 0, 0],
        "table.hiddenUnderBars": [0, 0, 0, 0], "table.extraGap": [0, 0, 0, 0],
      ])
    #expect(sized.certainty(of: "content.view.frame") == .assumed)
    expect(
      try laidOut(popover(.content(.table())), on: "iPad Pro 11-inch (1st gen)@15.0 landscape"),
      ["content.view.frame": [437, 139, 320, 556], "table.hiddenUnderBars": [0, 0, 0, 0]])
  }

  @Test("only its own bars count: 50 points, 44 in apps built before the iOS 12 SDK")
  func bars() throws {
    let content = Controller.navigation(.list())
    expect(
      try laidOut(popover(content, size: Size(width: 300, height: 400)), on: pad),
      [
        "nav.navigationBar.frame": [267, 410, 300, 50], "list.safeAreaInsets": [63, 0, 0, 0],
        "table.adjustedContentInset": [63, 0, 0, 0], "table.hiddenUnderBars": [0, 0, 0, 0],
        "table.extraGap": [0, 0, 0, 0],
      ])
    let opaque = Controller.navigation(.list()) { $0.navigationBar = .opaque }
    expect(
      try laidOut(popover(opaque, .bottom, size: Size(width: 300, height: 400)), on: pad),
      ["list.view.frame": [0, 50, 300, 350], "list.safeAreaInsets": [0, 0, 13, 0]])
    let old = try laidOut(
      popover(content, size: Size(width: 300, height: 400)), on: pad, app: AppOptions(linkedSDK: OSVersion(11)))
    expect(old, ["nav.navigationBar.frame": [267, 410, 300, 44], "list.safeAreaInsets": [57, 0, 0, 0]])
  }

  @Test("before iOS 11 the status bar of the screen doesn't count in it")
  func legacy() throws {
    expect(
      try laidOut(popover(.navigation(.list()), size: Size(width: 300, height: 400)), on: "iPad Air@10.3"),
      [
        "list.topLayoutGuide.length": [44], "table.contentInset": [44, 0, 0, 0], "table.hiddenUnderBars": [0, 0, 0, 0],
        "table.extraGap": [0, 0, 0, 0],
      ])
  }

  @Test("content that doesn't adjust itself lies under the arrow")
  func never() throws {
    let table = View.table { $0.contentInsetAdjustmentBehavior = .never }
    expect(
      try laidOut(popover(.content(table)), on: pad),
      ["table.adjustedContentInset": [0, 0, 0, 0], "table.hiddenUnderBars": [13, 0, 0, 0]])
  }
}
