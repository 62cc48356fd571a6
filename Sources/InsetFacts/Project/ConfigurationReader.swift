internal import InsetJSON

/// Reads `.insetd.json`.
package enum ConfigurationReader {
  /// Whatever the bytes are; what is wrong in one place takes nothing away elsewhere.
  package static func read(_ bytes: [UInt8]) -> ConfigurationFacts {
    do {
      let root = try JSON.decoding(bytes)
      var reading = ConfigurationReading(JSONSourceMap(bytes))
      reading.read(root)
      return reading.facts
    } catch {
      var facts = ConfigurationFacts()
      facts.isComplete = false
      let start = min(max(error.byteOffset, 0), bytes.count)
      facts.problems = [ReadingProblem(.error, "JSON: \(error.message)", at: start..<min(start + 1, bytes.count))]
      return facts
    }
  }
}

/// The reading of one configuration, value by value.
struct ConfigurationReading {
  private(set) var facts = ConfigurationFacts()
  private let places: JSONSourceMap

  init(_ places: JSONSourceMap) { self.places = places }

  mutating func read(_ root: JSON) {
    let pointer = JSONPointer(tokens: [])
    guard let members = root.objectValue else { return report("expected an object", at: pointer) }
    for (key, value) in members {
      let pointer = pointer.appending(key)
      switch key {
      case "deploymentTarget": facts.deploymentTarget = version(value, pointer)
      case "environments": readEnvironments(value, pointer)
      case "exclude": facts.exclude = items(value, pointer).compactMap { string($0.value, $0.pointer) }
      case "rules": readRules(value, pointer)
      case "placements": facts.placements = items(value, pointer).compactMap { placement($0.value, $0.pointer) }
      case "$schema": break
      default: reportUnknown(pointer, among: ["deploymentTarget", "environments", "exclude", "rules", "placements"])
      }
    }
  }

  private mutating func readEnvironments(_ value: JSON, _ pointer: JSONPointer) {
    let items = items(value, pointer)
    guard value.arrayValue != nil else { return }
    var environments: [Located<JSON>] = []
    for (value, pointer) in items {
      if value.stringValue != nil || value.objectValue != nil {
        environments.append(Located(value, at: range(pointer)))
      } else {
        report("expected an environment: \"iPhone 8@10.3\" or an object", at: pointer)
      }
    }
    facts.environments = environments
  }

  private mutating func readRules(_ value: JSON, _ pointer: JSONPointer) {
    guard let rules = value.objectValue else {
      return report("expected an object of rule ids and severities", at: pointer)
    }
    for (id, value) in rules {
      let pointer = pointer.appending(id)
      guard let severity = value.stringValue.flatMap(ConfigurationFacts.Severity.init(rawValue:)) else {
        let names = ConfigurationFacts.Severity.allCases.map { "\"\($0.rawValue)\"" }
        report("expected one of \(names.joined(separator: ", "))", at: pointer)
        continue
      }
      let key = places.keyRange(at: pointer) ?? range(pointer)
      facts.rules.append(
        .init(id: Located(id, at: key), severity: Located(severity, at: range(pointer))))
    }
  }

  private mutating func placement(_ value: JSON, _ pointer: JSONPointer) -> ConfigurationFacts.Placement? {
    guard let members = value.objectValue else {
      report("expected an object with \"controller\" and \"in\"", at: pointer)
      return nil
    }
    for key in members.keys where key != "controller" && key != "in" {
      reportUnknown(pointer.appending(key), among: ["controller", "in"])
    }
    guard let named = members["controller"], let around = members["in"] else {
      report("a placement needs \"controller\" and \"in\"", at: pointer)
      return nil
    }
    let controller = string(named, pointer.appending("controller"))
    let containers = items(around, pointer.appending("in")).compactMap { string($0.value, $0.pointer) }
    guard let controller, around.arrayValue?.count == containers.count else { return nil }
    return .init(controller: controller, containers: containers, range: range(pointer))
  }
}

extension ConfigurationReading {
  private func range(_ pointer: JSONPointer) -> Range<Int> { places.valueRange(at: pointer) ?? 0..<0 }

  private mutating func report(_ message: String, at pointer: JSONPointer) {
    facts.problems.append(ReadingProblem(.error, message, at: range(pointer)))
  }

  private mutating func reportUnknown(_ pointer: JSONPointer, among known: [String]) {
    let message = "unknown key \"\(pointer.tokens.last ?? "")\"; known are \(known.joined(separator: ", "))"
    facts.problems.append(ReadingProblem(.warning, message, at: places.keyRange(at: pointer) ?? range(pointer)))
  }

  /// The items of an array; none and a problem when the value is none.
  private mutating func items(_ value: JSON, _ pointer: JSONPointer) -> [(value: JSON, pointer: JSONPointer)] {
    guard let items = value.arrayValue else {
      report("expected an array", at: pointer)
      return []
    }
    return items.enumerated().map { ($0.element, pointer.appending($0.offset)) }
  }

  private mutating func string(_ value: JSON, _ pointer: JSONPointer) -> Located<String>? {
    guard let string = value.stringValue else {
      report("expected a string", at: pointer)
      return nil
    }
    return Located(string, at: range(pointer))
  }

  private mutating func version(_ value: JSON, _ pointer: JSONPointer) -> Located<String>? {
    let parts = value.stringValue?.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    guard let parts, (1...3).contains(parts.count), !parts.contains(nil) else {
      report("expected an iOS version such as \"9.0\"", at: pointer)
      return nil
    }
    return string(value, pointer)
  }
}
