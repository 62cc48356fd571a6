internal import InsetLayout
internal import InsetSyntax

extension Resolver {
  /// What the bodies of the app's files do and ask that name one of these, in the order of the files.
  func passages(mentioning names: Set<String>) -> [CodePassage] {
    paths.flatMap { passages(mentioning: names, in: $0) }
  }

  /// The first of them.
  func firstPassage(mentioning names: Set<String>) -> CodePassage? {
    paths.firstResult { passages(mentioning: names, in: $0).first }
  }

  /// What the bodies of a file do and ask that name one of these, in order.
  func passages(mentioning names: Set<String>, in path: String) -> [CodePassage] {
    guard let file = program.files[path], names.contains(where: file.bodyNames.contains) else { return [] }
    return bodies(of: file, path).flatMap { body, scope in
      file.passages(of: body).filter { effect in effect.expressions.contains { $0.mentions(names) } }
        .compactMap { passage($0, scope, file.name(of: body)) }
    }
  }

  /// What the objects of a class do until they are on screen and when they leave it, in order, with what is called in
  /// place.
  func passages(ofAppearing index: Int) -> [CodePassage] {
    ControllerExecution.steps(of: index, self, reach: .others).compactMap { step in
      passage(
        step.effect, step.scope, step.scope.function?.name.value ?? "", AppearancePhase(rawValue: step.phase.rawValue),
        entry: step.entry)
    }
  }

  private func passage(
    _ effect: CodeEffect, _ scope: CodeScope, _ name: String, _ phase: AppearancePhase? = nil, entry: String = ""
  ) -> CodePassage? {
    let declared = scope.function?.availability.map { SystemRange($0) } ?? .all
    let systems = effect.circumstances.systems.intersection(declared)
    return systems.isEmpty
      ? nil
      : CodePassage(
        effect: effect, systems: systems, phase: phase, entry: entry, scope: scope, name: name)
  }

  /// The names of a value's class and of those that it inherits from, its own first; empty where the class isn't known.
  func classNames(of expression: CodeExpression, in scope: CodeScope) -> [String] {
    guard let type = type(of: expression, in: scope) else { return [] }
    switch type {
    case .external(let name): return UIKitClasses.chain(LibraryClasses.entries[name]?.base ?? name)
    case .project(let index):
      let own = program.ancestry(of: index).map { program.classes[$0].name }
      let base =
        program.externalBase(of: index).map { UIKitClasses.chain(LibraryClasses.entries[$0]?.base ?? $0) } ?? []
      return own + base.filter { !own.contains($0) }
    }
  }

  /// What an expression may be worth; nil for each value that only the running app knows.
  func numbers(_ expression: CodeExpression, in scope: CodeScope) -> [Double?] {
    CodeValues(self, ValueObjects()).numbers(expression, scope).map(\.value)
  }

  /// What constants, properties and functions of the project lead an expression to.
  func meanings(_ expression: CodeExpression, in scope: CodeScope) -> [CodeExpression] {
    CodeValues(self, ValueObjects()).leaves(expression, scope, 0).compactMap { $0.value?.expression }
  }
}
