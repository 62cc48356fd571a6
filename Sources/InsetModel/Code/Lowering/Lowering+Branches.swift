internal import InsetSyntax

// Branches, loops and what holds in them.
extension Lowering {
  mutating func lower(_ branches: [CodeBranch], _ otherwise: [CodeStatement]) {
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
      branchDepth += isMaking ? 0 : 1
      // What is compiled for other platforms isn't there at all.
      if !circumstances.systems.isEmpty { lower(branch.body) }
      branchDepth -= isMaking ? 0 : 1
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
    branchDepth += 1
    if !circumstances.systems.isEmpty { lower(otherwise) }
    branchDepth -= 1
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

  static func name(of expression: CodeExpression) -> String? {
    switch expression.kind {
    case .name(let name): name
    case .member(let base, let name) where base.kind == .self: name
    default: nil
    }
  }

  mutating func lowerGuard(_ conditions: [CodeCondition], _ otherwise: [CodeStatement]) {
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
          failing.add(condition: Self.range(of: condition))
        }
        continue
      }
      switch condition {
      case .available: break
      case .compilation(let text):
        switch CompilationPlatform.isIOS(text) {
        case true?: failing.systems = .none
        case false?: circumstances.systems = .none
        case nil: break
        }
      case .binding(let name, let value):
        let bound = asked(value)
        if name != "self" { locals[name] = bound }
        circumstances.add(test: .present, bound)
        failing.add(condition: value.range)
        if conditions.count == 1 { failing.add(test: .absent, bound, at: value.range) }
      case .expression(let expression):
        let value = asked(expression)
        circumstances.add(condition: value.range)
        circumstances.add(test: .holds, value, at: value.range)
        failing.add(condition: value.range)
        if conditions.count == 1 { failing.add(test: .fails, value, at: value.range) }
      case .match(let pattern, let value):
        let subject = asked(value)
        circumstances.choices.append(.init(subject: subject, names: Self.caseName(pattern).map { [$0] } ?? []))
        bind(pattern, subject)
        failing.add(condition: value.range)
      }
    }
    return failing
  }

  /// What a condition asks.
  private mutating func asked(_ condition: CodeExpression) -> CodeExpression {
    let value = lower(condition)
    if keepsConditions { append(.evaluation(value), condition.range) }
    return value
  }

  private static func range(of condition: CodeCondition) -> Range<Int> {
    switch condition {
    case .expression(let expression): expression.range
    case .binding(_, let value), .match(_, let value): value.range
    case .available, .compilation: 0..<0
    }
  }

  mutating func lower(_ subject: CodeExpression, _ cases: [CodeChoice]) {
    let subject = lower(subject)
    for choice in cases {
      let names = choice.patterns.compactMap(Self.caseName)
      for pattern in choice.patterns { bind(pattern, subject) }
      lower(choice.body) { $0.choices.append(.init(subject: subject, names: names)) }
    }
  }

  /// What a pattern binds are the values of the case, by their places: `subject.0`.
  private mutating func bind(_ pattern: CodeChoice.Pattern, _ subject: CodeExpression) {
    var values: [CodeExpression.Argument] = []
    if case .call(_, let arguments) = pattern.expression.kind { values = arguments }
    for name in pattern.bindings {
      let place = values.firstIndex { $0.value.kind == .name(name) }
      locals[name] = CodeExpression(place.map { .member(subject, "\($0)") } ?? .other, at: subject.range)
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
    for statement in body.reversed() {
      switch statement.kind {
      case .return: return true
      case .jump(.break, _), .jump(.continue, _): continue
      default: return false
      }
    }
    return false
  }

  mutating func loop(_ variable: String?, _ sequence: CodeExpression?, _ body: [CodeStatement]) {
    guard let variable, let sequence else { return lower(body) }
    let elements = lower(sequence)
    // Behind the loop the name means again what it meant before: `view` often is one.
    let outer = locals[variable]
    defer { locals[variable] = outer }
    if case .array(let items) = elements.uncast.kind, !items.isEmpty {
      let isDone = unroll(items, limit: Self.maximumUnrolledCount) { lowering, item in
        lowering.locals[variable] = item
        lowering.lower(body)
      }
      if isDone { return }
    }
    locals[variable] = CodeExpression(.subscript(elements, []), at: elements.range)
    lower(body) { $0.isDeferred = true }
  }
}
