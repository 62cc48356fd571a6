/// A type as it is written: what a variable, parameter or result is declared as.
package indirect enum TypeReference: Hashable, Sendable {
  case named(String, [TypeReference])
  case optional(TypeReference)
  case list(TypeReference)
  case dictionary(TypeReference, TypeReference)
  case tuple([TypeReference])
  case function([TypeReference], TypeReference)
  case metatype(TypeReference)

  /// Without optionality.
  package var unwrapped: TypeReference {
    var type = self
    while case .optional(let inner) = type { type = inner }
    return type
  }

  /// The name of the class, structure or enumeration; nil of lists and functions.
  package var name: String? {
    if case .named(let name, _) = unwrapped { name } else { nil }
  }

  package var isOptional: Bool { if case .optional = self { true } else { false } }

  /// The type of an element of the list.
  package var element: TypeReference? {
    switch unwrapped {
    case .list(let element): element
    case .named("Array", let arguments), .named("Set", let arguments), .named("NSArray", let arguments),
      .named("NSMutableArray", let arguments), .named("NSSet", let arguments), .named("ArraySlice", let arguments):
      arguments.first
    default: nil
    }
  }
}
