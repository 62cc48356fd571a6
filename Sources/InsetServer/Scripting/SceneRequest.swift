internal import InsetDocuments
package import InsetJSON
package import InsetLayout
package import InsetModel
package import InsetText

/// A scene that a request brings, checked, with the environments to lay it out in.
package struct SceneRequest: Sendable {
  package let analysis: SceneDocumentAnalysis
  /// Each once.
  package let environments: [Environment]
  /// As the request or the scene has them: two that are equal are two to compare.
  let written: [Environment]

  /// Reads `scene` and, if present, `environments`, which replace the scene's own.
  ///
  /// - Throws: `invalidParams` with `pointer`, `range` and `reason` of the first thing that can't be taken.
  package init(_ parameters: Parameters) throws(ResponseError) {
    try self.init(scene: parameters["scene"], environments: parameters["environments"])
  }

  /// - Parameter environments: where the request has any, they replace the scene's own.
  package init(scene: Parameters, environments: Parameters) throws(ResponseError) {
    guard let json = scene.json else { throw scene.unexpected(insteadOf: "a scene") }
    let analysis = SceneDocumentAnalysis(SceneDocument.checking(json))
    try self.init(analysis, try SceneRequest.environments(environments), text: nil)
  }

  /// - Parameter text: of the document that the scene was read from, for the ranges of problems.
  package init(_ analysis: SceneDocumentAnalysis, _ asked: [Environment]?, text: SourceText?) throws(ResponseError) {
    if let problem = analysis.problems.first(where: {
      $0.severity == .error && !(asked != nil && $0.isAboutEnvironment)
    }) {
      throw .invalidParams(problem.sentence, data: problem.data(text))
    }
    self.analysis = analysis
    written = asked ?? (analysis.environments.isEmpty ? DefaultEnvironments.list(from: nil) : analysis.environments)
    environments = written.withinLimit.kept
  }

  /// `environments` of a request: short forms or objects; `nil` when it has none.
  static func environments(_ parameters: Parameters) throws(ResponseError) -> [Environment]? {
    guard let present = parameters.ifPresent else { return nil }
    let items = present.json?.arrayValue == nil ? [present] : try present.array()
    var environments: [Environment] = []
    for item in items {
      guard let environment = item.json.flatMap({ SceneDecoder.environment($0) }) else {
        throw item.unexpected(insteadOf: "an environment such as \"iPhone 8@10.3\"")
      }
      environments.append(environment)
    }
    if environments.withinLimit.isCut {
      let reason = "at most \(ModelLimit.environments.count) different environments are computed at once"
      throw .invalidParams(
        "params.environments: " + reason,
        data: ["pointer": "/environments", "range": .null, "reason": .string(reason)])
    }
    return environments
  }

  /// The scene in each environment.
  ///
  /// - Throws: `invalidParams` for an environment whose device or system isn't known.
  package func layouts() throws(ResponseError) -> [Layout] {
    var layouts: [Layout] = []
    for environment in environments {
      do {
        layouts.append(try layOut(analysis.scene, in: environment))
      } catch {
        throw EnvironmentAnswer.error(error, "environments/\(written.firstIndex(of: environment) ?? 0)")
      }
    }
    return layouts
  }
}

/// What to answer for an environment that can't be laid out.
package enum EnvironmentAnswer {
  package static func error(_ problem: EnvironmentProblem, _ pointer: String) -> ResponseError {
    .invalidParams(
      sentence(problem),
      data: ["pointer": .string("/" + pointer), "range": .null, "reason": .string(sentence(problem))])
  }

  /// The problem, with the names nearest to an unknown device's.
  package static func sentence(_ problem: EnvironmentProblem) -> String {
    guard case .unknownDevice(let name) = problem else { return problem.message }
    let names = nearest(to: name, in: DeviceTable.modelNames)
    return names.isEmpty ? problem.message : problem.message + "; nearest: " + names.joined(separator: ", ")
  }
}

extension SceneProblem {
  var isAboutEnvironment: Bool { pointer.tokens.first == "environment" }

  /// The message, with what may have been meant.
  package var sentence: String {
    suggestions.isEmpty
      ? message : message + "; did you mean " + suggestions.map { "\"\($0)\"" }.joined(separator: " or ") + "?"
  }

  /// As JSON-RPC errors carry it (scene format, section 3).
  package func data(_ text: SourceText?) -> JSON {
    var members: [(String, JSON)] = [("pointer", .string(pointer.description))]
    if let text, let range {
      members.append(("range", text.positions(of: range, in: .utf16).json))
    } else {
      members.append(("range", .null))
    }
    members.append(("reason", .string(sentence)))
    return .object(JSONObject(members))
  }
}
