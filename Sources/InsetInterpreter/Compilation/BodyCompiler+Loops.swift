internal import InsetSyntax

extension BodyCompiler {
  func loop(_ variable: String?, _ sequence: CodeExpression?, _ statements: [CodeStatement], _ statement: CodeStatement)
  {
    let label = statement.details?.label
    inScope {
      switch statement.details?.repetition {
      case .sequence(let pattern):
        if let sequence { iterate(pattern, sequence, statements, label) }
      case .while(let conditions, let bindsInBody):
        `while`(bindsInBody ? [] : conditions, statements, label, endsWithoutBranch: bindsInBody)
      case .untilFalse(let condition): until(condition, statements, label)
      case .counting(let initial, let condition, let step): count(initial, condition, step, statements, label)
      case nil:
        if let sequence {
          let name = CodeExpression(.name(variable ?? "_"), at: sequence.range)
          iterate(.init(name, bindings: variable.map { [$0] } ?? []), sequence, statements, label)
        } else {
          block(statements)
        }
      }
    }
  }

  /// Emits a loop around `work`, which gets the jumps that end it by reference.
  private func repeating(
    _ label: String?, test: (inout [Int]) -> Void, work: () -> Void, next: () -> Void = {}
  ) {
    let begin = emit(.loopBegin)
    targets.append(Target(label: label, isLoop: true, takesBareBreak: true, deferredDepth: deferred.count))
    let start = here
    var exits: [Int] = []
    test(&exits)
    work()
    body.code[begin].b = here
    // Where `continue` goes.
    let round = emit(.loopNext)
    next()
    let back = emit(.jump)
    body.code[back].a = start
    body.code[round].a = here
    targets.removeLast()
    let end = Int32(truncatingIfNeeded: emit(.loopEnd))
    body.code[begin].a = end
    body.code[round].a = end
    for exit in exits {
      switch body.code[exit].operation {
      case .iterate: body.code[exit].b = end
      default: body.code[exit].a = end
      }
    }
  }

  private func iterate(
    _ pattern: CodeChoice.Pattern, _ sequence: CodeExpression, _ statements: [CodeStatement], _ label: String?
  ) {
    let list = slot()
    _ = slot()
    expression(sequence)
    emit(.setLocal, Int32(truncatingIfNeeded: list))
    emit(.null)
    emit(.setLocal, Int32(truncatingIfNeeded: list + 1))
    repeating(label) { exits in
      exits.append(emit(.iterate, Int32(truncatingIfNeeded: list)))
    } work: {
      inScope {
        let element = slot()
        emit(.setLocal, Int32(truncatingIfNeeded: element))
        var failures: [Int] = []
        var joins: [Int] = []
        if case .name(let name) = pattern.expression.kind, pattern.bindings.contains(name) || name == "_" {
          emit(.local, Int32(truncatingIfNeeded: element))
          bind(name)
        } else if case .tuple = pattern.expression.kind {
          bindings(pattern.expression, Set(pattern.bindings), element)
        } else {
          match(pattern, element, &failures, &joins)
        }
        block(statements)
        for failure in failures { land(failure) }
        for join in joins { joinHere(join) }
      }
    }
  }

  private func `while`(
    _ conditions: [CodeCondition], _ statements: [CodeStatement], _ label: String?, endsWithoutBranch: Bool
  ) {
    repeating(label) { exits in
      for condition in conditions {
        guard case .expression(let value) = condition else { continue }
        expression(value)
        exits.append(emit(.loopTest))
      }
    } work: {
      // `while let x = next()`: the branch in the body asks; where it doesn't hold, the loop ends.
      if endsWithoutBranch, statements.count == 1,
        case .branches(let branches, let otherwise)? = statements.first?.kind,
        otherwise.isEmpty, branches.count == 1
      {
        let range = statements[0].range
        self.branches(branches, [CodeStatement(.jump(.break, label: nil), at: range)], label: nil)
      } else {
        block(statements)
      }
    }
  }

  private func until(_ condition: CodeExpression, _ statements: [CodeStatement], _ label: String?) {
    let begin = emit(.loopBegin)
    targets.append(Target(label: label, isLoop: true, takesBareBreak: true, deferredDepth: deferred.count))
    let start = here
    block(statements)
    body.code[begin].b = here
    let round = emit(.loopNext)
    range = condition.range
    expression(condition)
    let test = emit(.loopTest)
    let back = emit(.jump)
    body.code[back].a = start
    targets.removeLast()
    let end = Int32(truncatingIfNeeded: emit(.loopEnd))
    body.code[begin].a = end
    body.code[round].a = end
    body.code[test].a = end
  }

  private func count(
    _ initial: [CodeStatement], _ condition: CodeExpression?, _ step: [CodeStatement], _ statements: [CodeStatement],
    _ label: String?
  ) {
    for statement in initial { self.statement(statement) }
    repeating(label) { exits in
      if let condition {
        expression(condition)
        exits.append(emit(.loopTest))
      }
    } work: {
      block(statements)
    } next: {
      for statement in step { self.statement(statement) }
    }
  }
}
