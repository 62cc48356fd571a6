internal import InsetJSON
internal import InsetText

/// Reads `.insetd.json`.
package enum ConfigurationReader {
  /// Whatever the bytes are; what is wrong in one place takes nothing away elsewhere.
  package static func read(_ bytes: [UInt8]) -> ConfigurationFacts {
    do {
      return ConfigurationReading(JSONSourceMap(bytes)).read(try JSON.decoding(bytes))
    } catch {
      var facts = ConfigurationFacts()
      facts.isComplete = false
      let start = min(max(error.byteOffset, 0), bytes.count)
      facts.problems = [
        MergeConflict.firstLine(of: bytes, in: "configuration")
          ?? ReadingProblem(.error, "JSON: \(error.message)", at: start..<min(start + 1, bytes.count))
      ]
      return facts
    }
  }
}

/// The reading of one configuration: what the schema lets pass becomes facts.
private struct ConfigurationReading {
  private static let schema = ConfigurationSchema.document()

  private var check: DocumentShapeCheck

  init(_ places: JSONSourceMap) { check = DocumentShapeCheck(Self.schema, places) }

  consuming func read(_ document: JSON) -> ConfigurationFacts {
    let root = check.check(document)
    var facts = ConfigurationFacts()
    facts.problems = check.problems
    facts.keys = Set(root.objectValue?.map(\.key) ?? [])
    facts.logLevel = root["logLevel"].flatMap { string($0, JSONPointer(tokens: ["logLevel"])) }.flatMap { text in
      ConfigurationFacts.LogLevel(rawValue: text.value).map { Located($0, at: text.range) }
    }
    facts.deploymentTarget = root["deploymentTarget"].flatMap { string($0, JSONPointer(tokens: ["deploymentTarget"])) }
    if root["environments"] != nil {
      facts.environments = items(root, "environments").map { Located($0.value, at: check.range($0.pointer)) }
    }
    facts.exclude = items(root, "exclude").compactMap { string($0.value, $0.pointer) }
    facts.followLinks = items(root, "followLinks").compactMap { string($0.value, $0.pointer) }
    for (id, value) in root["rules"]?.objectValue ?? [:] {
      let pointer = JSONPointer(tokens: ["rules", id])
      guard let severity = value.stringValue.flatMap(ConfigurationFacts.Severity.init(rawValue:)) else { continue }
      facts.rules.append(
        .init(id: Located(id, at: check.keyRange(pointer)), severity: Located(severity, at: check.range(pointer))))
    }
    facts.placements = items(root, "placements").compactMap { placement($0.value, $0.pointer) }
    return facts
  }

  private func placement(_ value: JSON, _ pointer: JSONPointer) -> ConfigurationFacts.Placement? {
    let around = pointer.appending("in")
    let items = value["in"]?.arrayValue ?? []
    let containers = items.enumerated().compactMap { string($0.element, around.appending($0.offset)) }
    guard let controller = value["controller"].flatMap({ string($0, pointer.appending("controller")) }),
      value["in"] != nil, containers.count == items.count
    else { return nil }
    return .init(controller: controller, containers: containers, range: check.range(pointer))
  }

  /// The items of an array that the schema let pass.
  private func items(_ root: JSON, _ key: String) -> [(value: JSON, pointer: JSONPointer)] {
    let pointer = JSONPointer(tokens: [key])
    return (root[key]?.arrayValue ?? []).enumerated().map { ($0.element, pointer.appending($0.offset)) }
      .filter { !$0.0.isNull }
  }

  private func string(_ value: JSON, _ pointer: JSONPointer) -> Located<String>? {
    value.stringValue.map { Located($0, at: check.range(pointer)) }
  }
}
