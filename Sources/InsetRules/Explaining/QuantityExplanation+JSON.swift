package import InsetJSON
internal import InsetLayout

extension QuantityExplanation {
  /// As scripts get it (scene format, section 4).
  package var json: JSON {
    [
      "version": 1, "quantity": .string(name), "environment": .string(environment.shortForm),
      "value": value.map { $0.count == 1 ? .number($0[0]) : .array($0.map { .number($0) }) } ?? .null,
      "certainty": .string(certainty.rawValue), "steps": .array(steps.map(\.json)),
      "alternatives": .array(alternatives.map { .string($0) }),
      "assumptions": .array(assumptions.map { ["about": .string($0.about), "text": .shown($0.text)] }),
    ]
  }
}

extension Reason {
  var json: JSON {
    var members: [(String, JSON)] = [
      ("law", .string(law.id)), ("sentence", .shown(sentence)), ("subject", .string(subject)),
      ("quantity", .string(quantity)), ("value", value.json),
      (
        "inputs",
        .array(
          settings.map(\.json) + metrics.map { ["metric": .string($0)] } + silentLaws.map { ["law": .string($0.id)] })
      ),
    ]
    if let delta { members.append(("delta", .number(delta))) }
    if let place { members.append(("source", place.json)) }
    members.append(
      (
        "evidence",
        .array(law.evidence.map { ["address": .string($0), "confidence": .string(law.confidence.rawValue)] })
      ))
    members.append(("certainty", .string(certainty.rawValue)))
    return .object(JSONObject(members))
  }
}

extension Reason.Setting {
  var json: JSON {
    var members: [(String, JSON)] = [
      ("object", .string(object)), ("setting", .string(name)), ("value", .string(value)),
      ("isDefault", .bool(isDefault)),
    ]
    if let place { members.append(("source", place.json)) }
    if !rivals.isEmpty { members.append(("beats", .array(rivals.map(\.json)))) }
    return .object(JSONObject(members))
  }
}

extension Provenance.Place {
  var json: JSON { ["file": .string(path), "line": .integer(line), "column": .integer(column)] }
}

extension Value {
  var json: JSON {
    switch self {
    case .points(let points): .number(points)
    case .rect(let rect): .array(rect.array.map { .number($0) })
    case .point(let x, let y): [.number(x), .number(y)]
    case .flag(let flag): .bool(flag)
    case .decision(let decision): .string(decision.rawValue)
    }
  }
}
