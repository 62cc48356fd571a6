internal import InsetDocuments
internal import InsetModel
internal import InsetRules

extension DocumentSchema {
  /// The schema of a kind of file, with the names of an app; nil for a kind that has none.
  init?(of kind: FileKind, in app: App) {
    switch kind {
    case .configuration: self = ConfigurationSchema.document(.known(in: app))
    case .sceneDocument: self = SceneSchema.document(.known)
    case .interfaceBuilder, .swift, .objectiveC, .project, .propertyList, .buildSettings: return nil
    }
  }
}
