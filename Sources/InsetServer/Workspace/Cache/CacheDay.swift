#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Days since 1970.
enum CacheDay {
  static let seconds = 86_400

  static var today: UInt32 { UInt32(clamping: Int(time(nil)) / seconds) }
}
