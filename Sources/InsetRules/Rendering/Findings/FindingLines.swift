internal import InsetText

/// Findings a line each, for other programs.
enum FindingLines {
  /// As Xcode and editors read compilers' output.
  static func xcode(_ finding: Finding, _ files: FindingReport.Files) -> String {
    let (line, column) = files.place(finding.location.path, finding.location.range.lowerBound)
    let word =
      switch finding.severity {
      case .error: "error"
      case .warning: "warning"
      case .info, .hint: "note"
      }
    let path = ShownText.excerpt(finding.location.path)
    return "\(path):\(line):\(column): \(word): \(finding.message) (\(finding.rule))"
  }

  /// GitHub's workflow commands.
  static func github(_ finding: Finding, _ files: FindingReport.Files) -> String {
    let path = finding.location.path
    let start = files.place(path, finding.location.range.lowerBound)
    let end = files.place(path, finding.location.range.upperBound)
    let word =
      switch finding.severity {
      case .error: "error"
      case .warning: "warning"
      case .info, .hint: "notice"
      }
    var properties = ["file=\(escaped(files.shownPath(path), isProperty: true))", "line=\(start.line)"]
    // Columns count only where the annotation ends on its line.
    if end.line == start.line {
      properties += ["endLine=\(end.line)", "col=\(start.column)", "endColumn=\(end.column)"]
    } else {
      properties += ["endLine=\(end.line)"]
    }
    properties.append("title=\(escaped(finding.rule, isProperty: true))")
    return "::\(word) \(properties.joined(separator: ","))::\(escaped(finding.message, isProperty: false))"
  }

  /// An annotation of what can't be read: an error, for nobody knows what is in it.
  static func github(_ unread: UnreadInput, _ files: FindingReport.Files) -> String {
    var properties = ["file=\(escaped(files.shownPath(unread.path), isProperty: true))"]
    if let start = unread.start { properties += ["line=\(start.line)", "col=\(start.column)"] }
    properties.append("title=unread")
    return "::error \(properties.joined(separator: ","))::\(escaped(unread.cause, isProperty: false))"
  }

  /// GitHub's workflow commands end at a line's end, their properties also at commas and colons.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      case _ where isProperty && ShownText.isHidden(scalar): result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
