internal import InsetDocuments
internal import InsetJSON
internal import InsetRules

/// `insetd schema [NAME]`: the JSON Schema of a kind of document, or of what a method takes and gives.
package enum SchemaCommand {
  /// All that there is a schema of.
  package static var names: [String] { ["configuration", "scene"] + MethodSchema.methods }

  /// Nil for another name.
  package static func run(_ name: String) -> String? {
    let schema: JSON? =
      switch name {
      case "configuration": ConfigurationSchema.document(.known).jsonSchema
      case "scene": SceneSchema.document(.known).jsonSchema
      default: MethodSchema.schema(name)
      }
    return schema.map { String(decoding: $0.encoded(.pretty), as: UTF8.self) }
  }
}
