package import InsetLayout

/// What a matrix is computed over: devices, versions of iOS, and the ways of holding a device.
package struct MatrixAxes: Sendable {
  /// Models of one class of devices: they share a screen, so that one column of numbers holds for all of them.
  struct Group {
    let device: DeviceClass
    let models: [DeviceClass.Model]
  }

  let groups: [Group]
  /// In order, each once.
  let systems: [OSVersion]
  /// Whether the systems stand for all versions up to the next of them.
  let standsForRanges: Bool
  /// Whether models are left out on systems that they never ran.
  let omitsUnknownPairs: Bool
  let orientations: [Environment.Orientation]

  /// - Parameters:
  ///   - devices: models by Apple's names, unknown ones are left out; `nil` for all devices, each on the systems that it
  ///     ran. A model that is named is also computed on systems that only its screen is known on.
  ///   - systems: `nil` for all, with every version from which something may differ.
  package init(
    devices: [String]? = nil, systems: [OSVersion]? = nil, orientations: [Environment.Orientation] = [.portrait]
  ) {
    if let devices {
      var groups: [(device: DeviceClass, models: [DeviceClass.Model])] = []
      for name in devices {
        guard let device = DeviceTable.device(named: name), let model = DeviceTable.model(named: name) else { continue }
        if let known = groups.firstIndex(where: { $0.device.id == device.id }) {
          if !groups[known].models.contains(where: { $0.name == model.name }) { groups[known].models.append(model) }
        } else {
          groups.append((device, [model]))
        }
      }
      self.groups = groups.map { Group(device: $0.device, models: $0.models) }
    } else {
      groups = DeviceTable.classes.map { Group(device: $0, models: $0.models) }
    }
    self.systems = systems.map { Set($0).sorted() } ?? CoveredSystems.breaks
    standsForRanges = systems == nil
    omitsUnknownPairs = devices == nil
    self.orientations = orientations.enumerated().filter { orientations.firstIndex(of: $0.element) == $0.offset }
      .map(\.element)
  }

  /// The models of a group that ran a system, or one of the versions that it stands for.
  func models(of group: Group, onSystemAt index: Int) -> [DeviceClass.Model] {
    guard omitsUnknownPairs else { return group.models }
    let system = systems[index]
    let next = standsForRanges && index + 1 < systems.count ? systems[index + 1] : nil
    return group.models.filter { model in
      // Nobody said since when the model exists: it is a new one.
      if model.systems.from.major == 0 { return system.major == CoveredSystems.majors.last }
      if model.systems.contains(system) { return true }
      return next.map { system < model.systems.from && model.systems.from < $0 } ?? false
    }
  }
}
