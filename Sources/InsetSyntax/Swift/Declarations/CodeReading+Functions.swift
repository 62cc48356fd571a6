internal import InsetText
internal import SwiftSyntax

extension CodeReading {
  /// Nil while the name is still being typed.
  func function(_ syntax: FunctionDeclSyntax, depth: Int = 0) -> CodeFunction? {
    guard let name = syntax.name.spelling else { return nil }
    var function = CodeFunction(name: name, range: syntax.byteRange)
    function.resultClassName = syntax.signature.returnClause.flatMap { TypeNames.names(in: $0.type).first?.value }
    function.resultType = syntax.signature.returnClause.map { text($0.type) }
    function.genericParameters = genericParameters(syntax.genericParameterClause, syntax.genericWhereClause)
    fill(&function, syntax.signature, syntax.attributes, syntax.modifiers, syntax.body, depth: depth)
    return function
  }

  func function(_ syntax: InitializerDeclSyntax) -> CodeFunction {
    var function = CodeFunction(name: Located("init", at: syntax.initKeyword.byteRange), range: syntax.byteRange)
    if syntax.optionalMark != nil { function.traits.insert(.failable) }
    function.genericParameters = genericParameters(syntax.genericParameterClause, syntax.genericWhereClause)
    fill(&function, syntax.signature, syntax.attributes, syntax.modifiers, syntax.body, depth: 0)
    return function
  }

  /// `subscript(index: Int) -> View { … }`
  func `subscript`(_ syntax: SubscriptDeclSyntax) -> CodeSubscript {
    CodeSubscript(
      parameters: syntax.parameterClause.parameters.map { parameter($0, isSubscript: true, depth: 0) },
      resultType: text(syntax.returnClause.type), isOfType: syntax.modifiers.areOfType,
      accessors: syntax.accessorBlock.map { accessors($0, depth: 0) } ?? [], range: syntax.byteRange)
  }

  /// The parameters with what they are held to, there or in a `where` clause.
  func genericParameters(_ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?)
    -> [CodeGenericParameter]
  {
    (clause?.parameters ?? []).compactMap { parameter in
      guard let name = parameter.name.spelling?.value else { return nil }
      var constraint = parameter.inheritedType.map { text($0) }
      for requirement in requirements?.requirements ?? [] {
        if case .conformanceRequirement(let conformance) = requirement.requirement, text(conformance.leftType) == name {
          constraint = constraint ?? text(conformance.rightType)
        }
      }
      return CodeGenericParameter(name: name, constraint: constraint)
    }
  }

  private func fill(
    _ function: inout CodeFunction, _ signature: FunctionSignatureSyntax, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax, _ body: CodeBlockSyntax?, depth: Int
  ) {
    function.parameters = signature.parameterClause.parameters.map { parameter($0, depth: depth) }
    function.availability = CodeAvailability(attributes)
    if modifiers.areOfType { function.traits.insert(.type) }
    if modifiers.contains(.override) { function.traits.insert(.override) }
    if modifiers.contains(.mutating) { function.traits.insert(.mutating) }
    if signature.effectSpecifiers?.asyncSpecifier != nil { function.traits.insert(.async) }
    if signature.effectSpecifiers?.throwsClause != nil { function.traits.insert(.throws) }
    if attributes.contains(named: "IBAction") { function.traits.insert(.action) }
    if attributes.contains(named: "IBSegueAction") { function.traits.insert(.segueAction) }
    if let body {
      function.body = statements(body.statements, depth: depth)
    } else {
      function.traits.insert(.declaration)
    }
  }

  /// A subscript's parameter has a label only where it has two names.
  private func parameter(_ syntax: FunctionParameterSyntax, isSubscript: Bool = false, depth: Int)
    -> CodeFunction.Parameter
  {
    let isBare = syntax.firstName.tokenKind == .wildcard || isSubscript && syntax.secondName == nil
    let label = isBare ? nil : syntax.firstName.spelling?.value
    var parameter = CodeFunction.Parameter(
      label: label, name: (syntax.secondName ?? syntax.firstName).spelling?.value ?? "",
      className: TypeNames.names(in: syntax.type).first?.value,
      defaultValue: syntax.defaultValue.map { expression($0.value, depth: depth) })
    parameter.type = text(syntax.type) + (syntax.ellipsis == nil ? "" : "...")
    return parameter
  }
}
