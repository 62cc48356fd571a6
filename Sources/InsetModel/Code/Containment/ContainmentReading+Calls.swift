internal import InsetLayout
internal import InsetSyntax

extension ContainmentReading {
  /// Notes what a call puts where; false of calls that are none of UIKit's for that.
  func call(
    _ callee: CodeExpression, _ arguments: [CodeExpression.Argument], _ expression: CodeExpression,
    _ effect: CodeEffect, _ scope: CodeScope
  ) -> Bool {
    let labels = arguments.map(\.label)
    if case .name(let name) = callee.kind, let type = resolver.classReference(name, from: scope.path) {
      construction(type, arguments, expression, effect, scope)
      return false
    }
    if case .member(_, "show") = callee.kind, labels.first == "sourceViewController",
      let shown = arguments.first(where: { $0.label == "viewController" })
    {
      // github.com/GitHawkApp/ContextMenu
      add(.present, from: pushers(arguments[0].value, scope, or: .view), shown.value, effect, scope)
      return true
    }
    if ["show", "presentModally"].contains(Self.name(of: callee)), labels.first == "controllerProvider" {
      provided(arguments[0].value, isPushed: Self.name(of: callee) == "show", effect, scope)
      return true
    }
    guard let first = arguments.first, first.label == nil else { return false }
    var base: CodeExpression?
    var name = ""
    switch callee.kind {
    case .member(let receiver, let member): (base, name) = (receiver, member)
    case .name(let member): name = member
    default: return false
    }
    let receiver = base ?? CodeExpression(.self, at: callee.range)
    if isRedefined(name, labels, receiver, scope) { return false }
    switch (name, labels.dropFirst().first ?? nil) {
    case ("pushViewController", _):
      add(.push, from: pushers(receiver, scope, or: .navigation), first.value, effect, scope)
    case ("show", "sender"), ("showViewController", _):
      add(.push, from: pushers(receiver, scope, or: .navigation), first.value, effect, scope)
    case ("showDetailViewController", _):
      showDetail(receiver, first.value, effect, scope)
    case ("setViewControllers", let second):
      children(of: receiver, first.value, isPages: second == "direction", effect, scope)
    case ("setViewController", "for"), ("setViewController", "forColumn"):
      add(.split, from: controllers(receiver, scope), first.value, effect, scope)
    case ("present", _), ("presentViewController", _), ("presentModalViewController", _):
      guard name != "present" || labels.contains("animated") || arguments.count == 1 else { return false }
      add(.present, from: pushers(receiver, scope, or: .view), first.value, effect, scope)
    case ("addChild", _), ("addChildViewController", _):
      add(.child, from: controllers(receiver, scope), first.value, effect, scope)
    case ("addSubview", _), ("insertSubview", _):
      subview(first.value, of: receiver, effect, scope)
    case ("setRootViewController", _):
      add(.window, from: [nil], first.value, effect, scope)
    default: return librarySetter(receiver, name, first.value, effect, scope)
    }
    return true
  }

  /// A row of Eureka that shows the controller which a closure makes.
  private func provided(_ provider: CodeExpression, isPushed: Bool, _ effect: CodeEffect, _ scope: CodeScope) {
    guard case .call(_, let arguments) = provider.uncast.kind, let maker = arguments.first?.value else { return }
    let shower = CodeExpression(.self, at: provider.range)
    add(isPushed ? .push : .present, from: keys(shower, scope), maker, effect, scope, certainty: .inferred)
  }

  /// `view.addSubview(child.view)`, with or without `addChild`: the child's view lies in that of the controller whose
  /// code this is. Apps of iOS 3 put it into the window itself.
  private func subview(_ view: CodeExpression, of receiver: CodeExpression, _ effect: CodeEffect, _ scope: CodeScope) {
    guard case .member(let child, "view") = view.uncast.kind, child.uncast.kind != .self else { return }
    if resolver.type(of: receiver, in: scope) == .external("UIWindow") {
      return add(.window, from: [nil], child, effect, scope, certainty: .inferred)
    }
    let owner = CodeExpression(.self, at: receiver.range)
    guard resolver.type(of: child, in: scope).flatMap(resolver.controllerKind) != nil else { return }
    var from = keys(owner, scope)
    if case .member(let other, "view") = receiver.uncast.kind { from = keys(other, scope) }
    add(.child, from: from, child, effect, scope, certainty: .inferred)
  }

  /// The split view controller shows it as its detail; without one near it is pushed or presented.
  private func showDetail(
    _ receiver: CodeExpression, _ child: CodeExpression, _ effect: CodeEffect, _ scope: CodeScope
  ) {
    if resolver.type(of: receiver, in: scope).flatMap(resolver.controllerKind) == .split {
      let splits = keys(receiver, scope)
      if !splits.isEmpty { return add(.split, from: splits, child, effect, scope, index: 1) }
    }
    add(.push, from: pushers(receiver, scope, or: .split), child, effect, scope, certainty: .inferred)
  }

  /// Whether a class of the project that isn't UIKit's container has a function of its own by that name: what it does
  /// counts. (An override in a navigation controller does what UIKit's does, and more.)
  private func isRedefined(_ name: String, _ labels: [String?], _ receiver: CodeExpression, _ scope: CodeScope) -> Bool
  {
    guard Self.sinks.contains(name), case .project(let type)? = resolver.type(of: receiver, in: scope),
      resolver.libraryEntry(.project(type))?.isContainer != true,
      ![.navigation, .tab, .split, .page].contains(resolver.program.controllerKind(of: type) ?? .navigation)
    else { return false }
    return resolver.program.functions(name, labels, of: type).contains { !resolver.program.effects($0).isEmpty }
  }

  /// `UINavigationController(rootViewController:)`, and containers of libraries that are made with their children.
  private func construction(
    _ type: ClassReference, _ arguments: [CodeExpression.Argument], _ expression: CodeExpression,
    _ effect: CodeEffect, _ scope: CodeScope
  ) {
    guard let kind = resolver.controllerKind(type) else { return }
    if type == .external("UISearchController"), let results = arguments.first,
      results.label == "searchResultsController"
    {
      // Its view lies in that of the controller that searches, below the same bars.
      let searcher = CodeExpression(.self, at: expression.range)
      add(.child, from: keys(searcher, scope), results.value, effect, scope, certainty: .inferred)
    } else if kind == .navigation, let root = Resolver.rootArgument(arguments) {
      add(.root, from: keys(expression, scope), root, effect, scope, at: expression.range)
    } else if let entry = resolver.libraryEntry(type) {
      for argument in arguments where argument.label.map(entry.childArguments.contains) ?? false {
        add(.child, from: keys(expression, scope), argument.value, effect, scope)
      }
    } else if kind == .split || kind == .tab {
      for argument in arguments where argument.label == "viewControllers" {
        children(of: expression, argument.value, isPages: false, effect, scope)
      }
    }
  }

  private func librarySetter(
    _ receiver: CodeExpression, _ name: String, _ child: CodeExpression, _ effect: CodeEffect, _ scope: CodeScope
  ) -> Bool {
    guard LibraryClasses.childSetters.contains(name), let type = resolver.type(of: receiver, in: scope),
      let entry = resolver.libraryEntry(type), entry.childSetters.contains(name)
    else { return false }
    add(.child, from: controllers(receiver, scope), child, effect, scope)
    return true
  }

  // MARK: Assignments

  /// Notes what an assignment puts where.
  func assignment(_ target: CodeExpression, _ value: CodeExpression, _ effect: CodeEffect, _ scope: CodeScope) {
    let receiver: CodeExpression
    let name: String
    switch target.kind {
    case .member(let base, let member): (receiver, name) = (base, member)
    case .name(let member): (receiver, name) = (CodeExpression(.self, at: target.range), member)
    default: return
    }
    if setter(name, of: receiver, value, scope) { return }
    switch name {
    case "rootViewController":
      if isWindow(receiver, scope) { add(.window, from: [nil], value, effect, scope) }
    case "viewControllers": children(of: receiver, value, isPages: false, effect, scope)
    case "dataSource": dataSource(receiver, value, effect, scope)
    default:
      guard LibraryClasses.childProperties.contains(name), let type = resolver.type(of: receiver, in: scope),
        let entry = resolver.libraryEntry(type), entry.childProperties.contains(name)
      else { return }
      add(.child, from: controllers(receiver, scope), value, effect, scope)
    }
  }

  /// A property of the app's own container, with code that passes on what it is given.
  private func setter(_ name: String, of receiver: CodeExpression, _ value: CodeExpression, _ scope: CodeScope) -> Bool
  {
    guard Self.propertySinks.contains(name), scope.hops < CodeScope.maximumHops,
      case .project(let type)? = resolver.type(of: receiver, in: scope)
    else { return false }
    let program = resolver.program
    for id in program.properties(name, of: type) {
      guard let file = program.files[id.path] else { continue }
      let body = CodeBody.setter(type: id.type, id.index)
      let effects = file.effects(of: body)
      if effects.isEmpty { continue }
      var inner = CodeScope(path: id.path, owner: program.owner(path: id.path, type: id.type))
      inner.arguments["newValue"] = .init(value, scope)
      inner.receiver = receiver.kind == .self ? scope.receiver ?? .init(receiver, scope) : .init(receiver, scope)
      inner.hops = scope.hops + 1
      read(effects, file.calls(of: body), in: inner)
      return true
    }
    return false
  }

  private func isWindow(_ receiver: CodeExpression, _ scope: CodeScope) -> Bool {
    if resolver.type(of: receiver, in: scope) == .external("UIWindow") { return true }
    return Self.name(of: receiver.uncast).lowercased().contains("window")
  }

  /// The children that a container is given at once, by what kind of container it is.
  private func children(
    of receiver: CodeExpression, _ value: CodeExpression, isPages: Bool, _ effect: CodeEffect, _ scope: CodeScope
  ) {
    let type = resolver.type(of: receiver, in: scope)
    let from = controllers(receiver, scope)
    var items = [value]
    if case .array(let list) = value.uncast.kind {
      items = list
    } else if case .call(let callee, let arguments) = value.uncast.kind,
      ["arrayWithObjects", "arrayWithObject"].contains(Self.name(of: callee)) || Self.name(of: callee) == "NSArray"
    {
      items = arguments.map(\.value).filter { $0.kind != .null }
    }
    if isPages || type.flatMap(resolver.controllerKind) == .page {
      for item in items { add(.page, from: from, item, effect, scope) }
      return
    }
    switch type.flatMap(resolver.controllerKind) {
    case .navigation?:
      for (index, item) in items.enumerated() {
        add(index == 0 ? .root : .push, from: pushers(receiver, scope, or: .navigation), item, effect, scope)
      }
    case .tab?:
      for (index, item) in items.enumerated() { add(.tab, from: from, item, effect, scope, index: index) }
    case .split?:
      for (index, item) in items.enumerated() { add(.split, from: from, item, effect, scope, index: index) }
    case .view?, .table?, .collection?, .hosting?, .container?:
      guard let type, resolver.libraryEntry(type)?.isContainer == true else { return }
      for item in items { add(.child, from: from, item, effect, scope) }
    case .page?, nil: return
    }
  }

  // MARK: Data sources

  /// `pages.dataSource = self`: what the type's functions return are the pages.
  private func dataSource(
    _ receiver: CodeExpression, _ value: CodeExpression, _ effect: CodeEffect, _ scope: CodeScope
  ) {
    guard let type = resolver.type(of: receiver, in: scope),
      case .project(let source)? = resolver.type(of: value, in: scope)
    else { return }
    let from = controllers(receiver, scope)
    if resolver.controllerKind(type) == .page {
      results(named: "pageViewController", of: source, .page, from: from)
    } else if let entry = resolver.libraryEntry(type) {
      for name in entry.childSources { results(named: name, of: source, .child, from: from) }
    }
  }

  /// Classes that are their own data sources: page controllers, and containers of libraries; and views of
  /// SwiftUI that stand for a controller.
  func readSources() {
    let program = resolver.program
    for (index, type) in program.classes.enumerated() where type.isDeclared {
      if type.inherited.contains("UIViewControllerRepresentable") {
        results(named: "makeUIViewController", of: index, .child, from: [.supposed(.hosting, owner: index)])
      }
      if program.controllerKind(of: index) == .page {
        results(named: "pageViewController", of: index, .page, from: [.instances(index)])
      }
      for name in resolver.libraryEntry(.project(index))?.childSources ?? [] {
        results(named: name, of: index, .child, from: [.instances(index)])
      }
    }
  }

  private func results(named name: String, of owner: Int, _ kind: ContainmentEdge.Kind, from: [ControllerKey?]) {
    for id in resolver.program.functions(name, nil, of: owner) {
      let scope = resolver.functionScope(id)
      for effect in resolver.program.effects(id) {
        let isOnly = resolver.program.effects(id).count == 1
        guard let value = effect.givenValue ?? (isOnly ? effect.evaluatedValue : nil) else { continue }
        add(kind, from: from, value, effect, scope)
      }
    }
  }

  // MARK: Containers

  func controllers(_ expression: CodeExpression, _ scope: CodeScope) -> [ControllerKey?] { keys(expression, scope) }

  private func keys(_ expression: CodeExpression, _ scope: CodeScope) -> [ControllerKey?] {
    resolver.controllers(expression, in: scope).map(\.key)
  }

  /// Where a push goes out from: the navigation controller that is known, else the controller whose navigation
  /// controller it is. Code that is no controller's is given one from somewhere.
  private func pushers(_ receiver: CodeExpression, _ scope: CodeScope, or kind: Controller.Kind) -> [ControllerKey?] {
    let known = pushers(receiver, scope)
    guard known.isEmpty, let owner = holder(scope) else { return known }
    return [.supposed(kind, owner: owner)]
  }

  /// The type whose code this is: of extensions of a framework's class, and of protocols, the type that calls it.
  private func holder(_ scope: CodeScope) -> Int? {
    var scope: CodeScope? = scope
    for _ in 0...CodeScope.maximumHops {
      guard let current = scope else { return nil }
      if let owner = current.owner, resolver.program.classes[owner].isDeclared,
        resolver.program.classes[owner].kind != .protocol
      {
        return owner
      }
      scope = current.receiver?.scope
    }
    return nil
  }

  private func pushers(_ receiver: CodeExpression, _ scope: CodeScope, depth: Int = 0) -> [ControllerKey?] {
    let receiver = receiver.uncast
    var base: CodeExpression?
    switch receiver.kind {
    case .member(let window, "rootViewController") where isWindow(window, scope):
      let own = keys(receiver, scope)
      return own.isEmpty ? [.windowRoot] : own
    case .member(let inner, let name) where Resolver.relations.contains(name): base = inner
    case .name(let name) where Resolver.relations.contains(name) && !isParameter(name, scope):
      base = CodeExpression(.self, at: receiver.range)
    case .call(let callee, _):
      if case .member(let inner, "navigationController") = callee.kind { base = inner }
    default: break
    }
    let own = keys(receiver, scope)
    guard let base, own.isEmpty, depth < 4 else { return own }
    return pushers(base, scope, depth: depth + 1)
  }

  private func isParameter(_ name: String, _ scope: CodeScope) -> Bool {
    scope.function?.parameters.contains { $0.name == name } == true
  }
}
