import InsetJSON
import InsetText
import Testing

@testable import InsetServer

@Suite("Completion")
struct CompletionFeatureTests {
  private let configuration = FeatureSession.apps + "/SixtyFour/.insetd.json"
  private let scene = FeatureSession.apps + "/FourCases/New.inset.json"

  /// The answer at the `|` of a text, and the text after each of its edits.
  private func complete(_ path: String, _ marked: String, _ session: FeatureSession = FeatureSession())
    -> (answer: JSON?, results: [String])
  {
    let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let text = SourceText(parts.joined())
    session.open(path, text.string)
    let answer = self.answer(path, text, at: parts[0].utf8.count, session)
    return (answer, (answer?["items"]?.arrayValue ?? []).compactMap { apply($0, to: text, session.encoding) })
  }

  private func answer(_ path: String, _ text: SourceText, at offset: Int, _ session: FeatureSession) -> JSON? {
    session.session.ask(
      "textDocument/completion",
      [
        "textDocument": ["uri": .string(DocumentURI(path: path).string)],
        "position": text.position(at: offset, in: session.encoding).json,
      ])
  }

  private func apply(_ item: JSON, to text: SourceText, _ encoding: PositionEncoding) -> String? {
    guard let edit = item["textEdit"], let newText = edit["newText"]?.stringValue,
      let range = try? Parameters(edit["range"]).positionRange(), range.start.line == range.end.line
    else { return nil }
    return text.replacing(text.range(of: range, in: encoding), with: Array(newText.utf8)).string
  }

  @Test(
    "an edit fits its text in every encoding, with characters outside the BMP and CRLF before it",
    arguments: PositionEncoding.allCases)
  func encodings(_ encoding: PositionEncoding) {
    let session = FeatureSession(encoding: encoding)
    let before = "{ \"exclude\": [\"é😀\"],\r\n  \"placements\": [{ \"in\": [\"😀\"], \"controller\": \"Fe"
    let found = complete(configuration, before + "|\" }] }", session)
    #expect(found.results.contains(before.dropLast(2) + "FeedViewController\" }] }"))
    #expect(found.answer?["isIncomplete"] == false)
  }

  @Test("keys that are missing, as the client can take them")
  func keys() {
    let found = complete(configuration, "{ \"rules\": {},\n  \"| }")
    #expect(found.results.contains("{ \"rules\": {},\n  \"exclude\":  }"))
    let item = found.answer?["items"]?.arrayValue?.first { $0["label"] == "exclude" }
    #expect(
      item?["documentation"]
        == "Files and folders to leave out, by their paths from this file's folder; * and ? stand for other characters."
    )
    #expect(item?["kind"] == 10)
    #expect(item?["filterText"] == "\"exclude\": ")
    #expect(item?["detail"] == "an array, by default []")
    #expect(found.answer?["items"]?.arrayValue?.contains { $0["label"] == "rules" } == false)
  }

  @Test("documentation in the client's form, kinds that it knows")
  func capabilities() {
    let session = FeatureSession(
      completion: ["completionItem": ["documentationFormat": ["markdown"]], "completionItemKind": ["valueSet": [20]]])
    let item = complete(configuration, "{ \"rules\": { \"scroll-view-not-first-subview\": | } }", session).answer?[
      "items"]?[0]
    #expect(item?["label"] == "off")
    #expect(item?["documentation"] == ["kind": "markdown", "value": "The rule is not run."])
    #expect(item?["kind"] == 20)
    let plain = FeatureSession(completion: ["completionItem": ["documentationFormat": ["plaintext", "markdown"]]])
    let other = complete(configuration, "{ \"rules\": { \"scroll-view-not-first-subview\": | } }", plain).answer?[
      "items"]?[0]
    #expect(other?["documentation"]?["kind"] == "plaintext")
    #expect(other?["kind"] == 12)
  }

  @Test("rules, devices and the app's own controllers as values")
  func values() {
    #expect(
      complete(configuration, "{ \"rules\": { | } }").results.contains(
        "{ \"rules\": { \"scroll-view-not-first-subview\":  } }"))
    #expect(
      complete(configuration, "{ \"environments\": [\"iPh|\"] }").results.contains(
        "{ \"environments\": [\"iPhone 8@11.0\"] }"))
    #expect(
      complete(configuration, "{ \"placements\": [{ \"in\": [\"UITab|").results.contains(
        "{ \"placements\": [{ \"in\": [\"UITabBarController\""))
  }

  @Test("scene documents too, and nothing elsewhere")
  func scenes() {
    #expect(
      complete(scene, "{ \"version\": 1, \"root\": { \"kind\": \"| } }").results.contains(
        "{ \"version\": 1, \"root\": { \"kind\": \"navigation\" } }"))
    #expect(complete(FeatureSession.storyboard, FeatureSession.text(FeatureSession.storyboard)).answer == .null)
    #expect(complete(scene, "{} |").answer == .null)
  }

  @Test("at every byte an answer whose edits hold the place", arguments: ["\n", "\r\n"], PositionEncoding.allCases)
  func everywhere(_ lineBreak: String, _ encoding: PositionEncoding) {
    let session = FeatureSession(encoding: encoding)
    let text = SourceText(
      [
        "{ \"rules\": { \"é😀\": \"off\" },", "  \"environments\": [\"iPhone 8@11.0\", ],",
        "  \"placements\": [{ \"controller\": \"Fe", "  \"exclude\": [tru",
      ].joined(separator: lineBreak))
    for path in [configuration, scene] {
      session.open(path, text.string)
      for offset in 0...text.bytes.count {
        let answer = answer(path, text, at: offset, session)
        #expect(answer?.errorCode == nil)
        let place = text.offset(of: text.position(at: offset, in: encoding), in: encoding)
        for item in answer?["items"]?.arrayValue?.prefix(1) ?? [] {
          guard let range = try? Parameters(item["textEdit"]?["range"]).positionRange() else { continue }
          let bytes = text.range(of: range, in: encoding)
          #expect(range.start.line == range.end.line && bytes.lowerBound <= place && place <= bytes.upperBound)
        }
      }
    }
  }
}
