import InsetJSON
import InsetServer
import InsetText

/// Writes down what it is told.
final class RecordingHost: ServerHost {
  var calls: [String] = []
  var edits: [TextEdit] = []
  var watchedGlobs: [String] = ["**/*.{swift,m,storyboard}"]
  /// What to do when a document is opened.
  var onDocument: () -> Void = {}
  /// What to do with idle time.
  var onIdle: (IdleTime) -> IdleOutcome = { _ in .done }

  func sessionBegan(_ client: ClientProfile) { calls.append("began \(client.name ?? "-")") }

  func documentOpened(_ document: Document) {
    calls.append("opened \(summary(document))")
    onDocument()
  }

  func documentChanged(_ document: Document, from previous: Document, edits: [TextEdit]) {
    calls.append("changed \(summary(document))")
    self.edits = edits
  }

  func documentSaved(_ document: Document) { calls.append("saved \(summary(document))") }

  func documentClosed(_ document: Document) { calls.append("closed \(summary(document))") }

  func watchedFilesChanged(_ events: [FileEvent]) {
    calls.append("files \(events.map { "\($0.uri.string) \($0.kind)" })")
  }

  func configurationChanged(_ settings: JSON) {
    calls.append("settings \(String(decoding: settings.encoded(), as: UTF8.self))")
  }

  func workspaceFoldersChanged(added: [WorkspaceFolder], removed: [WorkspaceFolder]) {
    calls.append("folders +\(added.map(\.name)) -\(removed.map(\.name))")
  }

  func becameIdle(_ idle: IdleTime) -> IdleOutcome {
    calls.append("idle")
    return onIdle(idle)
  }

  private func summary(_ document: Document) -> String {
    "\(document.uri.string) \(document.version.map(String.init) ?? "-")"
  }
}
