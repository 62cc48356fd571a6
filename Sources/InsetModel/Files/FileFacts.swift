package import InsetDocuments
internal import InsetSyntax
package import InsetText

/// What one file says.
package enum FileFacts: Sendable {
  case interfaceBuilder(InterfaceBuilderFacts)
  case code(CodeFile)
  case sceneDocument(SceneDocument)
  case configuration(ConfigurationFacts)
  case project(ProjectFacts)
  case propertyList(InfoPlistFacts)
  case buildSettings(BuildSettingsFacts)

  /// Reads a file's bytes. Any bytes give facts, with the problems in them; `nil` for a kind of file that says nothing.
  package static func reading(_ bytes: [UInt8], as kind: FileKind) -> FileFacts {
    switch kind {
    case .interfaceBuilder: .interfaceBuilder(InterfaceBuilderReader.read(bytes))
    case .swift: .code(CodeFile(SwiftReader.read(bytes), bytes))
    case .objectiveC: .code(CodeFile(ObjectiveCReader.read(bytes), bytes))
    case .sceneDocument: .sceneDocument(SceneDocument.reading(bytes))
    case .configuration: .configuration(ConfigurationReader.read(bytes))
    case .project: .project(ProjectReader.read(bytes))
    case .propertyList: .propertyList(InfoPlistReader.read(bytes))
    case .buildSettings: .buildSettings(BuildSettingsReader.read(bytes))
    }
  }

  /// False when the file is ill-formed or truncated, so that older facts of it are better than these.
  package var isComplete: Bool {
    switch self {
    case .interfaceBuilder(let facts): facts.isComplete
    case .configuration(let facts): facts.isComplete
    case .project(let facts): facts.isComplete
    case .propertyList(let facts): facts.isComplete
    case .buildSettings(let facts): facts.isComplete
    case .code(let file): file.facts.isComplete
    case .sceneDocument: true
    }
  }

  /// The comments that keep rules quiet, in the order of the file.
  package var suppressions: [Suppression] {
    switch self {
    case .interfaceBuilder(let facts): facts.suppressions
    case .code(let file): file.suppressions
    case .sceneDocument, .configuration, .project, .propertyList, .buildSettings: []
    }
  }

  /// What the reader could not take as written.
  package var problems: [ReadingProblem] {
    switch self {
    case .interfaceBuilder(let facts): facts.problems
    case .configuration(let facts): facts.problems
    case .project(let facts): facts.problems
    case .propertyList(let facts): facts.problems
    case .buildSettings(let facts): facts.problems
    // Compilers say what is wrong with sources; a scene document's problems name places in JSON.
    case .code, .sceneDocument: []
    }
  }
}
