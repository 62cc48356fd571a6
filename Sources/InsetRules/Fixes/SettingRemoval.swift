internal import InsetModel

/// The edits that take a setting away wherever it is written: what lost to it would hold then.
enum SettingRemoval {
  /// Nil where a place isn't a statement or an attribute that can go.
  static func edits(_ key: PlacedScene.SettingKey, in placed: PlacedScene, _ check: RuleCheck) -> [Fix.Edit]? {
    let places = [placed.settings[key]].compactMap { $0 } + (placed.rivals[key] ?? [])
    let name = key.name.split(separator: ".").last.map(String.init) ?? key.name
    var edits: [Fix.Edit] = []
    for place in places {
      guard let writer = FixWriter(place.path, check),
        let edit = writer.language == nil
          ? writer.removing(place.range) : writer.removingStatement(place.range, setting: name)
      else { return nil }
      if !edits.contains(edit) { edits.append(edit) }
    }
    return edits.isEmpty ? nil : edits
  }
}
