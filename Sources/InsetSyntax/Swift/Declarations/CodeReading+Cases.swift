internal import SwiftSyntax

extension CodeReading {
  /// `typealias Name = Type`; nil while the name is still being typed.
  func alias(_ syntax: TypeAliasDeclSyntax) -> CodeAlias? {
    syntax.name.spelling.map { CodeAlias(name: $0.value, type: text(syntax.initializer.value)) }
  }

  func cases(_ syntax: EnumCaseDeclSyntax) -> [CodeCase] {
    syntax.elements.compactMap { element in
      guard let name = element.name.spelling else { return nil }
      var entry = CodeCase(
        name: name, rawValue: element.rawValue.map { expression($0.value, depth: 0) },
        associatedValues: element.parameterClause?.parameters.map(\.label) ?? [])
      entry.associatedTypes = element.parameterClause?.parameters.map { text($0.type) } ?? []
      return entry
    }
  }
}

extension EnumCaseParameterSyntax {
  fileprivate var label: String? {
    guard let firstName, firstName.tokenKind != .wildcard else { return nil }
    return firstName.spelling?.value
  }
}
