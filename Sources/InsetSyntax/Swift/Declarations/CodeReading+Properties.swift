internal import InsetText
internal import SwiftSyntax

extension CodeReading {
  /// One property for each name; tuples have none.
  func properties(_ variable: VariableDeclSyntax) -> [CodeProperty] {
    let (range, traits) = (variable.byteRange, CodeProperty.Traits(variable))
    return variable.bindings.withTypes.compactMap { binding, type in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.spelling else { return nil }
      var property = CodeProperty(name: name, range: range)
      // While it is being typed, a type can be missing after its colon.
      if let type, !type.byteRange.isEmpty {
        property.type = Located(text(type), at: type.byteRange)
        property.className = TypeNames.names(in: type).first?.value
      }
      property.traits = traits
      property.value = binding.initializer.map { expression($0.value, depth: 0) }
      if let accessors = binding.accessorBlock { readAccessors(accessors, into: &property) }
      return property
    }
  }

  private func readAccessors(_ block: AccessorBlockSyntax, into property: inout CodeProperty) {
    switch block.accessors {
    case .getter(let items): property.getter = statements(items, depth: 0)
    case .accessors(let accessors):
      for accessor in accessors {
        guard let body = accessor.body.map({ self.block($0, depth: 0) }) else { continue }
        switch accessor.accessorSpecifier.tokenKind {
        case .keyword(.get): property.getter = body
        case .keyword(.set), .keyword(.willSet), .keyword(.didSet): property.setter = (property.setter ?? []) + body
        default: continue
        }
      }
    default: break
    }
  }
}

extension CodeProperty.Traits {
  fileprivate init(_ variable: VariableDeclSyntax) {
    self = []
    if variable.attributes.contains(named: "IBOutlet") { insert(.outlet) }
    if variable.modifiers.areOfType { insert(.type) }
    if variable.modifiers.contains(.lazy) { insert(.lazy) }
    if variable.modifiers.contains(.override) { insert(.override) }
    if variable.bindingSpecifier.tokenKind == .keyword(.let) { insert(.constant) }
  }
}
