internal import InsetLayout
internal import InsetSyntax

/// Works out what expressions are worth: literals, UIKit's constants, and what constants, properties, macros and
/// functions of the project lead to.
///
/// Made anew for each setting: what it may spend is limited.
final class CodeValues {
  /// An expression that stands for itself, with what its names mean.
  struct Leaf {
    let expression: CodeExpression
    let scope: CodeScope
  }

  /// What is known of an insets or edges property of some object when the code reads it.
  struct Current {
    var insets: (_ object: CodeExpression, _ name: String, CodeScope) -> InsetValues? = { _, _, _ in nil }
    var edges: EdgeSet = .all
  }

  let resolver: Resolver
  var objects: ValueObjects
  let current: Current
  private var fuel = 3_000
  private var depth = 0

  private static let maximumHops = 8
  /// Operations nested deeper give no value.
  private static let maximumDepth = 48

  init(_ resolver: Resolver, _ objects: ValueObjects, _ current: Current = Current()) {
    self.resolver = resolver
    self.objects = objects
    self.current = current
  }

  private var program: Program { resolver.program }

  /// What an expression leads to.
  func leaves(_ expression: CodeExpression, _ scope: CodeScope, _ hops: Int) -> [Possible<Leaf>] {
    let found = paths(expression, scope, hops)
    return found.count <= maximumPossibleCount ? found : [Possible(value: nil, isConditional: true)]
  }

  private func paths(_ expression: CodeExpression, _ scope: CodeScope, _ hops: Int) -> [Possible<Leaf>] {
    let expression = expression.uncast
    let itself = [Possible(value: Leaf(expression: expression, scope: scope))]
    guard fuel > 0, hops < Self.maximumHops else { return [Possible(value: nil)] }
    fuel -= 1
    switch expression.kind {
    case .conditional(let condition, let then, let otherwise):
      return alternatives(condition, leaves(then, scope, hops + 1), leaves(otherwise, scope, hops + 1))
    case .binary(let left, "??", let right):
      return (leaves(left, scope, hops + 1) + leaves(right, scope, hops + 1)).compactMap {
        $0.within(.all, isConditional: true)
      }
    case .name(let name): return named(name, scope, hops) ?? itself
    case .member(let base, let name): return member(base, name, scope, hops) ?? itself
    case .call(let callee, let arguments): return called(callee, arguments, scope, hops) ?? itself
    default: return itself
    }
  }

  /// What each thing is worth that an expression leads to.
  func each<Value>(
    _ expression: CodeExpression, _ scope: CodeScope, _ hops: Int, _ read: (Leaf) -> [Possible<Value>]
  ) -> [Possible<Value>] {
    guard depth < Self.maximumDepth else { return [Possible(value: nil)] }
    depth += 1
    defer { depth -= 1 }
    var values: [Possible<Value>] = []
    for leaf in leaves(expression, scope, hops) {
      let found = leaf.value.map(read) ?? [Possible(value: nil)]
      values += found.compactMap { $0.within(leaf.systems, isConditional: leaf.isConditional) }
    }
    return values
  }

  private func alternatives(
    _ condition: CodeExpression, _ then: [Possible<Leaf>], _ otherwise: [Possible<Leaf>]
  ) -> [Possible<Leaf>] {
    if let holds = SystemConditions.systems(condition), let fails = holds.complement {
      return then.compactMap { $0.within(holds, isConditional: false) }
        + otherwise.compactMap { $0.within(fails, isConditional: false) }
    }
    return (then + otherwise).compactMap { $0.within(.all, isConditional: true) }
  }

  // MARK: Names

  private func named(_ name: String, _ scope: CodeScope, _ hops: Int) -> [Possible<Leaf>]? {
    if let bound = scope.arguments[name] { return leaves(bound.expression, bound.scope, hops + 1) }
    if let parameter = scope.function?.parameters.first(where: { $0.name == name }) {
      guard scope.hops > 0, let value = parameter.defaultValue else { return nil }
      return leaves(value, scope, hops + 1)
    }
    if let owner = scope.owner, let found = property(name, of: owner, hops) { return found }
    guard
      let id = program.neighbourhood.nearest(program.globals[name] ?? [], to: scope.path, { $0.path })
    else { return nil }
    return values(of: id, hops)
  }

  private func member(_ base: CodeExpression, _ name: String, _ scope: CodeScope, _ hops: Int) -> [Possible<Leaf>]? {
    guard case .project(let owner)? = resolver.receiverClass(base, scope) else { return nil }
    return property(name, of: owner, hops)
  }

  /// What a property is made with, and what the type's code assigns to it.
  private func property(_ name: String, of owner: Int, _ hops: Int) -> [Possible<Leaf>]? {
    var found: [[Possible<Leaf>]] = []
    let ids = program.properties(name, of: owner)
    for id in ids {
      if let values = values(of: id, hops) { found.append(values) }
    }
    guard !ids.isEmpty else { return nil }
    for ancestor in program.ancestry(of: owner) {
      let bare = name.hasPrefix("_") ? String(name.dropFirst()) : name
      for assignment in resolver.assignments(to: bare, of: ancestor).prefix(4) {
        found.append(leaves(assignment.value, assignment.scope, hops + 1))
      }
    }
    guard !found.isEmpty else { return nil }
    return found.count == 1
      ? found[0] : found.joined().compactMap { $0.within(.all, isConditional: true) }
  }

  private func values(of id: PropertyID, _ hops: Int) -> [Possible<Leaf>]? {
    guard let file = program.files[id.path] else { return nil }
    let scope = CodeScope(path: id.path, owner: program.owner(path: id.path, type: id.type))
    if let lowered = file.value(of: .value(type: id.type, id.index)) {
      for effect in lowered.effects { objects.note(effect, scope) }
      return leaves(lowered.value, scope, hops + 1)
    }
    let results = results(file.effects(of: .getter(type: id.type, id.index)), scope, hops)
    return results.isEmpty ? nil : results
  }

  // MARK: Functions

  private func called(
    _ callee: CodeExpression, _ arguments: [CodeExpression.Argument], _ scope: CodeScope, _ hops: Int
  ) -> [Possible<Leaf>]? {
    var base: CodeExpression?
    switch callee.kind {
    case .name(let name):
      if resolver.classReference(name, from: scope.path) != nil { return nil }
    case .member(let receiver, _): base = receiver
    default: return nil
    }
    guard let id = resolver.functions(callee, arguments, scope).first,
      let inner = resolver.scope(of: id, calledWith: arguments, on: base, from: scope)
    else { return nil }
    let results = results(program.effects(id), inner, hops)
    return results.isEmpty ? nil : results
  }

  /// What a body gives back.
  func results(_ effects: [CodeEffect], _ scope: CodeScope, _ hops: Int) -> [Possible<Leaf>] {
    var found: [Possible<Leaf>] = []
    for effect in effects where resolver.isPossible(effect.circumstances, effects, in: scope) {
      guard let value = effect.givenValue ?? (effects.count == 1 ? effect.evaluatedValue : nil) else {
        objects.note(effect, scope)
        continue
      }
      found += leaves(value, scope, hops + 1).compactMap { $0.within(effect.circumstances) }
    }
    return found
  }
}
