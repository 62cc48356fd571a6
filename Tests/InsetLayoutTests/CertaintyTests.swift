import Testing

@testable import InsetLayout

/// How certain numbers are that a weak law leaves at 0 or as they were.
@Suite("Certainty")
struct CertaintyTests {
  private func certainty(_ name: String, _ root: Controller, on environment: String) throws -> Certainty? {
    try laidOut(root, on: environment).certainty(of: name)
  }

  @Test("an opaque tab bar that counts for nothing is reported, one that counts is measured (R11-TAB-CHILD)")
  func tabChild() throws {
    let opaque = Controller.tabs(.content(.table())) { $0.tabBar = .opaque }
    #expect(try certainty("content.safeAreaInsets.bottom", opaque, on: "iPhone X@12.0") == .inferred)
    #expect(try certainty("tab.safeAreaInsets.bottom", opaque, on: "iPhone X@12.0") == .certain)
    let shown = Controller.tabs(.navigation(.content(.table())))
    #expect(try certainty("nav.safeAreaInsets.bottom", shown, on: "iPhone X@12.0") == .certain)
    let leftOut = Controller.tabs(.navigation(.content(.table())) { $0.edgesForExtendedLayout = [.top] })
    #expect(try certainty("nav.safeAreaInsets.bottom", leftOut, on: "iPhone X@12.0") == .inferred)
  }

  @Test("short content rests on the search that didn't find it; what just fits is assumed (R11-SHORT)")
  func short() throws {
    func scene(_ height: Double) -> Controller {
      .content(
        .plain("first"),
        .scroll {
          $0.contentSize = Size(width: 375, height: height)
          $0.alwaysBounceVertical = false
        })
    }
    #expect(try certainty("scroll.systemInset.top", .navigation(scene(100)), on: "iPhone X@12.0") == .inferred)
    #expect(try certainty("scroll.systemInset.top", .navigation(scene(760)), on: "iPhone X@12.0") == .assumed)
    #expect(try certainty("scroll.systemInset.top", scene(813), on: "iPhone X@12.0") == .certain)
    #expect(try certainty("scroll.systemInset.top", scene(812), on: "iPhone X@12.0") == .assumed)
  }

  @Test("a page's safe area is assumed, on screen too and where it is 0 (R11-PAGE-CHILD)")
  func page() throws {
    let root = Controller.navigation(.pages(.list()))
    #expect(try certainty("table.adjustedContentInset.top", root, on: "iPhone X@12.0") == .assumed)
    #expect(try certainty("list.safeAreaInsets.left", root, on: "iPhone X@12.0") == .assumed)
    #expect(try certainty("page.safeAreaInsets.top", root, on: "iPhone X@12.0") == .certain)
  }

  @Test("a top that hangs on whom UIKit asks about the status bar is assumed (R-STATUS-NAV-NOTCH)")
  func statusBar() throws {
    let hiding = Controller.navigation(.content(.table()) { $0.prefersStatusBarHidden = true })
    #expect(try certainty("table.adjustedContentInset.top", hiding, on: "iPhone X@12.0") == .assumed)
    #expect(try certainty("table.adjustedContentInset.bottom", hiding, on: "iPhone X@12.0") != .assumed)
    let silent = Controller.navigation(.content(.table()))
    #expect(try certainty("table.adjustedContentInset.top", silent, on: "iPhone X@12.0") == .certain)
  }

  @Test("frames under an in-call status bar are measured, guides and insets are reported (R-INCALL-7)")
  func inCall() throws {
    var environment = try #require(Environment(shortForm: "iPhone 7@10.3"))
    environment.inCallStatusBar = true
    let layout = try layOut(Scene(root: .navigation(.content(.table()))), in: environment)
    #expect(layout.certainty(of: "nav.view.frame") == .certain)
    #expect(layout["content.topLayoutGuide.length"] == [64])
    #expect(layout.certainty(of: "content.topLayoutGuide.length") == .inferred)
    #expect(layout.certainty(of: "table.contentInset.top") == .inferred)
  }

  @Test("an in-call status bar that is taken to change nothing makes everything assumed")
  func inCallOnNotch() throws {
    var environment = try #require(Environment(shortForm: "iPhone X@12.0"))
    environment.inCallStatusBar = true
    let layout = try layOut(Scene(root: .navigation(.content(.table()))), in: environment)
    #expect(layout.certainty(of: "nav.view.frame") == .assumed)
    #expect(layout.certainty(of: "table.adjustedContentInset.top") == .assumed)
  }

  @Test("the bottom of a tab's child on an iPad whose tab bar stands at the top is reported (R-TAB-IPAD18)")
  func topTabBar() throws {
    let root = Controller.tabs(.navigation(.content(.table())))
    let pad = "iPad Pro 11-inch (3rd gen)@18.0"
    #expect(try certainty("table.adjustedContentInset.bottom", root, on: pad) == .inferred)
  }
}
