import InsetText

@testable import InsetServer

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder of the test's own, which goes with it.
final class TemporaryFolder {
  let path: String
  /// Seconds since 1970 of the last change: each file is written a second after the one before, and long ago, so that
  /// no test depends on the clock.
  private var time = 1_000_000_000

  init(_ files: [String: String] = [:]) {
    let place = getenv("TMPDIR").map { String(cString: $0) } ?? P_tmpdir
    var template = Array((place + "/insetd-test-XXXXXX").utf8CString)
    path = template.withUnsafeMutableBufferPointer { buffer -> String in
      guard let start = buffer.baseAddress, mkdtemp(start) != nil, let real = realpath(start, nil) else {
        return "/nowhere"
      }
      defer { free(real) }
      return String(cString: real)
    }
    for (name, text) in files.sorted(by: { $0.key < $1.key }) { write(name, text) }
  }

  /// A copy of all that is below a folder.
  convenience init(copyOf folder: String) {
    self.init()
    copy(folder, to: "")
  }

  deinit { Self.delete(path) }

  private func copy(_ folder: String, to place: String) {
    for entry in Folder(folder)?.entries ?? [] {
      let (source, name) = (folder.appendingPath(entry.name), place + entry.name)
      if entry.kind == .folder {
        copy(source, to: name + "/")
      } else if case .bytes(let bytes, _) = DiskFile.read(source, limit: 1 << 24) {
        write(name, bytes)
      }
    }
  }

  /// The bytes of a file; nil if there is none.
  func bytes(_ name: String) -> [UInt8]? {
    guard case .bytes(let bytes, _) = DiskFile.read(self(name), limit: 1 << 24) else { return nil }
    return bytes
  }

  /// The names in a folder, hidden ones too.
  func names(in folder: String) -> [String] { Folder(self(folder))?.entries.map(\.name) ?? [] }

  func callAsFunction(_ name: String) -> String { path + "/" + name }

  func uri(_ name: String) -> String { DocumentURI(path: self(name)).string }

  func write(_ name: String, _ text: String) { write(name, Array(text.utf8)) }

  func write(_ name: String, _ bytes: [UInt8]) {
    makeFolders(around: name)
    guard let file = fopen(self(name), "w") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    time += 1
    setTime(name, time)
  }

  func setTime(_ name: String, _ seconds: Int) {
    let moment = timespec(tv_sec: seconds, tv_nsec: 5)
    utimensat(AT_FDCWD, self(name), [moment, moment], 0)
  }

  func makeFolder(_ name: String) {
    makeFolders(around: name + "/x")
  }

  func link(_ name: String, to target: String) {
    makeFolders(around: name)
    symlink(target, self(name))
  }

  func move(_ name: String, to other: String) {
    makeFolders(around: other)
    rename(self(name), self(other))
  }

  func remove(_ name: String) { Self.delete(self(name)) }

  private func makeFolders(around name: String) {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/" + part
      mkdir(folder, 0o777)
    }
  }

  private static func delete(_ path: String) {
    if FileStatus(path, followingLinks: false)?.kind == .folder {
      for entry in Folder(path)?.entries ?? [] { delete(path.appendingPath(entry.name)) }
      rmdir(path)
    } else {
      unlink(path)
    }
  }
}
