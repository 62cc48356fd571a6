import InsetLayout
import Testing

@Suite("Properties of generated scenes")
struct ScenePropertyTests {
  /// The first fault among the scenes of some seeds, with the smallest scene that has it.
  private func fault(_ property: SceneProperty, _ seed: Int) -> String? {
    var generator = SceneGenerator(seed: UInt64(seed))
    for _ in 0..<100 {
      let scene = generator.next()
      guard let layout = try? scene.laidOut(), property.fault(scene, layout) != nil else { continue }
      return Self.report(property, scene)
    }
    return nil
  }

  private static func report(_ property: SceneProperty, _ scene: SceneCase) -> String {
    func fault(_ scene: SceneCase) -> String? { (try? scene.laidOut()).flatMap { property.fault(scene, $0) } }
    let smallest = SceneShrinker.smallest(scene) { fault($0) != nil }
    return "\(property.name): \(fault(smallest) ?? "")\n\(smallest)"
  }

  @Test("what holds of one layout holds of all", arguments: 0..<24)
  func layouts(_ seed: Int) {
    var generator = SceneGenerator(seed: UInt64(seed))
    for _ in 0..<100 {
      let scene = generator.next()
      guard let layout = try? scene.laidOut() else { continue }
      for property in SceneProperty.all where property.fault(scene, layout) != nil {
        Issue.record("\(Self.report(property, scene))")
        return
      }
    }
  }

  @Test("what holds between two layouts", arguments: SceneProperty.changes.indices, 100..<106)
  func changes(_ index: Int, _ seed: Int) {
    if let fault = fault(SceneProperty.changes[index], seed) { Issue.record("\(fault)") }
  }

  @Test("what a law decides is no more certain than the law", arguments: 200..<208)
  func ablations(_ seed: Int) {
    if let fault = fault(.ablations, seed) { Issue.record("\(fault)") }
  }

  @Test("nearly every generated environment is one that the metrics know")
  func environments() {
    var generator = SceneGenerator(seed: 1)
    let known = (0..<300).count { _ in (try? generator.next().laidOut()) != nil }
    #expect(known > 270)
  }

  @Test("a failing scene is made as small as the fault allows, and written like a scene document")
  func shrinking() {
    var generator = SceneGenerator(seed: 5)
    func hasTable(_ scene: SceneCase) -> Bool {
      guard let layout = try? scene.laidOut() else { return false }
      return layout.tree.views.contains { !$0.isImplicit && $0.kind == .table }
    }
    let found = (0..<100).lazy.map { _ in generator.next() }.first { hasTable($0) }
    guard let found else {
      Issue.record("no table in 100 scenes")
      return
    }
    let smallest = SceneShrinker.smallest(found, hasTable)
    #expect(smallest.description.split(separator: "\n").count <= 4, "\(smallest)")
    #expect(smallest.description.contains("\"kind\": \"table\""))
  }
}
