internal import InsetText

/// Reads settings files (`.xcconfig`).
package enum BuildSettingsReader {
  /// Larger files are left out.
  static let maximumByteCount = 1 << 20

  /// Whatever the bytes are; a line that is neither an assignment nor an include is a problem and says nothing else.
  package static func read(_ bytes: [UInt8]) -> BuildSettingsFacts {
    var facts = BuildSettingsFacts()
    guard bytes.count <= maximumByteCount else {
      facts.problems = [ReadingProblem(.error, "the settings file is too large", at: 0..<1)]
      return facts
    }
    if let conflict = MergeConflict.firstLine(of: bytes, in: "settings file") {
      facts.isComplete = false
      facts.problems = [conflict]
      return facts
    }
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count {
      let (line, next) = logicalLine(from: start, in: bytes)
      BuildSettingsLine(bytes, line).read(into: &facts)
      start = next
    }
    return facts
  }

  /// A line, with those that follow it while it ends in a backslash, and where the next one begins.
  private static func logicalLine(from start: Int, in bytes: [UInt8]) -> (line: Range<Int>, next: Int) {
    var end = start
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: "\\"), let next = lineBreak(at: end + 1, in: bytes) {
        end = next
      } else if let next = lineBreak(at: end, in: bytes) {
        return (start..<end, next)
      } else {
        end += 1
      }
    }
    return (start..<end, end)
  }

  /// Where the line begins that follows a break at an offset.
  private static func lineBreak(at offset: Int, in bytes: [UInt8]) -> Int? {
    guard offset < bytes.count else { return nil }
    switch bytes[offset] {
    case 0x0A: return offset + 1
    case 0x0D: return offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? offset + 2 : offset + 1
    default: return nil
    }
  }
}
