internal import InsetText

/// The source line of a finding with the place marked beneath it, as compilers show it.
struct SourceExcerpt {
  /// At most this many characters of a line are shown.
  static let width = 110

  let line: String
  let mark: String

  /// Nil where the text has no such place.
  init?(_ location: Location, in text: SourceText) {
    let number = text.line(at: location.range.lowerBound)
    guard location.range.lowerBound <= text.bytes.count, let range = text.lineRange(number) else { return nil }
    let start = min(location.range.lowerBound, range.upperBound)
    let end = max(start, min(location.range.upperBound, range.upperBound))
    // Tabs are shown as one blank, so that the mark stands where it should whatever a tab's width.
    func shown(_ range: Range<Int>) -> [Character] { Array(ShownText.excerpt(text.string(in: range))) }
    let before = shown(range.lowerBound..<start)
    let marked = shown(start..<end)
    let indentation = before.prefix { $0 == " " }.count
    var whole = Array((before + marked + shown(end..<range.upperBound)).dropFirst(indentation))
    var column = before.count - indentation
    // Of a long line the part with the place is shown.
    if whole.count > Self.width {
      let first = column + min(marked.count, 40) > Self.width ? column - 20 : 0
      let last = min(whole.count, first + Self.width)
      let isCut = (first > 0, last < whole.count)
      whole = (isCut.0 ? ["…"] : []) + whole[first..<last] + (isCut.1 ? ["…"] : [])
      column += (isCut.0 ? 1 : 0) - first
    }
    line = String(whole)
    let length = max(1, min(marked.count, whole.count - column))
    mark =
      whole.prefix(column).reduce(into: "") { $0 += String(repeating: " ", count: $1.columns) } + "^"
      + String(repeating: "~", count: length - 1)
  }
}

extension Character {
  /// How many columns a terminal gives the character: two of East Asian wide ones and emoji, as far as that is common.
  fileprivate var columns: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
