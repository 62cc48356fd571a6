internal import InsetJSON
internal import InsetText

/// `textDocument/diagnostic` and `workspace/diagnostic`.
enum PulledDiagnosticsFeature {
  /// Told at once to a client that can't be told later.
  static var capability: ServerCapability {
    ServerCapability("diagnosticProvider") { client in
      client.capabilities.pullsDiagnostics && !client.capabilities.registersDiagnostics
        ? .object(JSONObject(DynamicRegistration.diagnosticOptions)) : nil
    }
  }

  static func ofDocument(_ parameters: Parameters, _ context: RequestContext, _ host: ProjectHost)
    throws(ResponseError) -> JSON?
  {
    host.documentDiagnostics(
      try parameters["textDocument"]["uri"].documentURI(),
      previous: try parameters["previousResultId"].ifPresent?.string())
  }

  /// For a client that takes partial results each project is one, and the answer is empty.
  static func ofWorkspace(
    _ parameters: Parameters, _ context: RequestContext, _ host: ProjectHost, _ connection: ClientConnection
  ) throws(ResponseError) -> JSON? {
    var previous: [DocumentURI: String] = [:]
    for item in try parameters["previousResultIds"].ifPresent?.array() ?? [] {
      previous[try item["uri"].documentURI()] = try item["value"].string()
    }
    let token = parameters["partialResultToken"].ifPresent?.json
    var all: [JSON] = []
    let isKnown = host.workspaceDiagnostics(previous: previous) { items in
      if let token {
        connection.notify("$/progress", ["token": token, "value": ["items": .array(items)]])
      } else {
        all += items
      }
    }
    guard isKnown else { return nil }
    try context.cancellation.check()
    return ["items": .array(all)]
  }
}
