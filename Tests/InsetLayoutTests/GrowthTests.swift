import InsetLayout
import Testing

/// The work of a layout, counted in steps of the trace and in their inputs, grows with the number of views and not
/// faster.
@Suite("Growth")
struct GrowthTests {
  private struct Work: Equatable {
    var steps = 0
    var inputs = 0
    var assumptions = 0
  }

  private func work(_ root: Controller, _ environment: String) throws -> Work {
    let layout = try laidOut(root, on: environment)
    return Work(
      steps: layout.trace.steps.count, inputs: layout.trace.steps.reduce(0) { $0 + $1.inputs.count },
      assumptions: layout.assumptions.count)
  }

  /// Work that is a line through two sizes is on the line at the others.
  private func isLinear(_ environment: String, _ root: (Int) -> Controller) throws -> Bool {
    let works = try [20, 40, 80].map { try work(root($0), environment) }
    let first = Work(
      steps: works[1].steps - works[0].steps, inputs: works[1].inputs - works[0].inputs,
      assumptions: works[1].assumptions - works[0].assumptions)
    let second = Work(
      steps: works[2].steps - works[1].steps, inputs: works[2].inputs - works[1].inputs,
      assumptions: works[2].assumptions - works[1].assumptions)
    return second == Work(steps: 2 * first.steps, inputs: 2 * first.inputs, assumptions: 2 * first.assumptions)
  }

  static let environments = ["iPhone 7@10.3", "iPhone X@12.0"]

  @Test("with many views side by side", arguments: environments)
  func wide(_ environment: String) throws {
    #expect(
      try isLinear(environment) { count in
        var content = Controller.content(.table())
        content.view?.subviews += (0..<count).map { .view("v\($0)", $0 % 2 == 0 ? .scroll : .view) }
        return .tabs(.navigation(content))
      })
  }

  @Test("with views inside one another", arguments: environments)
  func deep(_ environment: String) throws {
    #expect(
      try isLinear(environment) { count in
        var view = View.table()
        for index in 0..<count {
          view = .view("v\(index)", index % 2 == 0 ? .view : .scroll) { $0.subviews = [view] }
        }
        return .navigation(.content(view))
      })
  }

  @Test("with a high stack", arguments: environments)
  func stack(_ environment: String) throws {
    #expect(
      try isLinear(environment) { count in
        var navigation = Controller.navigation { $0.navigationBar = .with { $0.prefersLargeTitles = true } }
        navigation.children = (0..<count).map { .list(id: "c\($0)") }
        return .tabs(navigation)
      })
  }

  @Test("with many embedded children", arguments: environments)
  func children(_ environment: String) throws {
    #expect(
      try isLinear(environment) { count in
        var content = Controller.content()
        content.view?.subviews = (0..<count).map { .area(.list(id: "c\($0)"), id: "a\($0)") }
        return .navigation(content)
      })
  }

  @Test("with many tabs and pages", arguments: environments)
  func tabs(_ environment: String) throws {
    #expect(
      try isLinear(environment) { count in
        var pages = Controller.pages()
        pages.children = (0..<count).map { .list(id: "p\($0)") }
        var tabs = Controller.tabs(.navigation(pages))
        tabs.children += (0..<count).map { .navigation(.list(id: "t\($0)"), id: "n\($0)") }
        return tabs
      })
  }
}
