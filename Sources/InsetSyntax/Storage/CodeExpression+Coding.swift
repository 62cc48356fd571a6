extension CodeExpression: FactsCodable {
  private enum Tag: UInt8 {
    case no, yes, number, string, null, `self`, `super`, name, implicitMember, member, call, `subscript`, array
    case dictionary, closure, conditional, binary, unary, cast, selector, other
    case tuple, interpolation, keyPath, statement
  }

  func encode(to writer: inout FactsWriter) {
    writer.range(range)
    writer.nested { writer in
      writer.byte(tag.rawValue)
      encodeParts(to: &writer)
      writer.number(UInt64(marks.rawValue) << 1 | (details == nil ? 0 : 1))
      if let details { writer.write(details) }
    }
  }

  private var tag: Tag {
    switch kind {
    case .boolean(let value): value ? .yes : .no
    case .number: .number
    case .string: .string
    case .null: .null
    case .self: .self
    case .super: .super
    case .name: .name
    case .implicitMember: .implicitMember
    case .member: .member
    case .call: .call
    case .subscript: .subscript
    case .array: .array
    case .dictionary: .dictionary
    case .closure: .closure
    case .conditional: .conditional
    case .binary: .binary
    case .unary: .unary
    case .cast: .cast
    case .selector: .selector
    case .other: .other
    case .tuple: .tuple
    case .interpolation: .interpolation
    case .keyPath: .keyPath
    case .statement: .statement
    }
  }

  private func encodeParts(to writer: inout FactsWriter) {
    switch kind {
    case .boolean, .null, .self, .super, .other: break
    case .number(let value): writer.write(value)
    case .string(let text), .name(let text), .implicitMember(let text), .selector(let text): writer.string(text)
    case .member(let base, let name):
      writer.write(base)
      writer.string(name)
    case .call(let base, let arguments), .subscript(let base, let arguments):
      writer.write(base)
      writer.write(arguments)
    case .array(let elements), .interpolation(let elements): writer.write(elements)
    case .tuple(let elements): writer.write(elements)
    case .keyPath(let root, let names):
      writer.write(root)
      writer.write(names)
    case .statement(let statement): writer.write(statement)
    case .dictionary(let entries): writer.write(entries)
    case .closure(let parameters, let body):
      writer.write(parameters)
      writer.write(body)
    case .conditional(let condition, let then, let otherwise):
      writer.write(condition)
      writer.write(then)
      writer.write(otherwise)
    case .binary(let left, let name, let right):
      writer.write(left)
      writer.string(name)
      writer.write(right)
    case .unary(let name, let operand):
      writer.string(name)
      writer.write(operand)
    case .cast(let value, let className):
      writer.write(value)
      writer.string(className)
    }
  }

  init(from reader: inout FactsReader) throws(MalformedFacts) {
    let range = try reader.range()
    self = try reader.nested { (reader) throws(MalformedFacts) in
      var expression = CodeExpression(try Self.kind(from: &reader), at: range)
      let number = try reader.number()
      guard let marks = UInt16(exactly: number >> 1) else { throw MalformedFacts() }
      expression.marks = Marks(rawValue: marks)
      if number & 1 == 1 {
        let details: Details = try reader.value()
        expression.details = details
      }
      return expression
    }
  }

  private static func kind(from reader: inout FactsReader) throws(MalformedFacts) -> Kind {
    let tag: Tag = try reader.choice()
    return switch tag {
    case .no: .boolean(false)
    case .yes: .boolean(true)
    case .number: .number(try reader.value())
    case .string: .string(try reader.string())
    case .null: .null
    case .self: .self
    case .super: .super
    case .name: .name(try reader.string())
    case .implicitMember: .implicitMember(try reader.string())
    case .member: .member(try reader.value(), try reader.string())
    case .call: .call(try reader.value(), try reader.value())
    case .subscript: .subscript(try reader.value(), try reader.value())
    case .array: .array(try reader.value())
    case .dictionary: .dictionary(try reader.value())
    case .closure: .closure(parameters: try reader.value(), body: try reader.value())
    case .conditional:
      .conditional(try reader.value(), then: try reader.value(), otherwise: try reader.value())
    case .binary: .binary(try reader.value(), operator: try reader.string(), try reader.value())
    case .unary: .unary(operator: try reader.string(), try reader.value())
    case .cast: .cast(try reader.value(), className: try reader.string())
    case .selector: .selector(try reader.string())
    case .other: .other
    case .tuple: .tuple(try reader.value())
    case .interpolation: .interpolation(try reader.value())
    case .keyPath: .keyPath(root: try reader.value(), try reader.value())
    case .statement: .statement(try reader.value())
    }
  }
}

extension CodeExpression.Details: FactsCodable {
  func encode(to writer: inout FactsWriter) {
    writer.write(typeArguments)
    writer.write(captures)
    writer.write(parameterTypes)
    writer.write(resultType)
    writer.write(castType)
  }

  init(from reader: inout FactsReader) throws(MalformedFacts) {
    self.init()
    typeArguments = try reader.value()
    captures = try reader.value()
    parameterTypes = try reader.value()
    resultType = try reader.value()
    castType = try reader.value()
  }
}

extension CodeCapture: FactsCodable {
  func encode(to writer: inout FactsWriter) {
    writer.string(name)
    writer.write(isWeak)
    writer.write(value)
  }

  init(from reader: inout FactsReader) throws(MalformedFacts) {
    self.init(name: try reader.string(), isWeak: try reader.value(), value: try reader.value())
  }
}

extension CodeExpression.Argument: FactsCodable {
  func encode(to writer: inout FactsWriter) {
    writer.write(label)
    writer.write(value)
  }

  init(from reader: inout FactsReader) throws(MalformedFacts) {
    self.init(try reader.value(), try reader.value())
  }
}

extension CodeExpression.Entry: FactsCodable {
  func encode(to writer: inout FactsWriter) {
    writer.write(key)
    writer.write(value)
  }

  init(from reader: inout FactsReader) throws(MalformedFacts) {
    self.init(try reader.value(), try reader.value())
  }
}
