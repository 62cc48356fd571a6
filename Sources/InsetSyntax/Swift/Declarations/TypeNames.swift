internal import InsetText
internal import SwiftSyntax

/// The names in a written type.
enum TypeNames {
  /// The nominal types that a type is made of, without generic arguments: one for most, several for a composition, none
  /// for functions, tuples and suppressed conformances. Optionals and arrays stand for what they hold.
  static func names(in type: TypeSyntax) -> [Located<String>] {
    guard let core = core(of: type) else { return [] }
    if let composition = core.as(CompositionTypeSyntax.self) {
      return composition.elements.compactMap { Self.core(of: $0.type).flatMap(nominalName) }
    }
    return [nominalName(core)].compactMap { $0 }
  }

  /// What is left without attributes, optionality, `any`, parentheses of one and arrays.
  private static func core(of type: TypeSyntax) -> TypeSyntax? {
    var type = type
    while true {
      switch type.as(TypeSyntaxEnum.self) {
      case .attributedType(let outer): type = outer.baseType
      case .optionalType(let outer): type = outer.wrappedType
      case .implicitlyUnwrappedOptionalType(let outer): type = outer.wrappedType
      case .someOrAnyType(let outer): type = outer.constraint
      case .arrayType(let outer): type = outer.element
      case .tupleType(let outer):
        guard outer.elements.count == 1, let only = outer.elements.first else { return nil }
        type = only.type
      case .identifierType, .memberType, .compositionType: return type
      default: return nil
      }
    }
  }

  private static func nominalName(_ type: TypeSyntax) -> Located<String>? {
    var reversedNames: [String] = []
    var base = type
    while let member = base.as(MemberTypeSyntax.self) {
      guard let name = member.name.spelling else { return nil }
      reversedNames.append(name.value)
      base = member.baseType
    }
    guard let first = base.as(IdentifierTypeSyntax.self)?.name.spelling else { return nil }
    reversedNames.append(first.value)
    let last = type.as(MemberTypeSyntax.self)?.name.spelling ?? first
    return Located(reversedNames.reversed().joined(separator: "."), at: first.range.lowerBound..<last.range.upperBound)
  }
}
