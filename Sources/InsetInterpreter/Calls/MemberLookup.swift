internal import InsetProgram
internal import InsetSyntax

/// What a name means in a type: looked up once.
final class MemberLookup {
  enum Member {
    case property(PropertyID, owner: TypeKey)
    case functions([FunctionID], owner: TypeKey)
    case enumCase(Int, owner: TypeKey)
    case nested(TypeID)
    /// A member of the framework's class of that name.
    case framework(String)
  }

  private struct Key: Hashable {
    let type: TypeKey
    let name: Name
    let isType: Bool
  }

  private unowned let store: CodeStore
  private var known: [Key: Member?] = [:]
  private var fields: [Key: Name] = [:]

  init(_ store: CodeStore) { self.store = store }

  /// A member of a type or of what it inherits from, the nearest; nil where there is none.
  func member(_ name: Name, of type: TypeKey, isType: Bool = false) -> Member? {
    let key = Key(type: type, name: name, isType: isType)
    if let found = known[key] { return found }
    let found = find(store.names.text(name), type, isType)
    known[key] = .some(found)
    return found
  }

  func declares(_ name: Name, _ framework: String) -> Bool {
    store.library.declares(store.names.text(name), in: framework)
  }

  /// A property that a class inherits under a name that its own functions have, too.
  func inheritedProperty(_ name: Name, of type: TypeKey) -> Member? {
    let text = store.names.text(name)
    for key in store.types.chain(of: type) {
      let entry = store.types[key]
      if let id = entry.declaration, let property = store.program[id].properties[text] {
        return .property(property, owner: key)
      }
      if store.library.type(of: text, in: entry.name) != nil { return .framework(entry.name) }
    }
    return nil
  }

  /// The same, beginning with the superclass.
  func superMember(_ name: Name, of type: TypeKey, isType: Bool = false) -> Member? {
    guard let superclass = store.types[type].superclass else {
      // Of an extension of a framework's class the class itself.
      return store.types[type].framework.map { .framework($0) }
    }
    return member(name, of: superclass, isType: isType)
  }

  private func find(_ name: String, _ type: TypeKey, _ isType: Bool) -> Member? {
    var defaults: Member?
    for key in store.types.chain(of: type) {
      let entry = store.types[key]
      if let id = entry.declaration {
        if let member = own(name, id, key, isType) { return member }
        for conformance in store.program[id].protocols where defaults == nil {
          defaults = own(name, conformance, key, isType, defaultsOnly: true)
        }
      }
      if entry.declaration.map({ !store.program[$0].isDeclared }) ?? true {
        if store.library.declares(name, in: entry.name) { return .framework(entry.name) }
      }
    }
    if let defaults { return defaults }
    // Extensions of a framework's protocol or of NSObject's root.
    return store.types[type].framework.map { .framework($0) }
  }

  private func own(
    _ name: String, _ id: TypeID, _ owner: TypeKey, _ isType: Bool, defaultsOnly: Bool = false
  ) -> Member? {
    let declaration = store.program[id]
    if let property = declaration.properties[name] {
      let facts = store.program[property].facts
      if facts.traits.contains(.type) == isType, !defaultsOnly || facts.getter != nil {
        return .property(property, owner: owner)
      }
    }
    if let functions = declaration.functions[name] {
      let fitting = functions.filter {
        let facts = store.program[$0].facts
        return facts.traits.contains(.type) == isType && (!defaultsOnly || !facts.traits.contains(.declaration))
          || name == "init"
      }
      if !fitting.isEmpty { return .functions(fitting, owner: owner) }
    }
    if isType, let index = declaration.cases.firstIndex(where: { $0.name.value == name }) {
      return .enumCase(index, owner: owner)
    }
    if isType, let nested = declaration.nested[name] { return .nested(nested) }
    if declaration.language == .objectiveC {
      if let property = declaration.getters[name], !isType { return own(property, id, owner, isType) }
      if let property = declaration.variables[name], !isType { return own(property, id, owner, isType) }
      if name.hasPrefix("_"), !isType { return own(String(name.dropFirst()), id, owner, isType) }
    }
    return nil
  }

  /// The field that a property is kept in: Objective-C's `_x` is that of the property `x`.
  func field(_ property: PropertyID) -> Name {
    let declaration = store.program[property]
    let text = declaration.facts.name.value
    if declaration.language == .objectiveC, text.hasPrefix("_"), let owner = declaration.owner {
      let bare = String(text.dropFirst())
      if store.program[owner].properties[bare] != nil { return store.names.name(bare) }
    }
    return store.names.name(text)
  }

  /// Of several functions with one name the one that a call means; nil where none takes its arguments.
  func overload(_ candidates: [FunctionID], _ labels: [Name?], hasTrailingClosure: Bool) -> FunctionID? {
    var loose: FunctionID?
    var best: (FunctionID, Int)?
    for candidate in candidates {
      let parameters = store.program[candidate].facts.parameters
      if let score = score(parameters, labels, hasTrailingClosure) {
        if score > (best?.1 ?? -1) { best = (candidate, score) }
      } else if parameters.count == labels.count, loose == nil {
        loose = candidate
      }
    }
    return best?.0 ?? (candidates.count == 1 || store.program.functions.isEmpty ? loose : loose)
  }

  private func score(_ parameters: [CodeFunction.Parameter], _ labels: [Name?], _ hasTrailingClosure: Bool) -> Int? {
    var argument = 0
    var score = 100
    for (index, parameter) in parameters.enumerated() {
      let isVariadic = parameter.type?.hasSuffix("...") ?? false
      let wanted = parameter.label.map { store.names.name($0) }
      if argument < labels.count, labels[argument] == wanted {
        argument += 1
        if isVariadic { while argument < labels.count, labels[argument] == nil { argument += 1 } }
        continue
      }
      // A trailing closure needs no label.
      if hasTrailingClosure, argument == labels.count - 1,
        index == parameters.count - 1
          || parameters[(index + 1)...].allSatisfy({ $0.defaultValue != nil })
            && parameter.type.map({ $0.contains("->") }) ?? true
      {
        argument += 1
        continue
      }
      guard parameter.defaultValue != nil || isVariadic else { return nil }
      score -= 1
    }
    return argument == labels.count ? score : nil
  }
}
