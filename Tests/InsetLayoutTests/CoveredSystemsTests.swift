import InsetLayout
import Testing

@Suite("Covered systems")
struct CoveredSystemsTests {
  @Test("the breaks are in order, begin with 7.0, and hold every major version")
  func order() {
    #expect(CoveredSystems.breaks == CoveredSystems.breaks.sorted())
    #expect(CoveredSystems.breaks.first == OSVersion(7))
    #expect(CoveredSystems.majors.allSatisfy { CoveredSystems.breaks.contains(OSVersion($0)) })
    #expect(CoveredSystems.major(before: 26) == 18 && CoveredSystems.major(before: 7) == nil)
  }

  @Test("between two breaks nothing changes", arguments: 0..<3)
  func constant(_ seed: UInt64) {
    var generator = SplitMix(seed: seed)
    check(Scene(root: RandomScene.controller(depth: 2, &generator)))
  }

  @Test("a quirk of one version has breaks around it")
  func quirk() {
    var table = View(id: "table", kind: .table)
    table.contentInsetAdjustmentBehavior = .never
    var list = Controller(id: "list")
    list.view = table
    var tabs = Controller(kind: .tab)
    tabs.children = [list]
    check(Scene(root: tabs))
  }

  private func check(_ scene: Scene) {
    for device in ["iPhone 8", "iPhone X", "iPad (5th gen)"] {
      for version in CoveredSystems.majors.flatMap({ major in (1..<10).map { OSVersion(major, $0) } }) {
        guard let start = CoveredSystems.breaks.last(where: { $0 <= version }), start != version,
          let layout = try? layOut(scene, in: Environment(os: version, device: device)),
          let earlier = try? layOut(scene, in: Environment(os: start, device: device))
        else { continue }
        #expect(numbers(layout) == numbers(earlier), "\(device), \(version) and \(start)")
      }
    }
  }

  /// Every number of a layout by its name, with its certainty.
  private func numbers(_ layout: Layout) -> [String] {
    let subjects =
      layout.tree.controllers.indices.map { Subject.controller($0) }
      + layout.tree.views.indices.map { Subject.view($0) }
    return subjects.flatMap { subject in
      NamedQuantity.all(of: subject, in: layout.tree).map { named in
        let certainty = layout.certainty(named.subject, named.quantities)
        return "\(named.id).\(named.publicName) \(layout.numbers(named) ?? []) \(certainty)"
      }
    }
  }
}
