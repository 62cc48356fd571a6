internal import InsetJSON
internal import InsetSyntax
internal import InsetText

extension Resolver {
  /// What UIKit asks a controller for, and code may answer by overriding it: a computed property, or a method without
  /// parameters.
  private static let overridable: [String] = [
    "automaticallyAdjustsScrollViewInsets", "definesPresentationContext", "edgesForExtendedLayout",
    "extendedLayoutIncludesOpaqueBars", "hidesBottomBarWhenPushed", "modalPresentationStyle", "prefersStatusBarHidden",
  ]

  /// The answers of overridden properties, base classes' first.
  func overrides(ofClass index: Int) -> [ObjectSetting] {
    guard program.controllerKind(of: index) != nil else { return [] }
    var settings: [ObjectSetting] = []
    for ancestor in program.ancestry(of: index).reversed() where program.classes[ancestor].isDeclared {
      let type = program.classes[ancestor]
      for name in Self.overridable {
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
      if value.uncast.isSame(as: Self.inherited(name)) || value.uncast.isSame(as: Self.inheritedByMessage(name)) {
        continue
      }
      for possible in CodeValues(self, ValueObjects()).values(value, as: form, in: scope) {
        guard let possible = possible.within(effect.circumstances) else { continue }
        settings.append(
          ObjectSetting(
            object: .controller(.own), name: name, value: possible.value, systems: possible.systems,
            isConditional: possible.isConditional,
            location: Location(path: scope.path, range: effect.range), valueRange: value.range))
      }
    }
    return settings
  }

  private static func inherited(_ name: String) -> CodeExpression {
    CodeExpression(.member(CodeExpression(.super, at: 0..<0), name), at: 0..<0)
  }

  private static func inheritedByMessage(_ name: String) -> CodeExpression {
    CodeExpression(.call(inherited(name), []), at: 0..<0)
  }
}
