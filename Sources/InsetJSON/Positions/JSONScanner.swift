/// Reads a document's structure and positions, event by event, to the first fault. It does not build values: jansson
/// does, but it keeps no positions. The scanner accepts exactly what jansson accepts (nesting depth apart), so it can
/// say where jansson's errors are.
///
/// Linear and without recursion; any bytes are fine.
struct JSONScanner {
  enum Event: Equatable {
    /// An object or array begins at this byte.
    case open(Int)
    /// The innermost open object or array ends before this byte.
    case close(Int)
    /// A member's key, quotes included.
    case key(Range<Int>)
    /// A string, number, `true`, `false` or `null`.
    case scalar(Range<Int>)
  }

  private enum Container {
    case object, array
  }

  private enum Expectation {
    case value, firstItem, firstKey, key, colon, separator, end
  }

  let bytes: [UInt8]
  var offset = 0
  private var open: [Container] = []
  private var expectation = Expectation.value

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The byte at `offset`; nil at the end.
  var current: UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  /// The next event; nil after the end of a well-formed document. Not to be called again after a fault.
  mutating func next() throws(JSONFault) -> Event? {
    while true {
      skipWhitespace()
      switch expectation {
      case .end:
        guard current == nil else { throw fault("nothing may follow the document's value") }
        return nil
      case .firstItem where current == UInt8(ascii: "]"), .firstKey where current == UInt8(ascii: "}"):
        return close()
      case .value, .firstItem:
        return try value()
      case .firstKey, .key:
        return try key()
      case .colon:
        guard current == UInt8(ascii: ":") else { throw unexpected("a colon after the key") }
        offset += 1
        expectation = .value
      case .separator:
        switch (current, open.last) {
        case (UInt8(ascii: ","), .object):
          offset += 1
          expectation = .key
        case (UInt8(ascii: ","), _):
          offset += 1
          expectation = .value
        case (UInt8(ascii: "}"), .object), (UInt8(ascii: "]"), .array):
          return close()
        case (_, .object):
          throw unexpected("a comma or \"}\"")
        default:
          throw unexpected("a comma or \"]\"")
        }
      }
    }
  }

  private mutating func skipWhitespace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  private mutating func close() -> Event {
    open.removeLast()
    offset += 1
    completeValue()
    return .close(offset)
  }

  private mutating func completeValue() {
    expectation = open.isEmpty ? .end : .separator
  }

  private mutating func key() throws(JSONFault) -> Event {
    guard current == UInt8(ascii: "\"") else {
      throw unexpected(expectation == .firstKey ? "a key in double quotes or \"}\"" : "a key in double quotes")
    }
    let start = offset
    try skipString(isKey: true)
    expectation = .colon
    return .key(start..<offset)
  }

  private mutating func value() throws(JSONFault) -> Event {
    let start = offset
    switch current {
    case UInt8(ascii: "{"):
      offset += 1
      open.append(.object)
      expectation = .firstKey
      return .open(start)
    case UInt8(ascii: "["):
      offset += 1
      open.append(.array)
      expectation = .firstItem
      return .open(start)
    case UInt8(ascii: "\""):
      try skipString(isKey: false)
    case let byte? where byte == UInt8(ascii: "-") || isDigit(byte):
      try skipNumber()
    case let byte? where isLetter(byte):
      try skipWord()
    default:
      throw unexpected(expectation == .firstItem ? "a value or \"]\"" : "a value")
    }
    completeValue()
    return .scalar(start..<offset)
  }

  private mutating func skipWord() throws(JSONFault) {
    let start = offset
    while let byte = current, isLetter(byte) {
      offset += 1
    }
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard word == "true" || word == "false" || word == "null" else {
      throw JSONFault("expected a value, found the word \(word.prefix(40))", at: start)
    }
  }
}

func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

private func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}

/// A fault and its byte offset, before lines are counted.
struct JSONFault: Error, Equatable {
  var message: String
  var offset: Int

  init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}

extension JSONScanner {
  func fault(_ message: String) -> JSONFault {
    JSONFault(message, at: offset)
  }

  /// The fault of finding anything but `expected` at the offset.
  func unexpected(_ expected: String) -> JSONFault {
    switch current {
    case nil where bytes.isEmpty:
      fault("the document is empty")
    case nil:
      fault("expected \(expected), but the document ends")
    case 0xEF where offset == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]):
      fault("a byte order mark may not stand before a JSON document")
    case let byte? where byte >= 0x80:
      fault(
        wellFormedLength == nil ? "the bytes are not UTF-8" : "expected \(expected), found a character outside ASCII")
    case let byte? where byte < 0x20 || byte == 0x7F:
      fault("expected \(expected), found the control character \(unicodeName(byte))")
    case UInt8(ascii: "\""):
      fault("expected \(expected), found a string")
    case let byte?:
      fault("expected \(expected), found \"\(Character(Unicode.Scalar(byte)))\"")
    }
  }

  /// `U+001F` for 0x1F.
  func unicodeName(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
