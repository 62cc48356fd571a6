#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

#if !canImport(Darwin)
  internal import CXattr
#endif

/// What a file has beside its bytes and isn't seen in an editor: owner, group, mode, extended attributes, and the access
/// control lists that systems keep among these.
enum FileAttributes {
  /// Gives a new file what another one has.
  ///
  /// - Parameter status: of the source.
  /// - Throws: ``WritingFailure`` with what can't be kept.
  static func copy(from source: Int32, _ status: FileStatus, to target: Int32) throws(WritingFailure) {
    guard let present = FileStatus(descriptor: target) else { throw .system() }
    if (present.owner, present.group) != (status.owner, status.group),
      fchown(target, status.owner, status.group) != 0
    {
      throw WritingFailure("its owner can't be kept (\(SystemError.message))")
    }
    guard copyExtended(from: source, to: target) else {
      throw WritingFailure("its extended attributes can't be kept (\(SystemError.message))")
    }
    // Last, since a change of owner takes bits of it away.
    guard fchmod(target, status.permissions) == 0 else {
      throw WritingFailure("its mode can't be kept (\(SystemError.message))")
    }
  }

  #if canImport(Darwin)
    private static func copyExtended(from source: Int32, to target: Int32) -> Bool {
      fcopyfile(source, target, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)) == 0
    }
  #else
    private static func copyExtended(from source: Int32, to target: Int32) -> Bool {
      guard let wanted = extended(of: source), let present = extended(of: target) else { return false }
      // A folder's default access control list is given to what is made in it.
      for name in present.keys.sorted() where wanted[name] == nil {
        guard fremovexattr(target, name) == 0 else { return false }
      }
      for (name, value) in wanted.sorted(by: { $0.key < $1.key }) where present[name] != value {
        guard fsetxattr(target, name, value, value.count, 0) == 0 else { return false }
      }
      return true
    }

    /// Nil if they can't be read; empty where the file system has none.
    private static func extended(of descriptor: Int32) -> [String: [UInt8]]? {
      guard let list = bytes({ flistxattr(descriptor, $0, $1) }) else { return errno == ENOTSUP ? [:] : nil }
      var attributes: [String: [UInt8]] = [:]
      for name in list.split(separator: 0) {
        let name = String(decoding: name, as: UTF8.self)
        guard let value = bytes({ fgetxattr(descriptor, name, $0, $1) }) else { return nil }
        attributes[name] = value
      }
      return attributes
    }

    /// What a call gives that tells its size when it is asked without a buffer.
    private static func bytes(_ call: (UnsafeMutablePointer<CChar>?, Int) -> Int) -> [UInt8]? {
      let size = call(nil, 0)
      guard size > 0 else { return size == 0 ? [] : nil }
      var buffer = [CChar](repeating: 0, count: size)
      let count = call(&buffer, size)
      return count < 0 ? nil : buffer.prefix(count).map { UInt8(bitPattern: $0) }
    }
  #endif
}
