internal import InsetJSON

/// The findings that an old project lives with: they aren't reported again until their line changes.
package struct FindingBaseline: Sendable, Equatable {
  /// A file can't be taken for a baseline.
  package struct Problem: Error, Equatable, Sendable {
    package let message: String
  }

  /// A finding without its line number, which changes whenever something above it does.
  struct Entry: Sendable, Hashable {
    let rule: String
    /// As reports show it.
    let file: String
    let print: FindingFingerprint
  }

  private(set) var entries: [Entry]

  package init(_ findings: [Finding], _ files: FindingReport.Files) {
    entries = findings.map { Self.entry($0, files) }
  }

  /// - Throws: ``Problem`` for bytes that are no baseline of this version.
  package init(reading bytes: [UInt8]) throws(Problem) {
    guard let json = try? JSON.decoding(bytes), let list = json["findings"]?.arrayValue else {
      throw Problem(message: "not a baseline: a JSON object with \"findings\" is expected")
    }
    guard json["version"]?.intValue == 1 else { throw Problem(message: "a baseline of an unknown version") }
    entries = []
    for item in list {
      guard let rule = item["rule"]?.stringValue, let file = item["file"]?.stringValue,
        let line = item["line"]?.stringValue, let context = item["context"]?.stringValue
      else { throw Problem(message: "a finding of the baseline lacks its rule, file, line or context") }
      entries.append(Entry(rule: rule, file: file, print: FindingFingerprint(line: line, context: context)))
    }
  }

  /// The baseline's own text, in a stable order.
  package var text: String {
    let sorted = entries.sorted {
      ($0.file, $0.rule, $0.print.line, $0.print.context) < ($1.file, $1.rule, $1.print.line, $1.print.context)
    }
    let json: JSON = [
      "version": 1,
      "findings": .array(
        sorted.map {
          [
            "rule": .string($0.rule), "file": .string($0.file), "line": .string($0.print.line),
            "context": .string($0.print.context),
          ]
        }),
    ]
    return String(decoding: json.encoded(.pretty), as: UTF8.self) + "\n"
  }

  /// The findings that aren't in the baseline. Each of its entries excuses one finding: at first the one in the same
  /// surroundings, then one on an equal line.
  package func new(among findings: [Finding], _ files: FindingReport.Files) -> [Finding] {
    var left: [Entry: Int] = [:]
    for entry in entries { left[entry, default: 0] += 1 }
    let asked = findings.map { Self.entry($0, files) }
    var excused = asked.map { entry -> Bool in
      guard let count = left[entry], count > 0 else { return false }
      left[entry] = count - 1
      return true
    }
    var lines: [Line: Int] = [:]
    for (entry, count) in left where count > 0 { lines[Line(entry), default: 0] += count }
    for (index, entry) in asked.enumerated() where !excused[index] {
      guard let count = lines[Line(entry)], count > 0 else { continue }
      lines[Line(entry)] = count - 1
      excused[index] = true
    }
    return zip(findings, excused).filter { !$0.1 }.map(\.0)
  }

  private struct Line: Hashable {
    let rule: String
    let file: String
    let line: String

    init(_ entry: Entry) { (rule, file, line) = (entry.rule, entry.file, entry.print.line) }
  }

  private static func entry(_ finding: Finding, _ files: FindingReport.Files) -> Entry {
    let path = finding.location.path
    return Entry(
      rule: finding.rule, file: files.projectPath(path),
      print: FindingFingerprint(finding.location, in: files.text(path)))
  }
}
