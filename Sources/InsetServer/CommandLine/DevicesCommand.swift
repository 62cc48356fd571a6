internal import InsetJSON
internal import InsetLayout
internal import InsetRules

/// `insetd devices`: the devices and systems that have figures.
package enum DevicesCommand {
  package enum Format: String, CaseIterable, Sendable { case text, json }

  package static func run(format: Format) -> String {
    switch format {
    case .json:
      return String(decoding: EnvironmentsMethod.answer(inUse: []).encoded(.pretty), as: UTF8.self)
    case .text:
      let rows = DeviceTable.classes.flatMap { device in
        device.models.map { model in
          [
            model.name, "\(pointText(device.size.width)) × \(pointText(device.size.height))", device.idiom.rawValue,
            device.rows.map(\.systems.text).joined(separator: ", "),
          ]
        }
      }
      return PlainTextRenderer.render([
        .table(caption: [], rows: [["device", "points", "idiom", "systems with figures"]] + rows)
      ])
    }
  }
}
