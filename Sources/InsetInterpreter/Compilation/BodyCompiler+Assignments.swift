internal import InsetSyntax

extension BodyCompiler {
  /// Whether an expression names something that can be written to again after a change: a variable, a member of one, an
  /// element. What stands in it is evaluated twice then, so calls are none.
  func isStorage(_ value: CodeExpression) -> Bool {
    var value = value
    while true {
      switch value.kind {
      case .name, .self: return true
      case .member(let base, _): value = base
      case .subscript(let base, let arguments):
        guard arguments.allSatisfy({ isPlain($0.value) }) else { return false }
        value = base
      case .super: return true
      default: return false
      }
    }
  }

  private func isPlain(_ value: CodeExpression) -> Bool {
    switch value.kind {
    case .number, .string, .boolean, .null, .self, .implicitMember: true
    case .name: true
    case .member(let base, _): isPlain(base)
    case .binary(let left, _, let right): isPlain(left) && isPlain(right)
    default: false
    }
  }

  func assign(_ target: CodeExpression, _ sign: String, _ value: CodeExpression) {
    let whole = range
    if sign != "=" {
      let plain = String(sign.dropLast())
      let combined = CodeExpression(.binary(target, operator: plain, value), at: whole)
      return assign(target, "=", combined)
    }
    switch target.kind {
    case .tuple(let elements):
      expression(value)
      let subject = slot()
      emit(.setLocal, Int32(truncatingIfNeeded: subject))
      for (index, element) in elements.enumerated() {
        if case .name("_") = element.value.kind { continue }
        emit(.local, Int32(truncatingIfNeeded: subject))
        emit(.element, Int32(truncatingIfNeeded: index))
        store(to: element.value)
      }
    case .name("_"):
      expression(value)
      emit(.pop)
    case .member(let base, let name):
      if case .super = base.kind {
        expression(value)
        range = whole
        emit(.setSuperMember, self.name(name))
        return
      }
      var ends: [Int] = []
      chained(base, &ends)
      expression(value)
      range = whole
      emit(.setMember, self.name(name))
      storeBack(to: base)
      finish(chain: ends)
    case .subscript(let base, let arguments):
      var ends: [Int] = []
      chained(base, &ends)
      for argument in arguments { expression(argument.value) }
      expression(value)
      range = whole
      emit(.setSubscript, callSite(.value, arguments, target))
      storeBack(to: base)
      finish(chain: ends)
    case .unary("*", let pointer): assign(pointer, "=", value)
    default:
      expression(value)
      range = whole
      store(to: target)
    }
  }

  /// Where a chain ended early its nil lies on the stack, which a whole statement leaves empty.
  private func finish(chain ends: [Int]) {
    guard !ends.isEmpty else { return }
    let over = emit(.jump)
    for end in ends { land(end) }
    emit(.pop)
    land(over)
  }

  /// `value` → , into what an expression names.
  func store(to target: CodeExpression) {
    switch target.kind {
    case .name("_"): emit(.pop)
    case .name(let name):
      if let variable = variable(name) { store(variable) } else { emit(.setName, self.name(name)) }
    case .self: emit(.setSelf)
    case .member(let base, let name):
      if case .super = base.kind { return _ = emit(.setSuperMember, self.name(name)) }
      expression(base)
      emit(.swap)
      emit(.setMember, self.name(name))
      storeBack(to: base)
    case .subscript(let base, let arguments):
      let value = slot()
      emit(.setLocal, Int32(truncatingIfNeeded: value))
      expression(base)
      for argument in arguments { expression(argument.value) }
      emit(.local, Int32(truncatingIfNeeded: value))
      emit(.setSubscript, callSite(.value, arguments, target))
      storeBack(to: base)
    case .unary("&", let inner), .unary("*", let inner), .cast(let inner, _): store(to: inner)
    default: emit(.pop)
    }
  }

  /// `new value` → ; a structure goes back to where it came from, a reference has been changed in place.
  func storeBack(to target: CodeExpression) {
    guard isStorage(target) else { return _ = emit(.pop) }
    let reference = emit(.ifReference)
    store(to: target)
    land(reference)
  }
}
