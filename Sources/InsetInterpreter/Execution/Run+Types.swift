internal import InsetProgram
internal import InsetSyntax

extension Run {
  // MARK: Casts

  func cast(_ value: Value, _ type: TypeReference, _ mode: CastMode, _ frame: Frame) {
    switch mode {
    case .as, .forced: push(asserted(value, type, frame))
    case .optional, .test:
      if case .choice(let choice) = value {
        let result = choiceOf(choice) { self.tested($0, type, mode, frame) }
        return push(result)
      }
      push(tested(value, type, mode, frame))
    }
  }

  /// What a value is known to be after a cast that can't fail.
  private func asserted(_ value: Value, _ type: TypeReference, _ frame: Frame) -> Value {
    switch value {
    case .unknown(let unknown):
      // An object that stands for it already is the same one, narrower.
      if let object = objects.existing(.symbolic(unknown: unknown.identity)) {
        narrow(object, type, frame)
        return .object(object)
      }
      return .unknown(
        UnknownValue(
          unknown.reason, type: type, identity: unknown.identity, lower: unknown.lower, upper: unknown.upper,
          unknown.origin))
    case .object(let object):
      if objects[object].unknown != nil { narrow(object, type, frame) }
      return value
    case .number, .implicit: return coerce(value, to: type)
    default: return value
    }
  }

  private func narrow(_ object: ObjectID, _ type: TypeReference, _ frame: Frame) {
    guard let key = key(of: type, frame), store.types[key].kind == .class else { return }
    if let current = objects[object].type, store.types.isKind(current, of: store.types[key].name) == true { return }
    objects.narrow(object, to: key)
  }

  private func tested(_ value: Value, _ type: TypeReference, _ mode: CastMode, _ frame: Frame) -> Value {
    func verdict(_ holds: Bool) -> Value {
      if mode == .test { return .boolean(holds, Origin(.condition, at: site)) }
      return holds ? asserted(value, type, frame) : .null
    }
    let name = resolvedName(type, frame)
    switch value {
    case .null: return verdict(false)
    case .object(let object):
      guard let name else { return mode == .test ? unknown(.unsupported("is")) : value }
      guard let own = objects[object].type else { return undecided(value, type, mode, frame, object: object) }
      if objects[object].unknown != nil {
        if store.types.isKind(own, of: name) == true { return verdict(true) }
        return undecided(value, type, mode, frame, object: object)
      }
      return store.types.isKind(own, of: name).map(verdict) ?? undecided(value, type, mode, frame, object: object)
    case .unknown: return undecided(value, type, mode, frame, object: nil)
    case .enumCase(let value): return verdict(value.type.map { store.types[$0].name == name } ?? true)
    case .structure(let structure):
      return verdict(store.types.isKind(structure.type, of: name ?? "") ?? (store.types[structure.type].name == name))
    case .text: return verdict(name.map { ["String", "NSString", "CustomStringConvertible"].contains($0) } ?? false)
    case .number:
      return verdict(name.map { ["NSNumber", "CGFloat", "Int", "Double", "NSValue"].contains($0) } ?? false)
    default: return verdict(true)
    }
  }

  private func resolvedName(_ type: TypeReference, _ frame: Frame) -> String? {
    key(of: type, frame).map { store.types[$0].name } ?? type.name
  }

  /// Both ways: of the type, or not.
  private func undecided(
    _ value: Value, _ type: TypeReference, _ mode: CastMode, _ frame: Frame, object: ObjectID?
  ) -> Value {
    let identity: Int32? =
      switch value {
      case .unknown(let unknown): unknown.identity
      case .object(let object): objects[object].unknown?.identity
      default: nil
      }
    let kind: Condition.Kind =
      identity.map { .matches(unknown: $0, type.name ?? "") } ?? .place(site, callers, 3)
    let id = condition(Condition(kind: kind, site: site))
    if let known = state.assumptions.first(where: { $0.condition == id }) {
      if mode == .test { return .boolean(known.side == 0, Origin(.condition, at: site)) }
      return known.side == 0 ? asserted(value, type, frame) : .null
    }
    let yes: Value
    if mode == .test {
      yes = .boolean(true, Origin(.condition, at: site))
    } else if case .unknown(let unknown) = value {
      // Another object for each type that it may be of.
      yes = self.unknown(names.name("as " + (type.name ?? "")), of: unknown, type: type)
    } else {
      yes = value
    }
    let no: Value = mode == .test ? .boolean(false, Origin(.condition, at: site)) : .null
    return .choice(
      ChoiceValue([
        .init(value: yes, assumptions: [Assumption(condition: id, side: 0)]),
        .init(value: no, assumptions: [Assumption(condition: id, side: 1)]),
      ]))
  }

  // MARK: Declared types

  /// The value as something declared as a type holds it.
  package func coerce(_ value: Value, to type: TypeReference) -> Value {
    switch value {
    case .implicit(let implicit): return resolve(implicit, as: type) ?? value
    case .number(var number):
      switch type.name {
      case "Int", "UInt", "NSInteger", "NSUInteger", "Int32", "Int64", "UInt8", "int", "long":
        // Of numbers written without a point: `5 / 2` is 2 where an integer is wanted.
        if number.kind != .integer {
          number.value = number.value.rounded(.towardZero)
          number.kind = .integer
        }
      case "CGFloat", "Double", "Float", "TimeInterval", "NSTimeInterval", "float", "double":
        number.kind = .floating
      case "BOOL", "bool": return .boolean(number.value != 0, number.origin)
      default: return settleNumber(value)
      }
      return .number(number)
    case .unknown(let unknown) where unknown.type == nil:
      return .unknown(
        UnknownValue(
          unknown.reason, type: type, identity: unknown.identity, lower: unknown.lower, upper: unknown.upper,
          unknown.origin))
    case .list(let list):
      guard let element = type.element else { return value }
      if case .named("Set", _) = type.unwrapped, !list.isSet {
        return .list(
          ListValue(list.elements.map { coerce($0, to: element) }, others: list.others, isSet: true, list.origin))
      }
      guard list.elements.contains(where: { if case .implicit = $0 { true } else { false } }) else { return value }
      return .list(
        ListValue(list.elements.map { coerce($0, to: element) }, others: list.others, isSet: list.isSet, list.origin))
    case .dictionary(let dictionary):
      guard case .dictionary(let key, let element) = type.unwrapped else { return value }
      return .dictionary(
        DictionaryValue(
          keys: dictionary.keys.map { coerce($0, to: key) }, values: dictionary.values.map { coerce($0, to: element) },
          isOpen: dictionary.isOpen, dictionary.origin))
    case .choice(let choice): return choiceOf(choice) { self.coerce($0, to: type) }
    default: return value
    }
  }

  func settleNumber(_ value: Value) -> Value {
    guard case .number(var number) = value, number.kind == .literal else { return value }
    number.value = number.value.rounded(.towardZero)
    number.kind = .integer
    return .number(number)
  }

  private func resolve(_ value: ImplicitValue, as type: TypeReference) -> Value? {
    let text = names.text(value.name)
    if type.isOptional, text == "none", value.arguments == nil { return .null }
    if text == "some", let first = value.arguments?.first?.value { return coerce(first, to: type.unwrapped) }
    guard let key = key(of: type, frames.last) else { return library.resolve(value, as: type, in: self) }
    let entry = store.types[key]
    if let id = entry.declaration {
      let declaration = store.program[id]
      if let index = declaration.cases.firstIndex(where: {
        $0.name.value == text || $0.name.value == entry.name + Self.capitalised(text)
      }) {
        return caseValue(id, index, payload: value.arguments?.map(\.value) ?? [])
      }
      if value.arguments == nil,
        case .property(let property, let owner)? = members.member(value.name, of: key, isType: true)
      {
        if let known = state.heap.read(statics(owner), value.name) { return known }
        if let body = store.initialValue(of: property), let known = constant(body) { return known }
      }
    }
    return library.resolve(value, as: .named(entry.name, []), in: self)
  }

  private static func capitalised(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  // MARK: Elements

  /// `base, arguments…` → the element.
  func readElement(_ site: CallSite) {
    let arguments = pop(site.labels.count)
    let base = pop()
    switch base {
    case .object(let object):
      if let type = objects[object].type, let index = ownSubscript(type, site, .get) {
        return enterSubscript(index, .get, base, arguments, type, completion: .push)
      }
      answer(library.call(subscriptCall(.object(object), arguments, site), in: self), "subscript")
    case .structure(let structure):
      if let index = ownSubscript(structure.type, site, .get) {
        return enterSubscript(index, .get, base, arguments, structure.type, completion: .push)
      }
      answer(library.call(subscriptCall(.value(base), arguments, site), in: self), "subscript")
    case .list(let list): push(element(of: list, arguments.first ?? .null))
    case .dictionary(let dictionary): push(entry(of: dictionary, arguments.first ?? .null))
    case .null: push(.null)
    case .unknown(let unknown):
      push(self.unknown(names.name("element"), of: unknown, type: unknown.type?.element))
    case .choice(let choice):
      let here = frames[frames.count - 1].pc
      fork(
        joinPC: here,
        choice.alternatives.map { alternative in
          (
            here - 1,
            { state in
              for assumption in alternative.assumptions { state.assume(assumption) }
              state.stack.append(alternative.value)
              state.stack += arguments
            }
          )
        })
    default: push(unknown(.unsupported("subscript")))
    }
  }

  private func subscriptCall(_ receiver: ModelReceiver, _ arguments: [Value], _ site: CallSite) -> ModelCall {
    ModelCall(
      name: "subscript", receiver: receiver, arguments: zip(site.labels, arguments).map { CallArgument($0, $1) },
      type: nil,
      isSuper: false, site: self.site)
  }

  private func ownSubscript(_ type: TypeKey, _ site: CallSite, _ kind: CodeAccessor.Kind) -> Int? {
    for key in store.types.chain(of: type) {
      guard let id = store.types[key].declaration else { continue }
      for index in store.program[id].subscripts {
        let parameters = store.program.subscripts[index].facts.parameters
        if parameters.count == site.labels.count, store.subscriptAccessor(kind, of: index) != nil { return index }
      }
    }
    return nil
  }

  private func enterSubscript(
    _ index: Int, _ kind: CodeAccessor.Kind, _ receiver: Value, _ arguments: [Value], _ owner: TypeKey,
    completion: Frame.Completion
  ) {
    guard let body = store.subscriptAccessor(kind, of: index) else { return push(.null) }
    enter(body, receiver: receiver, arguments: arguments, owner: owner, completion: completion)
  }

  private func element(of list: ListValue, _ index: Value) -> Value {
    if case .number(let number) = index, let position = Int(exactly: number.value) {
      if list.elements.indices.contains(position) { return list.elements[position] }
      return list.others ?? unknown(.unresolved("index"))
    }
    if let first = list.elements.first {
      let all = list.elements.dropFirst().reduce(first) { Join(self, state, state).merge($0, $1) }
      return list.others.map { Join(self, state, state).merge(all, $0) } ?? all
    }
    return list.others ?? .null
  }

  private func entry(of dictionary: DictionaryValue, _ key: Value) -> Value {
    if let index = dictionary.keys.firstIndex(where: { $0.isSame(as: key) }) { return dictionary.values[index] }
    if dictionary.isOpen { return unknown(.given("entry")) }
    if case .unknown = key { return unknown(.given("entry")) }
    return .null
  }

  /// `base, arguments…, value` → `base` with the element set.
  func writeElement(_ site: CallSite) {
    let value = pop()
    let arguments = pop(site.labels.count)
    let base = pop()
    switch base {
    case .object(let object):
      push(base)
      if let type = objects[object].type, let index = ownSubscript(type, site, .set) {
        return enterSubscript(index, .set, base, arguments + [value], type, completion: .discard)
      }
      _ = library.call(
        ModelCall(
          name: "setSubscript", receiver: .object(object),
          arguments: (arguments + [value]).map { CallArgument(nil, $0) },
          type: nil, isSuper: false, site: self.site), in: self)
    case .structure(let structure):
      if let index = ownSubscript(structure.type, site, .set) {
        return enterSubscript(index, .set, base, arguments + [value], structure.type, completion: .receiver)
      }
      push(base)
    case .list(let list):
      var elements = list.elements
      if case .number(let number)? = arguments.first, let position = Int(exactly: number.value),
        elements.indices.contains(position)
      {
        elements[position] = value
      } else {
        elements = elements.map { Join(self, state, state).merge($0, value) }
      }
      push(.list(ListValue(elements, others: list.others, isSet: list.isSet, list.origin)))
    case .dictionary(let dictionary): push(.dictionary(setting(dictionary, arguments.first ?? .null, value)))
    default: push(base)
    }
  }

  package func setting(_ dictionary: DictionaryValue, _ key: Value, _ value: Value) -> DictionaryValue {
    var (keys, values) = (dictionary.keys, dictionary.values)
    if let index = keys.firstIndex(where: { $0.isSame(as: key) }) {
      if case .null = value {
        keys.remove(at: index)
        values.remove(at: index)
      } else {
        values[index] = value
      }
    } else if case .null = value {
    } else if keys.count < ListValue.maximumCount {
      keys.append(key)
      values.append(value)
    }
    return DictionaryValue(keys: keys, values: values, isOpen: dictionary.isOpen, dictionary.origin)
  }
}
