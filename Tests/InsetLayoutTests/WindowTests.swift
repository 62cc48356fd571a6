import InsetLayout
import Testing

@Suite("Windows and screens")
struct WindowTests {
  @Test("a window that the metrics list has their insets and width class")
  func listed() throws {
    let layout = try laidOut(.tabs(.list()), on: "iPad Pro 11-inch (1st gen)@13.0 landscape") {
      $0.windowSize = Size(width: 592, height: 834)
    }
    expect(layout, ["tab.view.frame": [0, 0, 592, 834], "tab.safeAreaInsets": [24, 0, 20, 0]])
    #expect(!layout.screen.isRegularWidth)
    #expect(layout.screen.confidence == .reported)
    #expect(layout.assumptions.isEmpty)
  }

  @Test("another window keeps of each inset what it overlaps, at the top left corner")
  func overlapping() throws {
    let phone = try laidOut(.content(), on: "iPhone X@12.0 landscape") { $0.windowSize = Size(width: 790, height: 300) }
    expect(phone, ["content.view.frame": [0, 0, 790, 300], "content.safeAreaInsets": [0, 44, 0, 22]])
    let pad = try laidOut(.content(), on: "iPad Pro 11-inch (1st gen)@13.0") {
      $0.windowSize = Size(width: 800, height: 1190)
    }
    expect(pad, ["content.safeAreaInsets": [24, 0, 16, 0]])
    #expect(pad.screen.isRegularWidth)
    #expect(pad.certainty(of: "content.safeAreaInsets") == .inferred)
  }

  @Test("a window larger than the screen doesn't make its insets grow")
  func larger() throws {
    let layout = try laidOut(.content(), on: "iPhone X@12.0") { $0.windowSize = Size(width: 1000, height: 2000) }
    expect(layout, ["content.safeAreaInsets": [44, 0, 34, 0]])
  }

  @Test("the width class of a window that no row lists is assumed")
  func widthClass() throws {
    let narrow = try laidOut(.content(), on: "iPad Air@12.0") { $0.windowSize = Size(width: 500, height: 1024) }
    #expect(!narrow.screen.isRegularWidth)
    #expect(narrow.assumes("taken to be of compact width"))
    let split = try laidOut(.split(.content(id: "a"), .content(id: "b")), on: "iPad Air@12.0") {
      $0.windowSize = Size(width: 650, height: 1024)
    }
    #expect(split.certainty(of: "a.view.frame") == .assumed)
    #expect(split.assumes("taken to be of regular width"))
  }

  @Test("a floating window on iPadOS 26 is assumed")
  func floating() throws {
    let layout = try laidOut(.content(), on: "iPad Pro 11-inch (3rd gen)@26.0") {
      $0.windowSize = Size(width: 700, height: 800)
    }
    #expect(layout["content.safeAreaInsets"] == [32, 0, 0, 0])
    #expect(layout.certainty(of: "content.safeAreaInsets") == .assumed)
    #expect(layout.assumes("about 10"))
  }

  @Test("an unknown device needs a screen, and a screen a size")
  func unknownDevice() {
    #expect(throws: EnvironmentProblem.unknownDevice("iPhone 99")) { try laidOut(.content(), on: "iPhone 99@12.0") }
    #expect(throws: EnvironmentProblem.screenWithoutSize) {
      try laidOut(.content(), on: "iPhone 99@12.0") { $0.screen = .init(statusBarHeight: 20) }
    }
  }

  @Test("an unknown device with a screen takes the scene's figures")
  func described() throws {
    let layout = try laidOut(.navigation(.content()), on: "iPhone 99@18.0") {
      $0.screen = .init(
        size: Size(width: 400, height: 900), safeAreaInsets: Insets(top: 50, bottom: 34), statusBarHeight: 50,
        idiom: .phone)
    }
    expect(layout, ["nav.navigationBar.frame": [0, 50, 400, 44], "content.safeAreaInsets": [94, 0, 34, 0]])
    #expect(layout.assumptions.isEmpty)
    #expect(layout.certainty(of: "content.safeAreaInsets") == .certain)
  }

  @Test("what the scene doesn't say of an unknown device is assumed")
  func half() throws {
    let layout = try laidOut(.content(), on: "Tablet@12.0") { $0.screen = .init(size: Size(width: 800, height: 1200)) }
    #expect(layout.screen.idiom == .pad)
    #expect(layout.assumes("is taken to be a pad"))
    #expect(layout.assumes("no safe-area insets"))
    #expect(layout["content.safeAreaInsets"] == [0, 0, 0, 0])
  }

  @Test("unknown phones are of regular width in landscape from 414 points on the short side")
  func regular() throws {
    func isRegular(_ width: Double, _ height: Double) throws -> Bool {
      try laidOut(.content(), on: "Phone@12.0 landscape") {
        $0.screen = .init(size: Size(width: width, height: height), idiom: .phone)
      }.screen.isRegularWidth
    }
    #expect(try isRegular(736, 414))
    #expect(try !isRegular(852, 393))
  }

  @Test("a screen overrides the figures of a known device")
  func overridden() throws {
    let layout = try laidOut(.content(), on: "iPhone 14@26.0 landscape") {
      $0.screen = .init(safeAreaInsets: Insets(top: 5, left: 6, bottom: 7, right: 8), statusBarHeight: 0)
    }
    expect(layout, ["content.view.frame": [0, 0, 844, 390], "content.safeAreaInsets": [5, 6, 7, 8]])
    #expect(layout.assumptions.isEmpty)
  }

  @Test("systems between 18 and 26, before 7 and after 26 are not covered")
  func systems() {
    for version in ["6.1", "19.0", "25.4", "27.0"] {
      #expect(throws: EnvironmentProblem.self) { try laidOut(.content(), on: "iPhone 14@\(version)") }
    }
  }

  @Test("a system that a device's class has no figures for is named, with those it has")
  func notOnDevice() throws {
    let problem = try #require(throws: EnvironmentProblem.self) { try laidOut(.content(), on: "iPhone X@10.3") }
    #expect(problem.message == "iPhone X has no figures for iOS 10.3: covered are iOS 11.0 – 18, iOS 26.0 and later")
  }

  @Test("a model that never ran a system takes its screen class's figures, and says so")
  func neverRan() throws {
    let layout = try laidOut(.content(), on: "iPhone 8@10.3")
    #expect(layout["content.topLayoutGuide.length"] == [20])
    #expect(layout.assumes("iPhone 8 is not known to run iOS 10.3"))
  }

  @Test("figures that a newer system lacks are those of the older one, assumed")
  func older() throws {
    let layout = try laidOut(.content(), on: "iPhone 14@26.0 landscape")
    #expect(layout["content.safeAreaInsets"] == [0, 47, 21, 47])
    #expect(layout.certainty(of: "content.safeAreaInsets") == .assumed)
    #expect(layout.assumes("no public figure for the screen insets of iPhone 14 on iOS 26.0 in landscape"))
  }

  @Test("device names are read without regard to case")
  func names() throws {
    #expect(try laidOut(.content(), on: "iphone x@12.0")["content.safeAreaInsets"] == [44, 0, 34, 0])
  }
}
