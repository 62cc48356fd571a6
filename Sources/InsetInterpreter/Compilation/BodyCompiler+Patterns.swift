internal import InsetSyntax

extension BodyCompiler {
  /// Code that goes on where the value in a slot matches a pattern, with the names that it binds declared.
  func match(_ pattern: CodeChoice.Pattern, _ subject: Int, _ failures: inout [Int], _ joins: inout [Int]) {
    match(pattern.expression, Set(pattern.bindings), subject, &failures, &joins)
  }

  private func load(_ slot: Int) { emit(.local, Int32(truncatingIfNeeded: slot)) }

  private func test(_ failures: inout [Int], _ joins: inout [Int]) {
    let index = emit(.branch)
    failures.append(index)
    joins.append(index)
  }

  private func match(
    _ pattern: CodeExpression, _ bound: Set<String>, _ subject: Int, _ failures: inout [Int], _ joins: inout [Int]
  ) {
    range = pattern.range
    if pattern.marks.contains(.optionalChained) {
      var inner = pattern
      inner.marks.remove(.optionalChained)
      load(subject)
      let index = emit(.unwrap)
      failures.append(index)
      joins.append(index)
      let value = slot()
      emit(.setLocal, Int32(truncatingIfNeeded: value))
      return match(inner, bound, value, &failures, &joins)
    }
    switch pattern.kind {
    case .name("_"): return
    case .name(let name) where bound.contains(name):
      load(subject)
      bind(name)
    case .binary(let inner, "where", let condition):
      match(inner, bound, subject, &failures, &joins)
      expression(condition)
      test(&failures, &joins)
    case .cast(let inner, let className):
      testType(pattern.details?.castType ?? className, subject, &failures, &joins)
      match(inner, bound, subject, &failures, &joins)
    case .unary("is", let type):
      if case .name(let name) = type.kind { testType(name, subject, &failures, &joins) }
    case .tuple(let elements):
      for (index, element) in elements.enumerated() {
        load(subject)
        emit(.element, Int32(truncatingIfNeeded: index))
        let value = slot()
        emit(.setLocal, Int32(truncatingIfNeeded: value))
        match(element.value, bound, value, &failures, &joins)
      }
    case .implicitMember(let name), .member(_, let name):
      if isObjectiveC { return equal(pattern, subject, &failures, &joins) }
      testCase(name, subject, &failures, &joins)
    case .call(let callee, let arguments):
      guard let name = Self.caseName(callee) else { return equal(pattern, subject, &failures, &joins) }
      testCase(name, subject, &failures, &joins)
      for (index, argument) in arguments.enumerated() {
        load(subject)
        emit(.payload, Int32(truncatingIfNeeded: index))
        let value = slot()
        emit(.setLocal, Int32(truncatingIfNeeded: value))
        match(argument.value, bound, value, &failures, &joins)
      }
    default: equal(pattern, subject, &failures, &joins)
    }
  }

  private static func caseName(_ callee: CodeExpression) -> String? {
    switch callee.kind {
    case .implicitMember(let name), .member(_, let name): name
    default: nil
    }
  }

  private func testCase(_ name: String, _ subject: Int, _ failures: inout [Int], _ joins: inout [Int]) {
    load(subject)
    emit(.testCase, self.name(name))
    test(&failures, &joins)
  }

  private func testType(_ name: String, _ subject: Int, _ failures: inout [Int], _ joins: inout [Int]) {
    guard let type = store.type(name) else { return }
    load(subject)
    emit(.cast, self.type(type), CastMode.test.rawValue)
    test(&failures, &joins)
  }

  private func equal(_ pattern: CodeExpression, _ subject: Int, _ failures: inout [Int], _ joins: inout [Int]) {
    load(subject)
    expression(pattern)
    emit(.binary, operatorIndex("~="))
    test(&failures, &joins)
  }

  /// A pattern that always fits: only what it binds.
  func bindings(_ pattern: CodeExpression, _ bound: Set<String>, _ subject: Int) {
    switch pattern.kind {
    case .name("_"): return
    case .name(let name):
      load(subject)
      bind(name)
    case .tuple(let elements):
      for (index, element) in elements.enumerated() {
        load(subject)
        emit(.element, Int32(truncatingIfNeeded: index))
        let value = slot()
        emit(.setLocal, Int32(truncatingIfNeeded: value))
        bindings(element.value, bound, value)
      }
    case .cast(let inner, _): bindings(inner, bound, subject)
    default: return
    }
  }
}
