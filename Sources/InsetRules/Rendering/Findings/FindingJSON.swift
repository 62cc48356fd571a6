internal import InsetJSON
internal import InsetModel
internal import InsetText

/// Findings as scripts get them (scene format, section 4): lines and columns are 1-based, columns in UTF-16 units.
enum FindingJSON {
  /// `unread` and `leftOut` are there only where something is.
  static func document(
    _ findings: [Finding], _ unread: [UnreadInput], _ leftOut: [ReachedLimit], _ files: FindingReport.Files
  ) -> String {
    var members: JSONObject = ["version": 1, "findings": .array(findings.map { finding($0, files) })]
    if !unread.isEmpty { members["unread"] = .array(unread.map { $0.json(files.shownPath) }) }
    if !leftOut.isEmpty {
      members["leftOut"] = .array(
        leftOut.map {
          $0.json(
            file: files.shownPath($0.location.path),
            line: files.place($0.location.path, $0.location.range.lowerBound).line)
        })
    }
    return String(decoding: JSON.object(members).encoded(.pretty), as: UTF8.self)
  }

  private static func finding(_ finding: Finding, _ files: FindingReport.Files) -> JSON {
    [
      "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue),
      "file": .string(files.shownPath(finding.location.path)), "range": range(finding.location, files),
      "message": .string(finding.message), "environments": .array(finding.environments.map { .string($0) }),
      "related": .array(
        finding.related.map {
          [
            "file": .string(files.shownPath($0.location.path)), "range": range($0.location, files),
            "message": .string($0.message),
          ]
        }),
      "fixes": .array(finding.fixes.map { fix($0, files) }),
    ]
  }

  private static func fix(_ fix: Fix, _ files: FindingReport.Files) -> JSON {
    [
      "title": .string(fix.title), "preferred": .bool(fix.isPreferred),
      "edits": .array(
        fix.edits.map {
          [
            "file": .string(files.shownPath($0.path)),
            "range": range(Location(path: $0.path, range: $0.edit.range), files), "newText": .string($0.edit.newText),
          ]
        }),
    ]
  }

  static func range(_ location: Location, _ files: FindingReport.Files) -> JSON {
    let start = files.place(location.path, location.range.lowerBound)
    let end = files.place(location.path, location.range.upperBound)
    return [
      "start": ["line": .integer(start.line), "column": .integer(start.column)],
      "end": ["line": .integer(end.line), "column": .integer(end.column)],
    ]
  }
}
