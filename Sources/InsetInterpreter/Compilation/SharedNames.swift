internal import InsetSyntax

/// Finds the variables of a body that closures use and somebody changes after they were made: both must see one
/// variable. Found by name, so that a name that stands for two variables counts for both.
enum SharedNames {
  static func find(in statements: [CodeStatement], parameters: [String]) -> Set<String> {
    var search = Search()
    for parameter in parameters { search.declared.insert(parameter) }
    for statement in statements { search.visit(statement) }
    return search.inClosures.intersection(search.changed)
  }

  private struct Search {
    var declared: Set<String> = []
    var inClosures: Set<String> = []
    var changed: Set<String> = []
    private var closureDepth = 0

    mutating func visit(_ statements: [CodeStatement]) { for statement in statements { visit(statement) } }

    mutating func visit(_ statement: CodeStatement) {
      switch statement.kind {
      case .expression(let value): visit(value)
      case .variable(let name, _, let value):
        declared.insert(name)
        // A later assignment gives it its value.
        if value == nil { changed.insert(name) }
        if let value { visit(value) }
        for accessor in statement.details?.accessors ?? [] { visit(accessor.body) }
      case .assignment(let target, _, let value):
        if let root = Self.root(of: target) { changed.insert(root) }
        visit(target)
        visit(value)
      case .branches(let branches, let otherwise):
        for branch in branches {
          for condition in branch.conditions { visit(condition) }
          visit(branch.body)
        }
        visit(otherwise)
      case .guard(let conditions, let otherwise):
        for condition in conditions { visit(condition) }
        visit(otherwise)
      case .choice(let subject, let choices):
        visit(subject)
        for choice in choices {
          for pattern in choice.patterns { visit(pattern.expression) }
          visit(choice.body)
        }
      case .loop(_, let sequence, let body):
        if let sequence { visit(sequence) }
        visit(statement.details?.repetition)
        visit(body)
      case .block(let body): visit(body)
      case .return(let value), .throw(let value): if let value { visit(value) }
      case .function(let function):
        changed.insert(function.name.value)
        closureDepth += 1
        visit(function.body)
        closureDepth -= 1
      case .jump: break
      }
    }

    private mutating func visit(_ repetition: CodeStatement.Repetition?) {
      switch repetition {
      case .while(let conditions, _): for condition in conditions { visit(condition) }
      case .untilFalse(let condition): visit(condition)
      case .counting(let initial, let condition, let step):
        visit(initial)
        if let condition { visit(condition) }
        visit(step)
      case .sequence, nil: break
      }
    }

    private mutating func visit(_ condition: CodeCondition) {
      switch condition {
      case .expression(let value), .binding(_, let value): visit(value)
      case .match(let pattern, let value):
        visit(pattern.expression)
        visit(value)
      case .available, .compilation: break
      }
    }

    private mutating func visit(_ expression: CodeExpression) {
      var pending = [expression]
      while let next = pending.popLast() {
        switch next.kind {
        case .name(let name): if closureDepth > 0 { inClosures.insert(name) }
        case .closure(_, let body):
          for capture in next.details?.captures ?? [] { if let value = capture.value { pending.append(value) } }
          closureDepth += 1
          visit(body)
          closureDepth -= 1
        case .statement(let statement): visit(statement)
        case .binary(let left, "=", let right):
          if let root = Self.root(of: left) { changed.insert(root) }
          pending += [left, right]
        case .unary("&", let operand):
          if let root = Self.root(of: operand) { changed.insert(root) }
          pending.append(operand)
        case .unary("++", let operand), .unary("--", let operand):
          if let root = Self.root(of: operand) { changed.insert(root) }
          pending.append(operand)
        case .call(let callee, let arguments):
          // A method may change the structure that it is called on.
          if case .member(let base, _) = callee.kind, let root = Self.root(of: base) { changed.insert(root) }
          pending.append(callee)
          pending += arguments.map(\.value)
        case .subscript(let base, let arguments):
          pending.append(base)
          pending += arguments.map(\.value)
        case .member(let base, _), .cast(let base, _), .unary(_, let base): pending.append(base)
        case .array(let elements), .interpolation(let elements): pending += elements
        case .tuple(let elements): pending += elements.map(\.value)
        case .dictionary(let entries): pending += entries.flatMap { [$0.key, $0.value] }
        case .conditional(let condition, let then, let otherwise): pending += [condition, then, otherwise]
        case .binary(let left, _, let right): pending += [left, right]
        case .boolean, .number, .string, .null, .self, .super, .implicitMember, .keyPath, .selector, .other: break
        }
      }
    }

    private static func root(of target: CodeExpression) -> String? {
      var target = target
      while true {
        switch target.kind {
        case .name(let name): return name
        case .member(let base, _), .subscript(let base, _): target = base
        default: return nil
        }
      }
    }
  }
}
