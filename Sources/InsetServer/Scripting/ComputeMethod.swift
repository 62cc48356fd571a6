package import InsetJSON
internal import InsetLayout
internal import InsetRules
internal import InsetText

/// `inset/compute`: where everything lies, of a scene or of a controller of the open project.
package enum ComputeMethod {
  package static func answer(_ parameters: Parameters, _ project: (Parameters) throws(ResponseError) -> ProjectRequest)
    throws(ResponseError) -> JSON
  {
    if parameters["scene"].ifPresent != nil { return ResultJSON.document(try SceneRequest(parameters).layouts()) }
    let request = try project(parameters)
    var results: [JSON] = []
    for situation in request.situations {
      for layout in situation.layouts {
        var result = ResultJSON.result(layout).objectValue ?? JSONObject()
        result["placement"] = .string(situation.path)
        result["container"] = .string(situation.isKnown ? "known" : "unknown")
        results.append(.object(result))
      }
    }
    return ["version": 1, "results": .array(results)]
  }
}
