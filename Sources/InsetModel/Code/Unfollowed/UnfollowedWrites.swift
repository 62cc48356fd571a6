internal import InsetLayout
internal import InsetSyntax

/// Everything of the app's code that may set or place views out of sight of the controllers that have them.
struct UnfollowedWrites: Sendable {
  typealias Write = UnfollowedWrite.Write

  /// By the property that holds the view.
  fileprivate(set) var byProperty: [String: Set<UnfollowedWrite>] = [:]
  /// On some view of a class's objects, nobody knows which.
  fileprivate(set) var onSome: [Int: Set<Write>] = [:]
  /// What classes do to themselves, or objects of a class to the views that they are given.
  fileprivate(set) var byClass: [Int: Set<Write>] = [:]

  /// What may be written on a view that a property of a class's objects holds.
  ///
  /// - Parameter isPart: whether it is the property of a view in the controller's view, not of the controller.
  func writes(onProperty name: String, of index: Int, isPart: Bool, _ program: Program) -> Set<Write> {
    let family = Set(program.ancestry(of: index)).union(program.descendants(of: index))
    let found = (byProperty[name] ?? []).filter { write in
      guard let owner = write.owner else { return true }
      return isPart ? program.controllerKind(of: owner) == nil : family.contains(owner)
    }
    return Set(found.map(\.write))
  }
}

/// Collects them: first what functions and classes write on what they are given, then where views get there.
struct UnfollowedWritesReading {
  typealias Write = UnfollowedWrite.Write

  private let resolver: Resolver
  private var found = UnfollowedWrites()
  /// What functions write on their arguments, on their receiver, or on what they give back.
  private var functions: [FunctionID: Set<Write>] = [:]
  private var setters: [PropertyID: Set<Write>] = [:]
  /// Properties whose getter or value gives a view that was written on.
  private var names: Set<String> = []

  /// How often what calls a function that writes is looked at in turn.
  private static let rounds = 3

  private var program: Program { resolver.program }

  init(_ resolver: Resolver) { self.resolver = resolver }

  static func read(_ resolver: Resolver) -> UnfollowedWrites {
    var reading = UnfollowedWritesReading(resolver)
    reading.forEachBody(naming: Write.words) { reading, body, scope, effects in
      for effect in effects {
        for (receiver, write) in Write.all(in: effect, scope.path) { reading.note(write, on: receiver, body, scope) }
      }
    }
    for _ in 0..<Self.rounds {
      let before = reading.names
      reading.forEachBody(naming: before) { reading, body, scope, effects in
        for effect in effects { reading.follow(effect, body, scope) }
      }
      if reading.names == before { break }
    }
    return reading.found
  }

  private mutating func forEachBody(
    naming words: Set<String>, _ read: (inout Self, CodeBody, CodeScope, [CodeEffect]) -> Void
  ) {
    for path in resolver.paths {
      guard let file = program.files[path], words.contains(where: file.bodyNames.contains) else { continue }
      for (body, scope) in resolver.bodies(of: file, path) { read(&self, body, scope, file.effects(of: body)) }
    }
  }

  // MARK: Writes

  private mutating func note(_ write: Write, on receiver: CodeExpression, _ body: CodeBody, _ scope: CodeScope) {
    let isInset = Write.insets.contains(write.setting)
    switch receiver.uncast.kind {
    case .self, .super:
      taint(body, scope, with: [write])
      // Views place their own parts, and themselves for a start.
      if isInset || write.setting == "transform", let owner = scope.owner, program.classes[owner].isDeclared,
        program.controllerKind(of: owner) == nil
      {
        taint(class: owner, with: [write])
      }
    case .name(let name) where isParameter(name, scope) && !name.hasPrefix("$"): taint(body, scope, with: [write])
    case .name(let name):
      if isProperty(name, scope) {
        noteOwn(name, write, scope)
      } else {
        taint(body, scope, with: [write])
        if isInset, let owner = scope.owner { found.onSome[owner, default: []].insert(write) }
      }
    case .member(let base, let name) where base.uncast.kind == .self: noteOwn(name, write, scope)
    case .member(let base, let name): note(write, onProperty: name, of: base, scope)
    case .call(let callee, let arguments):
      taint(body, scope, with: [write])
      // A message of Objective-C for a property.
      if arguments.isEmpty, case .member(let base, let name) = callee.kind {
        note(write, onProperty: name, of: base, scope)
      }
    default: taint(body, scope, with: [write])
    }
  }

  private mutating func noteOwn(_ name: String, _ write: Write, _ scope: CodeScope) {
    guard let owner = scope.owner else { return }
    let isController = program.controllerKind(of: owner) != nil
    // Places that a class's own code gives its views are read with them.
    if write.setting != "frame" { add(name, owner, write) }
    if !isController, !program.isView(owner) { taint(class: owner, with: [write]) }
  }

  private mutating func note(_ write: Write, onProperty name: String, of base: CodeExpression, _ scope: CodeScope) {
    let owner = projectClass(base, scope)
    guard owner != nil || Write.insets.contains(write.setting) else { return }
    add(name, owner, write)
  }

  private mutating func add(_ name: String, _ owner: Int?, _ write: Write) {
    let bare = name.hasPrefix("_") ? String(name.dropFirst()) : name
    found.byProperty[bare, default: []].insert(UnfollowedWrite(property: bare, owner: owner, write: write))
  }

  private mutating func taint(_ body: CodeBody, _ scope: CodeScope, with writes: Set<Write>) {
    switch body {
    case .function(let type, let index):
      let id = FunctionID(path: scope.path, type: type, index: index)
      functions[id, default: []].formUnion(writes)
      if let name = program.function(id)?.name.value {
        names.insert(name)
        if let property = SettingForms.name(ofSetter: name) { names.insert(property) }
      }
    case .setter(let type, let index):
      let id = PropertyID(path: scope.path, type: type, index: index)
      setters[id, default: []].formUnion(writes)
      if let name = program.property(id)?.name.value { names.insert(name) }
    // What it gives was written on.
    case .getter(let type, let index), .value(let type, let index):
      let id = PropertyID(path: scope.path, type: type, index: index)
      guard let name = program.property(id)?.name.value else { return }
      for write in writes { add(name, scope.owner, write) }
    }
  }

  private mutating func taint(class index: Int, with writes: Set<Write>) {
    found.byClass[index, default: []].formUnion(writes)
    names.insert(program.classes[index].name)
    for id in program.classes[index].functions.values.joined().sorted() {
      functions[id, default: []].formUnion(writes)
      if let name = program.function(id)?.name.value, name != "init" { names.insert(name) }
    }
  }

  // MARK: Ways there

  private mutating func follow(_ effect: CodeEffect, _ body: CodeBody, _ scope: CodeScope) {
    var calls: [(CodeExpression, [CodeExpression.Argument])] = []
    effect.visit { if case .call(let callee, let arguments) = $0.kind { calls.append((callee, arguments)) } }
    for (callee, arguments) in calls {
      let writes = writes(ofCalling: callee, arguments, scope)
      guard !writes.isEmpty else { continue }
      for argument in arguments { reach(argument.value, writes, body, scope) }
      if case .member(let base, _) = callee.kind, !isType(base, scope) { reach(base, writes, body, scope) }
    }
    switch effect.kind {
    case .assignment(let target, _, let value):
      let made = writes(ofMaking: value, scope)
      if !made.isEmpty { reach(target, made, body, scope) }
      guard let (base, name) = target.asMember, base.uncast.kind != .self else { return }
      let set = writes(ofSetting: name, of: base, scope)
      if !set.isEmpty { reach(base, set, body, scope) }
      // A view that an object is given which writes on its views.
      if let owner = projectClass(base, scope), program.controllerKind(of: owner) == nil,
        let writes = found.byClass[owner]
      {
        reach(value, writes, body, scope)
      }
    case .result(let value):
      let made = writes(ofMaking: value, scope)
      if !made.isEmpty { taint(body, scope, with: made) }
    case .evaluation: break
    }
  }

  private func writes(
    ofCalling callee: CodeExpression, _ arguments: [CodeExpression.Argument], _ scope: CodeScope
  ) -> Set<Write> {
    if case .name(let name) = callee.kind, name.first?.isUppercase == true {
      guard !arguments.isEmpty, let type = program.classIndex(name, from: scope.path) else { return [] }
      return program.ancestry(of: type).reduce(into: []) { $0.formUnion(found.byClass[$1] ?? []) }
    }
    guard let name = callee.lastName, names.contains(name) else { return [] }
    return resolver.functions(callee, arguments, scope).reduce(into: []) { $0.formUnion(functions[$1] ?? []) }
  }

  /// What was written on a value when it was made.
  private func writes(ofMaking value: CodeExpression, _ scope: CodeScope) -> Set<Write> {
    switch value.uncast.kind {
    case .call(let callee, let arguments):
      if case .name(let name) = callee.kind, name.first?.isUppercase == true { return [] }
      return writes(ofCalling: callee, arguments, scope)
    case .conditional(_, let then, let otherwise):
      return writes(ofMaking: then, scope).union(writes(ofMaking: otherwise, scope))
    case .binary(let left, "??", let right): return writes(ofMaking: left, scope).union(writes(ofMaking: right, scope))
    default: return []
    }
  }

  private func writes(ofSetting name: String, of base: CodeExpression, _ scope: CodeScope) -> Set<Write> {
    guard names.contains(name) else { return [] }
    var writes: Set<Write> = []
    for (id, tainted) in setters where program.property(id)?.name.value == name { writes.formUnion(tainted) }
    if writes.isEmpty, let type = projectClass(base, scope) {
      let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
      for id in program.functions(setter, nil, of: type) { writes.formUnion(functions[id] ?? []) }
    }
    return writes
  }

  /// Notes that writes reach what an expression means.
  private mutating func reach(_ expression: CodeExpression, _ writes: Set<Write>, _ body: CodeBody, _ scope: CodeScope)
  {
    switch expression.uncast.kind {
    case .name(let name) where isParameter(name, scope): taint(body, scope, with: writes)
    case .name(let name):
      guard let owner = scope.owner, isProperty(name, scope) else { return }
      for write in writes { add(name, owner, write) }
    case .member(let base, let name):
      let owner = base.uncast.kind == .self ? scope.owner : projectClass(base, scope)
      for write in writes where owner != nil || Write.insets.contains(write.setting) { add(name, owner, write) }
    case .array(let items): for item in items { reach(item, writes, body, scope) }
    case .call(let callee, let arguments) where arguments.isEmpty:
      if case .member(let base, let name) = callee.kind {
        reach(CodeExpression(.member(base, name), at: expression.range), writes, body, scope)
      }
    default: return
    }
  }

  // MARK: Names

  private func isParameter(_ name: String, _ scope: CodeScope) -> Bool {
    name.hasPrefix("$") || scope.function?.parameters.contains { $0.name == name } == true
  }

  private func isProperty(_ name: String, _ scope: CodeScope) -> Bool {
    guard let owner = scope.owner else { return false }
    if !program.properties(name, of: owner).isEmpty { return true }
    return ["view", "tableView", "collectionView"].contains(name) && program.controllerKind(of: owner) != nil
  }

  private func isType(_ base: CodeExpression, _ scope: CodeScope) -> Bool {
    guard case .name(let name) = base.uncast.kind, name.first?.isUppercase == true else { return false }
    return resolver.classReference(name, from: scope.path) != nil || program.classIndex(name, from: scope.path) != nil
  }

  private func projectClass(_ base: CodeExpression, _ scope: CodeScope) -> Int? {
    if case .project(let index)? = resolver.type(of: base, in: scope) { return index }
    return nil
  }
}
