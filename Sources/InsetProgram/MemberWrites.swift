internal import InsetSyntax

/// Which members are written through a reference that isn't `self`, and in which files: what others may set of an object.
package struct MemberWrites: Sendable {
  private var files: [String: Set<Int>] = [:]

  package init(_ program: ProgramIndex) {
    for (index, file) in program.files.enumerated() {
      var walk = Walk()
      for type in file.facts.types {
        for function in type.functions { walk.statements += function.body }
        for property in type.properties {
          for accessor in property.accessors { walk.statements += accessor.body }
          if let value = property.value { walk.expressions.append(value) }
        }
      }
      for function in file.facts.functions { walk.statements += function.body }
      for variable in file.facts.variables { if let value = variable.value { walk.expressions.append(value) } }
      walk.statements += file.facts.statements
      walk.run { files[$0, default: []].insert(index) }
    }
  }

  /// Whether a file other than the given ones writes a member of that name.
  package func isWritten(_ name: String, outside own: Set<Int>) -> Bool {
    files[name].map { !$0.isSubset(of: own) } ?? false
  }

  /// Whether any file does.
  package func isWritten(_ name: String) -> Bool { files[name] != nil }

  private struct Walk {
    var statements: [CodeStatement] = []
    var expressions: [CodeExpression] = []

    mutating func run(_ found: (String) -> Void) {
      while true {
        if let expression = expressions.popLast() {
          visit(expression, found)
        } else if let statement = statements.popLast() {
          visit(statement, found)
        } else {
          return
        }
      }
    }

    private func note(_ target: CodeExpression, _ found: (String) -> Void) {
      // `list.contentInset.top = 8` writes all of them.
      var target = target
      while case .member(let base, let name) = target.kind {
        if base.kind != .self { found(name) }
        target = base
      }
    }

    private mutating func visit(_ statement: CodeStatement, _ found: (String) -> Void) {
      switch statement.kind {
      case .expression(let value): expressions.append(value)
      case .variable(_, _, let value), .return(let value), .throw(let value): if let value { expressions.append(value) }
      case .assignment(let target, _, let value):
        note(target, found)
        expressions += [target, value]
      case .branches(let branches, let otherwise):
        for branch in branches {
          add(branch.conditions)
          statements += branch.body
        }
        statements += otherwise
      case .guard(let conditions, let otherwise):
        add(conditions)
        statements += otherwise
      case .choice(let subject, let choices):
        expressions.append(subject)
        for choice in choices { statements += choice.body }
      case .loop(_, let sequence, let body):
        if let sequence { expressions.append(sequence) }
        statements += body
      case .block(let body): statements += body
      case .function(let function): statements += function.body
      case .jump: break
      }
    }

    private mutating func add(_ conditions: [CodeCondition]) {
      for condition in conditions {
        switch condition {
        case .expression(let value), .binding(_, let value), .match(_, let value): expressions.append(value)
        case .available, .compilation: break
        }
      }
    }

    private mutating func visit(_ expression: CodeExpression, _ found: (String) -> Void) {
      switch expression.kind {
      case .call(let callee, let arguments):
        // `[x setY:z]`
        if case .member(let base, let name) = callee.kind, base.kind != .self, name.hasPrefix("set"), name.count > 3 {
          let rest = name.dropFirst(3)
          found(rest.prefix(1).lowercased() + rest.dropFirst())
        }
        expressions.append(callee)
        expressions += arguments.map(\.value)
      case .binary(let left, "=", let right):
        note(left, found)
        expressions += [left, right]
      case .closure(_, let body): statements += body
      case .statement(let statement): statements.append(statement)
      case .member(let base, _), .cast(let base, _), .unary(_, let base): expressions.append(base)
      case .subscript(let base, let arguments):
        expressions.append(base)
        expressions += arguments.map(\.value)
      case .array(let elements), .interpolation(let elements): expressions += elements
      case .tuple(let elements): expressions += elements.map(\.value)
      case .dictionary(let entries): expressions += entries.flatMap { [$0.key, $0.value] }
      case .conditional(let condition, let then, let otherwise): expressions += [condition, then, otherwise]
      case .binary(let left, _, let right): expressions += [left, right]
      case .boolean, .number, .string, .null, .self, .super, .name, .implicitMember, .keyPath, .selector, .other: break
      }
    }
  }
}
