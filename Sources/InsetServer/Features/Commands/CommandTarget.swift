internal import InsetJSON
internal import InsetLayout
internal import InsetModel
internal import InsetRules
internal import InsetText

/// What a command is about: `"FeedViewController.tableView"`, or `{ "target", "textDocument"? }`.
struct CommandTarget {
  let target: ExplainTarget
  let project: ProjectSnapshot
  /// At least one.
  let situations: [Situation]
  /// Of the target in the message.
  let place: String

  /// - Throws: `invalidParams` where the argument has another form, or nothing in the project has that name.
  init(_ argument: Parameters, _ context: RequestContext, _ host: ProjectHost) throws(ResponseError) {
    let written = argument.json?.objectValue == nil ? argument : argument["target"]
    guard written.ifPresent != nil else {
      throw written.unexpected(insteadOf: "a target such as \"FeedViewController.tableView\"")
    }
    place = written.place
    target = ExplainTarget(try written.string())
    project = try ProjectScope.project(argument, context, host).project
    situations = target.situations(in: project.hoverLookup, project.app)
    if situations.isEmpty {
      throw .invalidParams("\(place): nothing in the project is named by \"\(target.object)\"")
    }
  }

  var nothingToSay: ResponseError {
    ResponseError(.requestFailed, "there is nothing to say about \"\(target.object)\" in the environments in use")
  }
}
