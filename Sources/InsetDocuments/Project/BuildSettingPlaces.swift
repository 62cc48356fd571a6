/// Where the values of a project's build settings stand: the property-list decoder gives values without places.
struct BuildSettingPlaces {
  private struct Key: Hashable {
    var configuration: String
    var setting: String
  }

  private var places: [Key: Range<Int>] = [:]

  init(_ bytes: [UInt8]) {
    var scanner = PropertyListScanner(bytes)
    /// The keys of the dictionaries around the scanner, outermost first; empty for those in arrays.
    var path: [String] = []
    /// The last string, and the key that waits for its value.
    var last: Range<Int>?
    var key: String?
    while let token = scanner.next() {
      switch token {
      case .string(let range):
        if let setting = key, path.count == 4, path[1] == "objects", path[3] == "buildSettings" {
          places[Key(configuration: path[2], setting: setting)] = range
        }
        last = range
      case .equals:
        key = last.map { scanner.text(of: $0) }
      case .open:
        path.append(key ?? "")
        key = nil
      case .close:
        _ = path.popLast()
        key = nil
      case .separator:
        key = nil
      }
    }
  }

  /// The bytes of the value without quotes; empty where it could not be found.
  func range(of setting: String, inConfiguration id: String) -> Range<Int> {
    places[Key(configuration: id, setting: setting)] ?? 0..<0
  }
}
