/// An expression. What wraps one without changing its shape (optional chaining, forced unwrapping, `try`, parentheses)
/// is no node: the wrapped expression has a mark.
package struct CodeExpression: Equatable, Sendable {
  package indirect enum Kind: Equatable, Sendable {
    case boolean(Bool)
    case number(Double)
    /// A literal without interpolation.
    case string(String)
    case null
    case `self`
    case `super`
    /// A variable, property, constant or type by its bare name.
    case name(String)
    /// `.never`
    case implicitMember(String)
    /// `base.name`, `base->name`, and Objective-C's messages without arguments are calls, not members.
    case member(CodeExpression, String)
    /// `base.name(…)`, `name(…)`, `Type(…)`, `.name(…)`, `[base name:…]`, `{ … }()`.
    case call(CodeExpression, [Argument])
    case `subscript`(CodeExpression, [Argument])
    case array([CodeExpression])
    /// `(1, y: 2)`, and `()`; parentheses around one value are none.
    case tuple([Argument])
    /// A string with interpolations: its literal pieces and the values between them, in order.
    case interpolation([CodeExpression])
    /// `\Root.a.b`: the root's type as written, and the names that follow.
    case keyPath(root: String?, [String])
    case dictionary([Entry])
    case closure(parameters: [String], body: [CodeStatement])
    /// An `if` or `switch` that gives a value, Objective-C's `({ … })`: a branch's last expression is its result.
    case statement(CodeStatement)
    case conditional(CodeExpression, then: CodeExpression, otherwise: CodeExpression)
    case binary(CodeExpression, operator: String, CodeExpression)
    case unary(operator: String, CodeExpression)
    /// `value as? Class`, `(Class *)value`
    case cast(CodeExpression, className: String)
    /// `#selector(name)`, `@selector(name:)`, without the type: `keyboardWillShow` and its labels are one text.
    case selector(String)
    /// `sizeof(…)`, `@encode(…)`, `#line` and everything else that execution can't know; its text stands in the file.
    case other
  }

  package struct Argument: Equatable, Sendable {
    package var label: String?
    package var value: CodeExpression

    package init(_ label: String?, _ value: CodeExpression) {
      self.label = label
      self.value = value
    }
  }

  package struct Entry: Equatable, Sendable {
    package var key: CodeExpression
    package var value: CodeExpression

    package init(_ key: CodeExpression, _ value: CodeExpression) {
      self.key = key
      self.value = value
    }
  }

  /// What stands around an expression or in its operator and leaves its shape as it is.
  package struct Marks: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// `a?` of `a?.b`: nil ends the whole chain.
    package static let optionalChained = Marks(rawValue: 1)
    /// `a!`
    package static let forced = Marks(rawValue: 2)
    package static let `try` = Marks(rawValue: 4)
    /// `try?`: what is thrown becomes nil.
    package static let optionalTry = Marks(rawValue: 8)
    /// `try!`
    package static let forcedTry = Marks(rawValue: 16)
    package static let await = Marks(rawValue: 32)
    /// `(a)`, without which `-(a)`, `(a)?.b` and `a?.b` would be one.
    package static let parenthesised = Marks(rawValue: 64)
    /// `X.self`, `[X class]`: the type itself as a value.
    package static let metatype = Marks(rawValue: 128)
    /// Of a cast: `as?`, nil where the value isn't of the type.
    package static let optionalCast = Marks(rawValue: 256)
    /// Of a cast: `as!`, Objective-C's `(Type)value`.
    package static let forcedCast = Marks(rawValue: 512)
    /// Of a unary operator: it stands behind its operand (`i++`, `0...`).
    package static let postfix = Marks(rawValue: 1024)
    /// Of a closure: the last argument of its call, behind the parentheses.
    package static let trailing = Marks(rawValue: 2048)
    /// Of a call: `[X alloc]` and `[X new]`, `[[X alloc] init…]`, an Objective-C message, which nil answers with nil.
    package static let message = Marks(rawValue: 4096)
    /// Of a member: `base->name`, an instance variable or a field behind a pointer.
    package static let arrow = Marks(rawValue: 8192)
    /// Of a number: written with a point or an exponent.
    package static let floating = Marks(rawValue: 16384)
  }

  /// What few expressions have.
  package struct Details: Equatable, Sendable {
    /// Generic arguments as written: `Factory<Feed>()` has `Feed`.
    package var typeArguments: [String] = []
    /// Of a closure: `[weak self, top = inset.top]`.
    package var captures: [CodeCapture] = []
    /// Of a closure: its parameters' types as written.
    package var parameterTypes: [String?] = []
    /// Of a closure.
    package var resultType: String?
    /// Of a cast, and of a value that is cast to something that is no class: the type as written.
    package var castType: String?

    package init() {}
  }

  package var kind: Kind
  package var range: Range<Int>
  package var marks: Marks = []
  /// At most one; an array, since most have none and it takes no room then.
  private var detail: [Details] = []

  package init(_ kind: Kind, at range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  package var details: Details? {
    get { detail.first }
    set { detail = newValue.map { [$0] } ?? [] }
  }
}

/// What a closure's capture list says of one name.
package struct CodeCapture: Equatable, Sendable {
  package var name: String
  package var isWeak: Bool
  /// Nil where the variable of that name is captured.
  package var value: CodeExpression?

  package init(name: String, isWeak: Bool, value: CodeExpression? = nil) {
    self.name = name
    self.isWeak = isWeak
    self.value = value
  }
}
