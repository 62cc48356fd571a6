internal import InsetModel

/// Asks the client to ask again for hints and lenses when their model has changed. One that hasn't asked since the last
/// time is left alone, so that typing makes at most one request for each of its own.
final class AnnotationRefresh {
  enum Kind: CaseIterable {
    case inlayHint, codeLens

    var method: String {
      switch self {
      case .inlayHint: "workspace/inlayHint/refresh"
      case .codeLens: "workspace/codeLens/refresh"
      }
    }

    func isSupported(by can: ClientCapabilities) -> Bool {
      switch self {
      case .inlayHint: can.refreshesInlayHints
      case .codeLens: can.refreshesCodeLenses
      }
    }
  }

  private let connection: ClientConnection
  /// The state of each project's model that the client has seen.
  private var seen: [Kind: [ProjectRoot: Int]] = [:]

  init(_ connection: ClientConnection) { self.connection = connection }

  func noteAnswer(_ kind: Kind, _ project: ProjectSnapshot) {
    seen[kind, default: [:]][project.owner] = project.modelRevision
  }

  /// A project is as it is now.
  func update(_ project: ProjectSnapshot, _ root: ProjectRoot, _ can: ClientCapabilities) {
    for kind in Kind.allCases {
      guard let revision = seen[kind]?[root], revision != project.modelRevision else { continue }
      seen[kind] = nil
      if kind.isSupported(by: can) { connection.request(kind.method) }
    }
  }
}
