package import InsetSyntax

/// What a file is to the model, by its name: a client's `languageId` says nothing reliable.
package enum FileKind: Sendable, Hashable {
  case interfaceBuilder
  case swift
  /// Implementations and headers, Objective-C++ and C among them.
  case objectiveC
  case sceneDocument
  case configuration
  case project
  case propertyList
  case buildSettings

  /// `nil` for a file that the model doesn't read.
  package init?(path: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if name == ".insetd.json" {
      self = .configuration
    } else if name.hasSuffix(".inset.json") {
      self = .sceneDocument
    } else if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
      self = .interfaceBuilder
    } else if name.hasSuffix(".swift") {
      self = .swift
    } else if [".m", ".mm", ".h"].contains(where: { name.hasSuffix($0) }) {
      self = .objectiveC
    } else if name == "project.pbxproj" {
      self = .project
    } else if name.hasSuffix(".plist") {
      self = .propertyList
    } else if name.hasSuffix(".xcconfig") {
      self = .buildSettings
    } else {
      return nil
    }
  }

  /// The language of source files; nil of other kinds.
  package var language: CodeFacts.Language? {
    switch self {
    case .swift: .swift
    case .objectiveC: .objectiveC
    case .interfaceBuilder, .sceneDocument, .configuration, .project, .propertyList, .buildSettings: nil
    }
  }
}
