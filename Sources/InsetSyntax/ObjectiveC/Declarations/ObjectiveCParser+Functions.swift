extension ObjectiveCParser {
  /// A function, variables, or macros before something else.
  func parseDeclaration() {
    var start = self.start
    var availability: CodeAvailability?
    while let name = leadingMacro {
      advance()
      if current.kind == .openParenthesis {
        let region = enter()
        availability = readAvailability(name) ?? availability
        leave(region)
      }
      if name.hasSuffix("_BEGIN") || name.hasSuffix("_END") { start = self.start }
    }
    if current.kind == .atWord { return parseAtDeclaration(from: start, availability: availability) }
    guard current.kind == .identifier else { return }
    if isEnumeration(current.word) {
      parseEnumeration(from: start)
    } else if let type = scanType(at: index, isNamed: true), isFunction(at: type.end) {
      index = type.end
      parseFunction(type, from: start, availability)
    } else if isFunction(at: index) {
      parseFunction(nil, from: start, availability)
    } else if let declared = parseDeclarators(from: start), !declared.properties.isEmpty {
      finishVariables(declared.properties)
    } else {
      skipDeclaration()
    }
  }

  private func finishVariables(_ properties: [CodeProperty]) {
    var properties = properties
    if take(.semicolon) == nil { skip { $0.kind == .semicolon || $0.startsLine } }
    take(.semicolon)
    if let last = properties.popLast() {
      var last = last
      last.range = last.range.lowerBound..<max(last.range.upperBound, min(previousEnd, last.range.upperBound + 1))
      properties.append(last)
    }
    facts.variables += properties
  }

  /// `NS_ASSUME_NONNULL_BEGIN`, `API_AVAILABLE(ios(11.0))` on a line of its own or before `@interface`.
  private var leadingMacro: String? {
    let token = current
    guard token.kind == .identifier else { return nil }
    let end = peek() == .openParenthesis ? end(ofBracketsAt: index + 1) : index + 1
    let next = self.token(at: end)
    if token.word == .attribute { return "__attribute__" }
    guard next.startsLine || next.kind == .atWord || next.kind == .end, next.kind != .openBrace else { return nil }
    return isMacroName(token) && !isEnumeration(token.word) ? text(token) : nil
  }

  /// A name, its parameters, and then a body, `;` or attributes.
  private func isFunction(at position: Int) -> Bool {
    guard token(at: position).kind == .identifier, !token(at: position).word.isReserved else { return false }
    guard token(at: position + 1).kind == .openParenthesis else { return false }
    let next = token(at: end(ofBracketsAt: position + 1))
    return next.kind == .openBrace || next.kind == .semicolon || next.kind == .identifier
  }

  private func parseFunction(
    _ type: ObjectiveCTypeText?, from start: Int, _ availability: CodeAvailability?
  ) {
    guard let name = takeName() else { return }
    var function = CodeFunction(name: name, range: start..<previousEnd)
    if let type {
      function.resultClassName = type.className == "void" && !type.isPointer ? nil : type.className
      function.resultType = type.range.map { text($0) }
    }
    if type?.isStatic == true { function.traits.insert(.type) }
    let region = enter()
    function.parameters = parsePlainParameters()
    leave(region)
    function.availability = parseAttributes() ?? availability
    if current.kind == .openBrace {
      function.body = parseBody()
    } else {
      function.traits.insert(.declaration)
      take(.semicolon)
    }
    function.range = start..<previousEnd
    guard type != nil || !function.traits.contains(.declaration) else { return }
    facts.functions.append(function)
  }

  /// `Type *name, Type name` of a function or block; `void` and `…` are none.
  func parsePlainParameters() -> [CodeFunction.Parameter] {
    var parameters: [CodeFunction.Parameter] = []
    while !isAtEnd {
      if let type = scanType(at: index, isNamed: true) {
        index = type.end
        passDirectives()
        if current.kind == .identifier {
          parameters.append(.init(label: nil, name: text(current), className: type.className))
          parameters[parameters.count - 1].type = type.range.map { text($0) }
        } else if current.kind == .openParenthesis, peek() == .caret || peek() == .star {
          parameters.append(.init(label: nil, name: peek(2) == .identifier ? text(token(at: index + 2)) : ""))
        } else if type.className != "void" || type.isPointer {
          parameters.append(.init(label: nil, name: "", className: type.className))
        }
      }
      skip { $0.kind == .comma }
      take(.comma)
    }
    return parameters
  }
}
