internal import InsetInterpreter
internal import InsetLayout
internal import InsetUIKit

/// Reads a run's objects as the engine's terms: numbers, flags, rectangles.
struct HeapReader {
  let run: Run

  func field(_ object: ObjectID, _ name: String) -> Value? { run.state.heap.read(object, run.names.name(name)) }

  /// Of several possibilities the first, in structures part by part; `isSure` says whether it is the only one.
  func chosen(_ value: Value?) -> (value: Value?, isSure: Bool) {
    switch value {
    case .choice(let choice)?: return (chosen(choice.alternatives.first?.value).value, false)
    case .unknown?: return (value, false)
    case .structure(let structure)?:
      let parts = structure.values.map { chosen($0) }
      guard parts.contains(where: { !$0.isSure }) else { return (value, true) }
      let values = zip(parts, structure.values).map { $0.value ?? $1 }
      return (.structure(StructureValue(type: structure.type, names: structure.names, values: values)), false)
    default: return (value, true)
    }
  }

  func flag(_ object: ObjectID, _ name: String) -> Bool? {
    if case .boolean(let flag, _)? = chosen(field(object, name)).value { flag } else { nil }
  }

  func number(_ object: ObjectID, _ name: String) -> Double? {
    chosen(field(object, name)).value.flatMap { run.number($0) }
  }

  func numbers(_ object: ObjectID, _ name: String) -> [Double]? {
    guard let value = chosen(field(object, name)).value, case .structure = value else { return nil }
    let numbers = Geometry.flatten(value, in: run).compactMap { $0 }
    return numbers.count == 4 || numbers.count == 2 ? numbers : nil
  }

  func insets(_ object: ObjectID, _ name: String) -> Insets? {
    guard let numbers = numbers(object, name), numbers.count == 4 else { return nil }
    return Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  func rect(_ object: ObjectID, _ name: String) -> Rect? {
    guard let numbers = numbers(object, name), numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  func word(_ object: ObjectID, _ name: String) -> String? {
    switch chosen(field(object, name)).value {
    case .enumCase(let value)?: run.names.text(value.name)
    case .implicit(let value)?: run.names.text(value.name)
    case .text(let text)?: text.text
    default: nil
    }
  }

  func objects(_ object: ObjectID, _ name: String) -> [ObjectID] {
    guard case .list(let list)? = chosen(field(object, name)).value else { return [] }
    return list.elements.compactMap { if case .object(let object) = chosen($0).value { object } else { nil } }
  }

  func object(_ object: ObjectID, _ name: String) -> ObjectID? {
    if case .object(let found)? = chosen(field(object, name)).value { found } else { nil }
  }

  /// `UIRectEdge`: an option set's number, or a list of cases.
  func edges(_ object: ObjectID, _ name: String) -> EdgeSet? {
    func bits(_ value: Value?) -> Int? {
      switch value {
      case .enumCase(let value)?: value.rawValue.flatMap { Int(exactly: $0) }
      case .number(let number)?: Int(exactly: number.value)
      case .list(let list)?:
        list.elements.reduce(Optional(0)) { all, next in
          all.flatMap { known in bits(run.coerce(next, to: .named("UIRectEdge", []))).map { known | $0 } }
        }
      default: nil
      }
    }
    return bits(chosen(field(object, name)).value).map { EdgeSet(rawValue: UInt8(truncatingIfNeeded: $0 & 15)) }
  }
}
