import InsetSyntax

/// A source as the reader sees it, with its bytes at hand to check ranges by.
struct ReadSource {
  let bytes: [UInt8]
  let facts: CodeFacts

  init(_ text: String) { self.init(Array(text.utf8)) }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    facts = SwiftReader.read(bytes)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self) }

  func type(_ qualifiedName: String) -> CodeType? { facts.types.first { $0.qualifiedName == qualifiedName } }

  /// The statements of all functions outside types.
  var body: [CodeStatement] { facts.functions.flatMap(\.body) }

  /// Every range in the facts with what it must lie in: declarations in the file, the rest in its declaration.
  var ranges: [Enclosed] {
    var ranges = facts.problems.map { Enclosed($0.range, in: bytes.indices) }
    for type in facts.types {
      ranges.append(Enclosed(type.range, in: bytes.indices))
      for part in [type.name.range] + type.inherited.map(\.range) { ranges.append(Enclosed(part, in: type.range)) }
      if let name = type.objectiveCName { ranges.append(Enclosed(name.range, in: type.range)) }
      ranges += type.functions.flatMap { CodeRanges.ranges(of: $0, in: type.range) }
      ranges += type.properties.flatMap { CodeRanges.ranges(of: $0, in: type.range) }
      ranges += type.cases.map { Enclosed($0.name.range, in: type.range) }
    }
    ranges += facts.functions.flatMap { CodeRanges.ranges(of: $0, in: bytes.indices) }
    ranges += facts.variables.flatMap { CodeRanges.ranges(of: $0, in: bytes.indices) }
    return ranges + facts.imports.map { Enclosed($0.range, in: bytes.indices) }
  }

  struct Enclosed: Equatable {
    var inner: Range<Int>
    var outer: Range<Int>

    init(_ inner: Range<Int>, in outer: Range<Int>) {
      self.inner = inner
      self.outer = outer
    }

    var isInside: Bool { outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound }
  }
}
