internal import InsetInterpreter

/// What UIKit's properties hold before anybody writes them.
enum UIKitDefaults {
  /// The default where no run is needed for it: a number, a flag, nil, an empty list.
  static func constant(_ property: UIKitVocabulary.Property) -> Value? {
    let origin = Origin(.default(property.name), at: nil)
    switch property.defaultValue {
    case nil: return nil
    case "nil": return .null
    case "true": return .boolean(true, origin)
    case "false": return .boolean(false, origin)
    case "[]": return .list(ListValue([], origin))
    case let text?:
      guard let number = Double(text) else { return nil }
      return .number(Number(number, property.type.name == "Int" ? .integer : .floating, origin))
    }
  }

  /// The default of any property; nil where it isn't known.
  static func value(_ property: UIKitVocabulary.Property, in run: Run) -> Value? {
    if let constant = constant(property) { return constant }
    guard let text = property.defaultValue, let type = property.type.name else { return nil }
    let origin = Origin(.default(property.name), at: nil)
    if text == "zero" { return Geometry.zero(type, origin, in: run) }
    guard let enumeration = UIKitVocabulary.shared.enumeration(type) else { return nil }
    return .enumCase(
      CaseValue(
        type: run.store.types.framework(enumeration.name), name: run.names.name(text),
        rawValue: enumeration.cases.first { $0.name == text }?.rawValue, origin))
  }
}
