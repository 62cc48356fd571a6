/// JSON text with `\u` escapes for what a screen doesn't show as itself: controls, marks of direction, characters without
/// a width. The value is the same, and whoever prints it sees what is in it, terminals included.
///
/// Such characters stand in strings alone; jansson has escaped those below U+0020.
func escapingHiddenCharacters(_ bytes: [UInt8]) -> [UInt8] {
  guard bytes.contains(where: { $0 >= 0x7F }) else { return bytes }
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
    if scalar.value < 0x7F || !isHidden(scalar) {
      result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    } else {
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        let digits = String(unit, radix: 16)
        result += "\\u".utf8
        result += String(repeating: "0", count: 4 - digits.count).utf8
        result += digits.utf8
      }
    }
  }
  return result
}

private func isHidden(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator: true
  default: scalar.properties.isDefaultIgnorableCodePoint
  }
}
