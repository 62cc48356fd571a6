extension ObjectiveCLexer {
  /// Past the closing quote, or to the end of the line where there is none.
  mutating func skipQuoted() {
    let quote = byte()
    offset += 1
    while offset < end {
      switch bytes[offset] {
      case quote:
        offset += 1
        return
      case 0x5C where isContinuation: skipContinuation()
      case 0x5C: offset = min(offset + 2, end)
      case 0x0A, 0x0D: return
      default: offset += 1
      }
    }
  }

  /// Digits, letters, points, and signs after an exponent's letter.
  mutating func readNumber() {
    let start = offset
    let isHexadecimal = byte() == 0x30 && byte(1) | 0x20 == UInt8(ascii: "x")
    while offset < end {
      let next = bytes[offset]
      let exponent = isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")
      if next | 0x20 == exponent, byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-") {
        offset += 2
      } else if Self.isNameByte(next) || next == UInt8(ascii: ".") {
        offset += 1
      } else {
        break
      }
    }
    append(.number, from: start)
  }
}
