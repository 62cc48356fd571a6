package import InsetModel
package import InsetText

/// A project at one moment. Immutable: what happens later doesn't show in it.
package struct ProjectSnapshot: Sendable {
  /// The folder of the project, an absolute path.
  package let root: String
  /// The files belong to no project; those of one folder are looked at.
  package let isSingleFile: Bool
  /// Greater than that of every earlier snapshot of the project that differs.
  package let generation: Int
  package let analysis: Analysis
  /// Counts the changes of what the model says; text that only moves is none.
  let modelRevision: Int
  /// Files that haven't been read yet: what is missing from the model may be in one of them.
  package let unreadFiles: Int

  let entries: [String: FileEntry]
  let documents: [String: OpenDocument]
  /// The documents that the model knows in an older text: those that are ill-formed now, and those whose last edit isn't
  /// in the model yet.
  let outdated: Set<String>
  /// The texts that the model means of them, as far as they are known, and how they differ from the present ones.
  let olderTexts: [String: SourceText]
  let drifts: [String: TextDrift]
  let texts: TextCache
  /// The model of the last edit is still being made: this is the one before.
  let isBehind: Bool
  /// The patterns of `.insetd.json` that files or folders match; nil if that isn't known.
  let matchedPatterns: MatchedPatterns?

  package var app: App { analysis.app }

  var owner: ProjectRoot { ProjectRoot(root, isSingleFile ? .folder : .project) }

  /// Whether the model knows all files.
  package var isComplete: Bool { unreadFiles == 0 }

  /// Whether a first answer is better for waiting until all files are read: few are left, or they aren't listed yet.
  package var isWorthReading: Bool { (!isComplete || paths.count <= 1) && unreadFiles <= Self.fewFiles }

  /// As many files as take less than a person notices.
  private static let fewFiles = 200

  /// The files of the project, in no particular order.
  package var paths: some Collection<String> { entries.keys }

  /// What a file says, as it is now; the model may have older facts of a file that is ill-formed. Nil for one that isn't
  /// of the project, or wasn't read.
  package func facts(_ path: String) -> FileFacts? { entries[path]?.content?.facts }

  /// What can't be taken as written in a file, in places of its current text.
  package func problems(_ path: String) -> [PublishedDiagnostic] { entries[path]?.content?.problems ?? [] }

  /// Tells the states of a file's text apart; nil for one that isn't of the project.
  func digest(_ path: String) -> ContentDigest? { entries[path]?.content?.digest }
}

// MARK: - Texts and places

extension ProjectSnapshot {
  /// The text that the model's places in a file mean: of an open document, else from disk, and there only as long as it
  /// is what the file's facts were read from.
  ///
  /// For a document that is ill-formed just now this is the last well-formed text, and nil if that isn't known; for one
  /// whose last edit isn't in the model yet the text before.
  package func text(_ path: String) -> SourceText? {
    guard isOutdated(path) else { return currentText(path) }
    return olderTexts[path]
  }

  /// The text that was read of a file last: the editor's, or else what is on disk. Nil for a file that wasn't read, and
  /// for one that has become another on disk since then, which is read again for the next answer.
  package func currentText(_ path: String) -> SourceText? {
    if let open = documents[path] { return open.document.text }
    return digest(path).flatMap { texts.text(path, $0) }
  }

  /// The model has older facts of the file than its current text would give.
  package func isOutdated(_ path: String) -> Bool { outdated.contains(path) || entries[path]?.isOutdated == true }

  /// Whether places of the model are those of the texts as they are.
  var isOfPresentTexts: Bool { outdated.isEmpty }

  /// Where a place of the model is in the current text; nil if it is there no more.
  package func currentRange(_ location: Location) -> Range<Int>? {
    isOutdated(location.path) ? drifts[location.path]?.current(location.range) : location.range
  }

  /// The place that the model knows by another offset: the way back from a byte of the current text. Nil where the
  /// model knows nothing.
  package func modelOffset(_ offset: Int, in path: String) -> Int? {
    isOutdated(path) ? drifts[path]?.original(offset) : offset
  }
}
