internal import InsetText
internal import SwiftSyntax

extension CodeReading {
  /// Nil while the name is still being typed.
  func function(_ syntax: FunctionDeclSyntax, depth: Int = 0) -> CodeFunction? {
    guard let name = syntax.name.spelling else { return nil }
    var function = CodeFunction(name: name, range: syntax.byteRange)
    function.resultClassName = syntax.signature.returnClause.flatMap { TypeNames.names(in: $0.type).first?.value }
    fill(&function, syntax.signature, syntax.attributes, syntax.modifiers, syntax.body, depth: depth)
    return function
  }

  func function(_ syntax: InitializerDeclSyntax) -> CodeFunction {
    var function = CodeFunction(name: Located("init", at: syntax.initKeyword.byteRange), range: syntax.byteRange)
    fill(&function, syntax.signature, syntax.attributes, syntax.modifiers, syntax.body, depth: 0)
    return function
  }

  private func fill(
    _ function: inout CodeFunction, _ signature: FunctionSignatureSyntax, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax, _ body: CodeBlockSyntax?, depth: Int
  ) {
    function.parameters = signature.parameterClause.parameters.map { parameter($0, depth: depth) }
    function.availability = CodeAvailability(attributes)
    if modifiers.areOfType { function.traits.insert(.type) }
    if modifiers.contains(.override) { function.traits.insert(.override) }
    if attributes.contains(named: "IBAction") { function.traits.insert(.action) }
    if attributes.contains(named: "IBSegueAction") { function.traits.insert(.segueAction) }
    if let body {
      function.body = statements(body.statements, depth: depth)
    } else {
      function.traits.insert(.declaration)
    }
  }

  private func parameter(_ syntax: FunctionParameterSyntax, depth: Int) -> CodeFunction.Parameter {
    let label = syntax.firstName.tokenKind == .wildcard ? nil : syntax.firstName.spelling?.value
    return CodeFunction.Parameter(
      label: label, name: (syntax.secondName ?? syntax.firstName).spelling?.value ?? "",
      className: TypeNames.names(in: syntax.type).first?.value,
      defaultValue: syntax.defaultValue.map { expression($0.value, depth: depth) })
  }
}
