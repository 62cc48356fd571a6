package import InsetJSON
package import InsetText

/// Who the client is, as `initialize` tells. The default is a script that has told nothing.
package struct ClientProfile: Equatable, Sendable {
  package var name: String?
  package var version: String?
  /// The process whose end should be the server's.
  package var processID: Int32?
  /// The open folders; `rootUri` or `rootPath` of a client that names no folders. Empty if a single file is open.
  package var folders: [WorkspaceFolder] = []
  package var initializationOptions: JSON?
  package var capabilities = ClientCapabilities()
  /// What the client wants to be told of messages: `off`, `messages` or `verbose`; nil if it doesn't say.
  package var trace: String?
  /// The unit that positions in all messages count in.
  package var positionEncoding = PositionEncoding.utf16

  package init() {}

  /// Reads the parameters of `initialize`. Members of a wrong shape count as left out: a client whose version number is
  /// a number should be served all the same.
  package init(_ params: Parameters) throws(ResponseError) {
    let params = JSON.object(try params.object())
    name = params["clientInfo"]?["name"]?.stringValue
    version = params["clientInfo"]?["version"]?.stringValue
    processID = params["processId"]?.intValue.flatMap(Int32.init(exactly:)).flatMap { $0 > 0 ? $0 : nil }
    folders = Self.folders(params)
    initializationOptions = params["initializationOptions"].flatMap { $0.isNull ? nil : $0 }
    trace = params["trace"]?.stringValue
    capabilities = ClientCapabilities(params["capabilities"] ?? [:])
    positionEncoding = capabilities.positionEncoding
  }

  private static func folders(_ params: JSON) -> [WorkspaceFolder] {
    let folders = params["workspaceFolders"]?.arrayValue?.compactMap(WorkspaceFolder.init) ?? []
    if !folders.isEmpty { return folders }
    let root =
      params["rootUri"]?.stringValue.map { DocumentURI($0) }
      ?? params["rootPath"]?.stringValue.map { DocumentURI(path: $0) }
    return root.map { [WorkspaceFolder(uri: $0, name: $0.path?.split(separator: "/").last.map(String.init) ?? "")] }
      ?? []
  }
}
