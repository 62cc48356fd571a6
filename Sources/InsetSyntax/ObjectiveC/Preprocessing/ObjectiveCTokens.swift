/// The tokens that a parser goes through, with their brackets paired.
struct ObjectiveCTokens {
  let bytes: [UInt8]
  let tokens: [ObjectiveCToken]
  /// For an opening bracket the token that ends it, for a conditional directive the next of its group, else -1.
  let ends: [Int32]
  /// Brackets and directives without their other half, in the order they were found.
  let faults: [Range<Int>]
  /// Where an `#if` without its `#endif` stands.
  let unterminated: Range<Int>?

  /// - Parameter range: of a macro's replacement.
  init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    self.bytes = bytes
    let groups = ConditionalGroups(ObjectiveCLexer.tokens(of: bytes, in: range), of: bytes)
    tokens = groups.tokens
    unterminated = groups.unterminated
    let pairs = BracketPairs(groups.tokens, links: groups.links, of: bytes)
    ends = pairs.ends
    faults = pairs.faults
  }
}
