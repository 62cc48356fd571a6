internal import InsetText

extension ObjectiveCParser {
  /// `@interface Name : Super <Protocols> { … } … @end`, categories and class extensions.
  func parseInterface(from start: Int, availability: CodeAvailability?) {
    advance()
    guard let name = takeName() else { return }
    var type = CodeType(.class, name: name, qualifiedName: name.value, range: start..<previousEnd)
    type.availability = availability
    if current.kind == .less, isGenericParameters { type.isGeneric = skipAngle() }
    parseCategory(of: &type, kind: .extension)
    parseInherited(of: &type)
    if current.kind == .openBrace { type.properties = parseFields() }
    parseMembers(of: &type, hasBodies: false)
  }

  /// `@implementation Name (Category) { … } … @end`
  func parseImplementation(from start: Int) {
    advance()
    guard let name = takeName() else { return }
    var type = CodeType(.implementation, name: name, qualifiedName: name.value, range: start..<previousEnd)
    parseCategory(of: &type, kind: .implementation)
    parseInherited(of: &type)
    if current.kind == .openBrace { type.properties = parseFields() }
    parseMembers(of: &type, hasBodies: true)
  }

  /// `@protocol Name <Protocols> … @end`; a forward declaration says nothing.
  func parseProtocol(from start: Int, availability: CodeAvailability?) {
    advance()
    guard let name = takeName() else { return }
    if current.kind == .semicolon || current.kind == .comma { return skipDeclaration() }
    var type = CodeType(.protocol, name: name, qualifiedName: name.value, range: start..<previousEnd)
    type.availability = availability
    parseInherited(of: &type)
    parseMembers(of: &type, hasBodies: false)
  }

  private func parseCategory(of type: inout CodeType, kind: CodeType.Kind) {
    guard current.kind == .openParenthesis else { return }
    type.kind = kind
    let region = enter()
    type.category = takeName() ?? Located("", at: previousEnd..<previousEnd)
    leave(region)
  }

  /// `: Super <A, B>`, `: Super<Argument *> <A>`, `<A>`.
  private func parseInherited(of type: inout CodeType) {
    if take(.colon) != nil, let name = takeName() {
      type.inherited.append(name)
      if current.kind == .less, angleHoldsArguments { _ = skipAngle() }
    }
    guard current.kind == .less, let end = endOfAngle(at: index) else { return }
    while index < end {
      if let name = takeName() { type.inherited.append(name) } else { skipOne() }
    }
  }

  private func skipAngle() -> Bool {
    guard let end = endOfAngle(at: index) else { return false }
    while index < end { advance() }
    return true
  }

  /// `<__covariant T>`, `<K, V> :`, `<T> (Category)` and not protocols.
  private var isGenericParameters: Bool {
    guard let end = endOfAngle(at: index) else { return false }
    return token(at: end).kind == .colon || token(at: end).kind == .openParenthesis || angleHoldsArguments
  }

  private var angleHoldsArguments: Bool {
    guard let end = endOfAngle(at: index) else { return false }
    if token(at: end).kind == .less { return true }
    return (index..<end).contains {
      token(at: $0).kind == .star || token(at: $0).word == .id || text(token(at: $0)).hasPrefix("__")
    }
  }

  /// Up to `@end`, or to the next type where it is missing.
  private func parseMembers(of type: inout CodeType, hasBodies: Bool) {
    let position = facts.types.count
    facts.types.append(type)
    defer { facts.types[position] = type }
    while !isAtEnd {
      let token = current
      switch token.kind {
      case .atWord:
        switch token.word {
        case .end:
          advance()
          type.range = type.range.lowerBound..<previousEnd
          return
        case .interface, .implementation:
          type.range = type.range.lowerBound..<previousEnd
          return
        case .protocol where token.startsLine && !isForwardProtocol:
          type.range = type.range.lowerBound..<previousEnd
          return
        case .property: parseProperty(of: &type)
        case .optional, .required: advance()
        default: skipDeclaration()
        }
      case .minus, .plus: parseMethod(of: &type, hasBodies: hasBodies)
      default: parseTopLevel()
      }
    }
    type.range = type.range.lowerBound..<max(type.range.lowerBound, previousEnd)
  }

  private var isForwardProtocol: Bool { peek(2) == .semicolon || peek(2) == .comma }

  /// The variables in the braces of a class or structure.
  func parseFields() -> [CodeProperty] {
    var fields: [CodeProperty] = []
    let region = enter()
    while !isAtEnd {
      let before = index
      switch current.kind {
      case .atWord, .semicolon, .directive: advance()
      default:
        if let declared = parseDeclarators(from: start) {
          fields += declared.properties
        } else {
          skip { $0.kind == .semicolon }
        }
        take(.semicolon)
      }
      if index == before { skipOne() }
    }
    leave(region)
    return fields
  }
}
