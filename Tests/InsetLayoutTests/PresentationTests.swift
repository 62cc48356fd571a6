import InsetLayout
import Testing

@Suite("Presentation")
struct PresentationTests {
  private func modal(_ set: (inout Controller) -> Void = { _ in }) -> Controller {
    .navigation(.list(), id: "modal", set)
  }

  @Test(
    "full screen is like a root", arguments: ["fullScreen", "overFullScreen", "currentContext", "overCurrentContext"])
  func fullScreen(_ style: String) throws {
    let layout = try laidOut(.content().presenting(modal(), style: style), on: "iPhone X@13.0")
    expect(
      layout,
      [
        "modal.view.frame": [0, 0, 375, 812], "modal.navigationBar.frame": [0, 44, 375, 44],
        "table.adjustedContentInset": [88, 0, 34, 0], "table.hiddenUnderBars": [0, 0, 0, 0],
      ])
    #expect(layout.certainty(of: "table.adjustedContentInset") == .certain)
  }

  @Test("the default is full screen up to iOS 12 and a page sheet from 13")
  func standard() throws {
    expect(
      try laidOut(.content().presenting(modal()), on: "iPhone X@12.0"),
      ["modal.view.frame": [0, 0, 375, 812], "table.adjustedContentInset": [88, 0, 34, 0]])
    expect(
      try laidOut(.content().presenting(modal()), on: "iPhone X@13.0"),
      [
        "modal.view.frame": [0, 54, 375, 758], "modal.safeAreaInsets": [0, 0, 34, 0],
        "modal.navigationBar.frame": [0, 54, 375, 56],
        "list.safeAreaInsets": [56, 0, 34, 0], "table.adjustedContentInset": [56, 0, 34, 0],
        "table.hiddenUnderBars": [0, 0, 0, 0],
        "table.extraGap": [0, 0, 0, 0],
      ])
  }

  @Test(
    "a page sheet starts below the status bar",
    arguments: [
      ("iPhone 8@13.0", 40.0), ("iPhone X@13.0", 54), ("iPhone 12@14.1", 57), ("iPhone 12 mini@15.0", 60),
      ("iPhone 14 Pro@16.0", 69),
      ("iPhone 16 Pro@18.0", 72), ("iPhone 17 Pro@26.0", 62),
    ])
  func gap(_ environment: String, _ gap: Double) throws {
    let layout = try laidOut(.content().presenting(.content(id: "modal"), style: "pageSheet"), on: environment)
    let size = layout.screen.size
    #expect(layout["modal.view.frame"] == [0, gap, size.width, size.height - gap])
    #expect(layout["modal.safeAreaInsets"] == [0, 0, layout.screen.deviceInsets.bottom, 0])
    #expect(layout.certainty(of: "modal.safeAreaInsets") == .inferred)
  }

  @Test("the navigation bar of a sheet on iOS 26 ends 70 points below the sheet's top")
  func glassSheet() throws {
    let layout = try laidOut(.content().presenting(modal()), on: "iPhone 17 Pro@26.0")
    expect(layout, ["modal.navigationBar.frame": [0, 78, 402, 54], "list.safeAreaInsets": [70, 0, 34, 0]])
  }

  @Test("in compact height a sheet is full screen; on phones of regular width its size is assumed")
  func landscape() throws {
    let compact = try laidOut(.content().presenting(modal()), on: "iPhone X@13.0 landscape")
    expect(compact, ["modal.view.frame": [0, 0, 812, 375], "modal.navigationBar.frame": [0, 0, 812, 32]])
    #expect(compact.law(of: "modal.view.frame") == "R-PRES-FULL")
    let regular = try laidOut(.content().presenting(modal()), on: "iPhone XS Max@13.0 landscape")
    #expect(regular.law(of: "modal.view.frame") == "R-PRES-SHEET")
    #expect(regular.certainty(of: "modal.view.frame") == .assumed)
    #expect(regular.assumes("leaves room at the sides"))
  }

  @Test("before iOS 13 phones show sheets and popovers full screen", arguments: ["pageSheet", "formSheet", "popover"])
  func adapted(_ style: String) throws {
    let layout = try laidOut(.content().presenting(modal(), style: style), on: "iPhone 8@12.0")
    #expect(layout["modal.view.frame"] == [0, 0, 375, 667])
    let later = try laidOut(.content().presenting(modal(), style: style), on: "iPhone 8@13.0")
    #expect(later["modal.view.frame"] == [0, 40, 375, 627])
  }

  @Test("form sheets, page sheets and popovers of iPads are assumed where no figure is public")
  func pads() throws {
    let form = try laidOut(.content().presenting(modal(), style: "formSheet"), on: "iPad Air@12.0")
    expect(
      form,
      [
        "modal.view.frame": [114, 202, 540, 620], "modal.safeAreaInsets": [0, 0, 0, 0],
        "modal.navigationBar.frame": [114, 202, 540, 50],
      ])
    #expect(form.certainty(of: "modal.view.frame") == .assumed)
    #expect(form.certainty(of: "modal.safeAreaInsets") == .inferred)
    let sheet = try laidOut(.content().presenting(modal()), on: "iPad Pro 11-inch (1st gen)@13.0")
    expect(sheet, ["modal.view.frame": [0, 44, 834, 1150], "modal.navigationBar.frame": [0, 44, 834, 56]])
    #expect(sheet.certainty(of: "modal.view.frame") == .assumed)
    let popover = try laidOut(.content().presenting(modal(), style: "popover"), on: "iPad Air@12.0")
    #expect(popover["modal.safeAreaInsets"] == [0, 0, 0, 0])
    #expect(popover["modal.navigationBar.frame"]?[3] == 50)
    #expect(popover.certainty(of: "modal.safeAreaInsets") == .inferred)
    #expect(popover.certainty(of: "modal.view.frame") == .assumed)
    for layout in [form, sheet, popover] { #expect(!layout.assumptions.isEmpty) }
  }

  @Test("a form sheet in a compact window adapts")
  func compactWindow() throws {
    let layout = try laidOut(.content().presenting(modal(), style: "formSheet"), on: "iPad Air@12.0") {
      $0.windowSize = Size(width: 320, height: 1024)
    }
    #expect(layout["modal.view.frame"] == [0, 0, 320, 1024])
  }

  @Test("custom presentations, and those over a context that an ancestor defines, are assumed")
  func custom() throws {
    for style in ["custom", "none", "blurOverFullScreen"] {
      let layout = try laidOut(.content().presenting(modal(), style: style), on: "iPhone 8@13.0")
      #expect(layout.certainty(of: "modal.view.frame") == .assumed, "\(style)")
      #expect(layout.assumes("custom presentation"), "\(style)")
    }
    let root = Controller.navigation(
      .content { $0.definesPresentationContext = true }.presenting(modal(), style: "currentContext"))
    let layout = try laidOut(root, on: "iPhone 8@13.0")
    #expect(layout.certainty(of: "modal.view.frame") == .assumed)
    #expect(layout.assumes("presentation context"))
  }

  @Test("what lies below stays laid out as if nothing were presented")
  func below() throws {
    let root = Controller.navigation(.list(id: "under")).presenting(.content(id: "modal"))
    expect(try laidOut(root, on: "iPhone X@13.0"), ["underTable.adjustedContentInset": [88, 0, 34, 0]])
  }

  @Test("a presented controller may present another")
  func twice() throws {
    let root = Controller.content().presenting(modal { $0.presented = [.content(id: "second")] })
    let layout = try laidOut(root, on: "iPhone X@13.0")
    #expect(layout["second.view.frame"] == [0, 54, 375, 758])
    #expect(layout.tree.controllers.map(\.id) == ["content", "modal", "list", "second"])
  }

  @Test("before iOS 11 a presented navigation controller adjusts its table")
  func legacy() throws {
    expect(
      try laidOut(.content().presenting(modal()), on: "iPhone 7@10.0"),
      [
        "modal.topLayoutGuide.length": [20], "table.contentInset": [64, 0, 0, 0],
        "table.hiddenUnderBars": [0, 0, 0, 0],
      ])
  }
}
