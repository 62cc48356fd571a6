extension Resolver {
  /// The settings that a class's objects have made when they are on screen, in the order in which they are made: of two
  /// settings of one thing the later wins. Base classes' code takes part; overridden properties stand last.
  func settings(ofClass index: Int) -> [ObjectSetting] { classSettings(index).onScreen }

  /// What a class's objects set when they leave the screen: it holds for what comes after them.
  func leavingSettings(ofClass index: Int) -> [ObjectSetting] { classSettings(index).leaving }

  /// The settings that a class's methods make which UIKit's life cycle doesn't run by itself: while the keyboard shows,
  /// while the user scrolls, on an action.
  func runtimeSettings(ofClass index: Int) -> [RuntimeSetting] { classSettings(index).runtime }

  /// What the code of the whole program sets on controllers that it makes, keeps or gets, wherever it stands: before a
  /// push, in a factory, in the delegate of the app. What stands in functions with parameters for such controllers is
  /// among the settings of the classes that call them.
  func settingsOnControllers() -> [ObjectSetting] {
    var settings: [ObjectSetting] = []
    for path in program.files.keys.sorted() {
      guard let file = program.files[path] else { continue }
      for (body, scope) in bodies(of: file, path) {
        let effects = file.effects(of: body)
        guard effects.contains(where: { SettingWrite($0) != nil }) else { continue }
        var reading = SettingsReading(self, of: scope.owner)
        for effect in effects { reading.read(effect, scope, nil) }
        settings += reading.settings.filter(\.isOnOthers)
      }
    }
    return settings
  }

  private func classSettings(_ index: Int) -> ClassSettings {
    memory.classSettings.value(index) { ClassSettings(of: index, self) }
  }
}

extension ObjectSetting {
  fileprivate var isOnOthers: Bool {
    switch object {
    case .controller(.others), .navigationItem(.others), .bar(_, of: .others), .view(.controllerView): true
    case .controller, .navigationItem, .bar, .view: false
    }
  }
}
