internal import InsetFacts

extension Resolver {
  /// What a type's own code gives one of its properties.
  func assignments(to name: String, of owner: Int) -> [PropertyAssignment] {
    if let known = assignments[owner] { return known[name] ?? [] }
    var found: [String: [PropertyAssignment]] = [:]
    let own = program.classes[owner]
    for id in own.functions.values.joined() {
      let scope = functionScope(id)
      for effect in program.effects(id) {
        guard case .assignment(let target, "=", let value) = effect.kind, let name = Self.ownProperty(target, scope),
          value.kind != .null
        else { continue }
        let bare = name.hasPrefix("_") ? String(name.dropFirst()) : name
        found[bare, default: []].append(.init(value: value, scope: scope))
      }
    }
    assignments[owner] = found
    return found[name] ?? []
  }

  private static func ownProperty(_ target: CodeExpression, _ scope: CodeScope) -> String? {
    switch target.kind {
    case .name(let name): scope.function?.parameters.contains { $0.name == name } == true ? nil : name
    case .member(let base, let name) where base.kind == .self: name
    default: nil
    }
  }

  /// Where the project makes objects of a type.
  func constructions(of owner: Int) -> [Construction] {
    if let known = constructions { return known[owner] ?? [] }
    var found: [Int: [Construction]] = [:]
    constructions = [:]
    for path in program.files.keys.sorted() {
      guard let file = program.files[path] else { continue }
      for (body, scope) in bodies(of: file, path) {
        for expression in file.calls(of: body).joined() {
          guard case .call(let callee, let arguments) = expression.kind, !arguments.isEmpty,
            case .name(let name) = callee.kind, let index = program.classIndex(name, from: path)
          else { continue }
          found[index, default: []].append(.init(arguments: arguments, scope: scope))
        }
      }
    }
    constructions = found
    return found[owner] ?? []
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
