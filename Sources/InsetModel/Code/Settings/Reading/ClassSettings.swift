internal import InsetText

/// What the code of one class sets.
struct ClassSettings: Sendable {
  private(set) var onScreen: [ObjectSetting]
  let leaving: [ObjectSetting]
  let runtime: [RuntimeSetting]

  init(of index: Int, _ resolver: Resolver) {
    var appearing = SettingsReading(resolver, of: index)
    var leaving = SettingsReading(resolver, of: index)
    var run: Set<Location> = []
    for step in ControllerExecution.steps(of: index, resolver, reach: .others) {
      run.insert(Location(path: step.scope.path, range: step.effect.range))
      if step.phase == .viewWillDisappear {
        leaving.read(step.effect, step.scope, step.phase)
      } else {
        appearing.read(step.effect, step.scope, step.phase)
      }
    }
    self.leaving = leaving.settings
    onScreen = Self.unique(appearing.settings)
    for position in onScreen.indices {
      let setting = onScreen[position]
      onScreen[position].isUndone = leaving.settings.contains {
        $0.object == setting.object && $0.name == setting.name
      }
    }
    onScreen += resolver.overrides(ofClass: index)
    runtime = Self.runtime(of: index, except: run, resolver)
  }

  /// A helper that is called over and over sets the same; what counts is the last time.
  private static func unique(_ settings: [ObjectSetting]) -> [ObjectSetting] {
    var seen: [Location: [ObjectSetting]] = [:]
    var result: [ObjectSetting] = []
    for var setting in settings.reversed() {
      let phase = setting.phase
      setting.phase = nil
      guard seen[setting.location]?.contains(setting) != true else { continue }
      seen[setting.location, default: []].append(setting)
      setting.phase = phase
      result.append(setting)
    }
    return result.reversed()
  }

  /// What stands in functions, setters and lazy values of the class that weren't run.
  private static func runtime(of index: Int, except run: Set<Location>, _ resolver: Resolver) -> [RuntimeSetting] {
    let program = resolver.program
    var found: [RuntimeSetting] = []
    func read(_ function: String, _ effects: [CodeEffect], _ scope: CodeScope) {
      var reading = SettingsReading(resolver, of: index)
      for effect in effects where !run.contains(Location(path: scope.path, range: effect.range)) {
        reading.read(effect, scope, nil)
      }
      found += reading.settings.map { RuntimeSetting(function: function, setting: $0) }
    }
    for owner in program.ancestry(of: index).reversed() {
      let type = program.classes[owner]
      for id in type.functionsInOrder {
        // What is pushed has settings of its own.
        guard let function = program.function(id), !function.traits.contains(.type),
          function.name.value != "pushViewController"
        else { continue }
        read(function.name.value, program.effects(id), resolver.functionScope(id))
      }
      for id in type.propertiesInOrder {
        guard let property = program.property(id), let file = program.files[id.path] else { continue }
        let scope = CodeScope(path: id.path, owner: owner)
        if property.setter != nil {
          read(property.name.value, file.effects(of: .setter(type: id.type, id.index)), scope)
        }
        if property.traits.contains(.lazy) {
          read(property.name.value, file.effects(of: .value(type: id.type, id.index)), scope)
        }
      }
    }
    return found
  }
}
