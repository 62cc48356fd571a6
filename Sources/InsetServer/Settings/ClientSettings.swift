internal import InsetDocuments

/// What the user has set in the client, in its layers. A project's `.insetd.json` stands above all of them.
struct ClientSettings: Equatable {
  /// Of `initializationOptions`: the lowest.
  var initial = ConfigurationFacts()
  /// Of `workspace/didChangeConfiguration`.
  var pushed = ConfigurationFacts()
  /// Of `workspace/configuration`, without a folder.
  var pulled = ConfigurationFacts()
  /// Of `workspace/configuration`, by the path of the client's folder: the highest.
  var pulledForFolders: [String: ConfigurationFacts] = [:]

  /// What holds for a project: the settings of the client's folder that it is, or is in.
  func facts(forProject root: String) -> ConfigurationFacts {
    let around = pulledForFolders.keys.filter { $0 == root || root.path(below: $0) != nil }
    let nearest = around.max { $0.utf8.count < $1.utf8.count }
    // A project that a folder lies in is that folder's too.
    let inside = pulledForFolders.keys.filter { $0.path(below: root) != nil }.min()
    let scoped = (nearest ?? inside).flatMap { pulledForFolders[$0] } ?? ConfigurationFacts()
    return scoped.above(pulled).above(pushed).above(initial)
  }
}
