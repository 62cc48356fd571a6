internal import InsetSyntax

extension Resolver {
  /// What a type's own code gives one of its properties.
  func assignments(to name: String, of owner: Int) -> [PropertyAssignment] {
    assignments(of: owner)[name] ?? []
  }

  /// What a type's own code gives its properties, by their names.
  func assignments(of owner: Int) -> [String: [PropertyAssignment]] {
    memory.assignments.value(owner) { readAssignments(of: owner) }
  }

  private func readAssignments(of owner: Int) -> [String: [PropertyAssignment]] {
    var found: [String: [PropertyAssignment]] = [:]
    for id in program.classes[owner].functionsInOrder {
      let scope = functionScope(id)
      for effect in program.effects(id) {
        guard let (target, value) = effect.given, let name = Self.ownProperty(target, scope) else { continue }
        let bare = name.hasPrefix("_") ? String(name.dropFirst()) : name
        found[bare, default: []].append(.init(value: value, scope: scope))
      }
    }
    return found
  }

  private static func ownProperty(_ target: CodeExpression, _ scope: CodeScope) -> String? {
    switch target.kind {
    case .name(let name): scope.function?.parameters.contains { $0.name == name } == true ? nil : name
    case .member(let base, let name) where base.kind == .self: name
    default: nil
    }
  }

  /// What code of other types gives a property of a type's objects.
  func foreignAssignments(to name: String, of owner: Int) -> [PropertyAssignment] {
    let given = memory.foreignAssignments.value { readForeignAssignments() }
    return given[name, default: []].compactMap { given in
      guard case .project(let type)? = self.type(of: given.object, in: given.scope),
        type == owner || program.ancestry(of: type).contains(owner)
      else { return nil }
      return PropertyAssignment(value: given.value, scope: given.scope)
    }
  }

  private func readForeignAssignments() -> [String: [ForeignAssignment]] {
    var found: [String: [ForeignAssignment]] = [:]
    for path in paths {
      guard let file = program.files[path] else { continue }
      for (body, scope) in bodies(of: file, path) {
        for effect in file.effects(of: body) {
          guard let (target, value) = effect.given, case .member(let object, let name) = target.kind,
            object.uncast.kind != .self
          else { continue }
          switch value.uncast.kind {
          case .boolean, .number, .string, .implicitMember, .selector, .closure, .other: continue
          case .tuple, .interpolation, .keyPath, .statement: continue
          default: found[name, default: []].append(.init(object: object, value: value, scope: scope))
          }
        }
      }
    }
    return found
  }

  /// Where the project makes objects of a type.
  func constructions(of owner: Int) -> [Construction] {
    memory.constructions.value { readConstructions() }[owner] ?? []
  }

  private func readConstructions() -> [Int: [Construction]] {
    var found: [Int: [Construction]] = [:]
    for path in paths {
      guard let file = program.files[path] else { continue }
      for (body, scope) in bodies(of: file, path) {
        for expression in file.calls(of: body).joined() {
          guard case .call(let callee, let arguments) = expression.kind, case .name(let name) = callee.kind,
            let index = program.classIndex(name, from: path)
          else { continue }
          found[index, default: []].append(.init(arguments: arguments, scope: scope, range: expression.range))
        }
      }
    }
    return found
  }

  /// Every piece of code of a file that has effects, with what its names mean.
  func bodies(of file: CodeFile, _ path: String) -> [(CodeBody, CodeScope)] {
    var found: [(CodeBody, CodeScope)] = []
    func add(_ functions: [CodeFunction], _ properties: [CodeProperty], _ type: Int?) {
      let owner = program.owner(path: path, type: type)
      for (index, function) in functions.enumerated() where !function.body.isEmpty {
        found.append((.function(type: type, index), CodeScope(path: path, owner: owner, function: function)))
      }
      for (index, property) in properties.enumerated() {
        if property.value != nil { found.append((.value(type: type, index), CodeScope(path: path, owner: owner))) }
        if property.getter != nil { found.append((.getter(type: type, index), CodeScope(path: path, owner: owner))) }
        if property.setter != nil { found.append((.setter(type: type, index), CodeScope(path: path, owner: owner))) }
      }
    }
    add(file.facts.functions, file.facts.variables, nil)
    for (index, type) in file.facts.types.enumerated() { add(type.functions, type.properties, index) }
    return found
  }
}

extension CodeEffect {
  private static let additions: Set<String> = ["append", "addObject", "addObjectsFromArray", "insert", "insertObject"]

  /// What is given a value here, or one more item.
  var given: (target: CodeExpression, value: CodeExpression)? {
    switch kind {
    case .assignment(let target, let sign, let value) where sign == "=" || sign == "+=":
      return value.kind == .null ? nil : (target, value)
    case .evaluation(let value):
      guard case .call(let callee, let arguments) = value.kind, let item = arguments.first?.value,
        case .member(let list, let name) = callee.kind, Self.additions.contains(name)
      else { return nil }
      return (list, item)
    default: return nil
    }
  }

  /// Every expression of the effect.
  func visit(_ body: (CodeExpression) -> Void) {
    switch kind {
    case .assignment(let target, _, let value):
      target.visit(body)
      value.visit(body)
    case .evaluation(let value), .result(let value): value.visit(body)
    }
  }
}
