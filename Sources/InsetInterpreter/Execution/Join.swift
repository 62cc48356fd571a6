/// Puts two states together that meet at one point of the program.
struct Join {
  let run: Run
  /// What only one side assumed.
  let mine: [Assumption]
  let theirs: [Assumption]

  init(_ run: Run, _ one: PathState, _ other: PathState) {
    self.run = run
    mine = one.assumptions.filter { !other.assumptions.contains($0) }
    theirs = other.assumptions.filter { !one.assumptions.contains($0) }
  }

  /// - Parameter base: below it the stacks are the same.
  static func states(_ one: PathState, _ other: PathState, in run: Run) -> PathState {
    run.counters.joins += 1
    let join = Join(run, one, other)
    var result = one
    result.assumptions = one.assumptions.filter { other.assumptions.contains($0) }
    let count = min(one.stack.count, other.stack.count)
    if one.stack.count > count { result.stack.removeLast(one.stack.count - count) }
    for index in 0..<count {
      if let value = join.changed(one.stack[index], other.stack[index]) { result.stack[index] = value }
    }
    for (key, number) in other.counters { result.counters[key] = max(result.counters[key] ?? 0, number) }
    result.heap.join(other.heap) { object, name, a, b in
      switch (a, b) {
      case (let a?, let b?): return join.changed(a, b)
      case (let a?, nil): return run.unwritten(object, name).map { join.merge(a, $0) }
      case (nil, let b?): return run.unwritten(object, name).map { join.merge($0, b) } ?? b
      case (nil, nil): return nil
      }
    }
    return result
  }

  /// Nil where the first is both.
  private func changed(_ a: Value, _ b: Value) -> Value? { a.isSame(as: b) ? nil : merge(a, b) }

  func merge(_ a: Value, _ b: Value, depth: Int = 0) -> Value {
    if a.isSame(as: b) { return a }
    if depth < 8 {
      switch (a, b) {
      case (.structure(let one), .structure(let two)) where one.type == two.type && one.names == two.names:
        let values = zip(one.values, two.values).map { merge($0, $1, depth: depth + 1) }
        return .structure(StructureValue(type: one.type, names: one.names, values: values))
      case (.list(let one), .list(let two)) where one.elements.count == two.elements.count && one.isSet == two.isSet:
        let elements = zip(one.elements, two.elements).map { merge($0, $1, depth: depth + 1) }
        let others: Value? =
          switch (one.others, two.others) {
          case (let x?, let y?): merge(x, y, depth: depth + 1)
          case (let x?, nil), (nil, let x?): x
          case (nil, nil): nil
          }
        return .list(ListValue(elements, others: others, isSet: one.isSet, one.origin))
      case (.tuple(let one), .tuple(let two)) where one.values.count == two.values.count:
        let values = zip(one.values, two.values).map { merge($0, $1, depth: depth + 1) }
        return .tuple(TupleValue(labels: one.labels, values: values))
      default: break
      }
    }
    return choice(of: alternatives(a, mine) + alternatives(b, theirs))
  }

  private func alternatives(_ value: Value, _ assumptions: [Assumption]) -> [ChoiceValue.Alternative] {
    guard case .choice(let choice) = value else { return [.init(value: value, assumptions: assumptions)] }
    return choice.alternatives.compactMap { alternative in
      // What contradicts the path can't have been the value there.
      guard let all = Run.union(alternative.assumptions, assumptions) else { return nil }
      return .init(value: alternative.value, assumptions: all)
    }
  }

  private func choice(of alternatives: [ChoiceValue.Alternative]) -> Value { run.choice(of: alternatives) }
}

extension Run {
  /// A value that is one of several; those that are the same become one, under what they have in common.
  package func choice(of alternatives: [ChoiceValue.Alternative]) -> Value {
    var distinct: [ChoiceValue.Alternative] = []
    for alternative in alternatives {
      if let index = distinct.firstIndex(where: { $0.value.isSame(as: alternative.value) }) {
        let common = distinct[index].assumptions.filter { alternative.assumptions.contains($0) }
        distinct[index] = .init(value: distinct[index].value, assumptions: common)
      } else {
        distinct.append(alternative)
      }
    }
    if distinct.count == 1 { return distinct[0].value }
    if distinct.count > ChoiceValue.maximumCount {
      return unknown(.tooManyValues, origins: distinct.flatMap(\.value.origins))
    }
    return .choice(ChoiceValue(distinct))
  }
}
