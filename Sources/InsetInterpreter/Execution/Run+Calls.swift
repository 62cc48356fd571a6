internal import InsetProgram

extension Run {
  /// `receiver?, arguments…` → the result.
  func call(_ site: CallSite, _ frame: Frame) {
    counters.calls += 1
    let values = pop(site.labels.count)
    let arguments = zip(site.labels, values).map { CallArgument($0, $1) }
    switch site.callee {
    case .name(let name): callName(name, arguments, site, frame)
    case .member(let name): callMember(name, pop(), arguments, site)
    case .superMember(let name): callSuper(name, arguments, site, frame)
    case .value: callValue(pop(), arguments, site)
    case .implicit(let name):
      push(.implicit(ImplicitValue(name: name, arguments: arguments, at: self.site)))
      pushChanged(site)
    }
  }

  /// Arguments that nothing changed go back as they were.
  private func pushChanged(_ site: CallSite) {
    for _ in site.changed { push(unknown(.unsupported("changed argument"))) }
  }

  // MARK: By name

  private func callName(_ name: Name, _ arguments: [CallArgument], _ site: CallSite, _ frame: Frame) {
    let receiver = state.stack[frame.base]
    switch store.meaning(of: name, in: frame.body) {
    case .selfMember: callMember(name, receiver, arguments, site)
    case .typeMember(let type): callMember(name, .type(type), arguments, site)
    case .functions(let ids):
      guard let id = members.overload(ids, site.labels, hasTrailingClosure: site.hasTrailingClosure) else {
        return callModel(names.text(name), .none, arguments, site)
      }
      invoke(id, receiver: .null, arguments: arguments, owner: nil, site: site)
    case .type(let type): construct(type, arguments, site)
    case .variable(let id):
      if let value = state.heap.read(globals, names.name("global \(id.index)"))
        ?? store.initialValue(of: id).flatMap(constant)
      {
        callValue(value, arguments, site)
      } else {
        give(unknown(.given(names.text(name))), arguments, site)
      }
    case .enumCase, .library: callModel(names.text(name), .none, arguments, site)
    case .nothing:
      if let argument = frame.typeArguments[names.text(name)], let type = key(of: argument, frame) {
        construct(type, arguments, site)
      } else if let type = type(of: receiver), members.declares(name, of: type) {
        callMember(name, receiver, arguments, site)
      } else if names.text(name) == "dispatch_once" {
        once(arguments, site)
      } else if case .object(let object) = receiver, let framework = framework(of: object),
        names.text(name).first?.isLowercase ?? false
      {
        callModel(names.text(name), .object(object), arguments, site, type: framework)
      } else {
        callModel(names.text(name), .none, arguments, site)
      }
    }
  }

  private func once(_ arguments: [CallArgument], _ site: CallSite) {
    let key = names.name("once \(self.site.body) \(self.site.instruction)")
    guard state.heap.read(globals, key) == nil, let block = arguments.last?.value else { return push(.null) }
    state.heap.write(globals, key, .boolean(true, .none))
    callValue(block, [], site)
  }

  // MARK: By member

  func callMember(_ name: Name, _ receiver: Value, _ arguments: [CallArgument], _ site: CallSite) {
    switch receiver {
    case .object(let object):
      guard let type = objects[object].type else {
        escape(arguments, names.text(name))
        let result = unknown(
          field: names.name(names.text(name) + "()"), of: object,
          objects[object].unknown?.reason ?? .noSource(names.text(name)),
          type: nil)
        return give(result, arguments, site, receiver: receiver)
      }
      callObject(name, object, type, receiver, arguments, site)
    case .type(let type): callStatic(name, type, arguments, site)
    case .null:
      give(.null, arguments, site, receiver: receiver)
    case .unknown(let unknown):
      if let object = materialised(unknown) { return callMember(name, .object(object), arguments, site) }
      escape(arguments, names.text(name))
      let result = self.unknown(names.name(names.text(name) + "()"), of: unknown, type: nil)
      give(result, arguments, site, receiver: receiver)
    case .choice(let choice): eachReceiver(of: choice, arguments)
    case .closure(let closure) where names.text(name) == "callAsFunction": callValue(.closure(closure), arguments, site)
    case .implicit: give(unknown(.unresolved(names.text(name))), arguments, site, receiver: receiver)
    default: callValueMember(name, receiver, arguments, site)
    }
  }

  /// Does the call again for each alternative, each on a path of its own.
  private func eachReceiver(of choice: ChoiceValue, _ arguments: [CallArgument]) {
    let here = frames[frames.count - 1].pc
    fork(
      joinPC: here,
      choice.alternatives.map { alternative in
        (
          here - 1,
          { state in
            for assumption in alternative.assumptions { state.assume(assumption) }
            state.stack.append(alternative.value)
            for argument in arguments { state.stack.append(argument.value) }
          }
        )
      })
  }

  private func callObject(
    _ name: Name, _ object: ObjectID, _ type: TypeKey, _ receiver: Value, _ arguments: [CallArgument], _ site: CallSite
  ) {
    switch members.member(name, of: type) {
    case .functions(let ids, let owner):
      guard let id = members.overload(ids, site.labels, hasTrailingClosure: site.hasTrailingClosure) else {
        return callFramework(name, object, type, arguments, site)
      }
      if names.text(name) == "init" {
        return invoke(id, receiver: receiver, arguments: arguments, owner: owner, site: site, completion: .initialiser)
      }
      if store.program[id].facts.traits.contains(.declaration) {
        return give(
          unknown(.given(names.text(name)), type: store.type(store.program[id].facts.resultType)), arguments, site,
          receiver: receiver)
      }
      invoke(id, receiver: receiver, arguments: arguments, owner: owner, site: site)
    case .property(let id, let owner):
      if arguments.isEmpty, store.program[id].language == .objectiveC {
        return readProperty(id, owner, object, receiver, isOwn: false)
      }
      // Objective-C's methods without arguments are written as calls in Swift: `make.top.left()`.
      if arguments.isEmpty, let getter = store.accessor(.get, of: id) {
        return enter(getter, receiver: receiver, owner: owner, completion: .push)
      }
      let field = members.field(id)
      guard let value = state.heap.read(object, field) else {
        escape(arguments, names.text(name))
        return give(
          unknown(field: field, of: object, .given(names.text(name)), type: nil), arguments, site, receiver: receiver)
      }
      callValue(value, arguments, site)
    case .framework:
      if let (property, owner) = setterProperty(name, type, arguments) {
        setProperty(property, owner, object, receiver, arguments[0].value, false)
        return give(.null, arguments, site, receiver: receiver, isSettled: true)
      }
      callFramework(name, object, type, arguments, site)
    case .enumCase, .nested, nil:
      if let (property, owner) = setterProperty(name, type, arguments) {
        setProperty(property, owner, object, receiver, arguments[0].value, false)
        return give(.null, arguments, site, receiver: receiver, isSettled: true)
      }
      callFramework(name, object, type, arguments, site)
    }
  }

  /// Objective-C's `setX:` of a property `x` of the program.
  private func setterProperty(_ name: Name, _ type: TypeKey, _ arguments: [CallArgument]) -> (PropertyID, TypeKey)? {
    let text = names.text(name)
    guard arguments.count == 1, text.hasPrefix("set"), text.count > 3 else { return nil }
    let rest = text.dropFirst(3)
    for candidate in [rest.prefix(1).lowercased() + rest.dropFirst(), String(rest)] {
      if case .property(let id, let owner)? = members.member(names.name(candidate), of: type) { return (id, owner) }
    }
    return nil
  }

  private func callFramework(
    _ name: Name, _ object: ObjectID, _ type: TypeKey, _ arguments: [CallArgument], _ site: CallSite
  ) {
    callModel(names.text(name), .object(object), arguments, site, type: store.types[type].framework)
  }

  private func callStatic(_ name: Name, _ type: TypeKey, _ arguments: [CallArgument], _ site: CallSite) {
    let text = names.text(name)
    if text == "init" || text == "new" || text == "alloc" { return construct(type, arguments, site) }
    switch members.member(name, of: type, isType: true) {
    case .functions(let ids, let owner):
      guard let id = members.overload(ids, site.labels, hasTrailingClosure: site.hasTrailingClosure) else { break }
      return invoke(id, receiver: .type(type), arguments: arguments, owner: owner, site: site)
    case .enumCase(let index, let owner):
      guard let id = store.types[owner].declaration else { break }
      return give(caseValue(id, index, payload: arguments.map(\.value)), arguments, site)
    case .nested(let id): return construct(store.types.key(id), arguments, site)
    case .property(let id, let owner):
      if let value = state.heap.read(statics(owner), members.field(id)) { return callValue(value, arguments, site) }
      if arguments.isEmpty, store.program[id].language == .objectiveC {
        frames[frames.count - 1].pc -= 0
        return readMember(name, of: .type(type))
      }
    case .framework, nil: break
    }
    callModel(text, .type(type), arguments, site, type: store.types[type].framework)
  }

  private func callValueMember(_ name: Name, _ receiver: Value, _ arguments: [CallArgument], _ site: CallSite) {
    if let type = type(of: receiver), case .functions(let ids, let owner)? = members.member(name, of: type),
      let id = members.overload(ids, site.labels, hasTrailingClosure: site.hasTrailingClosure)
    {
      if names.text(name) == "init" {
        return invoke(
          id, receiver: receiver, arguments: arguments, owner: owner, site: site, completion: .callerSelf(pushes: true))
      }
      return invoke(id, receiver: receiver, arguments: arguments, owner: owner, site: site)
    }
    if let type = type(of: receiver), case .property(let id, _)? = members.member(name, of: type),
      case .structure(let structure) = receiver, let value = structure[members.field(id)]
    {
      return callValue(value, arguments, site)
    }
    callModel(names.text(name), .value(receiver), arguments, site)
  }

  private func callSuper(_ name: Name, _ arguments: [CallArgument], _ site: CallSite, _ frame: Frame) {
    let receiver = state.stack[frame.base]
    guard let owner = frame.owner else { return give(.null, arguments, site) }
    let isType = if case .type = receiver { true } else { false }
    let isInitialiser = names.text(name) == "init"
    switch members.superMember(name, of: owner, isType: isType) {
    case .functions(let ids, let superOwner):
      guard let id = members.overload(ids, site.labels, hasTrailingClosure: site.hasTrailingClosure) else { break }
      return invoke(
        id, receiver: receiver, arguments: arguments, owner: superOwner, site: site,
        completion: isInitialiser ? .initialiser : .push)
    case .property(let id, let superOwner):
      if case .object(let object) = receiver { return readProperty(id, superOwner, object, receiver, isOwn: false) }
    default: break
    }
    let framework = store.types[owner].framework
    guard case .object(let object) = receiver else {
      return callModel(names.text(name), .none, arguments, site, type: framework, isSuper: true)
    }
    if isInitialiser {
      guard let framework else { return give(receiver, arguments, site) }
      return initialise(object, framework, arguments, site, isSuper: true)
    }
    callModel(names.text(name), .object(object), arguments, site, type: framework, isSuper: true)
  }

  // MARK: Closures

  func callValue(_ value: Value, _ arguments: [CallArgument], _ site: CallSite) {
    switch value {
    case .closure(let closure): callClosure(closure, arguments, site)
    case .null: give(.null, arguments, site)
    case .type(let type): construct(type, arguments, site)
    case .choice(let choice):
      guard case .value = site.callee else { return give(unknown(.tooManyValues), arguments, site) }
      eachReceiver(of: choice, arguments)
    case .object, .structure, .enumCase: callMember(names.name("callAsFunction"), value, arguments, site)
    case .unknown(let unknown):
      escape(arguments, "closure")
      give(self.unknown(names.name("()"), of: unknown, type: unknown.type?.result), arguments, site)
    default:
      escape(arguments, "closure")
      give(unknown(.noSource("closure")), arguments, site)
    }
  }

  private func callClosure(_ closure: ClosureValue, _ arguments: [CallArgument], _ site: CallSite) {
    switch closure.kind {
    case .body(let id, let captures):
      guard let body = store[id] else { return give(.null, arguments, site) }
      enter(
        body, receiver: closure.receiver, arguments: spread(arguments.map(\.value), body.parameters.count),
        owner: closure.type, completion: .push, captures: captures, site: site)
    case .member(let receiver?, let name, _): callMember(name, receiver, arguments, site)
    case .member(nil, let name, _): callModel(names.text(name), .none, arguments, site)
    case .functions(let ids):
      guard let id = members.overload(ids, site.labels, hasTrailingClosure: site.hasTrailingClosure) ?? ids.first else {
        return give(.null, arguments, site)
      }
      invoke(id, receiver: .null, arguments: arguments, owner: nil, site: site)
    case .keyPath(let path):
      guard let base = arguments.first?.value else { return give(.null, arguments, site) }
      var value = base
      for name in path {
        guard let next = plainMember(name, of: value) else {
          return give(unknown(.unsupported("key path")), arguments, site)
        }
        value = next
      }
      give(value, arguments, site)
    case .selector(let text):
      let name = text.prefix { $0 != "(" && $0 != ":" }
      callMember(names.name(String(name)), closure.receiver, arguments, site)
    }
  }

  /// A closure of several parameters called with one tuple gets its parts.
  private func spread(_ arguments: [Value], _ count: Int) -> [Value] {
    guard arguments.count == 1, count > 1, case .tuple(let tuple) = arguments[0] else { return arguments }
    return tuple.values
  }

  /// A member that can be read without running anything.
  package func plainMember(_ name: Name, of value: Value) -> Value? {
    switch value {
    case .object(let object):
      if let value = state.heap.read(object, name) { return value }
      if case .value(let value) = library.read(names.text(name), of: .object(object), in: self) { return value }
      return nil
    case .structure(let structure):
      if let value = structure[name] { return value }
      if case .value(let value) = library.read(names.text(name), of: .value(value), in: self) { return value }
      return nil
    default:
      if case .value(let value) = library.read(names.text(name), of: .value(value), in: self) { return value }
      return nil
    }
  }

  // MARK: Frameworks

  func callModel(
    _ name: String, _ receiver: ModelReceiver, _ arguments: [CallArgument], _ site: CallSite, type: String? = nil,
    isSuper: Bool = false
  ) {
    let call = ModelCall(
      name: name, receiver: receiver, arguments: arguments, type: type, isSuper: isSuper, site: self.site)
    var kept: Value?
    if site.writesReceiver {
      kept =
        switch receiver {
        case .object(let object): .object(object)
        case .type(let type): .type(type)
        case .value(let value): value
        case .none: .null
        }
    }
    let result = library.call(call, in: self)
    if case .unknown = result { escape(arguments, name) }
    if case .never = result { return abandon() }
    answer(result, name, writesReceiver: kept)
    if !site.changed.isEmpty, frames.last?.body.kind != .sequence { pushChanged(site) }
  }

  /// A result that no function gives.
  func give(
    _ value: Value, _ arguments: [CallArgument], _ site: CallSite, receiver: Value? = nil, isSettled: Bool = false
  ) {
    if isSettled, frames.last?.pc == 0 {
      // A setter that runs gives nothing; the null below it is the result.
      insertBelowFrame(value)
      return
    }
    if site.writesReceiver { push(receiver ?? .null) }
    push(value)
    pushChanged(site)
  }

  /// Leaves a value where the function that has just begun was called.
  private func insertBelowFrame(_ value: Value) {
    guard let frame = frames.popLast() else { return }
    state.stack.insert(value, at: min(frame.base, state.stack.count))
    frames.append(
      Frame(
        body: frame.body, pc: frame.pc, base: frame.base + 1, caller: frame.caller, completion: frame.completion,
        writesReceiver: frame.writesReceiver, changedSlots: frame.changedSlots, owner: frame.owner,
        typeArguments: frame.typeArguments))
  }

  /// Objects that code without source got may be changed by it.
  func escape(_ arguments: [CallArgument], _ name: String) {
    for argument in arguments {
      if case .object(let object) = argument.value, framework(of: object) != nil {
        state.heap.escape(object, .escaped(name))
      }
    }
  }
}

extension TypeReference {
  /// What a function of this type gives.
  var result: TypeReference? { if case .function(_, let result) = unwrapped { result } else { nil } }
}
