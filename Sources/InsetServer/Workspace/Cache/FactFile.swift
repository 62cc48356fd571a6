internal import InsetSyntax

/// The file that keeps the facts of a project's sources.
///
/// All numbers are little-endian. A header: `INSETFCT`, the version of this layout (4 bytes), that of the facts'
/// encoding (4), the build that read them (16), the count of contents (4). Then for each content the digest (16) and
/// length (4) of the source, the length of its facts (4), the day they were last of use (4), the language (1). Then the
/// facts, in the same order. Last a digest of all that (16).
struct FactFile {
  static let version: UInt32 = 1
  static let magic = Array("INSETFCT".utf8)
  private static let headerByteCount = 36
  static let entryByteCount = 29
  private static let checksumByteCount = 16

  /// Whose facts these are: another build's readers may say otherwise.
  let build: StableDigest

  /// What the bytes keep; nil if they aren't such a file, of this build and undamaged.
  func entries(in bytes: [UInt8]) -> [CodeKey: StoredFacts]? {
    let end = bytes.count - Self.checksumByteCount
    var cursor = Cursor(bytes: bytes, offset: 0)
    guard end >= Self.headerByteCount, bytes.starts(with: header(count: 0).dropLast(4)) else { return nil }
    cursor.offset = end
    guard cursor.digest() == bytes.withUnsafeBytes({ StableDigest(UnsafeRawBufferPointer(rebasing: $0[..<end])) })
    else { return nil }
    cursor.offset = Self.headerByteCount - 4
    let count = Int(cursor.number(UInt32.self))
    guard count <= (end - cursor.offset) / Self.entryByteCount else { return nil }
    var entries = [CodeKey: StoredFacts](minimumCapacity: count)
    var start = cursor.offset + count * Self.entryByteCount
    for _ in 0..<count {
      let (bits, byteCount, length) = (cursor.digest(), cursor.number(UInt32.self), cursor.number(UInt32.self))
      let (day, code) = (cursor.number(UInt32.self), cursor.number(UInt8.self))
      guard let language = CodeFacts.Language(rawValue: code), Int(length) <= end - start else { return nil }
      let key = CodeKey(digest: ContentDigest(byteCount: Int(byteCount), bits: bits), language: language)
      entries[key] = StoredFacts(bytes: bytes, range: start..<start + Int(length), day: day)
      start += Int(length)
    }
    return start == end ? entries : nil
  }

  /// The file that keeps the entries, in their order. What is too large for it is left out.
  func bytes(_ entries: [(key: CodeKey, facts: StoredFacts)]) -> [UInt8] {
    let entries = entries.compactMap { key, facts in
      UInt32(exactly: key.digest.byteCount).flatMap { byteCount in
        UInt32(exactly: facts.range.count).map { (key: key, facts: facts, byteCount: byteCount, length: $0) }
      }
    }
    var bytes = header(count: UInt32(truncatingIfNeeded: entries.count))
    for entry in entries {
      bytes.append(entry.key.digest.bits)
      bytes.append(number: entry.byteCount)
      bytes.append(number: entry.length)
      bytes.append(number: entry.facts.day)
      bytes.append(entry.key.language.rawValue)
    }
    for entry in entries { bytes += entry.facts.bytes[entry.facts.range] }
    bytes.append(StableDigest(bytes))
    return bytes
  }

  private func header(count: UInt32) -> [UInt8] {
    var bytes = Self.magic
    bytes.append(number: Self.version)
    bytes.append(number: CodeFacts.encodingVersion)
    bytes.append(build)
    bytes.append(number: count)
    return bytes
  }
}

/// Reads numbers one after another. Whoever asks knows that there are enough bytes.
private struct Cursor {
  let bytes: [UInt8]
  var offset: Int

  mutating func number<Number: FixedWidthInteger>(_: Number.Type) -> Number {
    let size = MemoryLayout<Number>.size
    defer { offset += size }
    var number: Number = 0
    for place in 0..<size { number |= Number(truncatingIfNeeded: bytes[offset + place]) << Number(8 * place) }
    return number
  }

  mutating func digest() -> StableDigest { StableDigest(low: number(UInt64.self), high: number(UInt64.self)) }
}

extension [UInt8] {
  fileprivate mutating func append(number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }

  fileprivate mutating func append(_ digest: StableDigest) {
    append(number: digest.low)
    append(number: digest.high)
  }
}
