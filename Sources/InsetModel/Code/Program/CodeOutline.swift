internal import InsetSyntax

/// What a program is put together from: the declarations of one file, without bodies and places.
struct CodeOutline: Equatable {
  private struct Function: Equatable {
    let name: String
    let isDeclaration: Bool
  }

  private struct TypeOutline: Equatable {
    let kind: CodeType.Kind
    let name: String
    let objectiveCName: String?
    let category: String?
    let inherited: [String]
    let functions: [Function]
    let properties: [String]
  }

  private let language: CodeFacts.Language
  private let types: [TypeOutline]
  private let functions: [String]
  private let variables: [String]

  init(_ facts: CodeFacts) {
    language = facts.language
    types = facts.types.map { type in
      TypeOutline(
        kind: type.kind, name: type.name.value, objectiveCName: type.objectiveCName?.value,
        category: type.category?.value, inherited: type.inherited.map(\.value),
        functions: type.functions.map {
          Function(name: $0.name.value, isDeclaration: $0.traits.contains(.declaration))
        },
        properties: type.properties.map(\.name.value))
    }
    functions = facts.functions.map(\.name.value)
    variables = facts.variables.map(\.name.value)
  }
}
