extension JSONScanner {
  /// Moves from a string's opening quote to behind its closing one.
  mutating func skipString(isKey: Bool) throws(JSONFault) {
    let start = offset
    offset += 1
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return
      case UInt8(ascii: "\\"):
        try skipEscape(isKey: isKey)
      case 0x0A, 0x0D:
        throw fault("a string may not hold a line break; write \\n")
      case 0..<0x20:
        throw fault("a string may not hold the control character \(unicodeName(byte))")
      case 0x20..<0x80:
        offset += 1
      default:
        guard let length = wellFormedLength else { throw fault("the bytes are not UTF-8") }
        offset += length
      }
    }
    throw JSONFault("the string is not closed", at: start)
  }

  private mutating func skipEscape(isKey: Bool) throws(JSONFault) {
    let start = offset
    switch byte(1) {
    case UInt8(ascii: "u"):
      guard let unit = hexadecimalUnit(at: start + 2) else {
        throw fault("four hexadecimal digits must follow \\u")
      }
      offset += 6
      switch unit {
      case 0 where isKey:
        throw JSONFault("a key may not hold \\u0000", at: start)
      case 0xD800..<0xDC00:
        guard byte(0) == UInt8(ascii: "\\"), byte(1) == UInt8(ascii: "u"),
          let second = hexadecimalUnit(at: offset + 2), (0xDC00..<0xE000).contains(second)
        else {
          throw JSONFault("a lone surrogate is not a character", at: start)
        }
        offset += 6
      case 0xDC00..<0xE000:
        throw JSONFault("a lone surrogate is not a character", at: start)
      default:
        break
      }
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 2
    default:
      throw fault("no such escape: \\ stands before one of \" \\ / b f n r t u")
    }
  }

  /// Moves over a number and checks that it fits: integers into 64 bits, reals into a `Double`.
  mutating func skipNumber() throws(JSONFault) {
    let start = offset
    if current == UInt8(ascii: "-") { offset += 1 }
    let firstDigit = offset
    guard skipDigits() else { throw unexpected("a digit") }
    guard offset - firstDigit == 1 || bytes[firstDigit] != UInt8(ascii: "0") else {
      throw JSONFault("a number may not begin with a zero that other digits follow", at: start)
    }
    var isReal = false
    if current == UInt8(ascii: ".") {
      isReal = true
      offset += 1
      guard skipDigits() else { throw unexpected("a digit after the decimal point") }
    }
    if let byte = current, byte | 0x20 == UInt8(ascii: "e") {
      isReal = true
      offset += 1
      if let sign = current, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { offset += 1 }
      guard skipDigits() else { throw unexpected("a digit in the exponent") }
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    if isReal {
      guard let value = Double(text), value.isFinite else {
        throw JSONFault("the number is too large", at: start)
      }
    } else if Int64(text) == nil {
      throw JSONFault("the integer does not fit into 64 bits", at: start)
    }
  }

  /// Whether there was at least one digit.
  private mutating func skipDigits() -> Bool {
    let start = offset
    while let byte = current, isDigit(byte) {
      offset += 1
    }
    return offset > start
  }

  /// The byte that lies `distance` behind the offset.
  private func byte(_ distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  private func hexadecimalUnit(at start: Int) -> UInt16? {
    guard start + 4 <= bytes.count else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[start..<start + 4] {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  /// The length of the well-formed UTF-8 sequence at the offset (Unicode, table 3-7); nil when there is none.
  var wellFormedLength: Int? {
    guard let first = current else { return nil }
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0..<0x80: length = 1
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: return nil
    }
    guard offset + length <= bytes.count else { return nil }
    for (distance, byte) in bytes[offset..<offset + length].enumerated().dropFirst() {
      guard (distance == 1 ? second : 0x80...0xBF).contains(byte) else { return nil }
    }
    return length
  }
}
