import InsetDocuments
import InsetJSON
import InsetText
import Testing

@Suite("Configuration files")
struct ConfigurationReaderTests {
  private func read(_ text: String) -> ConfigurationFacts { ConfigurationReader.read(Array(text.utf8)) }

  private func place(_ part: String, in text: String) -> Range<Int> {
    guard let range = text.firstRange(of: part) else { return 0..<0 }
    return text.utf8.distance(
      from: text.startIndex, to: range.lowerBound)..<text.utf8.distance(from: text.startIndex, to: range.upperBound)
  }

  @Test("everything that a configuration can say, with its places")
  func whole() {
    let text = """
      { "$schema": "insetd.schema.json", "deploymentTarget": "9.0",
        "environments": ["iPhone 8@10.3", { "os": "13.4", "device": "iPhone 11" }],
        "exclude": ["Pods", "Vendor/é"],
        "rules": { "double-inset": "error", "old-guide": "off" },
        "placements": [{ "controller": "Feed", "in": ["UITabBarController", "UINavigationController"] }] }
      """
    let facts = read(text)
    #expect(facts.isComplete)
    #expect(facts.problems == [])
    #expect(facts.deploymentTarget == Located("9.0", at: place("\"9.0\"", in: text)))
    #expect(
      facts.environments == [
        Located("iPhone 8@10.3", at: place("\"iPhone 8@10.3\"", in: text)),
        Located(
          ["os": "13.4", "device": "iPhone 11"],
          at: place("{ \"os\": \"13.4\", \"device\": \"iPhone 11\" }", in: text)),
      ])
    #expect(facts.exclude.map(\.value) == ["Pods", "Vendor/é"])
    #expect(
      facts.rules.map(\.id) == [
        Located("double-inset", at: place("\"double-inset\"", in: text)),
        Located("old-guide", at: place("\"old-guide\"", in: text)),
      ])
    #expect(facts.rules.map(\.severity.value) == [.error, .off])
    #expect(facts.placements.map(\.controller.value) == ["Feed"])
    #expect(facts.placements.map { $0.containers.map(\.value) } == [["UITabBarController", "UINavigationController"]])
  }

  @Test("an empty object asks for nothing")
  func empty() {
    #expect(read("{}") == ConfigurationFacts())
  }

  @Test(
    "what is wrong is reported where it stands",
    arguments: [
      ("[1]", "[1]", "expected an object"),
      ("{\"deploymentTarget\": 9}", "9", "expected an iOS version such as \"9.0\""),
      ("{\"deploymentTarget\": \"nine\"}", "\"nine\"", "expected an iOS version such as \"9.0\""),
      ("{\"environments\": \"x\"}", "\"x\"", "expected an array"),
      ("{\"environments\": [7]}", "7", "expected an environment: \"iPhone 8@10.3\" or an object"),
      ("{\"exclude\": [null]}", "null", "expected a string"),
      ("{\"rules\": []}", "[]", "expected an object of rule ids and severities"),
      (
        "{\"rules\": {\"a\": \"loud\"}}", "\"loud\"",
        "expected one of \"off\", \"hint\", \"info\", \"warning\", \"error\""
      ),
      ("{\"placements\": [3]}", "3", "expected an object with \"controller\" and \"in\""),
      ("{\"placements\": [{\"in\": []}]}", "{\"in\": []}", "a placement needs \"controller\" and \"in\""),
      ("{\"placements\": [{\"controller\": 1, \"in\": []}]}", "1", "expected a string"),
    ])
  func wrong(text: String, at part: String, message: String) {
    #expect(read(text).problems == [ReadingProblem(.error, message, at: place(part, in: text))])
    #expect(read(text).isComplete)
  }

  @Test("an unknown key is a warning at the key")
  func unknownKey() {
    let text = "{\"exlude\": [], \"placements\": [{\"controller\": \"A\", \"in\": [], \"by\": 1}]}"
    let facts = read(text)
    #expect(facts.problems.map(\.severity) == [.warning, .warning])
    #expect(facts.problems.map(\.range) == [place("\"exlude\"", in: text), place("\"by\"", in: text)])
    #expect(
      facts.problems.first?.message
        == "unknown key \"exlude\"; known are deploymentTarget, environments, exclude, followLinks, rules, placements, logLevel"
    )
    #expect(facts.placements.count == 1)
  }

  @Test("a wrong item takes nothing else away")
  func nothingLost() {
    let facts = read(
      """
      {"exclude": ["a", 1, "b"], "rules": {"x": 1, "y": "hint"}, "environments": [[], "iPhone X@11"],
       "placements": [{"controller": "A", "in": ["N", 2]}, {"controller": "B", "in": ["N"]}]}
      """)
    #expect(facts.exclude.map(\.value) == ["a", "b"])
    #expect(facts.rules.map(\.id.value) == ["y"])
    #expect(facts.environments?.map(\.value) == ["iPhone X@11"])
    #expect(facts.placements.map(\.controller.value) == ["B"])
    #expect(facts.problems.count == 4)
  }

  @Test("what is no JSON is one problem at its byte", arguments: [("{\"a\": }", 6), ("", 0), ("{", 1)])
  func noJSON(text: String, offset: Int) {
    let facts = read(text)
    #expect(!facts.isComplete)
    #expect(facts.problems.count == 1)
    #expect(facts.problems.first.map { (offset - 1...offset + 1).contains($0.range.lowerBound) } == true)
    #expect(facts.problems.first?.message.hasPrefix("JSON: ") == true)
  }
}
