internal import InsetText

/// A recursive descent through the tokens. What it can't read it passes over, at most to the end of the brackets around.
final class ObjectiveCParser {
  /// How deep statements and expressions may nest, and how tall an expression's tree may get.
  static let maximumDepth = 64
  static let maximumHeight = 128

  var facts = CodeFacts(.objectiveC)
  let source: ObjectiveCTokens
  var index = 0
  /// Where the region being read ends: the token that closes it.
  var limit: Int
  /// The end of the last token passed, in bytes.
  var previousEnd = 0
  var depth = 0
  /// Of the tree returned last.
  var height = 0
  /// What `@available` at these bytes asks for, found again when a condition is taken apart.
  var availabilities: [Int: CodeAvailability] = [:]
  /// Something did not fit.
  var hasFault = false

  init(_ source: ObjectiveCTokens) {
    self.source = source
    limit = max(source.tokens.count - 1, 0)
  }

  /// The token to read next; of kind `end` at the end of the region.
  var current: ObjectiveCToken { token(at: index) }

  func token(at index: Int) -> ObjectiveCToken {
    guard index < limit, index >= 0 else {
      return ObjectiveCToken(
        kind: .end, start: UInt32(truncatingIfNeeded: previousEnd), end: UInt32(truncatingIfNeeded: previousEnd))
    }
    return source.tokens[index]
  }

  /// The kind of the token some places on; directives count.
  func peek(_ distance: Int = 1) -> ObjectiveCToken.Kind { token(at: index + distance).kind }

  var isAtEnd: Bool { index >= limit }

  func text(_ range: Range<Int>) -> String {
    String(decoding: source.bytes[range.clamped(to: 0..<source.bytes.count)], as: UTF8.self)
  }

  func text(_ token: ObjectiveCToken) -> String { text(token.range) }

  /// Where the next token begins, in bytes.
  var start: Int { isAtEnd ? previousEnd : Int(source.tokens[index].start) }

  func advance() {
    guard index < limit else { return }
    let token = source.tokens[index]
    previousEnd = Int(token.end)
    index += 1
    switch token.kind {
    case .semicolon, .openBrace, .closeBrace, .directive: break
    default: passDirectives()
    }
  }

  /// Inside a body into the first branch of an `#if`, and from its end past the others; outside through all of them.
  func passDirectives() {
    while index < limit, source.tokens[index].kind == .directive {
      let word = source.tokens[index].word
      if depth == 0 {
        readDirective(source.tokens[index])
      } else if word == .else || word == .elif, source.ends[index] >= 0 {
        while source.ends[index] > index, source.tokens[index].word != .endif { index = Int(source.ends[index]) }
      }
      index += 1
    }
  }

  @discardableResult
  func take(_ kind: ObjectiveCToken.Kind) -> ObjectiveCToken? {
    let token = current
    guard token.kind == kind, !isAtEnd else { return nil }
    advance()
    return token
  }

  func takeName() -> Located<String>? {
    take(.identifier).map { Located(text($0), at: $0.range) }
  }

  /// What stands between an opening bracket and the token that ends it.
  struct Region {
    var outerLimit: Int
    var end: Int
  }

  /// Goes into the brackets that open here; `leave` goes past them, wherever the parser stands then.
  func enter() -> Region {
    let region = Region(outerLimit: limit, end: min(limit, max(Int(source.ends[index]), index + 1)))
    advance()
    limit = region.end
    return region
  }

  func leave(_ region: Region) {
    limit = region.outerLimit
    index = region.end
    guard index < limit else { return }
    if source.tokens[index].kind.isCloser {
      advance()
    } else {
      previousEnd = index > 0 ? Int(source.tokens[index - 1].end) : 0
    }
  }

  /// Past the next token, with all that its brackets hold.
  func skipOne() {
    guard !isAtEnd else { return }
    if source.tokens[index].kind.isOpener { leave(enter()) } else { advance() }
  }

  func skip(until isEnd: (ObjectiveCToken) -> Bool) {
    while !isAtEnd, !isEnd(source.tokens[index]) { skipOne() }
  }
}
