internal import InsetJSON

/// The diagnostics of one file as an answer has them, with an id that is the same as long as they are.
struct DiagnosticReport: Equatable {
  let resultID: String
  let items: [JSON]

  init(_ items: [JSON]) {
    self.items = items
    resultID = ContentDigest(JSON.array(items).encoded()).bits.hexadecimal
  }

  static let empty = DiagnosticReport([])

  /// A full report, or none but that nothing has changed since the one that the client has.
  func json(previous: String?) -> JSONObject {
    if previous == resultID { return ["kind": "unchanged", "resultId": .string(resultID)] }
    return ["kind": "full", "resultId": .string(resultID), "items": .array(items)]
  }
}
