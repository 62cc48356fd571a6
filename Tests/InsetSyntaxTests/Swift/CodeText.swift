import InsetSyntax

/// Code facts as a line of text, to compare with.
enum CodeText {
  static func text(_ expression: CodeExpression) -> String {
    switch expression.kind {
    case .boolean(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value): "'\(value)'"
    case .null: "nil"
    case .`self`: "self"
    case .super: "super"
    case .name(let name): name
    case .implicitMember(let name): ".\(name)"
    case .member(let base, let name): "\(text(base)).\(name)"
    case .call(let callee, let arguments): "\(text(callee))(\(text(arguments)))"
    case .subscript(let base, let arguments): "\(text(base))[\(text(arguments))]"
    case .array(let elements): "[\(elements.map(text).joined(separator: ", "))]"
    case .dictionary(let entries): "[:\(entries.map { "\(text($0.key)): \(text($0.value))" }.joined(separator: ", "))]"
    case .closure(let parameters, let body): "{ \(parameters.joined(separator: ", ")) in \(text(body)) }"
    case .conditional(let condition, let then, let otherwise):
      "<\(text(condition)) ? \(text(then)) : \(text(otherwise))>"
    case .binary(let left, let name, let right): "<\(text(left)) \(name) \(text(right))>"
    case .unary(let name, let operand): "<\(name) \(text(operand))>"
    case .cast(let value, let name): "<\(text(value)) as \(name)>"
    case .selector(let name): "#\(name)"
    case .tuple(let elements): "(\(text(elements)))"
    case .interpolation(let parts): "'\(parts.map(text).joined(separator: "+"))'"
    case .keyPath(let root, let names): "\\\(root ?? "").\(names.joined(separator: "."))"
    case .statement(let statement): "<\(text(statement))>"
    case .other: "?"
    }
  }

  private static func text(_ arguments: [CodeExpression.Argument]) -> String {
    arguments.map { argument in (argument.label.map { "\($0): " } ?? "") + text(argument.value) }
      .joined(separator: ", ")
  }

  static func text(_ body: [CodeStatement]) -> String { body.map(text).joined(separator: "; ") }

  static func text(_ statement: CodeStatement) -> String {
    switch statement.kind {
    case .expression(let expression): text(expression)
    case .variable(let name, let className, let value):
      "var \(name)\(className.map { ": \($0)" } ?? "")\(value.map { " := \(text($0))" } ?? "")"
    case .assignment(let target, let name, let value): "\(text(target)) \(name) \(text(value))"
    case .branches(let branches, let otherwise):
      branches.map { "if \(text($0.conditions)) { \(text($0.body)) } " }.joined() + "else { \(text(otherwise)) }"
    case .guard(let conditions, let otherwise): "guard \(text(conditions)) else { \(text(otherwise)) }"
    case .choice(let subject, let choices): "switch \(text(subject)) { \(choices.map(text).joined(separator: " | ")) }"
    case .loop(let variable, let sequence, let body):
      "for \(variable ?? "-") in \(sequence.map(text) ?? "-") { \(text(body)) }"
    case .block(let body): "do { \(text(body)) }"
    case .return(let value): "return" + (value.map { " \(text($0))" } ?? "")
    case .function(let function): text(function)
    case .jump(let jump, let label): "\(jump)" + (label.map { " \($0)" } ?? "")
    case .throw(let error): "throw" + (error.map { " \(text($0))" } ?? "")
    }
  }

  private static func text(_ choice: CodeChoice) -> String {
    let patterns = choice.patterns.map(text).joined(separator: ", ")
    return "\(patterns.isEmpty ? "default" : patterns): \(text(choice.body))"
  }

  private static func text(_ pattern: CodeChoice.Pattern) -> String {
    text(pattern.expression) + (pattern.bindings.isEmpty ? "" : " \(pattern.bindings)")
  }

  private static func text(_ conditions: [CodeCondition]) -> String {
    conditions.map { condition in
      switch condition {
      case .available(let availability): text(availability)
      case .expression(let expression): text(expression)
      case .binding(let name, let value): "let \(name) = \(text(value))"
      case .match(let pattern, let value): "case \(text(pattern)) = \(text(value))"
      case .compilation(let condition): "#\(condition)"
      }
    }.joined(separator: ", ")
  }

  static func text(_ availability: CodeAvailability) -> String {
    "iOS \(availability.introduced ?? "")..<\(availability.obsoleted ?? "")"
  }

  static func text(_ function: CodeFunction) -> String {
    let parameters = function.parameters.map { parameter in
      "\(parameter.label ?? "_") \(parameter.name): \(parameter.className ?? "?")"
        + (parameter.defaultValue.map { " = \(text($0))" } ?? "")
    }
    let result = function.resultClassName.map { " -> \($0)" } ?? ""
    return "func \(function.name.value)(\(parameters.joined(separator: ", ")))\(result) { \(text(function.body)) }"
  }
}
