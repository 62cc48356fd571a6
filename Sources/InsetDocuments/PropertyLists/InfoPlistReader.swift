internal import InsetText

/// Reads Info.plist files, and tells other property lists from them.
package enum InfoPlistReader {
  /// Larger property lists are no Info.plists.
  static let maximumByteCount = 256 << 10

  /// Whatever the bytes are: of an ill-formed file what stands before the fault, with one problem at it. Property lists
  /// without a key of an Info.plist give no problems.
  package static func read(_ bytes: [UInt8]) -> InfoPlistFacts {
    guard bytes.count <= maximumByteCount else { return InfoPlistFacts() }
    if bytes.starts(with: Array("bplist".utf8)) { return binary(bytes) }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      var facts = InfoPlistFacts()
      facts.isComplete = false
      facts.isInfoPlist = mentionsInfoPlistKey(bytes.filter { $0 != 0 })
      facts.problems = [ReadingProblem(.information, "a property list in UTF-16 is not read", at: 0..<2)]
      return facts
    }
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    let isOldStyle = body.first { $0 > 0x20 }.map { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "/") } ?? false
    return isOldStyle ? oldStyle(bytes) : xml(bytes)
  }

  private static func xml(_ bytes: [UInt8]) -> InfoPlistFacts {
    let table = ElementTableReader.read(bytes)
    var list = XMLPropertyList(bytes)
    let value = table.root.flatMap { list.value(of: $0) }
    let fault = table.fault.map {
      ReadingProblem(.error, "XML: \($0.message)", at: bytes.lineRemainder(from: $0.offset))
    }
    return facts(of: value, bytes, fault: fault, problems: list.problems)
  }

  private static func oldStyle(_ bytes: [UInt8]) -> InfoPlistFacts {
    var list = OldStylePropertyList(bytes)
    let value = list.value()
    return facts(of: value, bytes, fault: list.fault, problems: [])
  }

  private static func facts(
    of value: PropertyListValue?, _ bytes: [UInt8], fault: ReadingProblem?, problems: [ReadingProblem]
  ) -> InfoPlistFacts {
    var reading = InfoPlistReading()
    if let value { reading.read(value) }
    var facts = reading.facts
    facts.isComplete = fault == nil
    if facts.isInfoPlist { facts.problems += problems }
    guard let fault else { return facts }
    let conflict = MergeConflict.firstLine(of: bytes, in: "property list")
    // With keys of its own, an ill-formed file is another tool's to complain about; but those behind the fault count too.
    let isOfInterest = facts.isInfoPlist || value?.entries?.isEmpty ?? true || mentionsInfoPlistKey(bytes)
    if conflict != nil || isOfInterest { facts.problems.append(conflict ?? fault) }
    return facts
  }

  /// Binary property lists spell their keys in ASCII.
  private static func binary(_ bytes: [UInt8]) -> InfoPlistFacts {
    var facts = InfoPlistFacts()
    facts.isInfoPlist = mentionsInfoPlistKey(bytes)
    if facts.isInfoPlist {
      facts.problems = [ReadingProblem(.information, "a binary property list is not read", at: 0..<min(8, bytes.count))]
    }
    return facts
  }

  private static func mentionsInfoPlistKey(_ bytes: [UInt8]) -> Bool {
    InfoPlistReading.marks.contains { bytes[...].firstRange(of: Array($0.utf8)) != nil }
  }
}
