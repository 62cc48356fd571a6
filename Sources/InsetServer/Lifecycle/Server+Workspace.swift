internal import InsetJSON

extension Server {
  /// The user has had enough of something that is under way.
  func cancelProgress(_ params: Parameters) {
    guard let token = params["token"].json?.stringValue else { return log.debug("an unknown progress was cancelled") }
    owesIdleTime = true
    host?.progressCancelled(token)
  }

  func didChangeConfiguration(_ params: Parameters) {
    owesIdleTime = true
    host?.configurationChanged(params["settings"].json ?? .null)
  }

  func didChangeWatchedFiles(_ params: Parameters) throws(ResponseError) {
    let items = try params["changes"].array()
    let events = items.compactMap { $0.json.flatMap(FileEvent.init) }
    if events.count < items.count { log.warning("\(items.count - events.count) events of watched files make no sense") }
    guard !events.isEmpty else { return }
    owesIdleTime = true
    host?.watchedFilesChanged(events)
  }

  func didChangeWorkspaceFolders(_ params: Parameters) throws(ResponseError) {
    let added = try params["event"]["added"].array().compactMap { $0.json.flatMap(WorkspaceFolder.init) }
    let removed = try params["event"]["removed"].array().compactMap { $0.json.flatMap(WorkspaceFolder.init) }
    let gone = Set(removed.map(\.uri)).union(added.map(\.uri))
    client.folders = client.folders.filter { !gone.contains($0.uri) } + added
    owesIdleTime = true
    host?.workspaceFoldersChanged(added: added, removed: removed)
  }
}
