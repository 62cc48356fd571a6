internal import InsetProgram
internal import InsetSyntax

extension Run {
  func unary(_ sign: String, _ value: Value) -> Value {
    switch (sign, value) {
    case ("-", .number(let number)):
      return .number(Number(-number.value, number.kind, Origin(.operation("-"), at: site, [number.origin])))
    case ("+", _): return value
    case ("!", .choice(let choice)), ("-", .choice(let choice)): return choiceOf(choice) { self.unary(sign, $0) }
    case ("!", _):
      if let truth = truth(of: value) {
        return .boolean(!truth, Origin(.operation("!"), at: site, [value.origin].compactMap { $0 }))
      }
      return truthChoice(value, true, false)
    case ("-", .unknown(let unknown)):
      return bounded(
        unknown.reason, lower: unknown.upper.map { -$0 }, upper: unknown.lower.map { -$0 }, [unknown.origin])
    case ("~", .number(let number)):
      guard let bits = Int(exactly: number.value) else { return value }
      return .number(Number(Double(~bits), .integer, Origin(.operation("~"), at: site, [number.origin])))
    case ("...", _), ("postfix ...", _), ("..<", _): return value
    default: return value
    }
  }

  /// A condition that isn't known as a choice of two values: one for each side.
  private func truthChoice(_ value: Value, _ whenFalse: Bool, _ whenTrue: Bool) -> Value {
    let origins = value.origins
    guard case .unknown(let unknown) = value else { return self.unknown(.unsupported("condition"), origins: origins) }
    let id = condition(Condition(kind: .holds(unknown: unknown.identity), site: site))
    func alternative(_ flag: Bool, _ side: Int16) -> ChoiceValue.Alternative {
      .init(
        value: .boolean(flag, Origin(.condition, at: site, origins)),
        assumptions: [Assumption(condition: id, side: side)])
    }
    return .choice(ChoiceValue([alternative(whenTrue, 0), alternative(whenFalse, 1)]))
  }

  func binary(_ sign: String, _ left: Value, _ right: Value) {
    // The program's own operators of its structures.
    if let (id, owner) = ownOperator(sign, left, right) {
      return invoke(
        id, receiver: owner.map { .type($0) } ?? .null,
        arguments: [CallArgument(nil, left), CallArgument(nil, right)], owner: owner, site: nil)
    }
    push(operation(sign, left, right))
  }

  private func ownOperator(_ sign: String, _ left: Value, _ right: Value) -> (FunctionID, TypeKey?)? {
    let candidates = store.program.operators(named: sign)
    guard !candidates.isEmpty else { return nil }
    let (leftName, rightName) = (
      type(of: left).map { store.types[$0].name }, type(of: right).map { store.types[$0].name }
    )
    for id in candidates {
      let function = store.program[id]
      guard function.facts.parameters.count == 2 else { continue }
      let types = function.facts.parameters.map { store.type($0.type)?.name }
      func fits(_ declared: String?, _ actual: String?) -> Bool {
        declared == "Self"
          ? actual == function.owner.map { store.program[$0].name } : declared != nil && declared == actual
      }
      if fits(types[0], leftName), fits(types[1], rightName) { return (id, function.owner.map { store.types.key($0) }) }
    }
    return nil
  }

  /// What an operator of the standard library gives.
  package func operation(_ sign: String, _ left: Value, _ right: Value) -> Value {
    if case .choice = left { return combine(left, right) { self.operation(sign, $0, $1) } }
    if case .choice = right { return combine(left, right) { self.operation(sign, $0, $1) } }
    switch sign {
    case "==", "===", "~=": return equality(left, right, isPattern: sign == "~=")
    case "!=", "!==": return unary("!", equality(left, right, isPattern: false))
    case "<", ">", "<=", ">=": return comparison(sign, left, right)
    case "..<", "...": return range(sign, left, right)
    default: return arithmetic(sign, left, right)
    }
  }

  /// The alternatives whose conditions agree, pairwise.
  private func combine(_ left: Value, _ right: Value, _ work: (Value, Value) -> Value) -> Value {
    func alternatives(_ value: Value) -> [ChoiceValue.Alternative] {
      if case .choice(let choice) = value { choice.alternatives } else { [.init(value: value, assumptions: [])] }
    }
    var results: [ChoiceValue.Alternative] = []
    for one in alternatives(left) {
      for other in alternatives(right) {
        guard let both = Self.union(one.assumptions, other.assumptions) else { continue }
        results.append(.init(value: work(one.value, other.value), assumptions: both))
      }
    }
    return choice(of: results)
  }

  // MARK: Numbers

  private func arithmetic(_ sign: String, _ left: Value, _ right: Value) -> Value {
    let origins = [left, right].flatMap(\.origins)
    switch (left, right) {
    case (.number(let a), .number(let b)):
      guard let value = Self.calculate(sign, a, b) else { return unknown(.unsupported(sign), origins: origins) }
      return .number(
        Number(value, Self.kind(a.kind, b.kind), Origin(.operation(sign), at: site, [a.origin, b.origin])))
    case (.text(let a), .text(let b)) where sign == "+":
      return .text(TextValue(a.text + b.text, Origin(.operation(sign), at: site, origins)))
    case (.list(let a), .list(let b)) where sign == "+":
      let elements = Array((a.elements + b.elements).prefix(ListValue.maximumCount))
      return .list(ListValue(elements, others: a.others ?? b.others, Origin(.operation(sign), at: site, origins)))
    case (.list(let a), .unknown) where sign == "+":
      return .list(
        ListValue(a.elements, others: unknown(.given("element")), Origin(.operation(sign), at: site, origins)))
    case (.unknown, .list(let b)) where sign == "+":
      return .list(
        ListValue(b.elements, others: unknown(.given("element")), Origin(.operation(sign), at: site, origins)))
    case (.boolean(let a, let origin), .number):
      return arithmetic(sign, .number(Number(a ? 1 : 0, .integer, origin)), right)
    case (.number, .boolean(let b, let origin)):
      return arithmetic(sign, left, .number(Number(b ? 1 : 0, .integer, origin)))
    case (.unknown(let a), .number(let b)): return bounded(sign, a, b, isLeft: true)
    case (.number(let a), .unknown(let b)): return bounded(sign, b, a, isLeft: false)
    case (.enumCase(let a), .enumCase(let b)):
      return options(sign, a, b) ?? unknown(.unsupported(sign), origins: origins)
    case (.enumCase(let a), .number(let b)):
      guard let raw = a.rawValue else { return unknown(.unsupported(sign), origins: origins) }
      return arithmetic(sign, .number(Number(raw, .integer, a.origin)), .number(b))
    case (.number, .enumCase(let b)):
      guard let raw = b.rawValue else { return unknown(.unsupported(sign), origins: origins) }
      return arithmetic(sign, left, .number(Number(raw, .integer, b.origin)))
    case (.unknown(let a), _): return unknown(a.reason, type: a.type, origins: origins)
    case (_, .unknown(let b)): return unknown(b.reason, type: b.type, origins: origins)
    default: return unknown(.unsupported(sign), origins: origins)
    }
  }

  private static func kind(_ a: Number.Kind, _ b: Number.Kind) -> Number.Kind {
    if a == .floating || b == .floating { return .floating }
    return a == .integer || b == .integer ? .integer : .literal
  }

  private static func calculate(_ sign: String, _ a: Number, _ b: Number) -> Double? {
    let isInteger = kind(a.kind, b.kind) == .integer
    func bits(_ operation: (Int, Int) -> Int) -> Double? {
      guard let x = Int(exactly: a.value), let y = Int(exactly: b.value) else { return nil }
      return Double(operation(x, y))
    }
    switch sign {
    case "+", "&+": return a.value + b.value
    case "-", "&-": return a.value - b.value
    case "*", "&*": return a.value * b.value
    case "/":
      guard b.value != 0 else { return nil }
      return isInteger ? (a.value / b.value).rounded(.towardZero) : a.value / b.value
    case "%":
      guard b.value != 0 else { return nil }
      return a.value.truncatingRemainder(dividingBy: b.value)
    case "|": return bits { $0 | $1 }
    case "&": return bits { $0 & $1 }
    case "^": return bits { $0 ^ $1 }
    case "<<": return bits { $1 >= 0 && $1 < 64 ? $0 << $1 : 0 }
    case ">>": return bits { $1 >= 0 && $1 < 64 ? $0 >> $1 : 0 }
    default: return nil
    }
  }

  /// Option sets: a union of cases keeps their numbers.
  private func options(_ sign: String, _ a: CaseValue, _ b: CaseValue) -> Value? {
    guard let x = a.rawValue, let y = b.rawValue, let p = Int(exactly: x), let q = Int(exactly: y) else { return nil }
    let raw: Int
    switch sign {
    case "|": raw = p | q
    case "&": raw = p & q
    case "^": raw = p ^ q
    default: return nil
    }
    return .enumCase(
      CaseValue(
        type: a.type ?? b.type, name: names.name("\(names.text(a.name)) \(sign) \(names.text(b.name))"),
        rawValue: Double(raw), Origin(.operation(sign), at: site, [a.origin, b.origin])))
  }

  package func bounded(_ reason: UnknownReason, lower: Double?, upper: Double?, _ origins: [Origin]) -> Value {
    guard case .unknown(let plain) = unknown(reason, type: .named("CGFloat", []), origins: origins) else {
      return .null
    }
    return .unknown(
      UnknownValue(
        plain.reason, type: plain.type, identity: plain.identity, lower: lower, upper: upper, plain.origin))
  }

  private func bounded(_ sign: String, _ a: UnknownValue, _ b: Number, isLeft: Bool) -> Value {
    let origins = [a.origin, b.origin]
    var (lower, upper): (Double?, Double?) = (nil, nil)
    switch sign {
    case "+":
      lower = a.lower.map { $0 + b.value }
      upper = a.upper.map { $0 + b.value }
    case "-" where isLeft:
      lower = a.lower.map { $0 - b.value }
      upper = a.upper.map { $0 - b.value }
    case "-":
      lower = a.upper.map { b.value - $0 }
      upper = a.lower.map { b.value - $0 }
    case "*" where b.value == 0: return .number(Number(0, b.kind, Origin(.operation(sign), at: site, origins)))
    case "*" where b.value > 0:
      lower = a.lower.map { $0 * b.value }
      upper = a.upper.map { $0 * b.value }
    default: break
    }
    return bounded(a.reason, lower: lower, upper: upper, origins)
  }

  // MARK: Comparisons

  private func comparison(_ sign: String, _ left: Value, _ right: Value) -> Value {
    let origins = [left, right].flatMap(\.origins)
    func result(_ flag: Bool) -> Value { .boolean(flag, Origin(.operation(sign), at: site, origins)) }
    switch (number(left), number(right)) {
    case (let a?, let b?):
      switch sign {
      case "<": return result(a < b)
      case ">": return result(a > b)
      case "<=": return result(a <= b)
      default: return result(a >= b)
      }
    default: break
    }
    // A bound may decide it.
    let (a, b) = (bounds(left), bounds(right))
    if let upper = a.upper, let lower = b.lower {
      if upper < lower, sign == "<" || sign == "<=" { return result(true) }
      if upper < lower, sign == ">" || sign == ">=" { return result(false) }
    }
    if let lower = a.lower, let upper = b.upper {
      if lower > upper, sign == ">" || sign == ">=" { return result(true) }
      if lower > upper, sign == "<" || sign == "<=" { return result(false) }
    }
    return unknownCondition(left, right, sign, origins)
  }

  private func unknownCondition(_ left: Value, _ right: Value, _ sign: String, _ origins: [Origin]) -> Value {
    for value in [left, right] {
      if case .unknown(let unknown) = value {
        return self.unknown(unknown.reason, type: .named("Bool", []), origins: origins)
      }
    }
    return unknown(.unsupported(sign), type: .named("Bool", []), origins: origins)
  }

  package func number(_ value: Value) -> Double? {
    switch value {
    case .number(let number): number.value
    case .enumCase(let value): value.rawValue
    default: nil
    }
  }

  package func bounds(_ value: Value) -> (lower: Double?, upper: Double?) {
    switch value {
    case .number(let number): (number.value, number.value)
    case .unknown(let unknown): (unknown.lower, unknown.upper)
    default: (nil, nil)
    }
  }

  private func equality(_ left: Value, _ right: Value, isPattern: Bool) -> Value {
    let origins = [left, right].flatMap(\.origins)
    func result(_ flag: Bool) -> Value { .boolean(flag, Origin(.operation("=="), at: site, origins)) }
    var (left, right) = (left, right)
    if case .implicit = right, let type = typeReference(of: left) { right = coerce(right, to: type) }
    if case .implicit = left, let type = typeReference(of: right) { left = coerce(left, to: type) }
    switch (left, right) {
    case (.unknown(let a), .unknown(let b)) where a.identity == b.identity: return result(true)
    case (.unknown(let unknown), .null), (.null, .unknown(let unknown)):
      return presence(of: unknown.identity, origins)
    case (.object(let object), .null), (.null, .object(let object)):
      guard let unknown = objects[object].unknown else { return result(false) }
      return presence(of: unknown.identity, origins)
    case (.unknown, _), (_, .unknown): return unknownCondition(left, right, "==", origins)
    case (.list(let list), _) where isPattern && list.elements.count == 2 && number(right) == nil: return result(false)
    case (_, .tuple(let range)) where isPattern && range.labels == RangeLabels.of(names):
      guard let value = number(left), let lower = number(range.values[0]), let upper = number(range.values[1]) else {
        return unknownCondition(left, right, "~=", origins)
      }
      let isClosed = if case .boolean(true, _) = range.values[2] { true } else { false }
      return result(value >= lower && (isClosed ? value <= upper : value < upper))
    case (.enumCase(let a), .enumCase(let b)) where a.rawValue != nil && a.rawValue == b.rawValue: return result(true)
    case (.enumCase, .number), (.number, .enumCase): return result(number(left) == number(right))
    case (.enumCase(let a), .implicit(let b)), (.implicit(let b), .enumCase(let a)): return result(a.name == b.name)
    case (.implicit(let a), .implicit(let b)): return result(a.name == b.name)
    case (.object(let a), .object(let b)) where a != b:
      // Two unknown objects may be one.
      return objects[a].unknown != nil || objects[b].unknown != nil
        ? unknownCondition(left, right, "==", origins) : result(false)
    case (.boolean(let a, _), .number(let b)): return result(a == (b.value != 0))
    case (.number(let a), .boolean(let b, _)): return result(b == (a.value != 0))
    default: break
    }
    if left.origins.contains(where: { if case .unknown = $0.kind { true } else { false } })
      || right.origins.contains(where: { if case .unknown = $0.kind { true } else { false } })
    {
      if case .structure = left { return unknownCondition(left, right, "==", origins) }
    }
    return result(left.isSame(as: right))
  }

  private func presence(of unknown: Int32, _ origins: [Origin]) -> Value {
    let id = condition(Condition(kind: .isPresent(unknown: unknown), site: site))
    if let known = state.assumptions.first(where: { $0.condition == id }) {
      return .boolean(known.side != 0, Origin(.condition, at: site, origins))
    }
    return .choice(
      ChoiceValue([
        .init(
          value: .boolean(false, Origin(.condition, at: site, origins)),
          assumptions: [Assumption(condition: id, side: 0)]),
        .init(
          value: .boolean(true, Origin(.condition, at: site, origins)),
          assumptions: [Assumption(condition: id, side: 1)]),
      ]))
  }

  private func typeReference(of value: Value) -> TypeReference? {
    switch value {
    case .enumCase(let value): value.type.map { .named(store.types[$0].name, []) }
    case .structure(let structure): .named(store.types[structure.type].name, [])
    case .unknown(let unknown): unknown.type
    default: nil
    }
  }

  // MARK: Ranges

  private func range(_ sign: String, _ left: Value, _ right: Value) -> Value {
    let isClosed = sign == "..."
    // Small known ones of integers are lists, so that loops go over them.
    if case .number(let a) = left, case .number(let b) = right, a.kind != .floating, b.kind != .floating,
      b.value - a.value <= Double(ListValue.maximumCount), a.value <= b.value
    {
      var elements: [Value] = []
      var next = a.value
      while isClosed ? next <= b.value : next < b.value {
        elements.append(.number(Number(next, .integer, a.origin)))
        next += 1
      }
      return .list(ListValue(elements, Origin(.operation(sign), at: site, [a.origin, b.origin])))
    }
    return .tuple(
      TupleValue(
        labels: RangeLabels.of(names), values: [left, right, .boolean(isClosed, Origin(.literal, at: site))]))
  }
}

/// How a range that is no list is kept.
enum RangeLabels {
  static func of(_ names: NameTable) -> [Name?] {
    [names.name("lowerBound"), names.name("upperBound"), names.name("\u{0}closed")]
  }
}
