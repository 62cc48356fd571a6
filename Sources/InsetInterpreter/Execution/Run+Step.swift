internal import InsetProgram

extension Run {
  /// Does one instruction.
  ///
  /// - Returns: false where the run is over.
  func step(_ instruction: Instruction, _ frame: Frame) -> Bool {
    let (a, b) = (Int(instruction.a), Int(instruction.b))
    let body = frame.body
    switch instruction.operation {
    case .constant: push(body.constants[a])
    case .null: push(.null)
    case .selfValue: push(state.stack[frame.base])
    case .setSelf:
      let value = pop()
      state.stack[frame.base] = frame.owner.map { coerce(value, to: .named(store.types[$0].name, [])) } ?? value
    case .local: push(settled(state.stack[frame.base + 1 + a]))
    case .setLocal: state.stack[frame.base + 1 + a] = pop()
    case .cell: push(settled(content(of: state.stack[frame.base + 1 + a])))
    case .setCell:
      let value = pop()
      if case .object(let object) = state.stack[frame.base + 1 + a], case .cell = objects[object].identity {
        state.heap.write(object, CellField.name, value)
      } else {
        state.stack[frame.base + 1 + a] = cell(value)
      }
    case .makeCell: state.stack[frame.base + 1 + a] = cell(pop())
    case .name: readName(body.names[a], frame)
    case .setName: writeName(body.names[a], pop(), frame)
    case .member: readMember(body.names[a], of: pop())
    case .superMember: readSuperMember(body.names[a], frame)
    case .setMember:
      let value = pop()
      writeMember(body.names[a], of: pop(), value)
    case .setSuperMember: writeSuperMember(body.names[a], pop(), frame)
    case .ifReference: ifReference(instruction.a)
    case .call: call(body.callSites[a], frame)
    case .subscript: readElement(body.callSites[a])
    case .setSubscript: writeElement(body.callSites[a])
    case .list:
      push(.list(ListValue(pop(a), isSet: b == 1, Origin(.literal, at: site))))
    case .dictionary:
      let pairs = pop(2 * a)
      var (keys, values): ([Value], [Value]) = ([], [])
      for index in 0..<(pairs.count / 2) {
        keys.append(pairs[2 * index])
        values.append(pairs[2 * index + 1])
      }
      push(.dictionary(DictionaryValue(keys: keys, values: values, Origin(.literal, at: site))))
    case .tuple:
      let labels = body.tupleLabels[a]
      let values = pop(labels.count)
      push(values.count == 1 ? values[0] : .tuple(TupleValue(labels: labels, values: values)))
    case .interpolate: interpolate(pop(a))
    case .closure:
      let template = body.closures[a]
      let captures = pop(template.captureCount)
      push(
        .closure(
          ClosureValue(
            .body(template.body, captures: captures), receiver: state.stack[frame.base], type: frame.owner, at: site)))
    case .unary: push(unary(body.operators[a], pop()))
    case .binary:
      let right = pop()
      binary(body.operators[a], pop(), right)
    case .jump: jump(instruction.a)
    case .branch: branch(pop(), otherwise: a, joinPC: b)
    case .unwrap: unwrap(pop(), otherwise: a, joinPC: b)
    case .chain: chain(a)
    case .coalesce: coalesce(a)
    case .cast: cast(pop(), body.types[a], CastMode(rawValue: instruction.b) ?? .as, frame)
    case .coerce: push(coerce(pop(), to: body.types[a]))
    case .settle: push(settleNumber(pop()))
    case .pop: _ = pop()
    case .duplicate: if let top = state.stack.last { push(top) }
    case .swap:
      let count = state.stack.count
      if count >= 2 { state.stack.swapAt(count - 1, count - 2) }
    case .return: return leaveFrame()
    case .throw:
      throwError()
      return !frames.isEmpty
    case .loopBegin:
      controls.append(
        .loop(LoopRecord(frameDepth: frames.count, endPC: a, nextPC: b, stackCount: state.stack.count)))
    case .loopNext: nextRound(a)
    case .loopTest: testLoop(pop(), otherwise: a)
    case .iterate: iterate(a, end: b, frame)
    case .loopEnd: endLoop()
    case .leave: leaveLoop(a, goesOn: b == 1)
    case .catchBegin:
      controls.append(
        .handler(CatchRecord(frameDepth: frames.count, handlerPC: a, stackCount: state.stack.count)))
    case .catchEnd: endHandler()
    case .testCase: testCase(body.names[a], pop())
    case .payload: push(payload(a, pop()))
    case .element: push(element(a, pop()))
    case .unsupported: push(unknown(.unsupported(body.texts[a])))
    case .available:
      let availability = body.availabilities[a]
      push(library.isAvailable(introduced: availability.introduced, obsoleted: availability.obsoleted, in: self))
    case .compilation: push(library.isCompiled(body.texts[a], in: self))
    case .keyPath:
      push(
        .closure(
          ClosureValue(.keyPath(body.tupleLabels[a].compactMap { $0 }), receiver: .null, at: site)))
    case .selector:
      push(.closure(ClosureValue(.selector(body.texts[a]), receiver: state.stack[frame.base], at: site)))
    case .staticLocal:
      let name = names.name("static \(body.id) \(b)")
      if state.heap.read(globals, name) != nil {
        state.stack[frame.base + 1 + b] = .object(staticCell(name))
        jump(instruction.a)
      }
    case .setStaticLocal:
      let name = names.name("static \(body.id) \(b)")
      state.heap.write(globals, name, .boolean(true, .none))
      let cell = staticCell(name)
      state.heap.write(cell, CellField.name, pop())
      state.stack[frame.base + 1 + b] = .object(cell)
    }
    return !frames.isEmpty
  }

  private func staticCell(_ name: Name) -> ObjectID {
    let object = objects.object(
      .cell(site: Site(body: -2, instruction: name.id), callers: [], count: 0), type: nil)
    state.heap.create(object)
    return object
  }

  private func ifReference(_ target: Int32) {
    switch state.stack.last {
    case .structure?, .list?, .dictionary?, .text?, .enumCase?, .tuple?, .number?, .boolean?, .choice?: return
    default:
      _ = pop()
      jump(target)
    }
  }

  private func interpolate(_ parts: [Value]) {
    var text = ""
    for part in parts {
      switch part {
      case .text(let piece): text += piece.text
      case .number(let number)
      where number.kind != .floating && number.value == number.value.rounded()
        && abs(number.value) < 1e15:
        text += String(Int(number.value))
      case .enumCase(let value): text += names.text(value.name)
      case .boolean(let flag, _): text += String(flag)
      default: return push(unknown(.unneeded("text"), type: .named("String", [])))
      }
    }
    push(.text(TextValue(text, Origin(.operation("interpolation"), at: site, parts.compactMap(\.origin)))))
  }

  private func payload(_ index: Int, _ subject: Value) -> Value {
    switch subject {
    case .enumCase(let value):
      return value.payload.indices.contains(index) ? value.payload[index] : value.payload.isEmpty ? .null : .null
    case .choice(let choice):
      return choiceOf(choice) { self.payload(index, $0) }
    case .unknown(let unknown): return self.unknown(names.name("payload \(index)"), of: unknown, type: nil)
    default: return subject
    }
  }

  private func element(_ index: Int, _ subject: Value) -> Value {
    switch subject {
    case .tuple(let tuple): return tuple.values.indices.contains(index) ? tuple.values[index] : .null
    case .choice(let choice): return choiceOf(choice) { self.element(index, $0) }
    case .unknown(let unknown): return self.unknown(names.name("element \(index)"), of: unknown, type: nil)
    case .list(let list): return list.elements.indices.contains(index) ? list.elements[index] : .null
    default: return .null
    }
  }

  /// A choice of what each alternative gives.
  func choiceOf(_ choice: ChoiceValue, _ work: (Value) -> Value) -> Value {
    self.choice(
      of: choice.alternatives.flatMap { alternative -> [ChoiceValue.Alternative] in
        let value = work(alternative.value)
        guard case .choice(let inner) = value else {
          return [.init(value: value, assumptions: alternative.assumptions)]
        }
        return inner.alternatives.compactMap { other in
          guard let both = Self.union(alternative.assumptions, other.assumptions) else { return nil }
          return .init(value: other.value, assumptions: both)
        }
      })
  }

  /// All of both; nil where they contradict each other.
  static func union(_ one: [Assumption], _ other: [Assumption]) -> [Assumption]? {
    var all = one
    for assumption in other {
      if let known = all.first(where: { $0.condition == assumption.condition }) {
        if known.side != assumption.side { return nil }
      } else {
        all.append(assumption)
      }
    }
    return all.sorted { $0.condition < $1.condition }
  }
}
