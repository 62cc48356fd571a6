internal import InsetFacts

/// What tells the views of a controller apart that code deals with.
indirect enum ViewIdentity: Hashable, Sendable {
  /// The controller's own view; of table and collection view controllers the scroll view too.
  case root
  /// What a property of the controller holds: an outlet, or a view that code makes.
  case property(String)
  /// A view that is made at one place and kept in no property.
  case site(CodeSite)
  /// The view of another controller.
  case controllerView([ControllerKey])
  /// A part that a view has of its own: a cell's `contentView`, a visual effect view's.
  case part(ViewIdentity, String)
}

extension Resolver {
  /// The view that an expression means in the code of a class's objects; nil where that can't be told. A web view's
  /// scroll view counts as the web view.
  ///
  /// - Parameter index: the class whose objects are followed, of which `scope.owner` may be a superclass.
  func view(_ expression: CodeExpression, in scope: CodeScope, of index: Int, depth: Int = 0) -> ViewIdentity? {
    guard depth < 8 else { return nil }
    let expression = expression.uncast
    switch expression.kind {
    case .name(let name):
      if let bound = scope.arguments[name] {
        return view(bound.expression, in: bound.scope, of: index, depth: depth + 1)
      }
      if scope.function?.parameters.contains(where: { $0.name == name }) == true { return nil }
      return ownView(name, index)
    case .member(let base, let name): return memberView(base, name, scope, index, depth)
    case .call(let callee, let arguments):
      if case .name(let type) = callee.kind, let made = classReference(type, from: scope.path) {
        guard controllerKind(made) == nil else { return nil }
        return keptView(expression.range, scope, index)
      }
      if case .member(let base, let name) = callee.kind, arguments.isEmpty, base.uncast.kind == .self {
        return ownView(name, index)
      }
      return madeView(callee, arguments, expression, scope, index, depth)
    case .conditional(_, let then, let otherwise):
      return view(then, in: scope, of: index, depth: depth + 1)
        ?? view(otherwise, in: scope, of: index, depth: depth + 1)
    default: return nil
    }
  }

  private func ownView(_ name: String, _ index: Int) -> ViewIdentity? {
    let bare = name.hasPrefix("_") ? String(name.dropFirst()) : name
    if bare == "view" { return .root }
    let kind = program.controllerKind(of: index)
    if bare == "tableView", kind == .table { return .root }
    if bare == "collectionView", kind == .collection { return .root }
    if !program.properties(bare, of: index).isEmpty { return .property(bare) }
    // A framework's property: what is behind it may still be a view.
    guard let base = program.externalBase(of: index), UIKitClasses.type(of: bare, in: base) != nil else { return nil }
    return .property(bare)
  }

  private func memberView(
    _ base: CodeExpression, _ name: String, _ scope: CodeScope, _ index: Int, _ depth: Int
  ) -> ViewIdentity? {
    if base.uncast.kind == .self, scope.receiver.map({ $0.expression.kind == .self }) ?? true {
      return ownView(name, index)
    }
    if name == "view" {
      let keys = controllers(base, in: scope).map(\.key)
      if keys == [.instances(index)] { return .root }
      return keys.isEmpty ? nil : .controllerView(keys)
    }
    if ["tableView", "collectionView"].contains(name) {
      let keys = controllers(base, in: scope).map(\.key)
      if !keys.isEmpty { return keys == [.instances(index)] ? ownView(name, index) : .controllerView(keys) }
    }
    guard let outer = view(base, in: scope, of: index, depth: depth + 1) else { return nil }
    return name == "scrollView" ? outer : .part(outer, name)
  }

  /// A view that is made here: known by the property that keeps it, if one does.
  private func keptView(_ range: Range<Int>, _ scope: CodeScope, _ index: Int) -> ViewIdentity {
    for ancestor in program.ancestry(of: index) {
      for (name, properties) in program.classes[ancestor].properties {
        for id in properties where id.path == scope.path {
          guard let value = program.files[id.path]?.value(of: .value(type: id.type, id.index))?.value else { continue }
          if value.uncast.range == range { return .property(name) }
        }
      }
      // Fills the table of assignments.
      _ = assignments(to: "", of: ancestor)
      for (name, values) in assignments[ancestor] ?? [:] {
        for value in values where value.scope.path == scope.path && value.value.uncast.range == range {
          return name == "view" ? .root : .property(name)
        }
      }
    }
    return .site(CodeSite(path: scope.path, range: range))
  }

  /// What a function of the project makes, where it does nothing else.
  private func madeView(
    _ callee: CodeExpression, _ arguments: [CodeExpression.Argument], _ expression: CodeExpression,
    _ scope: CodeScope, _ index: Int, _ depth: Int
  ) -> ViewIdentity? {
    if case .member(_, "alloc") = callee.kind { return nil }
    guard type(of: expression, in: scope) != nil, controllers(expression, in: scope).isEmpty else { return nil }
    return keptView(expression.range, scope, index)
  }
}
