extension SourceText {
  /// The text with other bytes in place of a byte range, which is clamped. Only the new bytes are searched for lines.
  package func replacing(_ range: Range<Int>, with replacement: [UInt8]) -> SourceText {
    let range = range.clamped(to: 0..<bytes.count)
    var (newBytes, newLines) = (bytes, lines)
    newBytes.replaceSubrange(range, with: replacement)
    newLines.replace(range, newCount: replacement.count, in: newBytes)
    return SourceText(newBytes, lines: newLines)
  }

  /// The text after a set of edits, all of which mean the text as it is now, in any order; nil if two of them overlap.
  ///
  /// Insertions at one place keep their order and go before a replacement that starts there. Ranges are clamped.
  package func applying(_ edits: [TextEdit]) -> SourceText? {
    let ordered = edits.enumerated()
      .map { (index: $0.offset, range: $0.element.range.clamped(to: 0..<bytes.count), text: $0.element.newText) }
      .sorted {
        ($0.range.lowerBound, $0.range.upperBound, $0.index) < ($1.range.lowerBound, $1.range.upperBound, $1.index)
      }
    var (result, copied): ([UInt8], Int) = ([], 0)
    for edit in ordered {
      guard edit.range.lowerBound >= copied else { return nil }
      result += bytes[copied..<edit.range.lowerBound]
      result += edit.text.utf8
      copied = edit.range.upperBound
    }
    result += bytes[copied...]
    return SourceText(result)
  }
}
