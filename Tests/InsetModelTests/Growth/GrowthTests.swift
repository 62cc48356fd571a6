import InsetLayout
import InsetModel
import Testing

/// Twice the input, twice the work: counted, not measured with a clock.
@Suite("Growth")
struct GrowthTests {
  struct Shape: CustomTestStringConvertible {
    let testDescription: String
    /// Large enough that limits are in force where there are any.
    let size: Int
    let make: @Sendable (Int) -> [String: String]

    init(_ name: String, _ size: Int, _ make: @escaping @Sendable (Int) -> [String: String]) {
      (testDescription, self.size, self.make) = (name, size, make)
    }
  }

  static let shapes = [
    Shape("nested ids", 12) { GrowthShapes.nestedIDs($0) },
    Shape("duplicate ids", 100) { GrowthShapes.duplicateIDs($0) },
    Shape("controllers of one id", 20) { GrowthShapes.duplicateControllers($0) },
    Shape("an outlet of nested views", 10) { GrowthShapes.nestedOutlets($0) },
    Shape("a wide tree", 200) { GrowthShapes.wideTree($0) }, Shape("a deep tree", 25) { GrowthShapes.deepTree($0) },
    Shape("many containers of one", 8) { GrowthShapes.embeddedOften($0) },
    Shape("tabs in a stack", 40) { GrowthShapes.tabs($0) },
    Shape("attributes of one view", 200) { GrowthShapes.attributes($0) },
    Shape("else if", 1_500) { GrowthShapes.elseIf($0) }, Shape("else if case", 1_500) { GrowthShapes.elseIfCase($0) },
    Shape("cases", 100) { GrowthShapes.cases($0) },
    Shape("nested ifs", 60) { GrowthShapes.nestedIfs($0) },
    Shape("a long body", 100) { GrowthShapes.longBody($0) }, Shape("closures", 100) { GrowthShapes.closures($0) },
    Shape("helpers of helpers", 8) { GrowthShapes.helpers($0) },
    Shape("values of values", 12) { GrowthShapes.values($0) },
    Shape("loops in loops", 4) { GrowthShapes.nestedLoops($0) },
    Shape("forEach in forEach", 4) { GrowthShapes.nestedForEach($0) },
    Shape("inheritance", 40) { GrowthShapes.inheritance($0) },
    Shape("settings", 100) { GrowthShapes.settings($0) }, Shape("assignments", 20) { GrowthShapes.assignments($0) },
    Shape("pushes", 50) { GrowthShapes.pushes($0) }, Shape("segues between all", 30) { GrowthShapes.segues($0) },
    Shape("containers in circles", 64) { GrowthShapes.containersInCircles($0) },
    Shape("controllers in, on and over each other", 2) { GrowthShapes.rings($0) },
  ]

  @Test("twice the input makes at most 2.2 times of anything", arguments: shapes)
  func doubling(_ shape: Shape) {
    let once = Self.work(shape.make(shape.size))
    let twice = Self.work(shape.make(2 * shape.size))
    for (name, count) in once.sorted(by: { $0.key < $1.key }) {
      let more = twice[name] ?? 0
      // What is there once, such as the window's root, counts little.
      #expect(Double(more) <= 2.2 * Double(count) + 40, "\(name): \(count), then \(more)")
    }
  }

  /// How much is made of an input, and kept.
  private static func work(_ files: [String: String]) -> [String: Int] {
    // How many environments there are is another input.
    let environment = Environment(os: OSVersion(17), device: "iPhone 15")
    let analysis = TestApp(files, environments: [environment]).analysis
    let app = analysis.app
    var views = 0
    var sources = 0
    for controller in app.controllers.indices {
      for placed in analysis.layouts(of: controller) {
        sources += placed.placed.sources.count
        views += placed.layouts.reduce(0) { $0 + $1.tree.views.count + $1.tree.controllers.count }
      }
    }
    var effects: [CodeEffect] = []
    for file in app.program.files.values {
      for (type, declared) in file.facts.types.enumerated() {
        for index in declared.functions.indices { effects += file.effects(of: .function(type: type, index)) }
      }
    }
    return [
      "controllers": app.controllers.count, "edges": app.edges.count,
      "steps": analysis.placements.values.joined().reduce(0) { $0 + $1.steps.count },
      "scenes": analysis.builtScenes, "layouts": analysis.computedLayouts, "parts of scenes": sources,
      "views laid out": views, "effects": effects.count,
      "conditions": effects.reduce(0) { $0 + $1.circumstances.conditions.count + $1.circumstances.choices.count },
    ]
  }
}
