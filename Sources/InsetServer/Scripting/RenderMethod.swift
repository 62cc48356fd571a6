package import InsetJSON
internal import InsetLayout
internal import InsetRules
internal import InsetText

/// `inset/render`: pictures of a scene, or of a controller of the open project.
package enum RenderMethod {
  package static func answer(_ parameters: Parameters, _ project: (Parameters) throws(ResponseError) -> ProjectRequest)
    throws(ResponseError) -> JSON
  {
    let target = try parameters["target"].ifPresent?.string()
    var renderings: [JSON] = []
    if parameters["scene"].ifPresent != nil {
      let request = try SceneRequest(parameters)
      for layout in try request.layouts() {
        guard let object = target ?? Wireframe.principalObject(in: layout) else { continue }
        guard let wireframe = Wireframe(of: object, in: layout) else {
          throw .invalidParams("params.target: no controller or view is named by \"\(object)\"")
        }
        renderings.append(rendering(wireframe, layout, wireframe.path))
      }
    } else {
      let request = try project(parameters)
      let situations = target.map { request.situations(of: ExplainTarget($0)) } ?? request.situations
      if let target, situations.isEmpty {
        throw .invalidParams("params.target: nothing in the project is named by \"\(target)\"")
      }
      for situation in situations {
        for layout in situation.layouts {
          guard let wireframe = Wireframe(of: situation.object, in: layout, path: situation.path) else { continue }
          renderings.append(rendering(wireframe, layout, situation.path))
        }
      }
    }
    return ["version": 1, "renderings": .array(renderings)]
  }

  private static func rendering(_ wireframe: Wireframe, _ layout: Layout, _ path: String) -> JSON {
    [
      "environment": .string(layout.environment.shortForm), "placement": .string(path),
      "title": .shown(wireframe.title), "svg": .string(wireframe.svg()),
    ]
  }
}
