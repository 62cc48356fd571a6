package import InsetJSON
internal import InsetLayout
internal import InsetRules

/// `inset/compare`: a scene in two environments, or two scenes in the same or in two environments.
package enum CompareMethod {
  package static func answer(_ parameters: Parameters) throws(ResponseError) -> JSON {
    let scene = try SceneRequest(parameters)
    var other = scene
    if let second = parameters["other"].ifPresent {
      other = try SceneRequest(scene: second, environments: parameters["environments"])
    }
    let isOneScene = parameters["other"].ifPresent == nil
    let environments = scene.written
    let pair: (Environment, Environment)?
    if parameters["environments"].ifPresent == nil && !isOneScene {
      // Each of the two scenes is taken in the first environment of its own.
      pair = environments.first.flatMap { first in other.environments.first.map { (first, $0) } }
    } else if environments.count == 1 && !isOneScene {
      pair = (environments[0], environments[0])
    } else {
      pair = environments.count == 2 ? (environments[0], environments[1]) : nil
    }
    guard let pair else {
      let reason = isOneScene ? "a scene is compared in two environments" : "two scenes need one or two environments"
      throw .invalidParams(
        "params.environments: " + reason,
        data: ["pointer": "/environments", "range": .null, "reason": .string(reason)])
    }
    let before = try layout(scene, pair.0, 0)
    let after = try layout(other, pair.1, 1)
    let comparison = Comparison(before, after)
    var members: [(String, JSON)] = [
      ("version", 1), ("environments", [.string(pair.0.shortForm), .string(pair.1.shortForm)]),
      ("differences", comparison.json),
    ]
    if let unmatched = comparison.unmatchedJSON { members.append(("unmatched", unmatched)) }
    return .object(JSONObject(members))
  }

  private static func layout(
    _ request: SceneRequest, _ environment: Environment, _ index: Int
  ) throws(ResponseError) -> Layout {
    do {
      return try layOut(request.analysis.scene, in: environment)
    } catch {
      throw EnvironmentAnswer.error(error, "environments/\(index)")
    }
  }
}
