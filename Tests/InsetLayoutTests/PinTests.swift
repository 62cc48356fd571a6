import InsetLayout
import Testing

@Suite("Frames and pins")
struct PinTests {
  private func frame(
    _ frame: View.Frame = .fill, _ pins: [Edge: Pin], on environment: String = "iPhone X@12.0"
  ) throws -> [Double]? {
    let view = View.plain("v") {
      $0.frame = frame
      $0.pins = pins
    }
    return try laidOut(.navigation(.content(view)), on: environment)["v.frame"]
  }

  @Test("a view without frame and pins fills its superview; one with a frame has it")
  func frames() throws {
    #expect(try frame(.fill, [:]) == [0, 0, 375, 812])
    #expect(try frame(.rect(Rect(10, 20, 30, 40)), [:]) == [10, 20, 30, 40])
  }

  @Test("one pin moves a view that has a size, and one edge of a view that fills")
  func one() throws {
    let rect = View.Frame.rect(Rect(10, 20, 30, 40))
    #expect(try frame(rect, [.top: Pin(to: .superview, constant: 5)]) == [10, 5, 30, 40])
    #expect(try frame(rect, [.bottom: Pin(to: .superview, constant: 5)]) == [10, 767, 30, 40])
    #expect(try frame(rect, [.right: Pin(to: .superview, constant: 15)]) == [330, 20, 30, 40])
    #expect(try frame(.fill, [.top: Pin(to: .superview, constant: 5)]) == [0, 5, 375, 807])
    #expect(try frame(.fill, [.left: Pin(to: .superview, constant: -5)]) == [-5, 0, 380, 812])
  }

  @Test("two pins give place and size, which is never negative")
  func two() throws {
    let rect = View.Frame.rect(Rect(10, 20, 30, 40))
    #expect(
      try frame(rect, [.top: Pin(to: .superview, constant: 5), .bottom: Pin(to: .superview, constant: 7)]) == [
        10, 5, 30, 800,
      ])
    #expect(
      try frame(rect, [.left: Pin(to: .superview, constant: 300), .right: Pin(to: .superview, constant: 300)]) == [
        300, 20, 0, 40,
      ])
  }

  static let sides: [(Pin.Target, [Edge], String, [Double])] = [
    (.safeArea, Edge.allCases, "iPhone X@12.0", [0, 88, 375, 690]),
    (.safeArea, Edge.allCases, "iPhone 7@10.0", [0, 64, 375, 603]),
    (.safeArea, Edge.allCases, "iPhone X@12.0 landscape", [44, 32, 724, 322]),
    (.safeArea, [.left, .right], "iPhone X@12.0 landscape", [44, 0, 724, 375]),
    (.topLayoutGuide, [.top], "iPhone X@12.0", [0, 88, 375, 724]),
    (.topLayoutGuide, [.top], "iPhone 5s@7.1", [0, 64, 320, 504]),
    (.bottomLayoutGuide, [.bottom], "iPhone X@12.0", [0, 0, 375, 778]),
    (.bottomLayoutGuide, [.bottom], "iPhone 7@10.0", [0, 0, 375, 667]),
    (.superview, Edge.allCases, "iPhone X@12.0", [0, 0, 375, 812]),
    (.layoutMargin, [.left, .right], "iPhone X@12.0", [16, 0, 343, 812]),
    (.layoutMargin, [.left, .right], "iPhone XR@12.0", [20, 0, 374, 896]),
    (.layoutMargin, [.left, .right], "iPhone 12@15.0 landscape", [63, 0, 718, 390]),
    (.layoutMargin, [.left, .right], "iPhone 8@12.0 landscape", [20, 0, 627, 375]),
    (.layoutMargin, [.left, .right], "iPad Air@10.0", [20, 0, 728, 1024]),
    (.layoutMargin, [.top], "iPhone 8@12.0", [0, 64, 375, 603]),
    (.layoutMargin, [.top], "iPhone 7@10.0", [0, 0, 375, 667]),
  ]

  @Test("each target holds its edges on each era of systems", arguments: sides)
  func targets(_ target: Pin.Target, _ edges: [Edge], _ environment: String, _ expected: [Double]) throws {
    var pins: [Edge: Pin] = [:]
    for edge in edges { pins[edge] = Pin(to: target) }
    #expect(try frame(.fill, pins, on: environment) == expected)
  }

  @Test("constants point to the inside, negative ones outwards")
  func constants() throws {
    #expect(try frame(.fill, [.top: Pin(to: .safeArea, constant: 10)]) == [0, 98, 375, 714])
    #expect(try frame(.fill, [.top: Pin(to: .topLayoutGuide, constant: -10)]) == [0, 78, 375, 734])
    #expect(try frame(.fill, [.bottom: Pin(to: .bottomLayoutGuide, constant: 10)]) == [0, 0, 375, 768])
    #expect(try frame(.fill, [.bottom: Pin(to: .safeArea, constant: -34)]) == [0, 0, 375, 812])
  }

  @Test("an edge may hang on the other guide")
  func otherGuide() throws {
    #expect(try frame(.rect(Rect(0, 0, 10, 40)), [.top: Pin(to: .bottomLayoutGuide, constant: 2)]) == [0, 780, 10, 40])
    #expect(try frame(.rect(Rect(0, 0, 10, 40)), [.bottom: Pin(to: .topLayoutGuide, constant: 8)]) == [0, 40, 10, 40])
  }

  @Test("a layout guide can't hold a side")
  func sideways() throws {
    #expect(try frame(.fill, [.left: Pin(to: .topLayoutGuide, constant: 3)]) == [3, 0, 372, 812])
  }

  @Test("guides belong to the controller that owns the view, converted to the superview")
  func converted() throws {
    let inner = View.plain("inner", Rect(0, 0, 10, 10)) { $0.pins = [.top: Pin(to: .topLayoutGuide)] }
    let outer = View.plain("outer", Rect(0, 30, 375, 300)) { $0.subviews = [inner] }
    for environment in ["iPhone 7@10.0", "iPhone 8@12.0"] {
      #expect(try laidOut(.navigation(.content(outer)), on: environment)["inner.frame"] == [0, 34, 10, 10])
    }
  }

  @Test("a subview's margin is 8 points, with the safe area that reaches into it")
  func margins() throws {
    let inner = View.plain("inner") { $0.pins = [.top: Pin(to: .layoutMargin), .left: Pin(to: .layoutMargin)] }
    func root(_ insets: Bool?) -> Controller {
      .navigation(
        .content(
          .plain("outer", Rect(0, 20, 375, 300)) {
            $0.insetsLayoutMarginsFromSafeArea = insets
            $0.subviews = [inner]
          }))
    }
    #expect(try laidOut(root(nil), on: "iPhone 8@12.0")["inner.frame"] == [8, 52, 367, 248])
    #expect(try laidOut(root(false), on: "iPhone 8@12.0")["inner.frame"] == [8, 8, 367, 292])
    #expect(try laidOut(root(nil), on: "iPhone 7@10.0")["inner.frame"] == [8, 8, 367, 292])
  }

  @Test("iOS 7 has no layout margins: assumed")
  func marginsOnSeven() throws {
    let view = View.plain("v") { $0.pins = [.left: Pin(to: .layoutMargin)] }
    let layout = try laidOut(.content(view), on: "iPhone 5s@7.1")
    #expect(layout["v.frame"]?[0] == 16)
    #expect(layout.certainty(of: "v.frame") == .assumed)
    #expect(layout.assumes("no layout margins"))
  }

  @Test("in a scroll view \"fill\" has the bounds' size at the content's origin")
  func inScrollView() throws {
    let root = Controller.navigation(.content(.table { $0.subviews = [.plain("cell")] }))
    expect(
      try laidOut(root, on: "iPhone 8@12.0"),
      ["cell.frame": [0, 0, 375, 667], "cell.frameInWindow": [0, 64, 375, 667]])
  }

  @Test("a design-time frame is assumed")
  func assumed() throws {
    let view = View.plain("v", Rect(0, 0, 10, 10)) { $0.isFrameAssumed = true }
    let layout = try laidOut(.content(view), on: "iPhone 8@12.0")
    #expect(layout.certainty(of: "v.frame") == .assumed)
    #expect(layout.assumes("design-time frame"))
  }

  @Test("a pin on a guide rests on the bars, and says so")
  func reasons() throws {
    let root = Controller.navigation(.content(.table { $0.pins = [.top: Pin(to: .topLayoutGuide)] }))
    let layout = try laidOut(root, on: "iPhone 7@10.0")
    #expect(layout.laws(of: "table.frame").isSuperset(of: ["SCENE-FRAME", "R7-GUIDE-CONTAINER", "R7-FRAME-NAV"]))
    #expect(layout.sentence(of: "table.frame") == "Its pins put table at 0 64 375 603.")
  }

  @Test("without safe areas a xib's safe area is the superview's edge, a storyboard's the layout guides")
  func xib() throws {
    func root(_ target: Pin.Target) -> Controller {
      .tabs(
        .navigation(
          .content(.plain("sub") { $0.pins = [.top: Pin(to: target), .bottom: Pin(to: target, constant: 8)] })))
    }
    for system in ["iPhone 7@9.0", "iPhone 7@10.0"] {
      let layout = try laidOut(root(.xibSafeArea), on: system)
      expect(layout, ["sub.frame": [0, 0, 375, 659]])
      #expect(layout.certainty(of: "sub.frame") == .inferred)
      expect(try laidOut(root(.safeArea), on: system), ["sub.frame": [0, 64, 375, 546]])
    }
    for target in [Pin.Target.safeArea, .xibSafeArea] {
      expect(try laidOut(root(target), on: "iPhone X@12.0"), ["sub.frame": [0, 88, 375, 633]])
      expect(try laidOut(root(target), on: "iPhone 8@12.0 landscape"), ["sub.frame": [0, 32, 667, 303]])
    }
  }

  @Test("in a xib's view below an opaque bar, in a child and on an iPad, nothing keeps clear before iOS 11")
  func xibShapes() throws {
    let sub = View.plain("sub") { $0.pins = [.top: Pin(to: .xibSafeArea)] }
    let opaque = Controller.navigation(.content(sub)) { $0.navigationBar = .opaque }
    expect(
      try laidOut(opaque, on: "iPhone 7@10.0"),
      ["sub.frame": [0, 0, 375, 603], "sub.frameInWindow": [0, 64, 375, 603]])
    expect(
      try laidOut(.content(.area(.content(sub, id: "child"))), on: "iPad Air@10.3 landscape"),
      ["sub.frame": [0, 0, 1024, 768]])
    expect(
      try laidOut(.content().presenting(.content(sub, id: "modal")), on: "iPhone 7@10.0"),
      ["sub.frame": [0, 0, 375, 667]])
  }
}
