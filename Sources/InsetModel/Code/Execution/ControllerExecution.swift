internal import InsetSyntax

/// What the code of an object's class does from its making until it is on screen, in order: the bodies of the methods
/// that UIKit calls, with what they call of the object's own in place. The object is a controller or a view.
struct ControllerExecution {
  /// When code runs, in UIKit's order.
  enum Phase: Int, Comparable, Sendable, CaseIterable {
    case initialization, loadView, viewDidLoad, viewWillAppear, layout, viewDidAppear
    /// What is undone then doesn't hold for other controllers.
    case viewWillDisappear

    static func < (left: Phase, right: Phase) -> Bool { left.rawValue < right.rawValue }

    /// The methods of controllers and of views, by base name.
    var methods: [String] {
      switch self {
      case .initialization: ["init", "awakeFromNib", "commonInit"]
      case .loadView: ["loadView"]
      case .viewDidLoad: ["viewDidLoad"]
      case .viewWillAppear: ["viewWillAppear", "viewIsAppearing", "didMoveToSuperview", "didMoveToWindow"]
      case .layout:
        [
          "updateViewConstraints", "updateConstraints", "viewWillLayoutSubviews", "layoutSubviews",
          "viewDidLayoutSubviews", "viewSafeAreaInsetsDidChange", "safeAreaInsetsDidChange",
        ]
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
    /// The method of UIKit's that led here; empty of initial values.
    let entry: String
  }

  /// Whose functions are followed where the object's code calls them.
  enum Reach: Sendable {
    /// Those of the object itself.
    case own
    /// Also those that extend other views and controllers, those of the project's views, and functions of types: what
    /// the object's own code delegates to helpers.
    case others
  }

  let resolver: Resolver
  /// The class whose objects are followed; its superclasses' code runs for it too.
  let index: Int
  let reach: Reach
  private(set) var steps: [Step] = []
  private var entry = ""
  private var open: [FunctionID] = []
  private var finished: Set<FunctionID> = []
  /// Properties whose getter ran: lazy ones, and those that Objective-C's getters make.
  private var made: Set<String> = []
  /// The calls that the open function made: a local variable stands for its value wherever it is used.
  private var calls: [CodeSite: [CodeExpression]] = [:]

  private static let maximumStepCount = 4_000
  private static let maximumDepth = 5

  /// The steps of a class's objects. Classes above it in the project take part; what frameworks do doesn't.
  static func steps(of index: Int, _ resolver: Resolver, reach: Reach = .own) -> [Step] {
    var execution = ControllerExecution(resolver: resolver, index: index, reach: reach)
    execution.run()
    return execution.steps
  }

  private init(resolver: Resolver, index: Int, reach: Reach) {
    self.resolver = resolver
    self.index = index
    self.reach = reach
  }

  private var program: Program { resolver.program }

  private mutating func run() {
    for owner in program.ancestry(of: index).reversed() { initialize(owner) }
    for phase in Phase.allCases {
      if phase == .viewWillDisappear { initializeRest() }
      for name in phase.methods {
        entry = name
        run(name, above: nil, phase, Circumstances())
      }
    }
  }

  /// Lazy properties that nothing followed here reads: whoever does comes later.
  private mutating func initializeRest() {
    for owner in program.ancestry(of: index).reversed() {
      for (id, property) in initialized(owner) where property.traits.contains(.lazy) {
        guard made.insert(property.name.value).inserted else { continue }
        initialize(id, owner, .viewDidAppear, Circumstances())
      }
    }
  }

  /// Stored properties of a type with initial values.
  private mutating func initialize(_ owner: Int) {
    for (id, property) in initialized(owner) where !property.traits.contains(.lazy) {
      initialize(id, owner, .initialization, Circumstances())
    }
  }

  /// The properties of objects that have an initial value, in the order of the source.
  private func initialized(_ owner: Int) -> [(PropertyID, CodeProperty)] {
    program.classes[owner].propertiesInOrder.compactMap { id in
      guard let property = program.property(id), property.value != nil, !property.traits.contains(.type) else {
        return nil
      }
      return (id, property)
    }
  }

  private mutating func initialize(_ id: PropertyID, _ owner: Int?, _ phase: Phase, _ circumstances: Circumstances) {
    guard let file = program.files[id.path] else { return }
    for effect in file.effects(of: .value(type: id.type, id.index)) where effect.givenValue == nil {
      append(effect, scope(owner: owner, path: id.path), phase, circumstances)
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
        // `commonInit` runs by itself only where no initialiser calls it.
        if name == "commonInit", finished.contains(id) { continue }
        run(id, function, phase, circumstances)
      }
      return
    }
  }

  private mutating func run(
    _ id: FunctionID, _ function: CodeFunction, _ phase: Phase, _ circumstances: Circumstances,
    arguments: [String: CodeScope.Bound] = [:], receiver: CodeScope.Bound? = nil
  ) {
    guard open.count < Self.maximumDepth, !open.contains(id), steps.count < Self.maximumStepCount else { return }
    open.append(id)
    let outerCalls = calls
    calls = [:]
    defer {
      open.removeLast()
      finished.insert(id)
      calls = outerCalls
    }
    var scope = scope(owner: program.owner(path: id.path, type: id.type), path: id.path)
    scope.function = function
    scope.arguments = arguments
    scope.hops = open.count
    if let receiver { scope.receiver = receiver }
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

  /// Adds an effect, after those of the functions that it calls.
  private mutating func append(_ effect: CodeEffect, _ scope: CodeScope, _ phase: Phase, _ around: Circumstances) {
    guard steps.count < Self.maximumStepCount else { return }
    guard let own = resolver.decided(effect.circumstances, in: scope) else { return }
    var effect = effect
    effect.circumstances = own.within(around)
    guard !effect.circumstances.systems.isEmpty, resolver.isPossible(effect.circumstances, in: scope) else { return }
    for expression in effect.evaluated {
      switch expression.kind {
      case .call(let callee, let arguments):
        guard isNew(expression, scope) else { continue }
        if arguments.isEmpty, let name = ownProperty(callee, scope), isProperty(name) {
          read(name, phase, effect.circumstances)
        } else {
          follow(callee, arguments, scope, phase, effect.circumstances)
        }
      case .name, .member:
        if let name = ownProperty(expression, scope) { read(name, phase, effect.circumstances) }
      default: continue
      }
    }
    steps.append(Step(effect: effect, scope: scope, phase: phase, entry: entry))
    if case .assignment(let target, "=", let value) = effect.kind, let name = ownProperty(target, scope) {
      write(name, value, scope, phase, effect.circumstances)
    }
  }

  /// Whether the open function hasn't made the call before: one place may stand for a local variable many times.
  private mutating func isNew(_ call: CodeExpression, _ scope: CodeScope) -> Bool {
    let site = CodeSite(path: scope.path, range: call.range)
    if calls[site]?.contains(call) == true { return false }
    calls[site, default: []].append(call)
    return true
  }
}

// MARK: - Properties

extension ControllerExecution {
  private func ownProperty(_ expression: CodeExpression, _ scope: CodeScope) -> String? {
    guard scope.otherReceiver == nil else { return nil }
    switch expression.kind {
    case .name(let name):
      return scope.arguments[name] == nil && scope.function?.parameters.contains { $0.name == name } != true
        ? name : nil
    case .member(let base, let name): return base.uncast.kind == .self ? name : nil
    default: return nil
    }
  }

  private func isProperty(_ name: String) -> Bool { !program.properties(name, of: index).isEmpty }

  /// The first time that a property is read whose value is made then: Swift's lazy ones, and Objective-C's with a getter
  /// that is written.
  private mutating func read(_ name: String, _ phase: Phase, _ circumstances: Circumstances) {
    guard !name.hasPrefix("_"), made.insert(name).inserted else { return }
    for id in program.properties(name, of: index) {
      guard let property = program.property(id), !property.traits.contains(.type) else { continue }
      if property.traits.contains(.lazy) {
        initialize(id, program.owner(path: id.path, type: id.type), phase, circumstances)
      }
    }
    for id in program.functions(name, [], of: index).prefix(1) {
      guard program.files[id.path]?.facts.language == .objectiveC, let function = program.function(id) else { continue }
      run(id, function, phase, circumstances)
    }
  }

  /// What a property's setter and observers do.
  private mutating func write(
    _ name: String, _ value: CodeExpression, _ scope: CodeScope, _ phase: Phase, _ circumstances: Circumstances
  ) {
    guard !name.hasPrefix("_"), open.count < Self.maximumDepth else { return }
    for id in program.properties(name, of: index) where program.property(id)?.setter != nil {
      // An initialiser's own assignments run no observers.
      guard phase != .initialization, let file = program.files[id.path] else { continue }
      var inner = self.scope(owner: program.owner(path: id.path, type: id.type), path: id.path)
      inner.arguments["newValue"] = .init(value, scope)
      inner.hops = open.count + 1
      guard inner.hops < Self.maximumDepth, made.insert(name + " =").inserted else { continue }
      for effect in file.effects(of: .setter(type: id.type, id.index)) { append(effect, inner, phase, circumstances) }
      made.remove(name + " =")
    }
    guard let first = name.first else { return }
    let setter = "set" + first.uppercased() + name.dropFirst()
    for id in program.functions(setter, [nil], of: index).prefix(1) {
      guard let function = program.function(id), let parameter = function.parameters.first else { continue }
      run(id, function, phase, circumstances, arguments: [parameter.name: .init(value, scope)])
    }
  }
}

// MARK: - Calls

extension ControllerExecution {
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
      if reach == .others { followOther(callee, base, arguments, scope, phase, circumstances) }
      return
    }
    for id in functions(name, arguments, base, scope).prefix(2) {
      guard let function = program.function(id), !function.body.isEmpty,
        let inner = resolver.scope(of: id, calledWith: arguments, on: base, from: scope)
      else { continue }
      run(id, function, phase, circumstances, arguments: inner.arguments, receiver: scope.otherReceiver)
    }
  }

  /// What extensions of other objects' classes do to them, the project's views to themselves, and functions of types to
  /// what they are given.
  private mutating func followOther(
    _ callee: CodeExpression, _ base: CodeExpression, _ arguments: [CodeExpression.Argument], _ scope: CodeScope,
    _ phase: Phase, _ circumstances: Circumstances
  ) {
    for id in resolver.functions(callee, arguments, scope).prefix(2) {
      guard let function = program.function(id), !function.body.isEmpty,
        let owner = program.owner(path: id.path, type: id.type),
        let inner = resolver.scope(of: id, calledWith: arguments, on: base, from: scope)
      else { continue }
      let type = program.classes[owner]
      let isOpen = !type.isDeclared || type.kind == .protocol || function.traits.contains(.type)
      guard isOpen || program.isView(owner) else { continue }
      run(id, function, phase, circumstances, arguments: inner.arguments, receiver: inner.receiver)
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
    let own = program.functions(name, labels, of: scope.otherReceiver == nil ? index : scope.owner ?? index)
    if !own.isEmpty || base != nil { return own }
    return (program.freeFunctions[name] ?? []).filter { program.matches($0, labels) }
  }
}

extension CodeEffect {
  /// The expressions of the effect in the order in which they are evaluated.
  fileprivate var evaluated: [CodeExpression] {
    var found: [CodeExpression] = []
    var stack: [CodeExpression] = []
    switch kind {
    case .assignment(let target, _, let value):
      // What is assigned to isn't read itself.
      stack = target.parts + [value]
    case .evaluation(let value), .result(let value): stack = [value]
    }
    while let next = stack.popLast() {
      found.append(next)
      guard case .call(let callee, let arguments) = next.kind else {
        stack += next.parts
        continue
      }
      // What is called isn't read.
      switch callee.kind {
      case .name: break
      case .member(let base, _): stack.append(base)
      default: stack.append(callee)
      }
      stack += arguments.map(\.value)
    }
    return found.reversed()
  }
}

extension Circumstances {
  /// What holds where something happens in code that runs under other circumstances itself.
  func within(_ outer: Circumstances) -> Circumstances {
    var inner = self
    inner.systems = systems.intersection(outer.systems)
    inner.conditions = outer.conditions
    for condition in conditions { inner.add(condition: condition) }
    inner.choices = choices
    inner.tests = []
    inner.isDeferred = isDeferred || outer.isDeferred
    return inner
  }
}
