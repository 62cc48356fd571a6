internal import Foundation

extension StandardLibrary {
  /// Free functions and initialisers of numbers, texts and lists.
  package func call(_ call: ModelCall, in run: Run) -> ModelAnswer {
    switch call.receiver {
    case .none: return free(call, in: run)
    case .type(let type):
      let name = run.store.types[type].name
      return call.name == "init" ? make(name, call.arguments, in: run) : statics(name, call, in: run)
    case .value(let value): return member(call, of: value, in: run)
    case .object: return .unknown
    }
  }

  // MARK: Free functions

  func free(_ call: ModelCall, in run: Run) -> ModelAnswer {
    let values = call.arguments.map(\.value)
    switch call.name {
    case "max", "fmax", "fmaxf", "MAX": return .value(extremum(values, "max", in: run))
    case "min", "fmin", "fminf", "MIN": return .value(extremum(values, "min", in: run))
    case "abs", "fabs", "fabsf", "ABS", "floor", "floorf", "ceil", "ceilf", "round", "roundf", "sqrt", "sqrtf", "trunc",
      "lround", "lroundf":
      return .value(rounded(values.first ?? .null, call.name, in: run))
    case "pow", "powf", "fmod":
      guard values.count == 2, let a = run.number(values[0]), let b = run.number(values[1]) else { return .unknown }
      let result = call.name == "fmod" ? (b == 0 ? 0 : a.truncatingRemainder(dividingBy: b)) : Foundation.pow(a, b)
      return .value(
        .number(Number(result, .floating, Origin(.operation(call.name), at: run.site, values.flatMap(\.origins)))))
    case "fatalError", "preconditionFailure", "assertionFailure", "abort", "exit": return .never
    case "zip":
      guard case .list(let a)? = values.first, case .list(let b)? = values.last, values.count == 2 else {
        return .unknown
      }
      return .value(
        .list(
          ListValue(
            zip(a.elements, b.elements).map { .tuple(TupleValue(labels: [nil, nil], values: [$0, $1])) }, a.origin)))
    case "stride": return .value(stride(call, in: run))
    case "type":
      if case .object(let object)? = values.first, let type = run.objects[object].type { return .value(.type(type)) }
      return .unknown
    case "NSStringFromClass", "NSStringFromSelector":
      if case .type(let type)? = values.first {
        return .value(.text(TextValue(run.store.types[type].name, Origin(.call(call.name), at: run.site))))
      }
      return .value(run.unknown(.unneeded("text"), type: .named("String", [])))
    case "NSSelectorFromString":
      if case .text(let text)? = values.first {
        return .value(.closure(ClosureValue(.selector(text.text), receiver: .null, at: run.site)))
      }
      return .unknown
    case "NSClassFromString":
      if case .text(let text)? = values.first, let key = run.key(of: .named(text.text, []), run.frames.last) {
        return .value(.type(key))
      }
      return .value(run.unknown(.given("class")))
    case "autoreleasepool", "withExtendedLifetime":
      if let block = values.last { return .forward([PendingCall(.value(block))]) }
      return .value(.null)
    case "print", "debugPrint", "NSLog", "assert", "precondition", "NSAssert", "NSParameterAssert", "dump":
      return .value(.null)
    case "numericCast": return .value(values.first ?? .null)
    case "isnan": return .value(.boolean(false, Origin(.literal, at: run.site)))
    default: return .unknown
    }
  }

  /// `max` and `min`: of an unknown and a known number the known one is a bound.
  private func extremum(_ values: [Value], _ name: String, in run: Run) -> Value {
    if values.count == 1, case .list(let list)? = values.first { return extremum(list.elements, name, in: run) }
    for (index, value) in values.enumerated() {
      if case .choice(let choice) = value {
        return run.choiceOf(choice) { one in
          var others = values
          others[index] = one
          return extremum(others, name, in: run)
        }
      }
    }
    let origin = Origin(.operation(name), at: run.site, values.flatMap(\.origins))
    let isMaximum = name == "max"
    let numbers = values.compactMap { run.number($0) }
    let best = isMaximum ? numbers.max() : numbers.min()
    if numbers.count == values.count, let best {
      let isWhole = values.allSatisfy { if case .number(let number) = $0 { number.kind != .floating } else { false } }
      return .number(Number(best, isWhole ? .integer : .floating, origin))
    }
    var lower = best, upper = best
    for value in values {
      if case .number = value { continue }
      let bounds = run.bounds(value)
      if isMaximum {
        lower = [lower, bounds.lower].compactMap { $0 }.max()
        upper = upper.flatMap { known in bounds.upper.map { Swift.max($0, known) } }
      } else {
        upper = [upper, bounds.upper].compactMap { $0 }.min()
        lower = lower.flatMap { known in bounds.lower.map { Swift.min($0, known) } }
      }
    }
    let reason = values.lazy.compactMap { value -> UnknownReason? in
      if case .unknown(let unknown) = value { unknown.reason } else { nil }
    }.first
    return run.bounded(
      reason ?? .unsupported(name), lower: isMaximum ? lower : lower, upper: isMaximum ? upper : upper, [origin])
  }

  private func rounded(_ value: Value, _ name: String, in run: Run) -> Value {
    if case .choice(let choice) = value { return run.choiceOf(choice) { rounded($0, name, in: run) } }
    guard case .number(let number) = value else {
      return run.unknown(.unsupported(name), type: .named("CGFloat", []), origins: value.origins)
    }
    let result: Double
    switch name {
    case "abs", "fabs", "fabsf", "ABS": result = abs(number.value)
    case "floor", "floorf": result = number.value.rounded(.down)
    case "ceil", "ceilf": result = number.value.rounded(.up)
    case "trunc": result = number.value.rounded(.towardZero)
    case "sqrt", "sqrtf": result = number.value < 0 ? 0 : number.value.squareRoot()
    default: result = number.value.rounded()
    }
    return .number(Number(result, number.kind, Origin(.operation(name), at: run.site, [number.origin])))
  }

  private func stride(_ call: ModelCall, in run: Run) -> Value {
    let numbers = call.arguments.compactMap { run.number($0.value) }
    guard numbers.count == 3, numbers[2] != 0, call.arguments.count == 3 else {
      return run.unknown(.unsupported("stride"))
    }
    let isThrough = call.arguments[1].label == run.names.name("through")
    var elements: [Value] = []
    var next = numbers[0]
    while elements.count < ListValue.maximumCount,
      numbers[2] > 0
        ? (isThrough ? next <= numbers[1] : next < numbers[1]) : (isThrough ? next >= numbers[1] : next > numbers[1])
    {
      elements.append(.number(Number(next, .integer, Origin(.call("stride"), at: run.site))))
      next += numbers[2]
    }
    return .list(ListValue(elements, Origin(.call("stride"), at: run.site)))
  }

  // MARK: Initialisers

  private func make(_ type: String, _ arguments: [CallArgument], in run: Run) -> ModelAnswer {
    let first = arguments.first?.value
    switch type {
    case "Int", "UInt", "Int32", "Int64", "UInt8", "UInt32", "NSInteger", "NSUInteger":
      guard let first else { return .value(.number(Number(0, .integer, Origin(.literal, at: run.site)))) }
      return .value(converted(first, .integer, in: run))
    case "CGFloat", "Double", "Float", "TimeInterval":
      guard let first else { return .value(.number(Number(0, .floating, Origin(.literal, at: run.site)))) }
      return .value(converted(first, .floating, in: run))
    case "Bool", "BOOL": return .value(first ?? .boolean(false, Origin(.literal, at: run.site)))
    case "NSNumber":
      return .value(first ?? .null)
    case "String", "NSString", "Substring", "Character", "NSMutableString":
      if case .text(let text)? = first { return .value(.text(text)) }
      return .value(
        arguments.isEmpty
          ? .text(TextValue("", Origin(.literal, at: run.site)))
          : run.unknown(.unneeded("text"), type: .named("String", [])))
    case "Array", "NSArray", "NSMutableArray", "ArraySlice", "Set", "NSSet", "NSMutableSet", "NSOrderedSet":
      return .value(makeList(arguments, isSet: type.hasSuffix("Set"), in: run))
    case "Dictionary", "NSDictionary", "NSMutableDictionary":
      if case .dictionary(let dictionary)? = first { return .value(.dictionary(dictionary)) }
      return .value(
        .dictionary(DictionaryValue(keys: [], values: [], isOpen: !arguments.isEmpty, Origin(.literal, at: run.site))))
    default: return .unknown
    }
  }

  private func converted(_ value: Value, _ kind: Number.Kind, in run: Run) -> Value {
    switch value {
    case .number(var number):
      if kind == .integer { number.value = number.value.rounded(.towardZero) }
      number.kind = kind
      return .number(number)
    case .choice(let choice): return run.choiceOf(choice) { converted($0, kind, in: run) }
    case .enumCase(let value): return .number(Number(value.rawValue ?? 0, kind, value.origin))
    case .unknown(let unknown):
      return .unknown(
        UnknownValue(
          unknown.reason, type: .named(kind == .integer ? "Int" : "CGFloat", []), identity: unknown.identity,
          lower: unknown.lower, upper: unknown.upper, unknown.origin))
    case .text(let text):
      return Double(text.text).map { .number(Number($0, kind, text.origin)) } ?? .null
    default: return run.unknown(.unsupported("conversion"), type: .named("CGFloat", []), origins: value.origins)
    }
  }

  private func makeList(_ arguments: [CallArgument], isSet: Bool, in run: Run) -> Value {
    let origin = Origin(.literal, at: run.site)
    if let repeated = arguments.first, repeated.label == run.names.name("repeating"), arguments.count == 2 {
      if let count = run.number(arguments[1].value), count >= 0 {
        let many = Int(min(count, Double(ListValue.maximumCount)))
        return .list(ListValue(Array(repeating: repeated.value, count: many), isSet: isSet, origin))
      }
      return .list(ListValue([], others: repeated.value, isSet: isSet, origin))
    }
    // `arrayWithObjects:`, `initWithObjects:`: the last one is nil.
    if let label = arguments.first?.label, ["objects", "object"].contains(run.names.text(label)) {
      return .list(
        ListValue(arguments.map(\.value).filter { if case .null = $0 { false } else { true } }, isSet: isSet, origin))
    }
    switch arguments.first?.value {
    case nil: return .list(ListValue([], isSet: isSet, origin))
    case .list(let list)?: return .list(ListValue(list.elements, others: list.others, isSet: isSet, list.origin))
    case .number?: return .list(ListValue([], isSet: isSet, origin))
    case let value?:
      return .list(ListValue([], others: run.unknown(.given("element")), isSet: isSet, value.origin ?? origin))
    }
  }

  private func statics(_ type: String, _ call: ModelCall, in run: Run) -> ModelAnswer {
    switch (type, call.name) {
    case ("NSArray", "arrayWithObjects"), ("NSArray", "arrayWithObject"), ("NSMutableArray", "arrayWithObjects"),
      ("NSMutableArray", "arrayWithObject"), ("NSSet", "setWithObjects"), ("NSSet", "setWithObject"),
      ("NSMutableArray", "array"), ("NSArray", "array"), ("NSMutableArray", "arrayWithCapacity"):
      let elements = call.arguments.map(\.value).filter {
        switch $0 {
        case .null, .number: false
        default: true
        }
      }
      return .value(.list(ListValue(elements, isSet: type == "NSSet", Origin(.literal, at: run.site))))
    case ("NSArray", "arrayWithArray"), ("NSMutableArray", "arrayWithArray"):
      return .value(call.arguments.first?.value ?? .null)
    case ("NSDictionary", "dictionary"), ("NSMutableDictionary", "dictionary"):
      return .value(.dictionary(DictionaryValue(keys: [], values: [], Origin(.literal, at: run.site))))
    case ("NSNumber", _) where call.name.hasPrefix("numberWith"): return .value(call.arguments.first?.value ?? .null)
    case ("String", _), ("NSString", _): return .value(run.unknown(.unneeded("text"), type: .named("String", [])))
    case ("CGFloat", "maximum"), ("Double", "maximum"):
      return .value(extremum(call.arguments.map(\.value), "max", in: run))
    case ("CGFloat", "minimum"), ("Double", "minimum"):
      return .value(extremum(call.arguments.map(\.value), "min", in: run))
    default: return .unknown
    }
  }
}
