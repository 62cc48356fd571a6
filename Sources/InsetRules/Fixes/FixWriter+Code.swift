package import InsetLayout
internal import InsetText

// Swift and Objective-C.
extension FixWriter {
  /// Takes a statement out, with its semicolon; one alone on its lines goes with them.
  ///
  /// Nil where the place isn't a whole statement: the value that an overridden property returns, for instance.
  package func removingStatement(_ range: Range<Int>, setting name: String) -> Fix.Edit? {
    guard let statement = statement(range, setting: name) else { return nil }
    return edit(wholeLines(statement), "")
  }

  /// Puts other statements in the place of one, behind its indentation.
  package func replacingStatement(_ range: Range<Int>, setting name: String, with code: SuggestedCode) -> Fix.Edit? {
    guard let statement = statement(range, setting: name) else { return nil }
    let indentation = indentation(at: statement.lowerBound)
    // The first line has its indentation already.
    return edit(statement, String(indented(self.code(code), by: indentation).dropFirst(indentation.count)))
  }

  /// Puts statements on lines of their own behind a statement.
  package func insertingAfter(_ range: Range<Int>, _ code: SuggestedCode) -> Fix.Edit? {
    guard range.upperBound <= text.bytes.count else { return nil }
    let end = withSemicolon(range).upperBound
    let indentation = indentation(at: range.lowerBound)
    return edit(end..<end, lineEnd + indented(self.code(code), by: indentation))
  }

  /// Statements that a lower system than `introduced` doesn't have, guarded where the code runs on one.
  ///
  /// - Parameters:
  ///   - lowest: the lowest system that the code runs on; nil where nobody says, and then the guard is written.
  ///   - otherwise: what to do on the systems before.
  package static func guarded(
    _ code: SuggestedCode, from introduced: OSVersion, lowest: OSVersion?, otherwise: SuggestedCode? = nil
  ) -> SuggestedCode {
    if let lowest, lowest >= introduced { return code }
    let version = "\(introduced.major).\(introduced.minor)"
    func block(_ condition: String, _ code: String, _ otherwise: String?) -> String {
      let rest = otherwise.map { " else {\n" + shifted($0) + "\n}" } ?? ""
      return condition + " {\n" + shifted(code) + "\n}" + rest
    }
    return SuggestedCode(
      swift: block("if #available(iOS \(version), *)", code.swift, otherwise?.swift),
      objectiveC: block("if (@available(iOS \(version), *))", code.objectiveC, otherwise?.objectiveC))
  }

  private static func shifted(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
      .joined(separator: "\n")
  }

  func code(_ code: SuggestedCode) -> String { language == .objectiveC ? code.objectiveC : code.swift }

  // MARK: Statements

  /// The statement at a place, its semicolon included, if it is one that sets `name`.
  private func statement(_ range: Range<Int>, setting name: String) -> Range<Int>? {
    guard language != nil, range.lowerBound >= 0, range.upperBound <= text.bytes.count, !range.isEmpty else {
      return nil
    }
    let statement = withSemicolon(range)
    let words = text.string(in: range)
    let bare = name.hasPrefix("is") ? String(name.dropFirst(2)) : name
    let setter = "set" + bare.prefix(1).uppercased() + bare.dropFirst()
    let isAssignment = words.contains("=") && (words.contains(name) || words.contains(lowered(bare)))
    guard isAssignment || words.contains(setter) else { return nil }
    // What begins inside a line, behind anything but a brace or a semicolon, is a part of something else.
    let before = leadingSpace(before: statement.lowerBound)
    let startsLine = text.line(at: before) < text.line(at: statement.lowerBound) || before == 0
    guard startsLine || [UInt8(ascii: "{"), UInt8(ascii: ";"), UInt8(ascii: "}")].contains(text.bytes[before - 1])
    else {
      return nil
    }
    return statement
  }

  private func lowered(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }

  private func withSemicolon(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end < text.bytes.count, isBlank(text.bytes[end]) { end += 1 }
    let hasSemicolon = end < text.bytes.count && text.bytes[end] == UInt8(ascii: ";")
    return range.lowerBound..<(hasSemicolon ? end + 1 : range.upperBound)
  }
}
