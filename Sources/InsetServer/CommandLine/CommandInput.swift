internal import InsetFacts
internal import InsetJSON
package import InsetLayout
package import InsetModel
package import InsetText

/// What a command is run on: a scene document, or a project.
package enum CommandInput: Sendable {
  case scene(path: String, SceneDocumentAnalysis, SourceText)
  case project(ProjectSnapshot)

  /// Reads the file or folder at a path.
  ///
  /// - Throws: ``CommandFailure`` for a path that doesn't exist or can't be read.
  package static func load(_ path: String) throws(CommandFailure) -> CommandInput {
    if FileKind(path: path) == .sceneDocument {
      return try scene(path)
    }
    do {
      return .project(try Workspace.load(path: AbsolutePath.of(path), options: loading))
    } catch {
      throw CommandFailure(error.message)
    }
  }

  /// The same, with every project below a folder.
  package static func loadAll(_ path: String) throws(CommandFailure) -> [CommandInput] {
    if FileKind(path: path) == .sceneDocument { return [try scene(path)] }
    do {
      return try Workspace.loadAll(path: AbsolutePath.of(path), options: loading).map { .project($0) }
    } catch {
      throw CommandFailure(error.message)
    }
  }

  /// For the user, who is told what isn't read.
  private static var loading: Workspace.LoadingOptions {
    let current = AbsolutePath.of(".")
    var options = Workspace.LoadingOptions()
    options.leftOut = { leftOut in
      for one in leftOut { CommandRemarks.complain("\(AbsolutePath.shown(one.path, from: current)): \(one.sentence)") }
    }
    return options
  }

  private static func scene(_ path: String) throws(CommandFailure) -> CommandInput {
    switch DiskFile.read(path, limit: JSON.maximumDocumentByteCount) {
    case .bytes(let bytes, _):
      return .scene(path: path, SceneDocumentAnalysis(SceneDocument.reading(bytes)), SourceText(bytes))
    case .missing: throw CommandFailure("\(path): no such file or folder")
    case .unreadable(let reason): throw CommandFailure("\(path): \(reason)")
    case .tooLarge: throw CommandFailure("\(path): larger than \(JSON.maximumDocumentByteCount >> 20) MiB")
    }
  }

  /// Environments from their short forms; `nil` when there are none.
  ///
  /// - Throws: ``CommandFailure`` that names the one at fault, and the known names nearest to it.
  package static func environments(_ texts: [String]) throws(CommandFailure) -> [Environment]? {
    if texts.isEmpty { return nil }
    var environments: [Environment] = []
    for text in texts {
      guard let environment = Environment(shortForm: text) else {
        throw CommandFailure(
          "--on \"\(text)\": expected DEVICE@OS, such as \"iPhone 8@10.3\" or \"iPhone X@12.0 landscape\"")
      }
      do {
        _ = try ResolvedScreen(environment, app: AppOptions())
      } catch {
        throw CommandFailure("--on \"\(text)\": \(EnvironmentAnswer.sentence(error))")
      }
      environments.append(environment)
    }
    return environments
  }

  /// The layouts of a scene document.
  ///
  /// - Throws: ``CommandFailure`` with the line of the first problem.
  static func layouts(
    _ path: String, _ analysis: SceneDocumentAnalysis, _ text: SourceText, _ asked: [Environment]?
  ) throws(CommandFailure) -> [Layout] {
    for problem in analysis.problems where problem.severity == .error {
      if asked != nil && problem.isAboutEnvironment { continue }
      let position = problem.range.map { text.position(at: $0.lowerBound, in: .utf16) }
      let place = position.map { ":\($0.line + 1):\($0.character + 1)" } ?? ""
      throw CommandFailure("\(path)\(place): \(problem.pointer.description): \(problem.sentence)")
    }
    do {
      return try SceneRequest(analysis, asked, text: text).layouts()
    } catch {
      throw CommandFailure("\(path): \(error.message)")
    }
  }
}
