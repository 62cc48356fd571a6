package import InsetJSON
package import InsetLayout
internal import InsetModel

/// `inset/environments`: the devices and systems that are known, and those in use.
package enum EnvironmentsMethod {
  package static func answer(inUse: [Environment]) -> JSON {
    [
      "version": 1, "devices": .array(DeviceTable.classes.flatMap(models)),
      "inUse": .array(inUse.map { .string($0.shortForm) }),
    ]
  }

  private static func models(_ device: DeviceClass) -> [JSON] {
    device.models.map { model in
      [
        "name": .string(model.name), "idiom": .string(device.idiom.rawValue),
        "size": [.number(device.size.width), .number(device.size.height)],
        "systems": .array(device.rows.map { .string($0.systems.text) }),
      ]
    }
  }
}
