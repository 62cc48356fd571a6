package import InsetJSON
internal import InsetLayout
internal import InsetRules
internal import InsetText

/// `inset/explain`: why one quantity is what it is.
package enum ExplainMethod {
  package enum Format: String, CaseIterable, Sendable { case json, markdown, plain }

  package static func answer(_ parameters: Parameters, _ project: (Parameters) throws(ResponseError) -> ProjectRequest)
    throws(ResponseError) -> JSON
  {
    let format = try format(parameters["format"])
    let quantity = try parameters["quantity"].string()
    let target = ExplainTarget(quantity)
    guard target.quantity != nil else {
      throw .invalidParams(
        "params.quantity: \"\(quantity)\" ends with no quantity, such as table.adjustedContentInset.top")
    }
    let explanations: [QuantityExplanation]
    if parameters["scene"].ifPresent != nil {
      let request = try SceneRequest(parameters)
      var found: [QuantityExplanation] = []
      for layout in try request.layouts() {
        do {
          let named = try NamedQuantity(quantity, in: layout.tree)
          found.append(QuantityExplanation(named, in: layout, .unwritten))
        } catch {
          throw .invalidParams("params.quantity: " + error.message)
        }
      }
      explanations = found
    } else {
      let request = try project(parameters)
      do {
        explanations = try target.explanations(request.situations(of: target))
      } catch {
        throw .invalidParams("params.quantity: " + error.message)
      }
      if explanations.isEmpty {
        throw .invalidParams("params.quantity: nothing in the project is named by \"\(target.object)\"")
      }
    }
    return render(explanations, format)
  }

  private static func format(_ parameters: Parameters) throws(ResponseError) -> Format {
    guard let present = parameters.ifPresent else { return .json }
    guard let format = Format(rawValue: try present.string()) else {
      throw present.unexpected(insteadOf: "\"json\", \"markdown\" or \"plain\"")
    }
    return format
  }

  /// One explanation as it is; several, for several environments or placements, as a list.
  private static func render(_ explanations: [QuantityExplanation], _ format: Format) -> JSON {
    switch format {
    case .json:
      explanations.count == 1 ? explanations[0].json : ["version": 1, "explanations": .array(explanations.map(\.json))]
    case .markdown:
      [
        "kind": "markdown",
        "value": .string(explanations.map { MarkdownRenderer.render($0.blocks) }.joined(separator: "\n\n")),
      ]
    case .plain:
      [
        "kind": "plaintext",
        "value": .string(explanations.map { PlainTextRenderer.render($0.blocks) }.joined(separator: "\n\n")),
      ]
    }
  }
}
