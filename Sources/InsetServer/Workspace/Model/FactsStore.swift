internal import InsetModel

/// The facts of a project's files, and which files must be read for them.
struct FactsStore: Sendable {
  let root: ProjectRoot
  let source: CodeFactsSource
  private(set) var entries: [String: FileEntry] = [:]
  /// What the model is made of.
  private(set) var facts: [String: FileFacts] = [:]
  /// How much `facts` has changed since `takeChange`.
  private var change = FactsChange.none
  /// The files that have a part in it.
  private var changedPaths: Set<String> = []
  /// Counts the changes of any entry.
  private(set) var revision = 0
  private(set) var filesRead = 0
  private(set) var filesParsed = 0
  private(set) var filesFromCache = 0

  /// Files whose content comes from the editor, so that the disk doesn't count.
  private var held: Set<String> = []
  private var unread: Set<String> = []
  /// Swift files wait until it is known which classes are of interest.
  private var unreadSwift: Set<String> = []
  private var ticketsByPath: [String: Int] = [:]
  /// Files that somebody found to be others than those that were read: what follows from them is computed anew even if
  /// they turn out to be the same again, since it was computed without their text.
  private var doubted: Set<String> = []
  private var lastTicket = 0
  /// Empty as long as it isn't known.
  private var interest: Set<String> = []
  private var isInterestStale = true

  init(_ root: ProjectRoot, _ source: CodeFactsSource) {
    self.root = root
    self.source = source
  }

  /// Files that are to be read, or being read.
  var unreadCount: Int { unread.count + unreadSwift.count + ticketsByPath.count }

  mutating func takeChange() -> (change: FactsChange, paths: Set<String>) {
    defer { (change, changedPaths) = (.none, []) }
    return (change, changedPaths)
  }
}

// MARK: - Files

extension FactsStore {
  /// Takes over what a listing found: the files of the project on disk, all of them.
  mutating func list(_ files: [ProjectListing.File]) {
    var gone = Set(entries.keys)
    for file in files {
      gone.remove(file.path)
      add(file.path, file.kind)
      if entries[file.path]?.stamp != file.stamp { invalidate(file.path) }
    }
    for path in gone where !held.contains(path) { remove(path) }
  }

  /// Adds a file that isn't there yet, without reading it.
  mutating func add(_ path: String, _ kind: FileKind) {
    if entries[path] == nil { entries[path] = FileEntry(kind: kind) }
  }

  mutating func remove(_ path: String) {
    dropJob(path)
    held.remove(path)
    doubted.remove(path)
    guard let entry = entries.removeValue(forKey: path) else { return }
    facts[path] = nil
    note(path, entry.facts, nil)
    revision += 1
  }

  /// The file must be read again, unless the editor has it.
  mutating func invalidate(_ path: String) {
    guard let entry = entries[path], !held.contains(path) else { return }
    ticketsByPath[path] = nil
    if entry.kind == .swift { unreadSwift.insert(path) } else { unread.insert(path) }
  }

  /// The file is another one on disk than the one that was read, or was for a moment.
  mutating func doubt(_ path: String) {
    guard entries[path] != nil, !held.contains(path) else { return }
    doubted.insert(path)
    invalidate(path)
  }

  /// The file must be read again if the disk has another one than the one that was read.
  mutating func compare(_ path: String, with stamp: FileStamp?) {
    guard let entry = entries[path], entry.content != nil else { return }
    if entry.stamp == nil || entry.stamp != stamp { invalidate(path) }
  }

  /// The editor has the file from now on; what is being read of it doesn't count.
  mutating func hold(_ path: String) {
    held.insert(path)
    dropJob(path)
  }

  /// The file on disk counts again.
  mutating func release(_ path: String) {
    held.remove(path)
    invalidate(path)
  }

  private mutating func dropJob(_ path: String) {
    ticketsByPath[path] = nil
    unread.remove(path)
    unreadSwift.remove(path)
  }

  /// Puts in what was read from the disk or the editor.
  mutating func place(_ content: FileContent, _ path: String, _ stamp: FileStamp?, _ expense: ReadingExpense) {
    filesRead += 1
    switch expense {
    case .look: break
    case .cache: filesFromCache += 1
    case .parsing: filesParsed += 1
    }
    guard var entry = entries[path] else { return }
    let (factsBefore, contentBefore) = (entry.facts, entry.content)
    entry.place(content, stamp)
    entries[path] = entry
    let wasDoubted = doubted.remove(path) != nil
    guard wasDoubted || !content.isSame(as: contentBefore) else { return }
    revision += 1
    facts[path] = entry.facts
    let change = note(path, factsBefore, entry.facts)
    if wasDoubted, change == .none {
      self.change = max(self.change, .places)
      changedPaths.insert(path)
    }
    let namesChanged = content.customClasses != contentBefore?.customClasses
    if namesChanged || entry.kind == .swift && (change == .shape || contentBefore == nil) { isInterestStale = true }
    if unreadCount == 0 { updateInterest() }
  }

  @discardableResult
  private mutating func note(_ path: String, _ before: FileFacts?, _ after: FileFacts?) -> FactsChange {
    let change = FactsChange(from: before, to: after)
    self.change = max(self.change, change)
    if change != .none { changedPaths.insert(path) }
    return change
  }
}

// MARK: - Reading

extension FactsStore {
  /// The readings that can be done now. More may follow from their results.
  mutating func takeJobs() -> [ReadingJob] {
    if !unread.isEmpty {
      defer { unread = [] }
      return jobs(unread, .every)
    }
    guard ticketsByPath.isEmpty else { return [] }
    updateInterest()
    defer { unreadSwift = [] }
    return jobs(unreadSwift, .declaring(interest))
  }

  /// A reading that can't wait; nil for a file that has been read.
  mutating func takeJob(_ path: String) -> ReadingJob? {
    let isWaiting = unread.contains(path) || unreadSwift.contains(path) || ticketsByPath[path] != nil
    guard isWaiting else { return nil }
    dropJob(path)
    return jobs([path], .every).first
  }

  /// Takes all readings back that have been given out; their results don't count.
  mutating func recallJobs() {
    for path in ticketsByPath.keys { invalidate(path) }
  }

  /// Takes a result, unless it has been overtaken.
  mutating func accept(_ result: ReadingResult) {
    guard ticketsByPath[result.path] == result.ticket else { return }
    ticketsByPath[result.path] = nil
    if let content = result.content {
      place(content, result.path, result.stamp, result.expense)
    } else {
      remove(result.path)
    }
  }

  private mutating func jobs(_ paths: Set<String>, _ interest: SwiftInterest) -> [ReadingJob] {
    paths.sorted().compactMap { path in
      guard let entry = entries[path] else { return nil }
      lastTicket += 1
      ticketsByPath[path] = lastTicket
      return ReadingJob(
        root: root, path: path, kind: entry.kind, ticket: lastTicket, interest: interest, known: entry.content,
        source: source)
    }
  }

  /// Finds out which classes matter: those that Interface Builder files name, and those that they inherit from. Swift
  /// files that were passed over and declare one of them must be read after all.
  private mutating func updateInterest() {
    guard isInterestStale else { return }
    isInterestStale = false
    interest = ClassInterest.names(in: entries.values)
    for path in entries.keys where isPassedOver(path) && !held.contains(path) { unreadSwift.insert(path) }
  }

  /// Whether a Swift file wasn't parsed although it declares a class that matters, as is known by now.
  func isPassedOver(_ path: String) -> Bool {
    guard let entry = entries[path], entry.kind == .swift, let content = entry.content, content.facts == nil else {
      return false
    }
    return SwiftInterest.declaring(interest).includes(content)
  }

  /// How to read what the editor has: by what is of interest, but what has facts keeps them while it is edited.
  func interest(inDocument path: String) -> SwiftInterest {
    entries[path]?.facts == nil ? .declaring(interest) : .every
  }
}
