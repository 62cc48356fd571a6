#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why nothing can be kept.
struct CacheFailure: Error, Equatable, Sendable {
  let message: String
}

/// A folder that nobody but the user can write to. What is done in it is done in this very folder, whatever becomes of
/// its path, and never through a link.
final class PrivateFolder {
  let path: String
  private let descriptor: Int32

  /// Opens the folder, and makes it if it isn't there.
  ///
  /// - Throws: CacheFailure where there is something else, or a folder that others own or can write to.
  init(_ path: String) throws(CacheFailure) {
    Self.makeFolders(path)
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw CacheFailure(message: "\(path) is no folder that can be read") }
    self.path = path
    self.descriptor = descriptor
    guard let status = FileStatus(descriptor: descriptor), status.owner == geteuid() else {
      throw CacheFailure(message: "\(path) belongs to another user")
    }
    guard status.permissions & 0o022 == 0 else { throw CacheFailure(message: "others can write to \(path)") }
  }

  deinit { close(descriptor) }

  /// The bytes of a file of the user's own; nil for anything else, and above the limit.
  func read(_ name: String, limit: Int) -> (bytes: [UInt8], stamp: FileStamp)? {
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard let status = FileStatus(descriptor: file), status.kind == .regular, status.owner == geteuid(),
      status.stamp.size <= limit,
      let bytes = DiskFile.bytes(of: file, expecting: status.stamp.size, limit: limit)
    else { return nil }
    return (bytes, status.stamp)
  }

  /// Puts a whole file in the place of what was there: readers see the one or the other.
  func replace(_ name: String, with bytes: [UInt8]) throws(CacheFailure) {
    let beside = "\(name).\(UInt64.random(in: 0...UInt64.max))\(Self.unfinishedSuffix)"
    let file = openat(descriptor, beside, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw CacheFailure(message: "\(path) can't be written to") }
    var isWritten = FileDescriptor(number: file).write(bytes)
    isWritten = close(file) == 0 && isWritten && renameat(descriptor, beside, descriptor, name) == 0
    guard isWritten else {
      unlinkat(descriptor, beside, 0)
      throw CacheFailure(message: "\(path.appendingPath(name)) can't be written")
    }
  }

  /// What the file is called until it is whole.
  static let unfinishedSuffix = ".tmp"

  /// The names of the files, with their stamps.
  var files: [(name: String, stamp: FileStamp)] {
    (Folder(path)?.entries ?? []).compactMap { entry in
      guard let status = FileStatus(path.appendingPath(entry.name), followingLinks: false), status.kind == .regular
      else { return nil }
      return (entry.name, status.stamp)
    }
  }

  /// Notes that the file is in use.
  func touch(_ name: String) { utimensat(descriptor, name, nil, AT_SYMLINK_NOFOLLOW) }

  func remove(_ name: String) { unlinkat(descriptor, name, 0) }

  private static func makeFolders(_ path: String) {
    guard FileStatus(path, followingLinks: false) == nil else { return }
    var missing = [path]
    while let parent = missing.last?.parentPath, FileStatus(parent) == nil { missing.append(parent) }
    for folder in missing.reversed() { mkdir(folder, 0o700) }
  }
}
