/// Why a file wasn't written. It is as it was.
struct WritingFailure: Error, Equatable, Sendable {
  /// Without the path: `it is read-only`, `No space left on device`.
  let reason: String

  init(_ reason: String) { self.reason = reason }

  /// What the system said last.
  static func system() -> WritingFailure { WritingFailure(SystemError.message) }
}
