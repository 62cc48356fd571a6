internal import InsetProgram
internal import InsetSyntax

extension Run {
  /// Begins a function of the program.
  func invoke(
    _ id: FunctionID, receiver: Value, arguments: [CallArgument], owner: TypeKey?, site: CallSite?,
    completion: Frame.Completion = .push
  ) {
    guard let body = store.body(of: id) else {
      if let site {
        give(unknown(.given(store.program[id].facts.name.value)), arguments, site, receiver: receiver)
      } else {
        push(.null)
      }
      return
    }
    // What only makes a colour, font or text isn't worth running.
    if case .push = completion, let result = body.resultType?.name, library.isUnneeded(result),
      !(site?.writesReceiver ?? false), site?.changed.isEmpty ?? true
    {
      return push(unknown(.unneeded(result), type: body.resultType))
    }
    var values: [Value?] = []
    var rest = arguments[...]
    for (index, parameter) in body.parameters.enumerated() {
      guard let next = rest.first else {
        values.append(nil)
        continue
      }
      if parameter.isVariadic {
        var elements: [Value] = []
        while let one = rest.first, elements.isEmpty ? one.label == parameter.label : one.label == nil {
          elements.append(one.value)
          rest = rest.dropFirst()
        }
        values.append(.list(ListValue(elements, Origin(.literal, at: self.site))))
      } else if next.label == parameter.label || body.language == .objectiveC || isLast(rest, index, body) {
        values.append(next.value)
        rest = rest.dropFirst()
      } else {
        values.append(nil)
      }
    }
    enter(
      body, receiver: receiver, arguments: values, owner: owner, completion: completion, site: site)
  }

  /// Whether the last argument is a trailing closure for this parameter or a later one that must have a value.
  private func isLast(_ rest: ArraySlice<CallArgument>, _ index: Int, _ body: Body) -> Bool {
    guard rest.count == 1, rest.first?.label == nil, case .closure? = rest.first?.value else {
      return body.parameters[index].defaultValue == nil
    }
    return body.parameters[(index + 1)...].allSatisfy { $0.defaultValue != nil }
      && (body.parameters[index].defaultValue == nil
        || { if case .function? = body.parameters[index].type?.unwrapped { true } else { false } }())
  }

  func enter(
    _ body: Body, receiver: Value, arguments: [Value] = [], owner: TypeKey? = nil, completion: Frame.Completion,
    captures: [Value] = [], site: CallSite? = nil
  ) {
    enter(
      body, receiver: receiver, arguments: arguments.map(Optional.some), owner: owner, completion: completion,
      captures: captures, site: site)
  }

  func enter(
    _ body: Body, receiver: Value, arguments: [Value?], owner: TypeKey?, completion: Frame.Completion,
    captures: [Value] = [], site: CallSite? = nil
  ) {
    guard mayEnter(body) else { return refuse(body, completion, receiver, site) }
    let place = self.site
    let base = state.stack.count
    state.stack.append(receiver)
    for _ in 0..<body.localCount { state.stack.append(.null) }
    for (slot, value) in zip(body.captureSlots, captures) where base + 1 + slot < state.stack.count {
      state.stack[base + 1 + slot] = value
    }
    var typeArguments: [String: TypeReference] = [:]
    if body.isGeneric { typeArguments = self.typeArguments(body, arguments, site) }
    var missing: [(Int32, Body.Parameter)] = []
    for (index, parameter) in body.parameters.enumerated() {
      var value: Value = .null
      if index < arguments.count, let given = arguments[index] {
        value = parameter.type.map { coerce(given, to: $0) } ?? given
      } else if let defaultValue = parameter.defaultValue {
        if let known = store[defaultValue].flatMap({ constant($0) }) {
          value = parameter.type.map { coerce(known, to: $0) } ?? known
        } else {
          missing.append((defaultValue, parameter))
          continue
        }
      } else {
        value = unknown(.given(names.text(parameter.name)), type: parameter.type)
      }
      state.stack[base + 1 + parameter.slot] = parameter.isShared ? cell(value) : value
    }
    controls.append(.call(CallRecord(frameDepth: frames.count + 1)))
    var changedSlots: [Int] = []
    if let site {
      for index in site.changed where index < body.parameters.count { changedSlots.append(body.parameters[index].slot) }
    }
    frames.append(
      Frame(
        body: body, pc: 0, base: base, caller: place, completion: completion,
        writesReceiver: site?.writesReceiver ?? false, changedSlots: changedSlots, owner: owner,
        typeArguments: typeArguments))
    // Default values run first: they lie on top.
    for (id, parameter) in missing.reversed() {
      guard let inner = store[id] else { continue }
      let innerBase = state.stack.count
      state.stack.append(receiver)
      for _ in 0..<inner.localCount { state.stack.append(.null) }
      controls.append(.call(CallRecord(frameDepth: frames.count + 1)))
      frames.append(
        Frame(
          body: inner, pc: 0, base: innerBase, caller: place,
          completion: .local(slot: parameter.slot, isShared: parameter.isShared), writesReceiver: false,
          changedSlots: [], owner: owner))
    }
  }

  private func mayEnter(_ body: Body) -> Bool {
    guard frames.count < limits.depth else { return false }
    if case .sequence = body.kind { return true }
    var count = 0
    for frame in frames where frame.body === body { count += 1 }
    return count < limits.recursion
  }

  private func refuse(_ body: Body, _ completion: Frame.Completion, _ receiver: Value, _ site: CallSite?) {
    counters.cuts.append(body.name)
    let result = unknown(.limit(body.name), type: body.resultType)
    switch completion {
    case .push:
      if site?.writesReceiver ?? false { push(receiver) }
      push(result)
      for _ in site?.changed ?? [] { push(result) }
    case .initialiser, .receiver: push(receiver)
    case .discard, .local, .field: return
    case .store: push(result)
    case .callerSelf(let pushes): if pushes { push(receiver) }
    }
  }

  /// What generic parameters stand for: as written, else the type of an argument.
  private func typeArguments(_ body: Body, _ arguments: [Value?], _ site: CallSite?) -> [String: TypeReference] {
    guard case .function(let id) = body.kind else { return [:] }
    var found: [String: TypeReference] = [:]
    let parameters = store.program[id].facts.genericParameters
    for (index, parameter) in parameters.enumerated() {
      if let site, index < site.typeArguments.count {
        found[parameter.name] = site.typeArguments[index]
        continue
      }
      for (position, declared) in body.parameters.enumerated() where position < arguments.count {
        guard let value = arguments[position] else { continue }
        switch (declared.type?.unwrapped, value) {
        case (.metatype(.named(parameter.name, _))?, .type(let type)):
          found[parameter.name] = .named(store.types[type].name, [])
        case (.named(parameter.name, _)?, _):
          if let type = type(of: value) { found[parameter.name] = .named(store.types[type].name, []) }
        default: continue
        }
      }
      if found[parameter.name] == nil, let constraint = store.type(parameter.constraint) {
        found[parameter.name] = constraint
      }
    }
    return found
  }

  /// A body that runs functions one after the other.
  func sequence(_ calls: [PendingCall], result: Value?) -> Body {
    let body = Body(id: -1, kind: .sequence, name: "", file: -1, owner: nil, language: .swift, isOfType: true)
    func emit(_ operation: Operation, _ a: Int = 0) {
      body.code.append(Instruction(operation, Int32(truncatingIfNeeded: a)))
      body.ranges.append(0..<0)
    }
    func constant(_ value: Value) {
      body.constants.append(value)
      emit(.constant, body.constants.count - 1)
    }
    for (index, call) in calls.enumerated() {
      let isLast = result == nil && index == calls.count - 1
      switch call.callee {
      case .value(let callee):
        constant(callee)
        for argument in call.arguments { constant(argument) }
        emitCall(.value, call.arguments.map { _ in nil }, body, emit)
      case .method(let receiver, let name, let labels):
        constant(receiver)
        for argument in call.arguments { constant(argument) }
        let padded = (0..<call.arguments.count).map { $0 < labels.count ? labels[$0].map { names.name($0) } : nil }
        emitCall(.member(names.name(name)), padded, body, emit)
      case .set(let receiver, let name):
        constant(receiver)
        constant(call.arguments.first ?? .null)
        body.names.append(names.name(name))
        emit(.setMember, body.names.count - 1)
      }
      if !isLast { emit(.pop) }
    }
    if let result { constant(result) } else if calls.isEmpty { emit(.null) }
    emit(.return)
    return body
  }

  private func emitCall(_ callee: CallSite.Callee, _ labels: [Name?], _ body: Body, _ emit: (Operation, Int) -> Void) {
    body.callSites.append(
      CallSite(
        callee: callee, labels: labels, changed: [], writesReceiver: false, typeArguments: [], isMessage: false,
        hasTrailingClosure: labels.last.map { $0 == nil } ?? false))
    emit(.call, body.callSites.count - 1)
  }
}
