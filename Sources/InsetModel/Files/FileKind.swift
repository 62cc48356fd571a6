/// What a file is to the model, by its name: a client's `languageId` says nothing reliable.
package enum FileKind: Sendable, Hashable {
  case interfaceBuilder
  case swift
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
}
