internal import InsetText
internal import Synchronization

/// The last few texts of closed files that somebody asked for, since nothing keeps the bytes of closed files.
final class TextCache: Sendable {
  private struct Entry: Sendable {
    let path: String
    let stamp: FileStamp
    let text: SourceText
  }

  private static let capacity = 8
  /// The latest last.
  private let entries = Mutex<[Entry]>([])

  /// What is on disk now; nil if it can't be read.
  func text(_ path: String) -> SourceText? {
    let known = entries.withLock { entries in entries.first { $0.path == path } }
    if let known, let status = FileStatus(path), status.stamp == known.stamp {
      keep(known)
      return known.text
    }
    guard case .bytes(let bytes, let stamp) = DiskFile.read(path, limit: FileContent.maximumByteCount) else {
      return nil
    }
    let text = SourceText(bytes)
    if let stamp { keep(Entry(path: path, stamp: stamp, text: text)) }
    return text
  }

  private func keep(_ entry: Entry) {
    entries.withLock { entries in
      entries.removeAll { $0.path == entry.path }
      entries.append(entry)
      if entries.count > Self.capacity { entries.removeFirst() }
    }
  }
}
