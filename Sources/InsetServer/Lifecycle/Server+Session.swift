internal import InsetJSON

extension Server {
  func initialize(_ params: Parameters) throws(ResponseError) -> JSON {
    guard lifecycle.phase == .uninitialized else {
      throw ResponseError(.invalidRequest, "initialize came a second time")
    }
    client = try ClientProfile(params)
    lifecycle.initialize()
    trace = client.trace.flatMap(TraceValue.init) ?? .off
    let name = [client.name ?? "a client without a name", client.version].compactMap(\.self).joined(separator: " ")
    log.info("a session with \(name) begins, positions in \(client.positionEncoding.rawValue)")
    connection.open()
    if let processID = client.processID { watchProcess(processID) }
    owesIdleTime = true
    host?.sessionBegan(client)
    return [
      "capabilities": .object(methods.capabilities(for: client)),
      "serverInfo": ["name": .string(identity.name), "version": .string(identity.version)],
    ]
  }

  func initialized() {
    let globs = host?.watchedGlobs ?? []
    if let params = DynamicRegistration.params(for: client.capabilities, watchedGlobs: globs) {
      connection.request("client/registerCapability", params)
    }
    host?.initialized()
  }

  func shutDown() -> JSON {
    lifecycle.shutDown()
    connection.close()
    return .null
  }

  /// Notifications that come outside a session are dropped, as are those that nobody knows.
  func accept(notification method: String, _ params: Parameters) {
    if method == "exit" {
      end(lifecycle.exitStatus, patience: Self.patience)
      return
    }
    logTrace("Received notification '\(method)'.", params.json ?? .null)
    guard lifecycle.isRunning else { return log.warning("\(method) came outside a session and was dropped") }
    do throws(ResponseError) {
      guard try !acceptsOwn(notification: method, params) else { return }
      guard let handler = methods.notifications[method] else { return log.debug("\(method) is unknown") }
      try handler(params, context())
    } catch {
      // A change that couldn't be read leaves the server with another text than the editor: the user should know.
      log.error("\(method) was dropped: \(error.message)")
      connection.logMessage(.error, "\(identity.name) could not act on \(method): \(error.message)")
    }
  }

  /// False for a notification that isn't the session's own.
  private func acceptsOwn(notification method: String, _ params: Parameters) throws(ResponseError) -> Bool {
    switch method {
    case "initialized": initialized()
    case "$/setTrace": try setTrace(params)
    case "window/workDoneProgress/cancel": cancelProgress(params)
    case "textDocument/didOpen": try didOpen(params)
    case "textDocument/didChange": try didChange(params)
    case "textDocument/didSave": try didSave(params)
    case "textDocument/didClose": try didClose(params)
    case "workspace/didChangeConfiguration": didChangeConfiguration(params)
    case "workspace/didChangeWatchedFiles": try didChangeWatchedFiles(params)
    case "workspace/didChangeWorkspaceFolders": try didChangeWorkspaceFolders(params)
    default: return false
    }
    return true
  }
}
