internal import InsetDocuments
internal import InsetJSON
package import InsetLayout
package import InsetModel
internal import InsetRules
package import InsetText

/// What a command is run on: a scene document, or projects.
package enum CommandInput: Sendable {
  case scene(path: String, SceneDocumentAnalysis, SourceText)
  case projects(CommandProjects)

  /// Reads the file, or all projects of the folder, at a path.
  ///
  /// - Throws: ``CommandFailure`` for a path that doesn't exist or can't be read.
  package static func load(_ path: String) throws(CommandFailure) -> CommandInput {
    if FileKind(path: path) == .sceneDocument { return try scene(path) }
    return .projects(try CommandProjects(path))
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
    let (kept, isCut) = environments.withinLimit
    if isCut {
      throw CommandFailure(
        "--on: at most \(ModelLimit.environments.count) different environments are computed at once")
    }
    return kept
  }

  /// The first error of a scene document, unless environments that are asked for make it none.
  static func fault(
    _ path: String, _ analysis: SceneDocumentAnalysis, _ text: SourceText, _ asked: [Environment]?
  ) -> UnreadInput? {
    analysis.problems.first { $0.severity == .error && !(asked != nil && $0.isAboutEnvironment) }.map { problem in
      UnreadInput(
        path, at: problem.range, in: text, cause: "\(problem.pointer.description): \(problem.sentence)")
    }
  }

  /// The layouts of a scene document.
  ///
  /// - Throws: ``CommandFailure`` with the line of the first problem.
  static func layouts(
    _ path: String, _ analysis: SceneDocumentAnalysis, _ text: SourceText, _ asked: [Environment]?
  ) throws(CommandFailure) -> [Layout] {
    if let fault = fault(path, analysis, text, asked) { throw CommandFailure(fault.line { $0 }) }
    do {
      return try SceneRequest(analysis, asked, text: text).layouts()
    } catch {
      throw CommandFailure("\(path): \(error.message)")
    }
  }
}
