import InsetSyntax
import InsetText
import TestSupport
import Testing

@Suite("Facts of code as bytes")
struct CodeFactsCodingTests {
  private static let byteCount = CodeFactsGenerator.byteCount

  /// `class Feed {}`
  private func small(from start: Int = 0, name: String = "Feed") -> CodeFacts {
    var facts = CodeFacts(.swift)
    facts.types = [
      CodeType(
        .class, name: Located(name, at: start + 6..<start + 10), qualifiedName: name, range: start..<start + 13)
    ]
    return facts
  }

  @Test("a string stands once, a range begins where the last one did")
  func bytes() {
    let expected: [UInt8] =
      // One string, of four bytes.
      [1, 4] + Array("Feed".utf8)
      // Swift, complete, no imports, one type: its range, a class.
      + [0, 1, 0, 1, 0, 13, 0]
      // Its name, 6 bytes on and 4 long; its qualified name; not generic; 10 things that it doesn't have.
      + [0, 12, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
      // No functions, variables, aliases, statements and problems.
      + [0, 0, 0, 0, 0]
    #expect(small().encoded() == expected)
  }

  @Test("what is read back is what was written", arguments: 0..<300 as Range<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var generator = CodeFactsGenerator(seed: seed)
    let facts = generator.facts()
    let bytes = try #require(facts.encoded())
    #expect(CodeFacts(encoded: bytes, ofFileWith: Self.byteCount) == facts)
    let framed = [9, 9, 9] + bytes + [9]
    let again = CodeFacts(encoded: framed, in: 3..<framed.count - 1, ofFileWith: Self.byteCount)
    #expect(again?.encoded() == bytes)
  }

  @Test("strings that are equal by their letters keep their own bytes")
  func normalisation() throws {
    var facts = small(name: "\u{E9}")
    facts.types[0].qualifiedName = "e\u{301}"
    let back = try #require(CodeFacts(encoded: facts.encoded() ?? [], ofFileWith: 13))
    #expect(Array(back.types[0].name.value.utf8) == [0xC3, 0xA9])
    #expect(Array(back.types[0].qualifiedName.utf8) == [0x65, 0xCC, 0x81])
  }

  @Test("the coding knows every property of the facts")
  func properties() {
    func count(_ value: Any) -> Int { Mirror(reflecting: value).children.count }
    let name = Located("", at: 0..<0)
    let expression = CodeExpression(.null, at: 0..<0)
    #expect(count(small()) == 9 && count(small().types[0]) == 15)
    #expect(count(CodeCase(name: name)) == 4 && count(CodeProperty(name: name, range: 0..<0)) == 11)
    #expect(count(CodeFunction(name: name, range: 0..<0)) == 9)
    #expect(count(CodeFunction.Parameter(label: nil, name: "")) == 5 && count(CodeAvailability()) == 2)
    #expect(count(expression) == 4 && count(CodeStatement(.return(nil), at: 0..<0)) == 3)
    #expect(count(CodeExpression.Argument(nil, expression)) == 2 && count(CodeChoice.Pattern(expression)) == 2)
    #expect(count(CodeExpression.Entry(expression, expression)) == 2)
    #expect(count(CodeBranch([], [])) == 2 && count(CodeChoice([], [])) == 3)
    #expect(count(ReadingProblem(.error, "", at: 0..<0)) == 3 && count(name) == 2)
  }

  @Test("cut off anywhere, or with a byte more, the bytes are no facts")
  func truncation() throws {
    var generator = CodeFactsGenerator(seed: 7)
    let bytes = try #require(generator.facts().encoded())
    for length in 0..<bytes.count {
      #expect(CodeFacts(encoded: Array(bytes.prefix(length)), ofFileWith: Self.byteCount) == nil)
    }
    #expect(CodeFacts(encoded: bytes + [0], ofFileWith: Self.byteCount) == nil)
    #expect(CodeFacts(encoded: bytes, in: 0..<bytes.count + 1, ofFileWith: Self.byteCount) == nil)
  }

  @Test("any bytes are taken, and what they give can be written again")
  func mutation() {
    var random = SeededGenerator(state: 0xCAC4E)
    let originals = (0..<50 as Range<UInt64>).map { seed in
      var generator = CodeFactsGenerator(seed: seed)
      return generator.facts().encoded() ?? []
    }
    for round in 0..<2_000 {
      var bytes = originals[round % originals.count]
      for _ in 0...Int.random(in: 0..<3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 1: bytes[place] = .random(in: 0...255, using: &random)
        case 2: bytes.replaceSubrange(place..<place, with: [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F])
        default: bytes.removeSubrange(place..<min(place + 3, bytes.count))
        }
        if bytes.isEmpty { bytes = [0] }
      }
      guard let facts = CodeFacts(encoded: bytes, ofFileWith: Self.byteCount), let again = facts.encoded() else {
        continue
      }
      #expect(CodeFacts(encoded: again, ofFileWith: Self.byteCount)?.encoded() == again)
    }
  }

  @Test("ranges outside the file give nothing")
  func ranges() {
    #expect(CodeFacts(encoded: small().encoded() ?? [], ofFileWith: 13) == small())
    #expect(CodeFacts(encoded: small().encoded() ?? [], ofFileWith: 12) == nil)
    for range in [-1..<3, Int.min..<Int.max, Int.min..<Int.min, Int.max..<Int.max] {
      var facts = small()
      facts.types[0].range = range
      #expect(CodeFacts(encoded: facts.encoded() ?? [], ofFileWith: 100) == nil)
    }
  }

  @Test("nesting is bounded: facts that are deeper aren't written, bytes that claim to be aren't read")
  func depth() {
    func facts(_ depth: Int) -> CodeFacts {
      var expression = CodeExpression(.null, at: 0..<0)
      for _ in 1..<depth { expression = CodeExpression(.unary(operator: "-", expression), at: 0..<0) }
      var facts = CodeFacts(.swift)
      var property = CodeProperty(name: Located("x", at: 0..<0), range: 0..<0)
      property.value = expression
      facts.variables = [property]
      return facts
    }
    #expect(CodeFacts(encoded: facts(200).encoded() ?? [], ofFileWith: 0) == facts(200))
    #expect(facts(201).encoded() == nil && facts(201).shapeDigest == nil)
    // A property whose value is a `-` of a `-` of …
    let opening: [UInt8] = [1, 1, 0x78] + [0, 1, 0, 0, 0, 1] + [0, 0, 0, 0, 0, 0, 0, 0, 1]
    let bytes = opening + Array(repeating: [0, 0, 17, 0] as [UInt8], count: 100_000).joined()
    #expect(CodeFacts(encoded: bytes, ofFileWith: 0) == nil)
  }

  @Test("a count that lies costs nothing")
  func counts() {
    #expect(CodeFacts(encoded: [0, 0, 1] + [0xFF, 0xFF, 0xFF, 0xFF, 0x0F] + [0, 0], ofFileWith: 9) == nil)
    #expect(CodeFacts(encoded: Array(repeating: 0xFF, count: 1_000), ofFileWith: 9) == nil)
    #expect(CodeFacts(encoded: Array(repeating: 0, count: 1_000), ofFileWith: 9) == nil)
  }

  @Test("the digest of the shape knows what is said, not where")
  func shape() throws {
    let digest = try #require(small().shapeDigest)
    #expect(digest == small(from: 100).shapeDigest)
    #expect(digest != small(name: "Fees").shapeDigest)
    // It is kept on disk, so that it must not change by itself.
    #expect(digest.hexadecimal == "978d6ef4ae2bbc0f584263128c431f02")
  }
}
