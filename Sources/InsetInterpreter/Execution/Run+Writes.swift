internal import InsetProgram
internal import InsetSyntax

extension Run {
  /// `base, value` → `base` as it is then.
  func writeMember(_ name: Name, of receiver: Value, _ value: Value) {
    if case .choice(let choice) = receiver {
      let here = frames[frames.count - 1].pc
      return fork(
        joinPC: here,
        choice.alternatives.map { alternative in
          (
            here - 1,
            { state in
              for assumption in alternative.assumptions { state.assume(assumption) }
              state.stack.append(alternative.value)
              state.stack.append(value)
            }
          )
        })
    }
    push(receiver)
    setMember(name, of: receiver, value) { [self] changed in
      state.stack[state.stack.count - 1] = changed
    }
  }

  /// Sets a member; of a structure `changed` gets the new one.
  func setMember(
    _ name: Name, of receiver: Value, _ value: Value, isOwn: Bool = false, changed: (Value) -> Void = { _ in }
  ) {
    switch receiver {
    case .object(let object): setField(name, object, receiver, value, isOwn)
    case .structure(let structure): setField(name, structure, receiver, value, isOwn, changed)
    case .type(let type):
      switch members.member(name, of: type, isType: true) {
      case .property(let id, let owner):
        let declared = store.type(store.program[id].facts.type?.value)
        let value = declared.map { coerce(value, to: $0) } ?? value
        if let setter = store.accessor(.set, of: id) {
          return enter(setter, receiver: .type(type), arguments: [value], owner: owner, completion: .discard)
        }
        state.heap.write(statics(owner), name, value)
      default: writeModel(name, .type(type), value)
      }
    case .unknown(let unknown):
      if let object = materialised(unknown) {
        setField(name, object, .object(object), value, isOwn)
      } else {
        let object = symbolic(unknown, type: nil)
        state.heap.write(object, name, value)
      }
    case .tuple(let tuple):
      if let index = tuple.labels.firstIndex(of: name) ?? Int(names.text(name)), tuple.values.indices.contains(index) {
        var values = tuple.values
        values[index] = value
        changed(.tuple(TupleValue(labels: tuple.labels, values: values)))
      }
    case .null, .closure, .implicit, .choice: return
    case .number, .boolean, .text, .list, .dictionary, .enumCase:
      if case .changed(let new, _) = library.write(names.text(name), of: .value(receiver), value, in: self) {
        changed(new)
      }
    }
  }

  private func setField(_ name: Name, _ object: ObjectID, _ receiver: Value, _ value: Value, _ isOwn: Bool) {
    guard let type = objects[object].type else {
      return state.heap.write(object, name, value)
    }
    switch members.member(name, of: type) {
    case .property(let id, let owner): setProperty(id, owner, object, receiver, value, isOwn)
    case .framework: writeModel(name, .object(object), value)
    case .functions:
      switch members.inheritedProperty(name, of: type) {
      case .property(let id, let owner)?: setProperty(id, owner, object, receiver, value, isOwn)
      case nil: state.heap.write(object, name, value)
      default: writeModel(name, .object(object), value)
      }
    default: state.heap.write(object, name, value)
    }
  }

  func setProperty(
    _ id: PropertyID, _ owner: TypeKey, _ object: ObjectID, _ receiver: Value, _ value: Value, _ isOwn: Bool
  ) {
    let property = store.program[id]
    let declared = store.type(property.facts.type?.value) ?? property.facts.className.map { .named($0, []) }
    let value = declared.map { coerce(value, to: $0) } ?? value
    if property.language == .objectiveC, !isOwn, let setter = objectiveCSetter(property) {
      return invoke(
        setter, receiver: receiver, arguments: [CallArgument(nil, value)], owner: owner, site: nil, completion: .discard
      )
    }
    if let setter = store.accessor(.set, of: id) {
      return enter(setter, receiver: receiver, arguments: [value], owner: owner, completion: .discard)
    }
    let field = members.field(id)
    let old = state.heap.read(object, field)
    store(value, object, field)
    // An initialiser's own writes run no observers, nor do those of an observer itself.
    guard !isInitialising(object, id) else { return }
    let willSet = store.accessor(.willSet, of: id)
    if let didSet = store.accessor(.didSet, of: id) {
      let before = old ?? unwritten(object, field) ?? .null
      enter(didSet, receiver: receiver, arguments: [before], owner: owner, completion: .discard)
    }
    if let willSet { enter(willSet, receiver: receiver, arguments: [value], owner: owner, completion: .discard) }
    overrideObservers(id, object, receiver, value)
  }

  /// A framework's property that the class of the program observes: `override var isHidden { didSet … }`.
  private func overrideObservers(_ id: PropertyID, _ object: ObjectID, _ receiver: Value, _ value: Value) {
    let facts = store.program[id].facts
    guard facts.traits.contains(.override), facts.getter == nil else { return }
    _ = library.write(facts.name.value, of: .object(object), value, in: self)
  }

  private func objectiveCSetter(_ property: PropertyDeclaration) -> FunctionID? {
    guard let owner = property.owner else { return nil }
    let text = property.facts.name.value
    let name = property.facts.setterName ?? "set" + text.prefix(1).uppercased() + text.dropFirst()
    guard let id = store.program[owner].functions[name]?.first(where: { store.program[$0].facts.parameters.count == 1 })
    else { return nil }
    return frames.contains { if case .function(id) = $0.body.kind { true } else { false } } ? nil : id
  }

  private func isInitialising(_ object: ObjectID, _ id: PropertyID) -> Bool {
    guard let frame = frames.last else { return false }
    switch frame.body.kind {
    case .function(let function):
      guard case .object(object) = state.stack[frame.base] else { return false }
      return store.program[function].facts.name.value == "init"
    case .didSet(id), .willSet(id): return true
    default: return false
    }
  }

  /// Writes a field; through a reference that isn't sure, or to an object that stands for several, what it held may stay.
  package func store(_ value: Value, _ object: ObjectID, _ field: Name) {
    record(.init(.write, object, field, value, at: site, phase: phase, assumptions: state.assumptions))
    guard objects[object].isUnique else {
      counters.weakUpdates += 1
      let old = state.heap.read(object, field)
      let merged = old.map { Join(self, state, state).merge($0, value) } ?? value
      return state.heap.write(object, field, merged)
    }
    state.heap.write(object, field, value)
  }

  private func setField(
    _ name: Name, _ structure: StructureValue, _ receiver: Value, _ value: Value, _ isOwn: Bool,
    _ changed: (Value) -> Void
  ) {
    if let id = store.types[structure.type].declaration,
      let property = store.program[id].properties[names.text(name)]
    {
      let declared = store.type(store.program[property].facts.type?.value)
      let value = declared.map { coerce(value, to: $0) } ?? value
      if let setter = store.accessor(.set, of: property) {
        if isOwn {
          return enter(
            setter, receiver: receiver, arguments: [value], owner: structure.type,
            completion: .callerSelf(pushes: false))
        }
        // The setter leaves the changed structure where the old one lay.
        if !state.stack.isEmpty, case .structure? = state.stack.last { _ = state.stack.popLast() }
        return enter(setter, receiver: receiver, arguments: [value], owner: structure.type, completion: .receiver)
      }
      changed(.structure(structure.setting(name, value)))
      return
    }
    switch library.write(names.text(name), of: .value(receiver), value, in: self) {
    case .changed(let new, _), .value(let new): changed(new)
    default: changed(.structure(structure.setting(name, value)))
    }
  }

  func writeSuperMember(_ name: Name, _ value: Value, _ frame: Frame) {
    let receiver = state.stack[frame.base]
    guard let owner = frame.owner, case .object(let object) = receiver else { return }
    switch members.superMember(name, of: owner) {
    case .property(let id, let owner): setProperty(id, owner, object, receiver, value, false)
    default: writeModel(name, .object(object), value)
    }
  }

  func writeModel(_ name: Name, _ receiver: ModelReceiver, _ value: Value) {
    let text = names.text(name)
    switch library.write(text, of: receiver, value, in: self) {
    case .run(let calls, _), .forward(let calls):
      enter(sequence(calls, result: .null), receiver: .null, completion: .discard)
    case .unknown:
      if case .object(let object) = receiver { store(value, object, name) }
    case .value, .changed, .never: return
    }
  }

  /// What a field holds that was never written; nil where that isn't one known value.
  func unwritten(_ object: ObjectID, _ field: Name) -> Value? {
    guard let type = objects[object].type else { return nil }
    switch members.member(field, of: type) {
    case .property(let id, _):
      if let body = store.initialValue(of: id) { return constant(body) }
      let facts = store.program[id].facts
      if store.program[id].language == .objectiveC {
        return facts.isOutlet ? nil : zero(of: store.type(facts.type?.value), facts.type?.value)
      }
      return store.type(facts.type?.value).flatMap { $0.isOptional && !facts.isOutlet ? .null : nil }
    case .framework(let name): return library.defaultValue(names.text(field), of: name, in: self)
    default: return nil
    }
  }
}
