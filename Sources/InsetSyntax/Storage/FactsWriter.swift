/// Writes facts as bytes: numbers in as few bytes as they need, each string once, each range from where the last one
/// began.
struct FactsWriter {
  /// Statements and expressions in one another. Readers go deeper only where code was made by programs.
  static let maximumDepth = 200

  private let writesRanges: Bool
  private var body: [UInt8] = []
  private var strings: [String] = []
  private var numbers: [String: Int] = [:]
  private var lastLowerBound = 0
  private var depth = 0
  private var isTooDeep = false

  private init(writesRanges: Bool) { self.writesRanges = writesRanges }

  /// The strings, and what `root` writes of them. Nil if it is nested too deep.
  static func bytes(of root: some FactsCodable, ranges: Bool) -> [UInt8]? {
    var writer = FactsWriter(writesRanges: ranges)
    root.encode(to: &writer)
    guard !writer.isTooDeep else { return nil }
    var table = FactsWriter(writesRanges: false)
    table.number(UInt64(writer.strings.count))
    for string in writer.strings {
      table.number(UInt64(string.utf8.count))
      table.body += string.utf8
    }
    return table.body + writer.body
  }

  mutating func byte(_ byte: UInt8) { body.append(byte) }

  mutating func number(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      body.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    body.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func string(_ string: String) {
    if let known = numbers[string], strings[known].utf8.elementsEqual(string.utf8) {
      number(UInt64(known))
    } else {
      // Equal strings may be made of other bytes, which are to come back.
      numbers[string] = strings.count
      number(UInt64(strings.count))
      strings.append(string)
    }
  }

  mutating func range(_ range: Range<Int>) {
    guard writesRanges else { return }
    let distance = range.lowerBound &- lastLowerBound
    // The sign goes last, so that short ways back are short too.
    number(UInt64(bitPattern: Int64(distance &<< 1 ^ distance &>> (Int.bitWidth - 1))))
    number(UInt64(UInt(bitPattern: range.upperBound &- range.lowerBound)))
    lastLowerBound = range.lowerBound
  }

  /// Writes something that may hold its like.
  mutating func nested(_ body: (inout FactsWriter) -> Void) {
    guard depth < Self.maximumDepth, !isTooDeep else {
      isTooDeep = true
      return
    }
    depth += 1
    body(&self)
    depth -= 1
  }
}
