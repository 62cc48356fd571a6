package import InsetJSON

/// Answers a request. Takes the parameters, null where the client gave none.
///
/// Gives nil where the answer needs what another thread still works out: the request waits, and is asked again, with the
/// context that it came in, when that thread has handed something over.
package typealias RequestHandler = (Parameters, RequestContext) throws(ResponseError) -> JSON?

/// Acts on a notification.
package typealias NotificationHandler = (Parameters, RequestContext) throws(ResponseError) -> Void

/// The methods that the server knows beside those of the session itself.
struct MethodTable {
  struct RequestMethod {
    var requiresInitialize: Bool
    /// Answered at once, even if the host hasn't caught up with the last edit.
    var isImpatient: Bool
    var handler: RequestHandler
  }

  private(set) var requests: [String: RequestMethod] = [:]
  private(set) var notifications: [String: NotificationHandler] = [:]
  private(set) var capabilities: [ServerCapability] = []

  /// The last registration of a method wins.
  mutating func add(request method: String, _ entry: RequestMethod, capability: ServerCapability?) {
    requests[method] = entry
    if let capability { capabilities.append(capability) }
  }

  mutating func add(notification method: String, _ handler: @escaping NotificationHandler) {
    notifications[method] = handler
  }

  /// Of all features, as this client is told.
  func capabilities(for client: ClientProfile) -> JSONObject {
    var result: JSONObject = [
      "positionEncoding": .string(client.positionEncoding.rawValue),
      "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
      "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
    ]
    for capability in capabilities {
      if let value = capability.value(client) { result.merge(capability.name, value) }
    }
    return result
  }
}
