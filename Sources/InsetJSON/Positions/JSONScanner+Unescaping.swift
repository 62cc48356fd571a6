extension JSONScanner {
  /// The string that a literal stands for. `range` is a key or string, quotes included, that the scanner has passed
  /// without a fault.
  func string(ofLiteral range: Range<Int>) -> String {
    let content = bytes[range].dropFirst().dropLast()
    guard content.contains(UInt8(ascii: "\\")) else { return String(decoding: content, as: UTF8.self) }
    var units: [UInt8] = []
    units.reserveCapacity(content.count)
    var iterator = content.makeIterator()
    var highSurrogate: UInt32?
    while let byte = iterator.next() {
      guard byte == UInt8(ascii: "\\"), let escape = iterator.next() else {
        units.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "b"): units.append(0x08)
      case UInt8(ascii: "f"): units.append(0x0C)
      case UInt8(ascii: "n"): units.append(0x0A)
      case UInt8(ascii: "r"): units.append(0x0D)
      case UInt8(ascii: "t"): units.append(0x09)
      case UInt8(ascii: "u"):
        let digits = (0..<4).compactMap { _ in iterator.next() }
        let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0xFFFD
        if (0xD800..<0xDC00).contains(unit) {
          highSurrogate = unit
        } else if let high = highSurrogate {
          highSurrogate = nil
          append(0x10000 + (high & 0x3FF) << 10 + (unit & 0x3FF), to: &units)
        } else {
          append(unit, to: &units)
        }
      default: units.append(escape)
      }
    }
    return String(decoding: units, as: UTF8.self)
  }

  private func append(_ codePoint: UInt32, to units: inout [UInt8]) {
    units += Array(String(Unicode.Scalar(codePoint).map(Character.init) ?? "\u{FFFD}").utf8)
  }
}
