package import InsetJSON
internal import InsetLayout
internal import InsetRules

/// `inset/matrix`: one quantity over devices, systems and orientations, of a scene or of an object of the open project.
package enum MatrixMethod {
  package static func answer(
    _ parameters: Parameters, _ cancellation: CancellationToken,
    _ project: (Parameters) throws(ResponseError) -> ProjectRequest
  ) throws(ResponseError) -> JSON {
    let quantity = try parameters["quantity"].string()
    let axes = MatrixAxes(
      devices: try list(parameters["devices"], "devices", device),
      systems: try list(parameters["systems"], "systems", system),
      orientations: try list(parameters["orientations"], "orientations", orientation) ?? [.portrait])
    guard parameters["scene"].ifPresent == nil else {
      let scene = try SceneRequest(scene: parameters["scene"], environments: Parameters([]))
      return try matrix(quantity, of: scene.analysis.scene, axes, cancellation)
    }
    return try ofProject(quantity, try project(parameters), axes, cancellation)
  }

  private static func ofProject(
    _ quantity: String, _ request: ProjectRequest, _ axes: MatrixAxes, _ cancellation: CancellationToken
  ) throws(ResponseError) -> JSON {
    let target = ExplainTarget(quantity)
    guard target.quantity != nil else {
      throw .invalidParams(
        "params.quantity: \"\(quantity)\" ends with no quantity, such as table.adjustedContentInset.top")
    }
    let situations = request.situations(of: target)
    if situations.isEmpty {
      throw .invalidParams("params.quantity: nothing in the project is named by \"\(target.object)\"")
    }
    let matrices: [PlacedMatrix]
    do {
      matrices = try PlacedMatrix.all(target, situations, axes) { !cancellation.isCancelled }
    } catch {
      throw .invalidParams("params.quantity: " + error.message)
    }
    try cancellation.check()
    return PlacedMatrix.json(matrices)
  }

  private static func matrix(
    _ quantity: String, of scene: Scene, _ axes: MatrixAxes, _ cancellation: CancellationToken
  ) throws(ResponseError) -> JSON {
    let matrix: QuantityMatrix
    do {
      matrix = try QuantityMatrix(quantity, of: scene, axes) { !cancellation.isCancelled }
    } catch {
      throw .invalidParams("params.quantity: " + error.message)
    }
    try cancellation.check()
    return matrix.json
  }

  /// The items of a list; `nil` when there is none. What is wrong with an item is said with its pointer.
  private static func list<Item>(
    _ parameters: Parameters, _ name: String, _ read: (String) -> Result<Item, ItemProblem>
  ) throws(ResponseError) -> [Item]? {
    guard let present = parameters.ifPresent else { return nil }
    var items: [Item] = []
    for (index, item) in try present.array().enumerated() {
      switch read(try item.string()) {
      case .success(let value): items.append(value)
      case .failure(let problem):
        let pointer = JSONPointer(tokens: [name, String(index)])
        throw .invalidParams(
          "\(item.place): \(problem.message)",
          data: ["pointer": .string(pointer.description), "range": .null, "reason": .string(problem.message)])
      }
    }
    return items
  }

  private struct ItemProblem: Error {
    let message: String
  }

  private static func device(_ name: String) -> Result<String, ItemProblem> {
    DeviceTable.device(named: name) == nil
      ? .failure(ItemProblem(message: EnvironmentAnswer.sentence(.unknownDevice(name)))) : .success(name)
  }

  private static func system(_ text: String) -> Result<OSVersion, ItemProblem> {
    guard let version = OSVersion(text) else {
      return .failure(ItemProblem(message: "expected a version such as \"11.0\", found \"\(text)\""))
    }
    return CoveredSystems.majors.contains(version.major)
      ? .success(version) : .failure(ItemProblem(message: EnvironmentAnswer.sentence(.unknownSystem(version))))
  }

  private static func orientation(_ text: String) -> Result<Environment.Orientation, ItemProblem> {
    Environment.Orientation(rawValue: text).map { .success($0) }
      ?? .failure(ItemProblem(message: "expected \"portrait\" or \"landscape\", found \"\(text)\""))
  }
}
