import InsetDocuments
import InsetJSON
import Testing

@Suite("JSON Schemas")
struct JSONSchemaTests {
  private let vocabulary: SchemaVocabulary = {
    var vocabulary = SchemaVocabulary()
    vocabulary.rules = [SchemaWord("double-inset", "Inset twice.")]
    vocabulary.environments = [SchemaWord("iPhone 8@11.0", "375 × 667 points.")]
    return vocabulary
  }()

  @Test("of a configuration: rules and severities by name, environments by a pattern with examples")
  func configuration() {
    let schema = ConfigurationSchema.document(vocabulary).jsonSchema
    #expect(schema["$schema"] == "http://json-schema.org/draft-07/schema#")
    #expect(schema["additionalProperties"] == false)
    #expect(
      schema["properties"]?.objectValue?.keys
        == ["$schema", "deploymentTarget", "environments", "exclude", "followLinks", "rules", "placements", "logLevel"])
    let rules = schema["definitions"]?["rules"]
    #expect(rules?["additionalProperties"] == false)
    #expect(rules?["properties"]?["double-inset"]?["enum"] == ["off", "hint", "info", "warning", "error"])
    #expect(rules?["properties"]?["double-inset"]?["description"] == "Inset twice.")
    let environment = schema["properties"]?["environments"]?["items"]?["anyOf"]
    #expect(environment?[0]?["examples"] == ["iPhone 8@11.0"])
    #expect(environment?[1] == ["$ref": "#/definitions/environment"])
    #expect(schema["definitions"]?["placement"]?["required"] == ["controller", "in"])
  }

  @Test("of a scene document: every object is a definition, and numbers have their limits")
  func scene() {
    let schema = SceneSchema.document(vocabulary).jsonSchema
    #expect(schema["required"] == ["version", "root"])
    #expect(schema["properties"]?["version"]?["const"] == 1)
    #expect(schema["properties"]?["root"]?["allOf"] == [["$ref": "#/definitions/controller"]])
    #expect(
      Set(schema["definitions"]?.objectValue?.keys ?? [])
        == Set(SceneObjectKind.allCases.map(\.rawValue)).subtracting(["scene"]))
    let size = schema["definitions"]?["window"]?["properties"]?["size"]
    #expect(size?["items"] == ["type": "number", "exclusiveMinimum": 0])
    #expect(size?["minItems"] == 2)
  }

  @Test("every reference has its definition")
  func references() {
    for document in [ConfigurationSchema.document(vocabulary), SceneSchema.document(vocabulary)] {
      let names = document.objects.values.flatMap { object in
        (object.keys.map(\.type) + [object.otherValues].compactMap(\.self)).flatMap(referenced)
      }
      #expect(names.allSatisfy { document.objects[$0] != nil })
    }
  }

  private func referenced(_ type: DocumentValueType) -> [String] {
    type.alternatives.flatMap { type -> [String] in
      switch type {
      case .object(let name): [name]
      case .array(let item, _): referenced(item)
      default: []
      }
    }
  }
}
