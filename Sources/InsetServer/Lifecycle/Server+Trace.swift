internal import InsetJSON
internal import InsetRules

/// What the client wants to be told of the messages that go to and fro, as `$/setTrace` says.
enum TraceValue: String, Sendable {
  case off, messages, verbose
}

/// `$/logTrace`: one notification for each message that is taken or answered, of other messages than itself.
extension Server {
  /// Bytes of a message that a trace shows.
  private static let traceLimit = 8 << 10

  func setTrace(_ params: Parameters) throws(ResponseError) {
    guard let value = TraceValue(rawValue: try params["value"].string()) else {
      throw params["value"].unexpected(insteadOf: "\"off\", \"messages\" or \"verbose\"")
    }
    trace = value
  }

  /// - Parameter content: what the message carries, for those who want everything.
  func logTrace(_ message: @autoclosure () -> String, _ content: @autoclosure () -> JSON) {
    guard trace != .off, lifecycle.isRunning else { return }
    var params: JSONObject = ["message": .shown(message())]
    if trace == .verbose {
      let bytes = content().encoded()
      let text = String(decoding: bytes.prefix(Self.traceLimit), as: UTF8.self)
      params["verbose"] = .string(bytes.count > Self.traceLimit ? text + " … (\(bytes.count) bytes)" : text)
    }
    connection.notify("$/logTrace", .object(params))
  }
}
