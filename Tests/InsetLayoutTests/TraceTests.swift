import Testing

@testable import InsetLayout

@Suite("Trace")
struct TraceTests {
  private static let scenes: [(String, Controller)] = [
    ("everything", DeviceTests.root), ("navigation", .navigation(.content(.table()))),
    ("tabs", .tabs(.navigation(.list()), .content(.scroll(), id: "other")) { $0.tabBar = .opaque }),
    ("pages in a host", .navigation(.content(.plain("first"), .area(.pages(.list()))))),
    ("navigation → tab", .navigation(.tabs(.list(id: "a"), .list(id: "b")) { $0.selectedBefore = [1] })),
    ("nested", .navigation(.navigation(.list(), id: "inner"))),
  ]

  private static let environments = [
    "iPhone 5s@7.1", "iPhone 6@8.0 landscape", "iPhone 7@10.3", "iPhone 8@11.2", "iPhone X@12.0", "iPhone 15@17.0",
    "iPhone 17@26.0",
    "iPad Pro 11-inch (3rd gen)@18.0",
  ]

  private func layouts(_ check: (String, Layout) throws -> Void) throws {
    for (name, root) in Self.scenes {
      for environment in Self.environments { try check("\(name) on \(environment)", laidOut(root, on: environment)) }
    }
  }

  @Test("a step rests on earlier steps only, and on each once")
  func order() throws {
    try layouts { name, layout in
      for (index, step) in layout.trace.steps.enumerated() {
        let inputs = step.inputs.compactMap { if case .step(let input) = $0 { input } else { nil } }
        #expect(inputs.allSatisfy { $0 >= 0 && $0 < index }, "\(name): \(step.sentence())")
        #expect(Set(inputs).count == inputs.count, "\(name): \(step.sentence())")
      }
    }
  }

  @Test("the certainty of a step is at most that of each step it rests on")
  func weakest() throws {
    try layouts { name, layout in
      let steps = layout.trace.steps
      for step in steps {
        for case .step(let input) in step.inputs {
          #expect(step.certainty <= steps[input].certainty, "\(name): \(step.sentence())")
        }
      }
    }
  }

  @Test("every number other than 0 rests on a setting, a figure or earlier steps")
  func grounded() throws {
    try layouts { name, layout in
      for step in layout.trace.steps where step.inputs.isEmpty {
        let isNothing = step.value == .points(0) || step.value == .flag(false) || step.value == .point(x: 0, y: 0)
        #expect(isNothing, "\(name): \(step.law.id) \(step.sentence())")
      }
    }
  }

  @Test("a chain of reasons ends in settings and figures")
  func ends() throws {
    let layout = try laidOut(.tabs(.navigation(.content(.table()))), on: "iPhone X@12.0")
    let named = try NamedQuantity("table.adjustedContentInset.top", in: layout.tree)
    let end = try #require(layout.trace.stepIndex(named.subject, named.quantities[0]))
    var settings: Set<String> = []
    var metrics: Set<String> = []
    for index in layout.trace.slice(endingAt: end) {
      for input in layout.trace.steps[index].inputs {
        switch input {
        case .setting(_, let name, let value, let isDefault):
          settings.insert("\(name) = \(value)\(isDefault ? " (default)" : "")")
        case .metric(let id): metrics.insert(id)
        case .step, .law, .assumption: break
        }
      }
    }
    #expect(
      settings == [
        "navigationBar.isTranslucent = true (default)", "edgesForExtendedLayout = .all (default)",
        "contentInsetAdjustmentBehavior = .automatic (default)", "alwaysBounceVertical = true (default)",
      ])
    #expect(metrics == ["phone-375x812-x", "phone-375x812-x@11.0", "nav-phone-portrait"])
  }

  @Test("the reasons for an inset on iOS 10 are the bar, the flag, the first subview and the status bar")
  func legacyReasons() throws {
    let layout = try laidOut(.navigation(.content(.table())), on: "iPhone 7@10.0")
    #expect(
      layout.laws(of: "table.contentInset.top") == [
        "R-STATUS-OWNER", "R7-TRANSLUCENT-DEFAULT", "R7-ROTATE", "R7-FRAME-NAV", "R7-AUTO-WHICH", "R7-AUTO-AMOUNT",
        "R7-AUTO-DELTA",
      ])
    #expect(layout.sentence(of: "table.systemInset") == "UIKit adds 64 = 20 status bar + 44 navigation bar.")
    #expect(layout.sentence(of: "table.contentInset") == "contentInset.top is UIKit's part, 64.")
  }

  @Test("the setting that turns the adjustment off is the first input of the step that decides")
  func decidingSetting() throws {
    let layout = try laidOut(
      .navigation(.content(.table()) { $0.automaticallyAdjustsScrollViewInsets = false }), on: "iPhone 7@10.0")
    let table = try #require(layout.tree.subject(named: "table"))
    let content = try #require(layout.tree.subject(named: "content"))
    let step = try #require(layout.trace.step(table, Quantity(.systemInset, .top)))
    #expect(
      step.inputs.first
        == .setting(content, name: "automaticallyAdjustsScrollViewInsets", value: "false", isDefault: false))
  }

  @Test("a change of the same quantity records what it added and rests on what it changed")
  func delta() throws {
    let layout = try laidOut(
      .navigation(.list()) { $0.navigationBar = .with { $0.prefersLargeTitles = true } }, on: "iPhone 8@12.0")
    let index = try #require(layout.trace.stepIndex(.controller(0), Quantity(.navigationBarFrame)))
    let step = layout.trace.steps[index]
    #expect(step.law.id == "R-NAV-LARGE")
    #expect(step.sentence() == "The large title adds 52 points while it is expanded; scrolling table collapses it.")
    let additional = try laidOut(.content { $0.additionalSafeAreaInsets = Insets(top: 7) }, on: "iPhone 8@12.0")
    #expect(additional.trace.step(.controller(0), Quantity(.safeArea, .top))?.delta == 7)
  }

  @Test("every step has a sentence that ends like one and names no placeholder")
  func sentences() throws {
    try layouts { name, layout in
      for step in layout.trace.steps {
        let text = step.sentence()
        #expect(
          text.hasSuffix(".") && !text.contains("  ") && !text.contains("?") && !text.contains("nil"),
          "\(name): \(text)")
      }
    }
  }

  @Test("a step's law holds on the system, or its number is not certain")
  func systems() throws {
    try layouts { name, layout in
      for step in layout.trace.steps where !step.law.systems.contains(layout.screen.os) {
        #expect(step.certainty < .certain, "\(name): \(step.law.id) \(step.sentence())")
      }
    }
  }

  @Test("collecting the steps gives each of them once, in order")
  func steps() throws {
    let layout = try laidOut(.navigation(.list()), on: "iPhone 8@12.0")
    let steps = layout.trace.steps
    #expect(Array(steps).count == steps.count)
    #expect(steps.indices == 0..<steps.count)
    #expect(layout.trace.slice(endingAt: steps.count + 5) == [])
    #expect(layout.trace.slice(endingAt: -1) == [])
  }

  @Test("a subject that the tree lacks has no steps")
  func outside() throws {
    let layout = try laidOut(.content(), on: "iPhone 8@12.0")
    #expect(layout.trace.step(.view(99), Quantity(.frame)) == nil)
    #expect(layout.trace.points(.controller(99), Quantity(.safeArea, .top)) == nil)
  }
}
