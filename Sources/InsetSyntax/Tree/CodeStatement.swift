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
    case jump(Jump, label: String?)
    case `throw`(CodeExpression?)
  }

  package enum Jump: UInt8, Sendable {
    case `break`, `continue`, `fallthrough`
  }

  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Of a variable: `let`, `const`.
    package static let constant = Traits(rawValue: 1)
    /// Of a variable: Objective-C's and C's `static`, which is initialised once.
    package static let `static` = Traits(rawValue: 2)
    package static let weak = Traits(rawValue: 4)
    package static let lazy = Traits(rawValue: 8)
    /// Of a block: `defer`, whose statements run when the block around it is left.
    package static let deferred = Traits(rawValue: 16)
    /// Of a block: what is thrown in it is caught by the branches that follow it.
    package static let `do` = Traits(rawValue: 32)
    /// Of branches: handlers of the block before them.
    package static let handlers = Traits(rawValue: 64)
    /// Of a block: it runs whatever is thrown (`@finally`).
    package static let finally = Traits(rawValue: 128)
  }

  /// How a loop goes on; the body stands in the statement.
  package enum Repetition: Equatable, Sendable {
    /// `for pattern in sequence`; what `where` asks for is a branch around the body.
    case sequence(CodeChoice.Pattern)
    /// `while`. `bindsInBody`: the conditions are a branch around the body, and the loop ends where they don't hold.
    case `while`([CodeCondition], bindsInBody: Bool)
    /// `repeat … while`, `do … while`.
    case untilFalse(CodeExpression)
    /// C's `for (…; …; …)`.
    case counting(initial: [CodeStatement], condition: CodeExpression?, step: [CodeStatement])
  }

  /// What few statements have.
  package struct Details: Equatable, Sendable {
    package var traits: Traits = []
    /// The name before a loop, `switch` or `do`.
    package var label: String?
    /// Of a variable: its type as written.
    package var type: String?
    /// Of an expression whose value is taken apart: `let (a, b) = f()`.
    package var pattern: CodeChoice.Pattern?
    package var repetition: Repetition?
    /// Of handlers: what each branch catches, nil where it is everything.
    package var caught: [CodeChoice.Pattern?] = []
    /// Of a variable: a computed local one's accessors, a stored one's observers.
    package var accessors: [CodeAccessor] = []

    package init(repetition: Repetition? = nil) { self.repetition = repetition }
  }

  package var kind: Kind
  package var range: Range<Int>
  /// At most one; an array, since most have none and it takes no room then.
  private var detail: [Details] = []

  package var details: Details? {
    get { detail.first }
    set { detail = newValue.map { [$0] } ?? [] }
  }

  package var traits: Traits { details?.traits ?? [] }

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
  /// Whether the next case's body follows where this one's ends: in C without a `break`, which isn't part of the body.
  package var fallsThrough = false

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
