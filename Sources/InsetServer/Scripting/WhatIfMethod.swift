internal import InsetDocuments
package import InsetJSON
internal import InsetLayout
internal import InsetModel
internal import InsetRules

/// `inset/whatIf`: the results before and after some changes, and what makes each difference; of a scene or of a
/// controller of the open project.
package enum WhatIfMethod {
  package static func answer(_ parameters: Parameters, _ project: (Parameters) throws(ResponseError) -> ProjectRequest)
    throws(ResponseError) -> JSON
  {
    let changes = try changes(parameters["changes"])
    do {
      return ["version": 1, "results": .array(try results(parameters, changes, project))]
    } catch let fault as SceneChange.Fault {
      throw fault.response
    } catch let error as ResponseError {
      throw error
    } catch {
      throw ResponseError(.internalError, "\(error)")
    }
  }

  private static func results(
    _ parameters: Parameters, _ changes: [SceneChange],
    _ project: (Parameters) throws(ResponseError) -> ProjectRequest
  ) throws -> [JSON] {
    guard parameters["scene"].ifPresent != nil else {
      return try results(of: project(parameters).situations, changes)
    }
    let before = try SceneRequest(parameters)
    let document = try SceneChange.applying(changes, to: before.analysis.document)
    let after = try SceneRequest(SceneDocumentAnalysis(document), before.environments, text: nil)
    return zip(try before.layouts(), try after.layouts()).map { .object(result($0, $1, .unwritten)) }
  }

  /// Of the situations that have one of the targets, in the environments in use.
  private static func results(of situations: [Situation], _ changes: [SceneChange]) throws -> [JSON] {
    if let fault = SceneChange.fault(of: changes, unknownIn: situations.map(\.scene)) { throw fault }
    var results: [JSON] = []
    for situation in situations {
      guard let scene = try SceneChange.applying(changes, to: situation.scene) else { continue }
      for before in situation.layouts {
        var result = result(before, try layOut(scene, in: before.environment), situation.provenance)
        result["placement"] = .string(situation.path)
        result["container"] = .string(situation.isKnown ? "known" : "unknown")
        results.append(.object(result))
      }
    }
    return results
  }

  private static func result(_ before: Layout, _ after: Layout, _ provenance: Provenance) -> JSONObject {
    let comparison = Comparison(before, after, provenance)
    var result: JSONObject = [
      "environment": .string(before.environment.shortForm), "before": ResultJSON.result(before),
      "after": ResultJSON.result(after), "differences": comparison.json,
    ]
    result["unmatched"] = comparison.unmatchedJSON
    return result
  }

  /// `changes` of a request; without any nothing changes.
  private static func changes(_ parameters: Parameters) throws(ResponseError) -> [SceneChange] {
    guard let present = parameters.ifPresent else { return [] }
    var changes: [SceneChange] = []
    for (index, item) in try present.array().enumerated() {
      let place = JSONPointer(tokens: ["changes", String(index)])
      guard let target = item["target"].json?.stringValue else {
        throw item["target"].unexpected(insteadOf: "the id of a controller or view", at: place.appending("target"))
      }
      guard let settings = item["set"].json?.objectValue else {
        throw item["set"].unexpected(insteadOf: "an object of settings", at: place.appending("set"))
      }
      changes.append(SceneChange(target: target, settings: settings))
    }
    return changes
  }
}

extension SceneChange.Fault {
  fileprivate var response: ResponseError {
    let problem = SceneProblem(pointer: pointer, severity: .error, message: message, suggestions: suggestions)
    return .invalidParams("\(pointer): \(problem.sentence)", data: problem.data(nil))
  }
}

extension Parameters {
  /// The error for a value that a reader can't take, with its pointer as errors about scenes have it.
  func unexpected(insteadOf expected: String, at pointer: JSONPointer) -> ResponseError {
    let error = unexpected(insteadOf: expected)
    return .invalidParams(
      error.message, data: ["pointer": .string(pointer.description), "range": .null, "reason": .string(error.message)])
  }
}
