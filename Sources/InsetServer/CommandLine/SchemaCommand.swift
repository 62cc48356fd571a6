internal import InsetFacts
internal import InsetJSON
internal import InsetRules

/// `insetd schema configuration|scene`: the JSON Schema of a kind of document.
package enum SchemaCommand {
  package enum Document: String, CaseIterable, Sendable { case configuration, scene }

  package static func run(_ document: Document) -> String {
    let schema =
      switch document {
      case .configuration: ConfigurationSchema.document(.known)
      case .scene: SceneSchema.document(.known)
      }
    return String(decoding: schema.jsonSchema.encoded(.pretty), as: UTF8.self)
  }
}
