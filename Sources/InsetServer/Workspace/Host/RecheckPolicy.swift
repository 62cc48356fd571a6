/// Decides when files are compared with the disk although nobody has told of a change. It rests on events, never on
/// timers, and spends a small part of the time at most.
struct RecheckPolicy {
  /// The shortest time between two looks before answers. With zero every look is due.
  let interval: Duration
  private var lastEnd: ContinuousClock.Instant?
  private var lastCost = Duration.zero

  init(interval: Duration) { self.interval = interval }

  /// Before an answer about a whole project: whoever asks that wants to know, and has the time.
  func isDueForWhole(at now: ContinuousClock.Instant) -> Bool { isDue(at: now, after: lastCost) }

  /// After an event that makes a change likely: a document was opened or saved.
  func isDueAfterEvent(at now: ContinuousClock.Instant) -> Bool {
    isDue(at: now, after: max(interval / 5, lastCost * 10))
  }

  /// Before an answer to a client that doesn't watch files.
  func isDueBeforeAnswer(at now: ContinuousClock.Instant) -> Bool {
    isDue(at: now, after: max(interval, lastCost * 50))
  }

  /// The first look of all comes by itself.
  private func isDue(at now: ContinuousClock.Instant, after pause: Duration) -> Bool {
    lastEnd.map { interval == .zero || now - $0 >= pause } ?? false
  }

  mutating func noteLook(from start: ContinuousClock.Instant, to end: ContinuousClock.Instant) {
    lastEnd = end
    lastCost = end - start
  }
}
