internal import InsetText

/// One line of a settings file.
struct BuildSettingsLine {
  private let bytes: [UInt8]
  /// Without comment and without blanks at its ends.
  private let line: Range<Int>

  init(_ bytes: [UInt8], _ line: Range<Int>) {
    self.bytes = bytes
    var end = line.lowerBound
    while end < line.upperBound, !bytes[end..<line.upperBound].prefix(2).elementsEqual("//".utf8) { end += 1 }
    self.line = Self.trimmed(line.lowerBound..<end, in: bytes)
  }

  func read(into facts: inout BuildSettingsFacts) {
    guard !line.isEmpty else { return }
    if let statement = bytes[line].starts(with: "#".utf8) ? include : assignment {
      facts.statements.append(statement)
    } else {
      facts.problems.append(
        ReadingProblem(.warning, "expected an assignment, `NAME = value`, or `#include \"file\"`", at: line))
    }
  }

  private var include: BuildSettingsFacts.Statement? {
    let word = "#include".utf8
    guard bytes[line].starts(with: word) else { return nil }
    var rest = line.lowerBound + word.count..<line.upperBound
    let isOptional = bytes[rest].first == UInt8(ascii: "?")
    if isOptional { rest = rest.lowerBound + 1..<rest.upperBound }
    let quoted = Self.trimmed(rest, in: bytes)
    guard quoted.count > 2, let quote = bytes[quoted].first, quote == UInt8(ascii: "\""), bytes[quoted].last == quote
    else { return nil }
    let path = quoted.lowerBound + 1..<quoted.upperBound - 1
    return bytes[path].contains(quote) ? nil : .include(path: Located(text(path), at: path), isOptional: isOptional)
  }

  private var assignment: BuildSettingsFacts.Statement? {
    // An equals sign in brackets belongs to a condition.
    var isInBrackets = false
    let equals = line.first { offset in
      switch bytes[offset] {
      case UInt8(ascii: "["): isInBrackets = true
      case UInt8(ascii: "]"): isInBrackets = false
      case UInt8(ascii: "="): return !isInBrackets
      default: break
      }
      return false
    }
    guard let equals, let key = BuildSettingKey(text(line.lowerBound..<equals)) else { return nil }
    var value = Self.trimmed(equals + 1..<line.upperBound, in: bytes)
    while bytes[value].last == UInt8(ascii: ";") {
      value = Self.trimmed(value.lowerBound..<value.upperBound - 1, in: bytes)
    }
    return .assignment(key: key, value: Located(joined(value), at: value))
  }

  /// The text with continued lines put together.
  private func joined(_ range: Range<Int>) -> String {
    guard bytes[range].contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return text(range) }
    let lines = bytes[range].split { $0 == 0x0A || $0 == 0x0D }
    let parts = lines.map { line -> String in
      let end = line.last == UInt8(ascii: "\\") ? line.endIndex - 1 : line.endIndex
      return text(Self.trimmed(line.startIndex..<end, in: bytes))
    }
    return parts.joined(separator: " ")
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private static func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while start < end, bytes[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }
}
