internal import InsetLayout
internal import InsetSyntax
internal import InsetText

/// Finds what an app's code puts into what: every piece of code is gone through once; functions that put a parameter
/// somewhere are followed from each of their calls.
final class ContainmentReading {
  let resolver: Resolver
  var edges: [CodeEdge] = []
  /// Base names of functions that put a parameter, or `self` of a framework's class, somewhere.
  private var forwarding: Set<String> = []
  /// Where an effect stands that is being looked at.
  private var function: [CodeEffect] = []
  private var seen: Set<EdgeKey> = []

  private struct EdgeKey: Hashable {
    let kind: ContainmentEdge.Kind
    let from: ControllerKey?
    let to: ControllerKey
  }

  init(_ resolver: Resolver) { self.resolver = resolver }

  private var program: Program { resolver.program }

  func read() {
    let paths = resolver.paths
    var bodies: [(path: String, body: CodeBody, scope: CodeScope)] = []
    for path in paths {
      guard let file = program.files[path] else { continue }
      bodies += resolver.bodies(of: file, path).map { (path, $0.0, $0.1) }
    }
    findForwarding(bodies)
    for (path, body, scope) in bodies {
      guard let file = program.files[path] else { continue }
      let effects = file.effects(of: body)
      if effects.isEmpty { continue }
      resolver.leavesCasesToCallers = scope.function.map { forwarding.contains($0.name.value) } ?? false
      read(effects, file.calls(of: body), in: scope)
    }
    resolver.leavesCasesToCallers = false
    readSources()
  }

  /// Looks at each effect, and at the calls of functions in it that pass controllers on.
  func read(_ effects: [CodeEffect], _ calls: [[CodeExpression]], in scope: CodeScope) {
    let outer = function
    function = effects
    defer { function = outer }
    for (effect, calls) in zip(effects, calls) where resolver.isPossible(effect.circumstances, effects, in: scope) {
      if case .assignment(let target, "=", let value) = effect.kind { assignment(target, value, effect, scope) }
      for expression in calls {
        guard case .call(let callee, let arguments) = expression.kind else { continue }
        if !call(callee, arguments, expression, effect, scope) { follow(callee, arguments, scope) }
      }
    }
  }

  // MARK: Functions that pass controllers on

  /// A name that stands for what is handed in: whoever calls the function decides.
  private func findForwarding(_ bodies: [(path: String, body: CodeBody, scope: CodeScope)]) {
    for round in 0..<2 {
      for (path, body, scope) in bodies {
        guard let function = scope.function, !forwarding.contains(function.name.value),
          let file = program.files[path]
        else { continue }
        let parameters = Set(function.parameters.map(\.name))
        let isOfFramework = scope.owner.map { isOpen($0) } ?? false
        if parameters.isEmpty && !isOfFramework { continue }
        let effects = zip(file.effects(of: body), file.calls(of: body))
        if effects.contains(where: { passesOn($0, $1, parameters, isOfFramework, round) }) {
          forwarding.insert(function.name.value)
        }
      }
    }
  }

  /// An extension of a framework's class, or a protocol: what `self` is only its users know.
  private func isOpen(_ owner: Int) -> Bool {
    let type = program.classes[owner]
    return !type.isDeclared || type.kind == .protocol
  }

  private func passesOn(
    _ effect: CodeEffect, _ calls: [CodeExpression], _ parameters: Set<String>, _ isOpen: Bool, _ round: Int
  ) -> Bool {
    var found = calls.contains { expression in
      guard case .call(let callee, let arguments) = expression.kind else { return false }
      let name = Self.name(of: callee)
      guard Self.sinks.contains(name) || round > 0 && forwarding.contains(name) else { return false }
      return isOpen || arguments.contains { Self.mentions(parameters, $0.value) } || Self.mentions(parameters, callee)
    }
    if !found, case .assignment(let target, "=", let value) = effect.kind, Self.mentions(parameters, value) {
      found = Self.propertySinks.contains(Self.name(of: target))
    }
    return found
  }

  static func name(of callee: CodeExpression) -> String {
    switch callee.kind {
    case .name(let name), .member(_, let name), .implicitMember(let name): name
    default: ""
    }
  }

  private static func mentions(_ names: Set<String>, _ expression: CodeExpression) -> Bool {
    var found = false
    expression.visit { if case .name(let name) = $0.kind, names.contains(name) { found = true } }
    return found
  }

  private func follow(_ callee: CodeExpression, _ arguments: [CodeExpression.Argument], _ scope: CodeScope) {
    guard forwarding.contains(Self.name(of: callee)), scope.hops < 3 else { return }
    var base: CodeExpression?
    if case .member(let receiver, _) = callee.kind { base = receiver }
    for id in resolver.functions(callee, arguments, scope).prefix(4) {
      guard let inner = resolver.scope(of: id, calledWith: arguments, on: base, from: scope) else { continue }
      read(program.effects(id), program.calls(id), in: inner)
    }
  }

  // MARK: Edges

  func add(
    _ kind: ContainmentEdge.Kind, from: [ControllerKey?], _ children: CodeExpression, _ effect: CodeEffect,
    _ scope: CodeScope, index: Int? = nil, certainty: Certainty = .certain, at range: Range<Int>? = nil
  ) {
    for child in resolver.controllers(children, in: scope) {
      for container in from where container != child.key {
        guard seen.insert(EdgeKey(kind: kind, from: container, to: child.key)).inserted else { continue }
        var edge = CodeEdge(
          kind: kind, from: container, to: child.key,
          location: Location(path: scope.path, range: range ?? effect.range),
          certainty: max(certainty, child.certainty), index: index)
        edge.settings = settings(of: children, scope)
        edges.append(edge)
      }
    }
  }

  /// What the same code sets on the object that it puts somewhere.
  private func settings(of child: CodeExpression, _ scope: CodeScope) -> [ObjectSetting] {
    let object = child.uncast
    switch object.kind {
    case .call, .name, .member: break
    default: return []
    }
    var reading = SettingsReading(resolver, of: scope.owner)
    for effect in function {
      guard case .assignment(let target, "=", _) = effect.kind, case .member(let base, _) = target.kind,
        base.uncast == object
      else { continue }
      reading.read(effect, scope, nil)
    }
    return reading.settings.map { setting in
      var own = setting
      switch setting.object {
      case .controller: own.object = .controller(.own)
      case .navigationItem: own.object = .navigationItem(.own)
      case .bar(let bar, _): own.object = .bar(bar, of: .own)
      case .view: break
      }
      return own
    }
  }
}

extension ContainmentReading {
  /// UIKit's functions that put a controller somewhere, in both languages' spelling.
  static let sinks: Set<String> = [
    "pushViewController", "show", "showViewController", "showDetailViewController", "setViewControllers",
    "setViewController", "present", "presentViewController", "presentModalViewController", "addChild",
    "addChildViewController", "setRootViewController", "UINavigationController", "init", "set",
  ]

  static let propertySinks: Set<String> = ["viewControllers", "rootViewController", "contentViewController"]
}
