import InsetJSON
import InsetLayout
import InsetModel
import Testing

/// What UIKit was seen to do: each case is a scene and the numbers that a public source shows for it.
@Suite("Ground truth")
struct GroundTruthTests {
  @Test("every published number comes out", arguments: GroundTruthCase.all)
  func numbers(of truth: GroundTruthCase) throws {
    let environment = try #require(SceneDecoder.environments(truth.scene["environment"]).first)
    let layout = try layOut(SceneDecoder.scene(truth.scene), in: environment)
    for (name, expected) in truth.expectations {
      let actual = try layout.numbers(NamedQuantity(name, in: layout.tree))
      #expect(
        agree(actual, expected, tolerance: truth.tolerance),
        "\(truth.id) \(name): \(String(describing: actual)) ≠ \(expected)")
    }
  }

  @Test("a case known to be wrong still gives the wrong value that it names", arguments: GroundTruthCase.all)
  func knownWrong(_ truth: GroundTruthCase) throws {
    guard let wrong = truth.knownWrong else { return }
    let environment = try #require(SceneDecoder.environments(truth.scene["environment"]).first)
    let layout = try layOut(SceneDecoder.scene(truth.scene), in: environment)
    for (name, expected) in wrong {
      let actual = try layout.numbers(NamedQuantity(name, in: layout.tree))
      #expect(agree(actual, expected, tolerance: truth.tolerance), "\(truth.id) \(name)")
    }
  }

  private func agree(_ actual: [Double]?, _ expected: [Double]?, tolerance: Double) -> Bool {
    guard let actual, let expected else { return actual == nil && expected == nil }
    return actual.count == expected.count && zip(actual, expected).allSatisfy { abs($0 - $1) <= tolerance }
  }
}
