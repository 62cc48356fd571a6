extension CodeExpression: FactsCodable {
  private enum Tag: UInt8 {
    case no, yes, number, string, null, `self`, `super`, name, implicitMember, member, call, `subscript`, array
    case dictionary, closure, conditional, binary, unary, cast, selector, other
  }

  func encode(to writer: inout FactsWriter) {
    writer.range(range)
    writer.nested { writer in
      writer.byte(tag.rawValue)
      encodeParts(to: &writer)
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
    case .array(let elements): writer.write(elements)
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
    let kind = try reader.nested { (reader) throws(MalformedFacts) in try Self.kind(from: &reader) }
    self.init(kind, at: range)
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
    }
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
