internal import InsetSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Which build of insetd this process runs. It stands for the versions of all readers: none has a number that somebody
/// could forget to raise.
enum BuildIdentity {
  /// Nil if the system doesn't say which executable this is.
  static let current: StableDigest? = executable.flatMap { FileStatus($0) }.map { of($0.stamp) }

  static func of(_ stamp: FileStamp) -> StableDigest {
    let numbers = [
      stamp.identity.device, stamp.identity.inode, UInt64(truncatingIfNeeded: stamp.size),
      UInt64(truncatingIfNeeded: stamp.seconds), UInt64(truncatingIfNeeded: stamp.nanoseconds),
    ]
    return numbers.withUnsafeBytes { StableDigest($0) }
  }

  private static var executable: String? {
    #if canImport(Darwin)
      var image = Dl_info()
      guard dladdr(#dsohandle, &image) != 0 else { return nil }
      return image.dli_fname.map { String(cString: $0) }
    #else
      return "/proc/self/exe"
    #endif
  }
}
