/// Which bracket closes which.
struct BracketPairs {
  /// For an opening bracket the token that ends it: its closing bracket, or the first token that can't belong to it.
  private(set) var ends: [Int32]
  /// Brackets without their other half.
  private(set) var faults: [Range<Int>] = []

  private var open: [Int] = []
  private var counts: (parentheses: Int, brackets: Int, braces: Int) = (0, 0, 0)

  /// - Parameters:
  ///   - links: of conditional directives; every token that has one keeps it.
  ///   - bytes: tell what stands at the beginning of a line.
  init(_ tokens: [ObjectiveCToken], links: [Int32], of bytes: [UInt8]) {
    ends = links
    for index in tokens.indices {
      let token = tokens[index]
      if token.kind.isOpener {
        open.append(index)
        count(token.kind, 1)
      } else if token.kind.isCloser {
        close(token, at: index, in: tokens)
      } else if !open.isEmpty, token.kind == .end || Self.beginsMember(tokens, index, bytes) {
        while let opener = open.popLast() { end(opener, at: index, tokens, isFault: true) }
      }
    }
  }

  private mutating func close(_ token: ObjectiveCToken, at index: Int, in tokens: [ObjectiveCToken]) {
    let kind: ObjectiveCToken.Kind
    switch token.kind {
    case .closeParenthesis: kind = .openParenthesis
    case .closeBracket: kind = .openBracket
    default: kind = .openBrace
    }
    guard isOpen(kind) else { return faults.append(token.range) }
    while let opener = open.popLast() {
      let isPartner = tokens[opener].kind == kind
      end(opener, at: index, tokens, isFault: !isPartner)
      if isPartner { return }
    }
  }

  private mutating func end(_ opener: Int, at index: Int, _ tokens: [ObjectiveCToken], isFault: Bool) {
    ends[opener] = Int32(truncatingIfNeeded: index)
    count(tokens[opener].kind, -1)
    if isFault { faults.append(tokens[opener].range) }
  }

  private mutating func count(_ kind: ObjectiveCToken.Kind, _ step: Int) {
    switch kind {
    case .openParenthesis: counts.parentheses += step
    case .openBracket: counts.brackets += step
    default: counts.braces += step
    }
  }

  private func isOpen(_ kind: ObjectiveCToken.Kind) -> Bool {
    switch kind {
    case .openParenthesis: counts.parentheses > 0
    case .openBracket: counts.brackets > 0
    default: counts.braces > 0
    }
  }

  /// `@end`, `@implementation`, `@interface`, `- (Type)name…` as the first thing of a line that is not indented: no
  /// bracket reaches across.
  private static func beginsMember(_ tokens: [ObjectiveCToken], _ index: Int, _ bytes: [UInt8]) -> Bool {
    let token = tokens[index]
    guard token.startsLine else { return false }
    switch token.kind {
    case .atWord:
      return token.word == .end || token.word == .implementation || token.word == .interface
    case .minus, .plus:
      let start = Int(token.start)
      guard start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D else { return false }
      return isMethodHead(tokens, index)
    default: return false
    }
  }

  /// `- (Type)name` followed by `:`, `{` or `;`.
  private static func isMethodHead(_ tokens: [ObjectiveCToken], _ index: Int) -> Bool {
    guard index + 2 < tokens.count, tokens[index + 1].kind == .openParenthesis else { return false }
    var depth = 0
    for position in index + 1..<min(index + 40, tokens.count - 2) {
      if tokens[position].kind == .openParenthesis { depth += 1 }
      if tokens[position].kind == .closeParenthesis { depth -= 1 }
      guard depth == 0 else { continue }
      let next = tokens[position + 2].kind
      return tokens[position + 1].kind == .identifier && (next == .colon || next == .openBrace || next == .semicolon)
    }
    return false
  }
}
