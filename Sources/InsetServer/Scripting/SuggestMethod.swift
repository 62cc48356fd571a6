package import InsetJSON
internal import InsetLayout
internal import InsetRules

/// `inset/suggest`: settings or insets that bring a scroll view's content where it shall be.
package enum SuggestMethod {
  package static func answer(_ parameters: Parameters) throws(ResponseError) -> JSON {
    let target = try parameters["target"].string()
    let goal = try goal(parameters["goal"])
    let request = try SceneRequest(parameters)
    let layouts = try request.layouts()
    do {
      return try Suggestions(target, goal, request.analysis.scene, layouts).json
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
