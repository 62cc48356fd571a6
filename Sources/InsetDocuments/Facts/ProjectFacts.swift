package import InsetText

/// What one `project.pbxproj` says about its targets.
package struct ProjectFacts: Equatable, Sendable {
  package var targets: [TargetFacts] = []
  /// The folder that build settings name files from, as a path from the folder of the `.xcodeproj`; mostly empty.
  package var sourceRoot = ""
  /// The project's own configurations, which targets inherit from.
  package var configurations: [BuildConfigurationFacts] = []
  package var problems: [ReadingProblem] = []
  /// False when the file could not be read as a property list; there are no facts then.
  package var isComplete = true

  package init() {}
}

/// One target of a project.
package struct TargetFacts: Equatable, Sendable {
  package var id: String
  package var name: String
  /// `com.apple.product-type.application`; absent of aggregate targets.
  package var productType: String?
  package var configurations: [BuildConfigurationFacts] = []
  /// The files that the target compiles or copies, as paths from the folder of the `.xcodeproj`; localised files one
  /// by one.
  package var filePaths: [String] = []
  /// Folders whose whole content belongs to the target, as paths from the folder of the `.xcodeproj`.
  package var folderPaths: [String] = []
  /// Files in those folders that don't belong to the target.
  package var excludedPaths: [String] = []

  package init(id: String, name: String, productType: String? = nil) {
    self.id = id
    self.name = name
    self.productType = productType
  }
}

/// One build configuration (`Debug`, `Release`).
package struct BuildConfigurationFacts: Equatable, Sendable {
  package var name: String
  /// The settings file that it starts from, as a path from the folder of the `.xcodeproj`.
  package var settingsFilePath: String?
  /// By key, conditions included; values may still hold `$(VARIABLES)`.
  package var settings: [String: Located<String>] = [:]

  package init(name: String) { self.name = name }
}
