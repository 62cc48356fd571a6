internal import InsetDocuments

/// What stands behind the colon of `$(NAME:lower)`.
enum BuildSettingModifier {
  /// Modifiers that are not known change nothing.
  static func apply(_ modifier: String, to text: String) -> String {
    switch modifier {
    case "lower": text.lowercased()
    case "upper": text.uppercased()
    case "rfc1034identifier":
      replacing(text, with: "-") { byte in
        byte.isBuildSettingNameByte && byte != UInt8(ascii: "_") || byte == UInt8(ascii: ".")
      }
    case "c99extidentifier": identifier(text, isKept: { $0.isBuildSettingNameByte || $0 >= 0x80 })
    case "identifier": identifier(text, isKept: \.isBuildSettingNameByte)
    default: text
    }
  }

  /// An identifier does not begin with a digit.
  private static func identifier(_ text: String, isKept: (UInt8) -> Bool) -> String {
    let text = replacing(text, with: "_", isKept: isKept)
    guard let first = text.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return text }
    return "_" + text.dropFirst()
  }

  private static func replacing(_ text: String, with replacement: Unicode.Scalar, isKept: (UInt8) -> Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let byte = UInt8(truncatingIfNeeded: min(scalar.value, 0xFF))
      result.append(isKept(byte) ? scalar : replacement)
    }
    return String(result)
  }
}
