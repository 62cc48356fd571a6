/// Shows the client that files are being read, once that takes long enough to wonder.
final class ReadingProgress {
  private let connection: ClientConnection
  private let delay: Duration
  private var begin: ContinuousClock.Instant?
  private var shown: WorkDoneProgress?
  private var total = 0
  private var lastPercentage = 0
  private var lastToken = 0

  init(_ connection: ClientConnection, delay: Duration) {
    self.connection = connection
    self.delay = delay
  }

  /// - Parameter unread: how many files are left.
  func update(unread: Int, _ profile: ClientProfile) {
    guard unread > 0 else { return finish() }
    let now = ContinuousClock.now
    let begin = begin ?? now
    self.begin = begin
    total = max(total, unread)
    if shown == nil, now - begin >= delay {
      lastToken += 1
      shown = WorkDoneProgress(
        connection, profile: profile, token: "insetd/reading/\(lastToken)", title: "Reading the project")
    }
    let percentage = (total - unread) * 100 / total
    guard percentage >= lastPercentage + 5 else { return }
    lastPercentage = percentage
    shown?.report("\(total - unread) of \(total) files", percentage: percentage)
  }

  /// Whether a token is that of the bar that is shown.
  func isShown(_ token: String) -> Bool { shown?.token == token }

  /// The user has stopped the reading.
  func stop() {
    shown?.end("stopped: what hasn't been read isn't known")
    (begin, shown, total, lastPercentage) = (nil, nil, 0, 0)
  }

  private func finish() {
    shown?.end("\(total) files")
    (begin, shown, total, lastPercentage) = (nil, nil, 0, 0)
  }
}
