package import InsetJSON
package import InsetText

extension PublishedDiagnostic {
  /// The diagnostic as the protocol writes it, without what the client can't take.
  ///
  /// - Parameters:
  ///   - text: the text that `range` means.
  ///   - project: knows the texts of related places.
  ///   - documents: know how the client spells addresses.
  package func json(
    _ text: SourceText, _ client: ClientProfile, _ encoding: PositionEncoding, _ project: ProjectSnapshot,
    _ documents: DocumentStore
  ) -> JSON {
    let can = client.capabilities
    var object: JSONObject = [
      "range": text.positions(of: range, in: encoding).json, "severity": .integer(severity.rawValue),
      "code": .string(code), "source": "insetd", "message": .string(message),
    ]
    if can.supportsCodeDescription, let codeDescription {
      object["codeDescription"] = ["href": .string(codeDescription)]
    }
    let shownTags = tags.map(\.rawValue).filter(can.diagnosticTags.contains)
    if !shownTags.isEmpty { object["tags"] = .array(shownTags.map { .integer($0) }) }
    if can.supportsRelatedInformation {
      let places = related.compactMap { $0.json(encoding, project, documents) }
      if !places.isEmpty { object["relatedInformation"] = .array(places) }
    }
    if can.supportsDiagnosticData { object["data"] = data }
    return .object(object)
  }
}

extension PublishedDiagnostic.Related {
  /// Nil for a place that is there no more.
  fileprivate func json(
    _ encoding: PositionEncoding, _ project: ProjectSnapshot, _ documents: DocumentStore
  ) -> JSON? {
    guard let range = project.currentRange(location), let text = project.currentText(location.path) else { return nil }
    let place: JSON = [
      "uri": .string(documents.uri(ofPath: location.path).string),
      "range": text.positions(of: range, in: encoding).json,
    ]
    return ["location": place, "message": .string(message)]
  }
}
