internal import InsetDocuments

/// What a project's configuration says of the files that belong to it.
struct ProjectSelection: Equatable, Sendable {
  /// Left out.
  let excluded: PathPatterns
  /// Links that may lead out of the project.
  let followed: PathPatterns

  init(_ facts: ConfigurationFacts?, below root: String) {
    excluded = PathPatterns(facts?.exclude ?? [], below: root)
    followed = PathPatterns(facts?.followLinks ?? [], below: root)
  }
}

/// The patterns of a configuration that something matches.
struct MatchedPatterns: Equatable, Sendable {
  var excluded: Set<String> = []
  var followed: Set<String> = []
}
