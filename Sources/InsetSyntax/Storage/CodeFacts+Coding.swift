internal import InsetText

extension CodeFacts {
  /// Raised whenever the bytes change their meaning: a case more, a property more, another order.
  package static let encodingVersion: UInt32 = 2

  /// The facts as bytes, for a later run. Nil if they are nested so deep that no person wrote the file.
  package func encoded() -> [UInt8]? { FactsWriter.bytes(of: self, ranges: true) }

  /// Reads what ``encoded()`` gave. Takes any bytes; nil if they are no facts, or have a range outside the file.
  ///
  /// - Parameters:
  ///   - range: where they stand in `bytes`; all of them unless given.
  ///   - byteCount: the length of the file that they are of.
  package init?(encoded bytes: [UInt8], in range: Range<Int>? = nil, ofFileWith byteCount: Int) {
    guard let facts: CodeFacts = FactsReader.read(bytes, in: range ?? 0..<bytes.count, byteCount: byteCount) else {
      return nil
    }
    self = facts
  }

  /// The same for two versions of a file that say the same in other places. Nil where ``encoded()`` is.
  ///
  /// An expression that isn't read, ``CodeExpression/Kind/other``, says the same whatever its text.
  package var shapeDigest: StableDigest? { FactsWriter.bytes(of: self, ranges: false).map { StableDigest($0) } }
}

extension CodeFacts: FactsCodable {
  func encode(to writer: inout FactsWriter) {
    writer.byte(language.rawValue)
    writer.write(isComplete)
    writer.write(imports)
    writer.write(types)
    writer.write(functions)
    writer.write(variables)
    writer.write(aliases)
    writer.write(statements)
    writer.write(problems)
  }

  init(from reader: inout FactsReader) throws(MalformedFacts) {
    self.init(try reader.choice())
    isComplete = try reader.value()
    imports = try reader.value()
    types = try reader.value()
    functions = try reader.value()
    variables = try reader.value()
    aliases = try reader.value()
    statements = try reader.value()
    problems = try reader.value()
  }
}

extension ReadingProblem: FactsCodable {
  func encode(to writer: inout FactsWriter) {
    writer.byte(UInt8(truncatingIfNeeded: severity.rawValue))
    writer.string(message)
    writer.range(range)
  }

  init(from reader: inout FactsReader) throws(MalformedFacts) {
    guard let severity = Severity(rawValue: Int(try reader.byte())) else { throw MalformedFacts() }
    self.init(severity, try reader.string(), at: try reader.range())
  }
}
