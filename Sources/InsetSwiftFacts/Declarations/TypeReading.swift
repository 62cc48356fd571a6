internal import InsetFacts
internal import SwiftSyntax

/// Collects the declarations of types in a source file. Function bodies are not entered: a class in one can't be named
/// from outside.
struct TypeReading {
  let bytes: [UInt8]
  private(set) var types: [SwiftTypeFacts] = []

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func read(_ statements: CodeBlockItemListSyntax, within outer: String? = nil) {
    for statement in statements {
      if let declaration = statement.item.as(DeclSyntax.self) { read(declaration, within: outer) }
    }
  }

  private mutating func read(_ members: MemberBlockItemListSyntax, within outer: String?) {
    for member in members { read(member.decl, within: outer) }
  }

  private mutating func read(_ declaration: DeclSyntax, within outer: String?) {
    if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      for clause in conditional.clauses {
        switch clause.elements {
        case .statements(let statements): read(statements, within: outer)
        case .decls(let members): read(members, within: outer)
        default: continue
        }
      }
    } else if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      let facts = typeFacts(group, within: outer)
      if let facts { types.append(facts) }
      read(group.memberBlock.members, within: facts?.qualifiedName ?? outer)
    }
  }

  /// Nil when the name is missing, as it is while it is being typed.
  private func typeFacts(_ group: any DeclGroupSyntax, within outer: String?) -> SwiftTypeFacts? {
    guard let kind = SwiftTypeFacts.Kind(group.kind), let name = declaredName(of: group) else { return nil }
    let parameters = group.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
    var facts = SwiftTypeFacts(
      kind, name: name, qualifiedName: outer.map { "\($0).\(name.value)" } ?? name.value, isGeneric: parameters != nil,
      range: group.byteRange)
    facts.objectiveCName = group.attributes.objectiveCName
    facts.inherited = group.inheritanceClause?.inheritedTypes.flatMap { TypeNames.names(in: $0.type) } ?? []
    facts.outlets = OutletReading.outlets(in: group.memberBlock.members, bytes: bytes)
    return facts
  }

  private func declaredName(of group: any DeclGroupSyntax) -> Located<String>? {
    if let extended = group.as(ExtensionDeclSyntax.self)?.extendedType { return TypeNames.names(in: extended).first }
    return group.asProtocol((any NamedDeclSyntax).self)?.name.spelling
  }
}

extension SwiftTypeFacts.Kind {
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
