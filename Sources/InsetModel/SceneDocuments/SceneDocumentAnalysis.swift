package import InsetDocuments
internal import InsetJSON
package import InsetLayout

/// A scene document as the engine takes it, with the problems that only the device table can tell.
package struct SceneDocumentAnalysis: Sendable {
  package let document: SceneDocument
  package let scene: Scene
  package let environments: [Environment]
  /// The document's own problems and those of its environments.
  package let problems: [SceneProblem]

  package init(_ document: SceneDocument) {
    self.document = document
    scene = SceneDecoder.scene(document.json)
    let app = scene.app
    var known: [Environment] = []
    var problems = document.problems
    for (pointer, json) in SceneDocumentAnalysis.written(document.json["environment"]) {
      guard let environment = SceneDecoder.environment(json) else { continue }
      if let problem = SceneDocumentAnalysis.problem(environment, app, at: pointer, in: document, json) {
        problems.append(problem)
      } else {
        known.append(environment)
      }
    }
    let (kept, isCut) = known.withinLimit
    environments = kept
    if isCut {
      let pointer = JSONPointer(tokens: ["environment"])
      problems.append(
        SceneProblem(
          pointer: pointer, range: document.sourceMap.valueRange(at: pointer), severity: .warning,
          message: ModelLimit.environments.sentence("the document"), suggestions: []))
    }
    self.problems = problems
  }

  /// Whether something keeps the scene from being laid out.
  package var hasErrors: Bool { problems.contains { $0.severity == .error } }

  private static func written(_ json: JSON?) -> [(JSONPointer, JSON)] {
    let base = JSONPointer(tokens: ["environment"])
    switch json {
    case nil, .null?: return []
    case .array(let items)?: return items.enumerated().map { (base.appending($0.offset), $0.element) }
    case let json?: return [(base, json)]
    }
  }

  private static func problem(
    _ environment: Environment, _ app: AppOptions, at pointer: JSONPointer, in document: SceneDocument, _ json: JSON
  ) -> SceneProblem? {
    do {
      _ = try ResolvedScreen(environment, app: app)
      return nil
    } catch {
      let key: String
      var suggestions: [String] = []
      switch error {
      case .unknownDevice(let name):
        key = "device"
        suggestions = nearest(to: name, in: DeviceTable.modelNames)
      case .unknownSystem, .systemNotOnDevice: key = "os"
      case .screenWithoutSize: key = "screen"
      }
      let place = json.objectValue?[key] == nil ? pointer : pointer.appending(key)
      return SceneProblem(
        pointer: place, range: document.sourceMap.valueRange(at: place), severity: .error, message: error.message,
        suggestions: suggestions)
    }
  }
}
