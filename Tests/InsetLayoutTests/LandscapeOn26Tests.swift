import InsetLayout
import Testing

/// R26-LANDSCAPE: nothing at the top, a tab bar of 64 points.
@Suite("Landscape on iOS 26")
struct LandscapeOn26Tests {
  private let phone = "iPhone 17 Pro@26.0 landscape"

  @Test("the screen keeps nothing at the top; a navigation bar lies from 24 to 78")
  func navigation() throws {
    let layout = try laidOut(.navigation(.list()), on: phone)
    expect(
      layout,
      [
        "nav.safeAreaInsets": [0, 62, 20, 62], "nav.navigationBar.frame": [0, 24, 874, 54],
        "list.safeAreaInsets": [78, 62, 20, 62], "table.hiddenUnderBars": [0, 0, 0, 0],
      ])
    #expect(layout.laws(of: "nav.safeAreaInsets").contains("R26-LANDSCAPE"))
    #expect(layout.certainty(of: "nav.safeAreaInsets") == .inferred)
    let opaque = Controller.navigation(.list()) { $0.navigationBar = .opaque }
    expect(try laidOut(opaque, on: phone), ["list.view.frame": [0, 78, 874, 324], "list.safeAreaInsets.top": [0]])
  }

  @Test("the tab bar is 64 points high, to the screen's edge")
  func tabs() throws {
    expect(
      try laidOut(.tabs(.list()), on: phone),
      ["tab.tabBar.frame": [0, 338, 874, 64], "list.safeAreaInsets": [0, 62, 64, 62]])
    let opaque = Controller.tabs(.navigation(.list())) { $0.tabBar = .opaque }
    expect(
      try laidOut(opaque, on: phone),
      ["list.view.frame": [0, 0, 874, 338], "list.safeAreaInsets": [78, 62, 0, 62]])
  }

  @Test("what a full-screen presentation and an embedded child see is the same")
  func others() throws {
    let modal = Controller.content(.area(.content(id: "child")), id: "modal")
    expect(
      try laidOut(.tabs(.list()).presenting(modal, style: "fullScreen"), on: phone),
      ["modal.safeAreaInsets": [0, 62, 20, 62], "child.safeAreaInsets": [0, 62, 20, 62]])
  }

  @Test("an app with the bars of iOS 18 keeps the same screen")
  func compatibility() throws {
    let app = AppOptions(designRequiresCompatibility: true)
    expect(
      try laidOut(.navigation(.list()), on: phone, app: app),
      ["nav.navigationBar.frame": [0, 0, 874, 32], "list.safeAreaInsets": [32, 62, 20, 62]])
  }
}
