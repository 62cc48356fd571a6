internal import InsetText

/// Findings for a person at a terminal.
struct FindingText {
  let files: FindingReport.Files
  /// Whether to use a terminal's colours.
  let isColoured: Bool

  func render(_ findings: [Finding]) -> String { findings.map(text).joined(separator: "\n\n") }

  private func text(_ finding: Finding) -> String {
    let path = finding.location.path
    let (line, column) = files.place(path, finding.location.range.lowerBound)
    let place = styled("\(shown(path)):\(line):\(column):", "1")
    let word = styled("\(finding.severity.rawValue):", colour(finding.severity))
    var lines = ["\(place) \(word) \(finding.message) (\(finding.rule))"]
    if let text = files.text(path), let excerpt = SourceExcerpt(finding.location, in: text) {
      lines.append("    " + excerpt.line)
      lines.append("    " + styled(excerpt.mark, "1;32"))
    }
    for related in finding.related {
      let place = files.place(related.location.path, related.location.range.lowerBound)
      lines.append("    \(shown(related.location.path)):\(place.line): note: \(related.message)")
    }
    for (index, fix) in finding.fixes.enumerated() { lines.append("    fix\(index == 0 ? "" : ", or"): \(fix.title)") }
    return lines.joined(separator: "\n")
  }

  private func shown(_ path: String) -> String { ShownText.excerpt(files.shownPath(path)) }

  private func colour(_ severity: Severity) -> String {
    switch severity {
    case .error: "1;31"
    case .warning: "1;35"
    case .info: "1;36"
    case .hint: "2"
    }
  }

  private func styled(_ text: String, _ code: String) -> String {
    isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
