internal import InsetJSON
internal import InsetLayout
internal import InsetRules

/// A quantity of an object in one of its places in a project, over devices and systems. Where code sets other things on
/// other systems, the scene is that of the systems in use, which the situation's layouts name.
struct PlacedMatrix {
  private let situation: Situation
  private let matrix: QuantityMatrix

  /// One matrix for each placement; none of a target without a quantity.
  ///
  /// - Parameter keepsGoing: as in ``QuantityMatrix``.
  /// - Throws: the reason why the name names no quantity.
  static func all(
    _ target: ExplainTarget, _ situations: [Situation], _ axes: MatrixAxes = MatrixAxes(),
    while keepsGoing: () -> Bool = { true }
  ) throws(NamedQuantity.Problem) -> [PlacedMatrix] {
    guard let name = target.quantity else { return [] }
    var matrices: [PlacedMatrix] = []
    for situation in situations {
      // A scroll view's quantity asked of a controller is that of the scroll view that shows most.
      let object = situation.layouts.first.flatMap { situation.quantityOwner(name, in: $0) } ?? situation.object
      let matrix = try QuantityMatrix(object + "." + name, of: situation.scene, axes, while: keepsGoing)
      matrices.append(PlacedMatrix(situation: situation, matrix: matrix))
    }
    return matrices
  }

  static func json(_ matrices: [PlacedMatrix]) -> JSON {
    ["version": 1, "matrices": .array(matrices.map(\.json))]
  }

  private var json: JSON {
    var members = matrix.json.objectValue ?? JSONObject()
    members["version"] = nil
    members["placement"] = .string(situation.path)
    members["container"] = .string(situation.isKnown ? "known" : "unknown")
    members["environments"] = .array(situation.layouts.map { .string($0.environment.shortForm) })
    return .object(members)
  }

  /// For a terminal.
  var text: String { "in \(situation.path)\n\n" + PlainTextRenderer.render(matrix.blocks) }
}
