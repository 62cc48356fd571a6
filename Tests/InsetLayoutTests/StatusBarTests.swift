import InsetLayout
import Testing

@Suite("Status bar")
struct StatusBarTests {
  private func height(_ layout: Layout) -> Double? { layout.trace.points(.window, Quantity(.statusBarHeight)) }

  @Test(
    "its height in portrait is the device's",
    arguments: [
      ("iPhone 4@7.0", 20.0), ("iPhone 8@12.0", 20), ("iPhone X@11.0", 44), ("iPhone XR@13.0", 44),
      ("iPhone XR@14.0", 48),
      ("iPhone 12@14.1", 47), ("iPhone 12 mini@14.2", 44), ("iPhone 12 mini@15.0", 50), ("iPhone 14 Pro@16.0", 54),
      ("iPad (5th gen)@12.0", 20), ("iPad Pro 11-inch (1st gen)@13.0", 24), ("iPad Pro 11-inch (1st gen)@26.0", 32),
    ])
  func portrait(_ environment: String, _ expected: Double) throws {
    #expect(height(try laidOut(.content(), on: environment)) == expected)
  }

  @Test("an iPhone in landscape shows none from iOS 8, and shows it on iOS 7; an iPad always does")
  func landscape() throws {
    #expect(height(try laidOut(.content(), on: "iPhone 5s@7.1 landscape")) == 20)
    #expect(height(try laidOut(.content(), on: "iPhone 5s@8.0 landscape")) == 0)
    #expect(height(try laidOut(.content(), on: "iPhone X@12.0 landscape")) == 0)
    #expect(height(try laidOut(.content(), on: "iPad (5th gen)@12.0 landscape")) == 20)
  }

  @Test("the controller that covers the screen hides it")
  func owner() throws {
    let hiding = Controller.content(id: "top") { $0.prefersStatusBarHidden = true }
    #expect(height(try laidOut(hiding, on: "iPhone 8@10.3")) == 0)
    #expect(height(try laidOut(.navigation(hiding), on: "iPhone 8@10.3")) == 0)
    #expect(height(try laidOut(.tabs(.navigation(hiding)), on: "iPhone 8@10.3")) == 0)
    #expect(height(try laidOut(.navigation(hiding, .content()), on: "iPhone 8@10.3")) == 20)
    #expect(height(try laidOut(.tabs(.content(), hiding), on: "iPhone 8@10.3")) == 20)
    #expect(height(try laidOut(.content(.area(hiding)), on: "iPhone 8@10.3")) == 20)
  }

  @Test("without a status bar the guide, the safe area and the bar's place lose its 20 points")
  func hidden() throws {
    let root = Controller.navigation(.list { $0.prefersStatusBarHidden = true })
    expect(
      try laidOut(root, on: "iPhone 6@9.0"),
      [
        "nav.navigationBar.frame": [0, 0, 375, 44], "list.topLayoutGuide.length": [44],
        "table.contentInset": [44, 0, 0, 0],
      ])
    expect(
      try laidOut(root, on: "iPhone 8@12.0"),
      ["nav.navigationBar.frame": [0, 0, 375, 44], "list.safeAreaInsets": [44, 0, 0, 0]])
  }

  @Test("Info.plist decides when the appearance is not based on view controllers")
  func propertyList() throws {
    let root = Controller.content { $0.prefersStatusBarHidden = true }
    var app = AppOptions(viewControllerBasedStatusBarAppearance: false)
    #expect(height(try laidOut(root, on: "iPhone 8@10.3", app: app)) == 20)
    app.statusBarHidden = true
    let layout = try laidOut(.content(), on: "iPhone 8@10.3", app: app)
    #expect(height(layout) == 0)
    #expect(
      layout.trace.step(.window, Quantity(.statusBarHeight))?.sentence()
        == "Info.plist hides the status bar (UIStatusBarHidden).")
  }

  @Test("code that shows or hides the status bar at launch goes before Info.plist, where controllers aren't asked")
  func launch() throws {
    let root = Controller.navigation(.list())
    var app = AppOptions(
      viewControllerBasedStatusBarAppearance: false, statusBarHidden: true, isStatusBarHidden: false)
    let shown = try laidOut(root, on: "iPhone 8@10.3", app: app)
    expect(shown, ["nav.navigationBar.frame": [0, 20, 375, 44], "table.contentInset": [64, 0, 0, 0]])
    #expect(shown.certainty(of: "table.contentInset.top") == .inferred)
    expect(
      try laidOut(.tabs(root), on: "iPhone 8@12.0", app: app), ["list.safeAreaInsets": [64, 0, 49, 0]])
    expect(
      try laidOut(root, on: "iPad (6th gen)@12.0 landscape", app: app), ["list.safeAreaInsets": [70, 0, 0, 0]])
    app.statusBarHidden = nil
    app.isStatusBarHidden = true
    let hidden = try laidOut(root, on: "iPhone 8@10.3", app: app)
    expect(hidden, ["nav.navigationBar.frame": [0, 0, 375, 44], "table.contentInset": [44, 0, 0, 0]])
    #expect(
      hidden.trace.step(.window, Quantity(.statusBarHeight))?.sentence()
        == "The app hides the status bar as it launches (isStatusBarHidden).")
    app.viewControllerBasedStatusBarAppearance = nil
    #expect(height(try laidOut(root, on: "iPhone 8@10.3", app: app)) == 20)
  }

  @Test(
    "the status bar's frame may end above the safe area",
    arguments: [
      ("iPhone 14 Pro@16.0", 54.0, 59.0), ("iPhone 16 Pro@18.0", 54, 62), ("iPhone 12 mini@14.2", 44, 50),
    ])
  func frame(_ environment: String, _ expected: Double, _ top: Double) throws {
    let layout = try laidOut(.content(), on: environment)
    #expect(height(layout) == expected)
    #expect(layout["content.safeAreaInsets"]?[0] == top)
    #expect(layout.trace.step(.window, Quantity(.statusBarHeight))?.law.id == "R-STATUS-FRAME")
  }

  @Test("UIStatusBarHidden alone changes nothing")
  func propertyListAlone() throws {
    let layout = try laidOut(.content(), on: "iPhone 8@10.3", app: AppOptions(statusBarHidden: true))
    #expect(height(layout) == 20)
  }

  @Test("under a notch a hidden status bar frees nothing")
  func notch() throws {
    let root = Controller.content(.table()) { $0.prefersStatusBarHidden = true }
    let layout = try laidOut(root, on: "iPhone X@12.0")
    #expect(height(layout) == 0)
    expect(layout, ["content.safeAreaInsets": [44, 0, 34, 0], "table.adjustedContentInset": [44, 0, 34, 0]])
    #expect(layout.law(of: "content.safeAreaInsets") == "R-STATUS-NOTCH-HIDDEN")
    #expect(layout.certainty(of: "content.safeAreaInsets") == .inferred)
  }

  @Test("iOS 26 keeps the top inset when the status bar hides, on phones with a home button and iPads too")
  func kept() throws {
    let root = Controller.content { $0.prefersStatusBarHidden = true }
    expect(try laidOut(root, on: "iPad Pro 11-inch (1st gen)@26.0"), ["content.safeAreaInsets": [32, 0, 20, 0]])
    expect(try laidOut(root, on: "iPhone SE (2nd gen)@26.0"), ["content.safeAreaInsets": [20, 0, 0, 0]])
    expect(try laidOut(root, on: "iPad Pro 11-inch (1st gen)@18.0"), ["content.safeAreaInsets": [0, 0, 20, 0]])
  }

  @Test("a presented controller takes over only with the style fullScreen")
  func presented() throws {
    let modal = Controller.content(id: "modal") { $0.prefersStatusBarHidden = true }
    #expect(height(try laidOut(.content().presenting(modal, style: "fullScreen"), on: "iPhone 8@12.0")) == 0)
    #expect(height(try laidOut(.content().presenting(modal), on: "iPhone 8@12.0")) == 0)
    #expect(height(try laidOut(.content().presenting(modal), on: "iPhone 8@13.0")) == 20)
    #expect(height(try laidOut(.content().presenting(modal, style: "overFullScreen"), on: "iPhone 8@12.0")) == 20)
    #expect(height(try laidOut(.content().presenting(modal, style: "custom"), on: "iPhone 8@12.0")) == 20)
  }

  @Test("a controller presented by what is off screen decides nothing")
  func offScreen() throws {
    let modal = Controller.content(id: "modal") { $0.prefersStatusBarHidden = true }
    let root = Controller.tabs(.content(), .content(id: "other").presenting(modal, style: "fullScreen"))
    #expect(height(try laidOut(root, on: "iPhone 8@12.0")) == 20)
  }

  @Test("on notch phones a navigation controller with a bar isn't asked; where that matters it is assumed")
  func askedOnNotch() throws {
    let root = Controller.navigation(.content { $0.prefersStatusBarHidden = true })
    let layout = try laidOut(root, on: "iPhone X@12.0")
    #expect(height(layout) == 44)
    let step = try #require(layout.trace.step(.window, Quantity(.statusBarHeight)))
    #expect(step.law.id == "R-STATUS-NAV-NOTCH")
    #expect(step.certainty == .assumed)
    #expect(layout.assumes("taken not to ask"))
    // The law leaves the top as it is; that it does is what nobody knows.
    #expect(layout.certainty(of: "content.safeAreaInsets.top") == .assumed)
    let plain = try laidOut(.navigation(.content()), on: "iPhone X@12.0")
    #expect(plain.trace.step(.window, Quantity(.statusBarHeight))?.certainty == .certain)
    let hiddenBar = try laidOut(
      .navigation(.content { $0.prefersStatusBarHidden = true }) { $0.navigationBar = .hidden }, on: "iPhone X@12.0")
    #expect(height(hiddenBar) == 0)
  }

  @Test("an app that asks for a status bar in landscape gets none, assumed")
  func askedInLandscape() throws {
    let layout = try laidOut(.content { $0.prefersStatusBarHidden = false }, on: "iPhone 8@12.0 landscape")
    #expect(height(layout) == 0)
    #expect(layout.certainty(of: "content.topLayoutGuide.length") == .assumed)
    #expect(layout.trace.step(.window, Quantity(.statusBarHeight))?.certainty == .assumed)
    #expect(layout.assumes("asks for a status bar in landscape"))
  }

  @Test(
    "the in-call status bar moves the root view down by 20 and leaves the guides",
    arguments: ["iPhone 5s@7.0", "iPhone 8@10.3", "iPhone 8@12.0"])
  func inCall(_ environment: String) throws {
    let layout = try laidOut(.navigation(.list()), on: environment) { $0.inCallStatusBar = true }
    let size = layout.screen.size
    expect(
      layout,
      [
        "nav.view.frame": [0, 20, size.width, size.height - 20],
        "nav.view.frameInWindow": [0, 20, size.width, size.height - 20],
        "nav.navigationBar.frame": [0, 40, size.width, 44], "list.topLayoutGuide.length": [64],
        "list.view.frame": [0, 0, size.width, size.height - 20], "table.hiddenUnderBars": [0, 0, 0, 0],
        "table.extraGap": [0, 0, 0, 0],
      ])
  }

  @Test(
    "the in-call status bar changes nothing under a notch, on iPads, from iOS 13 and while the status bar is hidden")
  func noInCall() throws {
    for environment in ["iPhone X@12.0", "iPad (5th gen)@11.0", "iPhone 8@13.0"] {
      let layout = try laidOut(.content(), on: environment) { $0.inCallStatusBar = true }
      #expect(layout["content.view.frame"]?[1] == 0, "\(environment)")
      #expect(layout.assumes("in-call status bar"), "\(environment)")
    }
    let hidden = try laidOut(.content { $0.prefersStatusBarHidden = true }, on: "iPhone 8@10.3") {
      $0.inCallStatusBar = true
    }
    #expect(hidden["content.view.frame"]?[1] == 0)
  }
}
