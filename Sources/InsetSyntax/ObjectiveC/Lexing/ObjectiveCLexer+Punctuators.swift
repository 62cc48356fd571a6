extension ObjectiveCLexer {
  mutating func readPunctuator() {
    let start = offset
    let (kind, length, precedence) = punctuator(bytes[offset], byte(1), byte(2))
    offset = min(offset + length, end)
    append(kind, from: start, precedence: precedence)
  }

  private typealias Punctuator = (ObjectiveCToken.Kind, Int, UInt8)

  private func punctuator(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Punctuator {
    let isAssignment = second == UInt8(ascii: "=")
    let isDoubled = second == first
    switch first {
    case UInt8(ascii: "("): return (.openParenthesis, 1, 0)
    case UInt8(ascii: ")"): return (.closeParenthesis, 1, 0)
    case UInt8(ascii: "["): return (.openBracket, 1, 0)
    case UInt8(ascii: "]"): return (.closeBracket, 1, 0)
    case UInt8(ascii: "{"): return (.openBrace, 1, 0)
    case UInt8(ascii: "}"): return (.closeBrace, 1, 0)
    case UInt8(ascii: ";"): return (.semicolon, 1, 0)
    case UInt8(ascii: ","): return (.comma, 1, 0)
    case UInt8(ascii: ":"): return isDoubled ? (.scope, 2, 0) : (.colon, 1, 0)
    case UInt8(ascii: "?"): return (.question, 1, 0)
    case UInt8(ascii: "."): return isDoubled && third == first ? (.ellipsis, 3, 0) : (.dot, 1, 0)
    case UInt8(ascii: "~"): return (.tilde, 1, 0)
    case UInt8(ascii: "="): return isDoubled ? (.binary, 2, 6) : (.assignment, 1, 0)
    case UInt8(ascii: "!"): return isAssignment ? (.binary, 2, 6) : (.exclamation, 1, 0)
    case UInt8(ascii: "*"): return isAssignment ? (.assignment, 2, 0) : (.star, 1, 10)
    case UInt8(ascii: "/"), UInt8(ascii: "%"): return isAssignment ? (.assignment, 2, 0) : (.binary, 1, 10)
    case UInt8(ascii: "+"): return isDoubled ? (.step, 2, 0) : isAssignment ? (.assignment, 2, 0) : (.plus, 1, 9)
    case UInt8(ascii: "-"):
      if second == UInt8(ascii: ">") { return (.arrow, 2, 0) }
      return isDoubled ? (.step, 2, 0) : isAssignment ? (.assignment, 2, 0) : (.minus, 1, 9)
    case UInt8(ascii: "<"):
      if isDoubled { return third == UInt8(ascii: "=") ? (.assignment, 3, 0) : (.binary, 2, 8) }
      return isAssignment ? (.binary, 2, 7) : (.less, 1, 7)
    case UInt8(ascii: ">"):
      if isDoubled { return third == UInt8(ascii: "=") ? (.assignment, 3, 0) : (.shiftRight, 2, 8) }
      return isAssignment ? (.binary, 2, 7) : (.greater, 1, 7)
    case UInt8(ascii: "&"):
      return isDoubled ? (.binary, 2, 2) : isAssignment ? (.assignment, 2, 0) : (.ampersand, 1, 5)
    case UInt8(ascii: "^"): return isAssignment ? (.assignment, 2, 0) : (.caret, 1, 4)
    case UInt8(ascii: "|"): return isDoubled ? (.binary, 2, 1) : isAssignment ? (.assignment, 2, 0) : (.binary, 1, 3)
    default: return (.stray, 1, 0)
    }
  }
}
