import Testing

@testable import InsetLayout

/// Every device on every system that the metrics have figures for, both ways round.
@Suite("Every device, system and orientation")
struct DeviceTests {
  static let environments: [Environment] = DeviceTable.classes.flatMap { device in
    device.models.flatMap { environments(of: device, $0) }
  }

  /// One model of each screen class: the others have the same figures.
  static let classes: [Environment] = DeviceTable.classes.flatMap { device in
    device.models.first.map { environments(of: device, $0) } ?? []
  }

  private static func environments(of device: DeviceClass, _ model: DeviceClass.Model) -> [Environment] {
    device.rows.flatMap { row in
      systems(of: row).flatMap { os in
        Environment.Orientation.allCases.map { Environment(os: os, device: model.name, orientation: $0) }
      }
    }
  }

  /// The first version of each major system in a row's range.
  private static func systems(of row: DeviceClass.Row) -> [OSVersion] {
    let majors = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 26].map { OSVersion($0) }
    return [row.systems.from] + majors.filter { $0 > row.systems.from && row.systems.contains($0) }
  }

  /// All kinds of containers, bars and scroll views in one scene.
  static let root: Controller = {
    let feed = Controller.content(
      .table { $0.subviews = [.plain("cell", Rect(0, 0, 100, 44))] }, .plain("header", Rect(0, 0, 320, 50)),
      .area(.content(.scroll("pager") { $0.contentSize = Size(width: 4000, height: 100) }, id: "child")),
      .view("web", .web) {
        $0.pins = [.top: Pin(to: .safeArea), .left: Pin(to: .layoutMargin), .bottom: Pin(to: .bottomLayoutGuide)]
      },
      id: "feed"
    ) {
      $0.navigationItem = .with {
        $0.searchController = true
        $0.hidesSearchBarWhenScrolling = false
        $0.prompt = "Prompt"
      }
      $0.additionalSafeAreaInsets = Insets(top: 3, bottom: 4)
    }
    let first = Controller.navigation(.list(id: "below"), feed, id: "first") {
      $0.navigationBar = .with { $0.prefersLargeTitles = true }
      $0.toolbar = .shown
    }
    let pages = Controller.navigation(.pages(.list(id: "p1"), .list(id: "p2")), id: "second")
    let columns = Controller.split(.navigation(.list(id: "a"), id: "n"), .navigation(.list(id: "b"), id: "m"))
    let grid = Controller(id: "grid", kind: .collection)
    return .tabs(first, pages, columns, grid) { $0.selectedBefore = [0] }
      .presenting(.navigation(.list(id: "modal"), id: "modalNav"))
  }()

  @Test("there are more than a thousand environments")
  func count() {
    #expect(Self.environments.count > 1000)
    for device in DeviceTable.classes { #expect(!device.models.isEmpty, "\(device.id)") }
  }

  @Test("each model is laid out")
  func models() throws {
    for environment in Self.environments {
      let layout = try layOut(Scene(root: .navigation(.list())), in: environment)
      let size = layout.screen.size
      #expect(layout.trace.rect(.controller(0), Quantity(.viewFrame)) == Rect(0, 0, size.width, size.height))
    }
  }

  @Test("each screen class is laid out with finite numbers of a sane size")
  func finite() throws {
    for environment in Self.classes {
      let layout = try layOut(Scene(root: Self.root), in: environment)
      let wrong = layout.trace.steps.filter { step in
        !numbers(step.value).allSatisfy { $0.isFinite && abs($0) < 10_000 }
      }
      #expect(wrong.isEmpty, "\(environment.shortForm): \(wrong.map { $0.sentence() })")
    }
  }

  private func numbers(_ value: Value) -> [Double] {
    switch value {
    case .points(let points): [points]
    case .rect(let rect): rect.array
    case .point(let x, let y): [x, y]
    case .flag, .decision: []
    }
  }

  @Test("a number that is assumed has an assumption in the list")
  func assumptions() throws {
    for environment in Self.classes {
      let layout = try layOut(Scene(root: Self.root), in: environment)
      let about = Set(layout.assumptions.map(\.about))
      let silent = layout.trace.steps.indices.filter { index in
        layout.trace.steps[index].certainty == .assumed && isOrigin(index, of: layout)
          && about.isDisjoint(with: related(to: layout.trace.steps[index].subject, in: layout))
      }
      #expect(silent.isEmpty, "\(environment.shortForm): \(silent.map { layout.trace.steps[$0].sentence() })")
    }
  }

  /// Whether a step is assumed by itself: nothing that it rests on is.
  private func isOrigin(_ index: Int, of layout: Layout) -> Bool {
    layout.trace.steps[index].inputs.allSatisfy {
      if case .step(let input) = $0 { layout.trace.steps[input].certainty > .assumed } else { true }
    }
  }

  /// The objects that an assumption about a subject may name: itself, its owner and the containers above, the
  /// environment.
  private func related(to subject: Subject, in layout: Layout) -> Set<String> {
    var names: Set<String> = ["environment"]
    switch subject {
    case .window: break
    case .controller(let controller):
      for above in layout.tree.ancestry(of: controller) { names.insert(layout.tree.controllers[above].id) }
    case .view(let view):
      names.insert(layout.tree.views[view].id)
      for above in layout.tree.ancestry(of: layout.tree.views[view].owner) {
        names.insert(layout.tree.controllers[above].id)
      }
    }
    return names
  }

  @Test("the safe area's top and the bar's frame agree with the sums of the metrics in portrait")
  func sums() throws {
    for environment in Self.classes where environment.orientation == .portrait && environment.os.major >= 11 {
      let layout = try layOut(Scene(root: .navigation(.content())), in: environment)
      let bar = try #require(layout["nav.navigationBar.frame"])
      #expect(close(layout["content.safeAreaInsets.top"], [bar[1] + bar[3]]), "\(environment.shortForm)")
    }
  }
}
