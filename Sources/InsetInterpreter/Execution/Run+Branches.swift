extension Run {
  func branch(_ value: Value, otherwise: Int, joinPC: Int) {
    let here = frames[frames.count - 1].pc
    switch truth(of: value) {
    case true?: return
    case false?: frames[frames.count - 1].pc = otherwise
    case nil:
      let ways = sides(of: value)
      guard ways.count == 2 else {
        frames[frames.count - 1].pc = ways.first?.isTrue ?? true ? here : otherwise
        return
      }
      fork(
        joinPC: joinPC,
        ways.map { way in
          (way.isTrue ? here : otherwise, { state in for assumption in way.assumptions { state.assume(assumption) } })
        })
    }
  }

  /// Whether a condition holds; nil where that isn't known.
  package func truth(of value: Value) -> Bool? {
    switch value {
    case .boolean(let flag, _): return flag
    case .null: return false
    case .number(let number): return number.value != 0
    case .object, .list, .dictionary, .text, .closure, .type, .structure, .tuple: return true
    case .enumCase(let value): return value.rawValue.map { $0 != 0 } ?? true
    case .choice(let choice):
      var found: Bool?
      for alternative in choice.alternatives {
        guard let truth = truth(of: alternative.value), found == nil || found == truth else { return nil }
        found = truth
      }
      return found
    case .unknown(let unknown):
      let id = condition(Condition(kind: .holds(unknown: unknown.identity), site: site))
      return state.assumptions.first { $0.condition == id }.map { $0.side == 0 }
    case .implicit: return nil
    }
  }

  private struct Side {
    let isTrue: Bool
    let assumptions: [Assumption]
  }

  /// The ways a condition that isn't known can turn out.
  private func sides(of value: Value) -> [Side] {
    if case .choice(let choice) = value {
      var sides: [Bool: [[Assumption]]] = [:]
      var isMixed = false
      for alternative in choice.alternatives where state.agrees(with: alternative.assumptions) {
        guard let truth = truth(of: alternative.value) else {
          isMixed = true
          continue
        }
        sides[truth, default: []].append(alternative.assumptions)
      }
      if !isMixed, let yes = sides[true], let no = sides[false] {
        // Of several alternatives only what they have in common holds.
        return [(true, yes), (false, no)].map { truth, all in
          Side(
            isTrue: truth,
            assumptions: all.dropFirst().reduce(all[0]) { kept, next in kept.filter { next.contains($0) } })
        }
      }
      if !isMixed { return [Side(isTrue: sides[true] != nil, assumptions: [])] }
    }
    let id = question(about: value)
    return [
      Side(isTrue: true, assumptions: [Assumption(condition: id, side: 0)]),
      Side(isTrue: false, assumptions: [Assumption(condition: id, side: 1)]),
    ]
  }

  /// The condition that a value that isn't known stands for.
  private func question(about value: Value) -> Int32 {
    if case .unknown(let unknown) = value {
      return condition(Condition(kind: .holds(unknown: unknown.identity), site: site))
    }
    return condition(Condition(kind: .place(site, callers, 0), site: site))
  }

  // MARK: Optionals

  func unwrap(_ value: Value, otherwise: Int, joinPC: Int) {
    let here = frames[frames.count - 1].pc
    switch presence(of: value) {
    case true?: push(value)
    case false?: frames[frames.count - 1].pc = otherwise
    case nil:
      if case .choice(let choice) = value {
        let present = choice.alternatives.filter { if case .null = $0.value { false } else { true } }
        let absent = choice.alternatives.filter { if case .null = $0.value { true } else { false } }
        let known = self.choice(of: present)
        fork(
          joinPC: joinPC,
          [
            (
              here,
              { state in
                if present.count == 1 { for assumption in present[0].assumptions { state.assume(assumption) } }
                state.stack.append(known)
              }
            ),
            (
              otherwise,
              { state in
                if absent.count == 1 { for assumption in absent[0].assumptions { state.assume(assumption) } }
              }
            ),
          ])
        return
      }
      let id = presenceQuestion(value)
      if let known = state.assumptions.first(where: { $0.condition == id }) {
        if known.side == 0 { push(value) } else { frames[frames.count - 1].pc = otherwise }
        return
      }
      fork(
        joinPC: joinPC,
        [
          (
            here,
            { state in
              state.assume(Assumption(condition: id, side: 0))
              state.stack.append(value)
            }
          ),
          (otherwise, { state in state.assume(Assumption(condition: id, side: 1)) }),
        ])
    }
  }

  /// Whether an optional holds something; nil where that isn't known.
  func presence(of value: Value) -> Bool? {
    switch value {
    case .null: return false
    case .unknown: return nil
    case .choice(let choice):
      let absent = choice.alternatives.count { if case .null = $0.value { true } else { false } }
      if absent == choice.alternatives.count { return false }
      return absent == 0 ? true : nil
    case .object(let object):
      // A symbolic object may be nil where its unknown may.
      guard objects[object].unknown != nil else { return true }
      return nil
    default: return true
    }
  }

  private func presenceQuestion(_ value: Value) -> Int32 {
    let identity: Int32? =
      switch value {
      case .unknown(let unknown): unknown.identity
      case .object(let object): objects[object].unknown?.identity
      default: nil
      }
    if let identity { return condition(Condition(kind: .isPresent(unknown: identity), site: site)) }
    return condition(Condition(kind: .place(site, callers, 1), site: site))
  }

  /// The top of the stack ends a chain where it is nil.
  func chain(_ end: Int) {
    guard let top = state.stack.last.map({ settled($0) }) else { return }
    let here = frames[frames.count - 1].pc
    switch top {
    case .null: frames[frames.count - 1].pc = end
    case .choice(let choice):
      let present = choice.alternatives.filter { if case .null = $0.value { false } else { true } }
      guard present.count < choice.alternatives.count, !present.isEmpty else { return }
      let absent = choice.alternatives.filter { if case .null = $0.value { true } else { false } }
      let known = self.choice(of: present)
      fork(
        joinPC: end,
        [
          (
            here,
            { state in
              if present.count == 1 { for assumption in present[0].assumptions { state.assume(assumption) } }
              state.stack[state.stack.count - 1] = known
            }
          ),
          (
            end,
            { state in
              if absent.count == 1 { for assumption in absent[0].assumptions { state.assume(assumption) } }
              state.stack[state.stack.count - 1] = .null
            }
          ),
        ])
    default: return
    }
  }

  func coalesce(_ end: Int) {
    let value = pop()
    let here = frames[frames.count - 1].pc
    switch presence(of: value) {
    case true?:
      push(value)
      frames[frames.count - 1].pc = end
    case false?: return
    case nil:
      var known = value
      var present: [Assumption] = []
      var absent: [Assumption] = []
      if case .choice(let choice) = value {
        let there = choice.alternatives.filter { if case .null = $0.value { false } else { true } }
        let missing = choice.alternatives.filter { if case .null = $0.value { true } else { false } }
        known = self.choice(of: there)
        if there.count == 1 { present = there[0].assumptions }
        if missing.count == 1 { absent = missing[0].assumptions }
      } else {
        let id = presenceQuestion(value)
        present = [Assumption(condition: id, side: 0)]
        absent = [Assumption(condition: id, side: 1)]
      }
      fork(
        joinPC: end,
        [
          (
            end,
            { state in
              for assumption in present { state.assume(assumption) }
              state.stack.append(known)
            }
          ),
          (here, { state in for assumption in absent { state.assume(assumption) } }),
        ])
    }
  }

  // MARK: Cases

  func testCase(_ name: Name, _ subject: Value) {
    push(isCase(subject, name))
  }

  private func isCase(_ subject: Value, _ name: Name) -> Value {
    let text = names.text(name)
    switch subject {
    case .enumCase(let value):
      return .boolean(value.name == name, Origin(.operation("case"), at: site, [value.origin]))
    case .null: return .boolean(text == "none", Origin(.literal, at: site))
    case .implicit(let value): return .boolean(value.name == name, Origin(.literal, at: site))
    case .choice(let choice): return choiceOf(choice) { self.isCase($0, name) }
    case .unknown(let unknown):
      let id = condition(Condition(kind: .matches(unknown: unknown.identity, text), site: site))
      if let known = state.assumptions.first(where: { $0.condition == id }) {
        return .boolean(known.side == 0, Origin(.condition, at: site))
      }
      // What it is already decides what else it is not.
      for assumption in state.assumptions where assumption.side == 0 {
        if case .matches(let identity, let other)? = question(assumption.condition)?.kind,
          identity == unknown.identity, other != text
        {
          return .boolean(false, Origin(.condition, at: site))
        }
      }
      return .choice(
        ChoiceValue([
          .init(
            value: .boolean(true, Origin(.condition, at: site)), assumptions: [Assumption(condition: id, side: 0)]),
          .init(
            value: .boolean(false, Origin(.condition, at: site)), assumptions: [Assumption(condition: id, side: 1)]),
        ]))
    default:
      // Static members that stand for a value: `case .some`.
      if text == "some" { return .boolean(true, Origin(.literal, at: site)) }
      return self.unknown(.unsupported("pattern"))
    }
  }
}
