/// What the condition of an `#if` says of the platform.
enum CompilationPlatform {
  /// Whether code under the condition is compiled for iOS; nil where it says nothing sure about that.
  static func isIOS(_ condition: String) -> Bool? {
    let text = condition.filter { !$0.isWhitespace }
    if let negated = text.hasPrefix("!") ? isIOS(String(text.dropFirst())) : nil { return !negated }
    if ios.contains(text) { return true }
    return others.contains(text) ? false : nil
  }

  private static let ios: Set<String> = ["os(iOS)", "TARGET_OS_IOS", "TARGET_OS_IPHONE", "canImport(UIKit)"]
  private static let others: Set<String> = [
    "os(tvOS)", "os(watchOS)", "os(macOS)", "os(OSX)", "os(visionOS)", "os(Linux)", "TARGET_OS_TV", "TARGET_OS_WATCH",
    "TARGET_OS_OSX", "TARGET_OS_VISION", "targetEnvironment(macCatalyst)", "TARGET_OS_MACCATALYST",
  ]
}
