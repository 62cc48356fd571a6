internal import SwiftSyntax

extension CodeReading {
  func cases(_ syntax: EnumCaseDeclSyntax) -> [CodeCase] {
    syntax.elements.compactMap { element in
      guard let name = element.name.spelling else { return nil }
      return CodeCase(
        name: name, rawValue: element.rawValue.map { expression($0.value, depth: 0) },
        associatedValues: element.parameterClause?.parameters.map(\.label) ?? [])
    }
  }
}

extension EnumCaseParameterSyntax {
  fileprivate var label: String? {
    guard let firstName, firstName.tokenKind != .wildcard else { return nil }
    return firstName.spelling?.value
  }
}
