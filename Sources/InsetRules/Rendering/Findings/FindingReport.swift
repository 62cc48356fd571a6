package import InsetText

/// Findings for a terminal, for Xcode, for CI.
package enum FindingReport {
  package enum Format: String, CaseIterable, Sendable { case text, xcode, json, sarif, github }

  /// A file's text, and its path as it shall be shown.
  package struct Files: Sendable {
    package let text: @Sendable (String) -> SourceText?
    package let shownPath: @Sendable (String) -> String

    package init(
      text: @escaping @Sendable (String) -> SourceText?, shownPath: @escaping @Sendable (String) -> String
    ) {
      self.text = text
      self.shownPath = shownPath
    }

    /// 1-based line and column of an offset, in UTF-16 units as editors show them.
    func place(_ path: String, _ offset: Int) -> (line: Int, column: Int) {
      guard let text = text(path) else { return (1, 1) }
      let position = text.position(at: offset, in: .utf16)
      return (position.line + 1, position.character + 1)
    }
  }

  package static func render(_ findings: [Finding], as format: Format, _ files: Files, version: String) -> String {
    switch format {
    case .text: findings.map { text($0, files) }.joined(separator: "\n\n")
    case .xcode: findings.map { xcode($0, files) }.joined(separator: "\n")
    case .github: findings.map { github($0, files) }.joined(separator: "\n")
    case .json: FindingJSON.document(findings, files)
    case .sarif: FindingSARIF.document(findings, files, version: version)
    }
  }

  /// The source line with the place marked beneath it.
  private static func text(_ finding: Finding, _ files: Files) -> String {
    let path = finding.location.path
    let (line, column) = files.place(path, finding.location.range.lowerBound)
    var lines = [
      "\(files.shownPath(path)):\(line):\(column): \(finding.severity.rawValue): \(finding.message) (\(finding.rule))"
    ]
    if let source = files.text(path), let range = source.lineRange(line - 1) {
      let text = source.string(in: range)
      let indentation = text.prefix { $0 == " " || $0 == "\t" }
      let end = min(range.upperBound, finding.location.range.upperBound)
      let length = max(
        1, source.string(in: finding.location.range.lowerBound..<max(end, finding.location.range.lowerBound)).count)
      let before = source.string(in: range.lowerBound..<finding.location.range.lowerBound).count
      lines.append("    " + shortened(String(text.dropFirst(indentation.count))))
      lines.append(
        "    " + String(repeating: " ", count: max(0, before - indentation.count)) + "^"
          + String(repeating: "~", count: min(length, 100) - 1))
    }
    for related in finding.related {
      let place = files.place(related.location.path, related.location.range.lowerBound)
      lines.append("    \(files.shownPath(related.location.path)):\(place.line): note: \(related.message)")
    }
    for fix in finding.fixes { lines.append("    fix\(fix.isPreferred ? "" : ", or"): \(fix.title)") }
    return lines.joined(separator: "\n")
  }

  private static func shortened(_ text: String) -> String { text.count > 110 ? text.prefix(109) + "…" : text }

  private static func xcode(_ finding: Finding, _ files: Files) -> String {
    let (line, column) = files.place(finding.location.path, finding.location.range.lowerBound)
    let word = finding.severity == .error ? "error" : finding.severity == .warning ? "warning" : "note"
    return "\(finding.location.path):\(line):\(column): \(word): \(finding.message) (\(finding.rule))"
  }

  private static func github(_ finding: Finding, _ files: Files) -> String {
    let (line, column) = files.place(finding.location.path, finding.location.range.lowerBound)
    let word = finding.severity == .error ? "error" : finding.severity == .warning ? "warning" : "notice"
    let path = escaped(files.shownPath(finding.location.path), property: true)
    return
      "::\(word) file=\(path),line=\(line),col=\(column)::\(escaped(finding.message, property: false)) (\(finding.rule))"
  }

  /// GitHub's workflow commands end at a line's end, their properties also at commas and colons.
  private static func escaped(_ text: String, property: Bool) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where property: result += "%3A"
      case "," where property: result += "%2C"
      default: result.append(character)
      }
    }
  }
}
