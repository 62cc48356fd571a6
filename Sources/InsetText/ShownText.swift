/// Text for people's eyes: one line without what a screen doesn't show as itself.
///
/// What a project names (classes, titles, files, ids) may hold anything: escape sequences of terminals, marks that turn
/// the direction of writing, characters that nobody sees. Everything that is shown goes through here at the place where
/// it is written out, so that a name can't do more than be read.
package enum ShownText {
  /// Scalars that one word may have; no path or expression worth reading is longer.
  private static let wordLimit = 200
  /// Scalars that a line may have, and what is left of a longer one: its beginning and its end.
  private static let (lineLimit, beginning, end) = (2_000, 1_500, 400)
  /// Scalars that a name may have within a sentence.
  private static let nameLimit = 80
  /// Marks above and below one letter; no script needs more.
  private static let markLimit = 8

  /// A sentence, a title, a table's cell. Line breaks and tabs become blanks, what can't be seen U+FFFD; words and
  /// lines of no sensible length are cut, with an ellipsis.
  package static func line(_ text: String) -> String {
    if isPlain(text) { return text }
    let scalars = visible(text)
    return String(cutting(wordsCut(scalars)))
  }

  /// A label that may be as long as its author likes, as part of a sentence.
  package static func name(_ text: String) -> String {
    guard text.unicodeScalars.count > nameLimit else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(nameLimit))) + "…"
  }

  /// The same for text that keeps its length and white space, such as a line of source.
  package static func excerpt(_ text: String) -> String {
    text.utf8.allSatisfy { (0x20..<0x7F).contains($0) } ? text : String(visible(text))
  }

  /// Whether a scalar isn't seen, or moves others about. Variation selectors and joiners of emoji and of scripts that
  /// need them are in a text's context alone no fault; see `line(_:)`.
  package static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: return true
    // Visible ones are left: signs that span Arabic numbers, and hieroglyphs' own.
    case .format: return !isSpanningSign(scalar)
    default: return scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isNoncharacterCodePoint
    }
  }

  private static func isSpanningSign(_ scalar: Unicode.Scalar) -> Bool {
    [0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD].contains(scalar.value)
      || (0x600...0x605).contains(scalar.value) || (0x13430...0x1343F).contains(scalar.value)
  }

  // MARK: Parts

  /// Nearly all text is.
  private static func isPlain(_ text: String) -> Bool {
    var length = 0
    for byte in text.utf8 {
      guard (0x20..<0x7F).contains(byte) else { return false }
      length += 1
    }
    return length <= wordLimit
  }

  private static func visible(_ text: String) -> String.UnicodeScalarView {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var marks = 0
    for (index, scalar) in scalars.enumerated() {
      if scalar.isASCII, (0x20..<0x7F).contains(scalar.value) {
        marks = 0
        result.append(scalar)
        continue
      }
      if isSpace(scalar) {
        marks = 0
        // A line's end is one blank, however it is written.
        if !(scalar == "\n" && index > 0 && scalars[index - 1] == "\r") { result.append(" ") }
        continue
      }
      let previous = index > 0 ? scalars[index - 1] : nil
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if isHidden(scalar), !belongs(scalar, between: previous, and: next) {
        marks = 0
        result.append("\u{FFFD}")
        continue
      }
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark: marks += 1
      default: marks = 0
      }
      if marks <= markLimit { result.append(scalar) }
    }
    return result
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    (0x9...0xD).contains(scalar.value) || [0x85, 0x2028, 0x2029].contains(scalar.value)
  }

  /// Whether a joiner or a variation selector stands where writing has it: within an emoji, or between letters of scripts
  /// that join them.
  private static func belongs(
    _ scalar: Unicode.Scalar, between previous: Unicode.Scalar?, and next: Unicode.Scalar?
  ) -> Bool {
    switch scalar.value {
    case 0xFE0E, 0xFE0F: previous?.properties.isEmoji ?? false
    case 0x200D: joins(previous) && joins(next)
    case 0x200C: isJoinedLetter(previous) && isJoinedLetter(next)
    default: false
    }
  }

  private static func joins(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return scalar.value >= 0x2000 && (scalar.properties.isEmoji || scalar.value == 0xFE0F) || isJoinedLetter(scalar)
  }

  /// A letter or mark of Arabic, of the scripts of India and of their neighbours.
  private static func isJoinedLetter(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar, (0x620...0x1CFF).contains(scalar.value) else { return false }
    switch scalar.properties.generalCategory {
    case .otherLetter, .nonspacingMark, .spacingMark: return !isHidden(scalar)
    default: return false
    }
  }

  private static func wordsCut(_ scalars: String.UnicodeScalarView) -> String.UnicodeScalarView {
    guard scalars.count > wordLimit else { return scalars }
    var result = String.UnicodeScalarView()
    var length = 0
    for scalar in scalars {
      length = scalar == " " ? 0 : length + 1
      if length <= wordLimit { result.append(scalar) } else if length == wordLimit + 1 { result.append("…") }
    }
    return result
  }

  private static func cutting(_ scalars: String.UnicodeScalarView) -> String.UnicodeScalarView {
    guard scalars.count > lineLimit else { return scalars }
    return String.UnicodeScalarView(scalars.prefix(beginning) + " … ".unicodeScalars + scalars.suffix(end))
  }
}
