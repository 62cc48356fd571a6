/// Finds which of some names a Swift source mentions, as whole words, without parsing it.
///
/// A name in a comment or a string counts too: the search only tells which files are worth parsing. Its time grows with
/// the bytes alone, not with the number of names.
package struct NameSearch: Sendable {
  /// The names by slot of a table twice as large as their number or larger, several in a slot one after the other.
  private let slots: [[[UInt8]]]
  private let longest: Int

  /// Of a qualified name (`UIKit.UIView`) the last part is sought.
  package init(_ names: some Sequence<String>) {
    let words = Set(names.map { $0.split(separator: ".").last.map(String.init) ?? "" }.filter { !$0.isEmpty })
    var slots = [[[UInt8]]](repeating: [], count: Self.tableSize(for: words.count))
    for word in words {
      let bytes = Array(word.utf8)
      slots[Self.slot(of: bytes.reduce(Self.seed, Self.hash), in: slots.count)].append(bytes)
    }
    self.slots = slots
    longest = words.map(\.utf8.count).max() ?? 0
  }

  /// True as soon as one of the names is found.
  package func isMentioned(in bytes: [UInt8]) -> Bool {
    var found = false
    scan(bytes) { _ in
      found = true
      return false
    }
    return found
  }

  /// Every one of the names that the source mentions.
  package func mentioned(in bytes: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    scan(bytes) { word in
      found.insert(String(decoding: word, as: UTF8.self))
      return true
    }
    return found
  }

  /// Calls the closure with each occurrence until it returns false.
  private func scan(_ bytes: [UInt8], _ visit: ([UInt8]) -> Bool) {
    bytes.withUnsafeBufferPointer { source in
      var position = 0
      while position < source.count {
        guard source[position].isWordByte else {
          position += 1
          continue
        }
        let start = position
        var hash = Self.seed
        repeat {
          hash = Self.hash(hash, source[position])
          position += 1
        } while position < source.count && source[position].isWordByte
        guard position - start <= longest else { continue }
        let word = source[start..<position]
        for name in slots[Self.slot(of: hash, in: slots.count)] where name.elementsEqual(word) {
          guard visit(name) else { return }
        }
      }
    }
  }

  // FNV-1a: one multiplication a byte, and names differ enough for it.
  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  private static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

  private static func slot(of hash: UInt64, in count: Int) -> Int { Int(truncatingIfNeeded: hash) & (count - 1) }

  /// A power of two.
  private static func tableSize(for count: Int) -> Int {
    var size = 16
    while size < count * 2 { size *= 2 }
    return size
  }
}

extension UInt8 {
  /// True of the bytes that Swift's identifiers and keywords are made of; every byte of a scalar beyond ASCII counts.
  var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
