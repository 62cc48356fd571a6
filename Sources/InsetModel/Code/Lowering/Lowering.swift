internal import InsetFacts

/// Turns a function's body into the effects that it has, in order.
///
/// Branches are all followed: an effect says under which circumstances it takes place. A local variable stands for what
/// was assigned to it; where branches give it different values, for each of them.
struct Lowering {
  private(set) var effects: [CodeEffect] = []
  /// What local variables hold. A parameter without entry stands for itself.
  var locals: [String: CodeExpression] = [:]
  private var circumstances = Circumstances()
  private var depth = 0

  /// Statements nested deeper say nothing that could be followed.
  private static let maximumDepth = 48
  private static let maximumUnrolledCount = 8
  /// Functions through which libraries and apps configure an object in place.
  private static let configuring: Set<String> = ["then", "apply", "with", "also", "do", "configure", "tap", "setup"]

  static func effects(of body: [CodeStatement], locals: [String: CodeExpression] = [:]) -> [CodeEffect] {
    var lowering = Lowering()
    lowering.locals = locals
    lowering.lower(body)
    return lowering.effects
  }

  /// The effects of an initial value, and what it gives.
  static func value(of expression: CodeExpression) -> (effects: [CodeEffect], value: CodeExpression) {
    var lowering = Lowering()
    let value = lowering.lower(expression)
    return (lowering.effects, value)
  }
}

// MARK: - Statements

extension Lowering {
  private mutating func lower(_ statements: [CodeStatement]) {
    guard depth < Self.maximumDepth else { return }
    depth += 1
    defer { depth -= 1 }
    for statement in statements { lower(statement) }
  }

  /// A block whose changes to local variables stay; what it declares is dropped by nobody asking for it.
  private mutating func lower(_ statements: [CodeStatement], under change: (inout Circumstances) -> Void) {
    let outer = circumstances
    change(&circumstances)
    lower(statements)
    circumstances = outer
  }

  private mutating func lower(_ statement: CodeStatement) {
    switch statement.kind {
    case .expression(let expression): evaluate(expression, statement)
    case .variable(let name, let className, let value): declare(name, className, value)
    case .assignment(let target, let sign, let value): assign(target, sign, value, statement)
    case .branches(let branches, let otherwise): lower(branches, otherwise)
    case .guard(let conditions, let otherwise): lowerGuard(conditions, otherwise)
    case .choice(let subject, let cases): lower(subject, cases)
    case .loop(let variable, let sequence, let body): loop(variable, sequence, body)
    case .block(let body): lower(body)
    case .return(let value):
      guard let value else { return }
      let result = lower(value)
      append(.result(result), statement.range)
    case .function(let function):
      lower(function.body) { $0.isDeferred = true }
    }
  }

  /// A variable without value holds nothing yet; one whose declaration names a class keeps it in a cast.
  private mutating func declare(_ name: String, _ className: String?, _ value: CodeExpression?) {
    guard let value else {
      locals[name] = CodeExpression(.null, at: 0..<0)
      return
    }
    let lowered = lower(value)
    // What the function called does takes place here, wherever the variable is used.
    if case .call(let callee, _) = lowered.uncast.kind, Self.isOwnFunction(callee) {
      append(.evaluation(lowered), lowered.range)
    }
    locals[name] = Self.bounded(
      className.map { CodeExpression(.cast(lowered, className: $0), at: lowered.range) } ?? lowered)
  }

  /// A function of the code's own object, not a type that is made.
  private static func isOwnFunction(_ callee: CodeExpression) -> Bool {
    switch callee.kind {
    case .name(let name): name.first?.isLowercase == true
    case .member(let base, _): base.kind == .self
    default: false
    }
  }

  private mutating func evaluate(_ expression: CodeExpression, _ statement: CodeStatement) {
    if append(expression) { return }
    let value = lower(expression)
    append(.evaluation(value), statement.range)
  }

  /// `list.append(item)` of a local list whose items are known.
  private mutating func append(_ expression: CodeExpression) -> Bool {
    guard case .call(let callee, let arguments) = expression.kind, let item = arguments.first?.value,
      case .member(let base, let name) = callee.kind, name == "append" || name == "addObject",
      case .name(let list) = base.kind, case .array(let items)? = locals[list]?.uncast.kind
    else { return false }
    let more = lower(item)
    var all = items
    if arguments.first?.label == "contentsOf", case .array(let others) = more.kind {
      all += others
    } else {
      all.append(more)
    }
    locals[list] = Self.bounded(CodeExpression(.array(all), at: expression.range))
    return true
  }

  private mutating func assign(
    _ target: CodeExpression, _ sign: String, _ value: CodeExpression, _ statement: CodeStatement
  ) {
    let value = lower(value)
    if sign == "=", case .name(let name) = target.kind, let before = locals[name] {
      let isCertain = circumstances.conditions.isEmpty && circumstances.systems == .all
      let isReplaced = isCertain || before.uncast.kind == .null
      locals[name] = Self.bounded(isReplaced ? value : Self.either(value, before))
      return
    }
    if sign == "+=", case .name(let name) = target.kind, case .array(let items)? = locals[name]?.uncast.kind {
      let more = Self.concatenated(CodeExpression(.array(items), at: target.range), value, at: value.range)
      locals[name] = Self.bounded(more)
      return
    }
    append(.assignment(target: lower(target), operator: sign, value: value), statement.range)
  }

  private static func concatenated(_ left: CodeExpression, _ right: CodeExpression, at range: Range<Int>)
    -> CodeExpression
  {
    if case .array(let first) = left.uncast.kind, case .array(let second) = right.uncast.kind {
      return CodeExpression(.array(first + second), at: range)
    }
    guard case .array(let items) = left.uncast.kind else {
      return CodeExpression(.binary(left, operator: "+", right), at: range)
    }
    // What isn't known is one item of the list; who reads it takes it apart.
    return CodeExpression(.array(items + [right]), at: range)
  }

  private mutating func append(_ kind: CodeEffect.Kind, _ range: Range<Int>) {
    guard !circumstances.systems.isEmpty else { return }
    effects.append(CodeEffect(kind: kind, circumstances: circumstances, range: range))
  }
}

// MARK: - Branches

extension Lowering {
  private mutating func lower(_ branches: [CodeBranch], _ otherwise: [CodeStatement]) {
    let outer = circumstances
    var rest = outer
    for branch in branches {
      circumstances = rest
      let isMaking = branches.count == 1 && Self.makes(branch)
      var failing = enter(branch.conditions)
      if isMaking {
        circumstances.conditions = rest.conditions
        failing.conditions = rest.conditions
      }
      lower(branch.body)
      let isLeft = Self.leaves(branch.body)
      rest = failing
      // What follows `if x { return }` holds only where the condition doesn't; of conditions that say nothing of
      // systems that is the usual case.
      if isLeft, branches.count == 1, otherwise.isEmpty {
        circumstances = outer
        circumstances.systems = failing.systems
        return
      }
    }
    circumstances = rest
    lower(otherwise)
    circumstances = outer
  }

  /// `if (!_table) { _table = … }`: what happens the first time, once.
  private static func makes(_ branch: CodeBranch) -> Bool {
    guard branch.conditions.count == 1, case .expression(let condition)? = branch.conditions.first else { return false }
    let object: CodeExpression
    switch condition.kind {
    case .unary("!", let inner): object = inner
    case .binary(let left, "==", let right) where right.kind == .null: object = left
    default: return false
    }
    return branch.body.contains { statement in
      guard case .assignment(let target, "=", _) = statement.kind else { return false }
      return target.kind == object.kind || name(of: target) != nil && name(of: target) == name(of: object)
    }
  }

  private static func name(of expression: CodeExpression) -> String? {
    switch expression.kind {
    case .name(let name): name
    case .member(let base, let name) where base.kind == .self: name
    default: nil
    }
  }

  private mutating func lowerGuard(_ conditions: [CodeCondition], _ otherwise: [CodeStatement]) {
    let outer = circumstances
    let failing = enter(conditions)
    let holding = circumstances
    circumstances = failing
    lower(otherwise)
    circumstances = outer
    circumstances.systems = holding.systems
  }

  /// Takes the conditions into the circumstances; gives those under which they fail.
  private mutating func enter(_ conditions: [CodeCondition]) -> Circumstances {
    var failing = circumstances
    for condition in conditions {
      if let systems = SystemConditions.systems(condition) {
        circumstances.systems = circumstances.systems.intersection(systems.holds)
        if conditions.count == 1, let fails = systems.fails {
          failing.systems = failing.systems.intersection(fails)
        } else {
          failing.conditions.append(Self.range(of: condition))
        }
        continue
      }
      switch condition {
      case .available: break
      case .compilation: break
      case .binding(let name, let value):
        let bound = lower(value)
        if name != "self" { locals[name] = bound }
        failing.conditions.append(value.range)
      case .expression(let expression):
        let value = lower(expression)
        circumstances.conditions.append(value.range)
        failing.conditions.append(value.range)
      case .match(let pattern, let value):
        let subject = lower(value)
        circumstances.choices.append(.init(subject: subject, names: Self.caseName(pattern).map { [$0] } ?? []))
        for name in pattern.bindings { locals[name] = CodeExpression(.other, at: value.range) }
        failing.conditions.append(value.range)
      }
    }
    return failing
  }

  private static func range(of condition: CodeCondition) -> Range<Int> {
    switch condition {
    case .expression(let expression): expression.range
    case .binding(_, let value), .match(_, let value): value.range
    case .available, .compilation: 0..<0
    }
  }

  private mutating func lower(_ subject: CodeExpression, _ cases: [CodeChoice]) {
    let subject = lower(subject)
    for choice in cases {
      let names = choice.patterns.compactMap(Self.caseName)
      for name in choice.patterns.flatMap(\.bindings) { locals[name] = CodeExpression(.other, at: subject.range) }
      lower(choice.body) { $0.choices.append(.init(subject: subject, names: names)) }
    }
  }

  /// `settings` of `.settings(let id)`, `Scene.settings`, `SceneSettings`.
  private static func caseName(_ pattern: CodeChoice.Pattern) -> String? {
    var expression = pattern.expression
    if case .call(let callee, _) = expression.kind { expression = callee }
    switch expression.kind {
    case .implicitMember(let name), .member(_, let name), .name(let name), .string(let name): return name
    case .number(let number): return "\(number)"
    default: return nil
    }
  }

  /// Whether control never comes out at the end.
  private static func leaves(_ body: [CodeStatement]) -> Bool {
    guard let last = body.last else { return false }
    if case .return = last.kind { return true }
    return false
  }

  private mutating func loop(_ variable: String?, _ sequence: CodeExpression?, _ body: [CodeStatement]) {
    guard let variable, let sequence else { return lower(body) }
    let elements = lower(sequence)
    if case .array(let items) = elements.kind, (1...Self.maximumUnrolledCount).contains(items.count) {
      for item in items {
        locals[variable] = item
        lower(body)
      }
    } else {
      locals[variable] = CodeExpression(.subscript(elements, []), at: elements.range)
      lower(body) { $0.isDeferred = true }
    }
  }
}

// MARK: - Expressions

extension Lowering {
  /// The expression with local variables replaced. Closures that are called at once are followed; those that are handed
  /// over are followed too, as something that runs later.
  mutating func lower(_ expression: CodeExpression) -> CodeExpression {
    guard depth < Self.maximumDepth else { return CodeExpression(.other, at: expression.range) }
    depth += 1
    defer { depth -= 1 }
    func with(_ kind: CodeExpression.Kind) -> CodeExpression { CodeExpression(kind, at: expression.range) }
    switch expression.kind {
    case .boolean, .number, .string, .null, .self, .super, .implicitMember, .selector, .other: return expression
    case .name(let name): return locals[name] ?? expression
    case .member(let base, let name): return with(.member(lower(base), name))
    case .call(let callee, let arguments): return call(callee, arguments, expression)
    case .subscript(let base, let arguments):
      return with(.subscript(lower(base), arguments.map { .init($0.label, lower($0.value)) }))
    case .array(let items): return with(.array(items.map { lower($0) }))
    case .dictionary(let entries): return with(.dictionary(entries.map { .init(lower($0.key), lower($0.value)) }))
    case .closure(let parameters, let body):
      return with(.closure(parameters: parameters, body: bound(body, parameters)))
    case .conditional(let condition, let then, let otherwise):
      return with(.conditional(lower(condition), then: lower(then), otherwise: lower(otherwise)))
    case .binary(let left, let sign, let right): return with(.binary(lower(left), operator: sign, lower(right)))
    case .unary(let sign, let inner): return with(.unary(operator: sign, lower(inner)))
    case .cast(let value, let name): return with(.cast(lower(value), className: name))
    }
  }

  private mutating func call(
    _ callee: CodeExpression, _ arguments: [CodeExpression.Argument], _ expression: CodeExpression
  ) -> CodeExpression {
    if case .closure(let parameters, let body) = callee.kind {
      let values = arguments.map { lower($0.value) }
      return inlined(body, parameters, values, at: expression.range)
    }
    var callee = callee
    if case .member(let base, let name) = callee.kind {
      let base = lower(base)
      callee = CodeExpression(.member(base, name), at: callee.range)
      if let closure = arguments.last?.value, case .closure(let parameters, let body) = closure.kind {
        if Self.configuring.contains(name), arguments.count == 1 {
          _ = inlined(body, parameters, [base], at: expression.range)
          return base
        }
        if ["map", "compactMap", "flatMap"].contains(name), arguments.count == 1 {
          return mapped(base, parameters, body, at: expression.range)
        }
      }
      if name == "forEach", arguments.count == 1, let action = arguments.first?.value {
        forEach(base, action, at: expression.range)
        return CodeExpression(.other, at: expression.range)
      }
    } else if case .name("NSDictionaryOfVariableBindings") = callee.kind {
      return bindings(arguments, at: expression.range)
    } else {
      callee = lower(callee)
    }
    var lowered: [CodeExpression.Argument] = []
    for argument in arguments {
      lowered.append(.init(argument.label, lower(argument.value)))
      if case .closure(_, let body) = argument.value.kind { lower(body) { $0.isDeferred = true } }
    }
    return CodeExpression(.call(callee, lowered), at: expression.range)
  }

  /// What a closure gives that is called at once; its effects take place here.
  private mutating func inlined(
    _ body: [CodeStatement], _ parameters: [String], _ values: [CodeExpression], at range: Range<Int>
  ) -> CodeExpression {
    let outer = locals
    for (index, value) in values.enumerated() {
      locals["$\(index)"] = value
      if index < parameters.count { locals[parameters[index]] = value }
    }
    let first = effects.count
    lower(body)
    var result: CodeExpression?
    let own = Array(effects[first...])
    effects.removeSubrange(first...)
    for effect in own {
      if case .result(let value) = effect.kind {
        result = result.map { Self.either($0, value) } ?? value
      } else {
        effects.append(effect)
      }
    }
    // The body of a single expression gives that expression.
    if result == nil, body.count == 1, effects.count > first, case .evaluation(let value)? = effects.last?.kind {
      result = value
      effects.removeLast()
    }
    locals = outer
    return result ?? CodeExpression(.other, at: range)
  }

  private mutating func mapped(
    _ base: CodeExpression, _ parameters: [String], _ body: [CodeStatement], at range: Range<Int>
  ) -> CodeExpression {
    if case .array(let items) = base.kind, items.count <= 4 * Self.maximumUnrolledCount {
      return CodeExpression(.array(items.map { inlined(body, parameters, [$0], at: range) }), at: range)
    }
    let element = CodeExpression(.subscript(base, []), at: base.range)
    return CodeExpression(.array([inlined(body, parameters, [element], at: range)]), at: range)
  }

  /// Does something with every item: a closure's body, or a function named by itself.
  private mutating func forEach(_ base: CodeExpression, _ action: CodeExpression, at range: Range<Int>) {
    var items = [CodeExpression(.subscript(base, []), at: base.range)]
    var isKnown = false
    if case .array(let list) = base.uncast.kind, list.count <= 4 * Self.maximumUnrolledCount {
      items = list
      isKnown = true
    }
    let outer = circumstances
    defer { circumstances = outer }
    if !isKnown { circumstances.isDeferred = true }
    for item in items {
      let call = CodeExpression(.call(action, [.init(nil, item)]), at: range)
      if case .closure(let parameters, let body) = action.kind {
        let result = inlined(body, parameters, [item], at: range)
        if result.kind != .other { append(.evaluation(result), result.range) }
      } else {
        append(.evaluation(lower(call)), range)
      }
    }
  }

  /// The macro's keys are what stands in the source.
  private mutating func bindings(_ arguments: [CodeExpression.Argument], at range: Range<Int>) -> CodeExpression {
    let entries = arguments.compactMap { argument -> CodeExpression.Entry? in
      guard let name = Self.name(of: argument.value) else { return nil }
      return .init(CodeExpression(.string(name), at: argument.value.range), lower(argument.value))
    }
    return CodeExpression(.dictionary(entries), at: range)
  }

  private static func either(_ one: CodeExpression, _ other: CodeExpression) -> CodeExpression {
    CodeExpression(.conditional(CodeExpression(.other, at: 0..<0), then: one, otherwise: other), at: one.range)
  }

  /// A variable can be built from itself over and over: what grows too large says nothing any more.
  private static func bounded(_ expression: CodeExpression) -> CodeExpression {
    expression.weight(limit: maximumWeight) < maximumWeight ? expression : CodeExpression(.other, at: expression.range)
  }

  private static let maximumWeight = 400

  /// A closure's body with the variables around it replaced, for those who read it where it is handed over.
  private func bound(_ body: [CodeStatement], _ parameters: [String]) -> [CodeStatement] {
    let captured = locals.filter { !parameters.contains($0.key) }
    return captured.isEmpty ? body : LocalBinding(captured).bound(body)
  }
}
