import InsetSyntax

/// Trees of code as one line of text, so that a test can show what it expects.
enum CodeSpelling {
  static func text(_ expression: CodeExpression) -> String {
    switch expression.kind {
    case .boolean(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value): "\"\(value)\""
    case .null: "nil"
    case .self: "self"
    case .super: "super"
    case .name(let name): name
    case .implicitMember(let name): ".\(name)"
    case .member(let base, let name): "\(text(base)).\(name)"
    case .call(let base, let arguments): "\(text(base))(\(list(arguments)))"
    case .subscript(let base, let arguments): "\(text(base))[\(list(arguments))]"
    case .array(let elements): "[\(elements.map(text).joined(separator: ", "))]"
    case .dictionary(let entries):
      "[\(entries.map { "\(text($0.key)): \(text($0.value))" }.joined(separator: ", "))]"
    case .closure(let parameters, let body): "{ \(parameters.joined(separator: ", ")) in \(text(body)) }"
    case .conditional(let condition, let then, let otherwise):
      "(\(text(condition)) ? \(text(then)) : \(text(otherwise)))"
    case .binary(let left, let symbol, let right): "(\(text(left)) \(symbol) \(text(right)))"
    case .unary(let symbol, let value): "\(symbol)\(text(value))"
    case .cast(let value, let className): "(\(text(value)) as \(className))"
    case .selector(let name): "#selector(\(name))"
    case .tuple(let elements): "(\(list(elements)))"
    case .interpolation(let parts): "\"\(parts.map(text).joined(separator: "+"))\""
    case .keyPath(let root, let names): "keyPath \(root ?? "").\(names.joined(separator: "."))"
    case .statement(let statement): "(\(text(statement)))"
    case .other: "…"
    }
  }

  static func text(_ statements: [CodeStatement]) -> String { statements.map(text).joined(separator: "; ") }

  static func text(_ statement: CodeStatement) -> String {
    switch statement.kind {
    case .expression(let value): text(value)
    case .variable(let name, let className, let value):
      "var \(name): \(className ?? "_")" + (value.map { " = \(text($0))" } ?? "")
    case .assignment(let target, let symbol, let value): "\(text(target)) \(symbol) \(text(value))"
    case .branches(let branches, let otherwise):
      branches.map { "if \($0.conditions.map(text).joined(separator: ", ")) { \(text($0.body)) }" }
        .joined(separator: " else ") + (otherwise.isEmpty ? "" : " else { \(text(otherwise)) }")
    case .guard: "guard"
    case .choice(let value, let choices):
      "switch \(text(value)) { "
        + choices.map { choice in
          let patterns = choice.patterns.map { text($0.expression) }.joined(separator: ", ")
          return "\(patterns.isEmpty ? "default" : patterns): \(text(choice.body))"
        }.joined(separator: " | ") + " }"
    case .loop(let variable, let sequence, let body):
      "for \(variable ?? "_") in \(sequence.map(text) ?? "_") { \(text(body)) }"
    case .block(let body): "do { \(text(body)) }"
    case .return(let value): "return" + (value.map { " \(text($0))" } ?? "")
    case .function(let function): "func \(function.name.value)"
    case .jump(let jump, let label): "\(jump)" + (label.map { " \($0)" } ?? "")
    case .throw(let error): "throw" + (error.map { " \(text($0))" } ?? "")
    }
  }

  static func text(_ function: CodeFunction) -> String {
    let parameters = function.parameters.map { "\($0.label ?? "_") \($0.name): \($0.className ?? "_")" }
    return "\(function.name.value)(\(parameters.joined(separator: ", "))) -> \(function.resultClassName ?? "_")"
  }

  static func text(_ property: CodeProperty) -> String {
    "\(property.name.value): \(property.type?.value ?? "_") [\(property.className ?? "_")]"
      + (property.value.map { " = \(text($0))" } ?? "")
  }

  private static func text(_ condition: CodeCondition) -> String {
    switch condition {
    case .available(let systems): "\(systems.introduced ?? "")..<\(systems.obsoleted ?? "")"
    case .expression(let value): text(value)
    case .binding(let name, let value): "let \(name) = \(text(value))"
    case .match: "case"
    case .compilation(let text): "#\(text)"
    }
  }

  private static func list(_ arguments: [CodeExpression.Argument]) -> String {
    arguments.map { ($0.label.map { "\($0): " } ?? "") + text($0.value) }.joined(separator: ", ")
  }
}

/// Objective-C sources of the tests.
enum ObjectiveCFixture {
  static func read(_ text: String) -> CodeFacts { ObjectiveCReader.read(Array(text.utf8)) }

  /// The statements of a method's body, spelled.
  static func body(_ text: String) -> String {
    let facts = read("@implementation A\n- (void)b {\n\(text)\n}\n@end\n")
    return CodeSpelling.text(facts.types.first?.functions.first?.body ?? [])
  }

  static func text(_ range: Range<Int>, of source: String) -> String {
    String(decoding: Array(source.utf8)[range], as: UTF8.self)
  }
}
