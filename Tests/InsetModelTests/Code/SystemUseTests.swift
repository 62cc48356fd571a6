import InsetLayout
import Testing

@testable import InsetModel

@Suite("What depends on the system")
struct SystemUseTests {
  @Test("each question narrows the systems on which the answers are the same")
  func range() {
    let system = SystemUse(OSVersion(12))
    #expect(system.isIn(.all) && system.range == .all)
    #expect(system.isIn(SystemRange(from: OSVersion(11))) && system.range == SystemRange(from: OSVersion(11)))
    #expect(!system.isIn(SystemRange(from: OSVersion(13))))
    #expect(system.range == SystemRange(from: OSVersion(11), before: OSVersion(13)))
    #expect(!system.isIn(SystemRange(before: OSVersion(12))))
    #expect(system.range == SystemRange(from: OSVersion(12), before: OSVersion(13)))
  }

  @Test("a scene is built once for all systems on which code sets the same")
  func scenes() {
    let text = """
      class Feed: UITableViewController {
        override func viewDidLoad() {
          if #available(iOS 11.0, *) { tableView.contentInsetAdjustmentBehavior = .never }
        }
      }
      """
    let analysis = TestApp(["Feed.swift": text]).analysis
    let layouts = analysis.layouts(of: 0)
    #expect(analysis.environments.count > 2)
    #expect(analysis.builtScenes == 2)
    #expect(
      layouts.map(\.placed.systems) == [SystemRange(before: OSVersion(11)), SystemRange(from: OSVersion(11))])
    #expect(layouts.flatMap(\.layouts).map(\.environment.os) == analysis.environments.map(\.os))
  }
}
