internal import InsetJSON
internal import InsetLayout
internal import InsetModel
internal import InsetRules
internal import InsetText

extension ProjectHost {
  /// The open project that is meant when nobody names one: the one with the most controllers.
  var largestProject: ProjectSnapshot? { openProjects.max { $0.app.controllers.count < $1.app.controllers.count } }
}

/// What part of the open project a script asks about: `textDocument`, `controller`, or all of it.
enum ProjectScope {
  /// The project of the request's document, or the only one.
  static func project(_ parameters: Parameters, _ context: RequestContext, _ host: ProjectHost) throws(ResponseError)
    -> ProjectRequest
  {
    if let document = parameters["textDocument"].ifPresent {
      let uri = try document["uri"].documentURI()
      guard let project = host.project(for: uri, isWhole: true) else {
        throw .invalidParams("params.textDocument.uri: no project, and no file that can be read, has \(uri.string)")
      }
      return ProjectRequest(project)
    }
    guard let project = host.largestProject else {
      throw .invalidParams("params: give a scene, or a textDocument: no project is open")
    }
    return ProjectRequest(project)
  }

  /// The controllers asked about, in the environments asked for.
  static func controllers(_ parameters: Parameters, _ context: RequestContext, _ host: ProjectHost)
    throws(ResponseError)
    -> ProjectRequest
  {
    var project = try self.project(parameters, context, host).project
    if let environments = try SceneRequest.environments(parameters["environments"]) {
      project = project.laidOut(in: environments)
    }
    let app = project.analysis.app
    let indices: [Int]
    if let name = try parameters["controller"].ifPresent?.string() {
      indices = app.controllers.indices.filter {
        app.controllers[$0].facts.id == name || app.controllers[$0].className == name
      }
      if indices.isEmpty { throw .invalidParams("params.controller: no controller is named by \"\(name)\"") }
    } else if let path = try parameters["textDocument"].ifPresent?["uri"].documentURI().path,
      FileStatus(path)?.kind != .folder
    {
      indices =
        app.controllers(inFile: path)
        + app.controllers.indices.filter { index in
          app.declarations(ofClassOf: index).contains { $0.path == path }
        }
    } else {
      indices = Array(app.controllers.indices)
    }
    let lookup = project.hoverLookup
    return ProjectRequest(project, indices.flatMap { lookup.situations(of: $0, view: nil) })
  }
}
