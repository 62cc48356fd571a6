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
    var bytes = text.range(of: range, in: encoding)
    guard encoding == .utf16 else { return TextEdit(range: bytes, newText: self.text) }
    // A change may begin or end between the halves of a surrogate pair. The half that it leaves counts as one unit for
    // the client, as U+FFFD does here.
    let (start, end) = (min(range.start, range.end), max(range.start, range.end))
    var newText = self.text
    if text.isWithinPair(start) { newText = "\u{FFFD}" + newText }
    if text.isWithinPair(end) {
      newText += "\u{FFFD}"
      bytes = bytes.lowerBound..<bytes.upperBound + pairByteCount
    }
    return TextEdit(range: bytes, newText: newText)
  }
}

/// Bytes of a character that is a surrogate pair in UTF-16.
private let pairByteCount = 4

extension SourceText {
  /// Whether a position in UTF-16 lies between the halves of a surrogate pair.
  fileprivate func isWithinPair(_ position: Position) -> Bool {
    let start = offset(of: position, in: .utf16)
    let whole = self.position(at: start, in: .utf16)
    guard whole.line == position.line, whole.character < position.character, start < bytes.count else { return false }
    // Beyond the line's end, what follows is its terminator.
    return bytes[start] >= 0xF0
  }
}
