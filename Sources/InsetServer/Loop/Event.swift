/// What can happen to the server. The loop takes events one by one; nothing else changes its state.
enum Event: Sendable {
  case message(Message)
  /// A JSON-RPC batch, which is answered with one array.
  case batch([Message])
  /// A queued request was taken back by the client.
  case cancelled(RequestID)
  /// The input has ended.
  case endOfInput
  /// The process that started the server is gone.
  case clientDied
  /// A signal asks the process to end.
  case terminated(signal: Int32)
  /// What was sent has been read, or won't be any more: `MessageOutput` knows.
  case outputChanged
  /// Work that another thread hands over.
  case work(@Sendable (Server) -> Void)
}
