/// A statement of a function's body.
package struct CodeStatement: Equatable, Sendable {
  package indirect enum Kind: Equatable, Sendable {
    case expression(CodeExpression)
    /// A local variable with the class in its type, if one is written.
    case variable(name: String, className: String?, value: CodeExpression?)
    /// `=`, `+=`, `|=` …
    case assignment(target: CodeExpression, operator: String, value: CodeExpression)
    /// `if`, `else if` … and `else`.
    case branches([CodeBranch], otherwise: [CodeStatement])
    /// `guard`: what follows in the block holds only where the conditions do.
    case `guard`([CodeCondition], otherwise: [CodeStatement])
    /// `switch`; a case without patterns is the default.
    case choice(CodeExpression, [CodeChoice])
    /// `for`, `while`, `repeat`: the variable and what it goes through, where there is one.
    case loop(variable: String?, sequence: CodeExpression?, body: [CodeStatement])
    /// `do`, `@autoreleasepool`, a block in braces.
    case block([CodeStatement])
    case `return`(CodeExpression?)
    case function(CodeFunction)
  }

  package var kind: Kind
  package var range: Range<Int>

  package init(_ kind: Kind, at range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}

package struct CodeBranch: Equatable, Sendable {
  /// All of them must hold.
  package var conditions: [CodeCondition]
  package var body: [CodeStatement]

  package init(_ conditions: [CodeCondition], _ body: [CodeStatement]) {
    self.conditions = conditions
    self.body = body
  }
}

package struct CodeChoice: Equatable, Sendable {
  package struct Pattern: Equatable, Sendable {
    /// What is compared with: `.settings(let id)` is a call of the implicit member with names for what it binds.
    package var expression: CodeExpression
    /// The names that it binds, in order.
    package var bindings: [String]

    package init(_ expression: CodeExpression, bindings: [String] = []) {
      self.expression = expression
      self.bindings = bindings
    }
  }

  package var patterns: [Pattern]
  package var body: [CodeStatement]

  package init(_ patterns: [Pattern], _ body: [CodeStatement]) {
    self.patterns = patterns
    self.body = body
  }
}

package enum CodeCondition: Equatable, Sendable {
  /// Objective-C's `@available` and Swift's `#available` and `#unavailable`.
  case available(CodeAvailability)
  case expression(CodeExpression)
  /// `if let name = value`, `guard let self`.
  case binding(name: String, value: CodeExpression)
  /// `if case pattern = value`.
  case match(CodeChoice.Pattern, value: CodeExpression)
  /// The condition of an `#if`, as written; `#else` is the branches' last part.
  case compilation(String)
}
