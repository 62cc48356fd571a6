internal import InsetModel
package import InsetSyntax
package import InsetText

/// Writes the edits of fixes in one file, in its language and with its line ends and indentation.
package struct FixWriter: Sendable {
  package let path: String
  package let text: SourceText
  /// Nil of Interface Builder's files.
  package let language: CodeFacts.Language?

  /// Nil where the text of the file isn't known.
  package init?(_ path: String, _ check: RuleCheck) {
    guard let text = check.text(path), let kind = FileKind(path: path) else { return nil }
    self.init(path: path, text: text, language: kind.language)
  }

  package init(path: String, text: SourceText, language: CodeFacts.Language?) {
    self.path = path
    self.text = text
    self.language = language
  }

  package func edit(_ range: Range<Int>, _ newText: String) -> Fix.Edit {
    Fix.Edit(path, TextEdit(range: range.clamped(to: 0..<text.bytes.count), newText: newText))
  }

  // MARK: Lines

  /// `\r\n` where the file's first line ends so.
  var lineEnd: String {
    guard let first = text.lineRange(0), text.bytes.indices.contains(first.upperBound),
      text.bytes[first.upperBound] == UInt8(ascii: "\r")
    else { return "\n" }
    return text.bytes.indices.contains(first.upperBound + 1) && text.bytes[first.upperBound + 1] == UInt8(ascii: "\n")
      ? "\r\n" : "\r"
  }

  /// One step of indentation, as the file's first indented line shows it; four spaces where no line is indented.
  var indentationStep: String {
    for line in 0..<min(text.lineCount, 400) {
      guard let range = text.lineRange(line), let first = text.bytes[range].first, isBlank(first) else { continue }
      let space = text.bytes[range].prefix(while: isBlank)
      // Comments and continued lines are indented otherwise.
      guard space.count < range.count, text.bytes[range][space.endIndex] != UInt8(ascii: "*") else { continue }
      return first == UInt8(ascii: "\t") ? "\t" : String(repeating: " ", count: min(space.count, 8))
    }
    return "    "
  }

  /// The blanks that the line of an offset begins with.
  func indentation(at offset: Int) -> String {
    guard let line = text.lineRange(text.line(at: offset)) else { return "" }
    return String(decoding: text.bytes[line].prefix(while: isBlank), as: UTF8.self)
  }

  /// Lines of code behind an indentation each; their own indentation of four spaces a step becomes the file's.
  func indented(_ code: String, by indentation: String) -> String {
    let step = indentationStep
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map { (line: Substring) -> String in
      let spaces = line.prefix { $0 == " " }.count
      let rest = line.dropFirst(spaces)
      if rest.isEmpty { return "" }
      return indentation + String(repeating: step, count: spaces / 4) + String(repeating: " ", count: spaces % 4)
        + String(rest)
    }
    return lines.joined(separator: lineEnd)
  }

  func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  func isSpace(_ byte: UInt8) -> Bool {
    isBlank(byte) || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Where the white space before an offset begins, line ends included.
  func leadingSpace(before offset: Int) -> Int {
    var start = min(max(offset, 0), text.bytes.count)
    while start > 0, isSpace(text.bytes[start - 1]) { start -= 1 }
    return start
  }

  /// A stretch with the whole line when nothing else stands on it.
  func wholeLines(_ range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<text.bytes.count)
    guard let first = text.lineRange(text.line(at: range.lowerBound)),
      let last = text.lineRange(text.line(at: range.upperBound))
    else { return range }
    let before = text.bytes[first.lowerBound..<max(first.lowerBound, range.lowerBound)]
    let after = text.bytes[min(range.upperBound, last.upperBound)..<last.upperBound]
    guard before.allSatisfy(isBlank), after.allSatisfy(isBlank) else {
      // What stands behind it on the line moves up to where it stood.
      let rest = after.prefix(while: isBlank).count
      return range.lowerBound..<(range.upperBound + (before.allSatisfy(isBlank) ? rest : 0))
    }
    let next = text.lineRange(text.line(at: range.upperBound) + 1)
    // The file's last line goes with the line end before it.
    guard let next else {
      return (first.lowerBound > 0 ? lineBreakStart(before: first.lowerBound) : 0)..<last.upperBound
    }
    return first.lowerBound..<next.lowerBound
  }

  private func lineBreakStart(before lineStart: Int) -> Int {
    let isPair =
      lineStart >= 2 && text.bytes[lineStart - 1] == UInt8(ascii: "\n")
      && text.bytes[lineStart - 2] == UInt8(ascii: "\r")
    return lineStart - (isPair ? 2 : 1)
  }
}
