package import InsetJSON
package import InsetText

/// What owns the application's side: it is told what changes and works when there is time. All calls come on the loop's
/// thread.
package protocol ServerHost: AnyObject {
  /// Which files the client shall watch, as glob patterns.
  var watchedGlobs: [String] { get }

  /// A session has begun. The client's `initialize` is answered when this returns, so long work belongs in idle time;
  /// what is sent to the client goes after the answer.
  func sessionBegan(_ client: ClientProfile)
  /// The client is ready for requests.
  func initialized()
  func documentOpened(_ document: Document)
  /// - Parameter edits: what led from `previous` to `document`; the range of each means the text after those before it.
  func documentChanged(_ document: Document, from previous: Document, edits: [TextEdit])
  func documentSaved(_ document: Document)
  func documentClosed(_ document: Document)
  /// All events of one notification: one change, however many files.
  func watchedFilesChanged(_ events: [FileEvent])
  /// - Parameter settings: null from clients that want to be asked by `workspace/configuration`.
  func configurationChanged(_ settings: JSON)
  func workspaceFoldersChanged(added: [WorkspaceFolder], removed: [WorkspaceFolder])
  /// The user has cancelled what is shown under this token.
  func progressCancelled(_ token: String)

  /// The server ends: the time to put away what is worth keeping. Nothing more is asked.
  func sessionEnded()

  /// Whether another thread still works out what the last edits mean, or is about to. Requests wait until it has, but
  /// for those that are impatient.
  var isCatchingUp: Bool { get }

  /// Nothing waits, and something has changed since the last call: the time to publish what follows from it, and to get
  /// on with long work, a piece at a time.
  func becameIdle(_ idle: IdleTime) -> IdleOutcome
}

extension ServerHost {
  package var watchedGlobs: [String] { [] }
  package var isCatchingUp: Bool { false }
  package func sessionBegan(_ client: ClientProfile) {}
  package func initialized() {}
  package func documentOpened(_ document: Document) {}
  package func documentChanged(_ document: Document, from previous: Document, edits: [TextEdit]) {}
  package func documentSaved(_ document: Document) {}
  package func documentClosed(_ document: Document) {}
  package func watchedFilesChanged(_ events: [FileEvent]) {}
  package func configurationChanged(_ settings: JSON) {}
  package func workspaceFoldersChanged(added: [WorkspaceFolder], removed: [WorkspaceFolder]) {}
  package func progressCancelled(_ token: String) {}
  package func sessionEnded() {}
  package func becameIdle(_ idle: IdleTime) -> IdleOutcome { .done }
}

/// The time until the next message.
package struct IdleTime: Sendable {
  let mailbox: Mailbox

  /// A message has come; long work should return `.more`.
  package var isOver: Bool { !mailbox.isEmpty }
}

/// Whether work is left for the next idle time.
package enum IdleOutcome: Sendable {
  case done
  case more
}
