import InsetDocuments
import InsetJSON
import Testing

@Suite("Completion in documents")
struct DocumentCompletionTests {
  private let vocabulary: SchemaVocabulary = {
    var vocabulary = SchemaVocabulary()
    vocabulary.rules = [SchemaWord("double-inset", "Inset twice.")]
    vocabulary.environments = [SchemaWord("iPhone 8@11.0", "375 × 667 points.")]
    vocabulary.devices = [SchemaWord("iPhone 8", "375 × 667 points.")]
    vocabulary.controllers = [SchemaWord("FeedViewController", "Of the app.")]
    return vocabulary
  }()

  private func complete(_ text: String, scene: Bool = false) -> DocumentCompletion? {
    let bytes = Array(text.utf8)
    let offset = bytes.firstIndex(of: UInt8(ascii: "|")) ?? 0
    let schema = scene ? SceneSchema.document(vocabulary) : ConfigurationSchema.document(vocabulary)
    return DocumentCompletion(schema, bytes.filter { $0 != UInt8(ascii: "|") }, at: offset)
  }

  private func texts(_ text: String, scene: Bool = false) -> [String] {
    complete(text, scene: scene)?.candidates.map(\.text) ?? []
  }

  @Test("keys that aren't there yet, in the order of the schema")
  func keys() {
    #expect(
      texts("{ \"rules\": {}, \"exclude\": [], | }")
        == [
          "\"$schema\": ", "\"deploymentTarget\": ", "\"environments\": ", "\"followLinks\": ", "\"placements\": ",
          "\"logLevel\": ",
        ])
    #expect(texts("{ \"placements\": [{ \"controller\": \"A\", \"| }] }") == ["\"in\": "])
    #expect(texts("{ \"placements\": [{ \"c|\": \"A\" }] }") == ["\"controller\"", "\"in\""])
    #expect(texts("{ \"rules\": { | } }") == ["\"double-inset\": "])
    #expect(texts("{ \"environments\": [{ \"os\": \"11.0\", \"w|\" }] }").contains("\"window\": "))
  }

  @Test("a key says what its value must be, and what holds without it")
  func details() {
    let candidates = complete("{ \"|\" }")?.candidates ?? []
    #expect(candidates.first { $0.label == "exclude" }?.detail == "an array, by default []")
    #expect(
      candidates.first { $0.label == "deploymentTarget" }?.documentation
        == "The lowest iOS that the app runs on, where no project file says it.")
  }

  @Test("values: words of the vocabulary, severities, UIKit's containers")
  func values() {
    #expect(
      texts("{ \"rules\": { \"double-inset\": | } }")
        == ["\"off\"", "\"hint\"", "\"info\"", "\"warning\"", "\"error\""])
    #expect(texts("{ \"environments\": [|] }") == ["\"iPhone 8@11.0\"", "{}"])
    #expect(texts("{ \"environments\": [\"|\"] }") == ["\"iPhone 8@11.0\""])
    #expect(texts("{ \"placements\": [{ \"controller\": \"Fe|\" }] }") == ["\"FeedViewController\""])
    #expect(texts("{ \"placements\": [{ \"in\": [\"|") == ConfigurationSchema.uiKitContainers.map { "\"\($0.value)\"" })
    #expect(texts("{ \"exclude\": |") == ["[]"])
    #expect(texts("{ \"exclude\": [|").isEmpty)
  }

  @Test("scene documents: keys, words, booleans, and defaults of numbers")
  func scenes() {
    #expect(texts("{ | }", scene: true).prefix(2) == ["\"$schema\": ", "\"version\": "])
    #expect(texts("{ \"version\": | }", scene: true) == ["1"])
    let root = "{ \"root\": { \"view\": { \"subviews\": [{"
    #expect(
      texts(root + "\"contentInsetAdjustmentBehavior\": \"a|", scene: true)
        == ["\"automatic\"", "\"scrollableAxes\"", "\"never\"", "\"always\""])
    #expect(texts(root + "\"isPagingEnabled\": |", scene: true) == ["true", "false"])
    #expect(texts(root + "\"contentInset\": |", scene: true) == ["[0,0,0,0]"])
    #expect(
      complete(root + "\"isPagingEnabled\": |", scene: true)?.candidates.map(\.detail) == [nil, "default"])
  }

  @Test("every byte of a document gives nothing or a range around it", arguments: ["\n", "\r\n"])
  func everywhere(_ lineBreak: String) {
    let text = [
      "{", "  \"deploymentTarget\": \"9.0\", \"rules\": { \"double-inset\": \"off\" },",
      "  \"environments\": [\"iPhone 8@11.0\", { \"os\": \"é😀\" }],", "  \"placements\": [{ \"in\": [] }]", "}",
    ].joined(separator: lineBreak)
    let bytes = Array(text.utf8)
    for scheme in [ConfigurationSchema.document(vocabulary), SceneSchema.document(vocabulary)] {
      for end in 0...bytes.count {
        for offset in [end, max(0, end - 1)] {
          guard let found = DocumentCompletion(scheme, Array(bytes[..<end]), at: offset) else { continue }
          #expect(found.replaced.lowerBound <= offset && offset <= found.replaced.upperBound)
          #expect(found.replaced.upperBound <= end)
        }
      }
    }
  }
}
