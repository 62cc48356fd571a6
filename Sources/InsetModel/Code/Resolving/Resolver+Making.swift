internal import InsetLayout
internal import InsetSyntax

// Controllers that calls give: constructions, storyboards, functions of the project.
extension Resolver {
  func call(
    _ callee: CodeExpression, _ arguments: [CodeExpression.Argument], _ expression: CodeExpression,
    _ scope: CodeScope, _ depth: Int
  ) -> [ControllerCandidate] {
    if case .name(let name) = callee.kind, let type = classReference(name, from: scope.path),
      controllerKind(type) != nil
    {
      return made(type, arguments, expression, scope, depth)
    }
    if case .member(let base, let name) = callee.kind {
      if let scene = scene(base, name, arguments, scope) { return scene }
      if name == "first" || name == "last" || name == "object" || name == "objectAtIndex" {
        return controllers(base, in: scope, depth: depth + 1)
      }
      if Self.wrapping.contains(name), arguments.isEmpty { return controllers(base, in: scope, depth: depth + 1) }
    }
    var found: [ControllerCandidate] = []
    var base: CodeExpression?
    if case .member(let receiver, _) = callee.kind { base = receiver }
    for id in functions(callee, arguments, scope).prefix(8) {
      guard let inner = self.scope(of: id, calledWith: arguments, on: base, from: scope) else { continue }
      let results = results(of: id, in: inner, depth + 1)
      found += results
      if results.isEmpty, let function = program.function(id), let name = function.resultClassName,
        let type = classReference(name, from: id.path), controllerKind(type) != nil
      {
        found += declared(type, scope)
      }
    }
    if found.isEmpty, let base, case .name(let name) = base.uncast.kind,
      let type = classReference(name, from: scope.path), controllerKind(type) != nil
    {
      // `FeedViewController.instantiate()`: whatever it does, it is one of its own.
      found = declared(type, scope)
    }
    if found.isEmpty { found = instances(callee, arguments, expression, scope, depth) }
    if found.isEmpty {
      // `storyboard.instantiate(FeedViewController.self)`: a class that is handed over.
      for type in arguments.compactMap({ handedClass($0.value, scope) }) { found += declared(type, scope) }
    }
    var seen: Set<ControllerKey> = []
    return found.filter { seen.insert($0.key).inserted }
  }

  /// `[[example.controllerClass alloc] init]`, `type.init()`: objects of classes that are values.
  private func instances(
    _ callee: CodeExpression, _ arguments: [CodeExpression.Argument], _ expression: CodeExpression,
    _ scope: CodeScope, _ depth: Int
  ) -> [ControllerCandidate] {
    var type = callee
    switch callee.uncast.kind {
    case .member(let base, "init"): type = base
    case .name(let name):
      // A local variable has been replaced: only what holds a class can be called.
      guard name.first?.isLowercase == true else { return [] }
    default: break
    }
    return classValues(type, in: scope).prefix(32).flatMap { made($0, arguments, expression, scope, depth) }
  }

  private func handedClass(_ expression: CodeExpression, _ scope: CodeScope) -> ClassReference? {
    var type = expression.uncast
    if case .member(let base, "self") = type.kind { type = base }
    guard case .name(let name) = type.kind, name.first?.isUppercase == true,
      let type = classReference(name, from: scope.path), controllerKind(type) != nil
    else { return nil }
    return type
  }

  private static let wrapping: Set<String> = ["eraseToAny", "autorelease", "retain", "unwrap", "copy"]

  private func made(
    _ type: ClassReference, _ arguments: [CodeExpression.Argument], _ expression: CodeExpression,
    _ scope: CodeScope, _ depth: Int
  ) -> [ControllerCandidate] {
    let kind = controllerKind(type)
    if case .project(let index) = type, kind != .navigation {
      return [.init(key: .code(index), certainty: .certain)]
    }
    let contents = Self.rootArgument(arguments).map { controllers($0, in: scope, depth: depth + 1).map(\.key) } ?? []
    let site = CodeSite(path: scope.path, range: expression.range)
    return [.init(key: .made(type, site, contents: contents), certainty: .certain)]
  }

  /// What a navigation controller, or a container of a library, is made with.
  static func rootArgument(_ arguments: [CodeExpression.Argument]) -> CodeExpression? {
    let labels: [String?] = ["rootViewController", "root", "rootController"]
    if let named = arguments.first(where: { labels.contains($0.label) }) { return named.value }
    return nil
  }

  // MARK: Storyboards

  /// The scenes that `instantiateViewController…` makes; nil of other calls.
  private func scene(
    _ base: CodeExpression, _ name: String, _ arguments: [CodeExpression.Argument], _ scope: CodeScope
  ) -> [ControllerCandidate]? {
    func candidates(_ scene: Int?) -> [ControllerCandidate] {
      scene.map { [.init(key: .scene($0), certainty: .certain)] } ?? []
    }
    switch name {
    case "instantiateInitialViewController":
      return candidates(
        storyboardName(base, scope).flatMap { storyboards.initialScene(of: $0, from: scope.path) })
    case "instantiateViewController", "instantiateViewControllerWithIdentifier":
      guard let argument = arguments.first(where: { [nil, "withIdentifier", "identifier"].contains($0.label) }),
        let identifier = text(of: argument.value, in: scope)
      else { return nil }
      return candidates(storyboards.scene(identifier, in: storyboardName(base, scope), from: scope.path))
    default: return nil
    }
  }

  /// The name in `UIStoryboard(name: "Main", bundle: nil)`, however the storyboard came to be there.
  private func storyboardName(_ expression: CodeExpression, _ scope: CodeScope, depth: Int = 0) -> String? {
    guard depth < 6 else { return nil }
    switch expression.uncast.kind {
    case .call(let callee, let arguments):
      if let named = arguments.first(where: { $0.label == "name" || $0.label == nil }),
        isStoryboard(callee), let name = text(of: named.value, in: scope)
      {
        return name
      }
      for id in functions(callee, arguments, scope) {
        guard let inner = self.scope(of: id, calledWith: arguments, on: nil, from: scope) else { continue }
        for effect in program.effects(id) {
          guard let value = effect.givenValue ?? effect.evaluatedValue else { continue }
          if let name = storyboardName(value, inner, depth: depth + 1) { return name }
        }
      }
      return nil
    case .name(let name):
      if let bound = scope.arguments[name] { return storyboardName(bound.expression, bound.scope, depth: depth + 1) }
      let owner = scope.owner.map { program.properties(name, of: $0) } ?? []
      return storyboardName(of: owner + (program.globals[name] ?? []), depth)
    case .member(let base, let name):
      guard case .project(let owner)? = receiverClass(base, scope) else { return nil }
      return storyboardName(of: program.properties(name, of: owner), depth)
    default: return nil
    }
  }

  private func storyboardName(of properties: [PropertyID], _ depth: Int) -> String? {
    for id in properties {
      guard let file = program.files[id.path] else { continue }
      let scope = CodeScope(path: id.path, owner: program.owner(path: id.path, type: id.type))
      let values =
        [file.value(of: .value(type: id.type, id.index))?.value].compactMap { $0 }
        + file.effects(of: .getter(type: id.type, id.index)).compactMap { $0.givenValue ?? $0.evaluatedValue }
      for value in values {
        if let name = storyboardName(value, scope, depth: depth + 1) { return name }
      }
    }
    return nil
  }

  private func isStoryboard(_ callee: CodeExpression) -> Bool {
    switch callee.kind {
    case .name("UIStoryboard"): true
    case .member(let base, let name): name == "storyboardWithName" && base.kind == .name("UIStoryboard")
    default: false
    }
  }

  // MARK: Texts

  /// The text of a literal, constant, raw value of a case, or class name.
  func text(of expression: CodeExpression, in scope: CodeScope, depth: Int = 0) -> String? {
    guard depth < 8 else { return nil }
    switch expression.uncast.kind {
    case .string(let text): return text
    case .name(let name):
      if let bound = scope.arguments[name] { return text(of: bound.expression, in: bound.scope, depth: depth + 1) }
      let own = scope.owner.map { program.properties(name, of: $0) } ?? []
      return text(of: own + (program.globals[name] ?? []), depth)
    case .member(let base, "rawValue"), .member(let base, "identifier"):
      return rawValue(base, scope, depth) ?? memberText(expression, scope, depth)
    case .member: return memberText(expression, scope, depth)
    case .call(let callee, let arguments):
      // `String(describing: Feed.self)`, `NSStringFromClass([Feed class])`
      guard let first = arguments.first?.value else { return nil }
      if case .name(let name) = callee.kind, name == "String" || name == "NSStringFromClass" {
        return className(first, scope)
      }
      return nil
    default: return nil
    }
  }

  private func className(_ expression: CodeExpression, _ scope: CodeScope) -> String? {
    switch expression.uncast.kind {
    case .name(let name):
      if let bound = scope.arguments[name] { return className(bound.expression, bound.scope) }
      if scope.function?.parameters.contains(where: { $0.name == name }) == true { return nil }
      return program.classIndex(name, from: scope.path).map { program.classes[$0].name } ?? name
    case .member(let base, "self"): return className(base, scope)
    case .call(let callee, _):
      guard case .member(let base, "class") = callee.kind else { return nil }
      return className(base, scope)
    case .self: return scope.owner.map { program.classes[$0].name }
    default: return nil
    }
  }

  private func memberText(_ expression: CodeExpression, _ scope: CodeScope, _ depth: Int) -> String? {
    guard case .member(let base, let name) = expression.uncast.kind,
      case .project(let owner)? = receiverClass(base, scope)
    else { return nil }
    return text(of: program.properties(name, of: owner), depth)
  }

  private func text(of properties: [PropertyID], _ depth: Int) -> String? {
    for id in properties {
      guard let file = program.files[id.path] else { continue }
      let scope = CodeScope(path: id.path, owner: program.owner(path: id.path, type: id.type))
      let values =
        [file.value(of: .value(type: id.type, id.index))?.value].compactMap { $0 }
        + file.effects(of: .getter(type: id.type, id.index)).compactMap { $0.givenValue ?? $0.evaluatedValue }
      for value in values {
        if let text = text(of: value, in: scope, depth: depth + 1) { return text }
      }
    }
    return nil
  }

  /// The raw value of `Scene.settings`; of an enumeration of strings without one the case's name.
  private func rawValue(_ expression: CodeExpression, _ scope: CodeScope, _ depth: Int) -> String? {
    guard case .member(let base, let name) = expression.uncast.kind, case .name(let type) = base.uncast.kind,
      let index = program.classIndex(type, from: scope.path), program.classes[index].kind == .enum
    else { return nil }
    for part in program.classes[index].parts {
      guard let types = program.files[part.path]?.facts.types, types.indices.contains(part.type),
        let found = types[part.type].cases.first(where: { $0.name.value == name })
      else { continue }
      guard let raw = found.rawValue else { return name }
      return text(of: raw, in: CodeScope(path: part.path, owner: index), depth: depth + 1)
    }
    return nil
  }
}
