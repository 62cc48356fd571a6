package import InsetLayout
package import InsetText

/// One target of an Xcode project: what it is, which files it has, and what each of its configurations says. A folder
/// without a readable project is one target of no name and unknown kind.
package struct Target: Sendable {
  package enum Kind: Sendable, Hashable {
    case application
    case appExtension
    /// A framework or a library.
    case framework
    /// Tests, tools, aggregates.
    case other
    /// No project file tells.
    case unknown
  }

  /// Empty where no project file names it.
  package let name: String
  package let kind: Kind
  /// False when the build settings name other systems only.
  package let isForIOS: Bool
  /// The absolute path of the `project.pbxproj`.
  package let projectPath: String?
  package let membership: TargetMembership
  /// In the project's order, at least one; the first is the one that is looked at unless another is asked for.
  package let configurations: [TargetConfiguration]

  /// Whether the target compiles or copies the file at an absolute path.
  package func contains(_ path: String) -> Bool { membership.contains(path) }

  /// A configuration by its name, else the first one.
  package func configuration(named name: String? = nil) -> TargetConfiguration {
    configurations.first { $0.name == name } ?? configurations.first ?? TargetConfiguration(name: "")
  }

  /// The lowest iOS version that any configuration is built for.
  package var deploymentTarget: TargetValue<OSVersion>? {
    configurations.compactMap(\.deploymentTarget).min { $0.value < $1.value }
  }

  init(
    name: String, kind: Kind, isForIOS: Bool, projectPath: String?, membership: TargetMembership,
    configurations: [TargetConfiguration]
  ) {
    self.name = name
    self.kind = kind
    self.isForIOS = isForIOS
    self.projectPath = projectPath
    self.membership = membership
    self.configurations = configurations
  }
}

/// A value of a target with the place where it is written.
package struct TargetValue<Value: Sendable>: Sendable {
  package var value: Value
  package var location: Location

  package init(_ value: Value, at location: Location) {
    self.value = value
    self.location = location
  }
}

extension TargetValue: Equatable where Value: Equatable {}
extension TargetValue: Hashable where Value: Hashable {}
