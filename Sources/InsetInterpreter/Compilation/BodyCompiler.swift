internal import InsetProgram
internal import InsetSyntax

/// Translates one body into flat code.
///
/// The readers bound how deep statements and expressions nest, and so how deep this recurses.
final class BodyCompiler {
  struct Variable {
    var slot: Int
    var isShared: Bool
    /// The name of the accessor closures of a computed local variable.
    var getter: Int32?
  }

  /// What `break` and `continue` mean where they stand.
  struct Target {
    var label: String?
    var isLoop: Bool
    /// `break` without a label leaves loops and switches, not `if` and `do`.
    var takesBareBreak: Bool
    var deferredDepth: Int
  }

  let store: CodeStore
  let body: Body
  var scopes: [[String: Variable]] = [[:]]
  var nextSlot = 0
  var range: Range<Int> = 0..<0
  /// Names of variables that closures in this body use and somebody changes: they live in the heap.
  var sharedNames: Set<String> = []
  var targets: [Target] = []
  /// The statements of `defer`, by the scopes that are open, outermost first.
  var deferred: [[CodeStatement]] = [[]]
  var nestedCount = 0
  private var nameIndices: [Name: Int32] = [:]
  private var typeIndices: [TypeReference: Int32] = [:]
  /// What a closure finds around it, by name, and the values that it takes along.
  var enclosing: BodyCompiler?
  var captured: [(name: String, variable: Variable)] = []

  init(_ store: CodeStore, _ body: Body, within enclosing: BodyCompiler? = nil) {
    self.store = store
    self.body = body
    self.enclosing = enclosing
  }

  var isObjectiveC: Bool { body.language == .objectiveC }

  // MARK: Emitting

  var here: Int32 { Int32(truncatingIfNeeded: body.code.count) }

  @discardableResult
  func emit(_ operation: Operation, _ a: Int32 = 0, _ b: Int32 = 0) -> Int {
    body.code.append(Instruction(operation, a, b))
    body.ranges.append(range)
    return body.code.count - 1
  }

  /// Lets the jump at `index` go to the next instruction.
  func land(_ index: Int) { body.code[index].a = here }
  func joinHere(_ index: Int) { body.code[index].b = here }

  func name(_ text: String) -> Int32 {
    let name = store.names.name(text)
    if let index = nameIndices[name] { return index }
    let index = Int32(truncatingIfNeeded: body.names.count)
    body.names.append(name)
    nameIndices[name] = index
    return index
  }

  func type(_ type: TypeReference) -> Int32 {
    if let index = typeIndices[type] { return index }
    let index = Int32(truncatingIfNeeded: body.types.count)
    body.types.append(type)
    typeIndices[type] = index
    return index
  }

  func text(_ text: String) -> Int32 {
    body.texts.append(text)
    return Int32(truncatingIfNeeded: body.texts.count - 1)
  }

  func operatorIndex(_ name: String) -> Int32 {
    if let index = body.operators.firstIndex(of: name) { return Int32(truncatingIfNeeded: index) }
    body.operators.append(name)
    return Int32(truncatingIfNeeded: body.operators.count - 1)
  }

  var site: Site { Site(body: body.id, instruction: here) }

  func emit(constant: Value) {
    body.constants.append(constant)
    emit(.constant, Int32(truncatingIfNeeded: body.constants.count - 1))
  }

  func emitUnsupported(_ what: String) { emit(.unsupported, text(what)) }

  // MARK: Variables

  func slot() -> Int {
    nextSlot += 1
    body.localCount = max(body.localCount, nextSlot)
    return nextSlot - 1
  }

  func inScope(_ work: () -> Void) {
    scopes.append([:])
    deferred.append([])
    work()
    runDeferred(from: deferred.count - 1)
    deferred.removeLast()
    // Slots aren't used again: a closure's captures and joins are simpler for it.
    scopes.removeLast()
  }

  /// The deferred statements of the scopes from a depth on, innermost first.
  func runDeferred(from depth: Int) {
    guard depth < deferred.count else { return }
    for level in deferred.indices[depth...].reversed() {
      let statements = deferred[level]
      guard !statements.isEmpty else { continue }
      let kept = deferred
      // What leaves inside of them leaves them alone.
      deferred[level] = []
      for statement in statements.reversed() { if case .block(let inner) = statement.kind { block(inner) } }
      deferred = kept
    }
  }

  @discardableResult
  func declare(_ name: String) -> Variable {
    let variable = Variable(slot: slot(), isShared: sharedNames.contains(name))
    scopes[scopes.count - 1][name] = variable
    return variable
  }

  /// Declares a variable that gets the value on top of the stack.
  func bind(_ name: String) {
    if name == "_" {
      emit(.pop)
      return
    }
    let variable = declare(name)
    emit(variable.isShared ? .makeCell : .setLocal, Int32(truncatingIfNeeded: variable.slot))
  }

  func variable(_ name: String) -> Variable? {
    for scope in scopes.reversed() { if let found = scope[name] { return found } }
    guard let enclosing else { return nil }
    if let known = captured.first(where: { $0.name == name }) { return known.variable }
    guard let outer = enclosing.variable(name) else { return nil }
    let variable = Variable(slot: slot(), isShared: outer.isShared)
    captured.append((name, variable))
    body.captureSlots.append(variable.slot)
    return variable
  }

  func load(_ variable: Variable) {
    emit(variable.isShared ? .cell : .local, Int32(truncatingIfNeeded: variable.slot))
  }

  func store(_ variable: Variable) {
    emit(variable.isShared ? .setCell : .setLocal, Int32(truncatingIfNeeded: variable.slot))
  }

  // MARK: Bodies

  func compile(_ function: CodeFunction) {
    range = function.range
    sharedNames = SharedNames.find(in: function.body, parameters: function.parameters.map(\.name))
    declareParameters(function.parameters)
    compileBody(
      function.body, hasResult: function.resultType.map { !Self.isNothing($0) } ?? false,
      isMacro: function.traits.contains(.macro))
    body.isGeneric = !function.genericParameters.isEmpty
  }

  private static func isNothing(_ type: String) -> Bool { type == "Void" || type == "()" || type == "void" }

  func compileBody(_ statements: [CodeStatement], hasResult: Bool, isMacro: Bool = false) {
    // A single expression is the result in Swift, and of a macro.
    if hasResult && !isObjectiveC || isMacro, statements.count == 1, let only = statements.first {
      switch only.kind {
      case .expression(let value):
        range = only.range
        expression(value)
        finish(withValue: true)
        return
      case .branches, .choice:
        value(of: only)
        finish(withValue: true)
        return
      default: break
      }
    }
    block(statements)
    finish(withValue: false)
  }

  private func finish(withValue: Bool) {
    if !withValue { emit(.null) }
    emit(.return)
  }

  private func declareParameters(_ parameters: [CodeFunction.Parameter]) {
    for parameter in parameters {
      let variable = declare(parameter.name)
      let written = parameter.type
      let isChanged = written.map { $0.hasPrefix("inout ") || $0.contains(" inout ") } ?? false
      var defaultValue: Int32?
      if let value = parameter.defaultValue { defaultValue = nested(value: value, named: parameter.name) }
      body.parameters.append(
        .init(
          label: parameter.label.map { store.names.name($0) }, name: store.names.name(parameter.name),
          slot: variable.slot, isShared: variable.isShared,
          type: store.type(written) ?? parameter.className.map { .named($0, []) }, isChanged: isChanged,
          isVariadic: written?.hasSuffix("...") ?? false, defaultValue: defaultValue))
    }
  }

  /// A default value: a body of its own, run where the argument is missing.
  private func nested(value: CodeExpression, named name: String) -> Int32 {
    let inner = store.newBody(
      .nested(body.id, nestedCount), name: body.name, file: body.file, owner: body.owner, language: body.language,
      isOfType: body.isOfType)
    nestedCount += 1
    BodyCompiler(store, inner).compile(value: value)
    return inner.id
  }

  func compile(
    _ accessor: CodeAccessor, parameters: [CodeFunction.Parameter] = [], type: TypeReference?, range: Range<Int>
  ) {
    self.range = range
    var parameters = parameters
    switch accessor.kind {
    case .get: break
    case .set, .willSet:
      parameters.append(.init(label: nil, name: accessor.parameter ?? "newValue"))
    case .didSet: parameters.append(.init(label: nil, name: accessor.parameter ?? "oldValue"))
    }
    sharedNames = SharedNames.find(in: accessor.body, parameters: parameters.map(\.name))
    declareParameters(parameters)
    compileBody(accessor.body, hasResult: accessor.kind == .get)
  }

  func compile(value: CodeExpression) {
    range = value.range
    expression(value)
    if let type = body.resultType { emit(.coerce, self.type(type)) } else { emit(.settle) }
    emit(.return)
  }
}
