/// One step through bytes that should be UTF-8 but may be anything.
struct ScalarStep {
  /// Bytes taken, at least 1.
  var byteCount: Int
  /// UTF-16 code units that the scalar has; 1 for ill-formed bytes, which readers see as U+FFFD.
  var utf16Count: Int
}

/// The scalar that starts at `offset`, which must lie inside `bytes`. Ill-formed bytes are taken as their "maximal
/// subpart" (Unicode, section 3.9), just as `String(decoding:as:)` replaces them, so that counts agree with what an
/// editor shows.
func scalarStep(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> ScalarStep {
  let lead = bytes[offset]
  let continuationCount: Int
  // The first continuation byte is narrower than 80...BF after some leads: overlong forms, surrogates, beyond U+10FFFF.
  var allowed: ClosedRange<UInt8> = 0x80...0xBF
  switch lead {
  case 0xC2...0xDF: continuationCount = 1
  case 0xE0: (continuationCount, allowed) = (2, 0xA0...0xBF)
  case 0xED: (continuationCount, allowed) = (2, 0x80...0x9F)
  case 0xE1...0xEF: continuationCount = 2
  case 0xF0: (continuationCount, allowed) = (3, 0x90...0xBF)
  case 0xF4: (continuationCount, allowed) = (3, 0x80...0x8F)
  case 0xF1...0xF3: continuationCount = 3
  default: return ScalarStep(byteCount: 1, utf16Count: 1)
  }
  var length = 1
  while length <= continuationCount {
    guard offset + length < bytes.count, allowed.contains(bytes[offset + length]) else {
      return ScalarStep(byteCount: length, utf16Count: 1)
    }
    allowed = 0x80...0xBF
    length += 1
  }
  return ScalarStep(byteCount: length, utf16Count: continuationCount == 3 ? 2 : 1)
}
