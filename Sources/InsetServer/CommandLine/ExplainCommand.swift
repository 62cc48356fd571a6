internal import InsetJSON
internal import InsetLayout
internal import InsetModel
internal import InsetRules
internal import InsetText

/// `insetd explain TARGET [PATH]`: why.
package enum ExplainCommand {
  package enum Format: String, CaseIterable, Sendable { case text, markdown, json }

  package static func run(
    target: String, path: String, on environments: [String], format: Format
  ) throws(CommandFailure) -> CommandOutput {
    let asked = try CommandInput.environments(environments)
    let target = ExplainTarget(target)
    let situations: [Situation]
    var unread: [UnreadInput] = []
    switch try CommandInput.load(path) {
    case .scene(let path, let analysis, let text):
      let layouts = try CommandInput.layouts(path, analysis, text, asked)
      situations = [
        SceneDocumentHover(analysis, path: path, layouts: layouts, place: finder(text)).situation(target.object)
      ].compactMap { $0 }
    case .projects(let found):
      unread = found.unread
      situations = try TargetSearch(target, in: found.laidOut(in: asked), path, command: "explain").situations
    }
    if situations.isEmpty { throw CommandFailure("nothing in \(path) is named by \"\(target.object)\"") }
    if target.quantity != nil || format == .json {
      return CommandOutput(try quantities(target, situations, format), unread)
    }
    guard let explanation = ObjectExplanation(situations) else {
      throw CommandFailure("there is nothing to say about \"\(target.object)\" in these environments")
    }
    return CommandOutput(render(explanation.blocks, format), unread)
  }

  private static func quantities(
    _ target: ExplainTarget, _ situations: [Situation], _ format: Format
  ) throws(CommandFailure) -> String {
    guard target.quantity != nil else {
      throw CommandFailure("--format json explains one quantity: name it, as in \(target.object).contentInset.top")
    }
    let explanations: [QuantityExplanation]
    do {
      explanations = try target.explanations(situations)
    } catch {
      throw CommandFailure(error.message)
    }
    guard format == .json else { return explanations.map { render($0.blocks, format) }.joined(separator: "\n\n") }
    let json: JSON =
      explanations.count == 1 ? explanations[0].json : ["version": 1, "explanations": .array(explanations.map(\.json))]
    return String(decoding: json.encoded(.pretty), as: UTF8.self)
  }

  private static func render(_ blocks: [Block], _ format: Format) -> String {
    format == .markdown ? MarkdownRenderer.render(blocks) : PlainTextRenderer.render(blocks)
  }

  private static func finder(_ text: SourceText) -> @Sendable (Location) -> Provenance.Place? {
    { location in
      let position = text.position(at: location.range.lowerBound, in: .utf16)
      return Provenance.Place(path: location.path, line: position.line + 1, column: position.character + 1)
    }
  }
}
