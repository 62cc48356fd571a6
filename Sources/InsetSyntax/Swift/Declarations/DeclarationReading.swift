internal import InsetText
internal import SwiftSyntax

/// Collects the declarations of a source file. Types in function bodies are left out: they can't be named from outside.
struct DeclarationReading {
  private let code: CodeReading
  private(set) var facts = CodeFacts(.swift)

  init(bytes: [UInt8]) { code = CodeReading(bytes: bytes) }

  mutating func read(_ statements: CodeBlockItemListSyntax) {
    for statement in statements {
      guard case .decl(let declaration) = statement.item else {
        facts.statements += code.statements(of: statement, depth: 0)
        continue
      }
      switch declaration.as(DeclSyntaxEnum.self) {
      case .importDecl(let syntax): facts.imports += [syntax.path.first?.name.spelling].compactMap { $0 }
      case .functionDecl(let syntax): facts.functions += [code.function(syntax)].compactMap { $0 }
      case .variableDecl(let syntax): facts.variables += code.properties(syntax)
      case .typeAliasDecl(let syntax): facts.aliases += [code.alias(syntax)].compactMap { $0 }
      case .ifConfigDecl(let syntax):
        for clause in syntax.clauses {
          if let statements = clause.elements?.as(CodeBlockItemListSyntax.self) { read(statements) }
        }
      default:
        if let group = declaration.asProtocol((any DeclGroupSyntax).self) { read(group, within: nil) }
      }
    }
  }

  private mutating func read(_ group: any DeclGroupSyntax, within outer: String?) {
    let type = type(group, within: outer)
    if let type { facts.types.append(type) }
    // Of a type whose name is still being typed only the nested ones are kept.
    read(
      group.memberBlock.members, into: type == nil ? nil : facts.types.endIndex - 1,
      within: type?.qualifiedName ?? outer)
  }

  private mutating func read(_ members: MemberBlockItemListSyntax, into index: Int?, within outer: String?) {
    for member in members {
      let declaration = member.decl
      switch declaration.as(DeclSyntaxEnum.self) {
      case .functionDecl(let syntax):
        if let index, let function = code.function(syntax) { facts.types[index].functions.append(function) }
      case .initializerDecl(let syntax):
        if let index { facts.types[index].functions.append(code.function(syntax)) }
      case .variableDecl(let syntax):
        if let index { facts.types[index].properties += code.properties(syntax) }
      case .enumCaseDecl(let syntax):
        if let index { facts.types[index].cases += code.cases(syntax) }
      case .subscriptDecl(let syntax):
        if let index { facts.types[index].subscripts.append(code.subscript(syntax)) }
      case .typeAliasDecl(let syntax):
        if let index { facts.types[index].aliases += [code.alias(syntax)].compactMap { $0 } }
      case .ifConfigDecl(let syntax):
        for clause in syntax.clauses {
          if let members = clause.elements?.as(MemberBlockItemListSyntax.self) {
            read(members, into: index, within: outer)
          }
        }
      default:
        if let group = declaration.asProtocol((any DeclGroupSyntax).self) { read(group, within: outer) }
      }
    }
  }

  /// Without members; nil when the name is missing.
  private func type(_ group: any DeclGroupSyntax, within outer: String?) -> CodeType? {
    guard let kind = CodeType.Kind(group.kind), let name = declaredName(of: group) else { return nil }
    let parameters = group.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
    var type = CodeType(
      kind, name: name, qualifiedName: outer.map { "\($0).\(name.value)" } ?? name.value, isGeneric: parameters != nil,
      range: group.byteRange)
    type.objectiveCName = group.attributes.objectiveCName
    type.genericParameters = code.genericParameters(parameters, nil)
    type.inherited = group.inheritanceClause?.inheritedTypes.flatMap { TypeNames.names(in: $0.type) } ?? []
    type.availability = CodeAvailability(group.attributes)
    return type
  }

  private func declaredName(of group: any DeclGroupSyntax) -> Located<String>? {
    if let extended = group.as(ExtensionDeclSyntax.self)?.extendedType { return TypeNames.names(in: extended).first }
    return group.asProtocol((any NamedDeclSyntax).self)?.name.spelling
  }
}

extension CodeType.Kind {
  fileprivate init?(_ kind: SyntaxKind) {
    switch kind {
    case .classDecl: self = .class
    case .structDecl: self = .struct
    case .enumDecl: self = .enum
    case .actorDecl: self = .actor
    case .protocolDecl: self = .protocol
    case .extensionDecl: self = .extension
    default: return nil
    }
  }
}
