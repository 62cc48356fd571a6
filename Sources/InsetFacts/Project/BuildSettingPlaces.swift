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

/// The tokens of an old-style property list. Total: at bytes that begin no token it goes on with the next.
struct PropertyListScanner {
  enum Token {
    /// Without its quotes, still with its escapes.
    case string(Range<Int>)
    case equals
    case open
    case close
    case separator
  }

  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func text(of range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  mutating func next() -> Token? {
    while let byte = peek() {
      offset += 1
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("): return .open
      case UInt8(ascii: "}"), UInt8(ascii: ")"): return .close
      case UInt8(ascii: ";"), UInt8(ascii: ","): return .separator
      case UInt8(ascii: "="): return .equals
      case UInt8(ascii: "\""), UInt8(ascii: "'"): return .string(quoted(by: byte))
      case UInt8(ascii: "/") where peek() == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "/") where peek() == UInt8(ascii: "/"): skip { $0 != 0x0A && $0 != 0x0D }
      default:
        guard Self.isPlain(byte) else { continue }
        let start = offset - 1
        skip(Self.isPlain)
        return .string(start..<offset)
      }
    }
    return nil
  }

  private func peek() -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skip(_ isSkipped: (UInt8) -> Bool) {
    while let byte = peek(), isSkipped(byte) { offset += 1 }
  }

  private mutating func skipComment() {
    offset += 1
    while let byte = peek() {
      offset += 1
      if byte == UInt8(ascii: "*"), peek() == UInt8(ascii: "/") {
        offset += 1
        return
      }
    }
  }

  private mutating func quoted(by quote: UInt8) -> Range<Int> {
    let start = offset
    while let byte = peek(), byte != quote {
      offset += byte == UInt8(ascii: "\\") && offset + 1 < bytes.count ? 2 : 1
    }
    let end = offset
    offset = min(offset + 1, bytes.count)
    return start..<end
  }

  /// What stands without quotes: letters, digits and `$ _ - . / :`.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "$"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
