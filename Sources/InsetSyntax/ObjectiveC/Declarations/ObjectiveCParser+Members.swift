internal import InsetText

extension ObjectiveCParser {
  /// `@property (nonatomic, weak) IBOutlet UITableView *tableView;`
  func parseProperty(of type: inout CodeType) {
    let start = self.start
    advance()
    var traits: CodeProperty.Traits = .declaredProperty
    var getter: String?
    var setter: String?
    if current.kind == .openParenthesis {
      let region = enter()
      while !isAtEnd {
        if current.word == .class { traits.insert(.type) }
        switch text(current) {
        case "weak": traits.insert(.weak)
        case "readonly": traits.insert(.readOnly)
        case "getter" where peek() == .assignment: getter = text(token(at: index + 2))
        case "setter" where peek() == .assignment: setter = text(token(at: index + 2))
        default: break
        }
        skipOne()
      }
      leave(region)
    }
    guard var declared = parseDeclarators(from: start) else {
      skip { $0.kind == .semicolon || $0.kind == .atWord || $0.kind == .minus || $0.kind == .plus }
      take(.semicolon)
      return
    }
    skip { $0.kind == .semicolon || $0.kind == .atWord || ($0.startsLine && $0.kind != .identifier) }
    take(.semicolon)
    for index in declared.properties.indices {
      declared.properties[index].traits.formUnion(traits)
      declared.properties[index].getterName = getter
      declared.properties[index].setterName = setter
      declared.properties[index].range = start..<previousEnd
    }
    type.properties += declared.properties
  }

  /// `- (Type)name:(Type)parameter …`, with a body in an implementation.
  func parseMethod(of type: inout CodeType, hasBodies: Bool) {
    let start = self.start
    let isStatic = current.kind == .plus
    advance()
    var traits: CodeFunction.Traits = isStatic ? .type : []
    var resultClassName: String?
    var resultType: String?
    if current.kind == .openParenthesis {
      let region = enter()
      resultType = regionText
      if let result = scanType(at: index, isNamed: false) {
        resultClassName = result.className == "void" && !result.isPointer ? nil : result.className
        if result.isAction { traits.insert(.action) }
        if result.isSegueAction { traits.insert(.segueAction) }
      }
      leave(region)
    }
    guard let name = takeName() else { return }
    let (base, firstLabel) = ObjectiveCSelector.split(name.value)
    var function = CodeFunction(name: Located(base, at: name.range), range: start..<previousEnd)
    function.resultClassName = resultClassName
    function.resultType = resultType
    if current.kind == .colon {
      parseParameters(of: &function, firstLabel: firstLabel)
    } else if let firstLabel {
      function.parameters = [CodeFunction.Parameter(label: firstLabel, name: "")]
    }
    function.availability = parseAttributes()
    finishMethod(&function, traits, hasBodies: hasBodies)
    function.range = start..<previousEnd
    type.functions.append(function)
  }

  private func finishMethod(_ function: inout CodeFunction, _ traits: CodeFunction.Traits, hasBodies: Bool) {
    function.traits = traits
    let semicolon = take(.semicolon)
    if current.kind == .openBrace, hasBodies || semicolon == nil {
      function.body = parseBody()
    } else {
      function.traits.insert(.declaration)
    }
  }

  private func parseParameters(of function: inout CodeFunction, firstLabel: String?) {
    var label = firstLabel
    while take(.colon) != nil {
      var parameter = CodeFunction.Parameter(label: label, name: "")
      if current.kind == .openParenthesis {
        let region = enter()
        let type = scanType(at: index, isNamed: false)
        // `void (^)(BOOL)` is no class.
        parameter.className = type.flatMap { token(at: $0.end).kind == .openParenthesis ? nil : $0.className }
        parameter.type = regionText
        leave(region)
      }
      while current.word.isQualifier || current.word == .attribute, !current.word.isContextual, !isAtEnd {
        advance()
        if current.kind == .openParenthesis { skipOne() }
      }
      parameter.name = takeName()?.value ?? ""
      function.parameters.append(parameter)
      if current.kind == .comma {
        advance()
        take(.ellipsis)
      }
      label = nil
      if current.kind == .identifier, peek() == .colon { label = takeName()?.value }
    }
  }

  /// All that stands in the brackets that were entered; nil of nothing.
  private var regionText: String? {
    guard index < limit else { return nil }
    let range = token(at: index).range.lowerBound..<token(at: limit - 1).range.upperBound
    return range.isEmpty ? nil : text(range)
  }

  /// Attributes and macros after a declaration: what systems it is for.
  func parseAttributes() -> CodeAvailability? {
    var availability: CodeAvailability?
    while current.kind == .identifier {
      let name = text(current)
      advance()
      guard current.kind == .openParenthesis else { continue }
      let region = enter()
      availability = readAvailability(name) ?? availability
      leave(region)
    }
    return availability
  }
}
