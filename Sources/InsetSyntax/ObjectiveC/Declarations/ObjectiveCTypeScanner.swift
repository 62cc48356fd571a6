/// What a type says, and where it ends.
struct ObjectiveCTypeText {
  /// Without storage classes and qualifiers at its beginning.
  var range: Range<Int>?
  /// The class, without pointers, protocols and generic arguments; nil of blocks and `typeof`.
  var className: String?
  var isPointer = false
  var isConstant = false
  var isStatic = false
  var isExtern = false
  var isOutlet = false
  var isAction = false
  var isSegueAction = false
  /// A built-in type, or marks that only types have.
  var isCertain = false
  /// The first token after it.
  var end: Int
}

extension ObjectiveCParser {
  /// The type that begins at a token; nil where none can.
  ///
  /// - Parameter isNamed: whether the declared name follows, so that the last word is not the type's.
  func scanType(at start: Int, isNamed: Bool) -> ObjectiveCTypeText? {
    var type = ObjectiveCTypeText(end: start)
    var position = start
    var first: Int?
    var hasBase = false
    /// `*` or `&` has been passed: the next word is the name.
    var hasMark = false
    scan: while position < start + 24 {
      let token = token(at: position)
      switch token.kind {
      case .identifier:
        if token.word == .attribute || isCallableQualifier(at: position) {
          if token.word == .outletCollection {
            type.isOutlet = true
            type.className = "NSArray"
            hasBase = true
          }
          position = self.end(ofBracketsAt: position + 1)
          continue
        }
        if token.word.isTypeof {
          guard !hasBase, self.token(at: position + 1).kind == .openParenthesis else { return nil }
          first = first ?? position
          hasBase = true
          type.isCertain = true
          position = self.end(ofBracketsAt: position + 1)
          continue
        }
        if token.word.isQualifier, !(token.word.isContextual && isNamed && endsDeclarator(position + 1)) {
          note(token.word, in: &type)
          if token.word == .action { hasBase = true }
          if first != nil { type.end = position + 1 }
          position += 1
          continue
        }
        if token.word.isReserved, !token.word.isArithmeticType { return nil }
        if hasMark || (isNamed && hasBase && !continuesType(position)) { break scan }
        if isNamed, !hasBase, self.token(at: position + 1).kind == .identifier, isMacroName(token) {
          if text(token).hasSuffix("EXTERN") || text(token).hasSuffix("EXPORT") { type.isExtern = true }
          position += 1
          continue
        }
        if token.word.isArithmeticType || token.word == .id { type.isCertain = true }
        if !(token.word.isArithmeticType && hasBase) { type.className = text(token) }
        if token.word == .auto { type.className = nil }
        first = first ?? position
        hasBase = true
        position += 1
        if self.token(at: position).kind == .less, let close = endOfAngle(at: position) { position = close }
      case .scope where self.token(at: position + 1).kind == .identifier:
        position += 1
      case .star, .ampersand:
        guard hasBase else { return nil }
        hasMark = true
        if token.kind == .star { type.isPointer = true }
        position += 1
      default: break scan
      }
      type.end = position
    }
    guard hasBase else { return nil }
    type.end = max(type.end, position)
    if let first, type.end > first {
      type.range = self.token(at: first).range.lowerBound..<self.token(at: type.end - 1).range.upperBound
    }
    return type
  }

  private func note(_ word: ObjectiveCWord, in type: inout ObjectiveCTypeText) {
    switch word {
    case .const, .underscoredConst, .constexpr: type.isConstant = true
    case .static: type.isStatic = true
    case .extern: type.isExtern = true
    case .outlet: type.isOutlet = true
    case .action: type.isAction = true
    case .segueAction: type.isSegueAction = true
    default: type.isCertain = true
    }
  }

  /// `IBOutletCollection(UIButton)`.
  private func isCallableQualifier(at position: Int) -> Bool {
    token(at: position).word == .outletCollection && token(at: position + 1).kind == .openParenthesis
  }

  /// Whether the word is another one of the type and not yet the name: a further word, `*` or `<` follows.
  private func continuesType(_ position: Int) -> Bool {
    let word = token(at: position).word
    if word.isArithmeticType { return true }
    switch token(at: position + 1).kind {
    case .identifier:
      let next = token(at: position + 1).word
      return next != .in && next != .attribute && !isMacroWithArguments(position + 1)
    case .star: return true
    case .less:
      guard let close = endOfAngle(at: position + 1) else { return false }
      return token(at: close).kind == .star || token(at: close).kind == .identifier
    case .scope: return true
    default: return false
    }
  }

  /// `NS_SWIFT_NAME(x)` after a name.
  private func isMacroWithArguments(_ position: Int) -> Bool {
    token(at: position).kind == .identifier && isMacroName(token(at: position))
  }

  /// Whether a name in capitals with an underscore: `NS_AVAILABLE_IOS`.
  func isMacroName(_ token: ObjectiveCToken) -> Bool {
    var hasUnderscore = false
    for byte in source.bytes[token.range] {
      if byte == 0x5F { hasUnderscore = true }
      if (0x61...0x7A).contains(byte) { return false }
    }
    return hasUnderscore
  }

  private func endsDeclarator(_ position: Int) -> Bool {
    switch token(at: position).kind {
    case .assignment, .semicolon, .comma, .end, .closeParenthesis, .openBracket: true
    default: false
    }
  }

  func end(ofBracketsAt position: Int) -> Int {
    guard position < limit, source.tokens[position].kind.isOpener else { return position }
    let end = min(limit, Int(source.ends[position]))
    return end < limit && source.tokens[end].kind.isCloser ? end + 1 : max(end, position + 1)
  }

  /// The token after `<…>` with generic arguments or protocols; nil if it is a comparison.
  func endOfAngle(at start: Int) -> Int? {
    var depth = 0
    var position = start
    while position < min(limit, start + 96) {
      switch source.tokens[position].kind {
      case .less: depth += 1
      case .greater: depth -= 1
      case .shiftRight: depth -= 2
      case .identifier, .comma, .star, .scope, .caret, .colon, .ampersand, .openParenthesis, .closeParenthesis: break
      default: return nil
      }
      position += 1
      if depth <= 0 { return depth == 0 ? position : nil }
    }
    return nil
  }
}
