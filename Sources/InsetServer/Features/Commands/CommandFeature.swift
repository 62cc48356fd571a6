internal import InsetJSON
internal import InsetLayout
internal import InsetModel
internal import InsetRules
internal import InsetText

/// `workspace/executeCommand`.
enum CommandFeature {
  static var capability: ServerCapability {
    ServerCapability(
      "executeCommandProvider", ["commands": .array(ClientCommand.allCases.map { .string($0.rawValue) })])
  }

  static func answer(
    _ parameters: Parameters, _ context: RequestContext, _ host: ProjectHost, _ viewer: DocumentViewer
  ) throws(ResponseError) -> JSON? {
    let name = try parameters["command"].string()
    guard let command = ClientCommand(rawValue: name) else {
      let known = ClientCommand.allCases.map(\.rawValue).joined(separator: ", ")
      throw .invalidParams("params.command: unknown command \"\(name)\"; known are \(known)")
    }
    let arguments = try parameters["arguments"].ifPresent?.array() ?? []
    let first = arguments.first ?? Parameters(nil, at: "params.arguments[0]")
    switch command {
    case .explain: return try explain(first, context, host, viewer)
    case .preview: return try preview(first, context, host, viewer)
    case .matrix: return try matrix(first, context, host, viewer)
    case .applyFix: return try FixCommand.run(first, context, host)
    case .reindex:
      let known = host.reindex()
      return ["projects": .integer(known.projects), "files": .integer(known.files)]
    case .pickEnvironment: return try pickEnvironment(arguments, host)
    }
  }

  // MARK: Explanations

  /// Gives Markdown, and shows it: as a document, else its first sentence as a message.
  private static func explain(
    _ argument: Parameters, _ context: RequestContext, _ host: ProjectHost, _ viewer: DocumentViewer
  ) throws(ResponseError) -> JSON {
    let target = try CommandTarget(argument, context, host)
    let part = try part(argument["part"])
    var (blocks, headline) = try content(target)
    switch part {
    case .whatIf?:
      blocks = blocks.filter { block in
        if case .headline = block { return true }
        if case .bullets = block { return true }
        return false
      }
    case .why?, nil: break
    }
    let markdown = MarkdownRenderer.render(blocks)
    if viewer.canShow {
      try viewer.show(markdown + "\n", as: target.target.text, .markdown)
    } else {
      viewer.tell(headline)
    }
    return ["kind": "markdown", "value": .string(markdown)]
  }

  /// Of a quantity its chain of reasons, of an object all there is to say.
  private static func content(_ target: CommandTarget) throws(ResponseError) -> (blocks: [Block], headline: String) {
    guard target.target.quantity != nil else {
      guard let explanation = ObjectExplanation(target.situations) else { throw target.nothingToSay }
      return (explanation.blocks, explanation.headline)
    }
    let explanations: [QuantityExplanation]
    do {
      explanations = try target.target.explanations(target.situations)
    } catch {
      throw .invalidParams("\(target.place): \(error.message)")
    }
    guard let first = explanations.first else { throw target.nothingToSay }
    return (
      explanations.flatMap(\.blocks), "\(first.title) is \(first.valueText) on iOS \(first.environment.os)."
    )
  }

  private static func part(_ parameters: Parameters) throws(ResponseError) -> ExplainPart? {
    guard let present = parameters.ifPresent else { return nil }
    guard let part = ExplainPart(rawValue: try present.string()) else {
      throw present.unexpected(insteadOf: "\"why\" or \"whatIf\"")
    }
    return part
  }

  // MARK: Pictures and tables

  private static func preview(
    _ argument: Parameters, _ context: RequestContext, _ host: ProjectHost, _ viewer: DocumentViewer
  ) throws(ResponseError) -> JSON {
    let target = try CommandTarget(argument, context, host)
    let page = ReportPage.page(about: target.target.object, target.situations)
    let path = try viewer.show(page, as: target.target.object, .html)
    return ["path": .string(path), "uri": .string(DocumentURI(path: path).string)]
  }

  private static func matrix(
    _ argument: Parameters, _ context: RequestContext, _ host: ProjectHost, _ viewer: DocumentViewer
  ) throws(ResponseError) -> JSON {
    let target = try CommandTarget(argument, context, host)
    guard let situation = target.situations.first(where: \.isKnown) ?? target.situations.first,
      let object = situation.scrollViewID ?? (target.target.quantity == nil ? nil : situation.object)
    else { throw target.nothingToSay }
    let matrix: QuantityMatrix
    do {
      matrix = try QuantityMatrix(
        "\(object).\(target.target.quantity ?? "systemInset")", of: situation.scene
      ) { !context.cancellation.isCancelled }
    } catch {
      throw .invalidParams("\(target.place): \(error.message)")
    }
    try context.cancellation.check()
    if viewer.canShow {
      try viewer.show(MarkdownRenderer.render(matrix.blocks) + "\n", as: target.target.text, .markdown)
    }
    return matrix.json
  }

  // MARK: Environments

  /// Takes short forms; none takes the choice back.
  private static func pickEnvironment(_ arguments: [Parameters], _ host: ProjectHost) throws(ResponseError) -> JSON {
    var environments: [Environment] = []
    for argument in arguments where argument.ifPresent != nil {
      for item in argument.json?.arrayValue == nil ? [argument] : try argument.array() {
        guard let environment = Environment(shortForm: try item.string()) else {
          throw item.unexpected(insteadOf: "an environment such as \"iPhone 8@10.3\"")
        }
        do {
          _ = try ResolvedScreen(environment, app: AppOptions())
        } catch {
          throw .invalidParams("\(item.place): \(EnvironmentAnswer.sentence(error))")
        }
        environments.append(environment)
      }
    }
    host.pickEnvironments(environments.isEmpty ? nil : environments)
    let inUse = host.largestProject?.analysis.environments ?? environments
    return ["inUse": .array(inUse.map { .string($0.shortForm) })]
  }
}
