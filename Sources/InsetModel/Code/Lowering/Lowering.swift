internal import InsetSyntax

/// Turns a function's body into the effects that it has, in order.
///
/// Branches are all followed: an effect says under which circumstances it takes place. A local variable stands for what
/// was assigned to it; where branches give it different values, for each of them.
struct Lowering {
  var effects: [CodeEffect] = []
  /// What local variables hold. A parameter without entry stands for itself.
  var locals: [String: CodeExpression] = [:]
  var circumstances = Circumstances()
  var depth = 0
  /// How many branches are around what is looked at, whatever their conditions say.
  var branchDepth = 0
  /// How often what is looked at was asked for by the loops around it.
  private(set) var repetitions = 1
  /// Whether conditions are effects too, as evaluations.
  private(set) var keepsConditions = false
  /// How many cases of a `switch` and how many branches were around the declarations of local variables.
  private var surroundings: [String: (choices: Int, branches: Int)] = [:]

  /// Statements nested deeper say nothing that could be followed.
  static let maximumDepth = 48
  static let maximumUnrolledCount = 8
  /// How often something is followed at most that stands in loops in loops: each multiplies what lies in it.
  static let maximumRepetitions = 512
  /// Functions through which libraries and apps configure an object in place.
  static let configuring: Set<String> = ["then", "apply", "with", "also", "do", "configure", "tap", "setup"]

  /// - Parameter keepsConditions: whether what conditions ask is among the effects, as an evaluation.
  static func effects(
    of body: [CodeStatement], locals: [String: CodeExpression] = [:], keepsConditions: Bool = false
  ) -> [CodeEffect] {
    var lowering = Lowering()
    lowering.locals = locals
    lowering.keepsConditions = keepsConditions
    lowering.lower(body)
    return lowering.effects
  }

  /// The effects of an initial value, and what it gives.
  static func value(of expression: CodeExpression) -> (effects: [CodeEffect], value: CodeExpression) {
    var lowering = Lowering()
    let value = lowering.lower(expression)
    return (lowering.effects, value)
  }
}

// MARK: - Statements

extension Lowering {
  mutating func lower(_ statements: [CodeStatement]) {
    guard depth < Self.maximumDepth else { return }
    depth += 1
    defer { depth -= 1 }
    for statement in statements { lower(statement) }
  }

  /// A block whose changes to local variables stay; what it declares is dropped by nobody asking for it.
  mutating func lower(_ statements: [CodeStatement], under change: (inout Circumstances) -> Void) {
    let outer = circumstances
    change(&circumstances)
    lower(statements)
    circumstances = outer
  }

  /// Goes through the items of a list that is known; false, without having begun, where there are too many or where the
  /// loops around it multiply them too far.
  mutating func unroll(
    _ items: [CodeExpression], limit: Int, _ body: (inout Lowering, CodeExpression) -> Void
  ) -> Bool {
    let (product, overflows) = repetitions.multipliedReportingOverflow(by: max(items.count, 1))
    guard items.count <= limit, !overflows, product <= Self.maximumRepetitions else { return false }
    let outer = repetitions
    repetitions = product
    for item in items { body(&self, item) }
    repetitions = outer
    return true
  }

  mutating func lower(_ statement: CodeStatement) {
    switch statement.kind {
    case .expression(let expression): evaluate(expression, statement)
    case .variable(let name, let className, let value): declare(name, className, value)
    case .assignment(let target, let sign, let value): assign(target, sign, value, statement)
    case .branches(let branches, let otherwise): lower(branches, otherwise)
    case .guard(let conditions, let otherwise): lowerGuard(conditions, otherwise)
    case .choice(let subject, let cases): lower(subject, cases)
    case .loop(let variable, let sequence, let body): loop(variable, sequence, body)
    case .block(let body): lower(body)
    case .return(let value):
      guard let value else { return }
      let result = lower(value)
      append(.result(result), statement.range)
    case .function(let function):
      lower(function.body) { $0.isDeferred = true }
    case .throw, .jump(.fallthrough, _):
      append(.evaluation(CodeExpression(.other, at: statement.range)), statement.range)
    case .jump: return
    }
  }

  /// A variable without value holds nothing yet; one whose declaration names a class keeps it in a cast.
  private mutating func declare(_ name: String, _ className: String?, _ value: CodeExpression?) {
    surroundings[name] = (circumstances.choices.count, branchDepth)
    guard let value else {
      locals[name] = CodeExpression(.null, at: 0..<0)
      return
    }
    let lowered = Self.isEmptyList(value) ? CodeExpression(.array([]), at: value.range) : lower(value)
    // What the function called does takes place here, wherever the variable is used.
    if case .call(let callee, _) = lowered.uncast.kind, Self.isOwnFunction(callee) {
      append(.evaluation(lowered), lowered.range)
    }
    locals[name] = Self.bounded(
      className.map { CodeExpression(.cast(lowered, className: $0), at: lowered.range) } ?? lowered)
  }

  /// `[UIViewController]()`, `[NSMutableArray array]`, `[[NSMutableArray alloc] init]`.
  private static func isEmptyList(_ value: CodeExpression) -> Bool {
    guard case .call(let callee, let arguments) = value.kind else { return false }
    let isSized = arguments.count == 1 && arguments[0].value.kind != .null
    switch callee.kind {
    case .array(let items): return arguments.isEmpty && items.count == 1
    case .name("NSMutableArray"): return arguments.isEmpty || isSized
    case .name("Array"): return arguments.isEmpty
    case .member(let base, let name):
      return base.kind == .name("NSMutableArray") && ["array", "new", "arrayWithCapacity"].contains(name)
    default: return false
    }
  }

  /// A function of the code's own object, not a type that is made.
  private static func isOwnFunction(_ callee: CodeExpression) -> Bool {
    switch callee.kind {
    case .name(let name): name.first?.isLowercase == true
    case .member(let base, _): base.kind == .self
    default: false
    }
  }

  private mutating func evaluate(_ expression: CodeExpression, _ statement: CodeStatement) {
    if append(expression) { return }
    let value = lower(expression)
    append(.evaluation(value), statement.range)
  }

  /// `list.append(item)` of a local list whose items are known.
  private mutating func append(_ expression: CodeExpression) -> Bool {
    guard case .call(let callee, let arguments) = expression.kind, let item = arguments.first?.value,
      case .member(let base, let name) = callee.kind,
      ["append", "addObject", "addObjectsFromArray"].contains(name),
      case .name(let list) = base.kind, case .array(let items)? = locals[list]?.uncast.kind
    else { return false }
    let more = lower(item)
    var all = items
    if arguments.first?.label == "contentsOf" || name == "addObjectsFromArray", case .array(let others) = more.kind {
      all += others
    } else {
      all.append(more)
    }
    locals[list] = Self.bounded(CodeExpression(.array(all), at: expression.range), .choice)
    return true
  }

  private mutating func assign(
    _ target: CodeExpression, _ sign: String, _ value: CodeExpression, _ statement: CodeStatement
  ) {
    let value = lower(value)
    if sign == "=", case .name(let name) = target.kind, let before = locals[name] {
      let declared = surroundings[name] ?? (circumstances.choices.count, 0)
      let choices = circumstances.choices.dropFirst(declared.choices)
      if !choices.isEmpty {
        locals[name] = Self.bounded(choices.reversed().reduce(value) { Self.chosen($1, $0, else: before) }, .choice)
        return
      }
      let isCertain =
        circumstances.conditions.isEmpty && circumstances.systems == .all && branchDepth <= declared.branches
      let isReplaced = isCertain || before.uncast.kind == .null
      // In a branch that only asks for the system the value is the one of these systems.
      let asksForSystem = circumstances.conditions.isEmpty && branchDepth == declared.branches + 1
      if !isReplaced, asksForSystem, let condition = SystemConditions.condition(circumstances.systems) {
        locals[name] = Self.bounded(
          CodeExpression(.conditional(condition, then: value, otherwise: before), at: value.range), .choice)
        return
      }
      locals[name] = Self.bounded(isReplaced ? value : Self.either(value, before))
      return
    }
    if sign == "+=", case .name(let name) = target.kind, case .array(let items)? = locals[name]?.uncast.kind {
      let more = Self.concatenated(CodeExpression(.array(items), at: target.range), value, at: value.range)
      locals[name] = Self.bounded(more, .choice)
      return
    }
    append(.assignment(target: lower(target), operator: sign, value: value), statement.range)
  }

  private static func concatenated(_ left: CodeExpression, _ right: CodeExpression, at range: Range<Int>)
    -> CodeExpression
  {
    if case .array(let first) = left.uncast.kind, case .array(let second) = right.uncast.kind {
      return CodeExpression(.array(first + second), at: range)
    }
    guard case .array(let items) = left.uncast.kind else {
      return CodeExpression(.binary(left, operator: "+", right), at: range)
    }
    // What isn't known is one item of the list; who reads it takes it apart.
    return CodeExpression(.array(items + [right]), at: range)
  }

  mutating func append(_ kind: CodeEffect.Kind, _ range: Range<Int>) {
    guard !circumstances.systems.isEmpty else { return }
    effects.append(CodeEffect(kind: kind, circumstances: circumstances, range: range))
  }
}
