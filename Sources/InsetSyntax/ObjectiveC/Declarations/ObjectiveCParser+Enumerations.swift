internal import InsetText

extension ObjectiveCParser {
  func isEnumeration(_ word: ObjectiveCWord) -> Bool {
    switch word {
    case .nsEnum, .nsOptions, .nsClosedEnum, .nsErrorEnum, .cfEnum, .cfOptions: true
    default: false
    }
  }

  func parseTypedef() {
    let start = self.start
    if isEnumeration(token(at: index + 1).word) {
      advance()
      return parseEnumeration(from: start)
    }
    switch token(at: index + 1).word {
    case .enum, .struct, .union:
      advance()
      parseTagged(from: start, isTypedef: true)
    default:
      skip { $0.kind == .semicolon || ($0.kind == .atWord && $0.startsLine) }
      take(.semicolon)
    }
  }

  /// `NS_ENUM(NSInteger, Name) { … };`
  func parseEnumeration(from start: Int) {
    advance()
    guard current.kind == .openParenthesis else { return }
    let region = enter()
    let raw = takeName()
    take(.comma)
    let name = takeName() ?? raw
    leave(region)
    guard let name, current.kind == .openBrace else { return skipDeclaration() }
    var type = CodeType(.enum, name: name, qualifiedName: name.value, range: start..<previousEnd)
    if let raw, raw != name { type.inherited = [raw] }
    type.cases = parseCases()
    type.availability = parseAttributes()
    take(.semicolon)
    type.range = start..<previousEnd
    facts.types.append(type)
  }

  func parseTagged() { parseTagged(from: start, isTypedef: false) }

  /// `enum Tag : Type { … } Name;`, `struct Tag { … } Name;`; without braces it is the type of something else.
  private func parseTagged(from start: Int, isTypedef: Bool) {
    let isEnum = current.word == .enum
    var position = index + 1
    while token(at: position).word == .attribute { position = end(ofBracketsAt: position + 1) }
    let tag = token(at: position).kind == .identifier ? token(at: position) : nil
    if tag != nil { position += 1 }
    let raw = token(at: position).kind == .colon ? token(at: position + 1) : nil
    if raw != nil { position += 2 }
    guard token(at: position).kind == .openBrace else {
      return isTypedef ? skipDeclaration() : parseDeclaration()
    }
    index = position
    let cases = isEnum ? parseCases() : []
    let fields = isEnum ? [] : parseFields()
    let later = isTypedef ? takeName() : nil
    _ = isTypedef ? parseAttributes() : nil
    skip { $0.kind == .semicolon || $0.startsLine }
    take(.semicolon)
    let name = later ?? tag.map { Located(text($0), at: $0.range) }
    guard let name else {
      facts.variables += cases.map { one in
        var variable = CodeProperty(name: one.name, range: one.name.range)
        variable.traits = .constant
        variable.value = one.rawValue
        return variable
      }
      return
    }
    var type = CodeType(isEnum ? .enum : .struct, name: name, qualifiedName: name.value, range: start..<previousEnd)
    if let raw, isEnum { type.inherited = [Located(text(raw), at: raw.range)] }
    type.cases = cases
    type.properties = fields
    facts.types.append(type)
  }

  private func parseCases() -> [CodeCase] {
    var cases: [CodeCase] = []
    let region = enter()
    passDirectives()
    while !isAtEnd {
      if let name = takeName() {
        var value: CodeExpression?
        _ = parseAttributes()
        if take(.assignment) != nil { value = parseExpression() }
        cases.append(CodeCase(name: name, rawValue: value))
      }
      skip { $0.kind == .comma }
      take(.comma)
    }
    leave(region)
    return cases
  }
}
