internal import InsetText

/// A string literal of Swift source that is the first argument of a call, on one line: `performSegue(withIdentifier: "open"`.
struct LiteralArgument: Equatable {
  /// The function or type that is called, without what stands before its dot.
  var callee: String
  /// Empty of an argument without label.
  var label: String
  var value: String
  /// The bytes of the value, without quotes.
  var range: Range<Int>

  /// Nil where no such literal is, and of one with escapes or interpolations, whose value isn't what is written.
  init?(in text: SourceText, at offset: Int) {
    guard let line = text.lineRange(text.line(at: offset)),
      let range = Self.literal(in: text.bytes[line], at: offset)
    else { return nil }
    var before = text.bytes[line.lowerBound..<range.lowerBound - 1]
    Self.dropSpaces(&before)
    label = ""
    if before.last == UInt8(ascii: ":") {
      before.removeLast()
      label = Self.takeName(&before)
      Self.dropSpaces(&before)
    }
    guard before.popLast() == UInt8(ascii: "(") else { return nil }
    callee = Self.takeName(&before)
    guard !callee.isEmpty else { return nil }
    self.range = range
    value = text.string(in: range)
  }

  /// The content of the literal that a place of a line is in.
  private static func literal(in line: ArraySlice<UInt8>, at offset: Int) -> Range<Int>? {
    var start: Int?
    var index = line.startIndex
    var hasEscape = false
    while index < line.endIndex {
      switch (line[index], start) {
      case (UInt8(ascii: "\""), let open?):
        if open <= offset, offset <= index { return hasEscape ? nil : open..<index }
        start = nil
      case (UInt8(ascii: "\""), nil): (start, hasEscape) = (index + 1, false)
      case (UInt8(ascii: "\\"), .some):
        hasEscape = true
        index += 1
      default: break
      }
      index += 1
    }
    return nil
  }

  private static func dropSpaces(_ bytes: inout ArraySlice<UInt8>) {
    while bytes.last == 0x20 || bytes.last == 0x09 { bytes.removeLast() }
  }

  private static func takeName(_ bytes: inout ArraySlice<UInt8>) -> String {
    dropSpaces(&bytes)
    let name = bytes.suffix(while: { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        true
      default: false
      }
    })
    bytes.removeLast(name.count)
    return String(decoding: name, as: UTF8.self)
  }
}

extension ArraySlice {
  /// The longest end of the slice whose elements all pass.
  fileprivate func suffix(while passes: (Element) -> Bool) -> ArraySlice {
    self[(lastIndex { !passes($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
