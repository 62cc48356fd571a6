/// What a project has cost so far. Counters, not stopwatches, guard what an edit costs.
package struct WorkspaceCounters: Equatable, Sendable {
  /// Looks at the project's folders.
  package var listings = 0
  /// Files and open documents whose bytes were looked at.
  package var filesRead = 0
  /// Those that were parsed.
  package var filesParsed = 0
  /// Those whose facts an earlier run had kept.
  package var filesFromCache = 0
  /// Models made because some file says something else than before.
  package var appsBuilt = 0
  /// Models made because some file says the same in other places.
  package var appsMoved = 0
  /// Models for which the declarations of all sources were put together anew.
  package var programsBuilt = 0
  /// Scenes of one placement on some systems.
  package var scenesBuilt = 0
  /// Layouts of one scene in one environment.
  package var layoutsComputed = 0

  package init() {}

  /// What came since an earlier state.
  package static func - (now: WorkspaceCounters, before: WorkspaceCounters) -> WorkspaceCounters {
    var difference = now
    difference.listings -= before.listings
    difference.filesRead -= before.filesRead
    difference.filesParsed -= before.filesParsed
    difference.filesFromCache -= before.filesFromCache
    difference.appsBuilt -= before.appsBuilt
    difference.appsMoved -= before.appsMoved
    difference.programsBuilt -= before.programsBuilt
    difference.scenesBuilt -= before.scenesBuilt
    difference.layoutsComputed -= before.layoutsComputed
    return difference
  }
}
