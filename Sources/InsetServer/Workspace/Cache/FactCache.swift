internal import InsetSyntax
internal import Synchronization

/// The facts of a project's sources from one run to the next, since reading Swift costs more than all else. For any
/// thread.
///
/// One file for the whole project, as one reading is faster than a thousand. It is read when somebody asks first and let
/// go by ``save()``. Several processes may use it: each writes a whole new file with what is in the old one, so that
/// whoever is last wins and nothing is ever half there. Whatever goes wrong costs time only.
final class FactCache: Sendable {
  private struct State: Sendable {
    /// Nil until somebody asks.
    var entries: [CodeKey: StoredFacts]?
    var hasNews = false
  }

  let place: CachePlace
  private let file: FactFile
  private let limits: CacheLimits
  private let today: @Sendable () -> UInt32
  private let log: Log
  private let state = Mutex(State())
  /// Held while a file is written, so that whoever wants it saved can wait for who is at it.
  private let writing = Mutex(())

  /// - Parameters:
  ///   - folder: absolute.
  ///   - today: in days since 1970.
  init(
    folder: String, root: ProjectRoot, build: StableDigest, limits: CacheLimits = CacheLimits(),
    today: @escaping @Sendable () -> UInt32 = { CacheDay.today }, log: Log = .silent
  ) {
    place = CachePlace(folder: folder, root: root, build: build)
    file = FactFile(build: build)
    self.limits = limits
    self.today = today
    self.log = log
  }

  /// As this build reads the sources; nil if nothing is to be kept.
  ///
  /// - Parameter folder: nil if there is none, see ``CacheLocation``.
  convenience init?(folder: String?, root: ProjectRoot, log: Log) {
    guard let folder, let build = BuildIdentity.current else { return nil }
    self.init(folder: folder, root: root, build: build, log: log)
  }

  /// What was kept of such a content; nil if that is nothing, or can't be read.
  func facts(_ key: CodeKey) -> CodeFacts? {
    let today = today()
    let stored = state.withLock { state -> StoredFacts? in
      if state.entries == nil { state.entries = load() }
      state.entries?[key]?.day = today
      return state.entries?[key]
    }
    return stored.flatMap { stored in
      CodeFacts(encoded: stored.bytes, in: stored.range, ofFileWith: key.digest.byteCount)
    }
  }

  /// Keeps the facts for the next ``save()``.
  func keep(_ facts: CodeFacts, _ key: CodeKey) {
    guard let bytes = facts.encoded() else { return }
    let today = today()
    state.withLock { state in
      if state.entries == nil { state.entries = load() }
      state.entries?[key] = StoredFacts(bytes: bytes, range: 0..<bytes.count, day: today)
      state.hasNews = true
    }
  }

  /// Writes what is new, and lets go of the rest. What somebody else is writing is written when this returns.
  func save() { writing.withLock { _ in write() } }

  private func write() {
    let news = state.withLock { state in
      defer { state = State() }
      return state.hasNews ? state.entries : nil
    }
    guard let news else { return }
    let today = today()
    do throws(CacheFailure) {
      let folder = try PrivateFolder(place.folder)
      // Another process may have been faster.
      let others = folder.read(place.name, limit: readingLimit).flatMap { file.entries(in: $0.bytes) } ?? [:]
      let entries = news.merging(others) { own, other in own.day >= other.day ? own : other }
      try folder.replace(place.name, with: file.bytes(limits.kept(entries, today: today)))
      let files = folder.files.filter { CachePlace.isFile($0.name) }
      for name in limits.outdated(files, current: place.name, today: today) { folder.remove(name) }
    } catch {
      log.debug("no facts are kept: \(error.message)")
    }
  }

  /// Saves on a thread of its own.
  func saveSoon() {
    let hasNews = state.withLock { state in
      if !state.hasNews { state = State() }
      return state.hasNews
    }
    if hasNews { _ = Thread.start { self.save() } }
  }

  private func load() -> [CodeKey: StoredFacts] {
    // Without a folder there is nothing to read, and it is made when there is something to write.
    guard FileStatus(place.folder) != nil else { return [:] }
    do throws(CacheFailure) {
      let folder = try PrivateFolder(place.folder)
      guard let (bytes, stamp) = folder.read(place.name, limit: readingLimit) else { return [:] }
      if stamp.seconds / CacheDay.seconds < Int(today()) { folder.touch(place.name) }
      return file.entries(in: bytes) ?? [:]
    } catch {
      log.debug("no kept facts are used: \(error.message)")
      return [:]
    }
  }

  /// A file of any size may lie there.
  private var readingLimit: Int { limits.projectByteCount + 1 << 10 }
}
