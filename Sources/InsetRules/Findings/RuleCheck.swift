package import InsetLayout
package import InsetModel
package import InsetText

/// What a rule looks at: an app, laid out, and the text of its files.
package struct RuleCheck: Sendable {
  package let analysis: Analysis
  /// The bytes of a file, for edits.
  package let text: @Sendable (String) -> SourceText?
  /// Every scroll view of the app in each of its placements that is known, found once for all rules.
  package let scrollViews: [ScrollViewSighting]
  /// Those of them whose first points lie under bars without doubt.
  let hiddenScrollViews: [ScrollViewSighting]

  package init(_ analysis: Analysis, text: @escaping @Sendable (String) -> SourceText?) {
    self.analysis = analysis
    self.text = text
    scrollViews = analysis.scrollViewSightings()
    let doubts = EdgeDoubts(analysis.app)
    hiddenScrollViews = scrollViews.compactMap { $0.hidden(atTopOf: analysis.app, doubts) }
  }

  package var app: App { analysis.app }

  /// Whether the app runs on iOS 10 or earlier. Not known counts as no: a false alarm is worse than a miss.
  package var reachesLegacySystems: Bool { (app.deploymentTarget?.version.major ?? 11) < 11 }

  /// The lowest system that code of a file runs on: of the file's target, else of the app; nil where nobody says.
  package func lowestSystem(of path: String) -> OSVersion? {
    app.target(of: path)?.deploymentTarget?.value ?? app.deploymentTarget?.version
  }

  /// Whether code of a file, which is for some systems, runs on none before `introduced`; false where nobody says.
  func isOnly(on systems: SystemRange, from introduced: OSVersion, _ path: String) -> Bool {
    [systems.introduced, lowestSystem(of: path)].contains { $0.map { $0 >= introduced } == true }
  }

  /// At most one finding a place: what `report` says of each scroll view whose first points lie under bars, in those of
  /// its layouts for which `isWanted` holds.
  package func findings(
    where isWanted: (Layout, Int) -> Bool, reporting report: (ScrollViewSighting) -> Finding?
  ) -> [Finding] {
    findings(of: hiddenScrollViews.filter { !keepsRoomAboveSections($0) }, where: isWanted, reporting: report)
  }

  /// The same of scroll views that a rule has chosen.
  package func findings(
    of scrollViews: [ScrollViewSighting], where isWanted: (Layout, Int) -> Bool,
    reporting report: (ScrollViewSighting) -> Finding?
  ) -> [Finding] {
    var told: Set<Location> = []
    return scrollViews.compactMap { scrollView in
      guard let seen = scrollView.keeping(isWanted), let finding = report(seen),
        told.insert(finding.location).inserted
      else { return nil }
      return finding
    }
  }
}
