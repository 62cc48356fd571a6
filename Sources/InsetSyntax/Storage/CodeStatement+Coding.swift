extension CodeStatement: FactsCodable {
  private enum Tag: UInt8 {
    case expression, variable, assignment, branches, `guard`, choice, loop, block, `return`, function, jump, `throw`
  }

  func encode(to writer: inout FactsWriter) {
    writer.range(range)
    writer.nested { writer in
      writer.byte(tag.rawValue)
      encodeParts(to: &writer)
      writer.write(details)
    }
  }

  private var tag: Tag {
    switch kind {
    case .expression: .expression
    case .variable: .variable
    case .assignment: .assignment
    case .branches: .branches
    case .guard: .guard
    case .choice: .choice
    case .loop: .loop
    case .block: .block
    case .return: .return
    case .function: .function
    case .jump: .jump
    case .throw: .throw
    }
  }

  private func encodeParts(to writer: inout FactsWriter) {
    switch kind {
    case .expression(let expression): writer.write(expression)
    case .variable(let name, let className, let value):
      writer.string(name)
      writer.write(className)
      writer.write(value)
    case .assignment(let target, let name, let value):
      writer.write(target)
      writer.string(name)
      writer.write(value)
    case .branches(let branches, let otherwise):
      writer.write(branches)
      writer.write(otherwise)
    case .guard(let conditions, let otherwise):
      writer.write(conditions)
      writer.write(otherwise)
    case .choice(let subject, let choices):
      writer.write(subject)
      writer.write(choices)
    case .loop(let variable, let sequence, let body):
      writer.write(variable)
      writer.write(sequence)
      writer.write(body)
    case .block(let body): writer.write(body)
    case .return(let value): writer.write(value)
    case .function(let function): writer.write(function)
    case .jump(let jump, let label):
      writer.byte(jump.rawValue)
      writer.write(label)
    case .throw(let error): writer.write(error)
    }
  }

  init(from reader: inout FactsReader) throws(MalformedFacts) {
    let range = try reader.range()
    self = try reader.nested { (reader) throws(MalformedFacts) in
      var statement = CodeStatement(try Self.kind(from: &reader), at: range)
      statement.details = try reader.value()
      return statement
    }
  }

  private static func kind(from reader: inout FactsReader) throws(MalformedFacts) -> Kind {
    let tag: Tag = try reader.choice()
    return switch tag {
    case .expression: .expression(try reader.value())
    case .variable:
      .variable(name: try reader.string(), className: try reader.value(), value: try reader.value())
    case .assignment:
      .assignment(target: try reader.value(), operator: try reader.string(), value: try reader.value())
    case .branches: .branches(try reader.value(), otherwise: try reader.value())
    case .guard: .guard(try reader.value(), otherwise: try reader.value())
    case .choice: .choice(try reader.value(), try reader.value())
    case .loop:
      .loop(variable: try reader.value(), sequence: try reader.value(), body: try reader.value())
    case .block: .block(try reader.value())
    case .return: .return(try reader.value())
    case .function: .function(try reader.value())
    case .jump: .jump(try reader.choice(), label: try reader.value())
    case .throw: .throw(try reader.value())
    }
  }
}

extension CodeBranch: FactsCodable {
  func encode(to writer: inout FactsWriter) {
    writer.write(conditions)
    writer.write(body)
  }

  init(from reader: inout FactsReader) throws(MalformedFacts) {
    self.init(try reader.value(), try reader.value())
  }
}

extension CodeChoice: FactsCodable {
  func encode(to writer: inout FactsWriter) {
    writer.write(patterns)
    writer.write(body)
    writer.write(fallsThrough)
  }

  init(from reader: inout FactsReader) throws(MalformedFacts) {
    self.init(try reader.value(), try reader.value())
    fallsThrough = try reader.value()
  }
}

extension CodeChoice.Pattern: FactsCodable {
  func encode(to writer: inout FactsWriter) {
    writer.write(expression)
    writer.write(bindings)
  }

  init(from reader: inout FactsReader) throws(MalformedFacts) {
    self.init(try reader.value(), bindings: try reader.value())
  }
}

extension CodeCondition: FactsCodable {
  private enum Tag: UInt8 { case available, expression, binding, match, compilation }

  func encode(to writer: inout FactsWriter) {
    switch self {
    case .available(let availability):
      writer.byte(Tag.available.rawValue)
      writer.write(availability)
    case .expression(let expression):
      writer.byte(Tag.expression.rawValue)
      writer.write(expression)
    case .binding(let name, let value):
      writer.byte(Tag.binding.rawValue)
      writer.string(name)
      writer.write(value)
    case .match(let pattern, let value):
      writer.byte(Tag.match.rawValue)
      writer.write(pattern)
      writer.write(value)
    case .compilation(let text):
      writer.byte(Tag.compilation.rawValue)
      writer.string(text)
    }
  }

  init(from reader: inout FactsReader) throws(MalformedFacts) {
    let tag: Tag = try reader.choice()
    self =
      switch tag {
      case .available: .available(try reader.value())
      case .expression: .expression(try reader.value())
      case .binding: .binding(name: try reader.string(), value: try reader.value())
      case .match: .match(try reader.value(), value: try reader.value())
      case .compilation: .compilation(try reader.string())
      }
  }
}

extension CodeStatement.Details: FactsCodable {
  func encode(to writer: inout FactsWriter) {
    writer.byte(traits.rawValue)
    writer.write(label)
    writer.write(type)
    writer.write(pattern)
    writer.write(repetition)
    writer.write(caught)
    writer.write(accessors)
  }

  init(from reader: inout FactsReader) throws(MalformedFacts) {
    self.init()
    traits = CodeStatement.Traits(rawValue: try reader.byte())
    label = try reader.value()
    type = try reader.value()
    pattern = try reader.value()
    repetition = try reader.value()
    caught = try reader.value()
    accessors = try reader.value()
  }
}

extension CodeStatement.Repetition: FactsCodable {
  private enum Tag: UInt8 { case sequence, `while`, untilFalse, counting }

  func encode(to writer: inout FactsWriter) {
    switch self {
    case .sequence(let pattern):
      writer.byte(Tag.sequence.rawValue)
      writer.write(pattern)
    case .while(let conditions, let bindsInBody):
      writer.byte(Tag.while.rawValue)
      writer.write(conditions)
      writer.write(bindsInBody)
    case .untilFalse(let condition):
      writer.byte(Tag.untilFalse.rawValue)
      writer.write(condition)
    case .counting(let initial, let condition, let step):
      writer.byte(Tag.counting.rawValue)
      writer.write(initial)
      writer.write(condition)
      writer.write(step)
    }
  }

  init(from reader: inout FactsReader) throws(MalformedFacts) {
    let tag: Tag = try reader.choice()
    self =
      switch tag {
      case .sequence: .sequence(try reader.value())
      case .while: .while(try reader.value(), bindsInBody: try reader.value())
      case .untilFalse: .untilFalse(try reader.value())
      case .counting:
        .counting(initial: try reader.value(), condition: try reader.value(), step: try reader.value())
      }
  }
}
