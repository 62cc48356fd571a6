import InsetJSON
import InsetText
import TestSupport
import Testing

@testable import InsetServer

/// Edits through the protocol against a list of characters that is edited in the plainest way.
@Suite("Random edits of a document")
struct RandomEditsTests {
  private struct Model {
    var scalars: [Unicode.Scalar] = []
    let encoding: PositionEncoding

    var text: String {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      return String(text)
    }

    private func width(_ scalar: Unicode.Scalar) -> Int {
      switch encoding {
      case .utf8: UTF8.width(scalar)
      case .utf16: UTF16.width(scalar)
      case .utf32: 1
      }
    }

    func position(_ index: Int) -> Position {
      var position = Position(line: 0, character: 0)
      for place in 0..<index {
        let isEnd =
          scalars[place] == "\n" || scalars[place] == "\r" && !(place + 1 < scalars.count && scalars[place + 1] == "\n")
        position =
          isEnd
          ? Position(line: position.line + 1, character: 0)
          : Position(line: position.line, character: position.character + width(scalars[place]))
      }
      return position
    }

    /// A place between two characters that isn't inside a line end.
    func place(_ random: inout SeededGenerator) -> Int {
      let index = Int.random(in: 0...scalars.count, using: &random)
      let isInside = index > 0 && index < scalars.count && scalars[index - 1] == "\r" && scalars[index] == "\n"
      return isInside ? index + 1 : index
    }
  }

  private static let pieces = ["a", "é", "😀", "\r\n", "\n", "\r", "🏳️‍🌈", "", "xy", "漢"]

  @Test("they come to the same", arguments: [PositionEncoding.utf8, .utf16, .utf32])
  func random(encoding: PositionEncoding) {
    var random = SeededGenerator(state: 7)
    let session = InProcessSession.begun(
      capabilities: ["general": ["positionEncodings": [.string(encoding.rawValue)]]])
    let uri: JSON = "file:///tmp/a.swift"
    var model = Model(encoding: encoding)
    session.tell(
      "textDocument/didOpen", ["textDocument": ["uri": uri, "languageId": "swift", "version": 0, "text": ""]])
    for version in 1...334 {
      var changes: [JSON] = []
      for _ in 0..<10 {
        let (one, other) = (model.place(&random), model.place(&random))
        let range = min(one, other)..<min(max(one, other), min(one, other) + 6)
        let end = range.upperBound
        let isInside =
          end > range.lowerBound && end < model.scalars.count && model.scalars[end - 1] == "\r"
          && model.scalars[end] == "\n"
        let replaced = range.lowerBound..<(isInside ? end + 1 : end)
        let text = (0..<Int.random(in: 0...3, using: &random)).map { _ in
          Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
        }.joined()
        let places = PositionRange(start: model.position(replaced.lowerBound), end: model.position(replaced.upperBound))
        changes.append(["range": places.json, "text": .string(text)])
        model.scalars.replaceSubrange(replaced, with: Array(text.unicodeScalars))
        if model.scalars.count > 60 {
          model.scalars = []
          changes.append(["text": ""])
        }
      }
      session.tell(
        "textDocument/didChange",
        ["textDocument": ["uri": uri, "version": .integer(version)], "contentChanges": .array(changes)])
      session.run()
      let text = session.server.documents[DocumentURI("file:///tmp/a.swift")]?.text.bytes
      guard text == Array(model.text.utf8) else {
        Issue.record("version \(version) differs")
        return
      }
    }
  }
}
