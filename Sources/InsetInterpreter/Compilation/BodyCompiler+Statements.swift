internal import InsetSyntax

extension BodyCompiler {
  func block(_ statements: [CodeStatement]) {
    inScope {
      // Local functions can be called before the line they stand in.
      for statement in statements { if case .function(let function) = statement.kind { declare(function) } }
      for (index, statement) in statements.enumerated() {
        range = statement.range
        if statement.traits.contains(.do), index + 1 < statements.count,
          statements[index + 1].traits.contains(.handlers)
        {
          guarded(statement, handlers: statements[index + 1])
        } else if statement.traits.contains(.handlers), index > 0, statements[index - 1].traits.contains(.do) {
          continue
        } else {
          self.statement(statement)
        }
      }
    }
  }

  func statement(_ statement: CodeStatement) {
    range = statement.range
    switch statement.kind {
    case .expression(let value):
      if let pattern = statement.details?.pattern {
        expression(value)
        destructure(pattern)
      } else {
        discard(value)
      }
    case .variable(let name, let className, let value): variable(name, className, value, statement)
    case .assignment(let target, let name, let value): assign(target, name, value)
    case .branches(let branches, let otherwise): self.branches(branches, otherwise, label: statement.details?.label)
    case .guard(let conditions, let otherwise): `guard`(conditions, otherwise)
    case .choice(let subject, let choices): `switch`(subject, choices, label: statement.details?.label)
    case .loop(let variable, let sequence, let body): loop(variable, sequence, body, statement)
    case .block(let body):
      if statement.traits.contains(.deferred) {
        deferred[deferred.count - 1].append(statement)
      } else if let label = statement.details?.label {
        labelled(label) { block(body) }
      } else {
        block(body)
      }
    case .return(let value):
      if let value { expression(value) } else { emit(.null) }
      if let type = body.resultType { emit(.coerce, self.type(type)) }
      runDeferred(from: 0)
      emit(.return)
    case .function(let function): define(function)
    case .jump(let jump, let label): self.jump(jump, label)
    case .throw(let error):
      if let error { expression(error) } else { emit(.null) }
      runDeferred(from: 0)
      emit(.throw)
    }
  }

  /// An expression whose value nobody wants.
  private func discard(_ value: CodeExpression) {
    switch value.kind {
    case .binary(let target, "=", let right): assign(target, "=", right)
    case .unary(let sign, let operand) where sign == "++" || sign == "--":
      assign(operand, sign == "++" ? "+=" : "-=", CodeExpression(.number(1), at: value.range))
    default:
      expression(value)
      emit(.pop)
    }
  }

  // MARK: Variables and functions

  private func variable(_ name: String, _ className: String?, _ value: CodeExpression?, _ statement: CodeStatement) {
    let details = statement.details
    let type = store.type(details?.type) ?? className.map { TypeReference.named($0, []) }
    if statement.traits.contains(.static) { return staticVariable(name, type, value) }
    if let getter = details?.accessors.last(where: { $0.kind == .get }) {
      // A computed local variable is a local function without parameters.
      var function = CodeFunction(name: .init(name, at: statement.range), range: statement.range)
      function.body = getter.body
      function.resultType = details?.type ?? "Any"
      declare(function)
      define(function)
      for index in scopes.indices.reversed() where scopes[index][name] != nil {
        scopes[index][name]?.getter = 1
        break
      }
      return
    }
    if let value {
      expression(value)
    } else if isObjectiveC, let type, let number = Self.zero(of: type, isPointer: details?.type?.contains("*") ?? true)
    {
      emit(constant: .number(Number(number, .integer, Origin(.literal, at: site))))
    } else {
      emit(.null)
    }
    if value != nil { if let type { emit(.coerce, self.type(type)) } else { emit(.settle) } }
    range = statement.range
    bind(name)
  }

  private static func zero(of type: TypeReference, isPointer: Bool) -> Double? {
    guard !isPointer, let name = type.name else { return nil }
    return ["CGFloat", "NSInteger", "NSUInteger", "int", "BOOL", "float", "double", "long", "NSTimeInterval"].contains(
      name)
      ? 0 : nil
  }

  private func staticVariable(_ name: String, _ type: TypeReference?, _ value: CodeExpression?) {
    let variable = declare(name)
    scopes[scopes.count - 1][name]?.isShared = true
    let slot = Int32(truncatingIfNeeded: variable.slot)
    let known = emit(.staticLocal, 0, slot)
    if let value { expression(value) } else { emit(.null) }
    if let type { emit(.coerce, self.type(type)) }
    emit(.setStaticLocal, 0, slot)
    land(known)
  }

  private func declare(_ function: CodeFunction) {
    sharedNames.insert(function.name.value)
    let variable = declare(function.name.value)
    // It may call itself, or one that is declared after it.
    emit(.null)
    emit(.makeCell, Int32(truncatingIfNeeded: variable.slot))
  }

  private func define(_ function: CodeFunction) {
    guard let variable = variable(function.name.value) else { return }
    let inner = nestedBody()
    inner.resultType = store.type(function.resultType) ?? function.resultClassName.map { .named($0, []) }
    let compiler = BodyCompiler(store, inner, within: self)
    compiler.compile(function)
    makeClosure(inner, compiler)
    store(variable)
  }

  func nestedBody() -> Body {
    let inner = store.newBody(
      .nested(body.id, nestedCount), name: body.name, file: body.file, owner: body.owner, language: body.language,
      isOfType: body.isOfType)
    nestedCount += 1
    return inner
  }

  /// Takes what it captures along.
  func makeClosure(_ inner: Body, _ compiler: BodyCompiler, weak: Set<String> = []) {
    for (name, _) in compiler.captured {
      guard let outer = variable(name) else {
        emit(.null)
        continue
      }
      // A shared variable is handed over as it is, not what it holds.
      emit(.local, Int32(truncatingIfNeeded: outer.slot))
    }
    body.closures.append(
      ClosureTemplate(
        body: inner.id, captureCount: compiler.captured.count, weak: compiler.captured.map { weak.contains($0.name) }))
    emit(.closure, Int32(truncatingIfNeeded: body.closures.count - 1))
  }

  /// `let (a, b) = value`
  private func destructure(_ pattern: CodeChoice.Pattern) {
    let subject = slot()
    emit(.setLocal, Int32(truncatingIfNeeded: subject))
    bindings(pattern.expression, Set(pattern.bindings), subject)
  }

  // MARK: Branches

  func branches(_ branches: [CodeBranch], _ otherwise: [CodeStatement], label: String?) {
    if let label { return labelled(label) { self.branches(branches, otherwise, label: nil) } }
    var toEnd: [Int] = []
    var joins: [Int] = []
    for branch in branches {
      inScope {
        let failures = conditions(branch.conditions, joins: &joins)
        block(branch.body)
        toEnd.append(emit(.jump))
        for failure in failures { land(failure) }
      }
    }
    block(otherwise)
    for jump in toEnd { land(jump) }
    for join in joins { joinHere(join) }
  }

  private func `guard`(_ conditions: [CodeCondition], _ otherwise: [CodeStatement]) {
    var joins: [Int] = []
    // What it binds stays in the scope around.
    let failures = self.conditions(conditions, joins: &joins)
    let over = emit(.jump)
    for failure in failures { land(failure) }
    block(otherwise)
    land(over)
    for join in joins { joinHere(join) }
  }

  /// Code that goes on where all of the conditions hold, with the names that they bind declared.
  ///
  /// - Returns: the jumps that go elsewhere.
  func conditions(_ conditions: [CodeCondition], joins: inout [Int]) -> [Int] {
    var failures: [Int] = []
    for condition in conditions {
      switch condition {
      case .expression(let value): self.condition(value, &failures, &joins)
      case .available(let availability):
        body.availabilities.append(availability)
        emit(.available, Int32(truncatingIfNeeded: body.availabilities.count - 1))
        let index = emit(.branch)
        failures.append(index)
        joins.append(index)
      case .compilation(let condition):
        emit(.compilation, text(condition))
        let index = emit(.branch)
        failures.append(index)
        joins.append(index)
      case .binding(let name, let value):
        range = value.range
        expression(value)
        let index = emit(.unwrap)
        failures.append(index)
        joins.append(index)
        // `guard let self` in a closure: `self` it is already.
        if name == "self" { emit(.pop) } else { bind(name) }
      case .match(let pattern, let value):
        let subject = slot()
        expression(value)
        emit(.setLocal, Int32(truncatingIfNeeded: subject))
        match(pattern, subject, &failures, &joins)
      }
    }
    return failures
  }

  /// `a && b` asks one after the other, so that what the first says holds where the second is asked.
  private func condition(_ value: CodeExpression, _ failures: inout [Int], _ joins: inout [Int]) {
    if case .binary(let left, "&&", let right) = value.kind, !value.marks.contains(.parenthesised) {
      condition(left, &failures, &joins)
      condition(right, &failures, &joins)
      return
    }
    // `if (self = [super init])`, `while (x = next())`: the assignment's value.
    range = value.range
    expression(value)
    let index = emit(.branch)
    failures.append(index)
    joins.append(index)
  }

  // MARK: Switches

  private func `switch`(_ subject: CodeExpression, _ choices: [CodeChoice], label: String?) {
    let slot = slot()
    expression(subject)
    emit(.setLocal, Int32(truncatingIfNeeded: slot))
    let begin = emit(.loopBegin)
    targets.append(Target(label: label, isLoop: false, takesBareBreak: true, deferredDepth: deferred.count))
    var joins: [Int] = []
    var toEnd: [Int] = []
    var pendingFallthroughs: [Int] = []
    // The default is asked for last wherever it stands; Objective-C may fall into it from above.
    let ordered =
      isObjectiveC ? choices : choices.filter { !$0.patterns.isEmpty } + choices.filter { $0.patterns.isEmpty }
    for (index, choice) in ordered.enumerated() {
      inScope {
        let failures = tests(choice, slot, others: isObjectiveC && choice.patterns.isEmpty ? ordered : [], &joins)
        for jump in pendingFallthroughs { land(jump) }
        pendingFallthroughs = []
        let falls = fallsThrough(choice)
        block(choice.body.filter { if case .jump(.fallthrough, _) = $0.kind { false } else { true } })
        if falls, index + 1 < ordered.count {
          pendingFallthroughs.append(emit(.jump))
        } else {
          toEnd.append(emit(.jump))
        }
        for failure in failures { land(failure) }
      }
    }
    for jump in toEnd { land(jump) }
    targets.removeLast()
    let end = emit(.loopEnd)
    body.code[begin].a = Int32(truncatingIfNeeded: end)
    for join in joins { body.code[join].b = Int32(truncatingIfNeeded: end) }
  }

  private func fallsThrough(_ choice: CodeChoice) -> Bool {
    if case .jump(.fallthrough, _)? = choice.body.last?.kind { return true }
    return choice.fallsThrough
  }

  /// The tests of a case: each pattern's success goes to the body. The returned jumps are taken where none fits.
  ///
  /// - Parameter others: of a default in the middle, all cases, none of which may fit.
  private func tests(_ choice: CodeChoice, _ slot: Int, others: [CodeChoice], _ joins: inout [Int]) -> [Int] {
    if choice.patterns.isEmpty {
      var failures: [Int] = []
      for other in others where !other.patterns.isEmpty {
        for pattern in other.patterns {
          emit(.local, Int32(truncatingIfNeeded: slot))
          expression(pattern.expression)
          emit(.binary, operatorIndex("!="))
          let index = emit(.branch)
          failures.append(index)
          joins.append(index)
        }
      }
      return failures
    }
    var failures: [Int] = []
    var toBody: [Int] = []
    for (index, pattern) in choice.patterns.enumerated() {
      for failure in failures { land(failure) }
      failures = []
      match(pattern, slot, &failures, &joins)
      if index + 1 < choice.patterns.count { toBody.append(emit(.jump)) }
    }
    for jump in toBody { land(jump) }
    return failures
  }

  // MARK: Jumps

  private func jump(_ jump: CodeStatement.Jump, _ label: String?) {
    var depth: Int32 = 0
    for target in targets.reversed() {
      let isMeant =
        if let label {
          target.label == label
        } else {
          jump == .continue ? target.isLoop : target.takesBareBreak
        }
      if isMeant {
        runDeferred(from: target.deferredDepth)
        emit(.leave, depth, jump == .continue ? 1 : 0)
        return
      }
      depth += 1
    }
  }

  private func labelled(_ label: String, _ work: () -> Void) {
    let begin = emit(.loopBegin)
    targets.append(Target(label: label, isLoop: false, takesBareBreak: false, deferredDepth: deferred.count))
    work()
    targets.removeLast()
    body.code[begin].a = Int32(truncatingIfNeeded: emit(.loopEnd))
  }

  private func guarded(_ statement: CodeStatement, handlers: CodeStatement) {
    guard case .block(let statements) = statement.kind, case .branches(let branches, _) = handlers.kind else { return }
    let begin = emit(.catchBegin)
    block(statements)
    emit(.catchEnd)
    let over = emit(.jump)
    land(begin)
    let error = slot()
    emit(.setLocal, Int32(truncatingIfNeeded: error))
    var toEnd: [Int] = []
    var joins: [Int] = []
    for (index, branch) in branches.enumerated() {
      inScope {
        var failures: [Int] = []
        let caught = handlers.details?.caught ?? []
        if let pattern = caught.indices.contains(index) ? caught[index] : nil {
          match(pattern, error, &failures, &joins)
        } else {
          emit(.local, Int32(truncatingIfNeeded: error))
          bind("error")
        }
        block(branch.body)
        toEnd.append(emit(.jump))
        for failure in failures { land(failure) }
      }
    }
    land(over)
    for jump in toEnd { land(jump) }
    for join in joins { joinHere(join) }
  }
}
