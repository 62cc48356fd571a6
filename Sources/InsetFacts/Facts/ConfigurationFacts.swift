package import InsetJSON

/// What `.insetd.json` asks for.
package struct ConfigurationFacts: Equatable, Sendable {
  package enum Severity: String, CaseIterable, Sendable {
    case off, hint, info, warning, error
  }

  package struct RuleSetting: Equatable, Sendable {
    package var id: Located<String>
    package var severity: Located<Severity>
  }

  /// Places a controller whose containers no file shows.
  package struct Placement: Equatable, Sendable {
    package var controller: Located<String>
    /// The classes of the containers, outermost first.
    package var containers: [Located<String>]
    package var range: Range<Int>
  }

  /// An iOS version, `"9.0"`; stands above what the project says.
  package var deploymentTarget: Located<String>?
  /// Strings (`"iPhone 8@10.3"`) or objects, as scene documents write environments; nil when the key is absent.
  package var environments: [Located<JSON>]?
  /// Paths from the folder of the file.
  package var exclude: [Located<String>] = []
  package var rules: [RuleSetting] = []
  package var placements: [Placement] = []
  package var problems: [ReadingProblem] = []
  /// False when the file is no JSON; there are no facts then.
  package var isComplete = true

  package init() {}
}
