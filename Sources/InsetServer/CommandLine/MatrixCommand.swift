internal import InsetJSON
internal import InsetLayout
internal import InsetModel
internal import InsetRules

/// `insetd matrix TARGET [PATH]`: one quantity of a scene document, or of an object of a project, on every device and
/// system.
package enum MatrixCommand {
  package enum Format: String, CaseIterable, Sendable { case text, json }

  package static func run(target: String, path: String, format: Format) throws(CommandFailure) -> CommandOutput {
    switch try CommandInput.load(path) {
    case .scene(let path, let analysis, let text):
      // The document's own environments play no part, but what is wrong with the rest does.
      _ = try CommandInput.layouts(path, analysis, text, [])
      let matrix: QuantityMatrix
      do {
        matrix = try QuantityMatrix(target, of: analysis.scene)
      } catch {
        throw CommandFailure("\(path): \(error.message)")
      }
      switch format {
      case .text: return CommandOutput(PlainTextRenderer.render(matrix.blocks))
      case .json: return CommandOutput(String(decoding: matrix.json.encoded(.pretty), as: UTF8.self))
      }
    case .projects(let found):
      let target = ExplainTarget(target)
      guard target.quantity != nil else {
        throw CommandFailure("\"\(target.text)\" ends with no quantity, such as FeedViewController.contentInset.top")
      }
      let situations = try TargetSearch(target, in: found, path, command: "matrix").situations
      let matrices: [PlacedMatrix]
      do {
        matrices = try PlacedMatrix.all(target, situations)
      } catch {
        throw CommandFailure("\(path): \(error.message)")
      }
      switch format {
      case .text: return CommandOutput(matrices.map(\.text).joined(separator: "\n\n"), found.unread)
      case .json:
        return CommandOutput(
          String(decoding: PlacedMatrix.json(matrices).encoded(.pretty), as: UTF8.self), found.unread)
      }
    }
  }
}
