@testable import InsetServer

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What may become of a file between two looks at it.
enum FileChange: String, CaseIterable {
  case shrinks, isEmptied, grows, isDeleted, becomesAFolder, isAnotherOfTheSameSizeAndTime

  func make(_ name: String, in folder: TemporaryFolder) {
    let bytes = folder.bytes(name) ?? []
    let status = FileStatus(folder(name))
    switch self {
    case .shrinks: folder.write(name, Array(bytes.prefix(bytes.count / 3)))
    case .isEmptied: folder.write(name, "")
    case .grows:
      // In front of all places that anybody remembers.
      let isXML = bytes.starts(with: "<?xml".utf8)
      let head = isXML ? bytes.prefix { $0 != UInt8(ascii: "\n") } : []
      let comment = isXML ? "\n<!-- new -->\n<!-- lines -->" : "// new\n// lines\n"
      folder.write(name, head + Array(comment.utf8) + bytes.dropFirst(head.count))
    case .isDeleted: folder.remove(name)
    case .becomesAFolder:
      folder.remove(name)
      folder.makeFolder(name)
    case .isAnotherOfTheSameSizeAndTime:
      folder.write(name, bytes.map { $0 == UInt8(ascii: "e") ? UInt8(ascii: "f") : $0 })
      if let stamp = status?.stamp {
        let moment = timespec(tv_sec: stamp.seconds, tv_nsec: stamp.nanoseconds)
        utimensat(AT_FDCWD, folder(name), [moment, moment], 0)
      }
    }
  }
}
