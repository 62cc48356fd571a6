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
    writer.write(subscripts)
    writer.write(aliases)
    writer.write(genericParameters)
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
    subscripts = try reader.value()
    aliases = try reader.value()
    genericParameters = try reader.value()
  }
}

extension CodeCase: FactsCodable {
  func encode(to writer: inout FactsWriter) {
    writer.write(name)
    writer.write(rawValue)
    writer.write(associatedValues)
    writer.write(associatedTypes)
  }

  init(from reader: inout FactsReader) throws(MalformedFacts) {
    self.init(name: try reader.value(), rawValue: try reader.value(), associatedValues: try reader.value())
    associatedTypes = try reader.value()
  }
}

extension CodeProperty: FactsCodable {
  func encode(to writer: inout FactsWriter) {
    writer.range(range)
    writer.write(name)
    writer.write(type)
    writer.write(className)
    writer.number(UInt64(traits.rawValue))
    writer.write(value)
    writer.write(accessors)
    writer.write(attributes)
    writer.write(getterName)
    writer.write(setterName)
    writer.write(variableName)
  }

  init(from reader: inout FactsReader) throws(MalformedFacts) {
    let range = try reader.range()
    self.init(name: try reader.value(), type: try reader.value(), className: try reader.value(), range: range)
    traits = Traits(rawValue: try reader.bits())
    value = try reader.value()
    accessors = try reader.value()
    attributes = try reader.value()
    getterName = try reader.value()
    setterName = try reader.value()
    variableName = try reader.value()
  }
}

extension CodeFunction: FactsCodable {
  func encode(to writer: inout FactsWriter) {
    writer.range(range)
    writer.write(name)
    writer.write(parameters)
    writer.write(resultClassName)
    writer.number(UInt64(traits.rawValue))
    writer.write(resultType)
    writer.write(genericParameters)
    writer.write(availability)
    writer.write(body)
  }

  init(from reader: inout FactsReader) throws(MalformedFacts) {
    let range = try reader.range()
    self.init(name: try reader.value(), range: range)
    parameters = try reader.value()
    resultClassName = try reader.value()
    traits = Traits(rawValue: try reader.bits())
    resultType = try reader.value()
    genericParameters = try reader.value()
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
    writer.write(type)
  }

  init(from reader: inout FactsReader) throws(MalformedFacts) {
    self.init(
      label: try reader.value(), name: try reader.string(), className: try reader.value(),
      defaultValue: try reader.value())
    type = try reader.value()
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

extension CodeAccessor: FactsCodable {
  func encode(to writer: inout FactsWriter) {
    writer.byte(kind.rawValue)
    writer.write(parameter)
    writer.write(body)
  }

  init(from reader: inout FactsReader) throws(MalformedFacts) {
    self.init(try reader.choice(), parameter: try reader.value(), body: try reader.value())
  }
}

extension CodeAttribute: FactsCodable {
  func encode(to writer: inout FactsWriter) {
    writer.string(name)
    writer.write(arguments)
  }

  init(from reader: inout FactsReader) throws(MalformedFacts) {
    self.init(try reader.string(), try reader.value())
  }
}

extension CodeSubscript: FactsCodable {
  func encode(to writer: inout FactsWriter) {
    writer.range(range)
    writer.write(parameters)
    writer.write(resultType)
    writer.write(isOfType)
    writer.write(accessors)
  }

  init(from reader: inout FactsReader) throws(MalformedFacts) {
    let range = try reader.range()
    self.init(
      parameters: try reader.value(), resultType: try reader.value(), isOfType: try reader.value(),
      accessors: try reader.value(), range: range)
  }
}

extension CodeAlias: FactsCodable {
  func encode(to writer: inout FactsWriter) {
    writer.string(name)
    writer.string(type)
  }

  init(from reader: inout FactsReader) throws(MalformedFacts) {
    self.init(name: try reader.string(), type: try reader.string())
  }
}

extension CodeGenericParameter: FactsCodable {
  func encode(to writer: inout FactsWriter) {
    writer.string(name)
    writer.write(constraint)
  }

  init(from reader: inout FactsReader) throws(MalformedFacts) {
    self.init(name: try reader.string(), constraint: try reader.value())
  }
}
