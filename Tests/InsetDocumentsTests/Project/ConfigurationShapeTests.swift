import InsetDocuments
import InsetJSON
import InsetText
import Testing

@Suite("Shape of configurations")
struct ConfigurationShapeTests {
  private func problems(_ text: String) -> [ReadingProblem] { ConfigurationReader.read(Array(text.utf8)).problems }

  private func messages(_ text: String) -> [String] { problems(text).map(\.message) }

  @Test("environments are checked as the schema of scenes has them")
  func environments() {
    #expect(
      messages(#"{"environments": ["iPhone 8"]}"#) == ["expected an environment such as \"iPhone 8@10.3\""])
    #expect(messages(#"{"environments": [{"os": "11.0"}]}"#) == ["an environment needs \"os\" and \"device\""])
    #expect(
      messages(#"{"environments": [{"os": "11.0", "device": "x", "screen": {"size": [0, 1]}}]}"#)
        == ["expected a number above 0"])
    #expect(
      messages(#"{"environments": [{"os": "11.0", "device": "x", "screen": {"size": [1]}}]}"#)
        == ["expected 2 numbers"])
    #expect(
      messages(#"{"environments": [{"os": "11.0", "device": "x", "orientation": "up"}]}"#)
        == ["expected one of \"portrait\", \"landscape\""])
  }

  @Test("what is wrong in an environment takes that away alone")
  func member() {
    let text = #"{"environments": [{"os": "11.0", "device": "x", "inCallStatusBar": 1}, "iPhone 8@11.0"]}"#
    let facts = ConfigurationReader.read(Array(text.utf8))
    #expect(facts.environments?.map(\.value) == [["os": "11.0", "device": "x"], "iPhone 8@11.0"])
  }
}
