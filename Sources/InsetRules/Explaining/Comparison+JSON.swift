package import InsetJSON

extension Comparison {
  /// The differences as scripts get them.
  package var json: JSON { .array(differences.map(\.json)) }

  /// The objects of only one of the two; `nil` when there are none.
  package var unmatchedJSON: JSON? {
    if onlyBefore.isEmpty && onlyAfter.isEmpty { return nil }
    return ["before": .array(onlyBefore.map { .string($0) }), "after": .array(onlyAfter.map { .string($0) })]
  }
}

extension Comparison.Difference {
  private static func json(_ numbers: [Double]?) -> JSON {
    guard let numbers else { return .null }
    return numbers.count == 1 ? .number(numbers[0]) : .array(numbers.map { .number($0) })
  }

  fileprivate var json: JSON {
    var members: [(String, JSON)] = [
      ("quantity", .string(quantity)), ("before", Self.json(before)), ("after", Self.json(after)),
    ]
    if let reason {
      members.append(
        (
          "reason",
          [
            "law": .string(reason.law.id), "sentence": .shown(reason.sentence),
            "setting": (reason.settings.first { !$0.isDefault } ?? reason.settings.first)?.json ?? .null,
            "of": .string(side.rawValue),
          ]
        ))
    }
    return .object(JSONObject(members))
  }
}
