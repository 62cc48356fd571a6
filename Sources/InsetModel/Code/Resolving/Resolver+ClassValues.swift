internal import InsetSyntax

// Classes that are values: `[X class]` in a table, `X.self` in a property, `NSClassFromString(@"X")`.
extension Resolver {
  /// The classes of controllers that an expression may be.
  func classValues(_ expression: CodeExpression, in scope: CodeScope, depth: Int = 0) -> [ClassReference] {
    guard depth < 8 else { return [] }
    func next(_ inner: CodeExpression) -> [ClassReference] { classValues(inner, in: scope, depth: depth + 1) }
    let expression = expression.uncast
    switch expression.kind {
    case .member(let base, "self"), .member(let base, "class"): return controllerClass(base, scope)
    case .call(let callee, let arguments):
      switch callee.kind {
      case .member(let base, "class"): return controllerClass(base, scope)
      case .name("NSClassFromString"):
        guard let text = arguments.first.flatMap({ text(of: $0.value, in: scope) }) else { return [] }
        return controllerClass(CodeExpression(.name(text), at: expression.range), scope)
      case .member(let base, let name) where ["objectAtIndex", "objectForKey", "first", "last"].contains(name):
        return next(base)
      default:
        // A function of the project that gives a table of classes.
        return functions(callee, arguments, scope).prefix(4).flatMap { id in
          program.effects(id).compactMap(\.givenValue).flatMap {
            classValues($0, in: functionScope(id), depth: depth + 1)
          }
        }
      }
    case .subscript(let base, _): return next(base)
    case .array(let items): return items.flatMap(next)
    case .dictionary(let entries): return entries.flatMap { next($0.value) }
    case .conditional(_, let then, let otherwise): return next(then) + next(otherwise)
    case .name(let name):
      if let bound = scope.arguments[name] { return classValues(bound.expression, in: bound.scope, depth: depth + 1) }
      if name.first?.isUppercase == true { return controllerClass(expression, scope) }
      guard let owner = scope.owner else { return [] }
      guard let parameter = scope.function?.parameters.first(where: { $0.name == name }) else {
        return classValues(ofProperty: name, of: owner, depth)
      }
      guard scope.function?.name.value == "init" else { return [] }
      // What the project hands over to an initialiser, and what initialisers of subclasses do.
      return program.descendants(of: owner).flatMap { constructions(of: $0) }.prefix(64).flatMap { construction in
        construction.arguments.first { $0.label == parameter.label }.map {
          classValues($0.value, in: construction.scope, depth: depth + 2)
        } ?? []
      }
    case .member(let base, let name):
      guard case .project(let owner)? = type(of: base, in: scope) else { return [] }
      return classValues(ofProperty: name, of: owner, depth)
    default: return []
    }
  }

  private func controllerClass(_ expression: CodeExpression, _ scope: CodeScope) -> [ClassReference] {
    guard case .name(let name) = expression.uncast.kind, let type = classReference(name, from: scope.path),
      controllerKind(type) != nil
    else { return [] }
    return [type]
  }

  /// What code gives the property, wherever it stands.
  private func classValues(ofProperty name: String, of owner: Int, _ depth: Int) -> [ClassReference] {
    let bare = name.hasPrefix("_") ? String(name.dropFirst()) : name
    var values: [PropertyAssignment] = []
    for id in program.properties(bare, of: owner) {
      guard let file = program.files[id.path], let value = file.value(of: .value(type: id.type, id.index))?.value else {
        continue
      }
      values.append(.init(value: value, scope: CodeScope(path: id.path, owner: owner)))
    }
    for ancestor in program.ancestry(of: owner) { values += assignments(to: bare, of: ancestor) }
    values += foreignAssignments(to: bare, of: owner)
    return values.prefix(64).flatMap { classValues($0.value, in: $0.scope, depth: depth + 2) }
  }
}
