internal import InsetText

/// A part of a file's facts that can be written as bytes.
protocol FactsCodable {
  func encode(to writer: inout FactsWriter)
  init(from reader: inout FactsReader) throws(MalformedFacts)
}

extension FactsWriter {
  mutating func write(_ value: some FactsCodable) { value.encode(to: &self) }
}

extension FactsReader {
  mutating func value<Value: FactsCodable>() throws(MalformedFacts) -> Value { try Value(from: &self) }

  /// A value that is one of a few numbers.
  mutating func choice<Value: RawRepresentable<UInt8>>() throws(MalformedFacts) -> Value {
    guard let value = Value(rawValue: try byte()) else { throw MalformedFacts() }
    return value
  }
}

extension FactsReader {
  /// Sixteen flags.
  mutating func bits() throws(MalformedFacts) -> UInt16 {
    guard let bits = UInt16(exactly: try number()) else { throw MalformedFacts() }
    return bits
  }
}

extension String: FactsCodable {
  func encode(to writer: inout FactsWriter) { writer.string(self) }
  init(from reader: inout FactsReader) throws(MalformedFacts) { self = try reader.string() }
}

extension Bool: FactsCodable {
  func encode(to writer: inout FactsWriter) { writer.byte(self ? 1 : 0) }

  init(from reader: inout FactsReader) throws(MalformedFacts) {
    let byte = try reader.byte()
    guard byte <= 1 else { throw MalformedFacts() }
    self = byte == 1
  }
}

extension Double: FactsCodable {
  // Numbers in code are short: most of their last bits are 0.
  func encode(to writer: inout FactsWriter) { writer.number(bitPattern.byteSwapped) }
  init(from reader: inout FactsReader) throws(MalformedFacts) { self.init(bitPattern: try reader.number().byteSwapped) }
}

extension Range<Int>: FactsCodable {
  func encode(to writer: inout FactsWriter) { writer.range(self) }
  init(from reader: inout FactsReader) throws(MalformedFacts) { self = try reader.range() }
}

extension Optional: FactsCodable where Wrapped: FactsCodable {
  func encode(to writer: inout FactsWriter) {
    writer.write(self != nil)
    self?.encode(to: &writer)
  }

  init(from reader: inout FactsReader) throws(MalformedFacts) {
    self = try Bool(from: &reader) ? try Wrapped(from: &reader) : nil
  }
}

extension Array: FactsCodable where Element: FactsCodable {
  /// A count may lie, so that no more room is made for it at once.
  private static var roomAtOnce: Int { 64 }

  func encode(to writer: inout FactsWriter) {
    writer.number(UInt64(count))
    for element in self { element.encode(to: &writer) }
  }

  init(from reader: inout FactsReader) throws(MalformedFacts) {
    let count = try reader.count()
    self = []
    reserveCapacity(Swift.min(count, Self.roomAtOnce))
    for _ in 0..<count { append(try Element(from: &reader)) }
  }
}

extension Located: FactsCodable where Value: FactsCodable {
  func encode(to writer: inout FactsWriter) {
    writer.write(value)
    writer.range(range)
  }

  init(from reader: inout FactsReader) throws(MalformedFacts) {
    self.init(try reader.value(), at: try reader.range())
  }
}
