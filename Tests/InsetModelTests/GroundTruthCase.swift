import InsetJSON
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file of `Tests/GroundTruth` (the format's section 5).
struct GroundTruthCase: Sendable, CustomTestStringConvertible {
  let id: String
  /// How the numbers are known: `measured`, `reported`…
  let kind: String
  let scene: JSON
  let expectations: [(String, [Double]?)]
  let tolerance: Double
  let knownWrong: [(String, [Double]?)]?

  var testDescription: String { id }

  static let all: [GroundTruthCase] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "GroundTruth")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
      guard let data = try? Data(contentsOf: folder.appending(path: name)),
        let json = try? JSON.decoding(Array(data), rejectingDuplicateKeys: true)
      else {
        Issue.record("\(name) can't be read")
        return nil
      }
      return GroundTruthCase(json)
    }
  }()

  private init?(_ json: JSON) {
    guard let id = json["id"]?.stringValue, let scene = json["scene"], let expected = json["expect"]?.objectValue else {
      Issue.record("a case without id, scene or expect")
      return nil
    }
    self.id = id
    kind = json["kind"]?.stringValue ?? "unknown"
    self.scene = scene
    let wrong = json["knownWrong"]?["actual"]?.objectValue
    expectations = expected.filter { wrong?[$0.key] == nil }.map { ($0.key, Self.numbers($0.value)) }
    tolerance = json["tolerance"]?.doubleValue ?? 0.5
    knownWrong = wrong.map { $0.map { ($0.key, Self.numbers($0.value)) } }
  }

  private static func numbers(_ json: JSON) -> [Double]? {
    json.doubleValue.map { [$0] } ?? json.arrayValue?.compactMap(\.doubleValue)
  }
}
