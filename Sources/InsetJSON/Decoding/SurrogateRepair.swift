/// The document with U+FFFD for each half of a surrogate pair that stands alone; nil if there is none, as nearly always.
///
/// Editors that keep text in UTF-16 may cut between the halves of a pair, and what they send then is no character:
/// `\ud83d`, `\ude00`, halves in the wrong order, an escape that ends within its digits, or the half written as if UTF-8
/// could hold it. U+FFFD counts like the half, one unit in UTF-16 and three bytes in UTF-8, so that the client's
/// positions stay right.
func replacingLoneSurrogates(in bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
  var repaired: [UInt8]?
  /// Bytes that are in `repaired` already, changed or as they were.
  var copied = 0
  var offset = 0
  func replace(_ length: Int) {
    if repaired == nil { repaired = [] }
    repaired?.append(contentsOf: bytes[copied..<offset])
    repaired?.append(contentsOf: [0xEF, 0xBF, 0xBD])
    copied = offset + length
  }
  while offset < bytes.count {
    switch bytes[offset] {
    case UInt8(ascii: "\\"):
      let escape = SurrogateEscape(at: offset, in: bytes)
      switch escape {
      case .other: offset += 2
      case .pair: offset += 12
      case .half(let length):
        replace(length)
        offset += length
        // What is left of an escape behind half a pair belongs to it.
        if case .cutOff(let length) = SurrogateEscape(at: offset, in: bytes) {
          replace(length)
          offset += length
        }
      case .cutOff(let length):
        guard escape.isOfSurrogate(at: offset, in: bytes) else {
          offset += 2
          break
        }
        replace(length)
        offset += length
      }
    case 0xED where offset + 2 < bytes.count && bytes[offset + 1] & 0xE0 == 0xA0 && bytes[offset + 2] & 0xC0 == 0x80:
      replace(3)
      offset += 3
    default: offset += 1
    }
  }
  repaired?.append(contentsOf: bytes[copied...])
  return repaired
}

/// What begins with a backslash, as far as surrogates go.
private enum SurrogateEscape {
  /// Another escape, or none.
  case other
  case pair
  /// A surrogate without its partner.
  case half(length: Int)
  /// `\u` with fewer than four digits.
  case cutOff(length: Int)

  init(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    guard offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u") else {
      self = .other
      return
    }
    let (unit, digitCount) = Self.unit(at: offset + 2, in: bytes)
    guard digitCount == 4 else {
      self = .cutOff(length: 2 + digitCount)
      return
    }
    switch unit {
    case 0xD800..<0xDC00:
      let next = offset + 6
      let isEscape =
        next + 1 < bytes.count && bytes[next] == UInt8(ascii: "\\") && bytes[next + 1] == UInt8(ascii: "u")
      let partner = isEscape ? Self.unit(at: next + 2, in: bytes) : (unit: 0, digitCount: 0)
      self = partner.digitCount == 4 && (0xDC00..<0xE000).contains(partner.unit) ? .pair : .half(length: 6)
    case 0xDC00..<0xE000: self = .half(length: 6)
    default: self = .other
    }
  }

  /// Whether the digits that there are can only begin a surrogate's.
  func isOfSurrogate(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard case .cutOff(let length) = self, length >= 4 else { return false }
    return bytes[offset + 2] | 0x20 == UInt8(ascii: "d")
      && Self.digit(bytes[offset + 3]).map { $0 >= 8 } ?? false
  }

  private static func unit(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (unit: Int, digitCount: Int) {
    var (unit, count) = (0, 0)
    while count < 4, start + count < bytes.count, let digit = digit(bytes[start + count]) {
      unit = unit << 4 | digit
      count += 1
    }
    return (unit, count)
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
      Int(byte | 0x20) - Int(UInt8(ascii: "a")) + 10
    default: nil
    }
  }
}
