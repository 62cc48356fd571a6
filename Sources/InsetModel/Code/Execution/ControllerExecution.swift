internal import InsetFacts

/// What a controller's code does from its making until it is on screen, in order: the bodies of the methods that UIKit
/// calls, with what they call of the controller's own in place.
struct ControllerExecution {
  /// When code runs, in UIKit's order.
  enum Phase: Int, Comparable, Sendable, CaseIterable {
    case initialization, loadView, viewDidLoad, viewWillAppear, layout, viewDidAppear
    /// What is undone then doesn't hold for other controllers.
    case viewWillDisappear

    static func < (left: Phase, right: Phase) -> Bool { left.rawValue < right.rawValue }

    /// The methods, by base name.
    var methods: [String] {
      switch self {
      case .initialization: ["init", "awakeFromNib", "commonInit"]
      case .loadView: ["loadView"]
      case .viewDidLoad: ["viewDidLoad"]
      case .viewWillAppear: ["viewWillAppear", "viewIsAppearing"]
      case .layout: ["viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewSafeAreaInsetsDidChange"]
      case .viewDidAppear: ["viewDidAppear"]
      case .viewWillDisappear: ["viewWillDisappear", "viewDidDisappear"]
      }
    }
  }

  /// One effect, with the circumstances of the calls that lead to it.
  struct Step: Sendable {
    let effect: CodeEffect
    let scope: CodeScope
    let phase: Phase
  }

  let resolver: Resolver
  /// The class whose objects are followed; its superclasses' code runs for it too.
  let index: Int
  private(set) var steps: [Step] = []
  private var open: [FunctionID] = []

  private static let maximumStepCount = 4_000
  private static let maximumDepth = 5

  /// The steps of a class's objects. Classes above it in the project take part; what frameworks do doesn't.
  static func steps(of index: Int, _ resolver: Resolver) -> [Step] {
    var execution = ControllerExecution(resolver: resolver, index: index)
    execution.run()
    return execution.steps
  }

  private init(resolver: Resolver, index: Int) {
    self.resolver = resolver
    self.index = index
  }

  private var program: Program { resolver.program }

  private mutating func run() {
    for owner in program.ancestry(of: index).reversed() { initialize(owner) }
    for phase in Phase.allCases {
      for name in phase.methods { run(name, above: nil, phase, Circumstances()) }
    }
  }

  /// Stored properties of a type with initial values.
  private mutating func initialize(_ owner: Int) {
    let properties = program.classes[owner].properties.values.joined().sorted {
      ($0.path, $0.type ?? -1, $0.index) < ($1.path, $1.type ?? -1, $1.index)
    }
    for id in properties {
      guard let file = program.files[id.path], let property = program.property(id), property.value != nil,
        !property.traits.contains(.type)
      else { continue }
      for effect in file.effects(of: .value(type: id.type, id.index)) where effect.givenValue == nil {
        append(effect, scope(owner: owner, path: id.path), .initialization, Circumstances())
      }
    }
  }

  /// Runs a method as the class has it; with `above` the one of the next class above, as `super` does.
  private mutating func run(_ name: String, above owner: Int?, _ phase: Phase, _ circumstances: Circumstances) {
    let ancestry = program.ancestry(of: index)
    var candidates = ancestry[...]
    if let owner, let position = ancestry.firstIndex(of: owner) { candidates = ancestry[(position + 1)...] }
    for ancestor in candidates {
      guard let functions = program.classes[ancestor].functions[name], !functions.isEmpty else { continue }
      for id in functions {
        guard let function = program.function(id), !function.traits.contains(.type) else { continue }
        run(id, function, phase, circumstances)
      }
      return
    }
  }

  private mutating func run(
    _ id: FunctionID, _ function: CodeFunction, _ phase: Phase, _ circumstances: Circumstances,
    arguments: [String: CodeScope.Bound] = [:]
  ) {
    guard open.count < Self.maximumDepth, !open.contains(id), steps.count < Self.maximumStepCount else { return }
    open.append(id)
    defer { open.removeLast() }
    var scope = scope(owner: program.owner(path: id.path, type: id.type), path: id.path)
    scope.function = function
    scope.arguments = arguments
    scope.hops = open.count
    let systems = function.availability.map { SystemRange($0) } ?? .all
    for effect in program.effects(id) {
      var around = circumstances
      around.systems = around.systems.intersection(systems)
      append(effect, scope, phase, around)
    }
  }

  private func scope(owner: Int?, path: String) -> CodeScope {
    var scope = CodeScope(path: path, owner: owner)
    scope.receiver = .init(
      CodeExpression(.self, at: 0..<0), CodeScope(path: program.classes[index].path, owner: index))
    return scope
  }

  /// Adds an effect, after those of the controller's own functions that it calls.
  private mutating func append(_ effect: CodeEffect, _ scope: CodeScope, _ phase: Phase, _ around: Circumstances) {
    guard steps.count < Self.maximumStepCount else { return }
    var effect = effect
    effect.circumstances = effect.circumstances.within(around)
    guard !effect.circumstances.systems.isEmpty, resolver.isPossible(effect.circumstances, in: scope) else { return }
    var calls: [(callee: CodeExpression, arguments: [CodeExpression.Argument])] = []
    effect.visit { expression in
      if case .call(let callee, let arguments) = expression.kind { calls.append((callee, arguments)) }
    }
    for call in calls.reversed() { follow(call.callee, call.arguments, scope, phase, effect.circumstances) }
    steps.append(Step(effect: effect, scope: scope, phase: phase))
  }

  private mutating func follow(
    _ callee: CodeExpression, _ arguments: [CodeExpression.Argument], _ scope: CodeScope, _ phase: Phase,
    _ circumstances: Circumstances
  ) {
    var base: CodeExpression?
    let name: String
    switch callee.kind {
    case .name(let function): name = function
    case .member(let receiver, let function): (base, name) = (receiver, function)
    default: return
    }
    if let base, base.kind == .super {
      if phase.methods.contains(name) || name == "init" {
        run(name, above: scope.owner, phase, circumstances)
        return
      }
    } else if let base, base.kind != .self {
      return
    }
    for id in functions(name, arguments, base, scope).prefix(2) {
      guard let function = program.function(id), !function.body.isEmpty,
        let inner = resolver.scope(of: id, calledWith: arguments, on: base, from: scope)
      else { continue }
      run(id, function, phase, circumstances, arguments: inner.arguments)
    }
  }

  private func functions(
    _ name: String, _ arguments: [CodeExpression.Argument], _ base: CodeExpression?, _ scope: CodeScope
  ) -> [FunctionID] {
    let labels = arguments.map(\.label)
    if base?.kind == .super {
      let ancestry = program.ancestry(of: index)
      guard let owner = scope.owner, let position = ancestry.firstIndex(of: owner), position + 1 < ancestry.count else {
        return []
      }
      return program.functions(name, labels, of: ancestry[position + 1])
    }
    let own = program.functions(name, labels, of: index)
    if !own.isEmpty || base != nil { return own }
    return (program.freeFunctions[name] ?? []).filter { program.matches($0, labels) }
  }
}

extension Circumstances {
  /// What holds where something happens in code that runs under other circumstances itself.
  func within(_ outer: Circumstances) -> Circumstances {
    var inner = self
    inner.systems = systems.intersection(outer.systems)
    inner.conditions = outer.conditions + conditions
    inner.choices = choices
    inner.isDeferred = isDeferred || outer.isDeferred
    return inner
  }
}
