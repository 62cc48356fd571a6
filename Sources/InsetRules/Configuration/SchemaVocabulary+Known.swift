package import InsetDocuments
internal import InsetLayout
package import InsetModel

extension SchemaVocabulary {
  /// The rules, devices and systems that insetd knows.
  package static let known: SchemaVocabulary = {
    var vocabulary = SchemaVocabulary()
    vocabulary.rules = RuleBook.cards.map { SchemaWord($0.id, $0.title + ".") }
    for device in DeviceTable.classes {
      let size = "\(pointText(device.size.width)) × \(pointText(device.size.height)) points."
      for model in device.models {
        vocabulary.devices.append(SchemaWord(model.name, size))
        for os in systems(of: model, device) { vocabulary.environments.append(SchemaWord("\(model.name)@\(os)", size)) }
      }
    }
    return vocabulary
  }()

  /// The same, with the classes of an app.
  package static func known(in app: App) -> SchemaVocabulary {
    var vocabulary = known
    var places: [String: String] = [:]
    for controller in app.controllers where controller.facts.customClass != nil {
      let file = controller.path.split(separator: "/").last.map(String.init) ?? controller.path
      if places[controller.className] == nil { places[controller.className] = file }
    }
    vocabulary.controllers = places.sorted { $0.key < $1.key }.map { SchemaWord($0.key, "In \($0.value).") }
    vocabulary.containers = vocabulary.controllers
    return vocabulary
  }

  /// The first version of each major one that the model ran and the metrics have figures for, in order.
  private static func systems(of model: DeviceClass.Model, _ device: DeviceClass) -> [OSVersion] {
    CoveredSystems.majors.compactMap { major in
      let first = OSVersion(major)
      let os = model.systems.from.major == major ? max(first, model.systems.from) : first
      return model.systems.contains(os) && device.row(on: os) != nil ? os : nil
    }
  }
}
