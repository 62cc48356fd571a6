internal import InsetDocuments
internal import InsetJSON

/// Reads the settings that a client has for us: the keys of `.insetd.json`, alone or below `insetd`.
enum SettingsReader {
  /// What is in the wrong form, or unknown, is passed over: clients keep settings of their own beside ours.
  static func read(_ json: JSON, log: Log) -> ConfigurationFacts {
    let section = json["insetd"].flatMap { $0.objectValue == nil ? nil : $0 } ?? json
    guard section.objectValue != nil else { return ConfigurationFacts() }
    let facts = ConfigurationReader.read(section.encoded())
    for problem in facts.problems {
      if problem.severity == .error { log.warning("in the client's settings: \(problem.message)") }
    }
    return facts
  }
}
