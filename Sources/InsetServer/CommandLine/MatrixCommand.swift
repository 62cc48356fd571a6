internal import InsetJSON
internal import InsetLayout
internal import InsetModel
internal import InsetRules

/// `insetd matrix TARGET [PATH]`: one quantity of a scene document on every device and system.
package enum MatrixCommand {
  package enum Format: String, CaseIterable, Sendable { case text, json }

  package static func run(target: String, path: String, format: Format) throws(CommandFailure) -> String {
    guard case .scene(let path, let analysis, let text) = try CommandInput.load(path) else {
      throw CommandFailure("\(path): matrix takes a scene document (*.inset.json)")
    }
    // The document's own environments play no part, but what is wrong with the rest does.
    _ = try CommandInput.layouts(path, analysis, text, [])
    let matrix: QuantityMatrix
    do {
      matrix = try QuantityMatrix(target, of: analysis.scene)
    } catch {
      throw CommandFailure("\(path): \(error.message)")
    }
    switch format {
    case .text: return PlainTextRenderer.render(matrix.blocks)
    case .json: return String(decoding: matrix.json.encoded(.pretty), as: UTF8.self)
    }
  }
}
