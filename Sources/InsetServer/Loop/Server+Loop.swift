internal import InsetJSON

extension Server {
  /// Serves until the session is over; sleeps while nothing happens. Gives the process's exit status.
  package func run() -> Int32 {
    while true {
      if let status = runUntilIdle() { return status }
      mailbox.wait()
    }
  }

  /// Serves what waits, then gives the host its time. Nil if the session goes on.
  func runUntilIdle() -> Int32? {
    while true {
      while let event = mailbox.take() {
        process(event)
        if let exitStatus { return exitStatus }
        if output.isClosed { return lifecycle.exitStatus }
      }
      guard owesIdleTime, lifecycle.isRunning, let host else { return nil }
      owesIdleTime = host.becameIdle(IdleTime(mailbox: mailbox)) == .more
      if output.isClosed { return lifecycle.exitStatus }
    }
  }

  private func process(_ event: Event) {
    switch event {
    case .message(let message):
      if let answer = answer(to: message) { output.send(answer) }
    case .batch(let messages):
      let answers = messages.compactMap(answer(to:))
      if !answers.isEmpty { output.send(.array(answers)) }
    case .cancelled(let id):
      output.send(.response(to: id, error: .requestCancelled))
    case .endOfInput:
      exitStatus = lifecycle.endOfInputStatus
    case .clientDied:
      log.info("the client's process is gone")
      exitStatus = lifecycle.exitStatus
    case .work(let work):
      work(self)
      owesIdleTime = true
    }
    connection.release()
  }

  /// Acts on a message, and gives what to send back.
  private func answer(to message: Message) -> JSON? {
    // The rest of a batch that had `exit` in it.
    guard exitStatus == nil else { return nil }
    switch message {
    case .request(let request):
      return answer(to: request)
    case .notification(let method, let params):
      accept(notification: method, Parameters(params))
      return nil
    case .response(let id, let response):
      if connection.resolve(id, response) { return nil }
      guard response == .empty else {
        log.warning("an answer came to a request that was not made: \(id)")
        return nil
      }
      return .response(to: id, error: ResponseError(.invalidRequest, "a message must have a method or a result"))
    case .invalid(let id, let error):
      return .response(to: id, error: error)
    }
  }

  private func answer(to request: Request) -> JSON {
    let start = ContinuousClock.now
    logTrace("Received request '\(request.method) - (\(request.id))'.", request.params)
    defer { log.debug("\(request.method) \(request.id) took \(ContinuousClock.now - start)") }
    do throws(ResponseError) {
      let result = try result(of: request)
      logTrace(
        "Sent response '\(request.method) - (\(request.id))'. Processing took \(ContinuousClock.now - start).", result)
      return .response(to: request.id, result: result)
    } catch {
      log.info("\(request.method) \(request.id) failed: \(error.message) (\(error.code.rawValue))")
      logTrace(
        "Sent response '\(request.method) - (\(request.id))'. Request failed: \(error.message) "
          + "(\(error.code.rawValue)).", error.json)
      return .response(to: request.id, error: error)
    }
  }

  private func result(of request: Request) throws(ResponseError) -> JSON {
    try request.cancellation.check()
    let params = Parameters(request.params)
    if request.method == "initialize" { return try initialize(params) }
    let method = methods.requests[request.method]
    let requiresInitialize = request.method == "shutdown" ? true : method?.requiresInitialize
    if let error = lifecycle.refusal(of: request.method, requiresInitialize: requiresInitialize) { throw error }
    guard let method else { return shutDown() }
    return try method.handler(params, context(cancellation: request.cancellation))
  }

  func context(cancellation: CancellationToken = CancellationToken()) -> RequestContext {
    RequestContext(client: client, documents: documents, cancellation: cancellation)
  }
}
