internal import InsetDocuments
internal import InsetLayout
internal import InsetSyntax
internal import InsetText

/// Follows expressions through an app's code: to their types, and to the controllers that they are.
///
/// Belongs to one thread and one question; what it finds out it leaves to the others in `memory`.
final class Resolver {
  let program: Program
  let storyboards: StoryboardIndex
  let memory: ResolverMemory
  /// What is being found out further up, so that what leads back to itself comes to an end.
  var openProperties: Set<PropertyKey> = []
  var openViewTrees: Set<Int> = []

  struct PropertyKey: Hashable, Sendable {
    let owner: Int
    let name: String
  }

  /// A value that code of a type gives one of its own properties.
  struct PropertyAssignment: Sendable {
    let value: CodeExpression
    let scope: CodeScope
  }

  /// A value that code gives a property of an object that isn't its own.
  struct ForeignAssignment: Sendable {
    let object: CodeExpression
    let value: CodeExpression
    let scope: CodeScope
  }

  /// A place where the project makes an object of one of its types.
  struct Construction: Sendable {
    let arguments: [CodeExpression.Argument]
    let scope: CodeScope
    /// The call.
    let range: Range<Int>
  }

  /// Files of tests and of other systems: what they do says nothing of the app.
  let outside: Set<String>
  /// Whether what depends on a case that only a function's callers name counts as nothing: they are followed.
  var leavesCasesToCallers = false

  init(
    _ program: Program, _ storyboards: StoryboardIndex, outside: Set<String> = [],
    _ memory: ResolverMemory = ResolverMemory()
  ) {
    self.program = program
    self.storyboards = storyboards
    self.outside = outside
    self.memory = memory
  }

  /// The files of the app, in order.
  var paths: [String] { memory.paths.value { program.files.keys.filter { !outside.contains($0) }.sorted() } }

  // MARK: Names

  /// The class that a name means in a file; nil of names that are no classes known here.
  func classReference(_ name: String, from path: String) -> ClassReference? {
    if let index = program.classIndex(name, from: path) {
      return program.classes[index].isDeclared ? .project(index) : .external(program.classes[index].name)
    }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    guard let first = last.first, first.isUppercase else { return nil }
    let isKnown =
      UIKitClasses.superclasses[last] != nil || ["UIViewController", "UIView", "UIStoryboard"].contains(last)
      || LibraryClasses.entries[last] != nil || last.hasSuffix("Controller") || last.hasSuffix("View")
    return isKnown ? .external(last) : nil
  }

  func controllerKind(_ reference: ClassReference) -> Controller.Kind? {
    switch reference {
    case .project(let index): program.controllerKind(of: index)
    case .external(let name): Program.controllerKind(external: name)
    }
  }

  /// The library's class that a class is, or inherits from.
  func libraryEntry(_ reference: ClassReference) -> LibraryClasses.Entry? {
    switch reference {
    case .project(let index):
      // The library's sources may be part of the project.
      program.ancestry(of: index).lazy.compactMap { LibraryClasses.entries[self.program.classes[$0].name] }.first
        ?? program.externalBase(of: index).flatMap { LibraryClasses.entries[$0] }
    case .external(let name): LibraryClasses.entries[name]
    }
  }

  // MARK: Types

  /// The class of what an expression gives, as far as declarations and constructions tell.
  func type(of expression: CodeExpression, in scope: CodeScope, depth: Int = 0) -> ClassReference? {
    guard depth < 12 else { return nil }
    func type(_ inner: CodeExpression) -> ClassReference? { self.type(of: inner, in: scope, depth: depth + 1) }
    switch expression.kind {
    case .self:
      if let receiver = scope.receiver {
        return self.type(of: receiver.expression, in: receiver.scope, depth: depth + 1) ?? ownType(scope)
      }
      return ownType(scope)
    case .super:
      return scope.owner.flatMap { program.ancestry(of: $0).dropFirst().first }.map { .project($0) }
    case .name(let name): return typeOfName(name, scope, depth)
    case .member(let base, let name): return typeOfMember(base, name, scope, depth)
    case .call(let callee, let arguments):
      if case .name(let name) = callee.kind, let made = classReference(name, from: scope.path) { return made }
      let functions = functions(callee, arguments, scope)
      for id in functions {
        guard let function = program.function(id) else { continue }
        if let name = function.resultClassName, !["Self", "instancetype", "id"].contains(name),
          let result = classReference(name, from: id.path)
        {
          return result
        }
      }
      // `FeedViewController.make()` gives one of its own.
      if case .member(let base, _) = callee.kind, case .name(let name) = base.uncast.kind,
        let made = classReference(name, from: scope.path), controllerKind(made) != nil
      {
        return made
      }
      return nil
    case .cast(let inner, let name): return classReference(name, from: scope.path) ?? type(inner)
    case .conditional(_, let then, let otherwise): return type(then) ?? type(otherwise)
    case .binary(let left, "??", let right): return type(left) ?? type(right)
    case .subscript(let base, _): return type(base)
    case .array(let items): return items.firstResult { type($0) }
    default: return nil
    }
  }

  private func ownType(_ scope: CodeScope) -> ClassReference? {
    scope.owner.map { program.classes[$0].isDeclared ? .project($0) : .external(program.classes[$0].name) }
  }

  private func typeOfName(_ name: String, _ scope: CodeScope, _ depth: Int) -> ClassReference? {
    if let bound = scope.arguments[name] { return type(of: bound.expression, in: bound.scope, depth: depth + 1) }
    if let parameter = scope.function?.parameters.first(where: { $0.name == name }) {
      return parameter.className.flatMap { classReference($0, from: scope.path) }
    }
    if name == "Self" { return ownType(scope) }
    if let owner = scope.owner, let type = typeOfProperty(name, .project(owner), depth) { return type }
    for id in program.globals[name] ?? [] {
      if let type = typeOfProperty(id, owner: nil, depth) { return type }
    }
    return nil
  }

  private func typeOfMember(_ base: CodeExpression, _ name: String, _ scope: CodeScope, _ depth: Int)
    -> ClassReference?
  {
    // `Router.shared` is a property of the type.
    if case .name(let type) = base.uncast.kind, scope.arguments[type] == nil,
      let reference = classReference(type, from: scope.path)
    {
      return typeOfProperty(name, reference, depth)
    }
    return type(of: base, in: scope, depth: depth + 1).flatMap { typeOfProperty(name, $0, depth) }
  }

  private func typeOfProperty(_ name: String, _ owner: ClassReference, _ depth: Int) -> ClassReference? {
    switch owner {
    case .project(let index):
      for id in program.properties(name, of: index) {
        if let type = typeOfProperty(id, owner: index, depth) { return type }
      }
      let base = program.classes[index].isDeclared ? program.externalBase(of: index) : program.classes[index].name
      return base.flatMap { typeOfProperty(name, .external($0), depth) }
    case .external(let type):
      let known = LibraryClasses.entries[type]?.base ?? type
      return UIKitClasses.type(of: name, in: known).map { .external($0) }
    }
  }

  private func typeOfProperty(_ id: PropertyID, owner: Int?, _ depth: Int) -> ClassReference? {
    guard let property = program.property(id) else { return nil }
    if let name = property.className, let type = classReference(name, from: id.path) { return type }
    guard let value = program.files[id.path]?.value(of: .value(type: id.type, id.index))?.value else { return nil }
    return type(of: value, in: CodeScope(path: id.path, owner: owner), depth: depth + 1)
  }

  // MARK: Functions

  /// The functions of the project that a call may mean.
  func functions(_ callee: CodeExpression, _ arguments: [CodeExpression.Argument], _ scope: CodeScope) -> [FunctionID] {
    let labels = arguments.map(\.label)
    switch callee.kind {
    case .name(let name):
      if let owner = scope.owner {
        let own = program.functions(name, labels, of: owner)
        if !own.isEmpty { return own }
      }
      return nearest((program.freeFunctions[name] ?? []).filter { program.matches($0, labels) }, scope)
    case .member(let base, let name):
      if case .super = base.kind {
        guard let owner = scope.owner else { return [] }
        let above = program.ancestry(of: owner).dropFirst().first
        return above.map { program.functions(name, labels, of: $0) } ?? []
      }
      if let type = receiverClass(base, scope) {
        let found = members(name, labels, type)
        let own = found.filter { !isDeclaration($0) }
        if !own.isEmpty { return own }
        // A protocol's requirement: whoever takes it on.
        if !found.isEmpty, case .project(let index) = type { return implementations(name, labels, of: index) }
      }
      // A receiver whose type isn't known, and a name that only one type has.
      let all = (program.functionsByName[name] ?? []).filter {
        program.matches($0, labels) && $0.type != nil && !isDeclaration($0)
      }
      let owners = Set(all.compactMap { program.owner(path: $0.path, type: $0.type) })
      return owners.count == 1 && !Self.isCommon(name) ? all : []
    default: return []
    }
  }

  private func isDeclaration(_ id: FunctionID) -> Bool {
    program.function(id)?.traits.contains(.declaration) ?? true
  }

  /// What the one class that takes a protocol on does; of several nobody knows which is meant.
  private func implementations(_ name: String, _ labels: [String?], of index: Int) -> [FunctionID] {
    let protocolName = program.classes[index].name
    let found = (program.functionsByName[name] ?? []).filter { id in
      guard program.matches(id, labels), !isDeclaration(id), let owner = program.owner(path: id.path, type: id.type)
      else { return false }
      return program.ancestry(of: owner).contains { program.classes[$0].inherited.contains(protocolName) }
    }
    return Set(found.map { program.owner(path: $0.path, type: $0.type) }).count == 1 ? found : []
  }

  private func members(_ name: String, _ labels: [String?], _ type: ClassReference) -> [FunctionID] {
    switch type {
    case .project(let index): return program.functions(name, labels, of: index)
    case .external(let external):
      for name in UIKitClasses.chain(LibraryClasses.entries[external]?.base ?? external) + [external] {
        guard let index = program.classIndices(name).first(where: { !program.classes[$0].isDeclared }) else { continue }
        let found = program.functions(name, labels, of: index)
        if !found.isEmpty { return found }
      }
      return program.classIndices(UIKitClasses.chain(external).last ?? external)
        .flatMap { program.functions(name, labels, of: $0) }
    }
  }

  /// The class of a value, or the class that a name means itself.
  func receiverClass(_ base: CodeExpression, _ scope: CodeScope) -> ClassReference? {
    if let type = type(of: base, in: scope) { return type }
    if case .name(let name) = base.uncast.kind {
      return classReference(name, from: scope.path) ?? typeNamed(name, scope)
    }
    if case .member(_, let name) = base.uncast.kind { return typeNamed(name, scope) }
    return nil
  }

  private func typeNamed(_ name: String, _ scope: CodeScope) -> ClassReference? {
    program.classIndex(name, from: scope.path).map { .project($0) }
  }

  private func nearest(_ functions: [FunctionID], _ scope: CodeScope) -> [FunctionID] {
    guard functions.count > 1 else { return functions }
    return program.neighbourhood.nearest(functions, to: scope.path) { $0.path }.map { [$0] } ?? []
  }

  /// Names of the language and of frameworks: that a type of the project has one too says nothing.
  private static func isCommon(_ name: String) -> Bool { commonNames.contains(name) }

  private static let commonNames: Set<String> = [
    "init", "append", "insert", "remove", "add", "set", "get", "reload", "reloadData", "update", "start", "stop",
    "present", "presentViewController", "dismiss", "show", "pushViewController", "popViewController", "addSubview",
    "addChild", "addChildViewController", "viewDidLoad", "load", "view", "object", "first", "last", "map", "filter",
    "forEach", "configure", "setup", "copy", "description", "contains", "count", "alloc", "new", "perform", "call",
  ]

  /// A function as it runs when it is called so.
  func scope(
    of id: FunctionID, calledWith arguments: [CodeExpression.Argument], on base: CodeExpression?, from scope: CodeScope
  ) -> CodeScope? {
    guard scope.hops < CodeScope.maximumHops, let function = program.function(id) else { return nil }
    var inner = CodeScope(path: id.path, owner: program.owner(path: id.path, type: id.type), function: function)
    inner.hops = scope.hops + 1
    var rest = function.parameters[...]
    for argument in arguments {
      guard let position = rest.firstIndex(where: { $0.label == argument.label }) ?? rest.indices.first else { break }
      inner.arguments[rest[position].name] = .init(argument.value, scope)
      rest = rest[(position + 1)...]
    }
    if let base {
      switch base.kind {
      case .self, .super: inner.receiver = scope.receiver ?? .init(CodeExpression(.self, at: base.range), scope)
      default: inner.receiver = .init(base, scope)
      }
    } else if scope.owner != nil, inner.owner != nil {
      inner.receiver = scope.receiver ?? .init(CodeExpression(.self, at: 0..<0), scope)
    }
    return inner
  }
}
