internal import InsetSyntax

extension Resolver {
  /// What a navigation controller sets on each controller that is pushed on it, in its own `pushViewController`.
  func pushedSettings(ofClass index: Int) -> [PushedSetting] {
    guard program.controllerKind(of: index) == .navigation else { return [] }
    for owner in program.ancestry(of: index) {
      for id in program.classes[owner].functions["pushViewController"] ?? [] {
        guard let function = program.function(id), let pushed = function.parameters.first?.name else { continue }
        let found = pushedSettings(function, id, pushed, index)
        if !found.isEmpty { return found }
      }
    }
    return []
  }

  private func pushedSettings(_ function: CodeFunction, _ id: FunctionID, _ pushed: String, _ index: Int)
    -> [PushedSetting]
  {
    let sparesRoot = function.body.contains { $0.asksForStack }
    var settings: [PushedSetting] = []
    for effect in program.effects(id) {
      guard let write = SettingWrite(effect), case .name(pushed) = write.receiver.uncast.kind,
        let form = SettingForms.controller[write.name], case .expression(let value) = write.value, write.sign == "="
      else { continue }
      var circumstances = effect.circumstances
      // Whether there is a controller already is the only question that this is usually about.
      if sparesRoot { circumstances.conditions = Array(circumstances.conditions.dropFirst()) }
      for possible in CodeValues(self, ValueObjects()).values(value, as: form, in: functionScope(id)) {
        guard let possible = possible.within(circumstances) else { continue }
        settings.append(
          PushedSetting(
            setting: ObjectSetting(
              object: .controller(.pushed), name: write.name, value: possible.value, systems: possible.systems,
              isConditional: possible.isConditional, location: .init(path: id.path, range: effect.range),
              valueRange: write.range),
            sparesRoot: sparesRoot))
      }
    }
    return settings
  }
}

extension CodeStatement {
  /// Whether a condition of it is about the controllers on the stack.
  fileprivate var asksForStack: Bool {
    switch kind {
    case .branches(let branches, let otherwise):
      branches.contains { $0.conditions.contains(where: \.asksForStack) || $0.body.contains { $0.asksForStack } }
        || otherwise.contains { $0.asksForStack }
    case .guard(let conditions, _): conditions.contains(where: \.asksForStack)
    case .block(let body): body.contains { $0.asksForStack }
    case .assignment(_, _, let value): value.mentionsStack
    default: false
    }
  }
}

extension CodeCondition {
  fileprivate var asksForStack: Bool {
    switch self {
    case .expression(let value), .binding(_, let value), .match(_, let value): value.mentionsStack
    case .available, .compilation: false
    }
  }
}

extension CodeExpression {
  fileprivate var mentionsStack: Bool {
    var found = false
    visit { expression in
      switch expression.kind {
      case .name(let name), .member(_, let name): found = found || Self.stacks.contains(name)
      default: break
      }
    }
    return found
  }

  private static let stacks: Set<String> = [
    "viewControllers", "childViewControllers", "children", "topViewController", "rootViewController",
  ]
}
