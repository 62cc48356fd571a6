#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes files whole or not at all: beside them first, then in their place, with mode, owner and all else that they had.
struct FileReplacement: Sendable {
  /// Puts bytes into a file and says whether all are in it: disks are full at times.
  var write: @Sendable (FileDescriptor, [UInt8]) -> Bool = { $0.write($1) }
  /// Told the path of each file right before it is compared with what it was and replaced: what people save meanwhile
  /// must not be lost.
  var willReplace: @Sendable (String) -> Void = { _ in }

  /// Writes a file that the user, or the program itself, has named. Of a link the file that it leads to is written.
  ///
  /// - Parameter mode: of a file that is new.
  /// - Throws: ``WritingFailure`` when the file can't be written; it is unchanged then.
  func put(_ bytes: [UInt8], at path: String, mode: mode_t) throws(WritingFailure) {
    switch FileStatus(path)?.kind {
    case nil:
      guard FileStatus(path, followingLinks: false) == nil else {
        throw WritingFailure("it is a link that leads nowhere")
      }
      try StagedFile(bytes, new: path, mode: mode, self).commit()
    case .regular: try StagedFile(bytes, replacing: try ReplaceableFile(path, in: nil), self).commit()
    case .folder: throw WritingFailure("it is a folder")
    case .link, .other: try stream(bytes, to: path)
    }
  }

  /// Into a pipe or a device, which nothing can take the place of.
  private func stream(_ bytes: [UInt8], to path: String) throws(WritingFailure) {
    let descriptor = open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system() }
    let isWritten = write(FileDescriptor(number: descriptor), bytes)
    let failure = WritingFailure.system()
    guard close(descriptor) == 0, isWritten else { throw failure }
  }
}
