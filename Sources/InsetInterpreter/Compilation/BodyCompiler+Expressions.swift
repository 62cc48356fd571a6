internal import InsetSyntax

extension BodyCompiler {
  /// Code that leaves the value on the stack. Optional chains end here: what follows `?` is skipped where it is nil.
  func expression(_ value: CodeExpression) {
    var ends: [Int] = []
    chained(value, &ends)
    for end in ends { land(end) }
  }

  /// The same inside of a chain, whose end is somebody else's.
  func chained(_ value: CodeExpression, _ ends: inout [Int]) {
    let outer = range
    range = value.range
    // Parentheses end a chain.
    if value.marks.contains(.parenthesised), Self.isChain(value.kind) {
      var inner: [Int] = []
      plain(value, &inner)
      for end in inner { land(end) }
    } else {
      plain(value, &ends)
    }
    if value.marks.contains(.optionalChained) { ends.append(emit(.chain)) }
    range = outer
  }

  private static func isChain(_ kind: CodeExpression.Kind) -> Bool {
    switch kind {
    case .member, .call, .subscript: true
    default: false
    }
  }

  private func plain(_ value: CodeExpression, _ ends: inout [Int]) {
    switch value.kind {
    case .boolean(let flag): emit(constant: .boolean(flag, Origin(.literal, at: site)))
    case .number(let number):
      let kind: Number.Kind =
        value.marks.contains(.floating) || number != number.rounded()
        ? .floating : isObjectiveC ? .integer : .literal
      emit(constant: .number(Number(number, kind, Origin(.literal, at: site))))
    case .string(let text): emit(constant: .text(TextValue(text, Origin(.literal, at: site))))
    case .null: emit(.null)
    case .self: emit(.selfValue)
    case .super: emit(.selfValue)
    case .name(let name): self.name(named: name)
    case .implicitMember(let name):
      emit(constant: .implicit(ImplicitValue(name: store.names.name(name), arguments: nil, at: site)))
    case .member(let base, let name):
      if case .super = base.kind {
        emit(.superMember, self.name(name))
      } else {
        chained(base, &ends)
        emit(.member, self.name(name))
      }
    case .call(let callee, let arguments): call(callee, arguments, value, &ends)
    case .subscript(let base, let arguments):
      chained(base, &ends)
      for argument in arguments { expression(argument.value) }
      emit(.subscript, callSite(.value, arguments, value))
    case .array(let elements):
      for element in elements { expression(element) }
      emit(.list, Int32(truncatingIfNeeded: elements.count))
    case .dictionary(let entries):
      for entry in entries {
        expression(entry.key)
        expression(entry.value)
      }
      emit(.dictionary, Int32(truncatingIfNeeded: entries.count))
    case .tuple(let elements):
      for element in elements { expression(element.value) }
      body.tupleLabels.append(elements.map { $0.label.map { store.names.name($0) } })
      emit(.tuple, Int32(truncatingIfNeeded: body.tupleLabels.count - 1))
    case .interpolation(let parts):
      for part in parts { expression(part) }
      emit(.interpolate, Int32(truncatingIfNeeded: parts.count))
    case .closure(let parameters, let statements): closure(parameters, statements, value)
    case .conditional(let condition, let then, let otherwise): conditional(condition, then, otherwise)
    case .binary(let left, let sign, let right): binary(left, sign, right)
    case .unary(let sign, let operand): unary(sign, operand, value)
    case .cast(let operand, let className):
      expression(operand)
      let mode: CastMode =
        value.marks.contains(.optionalCast) ? .optional : value.marks.contains(.forcedCast) ? .forced : .as
      emit(.cast, type(store.type(value.details?.castType) ?? .named(className, [])), mode.rawValue)
    case .selector(let text): emit(.selector, self.text(text))
    case .keyPath(_, let names):
      body.tupleLabels.append(names.map { store.names.name($0) })
      emit(.keyPath, Int32(truncatingIfNeeded: body.tupleLabels.count - 1))
    case .statement(let statement): self.value(of: statement)
    case .other: emitUnsupported("expression")
    }
  }

  private func name(named name: String) {
    if let variable = variable(name) {
      load(variable)
      if variable.getter != nil { emit(.call, callSite(.value, [], nil)) }
    } else {
      emit(.name, self.name(name))
    }
  }

  // MARK: Operators

  private func conditional(_ condition: CodeExpression, _ then: CodeExpression, _ otherwise: CodeExpression) {
    if case .other = then.kind, then.range.isEmpty {
      // `a ?: b`
      expression(condition)
      let present = emit(.coalesce)
      expression(otherwise)
      land(present)
      return
    }
    expression(condition)
    let branch = emit(.branch)
    expression(then)
    let over = emit(.jump)
    land(branch)
    expression(otherwise)
    land(over)
    joinHere(branch)
  }

  private func binary(_ left: CodeExpression, _ sign: String, _ right: CodeExpression) {
    switch sign {
    case "=":
      assign(left, "=", right)
      expression(left)
    case "&&", "||":
      expression(left)
      let branch = emit(.branch)
      if sign == "&&" { expression(right) } else { emit(constant: .boolean(true, Origin(.literal, at: site))) }
      let over = emit(.jump)
      land(branch)
      if sign == "&&" { emit(constant: .boolean(false, Origin(.literal, at: site))) } else { expression(right) }
      land(over)
      joinHere(branch)
    case "??":
      expression(left)
      let present = emit(.coalesce)
      expression(right)
      land(present)
    case "is":
      expression(left)
      if case .name(let name) = right.kind, let type = store.type(name) {
        emit(.cast, self.type(type), CastMode.test.rawValue)
      }
    case ",":
      expression(left)
      emit(.pop)
      expression(right)
    default:
      if Self.isCompound(sign) {
        assign(left, sign, right)
        expression(left)
        return
      }
      expression(left)
      expression(right)
      emit(.binary, operatorIndex(sign))
    }
  }

  static func isCompound(_ sign: String) -> Bool {
    sign.count > 1 && sign.last == "=" && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(sign)
  }

  private func unary(_ sign: String, _ operand: CodeExpression, _ value: CodeExpression) {
    switch sign {
    case "++", "--":
      if value.marks.contains(.postfix) {
        expression(operand)
        assign(operand, sign == "++" ? "+=" : "-=", CodeExpression(.number(1), at: value.range))
      } else {
        assign(operand, sign == "++" ? "+=" : "-=", CodeExpression(.number(1), at: value.range))
        expression(operand)
      }
    case "&": expression(operand)
    case "*": expression(operand)
    default:
      expression(operand)
      emit(.unary, operatorIndex(value.marks.contains(.postfix) ? "postfix " + sign : sign))
    }
  }

  /// `if` and `switch` as values: the last expression of each branch.
  func value(of statement: CodeStatement) {
    scopes.append([:])
    let result = declare(Self.resultName)
    emit(.null)
    emit(.setLocal, Int32(truncatingIfNeeded: result.slot))
    self.statement(Self.storing(statement, in: Self.resultName))
    load(result)
    scopes.removeLast()
  }

  static let resultName = "\u{0}result"

  /// The statement with the last expression of each branch stored in a variable.
  private static func storing(_ statement: CodeStatement, in name: String) -> CodeStatement {
    var changed = statement
    switch statement.kind {
    case .branches(let branches, let otherwise):
      changed.kind = .branches(
        branches.map { CodeBranch($0.conditions, storingLast($0.body, in: name)) },
        otherwise: storingLast(otherwise, in: name))
    case .choice(let subject, let choices):
      changed.kind = .choice(subject, choices.map { CodeChoice($0.patterns, storingLast($0.body, in: name)) })
    case .block(let body): changed.kind = .block(storingLast(body, in: name))
    default: break
    }
    return changed
  }

  private static func storingLast(_ statements: [CodeStatement], in name: String) -> [CodeStatement] {
    guard let last = statements.last else { return statements }
    var statements = statements
    switch last.kind {
    case .expression(let value):
      statements[statements.count - 1] = CodeStatement(
        .assignment(target: CodeExpression(.name(name), at: last.range), operator: "=", value: value), at: last.range)
    case .branches, .choice, .block: statements[statements.count - 1] = storing(last, in: name)
    default: break
    }
    return statements
  }
}
