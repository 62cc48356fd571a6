package import InsetJSON
package import InsetText

/// What `.insetd.json` asks for.
package struct ConfigurationFacts: Equatable, Sendable {
  package enum Severity: String, CaseIterable, Sendable {
    case off, hint, info, warning, error
  }

  /// How much the daemon writes to its log, from least to most.
  package enum LogLevel: String, CaseIterable, Sendable {
    case fault, error, warning, info, debug
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
  /// Paths from the folder of the file: links that may lead out of it.
  package var followLinks: [Located<String>] = []
  package var rules: [RuleSetting] = []
  package var placements: [Placement] = []
  package var logLevel: Located<LogLevel>?
  /// The keys that are there, whatever they say: an empty list is another wish than none.
  package var keys: Set<String> = []
  package var problems: [ReadingProblem] = []
  /// False when the file is no JSON; there are no facts then.
  package var isComplete = true

  package init() {}
}

extension ConfigurationFacts {
  /// These facts, and below them what others say under keys that these don't have. Each rule counts as a key.
  package func above(_ others: ConfigurationFacts) -> ConfigurationFacts {
    var facts = self
    facts.deploymentTarget = deploymentTarget ?? others.deploymentTarget
    facts.environments = environments ?? others.environments
    if !keys.contains("exclude") { facts.exclude = others.exclude }
    if !keys.contains("followLinks") { facts.followLinks = others.followLinks }
    let own = Set(rules.map(\.id.value))
    facts.rules += others.rules.filter { !own.contains($0.id.value) }
    if !keys.contains("placements") { facts.placements = others.placements }
    facts.logLevel = logLevel ?? others.logLevel
    facts.keys.formUnion(others.keys)
    return facts
  }
}
