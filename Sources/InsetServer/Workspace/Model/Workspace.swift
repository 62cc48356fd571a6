internal import InsetDocuments
internal import InsetLayout
internal import InsetModel
internal import InsetText

/// The files of one project, what they say, and the model that follows. Belongs to one thread.
package final class Workspace {
  let root: ProjectRoot
  var store: FactsStore
  private(set) var documents: [String: OpenDocument] = [:]
  private var documentReadings: [String: DocumentReading] = [:]
  /// What the user has set outside the project.
  var settings = ConfigurationFacts() {
    didSet { if settings != oldValue { settingsRevision += 1 } }
  }
  /// Devices and systems that go before all settings.
  var pickedEnvironments: [Environment]? {
    didSet { if pickedEnvironments != oldValue { settingsRevision += 1 } }
  }
  private(set) var settingsRevision = 0
  /// What was taken out and let in when the files were listed last.
  private var listedSelection: ProjectSelection?
  /// The patterns of `.insetd.json` that files or folders matched then; nil as long as nothing was listed.
  private(set) var matchedPatterns: MatchedPatterns?
  /// What wasn't listed then.
  private var unlisted: [LeftOut] = []
  private(set) var listingRevision = 0
  let texts = TextCache()
  var expenses = WorkspaceCounters()
  var model = ModelState()
  var current: ProjectSnapshot?
  var generation = 0
  /// Counts what happens to open documents.
  private(set) var documentRevision = 0
  /// The states that `current` was made of.
  var currentRevisions = (store: -1, documents: -1, listing: -1, settings: -1)

  init(_ root: ProjectRoot, _ source: CodeFactsSource) {
    self.root = root
    store = FactsStore(root, source)
  }

  package var counters: WorkspaceCounters {
    var counters = expenses
    counters.filesRead += store.filesRead
    counters.filesParsed += store.filesParsed
    counters.filesFromCache += store.filesFromCache
    counters.scenesBuilt += model.analysis?.builtScenes ?? 0
    counters.layoutsComputed += model.analysis?.computedLayouts ?? 0
    return counters
  }

  /// Files that are to be read, or being read.
  var unreadCount: Int { store.unreadCount }
  var fileCount: Int { store.entries.count }

  func knows(_ path: String) -> Bool { store.entries[path] != nil }

  /// What the file's facts for the model are.
  func facts(_ path: String) -> FileFacts? { store.entries[path]?.facts }

  /// Whether the user has changed what the project's `.insetd.json` takes out and lets in, so that files come and go;
  /// once for each change.
  func takeChangeOfSelection() -> Bool {
    guard let selection, selection != listedSelection else { return false }
    listedSelection = selection
    return true
  }

  /// Nil as long as no `.insetd.json` was read.
  private var selection: ProjectSelection? {
    ownSettings.map { ProjectSelection($0.above(settings), below: root.path) }
  }

  /// What would belong to the project and isn't known, by path.
  var leftOut: [LeftOut] {
    unlisted
      + store.entries.compactMap { path, entry in
        entry.content?.reasonLeftOut.map { LeftOut(path: path, reason: .file($0)) }
      }.sorted { $0.path < $1.path }
  }

  private var ownSettings: ConfigurationFacts? {
    guard case .configuration(let facts)? = facts(root.path.appendingPath(".insetd.json")) else { return nil }
    return facts
  }

  /// The project's `.insetd.json`, and below it what the user has set elsewhere.
  var effectiveSettings: ConfigurationFacts { ownSettings?.above(settings) ?? settings }
}

// MARK: - Files on disk

extension Workspace {
  /// Takes over what a listing found. Files that are new or have another stamp are to be read.
  func list(_ listing: ProjectListing) {
    expenses.listings += 1
    listedSelection = selection ?? listing.selections[root.path]
    unlisted = listing.leftOut.filter { $0.isBound || $0.path.path(below: root.path) != nil }
    let matched = listing.isTruncated ? nil : listing.matchedPatterns[root.path] ?? MatchedPatterns()
    if matched != matchedPatterns {
      matchedPatterns = matched
      listingRevision += 1
    }
    store.list(listing.files[root.path] ?? [])
  }

  /// A file that is known has changed on disk.
  func fileChanged(_ path: String) { store.invalidate(path) }

  /// The readings that can be done now, on any thread. More may follow from what they give.
  func takeJobs() -> [ReadingJob] {
    rereadChangedFiles()
    return store.takeJobs()
  }

  /// Files of which somebody wanted the text and found another one than was read are to be read again; false if there
  /// are none.
  @discardableResult
  func rereadChangedFiles() -> Bool {
    let changed = texts.takeChanged()
    for path in changed { store.doubt(path) }
    return !changed.isEmpty
  }

  /// Takes back all readings that were given out; they are to be done later.
  func recallJobs() { store.recallJobs() }

  func accept(_ result: ReadingResult) { store.accept(result) }

  /// All files are to be read again, even those whose stamp says that they are as they were.
  func invalidateAll() {
    for path in store.entries.keys where documents[path] == nil { store.invalidate(path) }
  }

  /// Reads one file at once, if it hasn't been read as it is now; one outside the listing too.
  func readNow(_ path: String) {
    rereadChangedFiles()
    guard documents[path] == nil, let kind = FileKind(path: path) else { return }
    let status = FileStatus(path)
    if knows(path) {
      store.compare(path, with: status?.stamp)
    } else if status?.kind == .regular {
      store.add(path, kind)
      store.invalidate(path)
    }
    if let job = store.takeJob(path) { store.accept(job.run()) }
  }

  /// Reads everything that is left, and waits for it.
  func readAll(threadCount: Int = ReadingPool.usualThreadCount) {
    store.recallJobs()
    rereadChangedFiles()
    while true {
      refreshDocuments()
      let jobs = takeJobs()
      guard !jobs.isEmpty else { return }
      for result in ReadingPool.run(jobs, threadCount: threadCount) { accept(result) }
    }
  }

  /// Keeps what sources say for the next run.
  func saveFacts() { store.source.cache?.save() }

  /// The same, on another thread.
  func saveFactsSoon() { store.source.cache?.saveSoon() }
}

// MARK: - Documents in the editor

extension Workspace {
  /// The client has a document open, or has changed it. It counts instead of the file.
  func open(_ document: Document) {
    guard let path = document.uri.path, let kind = FileKind(path: path) else { return }
    store.add(path, kind)
    store.hold(path)
    documents[path, default: OpenDocument(document: document)].document = document
    documents[path]?.isUnread = true
    documentRevision += 1
  }

  /// The file counts again.
  func close(_ path: String) {
    guard documents.removeValue(forKey: path) != nil else { return }
    documentReadings[path] = nil
    documentRevision += 1
    if FileStatus(path)?.kind == .regular { store.release(path) } else { store.remove(path) }
  }

  /// The document is in another project from now on.
  func handOver(_ path: String) {
    guard documents.removeValue(forKey: path) != nil else { return }
    documentReadings[path] = nil
    documentRevision += 1
    store.remove(path)
  }

  /// Reads the documents that were changed, and those that turn out to matter.
  func refreshDocuments() {
    for (path, open) in documents where open.isUnread || store.isPassedOver(path) {
      guard let entry = store.entries[path] else { continue }
      let text = open.document.text
      let interest = store.interest(inDocument: path)
      let reading = documentReadings[path] ?? DocumentReading(store.source)
      documentReadings[path] = reading
      let (content, expense) = FileReader.read(
        text.bytes, path, entry.kind, interest, known: entry.content, reading.facts)
      store.place(content, path, nil, expense)
      documents[path]?.isUnread = false
      if content.isComplete { documents[path]?.goodText = text }
    }
  }
}
