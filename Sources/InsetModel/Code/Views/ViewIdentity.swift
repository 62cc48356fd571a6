internal import InsetSyntax

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
  /// A part that a view has of its own: a cell's `contentView`, the property of a view of the project.
  case part(ViewIdentity, String)
  /// A view that the code of another view's class makes at one place and keeps in no property.
  case inner(ViewIdentity, CodeSite)
  /// A view of Interface Builder that no outlet names, by its id there.
  case object(String)
  /// A view of Interface Builder whose outlet or id another view has already, by the place of its element: ids are
  /// unique in what Xcode writes, and not in what a merge leaves.
  case element(Int)

  /// What a view of another view's class is where that other view is `outer`.
  func within(_ outer: ViewIdentity) -> ViewIdentity {
    switch self {
    case .root: outer
    case .property(let name): .part(outer, name)
    case .site(let site): .inner(outer, site)
    case .part(let view, let name): .part(view.within(outer), name)
    case .inner(let view, let site): .inner(view.within(outer), site)
    case .controllerView, .object, .element: self
    }
  }
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
    case .self:
      if let other = scope.otherReceiver { return view(other.expression, in: other.scope, of: index, depth: depth + 1) }
      return program.isView(index) ? .root : nil
    case .name(let name):
      if let bound = scope.arguments[name] {
        return view(bound.expression, in: bound.scope, of: index, depth: depth + 1)
      }
      if scope.function?.parameters.contains(where: { $0.name == name }) == true { return nil }
      if scope.otherReceiver != nil {
        return memberView(CodeExpression(.self, at: expression.range), name, scope, index, depth)
      }
      return ownView(name, index, depth)
    case .member(let base, let name): return memberView(base, name, scope, index, depth)
    case .call(let callee, let arguments):
      if case .name(let type) = callee.kind, let made = classReference(type, from: scope.path) {
        guard controllerKind(made) == nil else { return nil }
        return keptView(expression.range, scope, index)
      }
      if case .member(let base, let name) = callee.kind, arguments.isEmpty, functions(callee, [], scope).isEmpty {
        return memberView(base, name, scope, index, depth)
      }
      return madeView(callee, arguments, expression, scope, index, depth)
    case .conditional(_, let then, let otherwise):
      return view(then, in: scope, of: index, depth: depth + 1)
        ?? view(otherwise, in: scope, of: index, depth: depth + 1)
    default: return nil
    }
  }

  private func ownView(_ name: String, _ index: Int, _ depth: Int) -> ViewIdentity? {
    let bare = name.hasPrefix("_") ? String(name.dropFirst()) : name
    if program.isView(index) {
      if bare == "superview" { return .part(.root, bare) }
    } else if bare == "view" {
      return .root
    }
    let kind = program.controllerKind(of: index)
    if bare == "tableView", kind == .table { return .root }
    if bare == "collectionView", kind == .collection { return .root }
    let properties = program.properties(bare, of: index)
    if !properties.isEmpty { return computedView(properties, index, depth) ?? .property(bare) }
    // A framework's property: what is behind it may still be a view.
    guard let base = program.externalBase(of: index), UIKitClasses.type(of: bare, in: base) != nil else { return nil }
    return .property(bare)
  }

  /// What a computed property gives: `var feedView: FeedView { view as! FeedView }`.
  private func computedView(_ properties: [PropertyID], _ index: Int, _ depth: Int) -> ViewIdentity? {
    for id in properties where program.property(id)?.getter != nil {
      let effects = program.files[id.path]?.effects(of: .getter(type: id.type, id.index)) ?? []
      guard effects.count == 1, let value = effects.first.flatMap({ $0.givenValue ?? $0.evaluatedValue }) else {
        continue
      }
      if case .call = value.uncast.kind { continue }
      let scope = CodeScope(path: id.path, owner: program.owner(path: id.path, type: id.type))
      if let found = view(value, in: scope, of: index, depth: depth + 1) { return found }
    }
    return nil
  }

  private func memberView(
    _ base: CodeExpression, _ name: String, _ scope: CodeScope, _ index: Int, _ depth: Int
  ) -> ViewIdentity? {
    if base.uncast.kind == .self, scope.otherReceiver == nil { return ownView(name, index, depth) }
    if name == "view" {
      let keys = controllers(base, in: scope).map(\.key)
      if keys == [.instances(index)] { return .root }
      return keys.isEmpty ? nil : .controllerView(keys)
    }
    if ["tableView", "collectionView"].contains(name) {
      let keys = controllers(base, in: scope).map(\.key)
      if !keys.isEmpty { return keys == [.instances(index)] ? ownView(name, index, depth) : .controllerView(keys) }
    }
    guard let outer = view(base, in: scope, of: index, depth: depth + 1) else { return nil }
    return name == "scrollView" && !isProjectProperty(name, of: base, scope) ? outer : .part(outer, name)
  }

  /// Whether the class of an expression's value has a property of its own by that name.
  private func isProjectProperty(_ name: String, of base: CodeExpression, _ scope: CodeScope) -> Bool {
    guard case .project(let owner)? = type(of: base, in: scope) else { return false }
    return !program.properties(name, of: owner).isEmpty
  }

  /// A view that is made here: known by the property that keeps it, if one does.
  private func keptView(_ range: Range<Int>, _ scope: CodeScope, _ index: Int) -> ViewIdentity {
    let site = CodeSite(path: scope.path, range: range)
    guard let name = keepers(of: index)[site] else { return .site(site) }
    return name == "view" && !program.isView(index) ? .root : .property(name)
  }

  /// The properties that keep what is made at a place, for the objects of a class.
  private func keepers(of index: Int) -> [CodeSite: String] {
    memory.keepers.value(index) { readKeepers(of: index) }
  }

  private func readKeepers(of index: Int) -> [CodeSite: String] {
    var found: [CodeSite: String] = [:]
    func note(_ value: CodeExpression, _ path: String, _ name: String) {
      let site = CodeSite(path: path, range: value.uncast.range)
      // The name that sorts first, so that the same code always gives the same.
      if found[site].map({ name < $0 }) ?? true { found[site] = name }
    }
    for ancestor in program.ancestry(of: index) {
      for (name, properties) in program.classes[ancestor].properties {
        for id in properties {
          guard let value = program.files[id.path]?.value(of: .value(type: id.type, id.index))?.value else { continue }
          note(value, id.path, name.hasPrefix("_") ? String(name.dropFirst()) : name)
        }
      }
      for (name, values) in assignments(of: ancestor) {
        for assignment in values { note(assignment.value, assignment.scope.path, name) }
      }
    }
    return found
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
