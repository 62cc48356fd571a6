import InsetJSON
import InsetText
import Testing

@testable import InsetServer

@Suite("Configurations in the editor")
struct ConfigurationFeatureTests {
  private let path = FeatureSession.apps + "/SixtyFour/.insetd.json"

  @Test("warnings at the values, in every encoding", arguments: PositionEncoding.allCases)
  func warnings(_ encoding: PositionEncoding) {
    let session = FeatureSession(encoding: encoding)
    let text =
      "{\r\n  \"exlude😀\": 1, \"rules\": { \"nothing\": \"off\" },\r\n  \"environments\": [\"😀@9.0\", \"iPhone 5z@9.0\"] }"
    session.open(path, text)
    let source = SourceText(text)
    let found = session.diagnostics(path) ?? []
    let places = found.map { diagnostic -> String in
      guard let range = try? Parameters(diagnostic["range"]).positionRange() else { return "" }
      return source.string(in: source.range(of: range, in: encoding))
    }
    #expect(places == ["\"exlude😀\"", "\"nothing\"", "\"😀@9.0\"", "\"iPhone 5z@9.0\""])
    #expect(found.map { $0["severity"] } == [2, 2, 2, 2])
    #expect(found.map { $0["code"] } == ["reading", "configuration", "configuration", "configuration"])
    #expect(found.last?["message"]?.stringValue?.contains("did you mean \"iPhone 5") == true)
  }

  @Test("a class that no storyboard names is known all the same; an excluded path must match something")
  func surroundings() {
    let folder = TemporaryFolder([
      "App/A.swift": "class Plain {}\nclass Drawer: UIViewController {}\n", "Vendor/B.swift": "class B {}\n",
      ".insetd.json":
        #"{ "exclude": ["Vendor/", "Pods", "*.xib"], "placements": [{ "controller": "Drawer", "in": ["Plain", "B"] }] }"#,
    ])
    let session = ProjectSession(
      folders: [folder.path], findings: { DiagnosticsFeature.diagnostics($0, RulePages(cacheFolder: nil)) ?? [:] })
    #expect(
      session.published() == [
        .init(
          ".insetd.json",
          [
            "no folder, and no file that insetd reads, matches \"Pods\"",
            "no folder, and no file that insetd reads, matches \"*.xib\"",
            "\"B\" is neither a container of UIKit nor a class of the project",
          ])
      ])
    folder.write("Pods/C.swift", "class C {}\n")
    session.filesChanged([(folder("Pods/C.swift"), .created)])
    #expect(
      session.published() == [
        .init(
          ".insetd.json",
          [
            "no folder, and no file that insetd reads, matches \"*.xib\"",
            "\"B\" is neither a container of UIKit nor a class of the project",
          ])
      ])
  }

  @Test("hovers on keys, environments and rules", arguments: PositionEncoding.allCases)
  func hovers(_ encoding: PositionEncoding) {
    let session = FeatureSession(encoding: encoding)
    let text = "{ \"exclude\": [\"😀\"],\r\n  \"environments\": [\"iPhone X@12.0\"] }"
    session.open(path, text)
    let key = session.hover(path, at: "\"environments", in: text)
    #expect(key?["contents"]?["value"]?.stringValue?.hasPrefix("**environments: an array**") == true)
    let environment = session.hover(path, at: "\"iPhone", in: text)
    #expect(
      environment?["contents"]?["value"]?.stringValue?.hasPrefix("iPhone X\\@12.0\n- screen 375 × 812 points") == true)
    #expect(environment?["range"] == ["start": ["line": 1, "character": 19], "end": ["line": 1, "character": 34]])
    #expect(session.hover(path, at: "😀", in: text) == .null)
  }

  @Test("in a scene document a key without a quantity is described")
  func sceneKey() {
    let session = FeatureSession()
    let path = FeatureSession.apps + "/FourCases/TYAY.inset.json"
    let text = FeatureSession.text(path)
    session.open(path, text)
    #expect(
      session.hover(path, at: "\"version\"", in: text)?["contents"]?["value"]
        == "**version: 1**\n\nThe version of the format: 1.")
  }
}
