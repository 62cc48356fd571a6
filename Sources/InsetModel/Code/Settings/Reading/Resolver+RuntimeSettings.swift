internal import InsetFacts
internal import InsetText

extension Resolver {
  /// The settings that a class's methods make which UIKit's life cycle doesn't run by itself: while the keyboard shows,
  /// while the user scrolls, on an action.
  func runtimeSettings(ofClass index: Int) -> [RuntimeSetting] {
    var run: Set<Location> = []
    for step in ControllerExecution.steps(of: index, self) {
      run.insert(Location(path: step.scope.path, range: step.effect.range))
    }
    var settings: [RuntimeSetting] = []
    for owner in program.ancestry(of: index).reversed() {
      let type = program.classes[owner]
      for id in type.functions.values.joined().inSourceOrder where !Self.isAnswer(id, program) {
        guard let function = program.function(id), !function.traits.contains(.type) else { continue }
        settings += runtime(function.name.value, program.effects(id), functionScope(id), except: run, index)
      }
      for id in type.properties.values.joined().inSourceOrder {
        guard let property = program.property(id), property.setter != nil,
          let effects = program.files[id.path]?.effects(of: .setter(type: id.type, id.index))
        else { continue }
        settings += runtime(
          property.name.value, effects, CodeScope(path: id.path, owner: owner), except: run, index)
      }
    }
    return settings
  }

  /// Pushes are about what is pushed.
  private static func isAnswer(_ id: FunctionID, _ program: Program) -> Bool {
    program.function(id)?.name.value == "pushViewController"
  }

  private func runtime(
    _ function: String, _ effects: [CodeEffect], _ scope: CodeScope, except run: Set<Location>, _ index: Int
  ) -> [RuntimeSetting] {
    var reading = SettingsReading(self, of: index)
    for effect in effects where !run.contains(Location(path: scope.path, range: effect.range)) {
      reading.read(effect, scope, nil)
    }
    return reading.settings.map { RuntimeSetting(function: function, setting: $0) }
  }
}

extension Sequence<FunctionID> {
  fileprivate var inSourceOrder: [FunctionID] {
    sorted { ($0.path, $0.type ?? -1, $0.index) < ($1.path, $1.type ?? -1, $1.index) }
  }
}

extension Sequence<PropertyID> {
  fileprivate var inSourceOrder: [PropertyID] {
    sorted { ($0.path, $0.type ?? -1, $0.index) < ($1.path, $1.type ?? -1, $1.index) }
  }
}
