internal import InsetDocuments
internal import InsetJSON
internal import InsetRules

/// The JSON Schema of each `inset/*` method: an object with `params` and `result`.
enum MethodSchema {
  static let methods = [
    "inset/compute", "inset/explain", "inset/suggest", "inset/whatIf", "inset/compare", "inset/matrix",
    "inset/render", "inset/hierarchy", "inset/environments", "inset/saveRecording",
  ]

  /// Nil for a method that there is none of.
  static func schema(_ method: String) -> JSON? {
    guard let text = texts[method], var own = decoded("{\(text)}") else { return nil }
    let scene = SceneSchema.document(.known).jsonSchema.objectValue ?? JSONObject()
    var definitions = decoded("{\(MethodSchemaParts.text)}") ?? JSONObject()
    definitions["sceneDocument"] = .object(
      JSONObject(scene.filter { $0.key != "$schema" && $0.key != "definitions" }.map { ($0.key, $0.value) }))
    for (name, value) in scene["definitions"]?.objectValue ?? JSONObject() { definitions[name] = value }
    own["definitions"] = .object(definitions)
    var schema: JSONObject = [
      "$schema": "http://json-schema.org/draft-07/schema#", "title": .string(method), "type": "object",
    ]
    schema["properties"] = own["properties"]
    schema["definitions"] = own["definitions"]
    return .object(schema)
  }

  private static func decoded(_ text: String) -> JSONObject? {
    (try? JSON.decoding(Array(text.utf8)))?.objectValue
  }

  private static let texts = [
    "inset/compute": MethodSchemaTexts.compute, "inset/explain": MethodSchemaTexts.explain,
    "inset/suggest": MethodSchemaTexts.suggest, "inset/whatIf": MethodSchemaTexts.whatIf,
    "inset/compare": MethodSchemaTexts.compare, "inset/matrix": MethodSchemaTexts.matrix,
    "inset/hierarchy": MethodSchemaTexts.hierarchy, "inset/environments": MethodSchemaTexts.environments,
    "inset/render": MethodSchemaTexts.render, "inset/saveRecording": MethodSchemaTexts.saveRecording,
  ]
}
