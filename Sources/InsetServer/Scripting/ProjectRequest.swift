internal import InsetJSON
package import InsetLayout
internal import InsetModel
package import InsetRules
package import InsetText

/// A request about the open project: which project, and which controllers of it.
package struct ProjectRequest: Sendable {
  package let project: ProjectSnapshot
  package let situations: [Situation]

  package init(_ project: ProjectSnapshot, _ situations: [Situation] = []) {
    self.project = project
    self.situations = situations
  }

  /// The places of a target that names its own object; of one that doesn't, those of the request.
  package func situations(of target: ExplainTarget) -> [Situation] {
    target.situations(in: project.hoverLookup, project.analysis.app)
  }
}

extension ProjectSnapshot {
  package var hoverLookup: HoverLookup { HoverLookup(analysis, place: placeFinder) }

  /// Finds the line of a place in any file of the project, as it reads now: 1-based, columns in UTF-16 units.
  package var placeFinder: @Sendable (Location) -> Provenance.Place? {
    { location in
      guard let range = self.currentRange(location), let text = self.currentText(location.path) else { return nil }
      let position = text.position(at: range.lowerBound, in: .utf16)
      return Provenance.Place(path: location.path, line: position.line + 1, column: position.character + 1)
    }
  }

  /// The same project laid out in other environments.
  package func laidOut(in environments: [Environment]) -> ProjectSnapshot {
    ProjectSnapshot(
      root: root, isSingleFile: isSingleFile, generation: generation,
      analysis: Analysis(app, environments: environments), modelRevision: modelRevision,
      unreadFiles: unreadFiles, entries: entries, documents: documents, outdated: outdated, olderTexts: olderTexts,
      drifts: drifts, texts: texts, isBehind: isBehind, matchedPatterns: matchedPatterns)
  }

  package var findings: [Finding] { findings(CancellationToken()) ?? [] }

  /// What all rules find, once for each state of the model; nil if they are cancelled before they are through.
  package func findings(_ cancellation: CancellationToken) -> [Finding]? {
    let findings = analysis.memoisedIfCompleted(Self.findingsName) {
      RuleBook.findings(analysis, text: { self.text($0) }, isCancelled: { cancellation.isCancelled })
    }
    // What a comment keeps quiet may be in a file that hasn't been read yet.
    return isComplete ? findings : findings?.filter { !$0.tags.contains(.unnecessary) }
  }

  /// Whether `findings` takes no time.
  var hasFindings: Bool { analysis.hasMemoised(Self.findingsName) }

  private static let findingsName = "findings"
}
