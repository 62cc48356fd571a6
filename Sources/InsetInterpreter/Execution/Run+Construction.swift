internal import InsetProgram

extension Run {
  /// `X(…)`, `[[X alloc] init…]`
  func construct(_ type: TypeKey, _ arguments: [CallArgument], _ site: CallSite) {
    let entry = store.types[type]
    guard let id = entry.declaration, store.program[id].isDeclared else {
      return constructFramework(type, arguments, site)
    }
    switch entry.kind {
    case .class: constructObject(type, arguments, site)
    case .struct: constructStructure(type, id, arguments, site)
    case .enum: constructCase(type, id, arguments, site)
    case .protocol: give(unknown(.unresolved(entry.name)), arguments, site)
    }
  }

  private func initialiser(_ type: TypeKey, _ site: CallSite) -> (FunctionID, TypeKey)? {
    let name = names.name("init")
    for key in store.types.chain(of: type) {
      guard let id = store.types[key].declaration, let candidates = store.program[id].functions["init"] else {
        continue
      }
      let fitting = candidates.filter { !store.program[$0].facts.traits.contains(.declaration) }
      if let found = members.overload(fitting, site.labels, hasTrailingClosure: site.hasTrailingClosure),
        store.program[found].facts.parameters.count >= site.labels.count
      {
        return (found, key)
      }
    }
    _ = name
    return nil
  }

  private func constructObject(_ type: TypeKey, _ arguments: [CallArgument], _ site: CallSite) {
    let object = make(type)
    library.made(object, in: self)
    if let (id, owner) = initialiser(type, site) {
      return invoke(
        id, receiver: .object(object), arguments: arguments, owner: owner, site: site, completion: .initialiser)
    }
    guard let framework = store.types[type].framework else { return give(.object(object), arguments, site) }
    initialise(object, framework, arguments, site)
  }

  /// A framework's own initialiser of an object.
  func initialise(
    _ object: ObjectID, _ framework: String, _ arguments: [CallArgument], _ site: CallSite, isSuper: Bool = false
  ) {
    let call = ModelCall(
      name: "init", receiver: .object(object), arguments: arguments, type: framework, isSuper: isSuper, site: self.site)
    switch library.call(call, in: self) {
    case .run(let calls, _), .forward(let calls):
      answer(.run(calls, result: .object(object)), "init")
    case .value(let value):
      if case .null = value { give(.null, arguments, site) } else { give(.object(object), arguments, site) }
    default: give(.object(object), arguments, site)
    }
  }

  private func constructFramework(_ type: TypeKey, _ arguments: [CallArgument], _ site: CallSite) {
    let entry = store.types[type]
    // The program's own initialisers of a framework's type.
    if let (id, owner) = initialiser(type, site) {
      if entry.kind == .class {
        let object = make(type)
        library.made(object, in: self)
        return invoke(
          id, receiver: .object(object), arguments: arguments, owner: owner, site: site, completion: .initialiser)
      }
      return invoke(id, receiver: .null, arguments: arguments, owner: owner, site: site, completion: .initialiser)
    }
    guard entry.kind == .class else { return callModel("init", .type(type), arguments, site, type: entry.name) }
    if library.isUnneeded(entry.name) {
      return give(unknown(.unneeded(entry.name), type: .named(entry.name, [])), arguments, site)
    }
    let object = make(type)
    library.made(object, in: self)
    initialise(object, entry.name, arguments, site)
  }

  private func constructStructure(_ type: TypeKey, _ id: TypeID, _ arguments: [CallArgument], _ site: CallSite) {
    var (fieldNames, values): ([Name], [Value]) = ([], [])
    var missing: [(Name, Body)] = []
    for property in store.program[id].storedProperties {
      let facts = store.program[property].facts
      let name = members.field(property)
      fieldNames.append(name)
      if let body = store.initialValue(of: property) {
        if let constant = constant(body) {
          values.append(constant)
        } else {
          values.append(.null)
          missing.append((name, body))
        }
      } else if let declared = store.type(facts.type?.value), !declared.isOptional {
        values.append(unknown(.given(facts.name.value), type: declared))
      } else {
        values.append(.null)
      }
    }
    let blank = StructureValue(type: type, names: fieldNames, values: values)
    if let (function, owner) = initialiser(type, site) {
      return invoke(
        function, receiver: .structure(blank), arguments: arguments, owner: owner, site: site, completion: .initialiser)
    }
    var structure = blank
    var position = 0
    for argument in arguments {
      while position < fieldNames.count, let label = argument.label, fieldNames[position] != label { position += 1 }
      guard position < fieldNames.count else { break }
      let name = fieldNames[position]
      let declared = store.program[id].properties[names.text(name)].flatMap {
        store.type(store.program[$0].facts.type?.value)
      }
      structure = structure.setting(name, declared.map { coerce(argument.value, to: $0) } ?? argument.value)
      missing.removeAll { $0.0 == name }
      position += 1
    }
    give(.structure(structure), arguments, site)
    for (name, body) in missing.reversed() { enter(body, receiver: .null, owner: type, completion: .field(name)) }
  }

  private func constructCase(_ type: TypeKey, _ id: TypeID, _ arguments: [CallArgument], _ site: CallSite) {
    if let (function, owner) = initialiser(type, site) {
      return invoke(function, receiver: .null, arguments: arguments, owner: owner, site: site, completion: .initialiser)
    }
    guard arguments.first?.label == names.name("rawValue"), let wanted = arguments.first?.value else {
      return give(unknown(.unresolved(store.types[type].name)), arguments, site)
    }
    let declaration = store.program[id]
    for index in declaration.cases.indices {
      let raw =
        store.rawValue(of: id, case: index).flatMap { constant($0) }
        ?? (declaration.inherited.contains("String")
          ? .text(TextValue(declaration.cases[index].name.value, .none))
          : rawValue(id, index).map { .number(Number($0, .integer, .none)) })
      if let raw, raw.isSame(as: wanted) { return give(caseValue(id, index), arguments, site) }
    }
    switch wanted {
    case .number, .text: give(.null, arguments, site)
    default: give(unknown(.given("rawValue"), type: .named(store.types[type].name, [])), arguments, site)
    }
  }
}
