internal import InsetText

/// One of the changes in a `didChange`, as the client wrote it.
struct ContentChange: Equatable, Sendable {
  /// What is replaced; nil for the whole text.
  var range: PositionRange?
  var text: String

  init(range: PositionRange?, text: String) {
    self.range = range
    self.text = text
  }

  init(_ params: Parameters) throws(ResponseError) {
    range = try params["range"].ifPresent?.positionRange()
    text = try params["text"].string()
  }

  /// The change in bytes of `text`, which is the text just before it. A whole new text becomes the replacement of the
  /// stretch that differs, so that what rests on edits works for clients that always send everything.
  func edit(in text: SourceText, _ encoding: PositionEncoding) -> TextEdit {
    guard let range else { return text.difference(to: SourceText(self.text)) }
    return TextEdit(range: text.range(of: range, in: encoding), newText: self.text)
  }
}
