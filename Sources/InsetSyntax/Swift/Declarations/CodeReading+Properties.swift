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
      property.attributes = attributes(variable.attributes)
      if let block = binding.accessorBlock { property.accessors = accessors(block, depth: 0) }
      return property
    }
  }

  /// The accessors with a body, in source order.
  func accessors(_ block: AccessorBlockSyntax, depth: Int) -> [CodeAccessor] {
    switch block.accessors {
    case .getter(let items): return [CodeAccessor(.get, body: statements(items, depth: depth))]
    case .accessors(let accessors):
      return accessors.compactMap { accessor in
        guard let kind = CodeAccessor.Kind(accessor.accessorSpecifier.tokenKind),
          let body = accessor.body.map({ self.block($0, depth: depth) })
        else { return nil }
        return CodeAccessor(kind, parameter: accessor.parameters?.name.spelling?.value, body: body)
      }
    default: return []
    }
  }

  /// Property wrappers and other attributes with their arguments.
  private func attributes(_ list: AttributeListSyntax) -> [CodeAttribute] {
    list.compactMap { element in
      guard case .attribute(let attribute) = element,
        let name = TypeNames.names(in: attribute.attributeName).first?.value
      else { return nil }
      guard case .argumentList(let arguments)? = attribute.arguments else { return CodeAttribute(name) }
      return CodeAttribute(
        name, arguments.map { .init($0.label?.spelling?.value, expression($0.expression, depth: 0)) })
    }
  }
}

extension CodeAccessor.Kind {
  fileprivate init?(_ token: TokenKind) {
    switch token {
    case .keyword(.get): self = .get
    case .keyword(.set): self = .set
    case .keyword(.willSet): self = .willSet
    case .keyword(.didSet): self = .didSet
    default: return nil
    }
  }
}

extension CodeProperty.Traits {
  fileprivate init(_ variable: VariableDeclSyntax) {
    self = []
    if variable.attributes.contains(named: "IBOutlet") { insert(.outlet) }
    if variable.modifiers.areOfType { insert(.type) }
    if variable.modifiers.contains(.lazy) { insert(.lazy) }
    if variable.modifiers.contains(.weak) { insert(.weak) }
    if variable.modifiers.contains(.override) { insert(.override) }
    if variable.bindingSpecifier.tokenKind == .keyword(.let) { insert(.constant) }
  }
}
