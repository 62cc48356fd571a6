/// Folders that hold no sources of the project itself: what tools built or fetched, and resources.
enum SkippedFolders {
  private static let names: Set<String> = [
    "DerivedData", "Pods", "Carthage", "SourcePackages", "node_modules", "build", "xcuserdata",
  ]
  private static let suffixes = [
    ".xcassets", ".bundle", ".xcodeproj", ".xcworkspace", ".framework", ".xcframework", ".app", ".dSYM", ".docc",
    ".xcdatamodeld", ".playground",
  ]

  static func contains(_ name: String) -> Bool {
    name.utf8.first == UInt8(ascii: ".") || names.contains(name) || suffixes.contains { name.hasSuffix($0) }
  }
}
