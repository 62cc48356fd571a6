import InsetDocuments
import InsetJSON
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Scenes of the ground truth")
struct SceneGroundTruthTests {
  @Test("have no problem")
  func noProblem() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "GroundTruth")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
    #expect(names.count >= 138)
    for name in names {
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
      let scene = try #require(try JSON.decoding(bytes, rejectingDuplicateKeys: true)["scene"], "\(name)")
      let document = SceneDocument.checking(scene)
      #expect(document.problems.map(\.line) == [], "\(name)")
      #expect(document.json == scene, "\(name)")
      #expect(SceneDocument.reading(scene.encoded(.pretty)).problems == [], "\(name)")
    }
  }
}
