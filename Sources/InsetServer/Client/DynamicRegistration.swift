internal import InsetJSON

/// What is registered with the client once the session has begun, because `initialize` can't say it.
enum DynamicRegistration {
  /// The parameters of `client/registerCapability`; nil if this client registers nothing of what is wanted.
  static func params(for capabilities: ClientCapabilities, watchedGlobs: [String]) -> JSON? {
    var registrations: [JSON] = []
    if capabilities.registersWatchedFiles, !watchedGlobs.isEmpty {
      let watchers = watchedGlobs.map { glob -> JSON in ["globPattern": .string(glob)] }
      registrations.append(
        registration("workspace/didChangeWatchedFiles", options: ["watchers": .array(watchers)]))
    }
    if capabilities.registersConfiguration {
      registrations.append(registration("workspace/didChangeConfiguration", options: ["section": "insetd"]))
    }
    if capabilities.registersDiagnostics, !watchedGlobs.isEmpty {
      let selector = watchedGlobs.map { glob -> JSON in ["pattern": .string(glob)] }
      registrations.append(
        registration(
          "textDocument/diagnostic",
          options: .object(JSONObject([("documentSelector", .array(selector))] + diagnosticOptions))))
    }
    return registrations.isEmpty ? nil : ["registrations": .array(registrations)]
  }

  /// How diagnostics are given to clients that ask for them.
  static let diagnosticOptions: [(String, JSON)] = [
    ("identifier", "insetd"), ("interFileDependencies", true), ("workspaceDiagnostics", true),
  ]

  private static func registration(_ method: String, options: JSON) -> JSON {
    ["id": .string("insetd:\(method)"), "method": .string(method), "registerOptions": options]
  }
}
