internal import InsetJSON
internal import InsetText

/// A request whose answer needs what another thread still works out.
struct ParkedRequest {
  let request: Request
  /// The state when it came.
  let context: RequestContext
  let reply: (JSON) -> Void
}

extension Server {
  func park(_ request: Request, _ context: RequestContext, _ reply: @escaping (JSON) -> Void) {
    parked.append(ParkedRequest(request: request, context: context, reply: reply))
    mailbox.park(request)
  }

  /// Asks again what waits, now that something has been worked out.
  func retryParked() {
    let waiting = parked
    parked = []
    for item in waiting {
      // The answer to one that is taken back is on its way.
      if item.context.cancellation.isCancelled {
        parked.append(item)
      } else if let answer = isOutdated(item) ? outdated(item) : answer(to: item.request, item.context) {
        if mailbox.unpark(item.request) { item.reply(answer) } else { parked.append(item) }
      } else {
        parked.append(item)
      }
    }
  }

  /// A place in a text that has changed since means nothing in the text as it is now.
  private func isOutdated(_ item: ParkedRequest) -> Bool {
    let params = item.request.params
    guard ["position", "range", "positions"].contains(where: { params[$0] != nil }),
      let uri = params["textDocument"]?["uri"]?.stringValue.map({ DocumentURI($0) })
    else { return false }
    return item.context.documents[uri]?.version != documents[uri]?.version
  }

  private func outdated(_ item: ParkedRequest) -> JSON { .response(to: item.request.id, error: .outdated) }

  /// Answers a request that was taken back before it ran, or while it waits for another thread.
  func answerCancelled(_ id: RequestID) {
    let error = JSON.response(to: id, error: .requestCancelled)
    guard let index = parked.firstIndex(where: { $0.request.id == id && $0.context.cancellation.isCancelled }) else {
      return output.send(error)
    }
    parked.remove(at: index).reply(error)
  }

  /// The session is over: what waits gets no other answer.
  func cancelParked() {
    for item in parked where mailbox.unpark(item.request) {
      item.reply(.response(to: item.request.id, error: .requestCancelled))
    }
    parked.removeAll { !$0.context.cancellation.isCancelled }
  }
}
