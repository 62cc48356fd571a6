extension CodeType: FactsCodable {
  func encode(to writer: inout FactsWriter) {
    writer.range(range)
    writer.byte(kind.rawValue)
    writer.write(name)
    writer.string(qualifiedName)
    writer.write(isGeneric)
    writer.write(objectiveCName)
    writer.write(category)
    writer.write(inherited)
    writer.write(availability)
    writer.write(properties)
    writer.write(functions)
    writer.write(cases)
  }

  init(from reader: inout FactsReader) throws(MalformedFacts) {
    let range = try reader.range()
    self.init(
      try reader.choice(), name: try reader.value(), qualifiedName: try reader.string(),
      isGeneric: try reader.value(), range: range)
    objectiveCName = try reader.value()
    category = try reader.value()
    inherited = try reader.value()
    availability = try reader.value()
    properties = try reader.value()
    functions = try reader.value()
    cases = try reader.value()
  }
}

extension CodeCase: FactsCodable {
  func encode(to writer: inout FactsWriter) {
    writer.write(name)
    writer.write(rawValue)
    writer.write(associatedValues)
  }

  init(from reader: inout FactsReader) throws(MalformedFacts) {
    self.init(name: try reader.value(), rawValue: try reader.value(), associatedValues: try reader.value())
  }
}

extension CodeProperty: FactsCodable {
  func encode(to writer: inout FactsWriter) {
    writer.range(range)
    writer.write(name)
    writer.write(type)
    writer.write(className)
    writer.byte(traits.rawValue)
    writer.write(value)
    writer.write(getter)
    writer.write(setter)
  }

  init(from reader: inout FactsReader) throws(MalformedFacts) {
    let range = try reader.range()
    self.init(name: try reader.value(), type: try reader.value(), className: try reader.value(), range: range)
    traits = Traits(rawValue: try reader.byte())
    value = try reader.value()
    getter = try reader.value()
    setter = try reader.value()
  }
}

extension CodeFunction: FactsCodable {
  func encode(to writer: inout FactsWriter) {
    writer.range(range)
    writer.write(name)
    writer.write(parameters)
    writer.write(resultClassName)
    writer.byte(traits.rawValue)
    writer.write(availability)
    writer.write(body)
  }

  init(from reader: inout FactsReader) throws(MalformedFacts) {
    let range = try reader.range()
    self.init(name: try reader.value(), range: range)
    parameters = try reader.value()
    resultClassName = try reader.value()
    traits = Traits(rawValue: try reader.byte())
    availability = try reader.value()
    body = try reader.value()
  }
}

extension CodeFunction.Parameter: FactsCodable {
  func encode(to writer: inout FactsWriter) {
    writer.write(label)
    writer.string(name)
    writer.write(className)
    writer.write(defaultValue)
  }

  init(from reader: inout FactsReader) throws(MalformedFacts) {
    self.init(
      label: try reader.value(), name: try reader.string(), className: try reader.value(),
      defaultValue: try reader.value())
  }
}

extension CodeAvailability: FactsCodable {
  func encode(to writer: inout FactsWriter) {
    writer.write(introduced)
    writer.write(obsoleted)
  }

  init(from reader: inout FactsReader) throws(MalformedFacts) {
    self.init(introduced: try reader.value(), obsoleted: try reader.value())
  }
}
