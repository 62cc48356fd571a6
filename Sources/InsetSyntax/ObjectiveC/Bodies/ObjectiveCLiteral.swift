/// The values of literals.
enum ObjectiveCLiteral {
  /// Whether a number is written with a point, an exponent or `f`.
  static func isFloating(_ bytes: ArraySlice<UInt8>) -> Bool {
    if bytes.starts(with: "0x".utf8) || bytes.starts(with: "0X".utf8) { return false }
    return bytes.contains { ".eEfF".utf8.contains($0) }
  }

  /// `12`, `0x1F`, `010`, `0b11`, `1.5f`, `1e-3`, `10UL`; nil of what is none.
  static func number(_ bytes: ArraySlice<UInt8>) -> Double? {
    let digits = bytes.filter { $0 != UInt8(ascii: "'") }
    let text = String(decoding: digits, as: UTF8.self).lowercased()
    if text.hasPrefix("0x") {
      if text.contains("p") { return Double(text.trimmed(of: "fl")) }
      return UInt64(text.trimmed(of: "ul").dropFirst(2), radix: 16).map { Double($0) }
    }
    if text.hasPrefix("0b") { return UInt64(text.trimmed(of: "ul").dropFirst(2), radix: 2).map { Double($0) } }
    let plain = text.trimmed(of: "ful")
    if plain.hasPrefix("0"), plain.count > 1, plain.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return UInt64(plain, radix: 8).map { Double($0) }
    }
    if plain.hasSuffix(".") { return Double(plain + "0") }
    return Double(plain.hasPrefix(".") ? "0" + plain : String(plain))
  }

  /// `'a'`; nil of several characters.
  static func character(_ bytes: ArraySlice<UInt8>) -> Double? {
    let value = string(bytes).unicodeScalars
    guard value.count == 1, let scalar = value.first else { return nil }
    return Double(scalar.value)
  }

  /// The text between the quotes of `"…"`, `@"…"` or `'…'`.
  static func string(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes.first == UInt8(ascii: "@") ? bytes.dropFirst() : bytes
    let quote = bytes.popFirst()
    var result: [UInt8] = []
    while let byte = bytes.popFirst(), byte != quote {
      if byte == UInt8(ascii: "\\") { result += escape(&bytes) } else { result.append(byte) }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func escape(_ bytes: inout ArraySlice<UInt8>) -> [UInt8] {
    guard let mark = bytes.popFirst() else { return [] }
    switch mark {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "a"): return [0x07]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "v"): return [0x0B]
    case UInt8(ascii: "e"): return [0x1B]
    case 0x0A: return []
    case 0x0D:
      if bytes.first == 0x0A { bytes.removeFirst() }
      return []
    case UInt8(ascii: "x"): return [UInt8(truncatingIfNeeded: digits(&bytes, radix: 16, atMost: 8))]
    case UInt8(ascii: "u"): return scalar(digits(&bytes, radix: 16, atMost: 4))
    case UInt8(ascii: "U"): return scalar(digits(&bytes, radix: 16, atMost: 8))
    case 0x30...0x37:
      return [UInt8(truncatingIfNeeded: digits(&bytes, radix: 8, atMost: 2, after: UInt32(mark & 7)))]
    default: return [mark]
    }
  }

  private static func digits(
    _ bytes: inout ArraySlice<UInt8>, radix: UInt32, atMost count: Int, after first: UInt32 = 0
  ) -> UInt32 {
    var value = first
    for _ in 0..<count {
      guard let byte = bytes.first, let digit = Character(UnicodeScalar(byte)).hexDigitValue, digit < radix else {
        break
      }
      value = value &* radix &+ UInt32(digit)
      bytes.removeFirst()
    }
    return value
  }

  private static func scalar(_ value: UInt32) -> [UInt8] {
    Array(String(UnicodeScalar(value).map(Character.init) ?? "\u{FFFD}").utf8)
  }
}

extension String {
  /// Without the given characters at its end.
  fileprivate func trimmed(of characters: String) -> Substring {
    var text = self[...]
    while let last = text.last, characters.contains(last) { text.removeLast() }
    return text
  }
}
