// Interface Builder's files.
extension FixWriter {
  /// Takes an attribute, or an element, out with the white space before it.
  package func removing(_ range: Range<Int>) -> Fix.Edit {
    edit(leadingSpace(before: range.lowerBound)..<range.upperBound, "")
  }

  /// Sets an attribute of an element: replaces its value, or adds it as the tag's last one.
  ///
  /// - Parameter tag: the start tag. Nil where it isn't one.
  package func setting(_ attribute: String, to value: String, inTag tag: Range<Int>) -> Fix.Edit? {
    guard tag.lowerBound >= 0, tag.upperBound <= text.bytes.count, tag.count > 2,
      text.bytes[tag.lowerBound] == UInt8(ascii: "<"), text.bytes[tag.upperBound - 1] == UInt8(ascii: ">")
    else { return nil }
    if let present = self.value(of: attribute, inTag: tag) { return edit(present, escaped(value)) }
    var end = tag.upperBound - 1
    if text.bytes[end - 1] == UInt8(ascii: "/") { end -= 1 }
    while end > tag.lowerBound, isSpace(text.bytes[end - 1]) { end -= 1 }
    return edit(end..<end, " \(attribute)=\"\(escaped(value))\"")
  }

  /// The bytes of an attribute's value, without its quotes.
  private func value(of attribute: String, inTag tag: Range<Int>) -> Range<Int>? {
    let name = Array(attribute.utf8)
    var offset = tag.lowerBound
    while offset < tag.upperBound {
      guard isSpace(text.bytes[offset]) else {
        // What stands in quotes isn't a name.
        if text.bytes[offset] == UInt8(ascii: "\"") || text.bytes[offset] == UInt8(ascii: "'") {
          offset = closingQuote(of: offset, before: tag.upperBound)
        }
        offset += 1
        continue
      }
      let start = offset + 1
      var end = start + name.count
      offset += 1
      guard end < tag.upperBound, text.bytes[start..<end].elementsEqual(name) else { continue }
      while end < tag.upperBound, isSpace(text.bytes[end]) { end += 1 }
      guard end < tag.upperBound, text.bytes[end] == UInt8(ascii: "=") else { continue }
      end += 1
      while end < tag.upperBound, isSpace(text.bytes[end]) { end += 1 }
      guard end < tag.upperBound, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(text.bytes[end]) else { continue }
      return (end + 1)..<closingQuote(of: end, before: tag.upperBound)
    }
    return nil
  }

  private func closingQuote(of quote: Int, before limit: Int) -> Int {
    var end = quote + 1
    while end < limit, text.bytes[end] != text.bytes[quote] { end += 1 }
    return end
  }

  private func escaped(_ value: String) -> String {
    value.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }
}
