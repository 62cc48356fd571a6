internal import InsetLayout
internal import InsetSyntax

extension Resolver {
  /// The controllers that an expression may be; none where that can't be told.
  func controllers(_ expression: CodeExpression, in scope: CodeScope, depth: Int = 0) -> [ControllerCandidate] {
    guard depth < 14 else { return [] }
    func next(_ inner: CodeExpression) -> [ControllerCandidate] { controllers(inner, in: scope, depth: depth + 1) }
    switch expression.kind {
    case .self, .super:
      if let receiver = scope.receiver {
        let known = controllers(receiver.expression, in: receiver.scope, depth: depth + 1)
        if !known.isEmpty { return known }
      }
      guard let owner = scope.owner, program.controllerKind(of: owner) != nil, program.classes[owner].isDeclared else {
        return []
      }
      return [.init(key: .instances(owner), certainty: scope.receiver == nil ? .certain : .inferred)]
    case .name(let name): return named(name, scope, depth)
    case .member(let base, let name): return member(base, name, expression, scope, depth)
    case .call(let callee, let arguments): return call(callee, arguments, expression, scope, depth)
    case .subscript(let base, _): return next(base)
    case .array(let items): return unique(items.flatMap(next))
    case .closure(_, let body): return results(of: Lowering.effects(of: body), in: scope, depth)
    case .conditional: return unique(alternatives(of: expression, in: scope).flatMap(next))
    case .binary(let left, "??", let right): return unique(next(left) + next(right))
    case .cast(let inner, let name):
      let found = next(inner)
      guard let type = classReference(name, from: scope.path), controllerKind(type) != nil else { return found }
      if found.isEmpty { return declared(type, scope) }
      let narrowed = found.filter { isOf($0.key, type) }
      // What is known to be made of another class doesn't come this way.
      let isKnown = found.allSatisfy { if case .code = $0.key { true } else { false } }
      return narrowed.isEmpty && !isKnown ? found : narrowed
    default: return []
    }
  }

  private func unique(_ candidates: [ControllerCandidate]) -> [ControllerCandidate] {
    var seen: Set<ControllerKey> = []
    return candidates.filter { seen.insert($0.key).inserted }
  }

  /// The controllers of a class that is all that is known: its scenes, else what code makes of it.
  func declared(_ type: ClassReference, _ scope: CodeScope) -> [ControllerCandidate] {
    guard case .project(let index) = type, let kind = controllerKind(type) else { return [] }
    let scenes = storyboards.scenes(ofClass: program.classes[index].name, from: scope.path)
    if !scenes.isEmpty { return scenes.map { .init(key: .scene($0), certainty: .inferred) } }
    // A base class says little about which controller it is.
    guard !program.hasSubclasses(index), kind != .navigation else { return [] }
    return [.init(key: .code(index), certainty: .inferred)]
  }

  private func isOf(_ key: ControllerKey, _ type: ClassReference) -> Bool {
    switch (key, type) {
    case (.code(let index), .project(let wanted)), (.instances(let index), .project(let wanted)):
      program.ancestry(of: index).contains(wanted)
    case (.made(let made, _, _), let wanted): made == wanted || controllerKind(made) == controllerKind(wanted)
    case (.scene, _): true
    case (.supposed(let kind, _), let wanted): controllerKind(wanted) == kind
    case (_, .external), (.windowRoot, _): true
    }
  }

  // MARK: Names and members

  private func named(_ name: String, _ scope: CodeScope, _ depth: Int) -> [ControllerCandidate] {
    if let bound = scope.arguments[name] { return controllers(bound.expression, in: bound.scope, depth: depth + 1) }
    if let parameter = scope.function?.parameters.first(where: { $0.name == name }) {
      if let passed = passed(parameter, scope, depth), !passed.isEmpty { return passed }
      guard let type = parameter.className.flatMap({ classReference($0, from: scope.path) }) else { return [] }
      return declared(type, scope)
    }
    if let owner = scope.owner {
      let found = property(name, of: owner, scope, depth)
      if !found.isEmpty { return found }
    }
    for id in program.globals[name] ?? [] {
      let found = value(of: id, owner: nil, depth)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// What the project hands over to an initialiser's parameter.
  private func passed(_ parameter: CodeFunction.Parameter, _ scope: CodeScope, _ depth: Int) -> [ControllerCandidate]? {
    guard scope.function?.name.value == "init", let owner = scope.owner, depth < 8 else { return nil }
    let label = parameter.label
    let standard = CodeScope(path: scope.path, owner: owner)
    return unique(
      constructions(of: owner).flatMap { construction in
        if let passed = construction.arguments.first(where: { $0.label == label }) {
          return controllers(passed.value, in: construction.scope, depth: depth + 2)
        }
        return parameter.defaultValue.map { controllers($0, in: standard, depth: depth + 2) } ?? []
      })
  }

  /// The controllers that a property holds: by its initial value, its getter, and what the type's code assigns.
  func property(_ name: String, of owner: Int, _ scope: CodeScope, _ depth: Int) -> [ControllerCandidate] {
    let bare = name.hasPrefix("_") ? String(name.dropFirst()) : name
    let key = PropertyKey(owner: owner, name: bare)
    if let known = memory.properties[key] { return known }
    guard openProperties.insert(key).inserted else { return [] }
    defer { openProperties.remove(key) }
    var found: [ControllerCandidate] = []
    let ids = program.properties(bare, of: owner)
    for id in ids { found += value(of: id, owner: owner, depth) }
    // Objective-C's lazy getters are methods.
    for id in program.functions(bare, [], of: owner) { found += results(of: id, in: functionScope(id), depth) }
    for ancestor in program.ancestry(of: owner) {
      for assignment in assignments(to: bare, of: ancestor) {
        found += controllers(assignment.value, in: assignment.scope, depth: depth + 1)
      }
    }
    if found.isEmpty, depth < 8 {
      for assignment in foreignAssignments(to: bare, of: owner) {
        found += controllers(assignment.value, in: assignment.scope, depth: depth + 2)
      }
    }
    if found.isEmpty {
      for id in ids {
        guard let name = program.property(id)?.className, let type = classReference(name, from: id.path) else {
          continue
        }
        found += declared(type, scope)
      }
    }
    let result = unique(found)
    // What was found deep down may have been cut short.
    if depth < 6 { memory.properties[key] = result }
    return result
  }

  private func value(of id: PropertyID, owner: Int?, _ depth: Int) -> [ControllerCandidate] {
    guard let file = program.files[id.path] else { return [] }
    let scope = CodeScope(path: id.path, owner: program.owner(path: id.path, type: id.type) ?? owner)
    var found: [ControllerCandidate] = []
    if let value = file.value(of: .value(type: id.type, id.index))?.value {
      found += controllers(value, in: scope, depth: depth + 1)
    }
    for effect in file.effects(of: .getter(type: id.type, id.index)) {
      if let value = effect.givenValue { found += controllers(value, in: scope, depth: depth + 1) }
    }
    return found
  }

  private func member(
    _ base: CodeExpression, _ name: String, _ expression: CodeExpression, _ scope: CodeScope, _ depth: Int
  ) -> [ControllerCandidate] {
    if let place = Int(name) {
      guard let value = caseValue(place, of: base, scope) else { return [] }
      return controllers(value.expression, in: value.scope, depth: depth + 1)
    }
    if Self.relations.contains(name), case .self = base.uncast.kind,
      scope.owner.map({ program.properties(name, of: $0).isEmpty }) ?? true
    {
      return []
    }
    if case .name(let type) = base.uncast.kind, scope.arguments[type] == nil,
      let index = program.classIndex(type, from: scope.path)
    {
      let found = property(name, of: index, scope, depth)
      if !found.isEmpty { return found }
    }
    if let enumeration = enumeration(of: base, scope) {
      return getter(name, of: enumeration, choosing: base, scope, depth)
    }
    guard case .project(let owner)? = type(of: base, in: scope) else { return [] }
    return property(name, of: owner, scope, depth)
  }

  /// What UIKit knows about a controller's surroundings, which code can't tell by itself.
  static let relations: Set<String> = [
    "navigationController", "tabBarController", "splitViewController", "parent", "parentViewController",
    "presentedViewController", "presentingViewController", "topViewController", "visibleViewController",
  ]

  // MARK: Enumerations

  /// The enumeration of `Scene.settings`, and the name of the case.
  private func enumeration(of base: CodeExpression, _ scope: CodeScope) -> Int? {
    var expression = base.uncast
    if case .call(let callee, _) = expression.kind { expression = callee }
    guard case .member(let type, _) = expression.kind, case .name(let name) = type.kind,
      let index = program.classIndex(name, from: scope.path), program.classes[index].kind == .enum
    else { return nil }
    return index
  }

  private func getter(
    _ name: String, of owner: Int, choosing base: CodeExpression, _ scope: CodeScope, _ depth: Int
  ) -> [ControllerCandidate] {
    var inner = CodeScope(path: program.classes[owner].path, owner: owner)
    inner.receiver = .init(base, scope)
    inner.hops = scope.hops + 1
    var found: [ControllerCandidate] = []
    for id in program.properties(name, of: owner) {
      let effects = program.files[id.path]?.effects(of: .getter(type: id.type, id.index)) ?? []
      found += results(of: effects, in: inner, depth)
    }
    return unique(found)
  }

  /// A value of the case of an enumeration that a call hands over: `.detail(controller)`.
  private func caseValue(_ place: Int, of base: CodeExpression, _ scope: CodeScope) -> CodeScope.Bound? {
    var bound = CodeScope.Bound(base.uncast, scope)
    for _ in 0..<CodeScope.maximumHops + 1 {
      switch bound.expression.kind {
      case .name(let name):
        guard let next = bound.scope.arguments[name] else { return nil }
        bound = .init(next.expression.uncast, next.scope)
      case .self:
        guard let next = bound.scope.receiver, next.expression.kind != .self else { return nil }
        bound = .init(next.expression.uncast, next.scope)
      case .call(let callee, let arguments):
        switch callee.kind {
        case .implicitMember, .member: break
        default: return nil
        }
        return arguments.indices.contains(place) ? .init(arguments[place].value, bound.scope) : nil
      default: return nil
      }
    }
    return nil
  }

  // MARK: Results

  func functionScope(_ id: FunctionID) -> CodeScope {
    CodeScope(
      path: id.path, owner: program.owner(path: id.path, type: id.type), function: program.function(id))
  }

  func results(of id: FunctionID, in scope: CodeScope, _ depth: Int) -> [ControllerCandidate] {
    results(of: program.effects(id), in: scope, depth)
  }

  private func results(of effects: [CodeEffect], in scope: CodeScope, _ depth: Int) -> [ControllerCandidate] {
    var values = effects.filter { $0.givenValue != nil || effects.count == 1 }
    // A `switch` that is a function's only statement gives what its cases are.
    if values.isEmpty { values = effects.filter { !$0.circumstances.choices.isEmpty } }
    let possible = values.filter { effect in
      if leavesCasesToCallers, effect.circumstances.choices.contains(where: { isOpen($0.subject, scope) }) {
        return false
      }
      return isPossible(effect.circumstances, values, in: scope)
    }
    return unique(
      possible.flatMap { effect -> [ControllerCandidate] in
        guard let value = effect.givenValue ?? effect.evaluatedValue else { return [] }
        return controllers(value, in: scope, depth: depth + 1)
      })
  }

  /// Whether an effect takes place for the case that a call names.
  func isPossible(_ circumstances: Circumstances, _ others: [CodeEffect] = [], in scope: CodeScope) -> Bool {
    circumstances.choices.allSatisfy { choice in
      guard let name = caseName(of: choice.subject, in: scope) else { return true }
      if !choice.names.isEmpty { return choice.names.contains(name) }
      return !others.contains { other in
        other.circumstances.choices.contains { $0.subject == choice.subject && $0.names.contains(name) }
      }
    }
  }

  /// What a conditional expression may give; of a value for each case of a `switch` those of the case that a call names.
  private func alternatives(of expression: CodeExpression, in scope: CodeScope) -> [CodeExpression] {
    var found: [CodeExpression] = []
    var standard: CodeExpression?
    var rest = expression
    while case .conditional(let condition, let then, let otherwise) = rest.kind {
      rest = otherwise
      let choice = Circumstances.Choice(condition)
      guard let choice, let name = caseName(of: choice.subject, in: scope) else {
        if leavesCasesToCallers, choice.map({ isOpen($0.subject, scope) }) == true { return [] }
        found.append(then)
        continue
      }
      if choice.names.contains(name) { return found + [then] }
      if choice.names.isEmpty { standard = then }
    }
    return found + [standard ?? rest]
  }

  /// Whether a case is that of a parameter whose value no call gives.
  private func isOpen(_ subject: CodeExpression, _ scope: CodeScope, depth: Int = 0) -> Bool {
    guard depth < 6, case .name(let name) = subject.uncast.kind else { return false }
    if let bound = scope.arguments[name] { return isOpen(bound.expression, bound.scope, depth: depth + 1) }
    return scope.function?.parameters.contains { $0.name == name } == true
  }

  /// The case that an expression is, where a call tells.
  private func caseName(of expression: CodeExpression, in scope: CodeScope, depth: Int = 0) -> String? {
    guard depth < 6 else { return nil }
    switch expression.uncast.kind {
    case .implicitMember(let name): return name
    case .string(let text): return text
    case .member(let base, let name):
      guard case .name(let type) = base.kind, let index = program.classIndex(type, from: scope.path),
        program.classes[index].kind == .enum
      else { return nil }
      return name
    case .call(let callee, _): return caseName(of: callee, in: scope, depth: depth + 1)
    case .self: return scope.receiver.flatMap { caseName(of: $0.expression, in: $0.scope, depth: depth + 1) }
    case .name(let name):
      return scope.arguments[name].flatMap { caseName(of: $0.expression, in: $0.scope, depth: depth + 1) }
    default: return nil
    }
  }
}

extension CodeEffect {
  /// What a function gives back here.
  var givenValue: CodeExpression? {
    if case .result(let value) = kind { value } else { nil }
  }

  var evaluatedValue: CodeExpression? {
    if case .evaluation(let value) = kind { value } else { nil }
  }
}
