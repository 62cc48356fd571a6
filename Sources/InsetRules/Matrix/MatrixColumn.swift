internal import InsetLayout

/// One quantity on the devices of one screen, system by system.
struct MatrixColumn {
  /// Systems in a row on which the number is the same.
  struct Run {
    let orientation: Environment.Orientation
    let value: [Double]?
    let certainty: Certainty
    let first: OSVersion
    /// The last system that was computed, by its place in the axes.
    var last: Int
    var row: Int
    var models: [String]
  }

  let group: MatrixAxes.Group
  private(set) var runs: [Run] = []

  init(_ quantity: String, of scene: Scene, _ group: MatrixAxes.Group, _ axes: MatrixAxes) {
    self.group = group
    guard let name = group.models.first?.name else { return }
    for orientation in axes.orientations {
      // The run that the next system may continue; none behind systems without figures.
      var open: Int?
      for (index, system) in axes.systems.enumerated() {
        let running = axes.models(of: group, onSystemAt: index)
        let models = running.map(\.name)
        guard !models.isEmpty, let row = group.device.rows.firstIndex(where: { $0.systems.contains(system) }),
          let layout = try? layOut(scene, in: Environment(os: system, device: name, orientation: orientation))
        else { continue }
        let named = try? NamedQuantity(quantity, in: layout.tree)
        let value = named.flatMap { layout.numbers($0) }
        let certainty = named.map { layout.certainty($0.subject, $0.quantities) } ?? .certain
        if let last = open, runs[last].value == value, runs[last].certainty == certainty,
          group.device.isContinuous(from: runs[last].row, to: row)
        {
          runs[last].last = index
          runs[last].row = row
          for model in models where !runs[last].models.contains(model) { runs[last].models.append(model) }
        } else {
          open = runs.count
          runs.append(
            Run(
              orientation: orientation, value: value, certainty: certainty,
              first: axes.omitsUnknownPairs ? MatrixColumn.start(of: running, from: system) : system, last: index,
              row: row, models: models))
        }
      }
    }
    for index in runs.indices {
      let ran = runs[index].models
      runs[index].models = group.models.map(\.name).filter { ran.contains($0) }
    }
  }

  /// The first version, to its minor number, that one of the models ran since a system.
  private static func start(of models: [DeviceClass.Model], from system: OSVersion) -> OSVersion {
    guard let earliest = models.map(\.systems.from).min(), system < earliest else { return system }
    return OSVersion(earliest.major, earliest.minor)
  }

  /// The systems of a run as people write them: `11.0 – 18.x`.
  func systems(of run: Run, _ axes: MatrixAxes) -> String {
    let last = axes.systems[run.last]
    guard axes.standsForRanges else { return run.first == last ? "\(last)" : "\(run.first) – \(last)" }
    let range = group.device.rows[run.row].systems
    let next = run.last + 1 < axes.systems.count ? axes.systems[run.last + 1] : nil
    if let next, range.contains(next) { return "\(run.first) – \(next.predecessorText)" }
    let end = range.through.isEmpty ? [last.major] : range.through
    return "\(run.first) – " + (end.count == 1 ? "\(end[0]).x" : end.map(String.init).joined(separator: "."))
  }
}

extension OSVersion {
  /// The versions just before this one: `18.x` before 26.0.
  fileprivate var predecessorText: String {
    if patch > 0 { return "\(major).\(minor).\(patch - 1)" }
    if minor > 0 { return "\(major).\(minor - 1)" }
    return CoveredSystems.major(before: major).map { "\($0).x" } ?? description
  }
}

extension DeviceClass {
  /// Whether no major version lies between two rows, the first of which comes first.
  fileprivate func isContinuous(from first: Int, to second: Int) -> Bool {
    if first == second { return true }
    let (start, end) = (rows[second].systems.from.major, rows[first].systems.through.first)
    return end == start || end == CoveredSystems.major(before: start)
  }
}
