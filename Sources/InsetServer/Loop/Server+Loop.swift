internal import InsetJSON

extension Server {
  /// Serves until the session is over; sleeps while nothing happens. Gives the process's exit status.
  package func run() -> Int32 {
    while true {
      if let status = runUntilIdle() { return status }
      mailbox.wait(urgentOnly: output.isFull)
    }
  }

  /// Serves what waits, then gives the host its time. Nil if the session goes on.
  ///
  /// While the client leaves too much unread nothing more is said: only what is urgent is served.
  func runUntilIdle() -> Int32? {
    while true {
      while let event = mailbox.take(urgentOnly: output.isFull) {
        process(event)
        if let exitStatus { return exitStatus }
        if output.isClosed { return lifecycle.exitStatus }
      }
      guard owesIdleTime, !output.isFull, lifecycle.isRunning, let host else { return nil }
      owesIdleTime = host.becameIdle(IdleTime(mailbox: mailbox)) == .more
      retryParked()
      if output.isClosed { return lifecycle.exitStatus }
    }
  }

  private func process(_ event: Event) {
    switch event {
    case .message(let message):
      answer(message) { [output] answer in answer.map(output.send) }
    case .batch(let messages):
      let batch = BatchAnswer(count: messages.count, send: output.send)
      for (index, message) in messages.enumerated() { answer(message) { batch.take($0, at: index) } }
    case .cancelled(let id):
      answerCancelled(id)
    case .endOfInput:
      // Whoever reads a script's answers may take all the time in the world.
      end(lifecycle.endOfInputStatus, patience: lifecycle.phase == .uninitialized ? nil : Self.patience)
    case .clientDied:
      log.info("the client's process is gone")
      end(lifecycle.exitStatus, patience: 1)
    case .terminated(let signal):
      log.info("signal \(signal) ends the session")
      end(TerminationSignals.exitStatus(signal), patience: 1)
    case .outputChanged:
      break
    case .work(let work):
      work(self)
      owesIdleTime = true
    }
    connection.release()
  }

  /// Seconds in which a client that has said `exit` can read what is left.
  static let patience = 10

  /// The loop ends with what it is doing.
  ///
  /// - Parameter patience: seconds that the client has to read what is left; nil for as long as it takes.
  func end(_ status: Int32, patience: Int?) {
    exitStatus = status
    secondsForLastWords = patience
  }

  /// Acts on a message, and replies with what to send back, nil if that is nothing: at once, or when it is worked out.
  private func answer(_ message: Message, _ reply: @escaping (JSON?) -> Void) {
    // The rest of a batch that had `exit` in it.
    guard exitStatus == nil else { return reply(nil) }
    switch message {
    case .request(let request):
      let context = context(cancellation: request.cancellation)
      if let answer = answer(to: request, context) { reply(answer) } else { park(request, context, reply) }
    case .notification(let method, let params):
      accept(notification: method, Parameters(params))
      reply(nil)
    case .response(let id, let response):
      if connection.resolve(id, response) { return reply(nil) }
      guard response == .empty else {
        log.warning("an answer came to a request that was not made: \(id)")
        return reply(nil)
      }
      reply(.response(to: id, error: ResponseError(.invalidRequest, "a message must have a method or a result")))
    case .invalid(let id, let error):
      reply(.response(to: id, error: error))
    }
  }

  /// Nil if the answer isn't known yet.
  func answer(to request: Request, _ context: RequestContext) -> JSON? {
    let start = ContinuousClock.now
    logTrace("Received request '\(request.method) - (\(request.id))'.", request.params)
    defer { log.debug("\(request.method) \(request.id) took \(ContinuousClock.now - start)") }
    do throws(ResponseError) {
      guard let result = try result(of: request, context) else { return nil }
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

  private func result(of request: Request, _ context: RequestContext) throws(ResponseError) -> JSON? {
    try request.cancellation.check()
    let params = Parameters(request.params)
    if request.method == "initialize" { return try initialize(params) }
    let method = methods.requests[request.method]
    let requiresInitialize = request.method == "shutdown" ? true : method?.requiresInitialize
    if let error = lifecycle.refusal(of: request.method, requiresInitialize: requiresInitialize) { throw error }
    guard let method else { return shutDown() }
    if !method.isImpatient, lifecycle.isRunning, let host, host.isCatchingUp {
      owesIdleTime = true
      return nil
    }
    return try method.handler(params, context)
  }

  func context(cancellation: CancellationToken = CancellationToken()) -> RequestContext {
    RequestContext(client: client, documents: documents, cancellation: cancellation)
  }
}
