internal import InsetText

extension ObjectiveCParser {
  /// What one declaration without a function declares.
  struct Declared {
    var type: ObjectiveCTypeText
    var properties: [CodeProperty]
  }

  /// `Type *a = value, *b` up to its `;`; nil, and nothing passed, where no declaration stands.
  func parseDeclarators(from start: Int) -> Declared? {
    guard let type = scanType(at: index, isNamed: true), isDeclarator(at: type.end, type) else { return nil }
    index = type.end
    var declared = Declared(type: type, properties: [])
    var begin = start
    repeat {
      while current.kind == .star || current.word.isQualifier, !isAtEnd { advance() }
      guard let property = parseDeclarator(type, from: begin) else { break }
      declared.properties.append(property)
      guard current.kind == .comma else { break }
      advance()
      begin = self.start
    } while !isAtEnd
    return declared
  }

  /// Whether a name and what may follow one stands there, or `(^name)(…)`.
  func isDeclarator(at position: Int, _ type: ObjectiveCTypeText) -> Bool {
    let token = token(at: position)
    if token.kind == .openParenthesis {
      let mark = self.token(at: position + 1).kind
      guard mark == .caret || (mark == .star && (type.isCertain || type.isStatic)) else { return false }
      let end = end(ofBracketsAt: position)
      return self.token(at: end).kind == .openParenthesis
    }
    guard token.kind == .identifier, !token.word.isReserved else { return false }
    switch self.token(at: position + 1).kind {
    case .assignment: return text(self.token(at: position + 1)) == "="
    case .semicolon, .comma, .openBracket, .end, .colon: return true
    case .identifier:
      let next = self.token(at: position + 1)
      return next.word == .attribute || next.word == .in || next.word == .unused || isMacroName(next)
    case .openBrace: return false
    default: return false
    }
  }

  private func parseDeclarator(_ type: ObjectiveCTypeText, from start: Int) -> CodeProperty? {
    var property: CodeProperty
    if current.kind == .openParenthesis {
      guard let block = parseBlockDeclarator(type, from: start) else { return nil }
      property = block
    } else {
      guard let name = takeName() else { return nil }
      property = CodeProperty(name: name, className: type.className, range: start..<previousEnd)
      property.type = type.range.map { Located(text($0), at: $0) }
    }
    if type.isStatic { property.traits.insert(.type) }
    if type.isConstant { property.traits.insert(.constant) }
    if type.isOutlet { property.traits.insert(.outlet) }
    let isArray = current.kind == .openBracket
    while current.kind == .openBracket { skipOne() }
    if take(.colon) != nil { skip { $0.kind == .comma || $0.kind == .semicolon } }
    if current.word != .in { _ = parseAttributes() }
    if take(.assignment) != nil {
      property.value = current.kind == .openBrace ? parseBraces(areArray: isArray) : parseExpression()
    }
    property.range = start..<max(start, previousEnd)
    return property
  }

  /// `void (^name)(Type)`, whose type is no class.
  private func parseBlockDeclarator(_ type: ObjectiveCTypeText, from start: Int) -> CodeProperty? {
    let region = enter()
    advance()
    while !isAtEnd, current.word.isQualifier { advance() }
    let name = takeName()
    leave(region)
    guard let name else { return nil }
    if current.kind == .openParenthesis { skipOne() }
    var property = CodeProperty(name: name, range: start..<previousEnd)
    if let begin = type.range?.lowerBound, begin <= previousEnd {
      property.type = Located(text(begin..<previousEnd), at: begin..<previousEnd)
    }
    return property
  }

  /// `{ a, b }`: the elements of an array, or the fields of a structure in order, such as `UIEdgeInsets`; of a structure
  /// with structures or named fields in it nothing.
  func parseBraces(areArray: Bool) -> CodeExpression {
    let start = self.start
    guard areArray || isPlainList else {
      skipOne()
      height = 1
      return CodeExpression(.other, at: start..<previousEnd)
    }
    let elements = parseList().map(\.value)
    return node(.array(elements), from: start, above: height)
  }

  /// Whether the braces here hold expressions alone.
  private var isPlainList: Bool {
    let end = end(ofBracketsAt: index) - 1
    guard end > index + 1, token(at: index + 1).kind != .dot else { return false }
    return !(index + 1..<end).contains { token(at: $0).kind == .openBrace }
  }
}
