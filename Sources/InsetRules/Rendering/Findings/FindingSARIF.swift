internal import InsetJSON
internal import InsetText

/// Findings as SARIF 2.1.0, for code-scanning viewers. Columns are in UTF-16 units, SARIF's default.
enum FindingSARIF {
  static func document(_ findings: [Finding], _ files: FindingReport.Files, version: String) -> String {
    let rules: [JSON] = RuleBook.rules.map { rule in
      [
        "id": .string(rule.card.id), "shortDescription": ["text": .string(rule.card.title)],
        "fullDescription": ["text": .string(rule.card.why)],
        "defaultConfiguration": ["level": .string(level(rule.card.severity))],
      ]
    }
    let json: JSON = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [
        [
          "tool": ["driver": ["name": "insetd", "version": .string(version), "rules": .array(rules)]],
          "columnKind": "utf16CodeUnits", "results": .array(findings.map { result($0, files) }),
        ]
      ],
    ]
    return String(decoding: json.encoded(.pretty), as: UTF8.self)
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info, .hint: "note"
    }
  }

  private static func result(_ finding: Finding, _ files: FindingReport.Files) -> JSON {
    var members: [(String, JSON)] = [
      ("ruleId", .string(finding.rule)), ("level", .string(level(finding.severity))),
      ("message", ["text": .string(finding.message)]), ("locations", [location(finding.location, nil, files)]),
    ]
    if !finding.related.isEmpty {
      members.append(("relatedLocations", .array(finding.related.map { location($0.location, $0.message, files) })))
    }
    return .object(JSONObject(members))
  }

  private static func location(_ location: Location, _ message: String?, _ files: FindingReport.Files) -> JSON {
    let start = files.place(location.path, location.range.lowerBound)
    let end = files.place(location.path, location.range.upperBound)
    var members: [(String, JSON)] = [
      (
        "physicalLocation",
        [
          "artifactLocation": ["uri": .string(uri(files.shownPath(location.path)))],
          "region": [
            "startLine": .integer(start.line), "startColumn": .integer(start.column), "endLine": .integer(end.line),
            "endColumn": .integer(end.column),
          ],
        ]
      )
    ]
    if let message { members.append(("message", ["text": .string(message)])) }
    return .object(JSONObject(members))
  }

  /// A relative path as a URI reference.
  private static func uri(_ path: String) -> String {
    let whole = DocumentURI(path: path.hasPrefix("/") ? path : "/" + path).string
    return path.hasPrefix("/") ? whole : String(whole.dropFirst("file:///".count))
  }
}
