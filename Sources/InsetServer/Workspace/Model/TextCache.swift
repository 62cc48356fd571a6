internal import InsetText
internal import Synchronization

/// The last few texts of closed files that somebody asked for, since nothing keeps the bytes of closed files.
///
/// A text belongs to a digest: whoever has places of what was read of a file gets that very text or none.
final class TextCache: Sendable {
  private struct Entry: Sendable {
    let path: String
    let stamp: FileStamp
    let digest: ContentDigest
    let text: SourceText
  }

  private struct State: Sendable {
    /// The latest last.
    var entries: [Entry] = []
    var changed: Set<String> = []
  }

  private static let capacity = 8
  private let state = Mutex(State())

  /// What is on disk now, if it is what the digest is of; else nil, and the file is noted as changed.
  func text(_ path: String, _ digest: ContentDigest) -> SourceText? {
    let found = entry(path)
    guard let found, found.digest == digest else {
      state.withLock { _ = $0.changed.insert(path) }
      return nil
    }
    return found.text
  }

  /// The files that turned out to be others than those that were read, since the last call.
  func takeChanged() -> Set<String> {
    state.withLock { state in
      defer { state.changed = [] }
      return state.changed
    }
  }

  private func entry(_ path: String) -> (digest: ContentDigest, text: SourceText)? {
    let known = state.withLock { state in state.entries.first { $0.path == path } }
    if let known, let status = FileStatus(path), status.stamp == known.stamp {
      keep(known)
      return (known.digest, known.text)
    }
    guard case .bytes(let bytes, let stamp) = DiskFile.read(path, limit: FileContent.maximumByteCount) else {
      return nil
    }
    let (digest, text) = (ContentDigest(bytes), SourceText(bytes))
    if let stamp { keep(Entry(path: path, stamp: stamp, digest: digest, text: text)) }
    return (digest, text)
  }

  private func keep(_ entry: Entry) {
    state.withLock { state in
      state.entries.removeAll { $0.path == entry.path }
      state.entries.append(entry)
      if state.entries.count > Self.capacity { state.entries.removeFirst() }
    }
  }
}
