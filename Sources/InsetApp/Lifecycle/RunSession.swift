internal import InsetInterpreter
package import InsetLayout
package import InsetModel
internal import InsetProgram
internal import InsetSyntax
internal import InsetUIKit

/// Runs the controllers of one app: what all runs share is made once.
package final class RunSession {
  private let app: App
  private let library = UIKitLibrary()
  private let store: CodeStore

  package init(_ app: App) {
    self.app = app
    // The standard library's own code comes first, so that files have their numbers whatever it holds.
    var files = [SourceFile(path: StandardSource.path, facts: SwiftReader.read(Array(StandardSource.text.utf8)))]
    files.append(
      SourceFile(path: ConstraintLibraries.path, facts: SwiftReader.read(Array(ConstraintLibraries.text.utf8))))
    for path in app.files.keys.sorted() {
      if case .code(let file)? = app.files[path] { files.append(SourceFile(path: path, facts: file.facts)) }
    }
    store = CodeStore(
      ProgramIndex(files, visibility: TargetVisibility(neighbourhood: app.program.neighbourhood)), library: library)
  }

  /// Runs a controller at a placement; nil where its class isn't one of the app's.
  package func run(_ controller: Int, _ placement: Placement, in environment: Environment) -> PlacedRun? {
    guard let lived = PlacedRun(app, controller, placement, in: environment, store, library) else { return nil }
    lived.live()
    return lived
  }
}

/// Names are looked up in a file's targets.
private struct TargetVisibility: SourceVisibility {
  let neighbourhood: Neighbourhood

  func nearest(_ candidates: [String], to path: String) -> Int? {
    neighbourhood.nearest(Array(candidates.indices), to: path) { candidates[$0] }
  }

  func canSee(_ candidate: String, from path: String) -> Bool {
    candidate == StandardSource.path || candidate == ConstraintLibraries.path
      || neighbourhood.nearest([0], to: path, { _ in candidate }) != nil
  }
}
