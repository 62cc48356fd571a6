/// An expression. Optional chaining, forced unwrapping, parentheses, `try` and `await` leave no trace.
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
    case dictionary([Entry])
    case closure(parameters: [String], body: [CodeStatement])
    case conditional(CodeExpression, then: CodeExpression, otherwise: CodeExpression)
    case binary(CodeExpression, operator: String, CodeExpression)
    case unary(operator: String, CodeExpression)
    /// `value as? Class`, `(Class *)value`
    case cast(CodeExpression, className: String)
    /// `#selector(name)`, `@selector(name:)`, without the type: `keyboardWillShow` and its labels are one text.
    case selector(String)
    /// Everything else; its text stands in the file.
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

  package var kind: Kind
  package var range: Range<Int>

  package init(_ kind: Kind, at range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
