package import InsetJSON
internal import InsetLayout
internal import InsetModel
internal import InsetRules
internal import InsetText

/// `inset/suggest`: settings or insets that bring a scroll view's content where it shall be, of a scene or of a
/// controller of the open project.
package enum SuggestMethod {
  package static func answer(_ parameters: Parameters, _ project: (Parameters) throws(ResponseError) -> ProjectRequest)
    throws(ResponseError) -> JSON
  {
    let target = try parameters["target"].string()
    let goal = try goal(parameters["goal"])
    guard parameters["scene"].ifPresent == nil else {
      let request = try SceneRequest(parameters)
      let layouts = try request.layouts()
      return try suggestions(target, goal, request.analysis.scene, layouts).json
    }
    let request = try project(parameters)
    let situations = request.situations(of: ExplainTarget(target))
    if situations.isEmpty {
      throw .invalidParams("params.target: nothing in the project is named by \"\(target)\"")
    }
    var placements: [JSON] = []
    for situation in situations {
      let found = try suggestions(situation.object, goal, situation.scene, situation.layouts)
      var json = found.json.objectValue ?? JSONObject()
      json["version"] = nil
      json["placement"] = .string(situation.path)
      json["container"] = .string(situation.isKnown ? "known" : "unknown")
      json["suggestions"] = .array(
        zip(found.suggestions, json["suggestions"]?.arrayValue ?? []).map { edited($0, $1, request.project) })
      placements.append(.object(json))
    }
    return ["version": 1, "placements": .array(placements)]
  }

  /// The suggestion with the edit of the sources that makes it true, where attributes of Interface Builder can.
  private static func edited(_ suggestion: Suggestion, _ json: JSON, _ project: ProjectSnapshot) -> JSON {
    guard let edits = SuggestionEdit.edits(suggestion, in: project.analysis, { project.text($0) }),
      !edits.contains(where: { project.isOutdated($0.path) }), var object = json.objectValue
    else { return json }
    let written = edits.compactMap { edit -> JSON? in
      guard let text = project.text(edit.path) else { return nil }
      return [
        "file": .string(edit.path), "range": text.positions(of: edit.edit.range, in: .utf16).json,
        "newText": .string(edit.edit.newText),
      ]
    }
    // A file may become another one meanwhile, and half a change is none.
    guard written.count == edits.count else { return json }
    object["edits"] = .array(written)
    return .object(object)
  }

  private static func suggestions(
    _ target: String, _ goal: SuggestionGoal, _ scene: Scene, _ layouts: [Layout]
  ) throws(ResponseError) -> Suggestions {
    do {
      return try Suggestions(target, goal, scene, layouts)
    } catch {
      throw .invalidParams("params.target: " + error.message)
    }
  }

  private static func goal(_ parameters: Parameters) throws(ResponseError) -> SuggestionGoal {
    guard let present = parameters.ifPresent else { return .contentBelowBars }
    guard let goal = SuggestionGoal(rawValue: try present.string()) else {
      throw present.unexpected(insteadOf: "\"content below bars\" or \"edge to edge\"")
    }
    return goal
  }
}
