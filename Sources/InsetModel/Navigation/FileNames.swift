internal import InsetDocuments
internal import InsetText

/// The Interface Builder files of an app by their names without folders.
struct FileNames: Sendable {
  private var paths: [String: [String]] = [:]
  private let neighbourhood: Neighbourhood

  init(_ app: App) {
    neighbourhood = app.program.neighbourhood
    for (path, file) in app.files {
      guard case .interfaceBuilder = file, let name = path.split(separator: "/").last else { continue }
      paths[String(name), default: []].append(path)
    }
    for name in paths.keys { paths[name]?.sort() }
  }

  /// Of several files of a name the nearest to the one that speaks of it.
  func file(_ name: String, near path: String) -> String? {
    neighbourhood.nearest(paths[name] ?? [], to: path) { $0 }
  }

  /// The file that a controller's `nibName` or `storyboardName` means; nil of any other attribute.
  func file(_ name: Located<String>, of controller: ControllerFacts, near path: String) -> String? {
    switch name {
    case controller.nibName: file(name.value + ".xib", near: path)
    case controller.storyboardName: file(name.value + ".storyboard", near: path)
    default: nil
    }
  }
}
