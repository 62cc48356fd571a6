internal import InsetModel
internal import InsetText

/// What one state of a file says. Immutable, so that snapshots share it; of the bytes nothing is kept.
final class FileContent: Sendable {
  let digest: ContentDigest?
  /// Nil for a file that was left unread, and for a Swift file that declares nothing of interest.
  let facts: FileFacts?
  /// What the reader complains of, in places of this state.
  let problems: [PublishedDiagnostic]
  /// What in it can't be read, or is left out though the model wants to know it.
  let faults: [ReadingProblem]
  /// Of a Swift file: the names that follow `class`, `extension` and `@objc`.
  let declaredClasses: [String]
  /// Of a Swift file: whether it deals with screens, as far as a look at its bytes tells.
  let mentionsUIKit: Bool
  /// Of an Interface Builder file: its custom classes.
  let customClasses: Set<String>
  /// Why the file was left unread; nil for one that was read.
  var reasonLeftOut: String? { digest == nil ? faults.first?.message : nil }

  init(
    digest: ContentDigest?, facts: FileFacts?, problems: [PublishedDiagnostic] = [], faults: [ReadingProblem] = [],
    declaredClasses: [String] = [], mentionsUIKit: Bool = false
  ) {
    self.faults = faults
    self.mentionsUIKit = mentionsUIKit
    self.digest = digest
    self.facts = facts
    self.problems = problems
    self.declaredClasses = declaredClasses
    if case .interfaceBuilder(let facts)? = facts { customClasses = facts.customClasses } else { customClasses = [] }
  }

  /// False when older facts of the file are better than these.
  var isComplete: Bool { facts?.isComplete ?? true }

  /// True of one object, and of two of a file that is still left out for the same reason.
  func isSame(as other: FileContent?) -> Bool {
    self === other || digest == nil && other.map { $0.digest == nil && $0.problems == problems } == true
  }
}

extension FileContent {
  /// Larger files are left out: no people wrote them.
  static let maximumByteCount = 8 << 20

  /// Of a file that can't be read or is too large to.
  static func leftOut(_ reason: String) -> FileContent {
    FileContent(
      digest: nil, facts: nil, problems: [.reading(.information, reason + ", so insetd leaves it out", at: 0..<0)],
      faults: [ReadingProblem(.error, reason, at: 0..<0)])
  }

  static let tooLarge = leftOut("the file is larger than \(maximumByteCount >> 20) MiB")
}
