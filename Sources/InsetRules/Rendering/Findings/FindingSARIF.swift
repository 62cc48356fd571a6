internal import InsetJSON
internal import InsetText

/// Findings as SARIF 2.1.0, for code-scanning viewers. Columns are in UTF-16 units, SARIF's default.
enum FindingSARIF {
  static func document(
    _ findings: [Finding], _ unread: [UnreadInput], _ files: FindingReport.Files, version: String
  ) -> String {
    let cards = RuleBook.cards
    var run: JSONObject = [
      "tool": [
        "driver": [
          "name": "insetd", "semanticVersion": .string(version), "rules": .array(cards.map(rule)),
        ]
      ]
    ]
    if !unread.isEmpty { run["invocations"] = [failedInvocation(unread, files)] }
    run["columnKind"] = "utf16CodeUnits"
    run["results"] = .array(
      findings.map { finding in result(finding, cards.firstIndex { $0.id == finding.rule }, files) })
    let json: JSON = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [.object(run)],
    ]
    return String(decoding: json.encoded(.pretty), as: UTF8.self)
  }

  /// What a run tells of itself: notifications are about the tool's work, results about the code.
  private static func failedInvocation(_ unread: [UnreadInput], _ files: FindingReport.Files) -> JSON {
    let notifications = unread.map { unread -> JSON in
      var place: JSONObject = ["artifactLocation": ["uri": .string(uri(files.shownPath(unread.path)))]]
      if let start = unread.start, let end = unread.end {
        place["region"] = [
          "startLine": .integer(start.line), "startColumn": .integer(start.column), "endLine": .integer(end.line),
          "endColumn": .integer(end.column),
        ]
      }
      return [
        "level": "error", "message": ["text": .string(unread.cause)],
        "locations": [["physicalLocation": .object(place)]],
      ]
    }
    return ["executionSuccessful": false, "exitCode": 2, "toolExecutionNotifications": .array(notifications)]
  }

  /// No address of help: the pages of the rules aren't on the web.
  private static func rule(_ card: RuleCard) -> JSON {
    [
      "id": .string(card.id), "shortDescription": ["text": .string(card.title + ".")],
      "fullDescription": ["text": .string(card.why)],
      "help": ["text": .string(card.why + " Holds on \(card.systems.text).")],
      "defaultConfiguration": ["level": .string(level(card.severity))],
    ]
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info, .hint: "note"
    }
  }

  private static func result(_ finding: Finding, _ ruleIndex: Int?, _ files: FindingReport.Files) -> JSON {
    let print = FindingFingerprint(finding.location, in: files.text(finding.location.path))
    var members: [(String, JSON)] = [("ruleId", .string(finding.rule))]
    if let ruleIndex { members.append(("ruleIndex", .integer(ruleIndex))) }
    members += [
      ("level", .string(level(finding.severity))), ("message", ["text": .string(finding.message)]),
      ("locations", [location(finding.location, nil, files)]),
      ("partialFingerprints", ["line/v1": .string(print.line), "context/v1": .string(print.context)]),
    ]
    if !finding.related.isEmpty {
      members.append(("relatedLocations", .array(finding.related.map { location($0.location, $0.message, files) })))
    }
    if !finding.fixes.isEmpty { members.append(("fixes", .array(finding.fixes.map { fix($0, files) }))) }
    if !finding.environments.isEmpty {
      members.append(("properties", ["environments": .array(finding.environments.map { .string($0) })]))
    }
    return .object(JSONObject(members))
  }

  private static func fix(_ fix: Fix, _ files: FindingReport.Files) -> JSON {
    var changes: [(path: String, edits: [JSON])] = []
    for edit in fix.edits {
      let replacement: JSON = [
        "deletedRegion": region(Location(path: edit.path, range: edit.edit.range), files),
        "insertedContent": ["text": .string(edit.edit.newText)],
      ]
      if let index = changes.firstIndex(where: { $0.path == edit.path }) {
        changes[index].edits.append(replacement)
      } else {
        changes.append((edit.path, [replacement]))
      }
    }
    return [
      "description": ["text": .string(fix.title)],
      "artifactChanges": .array(
        changes.map { path, edits in
          ["artifactLocation": ["uri": .string(uri(files.shownPath(path)))], "replacements": .array(edits)]
        }),
    ]
  }

  private static func location(_ location: Location, _ message: String?, _ files: FindingReport.Files) -> JSON {
    var members: [(String, JSON)] = [
      (
        "physicalLocation",
        [
          "artifactLocation": ["uri": .string(uri(files.shownPath(location.path)))],
          "region": region(location, files),
        ]
      )
    ]
    if let message { members.append(("message", ["text": .string(message)])) }
    return .object(JSONObject(members))
  }

  private static func region(_ location: Location, _ files: FindingReport.Files) -> JSON {
    let start = files.place(location.path, location.range.lowerBound)
    let end = files.place(location.path, location.range.upperBound)
    return [
      "startLine": .integer(start.line), "startColumn": .integer(start.column), "endLine": .integer(end.line),
      "endColumn": .integer(end.column),
    ]
  }

  /// A relative path as a URI reference.
  private static func uri(_ path: String) -> String {
    let whole = DocumentURI(path: path.hasPrefix("/") ? path : "/" + path).string
    return path.hasPrefix("/") ? whole : String(whole.dropFirst("file:///".count))
  }
}
