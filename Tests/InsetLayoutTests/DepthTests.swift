import InsetLayout
import Testing

/// Scenes of a thousand levels are laid out completely, and on a small stack.
@Suite("Depth and width")
struct DepthTests {
  static let environments = ["iPhone 5s@7.1", "iPhone 7@10.3", "iPhone X@12.0", "iPhone 17@26.0 landscape"]

  private struct Count: Equatable {
    var controllers: Int
    var views: Int
    var steps: Int
    var inputs: Int
  }

  /// Makes, lays out and lets go of a scene, all on the small stack.
  private func count(_ environment: String, _ root: @escaping @Sendable () -> Controller) throws -> Count {
    let count = try onSmallStack {
      let layout = try laidOut(root(), on: environment)
      return Count(
        controllers: layout.tree.controllers.count, views: layout.tree.views.count, steps: layout.trace.steps.count,
        inputs: layout.trace.steps.reduce(0) { $0 + $1.inputs.count })
    }
    return try #require(count)
  }

  private func isLinear(_ sizes: [Int], _ count: (Int) throws -> Count) throws -> Bool {
    let counts = try sizes.map(count)
    let growth = zip(counts, counts.dropFirst()).map { ($1.steps - $0.steps, $1.inputs - $0.inputs) }
    return growth[1] == (2 * growth[0].0, 2 * growth[0].1)
  }

  @Sendable private static func nested(_ levels: Int) -> Controller {
    var view = View.table("innermost")
    for level in 1..<levels {
      view = .view("v\(level)", level % 2 == 0 ? .view : .scroll) { $0.subviews = [view] }
    }
    return .navigation(.content(id: "content") { $0.view = view })
  }

  @Test("1,000 levels of subviews", arguments: environments)
  func subviews(_ environment: String) throws {
    #expect(try count(environment) { Self.nested(1000) }.views == 1001)
    #expect(
      try isLinear([250, 500, 1000]) { levels in try count(environment) { Self.nested(levels) } })
  }

  @Test("the innermost of 1,000 levels has a frame and insets of its own")
  func innermost() throws {
    let views = try #require(
      try onSmallStack {
        var view = View.table("innermost")
        for level in 1..<1000 {
          view = .plain("v\(level)") {
            $0.subviews = [view]
            $0.pins = [.top: Pin(to: .superview, constant: level == 500 ? 10 : 0)]
          }
        }
        let layout = try laidOut(.navigation(.content(id: "content") { $0.view = view }), on: "iPhone X@12.0")
        return [layout["innermost.frameInWindow"], layout["innermost.adjustedContentInset"]]
      })
    #expect(views == [[0, 10, 375, 802], [78, 0, 34, 0]])
  }

  @Test("the innermost of 1,000 levels is changed by its pointer")
  func change() throws {
    let inset = try onSmallStack {
      let root = Self.nested(1000)
      let pointer = "/root/children/0/view" + String(repeating: "/subviews/0", count: 999)
      let changed = Scene(root: root).changingView(at: pointer) { $0.contentInset = Insets(top: 7) }
      return try laidOut(changed.root, on: "iPhone 7@10.3")["innermost.contentInset"]
    }
    #expect(inset == [7, 0, 0, 0])
  }

  @Test("10,000 views side by side", arguments: environments)
  func siblings(_ environment: String) throws {
    @Sendable func wide(_ count: Int) -> Controller {
      .navigation(
        .content {
          $0.view?.subviews = (0..<count).map { View(kind: $0 % 2 == 0 ? .view : .scroll) }
        })
    }
    #expect(try isLinear([2500, 5000, 10_000]) { size in try count(environment) { wide(size) } })
  }

  @Test("1,000 controllers, each in a view of the one before", arguments: environments)
  func embeds(_ environment: String) throws {
    @Sendable func embedded(_ levels: Int) -> Controller {
      var controller = Controller.list()
      for level in 1..<levels { controller = .content(.area(controller, id: "a\(level)"), id: "c\(level)") }
      return .navigation(controller)
    }
    #expect(try count(environment) { embedded(1000) }.controllers == 1001)
    #expect(try isLinear([250, 500, 1000]) { levels in try count(environment) { embedded(levels) } })
  }

  @Test("1,000 controllers, each presented by the one before", arguments: environments)
  func presented(_ environment: String) throws {
    @Sendable func presented(_ levels: Int) -> Controller {
      var controller = Controller.list()
      for level in 1..<levels { controller = .content(id: "c\(level)").presenting(controller, style: "fullScreen") }
      return controller
    }
    #expect(try count(environment) { presented(1000) }.controllers == 1000)
    #expect(try isLinear([250, 500, 1000]) { levels in try count(environment) { presented(levels) } })
  }

  @Test("1,000 containers in one another", arguments: [Controller.Kind.navigation, .tab, .page, .split])
  func containers(_ kind: Controller.Kind) throws {
    for environment in ["iPhone 7@10.3", "iPhone X@12.0"] {
      let count = try count(environment) {
        var controller = Controller.list()
        for _ in 1..<1000 {
          var outer = Controller(kind: kind)
          outer.children = [controller]
          controller = outer
        }
        return controller
      }
      #expect(count.controllers == 1000)
    }
  }
}
