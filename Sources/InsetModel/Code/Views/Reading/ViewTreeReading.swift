internal import InsetLayout
internal import InsetSyntax
internal import InsetText

/// Reads the views of one class's objects from the steps of their life.
final class ViewTreeReading {
  let resolver: Resolver
  let index: Int
  var tree = CodeViewTree()
  /// The circumstances of the step that is being read.
  var circumstances = ViewCircumstances()
  private(set) var isDeferred = false
  private(set) var hasConditions = false
  /// The statement that is being read.
  private(set) var place: Location?
  /// Variables that hold a rectangle of which code changed a part: what they were made of.
  var changedRectangles: Set<CodeSite> = []
  /// What happens in closures that somebody calls later.
  private var later: [CodeViewTree.Operation] = []
  /// The other names of the root view: `view = tableView`.
  private var rootNames: Set<ViewIdentity> = []
  private var seen: [ViewIdentity: Set<CodeSite>] = [:]
  /// Those in the tree.
  var known: Set<CodeConstraint> = []
  /// What happens to constraints after they were made, by how they were made.
  var changes: [CodeConstraint: ConstraintChange] = [:]

  private static let maximumOperationCount = 2_000

  init(_ resolver: Resolver, _ index: Int) {
    self.resolver = resolver
    self.index = index
  }

  var program: Program { resolver.program }

  func read() -> CodeViewTree {
    switch program.controllerKind(of: index) {
    case .table:
      tree.declarations[.root] = ViewDeclaration(
        className: "UITableView", baseClassName: "UITableView", kind: .table)
    case .collection:
      tree.declarations[.root] = ViewDeclaration(
        className: "UICollectionView", baseClassName: "UICollectionView", kind: .collection)
    default: break
    }
    for step in ControllerExecution.steps(of: index, resolver, reach: .others)
    where step.phase != .viewWillDisappear && tree.operations.count < Self.maximumOperationCount {
      read(step)
    }
    tree.operations += later
    applyChanges()
    if !rootNames.isEmpty { tree = tree.mapped(named) }
    graft()
    return tree
  }

  private func named(_ view: ViewIdentity) -> ViewIdentity {
    if rootNames.contains(view) { return .root }
    switch view {
    case .part(let outer, let name): return .part(named(outer), name)
    case .inner(let outer, let site): return .inner(named(outer), site)
    case .root, .property, .site, .controllerView, .object, .element: return view
    }
  }

  private func read(_ step: ControllerExecution.Step) {
    let effect = step.effect
    circumstances = ViewCircumstances(
      systems: effect.circumstances.systems, isConditional: effect.circumstances.isConditional,
      isInLayout: step.phase == .layout || step.phase == .viewDidAppear)
    isDeferred = effect.circumstances.isDeferred
    hasConditions = !effect.circumstances.conditions.isEmpty
    place = Location(path: step.scope.path, range: effect.range)
    effect.visit { expression in
      if case .call(let callee, let arguments) = expression.kind { call(callee, arguments, expression, step.scope) }
    }
    switch effect.kind {
    case .assignment(let target, "=", let value):
      if !placePart(target, value, step.scope) { assignment(target, value, step.scope) }
    case .assignment(let target, _, _): _ = placePart(target, nil, step.scope)
    case .evaluation, .result: break
    }
  }

  // MARK: Views

  /// The view that an expression means; what is known of it is noted.
  func view(_ expression: CodeExpression, _ scope: CodeScope) -> ViewIdentity? {
    guard let view = resolver.view(expression, in: scope, of: index) else { return nil }
    declare(view, expression, scope)
    return view
  }

  private func declare(_ view: ViewIdentity, _ expression: CodeExpression, _ scope: CodeScope) {
    let made = expression.constructedType(resolver, scope)
    if let known = tree.declarations[view], known.className != nil, made == nil { return }
    var declaration = tree.declarations[view] ?? ViewDeclaration()
    if let type = made ?? resolver.type(of: expression, in: scope) {
      let name: String
      switch type {
      case .project(let index):
        name = program.classes[index].name
        declaration.baseClassName = program.externalBase(of: index)
      case .external(let external):
        name = external
        declaration.baseClassName = external
      }
      declaration.className = name
      declaration.kind = program.viewKind(of: name, from: scope.path) ?? .view
    }
    switch view {
    case .property(let name):
      declaration.label = name
      if let id = program.properties(name, of: index).first, let property = program.property(id) {
        declaration.location = Location(path: id.path, range: property.range)
        if tree.declarations[view] == nil {
          tree.declarations[view] = declaration
          initialValue(of: id, view)
          // The value says more than the type that is declared.
          if let told = tree.declarations[view]?.className, declaration.className == nil || made == nil {
            declaration.className = told
            declaration.baseClassName = tree.declarations[view]?.baseClassName
            declaration.kind = tree.declarations[view]?.kind ?? declaration.kind
          }
        }
      }
    case .part(_, let name): declaration.label = name
    case .site(let site), .inner(_, let site):
      declaration.location = Location(path: site.path, range: site.range)
    case .root, .controllerView, .object, .element: break
    }
    tree.declarations[view] = declaration
  }

  /// `let table = UITableView(frame: …)`: what the value says of the view.
  private func initialValue(of id: PropertyID, _ view: ViewIdentity) {
    guard let value = program.files[id.path]?.value(of: .value(type: id.type, id.index))?.value else { return }
    let scope = CodeScope(path: id.path, owner: program.owner(path: id.path, type: id.type))
    if value.constructedType(resolver, scope) != nil { declare(view, value.uncast, scope) }
    let outer = circumstances
    circumstances = ViewCircumstances()
    if case .call(let callee, let arguments) = value.uncast.kind { construction(callee, arguments, view, scope) }
    circumstances = outer
  }

  // MARK: What happens

  func add(_ kind: CodeViewTree.Operation.Kind, _ view: ViewIdentity, _ site: CodeSite) {
    if case .add = kind {
      // Several initialisers and getters may come to the same place.
      guard seen[view, default: []].insert(site).inserted else { return }
    }
    let operation = CodeViewTree.Operation(kind: kind, view: view, site: site, circumstances: circumstances)
    if isDeferred && circumstances.isConditional { later.append(operation) } else { tree.operations.append(operation) }
  }

  func setRoot(_ value: CodeExpression, _ scope: CodeScope) {
    tree.replacesRoot = true
    if let view = view(value, scope), view != .root {
      tree.declarations[.root] = tree.declarations[view] ?? ViewDeclaration()
      rootNames.insert(view)
    } else {
      tree.declarations[.root] = nil
      declare(.root, value, scope)
    }
  }

  // MARK: Views of the project

  /// What the classes of the views in the tree put into them, when they are made.
  private func graft() {
    var grafted = CodeViewTree()
    for (view, declaration) in tree.declarations.sorted(by: {
      $0.value.precedes($1.value) || !$1.value.precedes($0.value) && $0.key < $1.key
    }) {
      guard let name = declaration.className, let path = declaration.location?.path ?? pathOfOwner,
        let type = program.classIndex(name, from: path), program.classes[type].isDeclared, program.isView(type),
        type != index || view != .root, tree.operations.count + grafted.operations.count < Self.maximumOperationCount
      else { continue }
      let inner = resolver.viewTree(ofClass: type).within(view)
      grafted.append(inner)
    }
    let isEmpty = grafted.operations.isEmpty && grafted.constraints.isEmpty && grafted.framings.isEmpty
    guard !isEmpty || !grafted.unreadPlaces.isEmpty else { return }
    let own = tree
    let replacesRoot = tree.replacesRoot
    tree = grafted
    tree.append(own)
    tree.replacesRoot = replacesRoot
  }

  private var pathOfOwner: String? { program.classes[index].path }
}

extension ViewDeclaration {
  fileprivate func precedes(_ other: ViewDeclaration) -> Bool {
    let one = (location?.path ?? "", location?.range.lowerBound ?? 0, label ?? "")
    let two = (other.location?.path ?? "", other.location?.range.lowerBound ?? 0, other.label ?? "")
    return one < two
  }
}

extension CodeViewTree {
  fileprivate mutating func append(_ other: CodeViewTree) {
    operations += other.operations
    framings += other.framings
    maskings += other.maskings
    constraints += other.constraints
    for (view, declaration) in other.declarations where declaration.className != nil || declarations[view] == nil {
      declarations[view] = declaration
    }
    tableHeaders.merge(other.tableHeaders) { $1 }
    readPlaces.formUnion(other.readPlaces)
    unreadPlaces.merge(other.unreadPlaces) { $1.precedes($0) ? $1 : $0 }
    layoutGuides += other.layoutGuides
    layoutSettings += other.layoutSettings
    unarranged.formUnion(other.unarranged)
  }
}

extension CodeExpression {
  /// The class of a construction: `UITableView(…)`.
  func constructedType(_ resolver: Resolver, _ scope: CodeScope) -> ClassReference? {
    guard case .call(let callee, _) = uncast.kind, case .name(let name) = callee.kind else { return nil }
    return resolver.classReference(name, from: scope.path)
  }

  /// `base.name`, which Objective-C also writes `[base name]`; a bare name is one of `self`.
  var asMember: (base: CodeExpression, name: String)? {
    switch uncast.kind {
    case .member(let base, let name): (base, name)
    case .name(let name): (CodeExpression(.self, at: range), name)
    case .call(let callee, let arguments) where arguments.isEmpty:
      if case .member(let base, let name) = callee.kind { (base, name) } else { nil }
    default: nil
    }
  }
}

extension Resolver {
  /// The views that a class's code puts into its objects: controllers or views.
  func viewTree(ofClass index: Int) -> CodeViewTree {
    if let known = memory.viewTrees[index] { return known }
    guard openViewTrees.count < 4, openViewTrees.insert(index).inserted else { return CodeViewTree() }
    let tree = ViewTreeReading(self, index).read()
    openViewTrees.remove(index)
    // What was found inside another tree may have been cut short.
    if openViewTrees.isEmpty { memory.viewTrees[index] = tree }
    return tree
  }
}
