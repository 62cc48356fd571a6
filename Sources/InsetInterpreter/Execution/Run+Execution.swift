extension Run {
  /// Runs until the function that the driver began has ended on all paths.
  func execute() -> Value {
    while true {
      guard let frame = frames.last else { return state.stack.popLast() ?? .null }
      if case .fork(let fork)? = controls.last, fork.joinPC == frame.pc, fork.frameDepth == frames.count {
        arrive(fork)
        continue
      }
      guard frame.pc < frame.body.code.count else {
        push(.null)
        if leaveFrame() { continue }
        return finish()
      }
      counters.steps += 1
      if counters.steps > limits.steps {
        cut = "steps"
        counters.cuts.append(frame.body.name)
        abandon()
        continue
      }
      let instruction = frame.body.code[frame.pc]
      frames[frames.count - 1].pc += 1
      if !step(instruction, frame) {
        if frames.isEmpty { return finish() }
      }
    }
  }

  private func finish() -> Value {
    guard !controls.isEmpty || !state.stack.isEmpty else { return dead() }
    return state.stack.popLast() ?? .null
  }

  // MARK: Operands

  func push(_ value: Value) { state.stack.append(value) }

  func pop() -> Value {
    guard let value = state.stack.popLast() else { return .null }
    return settled(value)
  }

  /// A choice without what the path has ruled out.
  func settled(_ value: Value) -> Value {
    guard case .choice(let choice) = value, !state.assumptions.isEmpty else { return value }
    let fitting = choice.alternatives.filter { state.agrees(with: $0.assumptions) }
    if fitting.count == choice.alternatives.count { return value }
    if fitting.count == 1 { return fitting[0].value }
    return fitting.isEmpty ? value : .choice(ChoiceValue(fitting))
  }

  func pop(_ count: Int) -> [Value] {
    let count = min(count, state.stack.count)
    let values = state.stack.suffix(count).map { settled($0) }
    state.stack.removeLast(count)
    return values
  }

  func jump(_ pc: Int32) { frames[frames.count - 1].pc = Int(pc) }

  // MARK: Forks and joins

  /// Runs several ways from here, one after the other; they join at `joinPC`.
  ///
  /// - Parameter ways: what each changes in the state before it begins, and where.
  func fork(joinPC: Int, _ ways: [(pc: Int, change: (inout PathState) -> Void)]) {
    guard let first = ways.first else { return }
    counters.forks += 1
    var pending: [(state: PathState, pc: Int)] = []
    for way in ways.dropFirst() {
      var other = state
      way.change(&other)
      pending.append((other, way.pc))
    }
    controls.append(.fork(ForkRecord(joinPC: joinPC, frameDepth: frames.count, pending: pending)))
    first.change(&state)
    frames[frames.count - 1].pc = first.pc
  }

  private func arrive(_ fork: ForkRecord) {
    if let arrived = fork.arrived {
      fork.arrived = Join.states(arrived, state, in: self)
    } else {
      fork.arrived = state
    }
    nextWay(fork)
  }

  private func nextWay(_ fork: ForkRecord) {
    guard fork.pending.isEmpty else {
      let way = fork.pending.removeFirst()
      state = way.state
      restore(depth: fork.frameDepth, pc: way.pc)
      return
    }
    controls.removeLast()
    if let arrived = fork.arrived {
      state = arrived
      restore(depth: fork.frameDepth, pc: fork.joinPC)
    } else {
      _ = resume()
    }
  }

  func restore(depth: Int, pc: Int) {
    if frames.count > depth { frames.removeLast(frames.count - depth) }
    if !frames.isEmpty { frames[frames.count - 1].pc = pc }
  }

  /// The present path has ended: goes on with the next one that waits.
  ///
  /// - Returns: false where none does.
  func resume() -> Bool {
    while let control = controls.last {
      switch control {
      case .fork(let fork):
        nextWay(fork)
        return !frames.isEmpty
      case .loop(let loop):
        if let continued = loop.continued {
          loop.continued = nil
          state = continued
          restore(depth: loop.frameDepth, pc: loop.nextPC)
          return true
        }
        controls.removeLast()
        if let broken = loop.broken {
          state = broken
          restore(depth: loop.frameDepth, pc: loop.endPC + 1)
          return true
        }
      case .handler(let handler):
        controls.removeLast()
        if let thrown = handler.thrown {
          state = thrown
          restore(depth: handler.frameDepth, pc: handler.handlerPC)
          return true
        }
      case .call(let call):
        if let returned = call.returned {
          call.returned = nil
          state = returned
          if frames.count > call.frameDepth { frames.removeLast(frames.count - call.frameDepth) }
          return leaveFrame()
        }
        controls.removeLast()
        if frames.count >= call.frameDepth { frames.removeLast(frames.count - call.frameDepth + 1) }
        if let thrown = call.thrown {
          state = thrown
          if frames.isEmpty { break }
          throwError()
          return true
        }
      }
    }
    frames = []
    state = PathState()
    return false
  }

  /// Ends the present path: what follows can't happen.
  func abandon() { _ = resume() }

  // MARK: Leaving a function

  /// The result lies on the stack.
  ///
  /// - Returns: false where the run is over.
  @discardableResult
  func leaveFrame() -> Bool {
    if case .call(let call)? = controls.last, call.frameDepth == frames.count, call.returned == nil {
      controls.removeLast()
      complete(thrown: call.thrown)
      return !frames.isEmpty
    }
    for control in controls.reversed() {
      guard case .call(let call) = control, call.frameDepth == frames.count else { continue }
      // The path that comes to the end is the main one, those that left before are its variants.
      call.returned = call.returned.map { Join.states(state, $0, in: self) } ?? state
      return resume()
    }
    return resume()
  }

  private func complete(thrown: PathState?) {
    guard let frame = frames.popLast() else { return }
    var result = pop()
    let receiver = frame.base < state.stack.count ? state.stack[frame.base] : .null
    var changed: [Value] = []
    for slot in frame.changedSlots where frame.base + 1 + slot < state.stack.count {
      changed.append(content(of: state.stack[frame.base + 1 + slot]))
    }
    if state.stack.count > frame.base { state.stack.removeLast(state.stack.count - frame.base) }
    switch frame.completion {
    case .push: break
    case .initialiser:
      if case .null = result, frame.body.isFailable || frame.body.language == .objectiveC, returnsNull(frame) {
        break
      }
      result = receiver
    case .discard:
      forward(thrown)
      return
    case .receiver: result = receiver
    case .store(let object, let name): state.heap.write(object, name, result)
    case .local(let slot, let isShared):
      if let below = frames.last, below.base + 1 + slot < state.stack.count {
        state.stack[below.base + 1 + slot] = isShared ? cell(result) : result
      }
      forward(thrown)
      return
    case .field(let name):
      if case .structure(let structure)? = state.stack.last {
        state.stack[state.stack.count - 1] = .structure(structure.setting(name, result))
      }
      forward(thrown)
      return
    case .callerSelf(let pushes):
      if let below = frames.last { state.stack[below.base] = receiver }
      guard pushes else {
        forward(thrown)
        return
      }
      result = receiver
    }
    // Changed arguments lie above the result, the first on top.
    if frame.writesReceiver { push(receiver) }
    push(result)
    for value in changed.reversed() { push(value) }
    forward(thrown)
  }

  /// Whether an initialiser was left with nil: a failable one says so, an Objective-C one gives what it returns.
  private func returnsNull(_ frame: Frame) -> Bool {
    // A bare end of the body gives null, too; a `return nil` has an instruction of its own before it.
    let index = frame.pc - 2
    guard frame.body.code.indices.contains(index) else { return false }
    return frame.body.code[index].operation == .null && index + 2 < frame.body.code.count
  }

  /// A path of the call that ended with an error goes on at the caller's handler, beside this one.
  private func forward(_ thrown: PathState?) {
    guard let thrown else { return }
    for control in controls.reversed() {
      switch control {
      case .handler(let handler):
        var other = thrown
        let error = other.stack.popLast() ?? .null
        if other.stack.count > handler.stackCount { other.stack.removeLast(other.stack.count - handler.stackCount) }
        other.stack.append(error)
        handler.thrown = handler.thrown.map { Join.states($0, other, in: self) } ?? other
        return
      case .call(let call):
        call.thrown = call.thrown.map { Join.states($0, thrown, in: self) } ?? thrown
        return
      case .fork, .loop: continue
      }
    }
  }

  /// The error lies on the stack.
  func throwError() {
    for control in controls.reversed() {
      switch control {
      case .handler(let handler):
        let error = pop()
        if state.stack.count > handler.stackCount { state.stack.removeLast(state.stack.count - handler.stackCount) }
        push(error)
        handler.thrown = handler.thrown.map { Join.states($0, state, in: self) } ?? state
        _ = resume()
        return
      case .call(let call):
        call.thrown = call.thrown.map { Join.states($0, state, in: self) } ?? state
        _ = resume()
        return
      case .fork, .loop: continue
      }
    }
    _ = resume()
  }

  // MARK: Shared variables

  /// What a shared variable holds, or the value itself.
  func content(of value: Value) -> Value {
    guard case .object(let object) = value, case .cell = objects[object].identity else { return value }
    return state.heap.read(object, CellField.name) ?? .null
  }

  func cell(_ value: Value) -> Value {
    let site = site
    let key = ObjectCounter(site: site, callers: callers)
    let count = state.counters[key] ?? 0
    state.counters[key] = count &+ 1
    let object = objects.object(.cell(site: site, callers: callers, count: count), type: nil)
    state.heap.write(object, CellField.name, value)
    return .object(object)
  }
}

/// The one field of a shared variable.
enum CellField {
  static let name = Name(id: -1)
}
