package import InsetJSON

extension DocumentSchema {
  /// The schema as JSON Schema, draft 7.
  package var jsonSchema: JSON {
    var schema: JSONObject = ["$schema": "http://json-schema.org/draft-07/schema#", "title": .string(title)]
    if let object = objects[root] {
      for (key, value) in object.jsonSchema { schema[key] = value }
    }
    let others = objects.keys.filter { $0 != root }.sorted()
    if !others.isEmpty {
      schema["definitions"] = .object(JSONObject(others.map { ($0, .object(objects[$0]?.jsonSchema ?? [:])) }))
    }
    return .object(schema)
  }
}

extension DocumentObject {
  fileprivate var jsonSchema: JSONObject {
    var schema: JSONObject = [
      "type": "object", "properties": .object(JSONObject(keys.map { ($0.name, $0.jsonSchema) })),
    ]
    let required = keys.filter(\.isRequired)
    if !required.isEmpty { schema["required"] = .array(required.map { .string($0.name) }) }
    schema["additionalProperties"] = otherValues.map { .object($0.jsonSchema) } ?? false
    return schema
  }
}

extension DocumentKey {
  fileprivate var jsonSchema: JSON {
    var schema: JSONObject = ["description": .string(documentation)]
    // Draft 7 reads nothing beside a reference.
    if case .object = type {
      schema["allOf"] = [.object(type.jsonSchema)]
    } else {
      for (key, value) in type.jsonSchema { schema[key] = value }
    }
    schema["default"] = defaultValue
    return .object(schema)
  }
}

extension DocumentValueType {
  fileprivate var jsonSchema: JSONObject {
    switch self {
    case .bool: return ["type": "boolean"]
    case .number(nil, _): return ["type": "number"]
    case .number(let limit?, let isExcluded):
      return ["type": "number", isExcluded ? "exclusiveMinimum" : "minimum": .number(limit)]
    case .integer(let limit): return ["type": "integer", "minimum": .integer(limit)]
    case .constant(let constant): return ["const": .integer(constant)]
    case .string(let string): return string.jsonSchema
    case .array(let item, let count):
      var schema: JSONObject = ["type": "array", "items": .object(item.jsonSchema)]
      if let count {
        schema["minItems"] = .integer(count)
        schema["maxItems"] = .integer(count)
      }
      return schema
    case .object(let name): return ["$ref": .string("#/definitions/\(name)")]
    case .either(let types, _): return ["anyOf": .array(types.map { .object($0.jsonSchema) })]
    case .any: return [:]
    }
  }
}

extension DocumentString {
  fileprivate var jsonSchema: JSONObject {
    var schema: JSONObject = ["type": "string"]
    let values = JSON.array(words.map { .string($0.value) })
    if isClosed {
      schema["enum"] = values
      // Read by editors that show a line beside each value; validators pass over it.
      schema["enumDescriptions"] = .array(words.map { .string($0.documentation) })
    } else if !words.isEmpty {
      schema["examples"] = values
    }
    if form == .notEmpty { schema["minLength"] = 1 }
    if let pattern { schema["pattern"] = .string(pattern) }
    return schema
  }
}
