internal import InsetDocuments
internal import InsetSyntax
package import InsetText

/// What a finding is known by when lines above it come and go: the text of its line, and that of its neighbours.
package struct FindingFingerprint: Sendable, Hashable {
  /// 16 hexadecimal digits each.
  package let line: String
  package let context: String

  init(line: String, context: String) {
    self.line = line
    self.context = context
  }

  package init(_ location: Location, in text: SourceText?) {
    guard let text else {
      (line, context) = (Self.digest([]), Self.digest([]))
      return
    }
    let number = text.line(at: location.range.lowerBound)
    let own = Self.trimmed(number, text)
    line = Self.digest(own)
    // Blank lines come and go too.
    let before = Self.nearest(from: number - 1, by: -1, text)
    let after = Self.nearest(from: number + 1, by: 1, text)
    context = Self.digest(before + [0x0A] + own + [0x0A] + after)
  }

  private static func nearest(from line: Int, by step: Int, _ text: SourceText) -> [UInt8] {
    var line = line
    while line >= 0, line < text.lineCount {
      let bytes = trimmed(line, text)
      if !bytes.isEmpty { return bytes }
      line += step
    }
    return []
  }

  private static func trimmed(_ line: Int, _ text: SourceText) -> [UInt8] {
    guard let range = text.lineRange(line) else { return [] }
    let bytes = text.bytes[range].drop { $0 == 0x20 || $0 == 0x09 }
    return Array(bytes.reversed().drop { $0 == 0x20 || $0 == 0x09 }.reversed())
  }

  private static func digest(_ bytes: [UInt8]) -> String { String(StableDigest(bytes).hexadecimal.prefix(16)) }
}
