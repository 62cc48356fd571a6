internal import InsetFacts
internal import InsetJSON
internal import InsetText

extension Resolver {
  /// The settings that a class's objects have made when they are on screen, in the order in which they are made: of two
  /// settings of one thing the later wins. Base classes' code takes part; overridden properties stand last.
  func settings(ofClass index: Int) -> [ObjectSetting] {
    var reading = SettingsReading(self, of: index)
    let steps = ControllerExecution.steps(of: index, self)
    for step in steps where step.phase != .viewWillDisappear { reading.read(step.effect, step.scope, step.phase) }
    var settings = reading.settings
    let leaving = leavingSettings(steps, index)
    for position in settings.indices {
      settings[position].isUndone = leaving.contains {
        $0.object == settings[position].object && $0.name == settings[position].name
      }
    }
    return settings + overrides(ofClass: index)
  }

  /// What a class's objects set when they leave the screen: it holds for what comes after them.
  func leavingSettings(ofClass index: Int) -> [ObjectSetting] {
    leavingSettings(ControllerExecution.steps(of: index, self), index)
  }

  private func leavingSettings(_ steps: [ControllerExecution.Step], _ index: Int) -> [ObjectSetting] {
    var reading = SettingsReading(self, of: index)
    for step in steps where step.phase == .viewWillDisappear { reading.read(step.effect, step.scope, step.phase) }
    return reading.settings
  }

  // MARK: Overridden properties

  /// What UIKit asks a controller for, and code may answer by overriding it: a computed property, or a method without
  /// parameters.
  private static let overridable: Set<String> = [
    "prefersStatusBarHidden", "hidesBottomBarWhenPushed", "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars",
    "automaticallyAdjustsScrollViewInsets", "modalPresentationStyle", "definesPresentationContext",
  ]

  private func overrides(ofClass index: Int) -> [ObjectSetting] {
    guard program.controllerKind(of: index) != nil else { return [] }
    var settings: [ObjectSetting] = []
    for ancestor in program.ancestry(of: index).reversed() where program.classes[ancestor].isDeclared {
      let type = program.classes[ancestor]
      for name in Self.overridable.sorted() {
        for id in type.properties[name] ?? [] where program.property(id)?.traits.contains(.type) == false {
          let effects = program.files[id.path]?.effects(of: .getter(type: id.type, id.index)) ?? []
          settings += overrides(name, effects, CodeScope(path: id.path, owner: ancestor))
        }
        for id in type.functions[name] ?? [] where program.function(id)?.parameters.isEmpty == true {
          settings += overrides(name, program.effects(id), functionScope(id))
        }
      }
    }
    return settings
  }

  private func overrides(_ name: String, _ effects: [CodeEffect], _ scope: CodeScope) -> [ObjectSetting] {
    guard let form = SettingForms.controller[name] else { return [] }
    var settings: [ObjectSetting] = []
    for effect in effects {
      guard let value = effect.givenValue ?? (effects.count == 1 ? effect.evaluatedValue : nil) else { continue }
      // `return super.x` says nothing.
      if case .member(let base, name) = value.uncast.kind, base.kind == .super { continue }
      for possible in CodeValues(self, ValueObjects()).values(value, as: form, in: scope) {
        guard
          let possible = possible.within(
            effect.circumstances.systems,
            isConditional: effect.circumstances.isConditional || !effect.circumstances.choices.isEmpty)
        else { continue }
        settings.append(
          ObjectSetting(
            object: .controller(.own), name: name, value: possible.value, systems: possible.systems,
            isConditional: possible.isConditional,
            location: Location(path: scope.path, range: effect.range), valueRange: value.range))
      }
    }
    return settings
  }
}
