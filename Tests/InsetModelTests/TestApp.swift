import InsetLayout
import InsetModel

/// The files of a small app, as the model reads them.
struct TestApp {
  let analysis: Analysis

  /// - Parameter environments: those of the app's configuration when nil.
  init(_ files: [String: String], environments: [Environment]? = nil) {
    var facts: [String: FileFacts] = [:]
    for (name, text) in files {
      guard let kind = FileKind(path: "/app/" + name) else { continue }
      facts["/app/" + name] = FileFacts.reading(Array(text.utf8), as: kind)
    }
    analysis = Analysis(App(files: facts), environments: environments)
  }

  func placements(ofClass name: String) -> [Placement] {
    analysis.app.controllers(ofClass: name).flatMap { analysis.placements[$0] ?? [] }
  }

  func paths(ofClass name: String) -> [String] {
    placements(ofClass: name).map { placement in
      placement.steps.map { analysis.app.controllers[$0.controller].className }.joined(separator: " › ")
    }
  }
}

extension String {
  func replacingOccurrence(of wanted: String, with replacement: String) -> String {
    guard let range = firstRange(of: wanted) else { return self }
    var copy = self
    copy.replaceSubrange(range, with: replacement)
    return copy
  }
}
