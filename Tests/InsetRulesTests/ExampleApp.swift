import InsetModel
import InsetRules
import InsetText

/// The files of an app, with what hovers say there.
struct ExampleApp {
  let files: [String: String]
  let analysis: Analysis
  let findings: [Finding]

  init(_ files: [String: String], deploymentTarget: String) {
    let project = ExampleProject(RuleExample("", files: files, deploymentTarget: deploymentTarget, reportsAt: []))
    self.files = files
    analysis = project.analysis
    findings = project.findings
  }

  /// The hover at a marker's first place, as blocks.
  func hover(_ name: String, at marker: String) -> HoverSubject? {
    let text = Array((files[name] ?? "").utf8)
    let wanted = Array(marker.utf8)
    guard wanted.count <= text.count,
      let offset = (0...(text.count - wanted.count)).first(where: {
        text[$0..<($0 + wanted.count)].elementsEqual(wanted)
      })
    else { return nil }
    let texts = files
    return HoverLookup(analysis) { location in
      guard let text = texts[String(location.path.dropFirst("/app/".count))] else { return nil }
      let position = SourceText(text).position(at: location.range.lowerBound, in: .utf16)
      return Provenance.Place(path: location.path, line: position.line + 1, column: position.character + 1)
    }.subject(inFile: "/app/" + name, at: offset + 1)
  }
}

extension String {
  func replacing(firstOf wanted: String, with replacement: String) -> String {
    guard let range = firstRange(of: wanted) else { return self }
    var copy = self
    copy.replaceSubrange(range, with: replacement)
    return copy
  }
}
