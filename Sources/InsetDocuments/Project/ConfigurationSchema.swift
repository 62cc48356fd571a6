/// What `.insetd.json` may say.
package enum ConfigurationSchema {
  /// - Parameter vocabulary: with the ids of all rules, other keys of `rules` are none; without any, all may be.
  package static func document(_ vocabulary: SchemaVocabulary = SchemaVocabulary()) -> DocumentSchema {
    var objects = SceneSchema.objects([.environment, .screen, .window], vocabulary)
    objects["configuration"] = DocumentObject(noun: "a configuration", keys: keys(vocabulary))
    objects["rules"] = DocumentObject(
      noun: "a set of rules", expectation: "an object of rule ids and severities",
      keys: vocabulary.rules.map { DocumentKey($0.value, severity, $0.documentation) },
      otherValues: vocabulary.rules.isEmpty ? severity : nil)
    objects["placement"] = DocumentObject(
      noun: "a placement", expectation: "an object with \"controller\" and \"in\"",
      keys: [
        DocumentKey(
          "controller", .string(DocumentString(words: vocabulary.controllers)), required: true,
          "The class of the controller that is placed."),
        DocumentKey(
          "in", .array(of: .string(DocumentString(words: uiKitContainers + vocabulary.containers))), required: true,
          "The classes of the containers around it, outermost first."),
      ])
    return DocumentSchema(title: "Configuration of insetd (.insetd.json)", root: "configuration", objects: objects)
  }

  /// UIKit's container controllers, as `in` of a placement names them.
  package static let uiKitContainers = [
    SchemaWord("UINavigationController", "A stack with a navigation bar."),
    SchemaWord("UITabBarController", "Tabs with a tab bar."),
    SchemaWord("UISplitViewController", "Columns side by side."),
    SchemaWord("UIPageViewController", "Pages that turn or scroll."),
  ]

  private static let severity = DocumentValueType.string(
    DocumentString(oneOf: ConfigurationFacts.Severity.allCases.map { SchemaWord($0.rawValue, $0.documentation) }))

  private static func keys(_ vocabulary: SchemaVocabulary) -> [DocumentKey] {
    [
      DocumentKey("$schema", .any, "Address of the JSON Schema, for editors; it is not read."),
      DocumentKey(
        "deploymentTarget", .string(DocumentString(.version)),
        "The lowest iOS that the app runs on, where no project file says it."),
      DocumentKey(
        "environments",
        .array(
          of: .either(
            [.string(DocumentString(.environment, words: vocabulary.environments)), .object("environment")],
            expectation: "an environment: \"iPhone 8@10.3\" or an object")),
        "Devices and systems to lay the app out on; when absent a common phone of each era from the deployment target on."
      ),
      DocumentKey(
        "exclude", .array(of: .string(DocumentString())), default: [],
        "Files and folders to leave out, by their paths from this file's folder; * and ? stand for other characters."),
      DocumentKey(
        "followLinks", .array(of: .string(DocumentString())), default: [],
        "Links that are followed out of the project, by their paths from this file's folder; * and ? stand for other characters."
      ),
      DocumentKey("rules", .object("rules"), default: [:], "Severities of rules, in place of their own."),
      DocumentKey(
        "placements", .array(of: .object("placement")), default: [],
        "Places controllers whose containers no file shows, since code makes them."),
      DocumentKey(
        "logLevel",
        .string(
          DocumentString(
            oneOf: ConfigurationFacts.LogLevel.allCases.map { SchemaWord($0.rawValue, $0.documentation) })),
        default: "warning", "How much the daemon writes to its log."),
    ]
  }
}

extension ConfigurationFacts.LogLevel {
  fileprivate var documentation: String {
    switch self {
    case .fault: "Mistakes of the daemon's own."
    case .error: "Also what the client or the user did and can't be served."
    case .warning: "Also what is odd."
    case .info: "Also sessions, and requests that fail."
    case .debug: "Also each request with the time that it took."
    }
  }
}

extension ConfigurationFacts.Severity {
  fileprivate var documentation: String {
    switch self {
    case .off: "The rule is not run."
    case .hint: "Shown as a hint, in most editors as dots below the first letters."
    case .info: "Shown as information."
    case .warning: "Shown as a warning."
    case .error: "Shown as an error."
    }
  }
}
