/// How well a name fits what somebody types to find it. The least is the best; to an empty query all are equal.
struct NameMatch: Comparable {
  enum Quality: Int {
    case whole, prefix, wordPrefix, substring, subsequence
  }

  let quality: Quality
  /// Where the match begins, in bytes.
  let start: Int
  /// Of the name: a short one has less that wasn't asked for.
  let length: Int

  /// Nil for a name that doesn't have the letters in that order. Case doesn't count; an empty query fits all.
  init?(_ query: String, in name: String) {
    let (wanted, bytes) = (Array(query.lowercased().utf8), Array(name.lowercased().utf8))
    length = wanted.isEmpty ? 0 : bytes.count
    if let start = Self.firstStart(of: wanted, in: bytes) {
      self.start = start
      if start == 0 {
        quality = wanted.count == bytes.count ? .whole : .prefix
      } else {
        quality = Self.isWordStart(start, in: Array(name.utf8)) ? .wordPrefix : .substring
      }
      return
    }
    var rest = wanted[...]
    var start: Int?
    for (offset, byte) in bytes.enumerated() where byte == rest.first {
      start = start ?? offset
      rest.removeFirst()
    }
    guard rest.isEmpty, let start else { return nil }
    quality = .subsequence
    self.start = start
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.quality.rawValue, left.start, left.length) < (right.quality.rawValue, right.start, right.length)
  }

  private static func firstStart(of wanted: [UInt8], in bytes: [UInt8]) -> Int? {
    guard wanted.count <= bytes.count else { return nil }
    return (0...(bytes.count - wanted.count)).first { bytes[$0..<($0 + wanted.count)].elementsEqual(wanted) }
  }

  /// `V` in `FeedViewController`, `d` in `feed detail`.
  private static func isWordStart(_ offset: Int, in name: [UInt8]) -> Bool {
    guard offset > 0, offset < name.count else { return false }
    let (before, byte) = (name[offset - 1], name[offset])
    let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    let isUpperBefore = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(before)
    return isUpper && !isUpperBefore || [UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_")].contains(before)
  }
}
