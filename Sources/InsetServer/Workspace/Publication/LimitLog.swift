internal import InsetModel

/// Logs what is left out of a project since a limit is reached, a line for each, once.
struct LimitLog {
  private var noted: Set<ReachedLimit> = []

  mutating func note(_ project: ProjectSnapshot, _ log: Log) {
    for leftOut in project.analysis.leftOut where noted.insert(leftOut).inserted {
      log.warning("\(leftOut.location.path): \(leftOut.sentence)")
    }
  }
}
