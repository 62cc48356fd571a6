internal import InsetProgram
internal import InsetSyntax

extension Run {
  /// Leaves the member on the stack, or begins the accessor that does.
  ///
  /// - Parameter isOwn: whether the name stands bare in a method, where Objective-C means the variable itself.
  func readMember(_ name: Name, of receiver: Value, isOwn: Bool = false) {
    switch receiver {
    case .object(let object):
      guard let type = objects[object].type else { return readSymbolic(name, object) }
      readObject(name, object, type, members.member(name, of: type), receiver, isOwn)
    case .structure(let structure):
      if let value = structure[name] { return push(named(value, names.text(name))) }
      readValueMember(name, receiver, structure.type)
    case .type(let type): readStatic(name, type)
    case .enumCase(let value):
      if let type = value.type { readValueMember(name, receiver, type) } else { readModel(name, .value(receiver)) }
    case .tuple(let tuple):
      let text = names.text(name)
      if let index = tuple.labels.firstIndex(of: name) ?? Int(text), tuple.values.indices.contains(index) {
        push(tuple.values[index])
      } else {
        push(.null)
      }
    case .null: push(.null)
    case .unknown(let unknown): readUnknown(name, unknown)
    case .choice(let choice): each(of: choice)
    case .number, .boolean, .text, .list, .dictionary:
      if let type = type(of: receiver) {
        readValueMember(name, receiver, type)
      } else {
        readModel(name, .value(receiver))
      }
    case .closure: readModel(name, .value(receiver))
    case .implicit: push(unknown(.unresolved(names.text(name))))
    }
  }

  /// Does the present instruction again for each alternative, each on a path of its own.
  func each(of choice: ChoiceValue) {
    let here = frames[frames.count - 1].pc
    fork(
      joinPC: here,
      choice.alternatives.map { alternative in
        (
          here - 1,
          { state in
            for assumption in alternative.assumptions { state.assume(assumption) }
            state.stack.append(alternative.value)
          }
        )
      })
  }

  private func readObject(
    _ name: Name, _ object: ObjectID, _ type: TypeKey, _ member: MemberLookup.Member?, _ receiver: Value, _ isOwn: Bool
  ) {
    switch member {
    case .property(let id, let owner): readProperty(id, owner, object, receiver, isOwn: isOwn)
    case .functions(let ids, let owner):
      // `tableView(_:cellForRowAt:)` beside the property `tableView`.
      if let property = members.inheritedProperty(name, of: type) {
        if case .property(let id, let owner) = property {
          return readProperty(id, owner, object, receiver, isOwn: isOwn)
        }
        return readModel(name, .object(object))
      }
      // Objective-C's `self.x` is a message.
      if let id = ids.first(where: {
        store.program[$0].language == .objectiveC && store.program[$0].facts.parameters.isEmpty
      }) {
        return invoke(id, receiver: receiver, arguments: [], owner: owner, site: nil)
      }
      push(.closure(ClosureValue(.member(receiver, name: name, labels: nil), receiver: receiver, at: site)))
    case .framework: readModel(name, .object(object))
    case .enumCase, .nested: push(unknown(.unresolved(names.text(name))))
    case nil:
      if let value = state.heap.read(object, name) { return push(value) }
      push(unknown(field: name, of: object, .unresolved(names.text(name)), type: nil))
    }
  }

  func readProperty(_ id: PropertyID, _ owner: TypeKey, _ object: ObjectID, _ receiver: Value, isOwn: Bool) {
    let property = store.program[id]
    let isObjectiveC = property.language == .objectiveC
    // Objective-C: a written getter, unless it runs or the variable itself is meant.
    if isObjectiveC, !isOwn, let getter = writtenGetter(property), !isRunning(getter) {
      return invoke(getter, receiver: receiver, arguments: [], owner: owner, site: nil)
    }
    if let getter = store.accessor(.get, of: id) {
      return enter(getter, receiver: receiver, owner: owner, completion: .push)
    }
    let field = members.field(id)
    let text = names.text(field)
    if let value = state.heap.read(object, field) {
      record(.init(.read, object, field, value, at: site, phase: phase, assumptions: state.assumptions))
      return push(named(value, text))
    }
    let type = store.type(property.facts.type?.value) ?? property.facts.className.map { .named($0, []) }
    if let body = store.initialValue(of: id), objects[object].unknown == nil {
      if let constant = constant(body) { return push(named(constant, text)) }
      return enter(body, receiver: receiver, owner: owner, completion: .store(object, field))
    }
    push(unwrittenField(id, field, object, type))
  }

  private func unwrittenField(_ id: PropertyID, _ field: Name, _ object: ObjectID, _ type: TypeReference?) -> Value {
    let facts = store.program[id].facts
    if objects[object].unknown == nil, !facts.isOutlet, isWholeLife(object, facts.name.value) {
      if store.program[id].language == .objectiveC { return zero(of: type, facts.type?.value) }
      if let type, type.isOptional { return .null }
    }
    return unknown(field: field, of: object, .given(names.text(field)), type: type)
  }

  /// Whether all that happened to an object's property since it was made has been run: of one that somebody else makes
  /// the properties that no other code writes.
  private func isWholeLife(_ object: ObjectID, _ property: String) -> Bool {
    guard state.heap.escape(of: object) == nil, let type = objects[object].type else { return false }
    switch objects[object].identity {
    case .made: return true
    case .shared, .document: return !store.memberWrites.isWritten(property, outside: store.files(of: type))
    default: return false
    }
  }

  /// What an Objective-C variable of a type holds before anybody writes it.
  func zero(of type: TypeReference?, _ written: String?) -> Value {
    guard let name = type?.name, !(written?.contains("*") ?? false), name != "id" else { return .null }
    switch name {
    case "CGFloat", "double", "float", "NSTimeInterval":
      return .number(Number(0, .floating, Origin(.default("0"), at: nil)))
    case "NSInteger", "NSUInteger", "int", "long", "short":
      return .number(Number(0, .integer, Origin(.default("0"), at: nil)))
    case "BOOL", "bool", "Bool": return .boolean(false, Origin(.default("NO"), at: nil))
    default:
      return library.resolve(
        ImplicitValue(name: names.name("zero"), arguments: nil, at: nil), as: .named(name, []), in: self)
        ?? .null
    }
  }

  private func writtenGetter(_ property: PropertyDeclaration) -> FunctionID? {
    guard let owner = property.owner else { return nil }
    let name = property.facts.getterName ?? property.facts.name.value
    return store.program[owner].functions[name]?.first { store.program[$0].facts.parameters.isEmpty }
  }

  private func writtenSetter(_ property: PropertyDeclaration) -> FunctionID? {
    guard let owner = property.owner else { return nil }
    let text = property.facts.name.value
    let name = property.facts.setterName ?? "set" + text.prefix(1).uppercased() + text.dropFirst()
    return store.program[owner].functions[name]?.first { store.program[$0].facts.parameters.count == 1 }
  }

  private func isRunning(_ function: FunctionID) -> Bool {
    frames.contains { if case .function(function) = $0.body.kind { true } else { false } }
  }

  private func readSymbolic(_ name: Name, _ object: ObjectID) {
    if let value = state.heap.read(object, name) { return push(value) }
    let reason = objects[object].unknown?.reason ?? .given(names.text(name))
    push(unknown(field: name, of: object, reason, type: nil))
  }

  private func readValueMember(_ name: Name, _ receiver: Value, _ type: TypeKey) {
    switch members.member(name, of: type) {
    case .property(let id, let owner):
      if let getter = store.accessor(.get, of: id) {
        return enter(getter, receiver: receiver, owner: owner, completion: .push)
      }
      if let body = store.initialValue(of: id), let constant = constant(body) { return push(constant) }
      push(unknown(.given(names.text(name)), type: store.type(store.program[id].facts.type?.value)))
    case .functions:
      push(.closure(ClosureValue(.member(receiver, name: name, labels: nil), receiver: receiver, at: site)))
    default: readModel(name, .value(receiver))
    }
  }

  private func readStatic(_ name: Name, _ type: TypeKey) {
    let text = names.text(name)
    if text == "self" { return push(.type(type)) }
    switch members.member(name, of: type, isType: true) {
    case .property(let id, let owner):
      let object = statics(owner)
      if let getter = store.accessor(.get, of: id) {
        return enter(getter, receiver: .type(type), owner: owner, completion: .push)
      }
      if let value = state.heap.read(object, name) { return push(named(value, text)) }
      guard let body = store.initialValue(of: id) else {
        return push(
          unknown(field: name, of: object, .given(text), type: store.type(store.program[id].facts.type?.value)))
      }
      if let constant = constant(body) { return push(named(constant, text)) }
      enter(body, receiver: .type(type), owner: owner, completion: .store(object, name))
    case .functions(let ids, let owner):
      if let id = ids.first(where: {
        store.program[$0].language == .objectiveC && store.program[$0].facts.parameters.isEmpty
      }) {
        return invoke(id, receiver: .type(type), arguments: [], owner: owner, site: nil)
      }
      push(.closure(ClosureValue(.member(.type(type), name: name, labels: nil), receiver: .type(type), at: site)))
    case .enumCase(let index, let owner):
      if let id = store.types[owner].declaration { push(caseValue(id, index)) } else { push(.null) }
    case .nested(let id): push(.type(store.types.key(id)))
    case .framework, nil: readModel(name, .type(type))
    }
  }

  private func readUnknown(_ name: Name, _ unknown: UnknownValue) {
    if let object = materialised(unknown) { return readMember(name, of: .object(object)) }
    push(self.unknown(name, of: unknown, type: nil))
  }

  /// The object that stands for an unknown whose type is a class; nil of others.
  func materialised(_ unknown: UnknownValue) -> ObjectID? {
    if let known = objects.existing(.symbolic(unknown: unknown.identity)) { return known }
    guard let type = unknown.type, let key = key(of: type, nil) else { return nil }
    switch store.types[key].kind {
    case .class: return symbolic(unknown, type: key)
    case .protocol:
      // The only class that conforms.
      let conformers = store.program.conformers(of: store.types[key].name).filter { store.program[$0].kind == .class }
      return symbolic(unknown, type: conformers.count == 1 ? store.types.key(conformers[0]) : key)
    case .struct, .enum: return nil
    }
  }

  func readSuperMember(_ name: Name, _ frame: Frame) {
    let receiver = state.stack[frame.base]
    guard let owner = frame.owner, case .object(let object) = receiver else { return readMember(name, of: receiver) }
    switch members.superMember(name, of: owner) {
    case .property(let id, let owner): readProperty(id, owner, object, receiver, isOwn: false)
    case .framework: readModel(name, .object(object))
    case let other: readObject(name, object, owner, other, receiver, false)
    }
  }

  func readModel(_ name: Name, _ receiver: ModelReceiver) {
    let text = names.text(name)
    answer(library.read(text, of: receiver, in: self), text)
  }

  /// Puts what a model says to use.
  func answer(_ answer: ModelAnswer, _ name: String, writesReceiver: Value? = nil) {
    switch answer {
    case .value(let value):
      if let writesReceiver { push(writesReceiver) }
      push(value)
    case .changed(let receiver, let result):
      if writesReceiver != nil { push(receiver) }
      push(result)
    case .run(let calls, let result):
      if let writesReceiver { push(writesReceiver) }
      if calls.isEmpty {
        push(result)
      } else {
        enter(sequence(calls, result: result), receiver: .null, completion: .push)
      }
    case .forward(let calls):
      if let writesReceiver { push(writesReceiver) }
      enter(sequence(calls, result: nil), receiver: .null, completion: .push)
    case .never: abandon()
    case .unknown:
      counters.unmodelled[name, default: 0] += 1
      if let writesReceiver { push(writesReceiver) }
      push(unknown(.noSource(name)))
    }
  }
}
