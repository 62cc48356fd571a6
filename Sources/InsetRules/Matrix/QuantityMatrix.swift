package import InsetLayout

/// One quantity of a scene over devices, systems and orientations. Neighbours with equal numbers are one cell, devices
/// with equal columns one list.
package struct QuantityMatrix: Sendable {
  package struct Cell: Sendable, Equatable {
    /// Models by Apple's names.
    package let devices: [String]
    /// `11.0 – 18.x`; systems that were asked for one by one: `11.0`, `11.0 – 13.4.1`.
    package let systems: String
    package let orientation: Environment.Orientation
    /// One number, two, or four; `nil` where the quantity doesn't exist on those systems or isn't shown.
    package let value: [Double]?
    package let certainty: Certainty
  }

  package let quantity: String
  /// Devices in the order of the metrics, of each orientations and systems in order. Combinations without figures are
  /// left out.
  package let cells: [Cell]

  /// - Parameter keepsGoing: asked before each class of devices; those behind a no are left out.
  /// - Throws: the reason why the name names no quantity.
  package init(
    _ quantity: String, of scene: Scene, _ axes: MatrixAxes = MatrixAxes(), while keepsGoing: () -> Bool = { true }
  ) throws(NamedQuantity.Problem) {
    _ = try NamedQuantity(quantity, in: Tree(scene))
    self.quantity = quantity
    var columns: [[Cell]] = []
    for group in axes.groups where keepsGoing() {
      let column = MatrixColumn(quantity, of: scene, group, axes)
      let cells = column.runs.map { run in
        Cell(
          devices: run.models, systems: column.systems(of: run, axes), orientation: run.orientation, value: run.value,
          certainty: run.certainty)
      }
      if let same = columns.firstIndex(where: { QuantityMatrix.isSame($0, cells) }) {
        columns[same] = zip(columns[same], cells).map { $0.adding($1.devices) }
      } else {
        columns.append(cells)
      }
    }
    cells = columns.flatMap { $0 }
  }

  private static func isSame(_ a: [Cell], _ b: [Cell]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0.adding($1.devices) == $1.adding($0.devices, isInFront: true) }
  }
}

extension QuantityMatrix.Cell {
  fileprivate func adding(_ others: [String], isInFront: Bool = false) -> QuantityMatrix.Cell {
    QuantityMatrix.Cell(
      devices: isInFront ? others + devices : devices + others, systems: systems, orientation: orientation,
      value: value, certainty: certainty)
  }
}
