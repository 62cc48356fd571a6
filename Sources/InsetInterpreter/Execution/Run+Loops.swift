extension Run {
  private var loop: LoopRecord? {
    for control in controls.reversed() {
      switch control {
      case .loop(let loop): return loop
      case .call: return nil
      case .fork, .handler: continue
      }
    }
    return nil
  }

  /// Puts the paths that went on with `continue` to the present one.
  func nextRound(_ end: Int) {
    guard let loop else { return }
    if let continued = loop.continued {
      loop.continued = nil
      state = Join.states(continued, state, in: self)
    }
    loop.rounds += 1
    if loop.rounds >= limits.rounds {
      counters.cuts.append("loop")
      frames[frames.count - 1].pc = end
    }
  }

  func testLoop(_ value: Value, otherwise: Int) {
    guard let loop else { return branch(value, otherwise: otherwise, joinPC: otherwise) }
    if truth(of: value) == nil {
      if loop.isOpen {
        widen(loop)
        frames[frames.count - 1].pc = otherwise
        return
      }
      loop.isOpen = true
      loop.before = state
    }
    branch(value, otherwise: otherwise, joinPC: otherwise)
  }

  /// The list lies in the slot, how far it was gone through in the next one.
  func iterate(_ slot: Int, end: Int, _ frame: Frame) {
    let sequence = settled(state.stack[frame.base + 1 + slot])
    let counter = frame.base + 2 + slot
    var index = 0
    if case .number(let number) = state.stack[counter] { index = Int(number.value) }
    func advance(_ element: Value) {
      state.stack[counter] = .number(Number(Double(index + 1), .integer, .none))
      push(element)
    }
    switch sequence {
    case .list(let list):
      if index < list.elements.count { return advance(list.elements[index]) }
      if let others = list.others { return iterateOpen(others, end: end, origins: [list.origin]) }
      frames[frames.count - 1].pc = end
    case .dictionary(let dictionary):
      if index < dictionary.keys.count {
        return advance(
          .tuple(
            TupleValue(
              labels: [names.name("key"), names.name("value")],
              values: [dictionary.keys[index], dictionary.values[index]]
            )))
      }
      frames[frames.count - 1].pc = end
    case .null: frames[frames.count - 1].pc = end
    case .choice(let choice) where index == 0:
      // Each list for itself, on a path of its own.
      let here = frames[frames.count - 1].pc - 1
      fork(
        joinPC: end,
        choice.alternatives.map { alternative in
          (
            here,
            { state in
              for assumption in alternative.assumptions { state.assume(assumption) }
              state.stack[frame.base + 1 + slot] = alternative.value
            }
          )
        })
    case .unknown(let unknown):
      let element = self.unknown(names.name("element"), of: unknown, type: unknown.type?.element)
      iterateOpen(element, end: end, origins: [unknown.origin])
    default: frames[frames.count - 1].pc = end
    }
  }

  /// Once for all elements of a list that isn't known, beside a path for none.
  private func iterateOpen(_ element: Value, end: Int, origins: [Origin]) {
    guard let loop, !loop.isOpen else {
      if let loop { widen(loop) }
      frames[frames.count - 1].pc = end
      return
    }
    loop.isOpen = true
    loop.before = state
    let here = frames[frames.count - 1].pc
    let id = condition(Condition(kind: .place(site, callers, 2), site: site))
    fork(
      joinPC: end,
      [
        (
          here,
          { state in
            state.assume(Assumption(condition: id, side: 0))
            state.stack.append(element)
          }
        ),
        (end, { state in state.assume(Assumption(condition: id, side: 1)) }),
      ])
  }

  /// What the round has made of its own old value would go on changing.
  private func widen(_ loop: LoopRecord) {
    guard let before = loop.before else { return }
    for index in state.stack.indices where index < before.stack.count {
      state.stack[index] = widened(state.stack[index], before.stack[index])
    }
    for object in before.heap.objects {
      for (name, old) in before.heap.fields(of: object) {
        guard let new = state.heap.read(object, name) else { continue }
        let wide = widened(new, old)
        if !wide.isSame(as: new) { state.heap.write(object, name, wide) }
      }
    }
  }

  private func widened(_ new: Value, _ old: Value) -> Value {
    switch (new, old) {
    case (.number(let a), .number(let b)):
      guard a.value != b.value, a.origin.rests(on: b.origin) else { return new }
      return unknown(.repeated, type: .named("CGFloat", []), origins: [a.origin])
    case (.list(let a), .list(let b)) where a.elements.count > b.elements.count:
      let added = a.elements[b.elements.count...]
      let others = added.first.map { first in added.dropFirst().reduce(first) { Join(self, state, state).merge($0, $1) }
      }
      return .list(ListValue(b.elements, others: others, isSet: a.isSet, a.origin))
    case (.structure(let a), .structure(let b)) where a.names == b.names:
      let values = zip(a.values, b.values).map { widened($0, $1) }
      return .structure(StructureValue(type: a.type, names: a.names, values: values))
    default: return new
    }
  }

  func endLoop() {
    guard case .loop(let loop)? = controls.last else { return }
    controls.removeLast()
    if let broken = loop.broken { state = Join.states(broken, state, in: self) }
  }

  func leaveLoop(_ depth: Int, goesOn: Bool) {
    var remaining = depth
    for (index, control) in controls.enumerated().reversed() {
      switch control {
      case .call: return
      case .fork, .handler: continue
      case .loop(let loop):
        if remaining > 0 {
          remaining -= 1
          continue
        }
        if state.stack.count > loop.stackCount { state.stack.removeLast(state.stack.count - loop.stackCount) }
        if index == controls.count - 1 {
          // Nobody else is on the way: the path goes there at once.
          if goesOn {
            frames[frames.count - 1].pc = loop.nextPC
          } else {
            frames[frames.count - 1].pc = loop.endPC
          }
          return
        }
        if goesOn {
          loop.continued = loop.continued.map { Join.states($0, state, in: self) } ?? state
        } else {
          loop.broken = loop.broken.map { Join.states($0, state, in: self) } ?? state
        }
        _ = resume()
        return
      }
    }
  }

  func endHandler() {
    guard case .handler(let handler)? = controls.last else { return }
    controls.removeLast()
    guard let thrown = handler.thrown else { return }
    // The paths that threw run beside this one, until the statement is over.
    guard let frame = frames.last else { return }
    let here = frame.pc
    // The jump over the handlers stands here.
    let end = frame.body.code.indices.contains(here) ? Int(frame.body.code[here].a) : here
    controls.append(
      .fork(ForkRecord(joinPC: end, frameDepth: frames.count, pending: [(thrown, handler.handlerPC)])))
  }
}
