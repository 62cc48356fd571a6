internal import InsetDocuments
package import InsetJSON
internal import InsetModel
internal import InsetText

extension ProjectHost {
  /// - Parameter settings: those of all sections, of ours, or null.
  package func configurationChanged(_ settings: JSON) {
    guard let server else { return }
    if settings.objectValue != nil { clientSettings.pushed = SettingsReader.read(settings, log: server.log) }
    applySettings()
    // What was asked for before may be another value now, and only an answer tells folders apart.
    pullSettings()
  }

  package func initialized() { pullSettings() }

  /// Asks the client for the settings of each of its folders, if it can be asked.
  func pullSettings() {
    guard let server, server.client.capabilities.supportsConfigurationRequests else { return }
    let folders = server.client.folders.filter { $0.uri.path != nil }
    let items =
      [["section": "insetd"]]
      + folders.map { folder -> JSON in ["scopeUri": .string(folder.uri.string), "section": "insetd"] }
    lastSettingsRequest += 1
    let number = lastSettingsRequest
    server.connection.request("workspace/configuration", ["items": .array(items)]) { [weak self] answer in
      guard let self, number == self.lastSettingsRequest else { return }
      self.acceptSettings(answer, of: folders)
    }
  }

  private func acceptSettings(_ answer: ClientConnection.Answer, of folders: [WorkspaceFolder]) {
    guard let server else { return }
    guard case .success(let result) = answer, let values = result.arrayValue else {
      return server.log.warning("the client has not told its settings")
    }
    let read = values.map { SettingsReader.read($0, log: server.log) }
    clientSettings.pulled = read.first ?? ConfigurationFacts()
    clientSettings.pulledForFolders = [:]
    for (folder, facts) in zip(folders, read.dropFirst()) {
      folder.uri.path.map { clientSettings.pulledForFolders[$0] = facts }
    }
    applySettings()
    server.requestIdleTime()
  }

  /// Hands the settings to the projects. Nothing is read again but what is no longer left out.
  func applySettings() {
    var isListingDue = false
    for workspace in projects.workspaces.values {
      let facts = clientSettings.facts(forProject: workspace.root.path)
      let root = workspace.root.path
      if ProjectSelection(facts, below: root) != ProjectSelection(workspace.settings, below: root) {
        isListingDue = true
      }
      workspace.settings = facts
    }
    if isListingDue { projects.listAgain() }
  }

  /// The log's level follows the settings of the project in front.
  func applyLogLevel() {
    guard let server else { return }
    let settings = projects.inOrder.first.map(\.effectiveSettings) ?? clientSettings.facts(forProject: "/")
    server.log.follow(settings.logLevel.map { Log.Level($0.value) })
  }
}

extension Log.Level {
  init(_ level: ConfigurationFacts.LogLevel) {
    self =
      switch level {
      case .fault: .fault
      case .error: .error
      case .warning: .warning
      case .info: .info
      case .debug: .debug
      }
  }
}
