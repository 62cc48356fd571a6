private import InsetJSON
private import InsetRules

/// One bar of progress in the client, from creation to its end, which the user may cancel. Does nothing for a client that can't show it.
package final class WorkDoneProgress {
  private enum State {
    /// The client hasn't agreed yet.
    case requested
    case shown
    case ended
  }

  private let connection: ClientConnection
  package let token: String
  private var state = State.requested

  /// Asks the client to show progress, and begins once it agrees. `token` must not be in use.
  package init(_ connection: ClientConnection, profile: ClientProfile, token: String, title: String) {
    self.connection = connection
    self.token = token
    guard profile.capabilities.supportsWorkDoneProgress else { return }
    connection.request("window/workDoneProgress/create", ["token": .string(token)]) { [weak self] answer in
      guard case .success = answer, let self, self.state == .requested else { return }
      self.state = .shown
      self.send(["kind": "begin", "title": .shown(title), "cancellable": true, "percentage": 0])
    }
  }

  /// - Parameter percentage: 0 to 100, and never less than before.
  package func report(_ message: String, percentage: Int) {
    guard state == .shown else { return }
    send(["kind": "report", "message": .shown(message), "percentage": .integer(min(max(percentage, 0), 100))])
  }

  package func end(_ message: String) {
    if state == .shown { send(["kind": "end", "message": .shown(message)]) }
    state = .ended
  }

  private func send(_ value: JSON) {
    connection.notify("$/progress", ["token": .string(token), "value": value])
  }
}
