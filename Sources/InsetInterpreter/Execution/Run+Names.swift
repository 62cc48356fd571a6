internal import InsetProgram

extension Run {
  func readName(_ name: Name, _ frame: Frame) {
    let receiver = state.stack[frame.base]
    switch store.meaning(of: name, in: frame.body) {
    case .selfMember: readMember(name, of: receiver, isOwn: true)
    case .typeMember(let type): readMember(name, of: .type(type))
    case .variable(let id): readGlobal(id)
    case .functions(let ids): push(.closure(ClosureValue(.functions(ids), receiver: .null, at: site)))
    case .type(let type): push(.type(type))
    case .enumCase(let type, let index): readCase(type, index)
    case .library:
      push(library.global(names.text(name), in: self) ?? unknown(.noSource(names.text(name))))
    case .nothing:
      if let type = frame.typeArguments[names.text(name)], let key = key(of: type, frame) {
        push(.type(key))
      } else if !frame.body.isOfType, hasUnknownMembers(receiver) || dynamicMember(name, of: receiver) {
        readMember(name, of: receiver)
      } else {
        push(unknown(.unresolved(names.text(name))))
      }
    }
  }

  /// Whether an object's class has a member that the body's own type doesn't know: of a protocol's extension.
  private func dynamicMember(_ name: Name, of receiver: Value) -> Bool {
    guard let type = type(of: receiver) else { return false }
    return members.declares(name, of: type)
  }

  /// Whether an object's class has superclasses without source.
  private func hasUnknownMembers(_ receiver: Value) -> Bool {
    guard case .object(let object) = receiver, let framework = framework(of: object) else { return false }
    return library.kind(of: framework) == nil
  }

  func writeName(_ name: Name, _ value: Value, _ frame: Frame) {
    let receiver = state.stack[frame.base]
    switch store.meaning(of: name, in: frame.body) {
    case .typeMember(let type): setMember(name, of: .type(type), value)
    case .variable(let id): writeGlobal(id, value)
    case .selfMember, .functions, .type, .enumCase, .library, .nothing:
      setMember(name, of: receiver, value, isOwn: true) { [self] changed in
        // A structure's own field: `self` becomes the changed one.
        if let frame = frames.last { state.stack[frame.base] = changed }
      }
    }
  }

  // MARK: Globals

  func readGlobal(_ id: PropertyID) {
    let property = store.program[id]
    if let getter = store.accessor(.get, of: id) { return enter(getter, receiver: .null, completion: .push) }
    let name = globalName(id)
    if let value = state.heap.read(globals, name) { return push(named(value, property.facts.name.value)) }
    guard let body = store.initialValue(of: id) else {
      return push(unknown(.given(property.facts.name.value), type: store.type(property.facts.type?.value)))
    }
    if let constant = constant(body) { return push(named(constant, property.facts.name.value)) }
    enter(body, receiver: .null, completion: .store(globals, name))
  }

  func writeGlobal(_ id: PropertyID, _ value: Value) {
    let type = store.type(store.program[id].facts.type?.value)
    let value = type.map { coerce(value, to: $0) } ?? value
    if let setter = store.accessor(.set, of: id) {
      return enter(setter, receiver: .null, arguments: [value], completion: .discard)
    }
    state.heap.write(globals, globalName(id), value)
  }

  private func globalName(_ id: PropertyID) -> Name { names.name("global \(id.index)") }

  /// What a body gives whose only instruction is a constant; nil of others.
  func constant(_ body: Body) -> Value? {
    guard body.code.count == 3, body.code[2].operation == .return else { return nil }
    let value: Value
    switch body.code[0].operation {
    case .constant: value = body.constants[Int(body.code[0].a)]
    case .null: value = .null
    default: return nil
    }
    switch body.code[1].operation {
    case .coerce: return coerce(value, to: body.types[Int(body.code[1].a)])
    case .settle: return settleNumber(value)
    default: return nil
    }
  }

  /// The value as read from a constant or property of that name.
  func named(_ value: Value, _ name: String) -> Value {
    guard case .number(var number) = value, number.origin.kind != .read(name) else { return value }
    number.origin = Origin(.read(name), at: site, [number.origin])
    return .number(number)
  }

  // MARK: Cases

  func readCase(_ type: TypeID, _ index: Int) {
    push(caseValue(type, index))
  }

  func caseValue(_ type: TypeID, _ index: Int, payload: [Value] = []) -> Value {
    let declaration = store.program[type]
    let name = names.name(declaration.cases[index].name.value)
    return .enumCase(
      CaseValue(
        type: store.types.key(type), name: name, payload: payload, rawValue: rawValue(type, index),
        Origin(.literal, at: site)))
  }

  /// The number that a case stands for: written, or one more than the case before.
  func rawValue(_ type: TypeID, _ index: Int) -> Double? {
    var offset = 0
    var current = index
    while current >= 0, offset < 1_000 {
      if let body = store.rawValue(of: type, case: current) {
        guard case .number(let number)? = constant(body) else { return nil }
        return number.value + Double(offset)
      }
      offset += 1
      current -= 1
    }
    return Double(index)
  }

  // MARK: Types

  /// The type of a value, where it has members of the program; nil of lists, texts and unknowns.
  func type(of value: Value) -> TypeKey? {
    switch value {
    case .object(let object): objects[object].type
    case .structure(let structure): structure.type
    case .enumCase(let value): value.type
    case .text: store.types.framework("String")
    case .number(let number): store.types.framework(number.kind == .integer ? "Int" : "CGFloat")
    case .boolean: store.types.framework("Bool")
    case .list(let list): store.types.framework(list.isSet ? "Set" : "Array")
    case .dictionary: store.types.framework("Dictionary")
    default: nil
    }
  }

  /// The type that is written, as seen from a body.
  func key(of type: TypeReference, _ frame: Frame?) -> TypeKey? {
    guard let name = type.name else {
      switch type.unwrapped {
      case .list: return store.types.framework("Array")
      case .dictionary: return store.types.framework("Dictionary")
      default: return nil
      }
    }
    if let argument = frame?.typeArguments[name] {
      if argument == type { return nil }
      return key(of: argument, nil)
    }
    let body = frame?.body ?? frames.last?.body
    let (file, owner) = (body?.file ?? 0, body?.owner)
    if name == "Self" || name == "instancetype", let frame = frame ?? frames.last {
      return self.type(of: state.stack[frame.base]) ?? frame.owner
    }
    guard !store.program.files.isEmpty, file >= 0 else {
      return library.kind(of: name) == nil ? nil : store.types.framework(name)
    }
    return store.types.key(named: name, from: file, within: owner)
  }
}
