internal import InsetSyntax

/// The names in a file's bodies, as hashes: tells in no time whether a file can have what a rule looks for. Two names may
/// share a hash, which costs a look.
struct BodyNames: Sendable {
  private let hashes: [UInt32]

  init(_ facts: CodeFacts) {
    var found: Set<UInt32> = []
    for functions in facts.types.map(\.functions) + [facts.functions] {
      for function in functions { Self.collect(function.body, &found) }
    }
    for properties in facts.types.map(\.properties) + [facts.variables] {
      for property in properties {
        if let value = property.value { Self.collect(value, &found) }
        Self.collect(property.getter ?? [], &found)
        Self.collect(property.setter ?? [], &found)
      }
    }
    hashes = found.sorted()
  }

  func contains(_ name: String) -> Bool {
    let wanted = Self.hash(name)
    var (low, high) = (0, hashes.count)
    while low < high {
      let middle = (low + high) / 2
      if hashes[middle] < wanted { low = middle + 1 } else { high = middle }
    }
    return low < hashes.count && hashes[low] == wanted
  }

  private static func hash(_ name: String) -> UInt32 {
    name.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }

  private enum Part {
    case statement(CodeStatement)
    case expression(CodeExpression)
  }

  private static func collect(_ body: [CodeStatement], _ found: inout Set<UInt32>) {
    collect(body.map { .statement($0) }, &found)
  }

  private static func collect(_ value: CodeExpression, _ found: inout Set<UInt32>) {
    collect([.expression(value)], &found)
  }

  private static func collect(_ parts: [Part], _ found: inout Set<UInt32>) {
    var stack = parts
    while let next = stack.popLast() {
      switch next {
      case .statement(let statement): push(statement, &stack)
      case .expression(let expression):
        switch expression.kind {
        case .name(let name), .implicitMember(let name), .member(_, let name), .selector(let name):
          found.insert(hash(name))
        case .closure(_, let body): stack += body.map { .statement($0) }
        default: break
        }
        stack += expression.parts.map { .expression($0) }
      }
    }
  }

  private static func push(_ statement: CodeStatement, _ stack: inout [Part]) {
    func add(_ body: [CodeStatement]) { stack += body.map { .statement($0) } }
    func add(_ value: CodeExpression?) { if let value { stack.append(.expression(value)) } }
    func add(_ conditions: [CodeCondition]) {
      for condition in conditions {
        switch condition {
        case .expression(let value), .binding(_, let value): add(value)
        case .match(let pattern, let value):
          add(pattern.expression)
          add(value)
        case .available, .compilation: break
        }
      }
    }
    switch statement.kind {
    case .expression(let value): add(value)
    case .variable(_, _, let value), .return(let value): add(value)
    case .assignment(let target, _, let value):
      add(target)
      add(value)
    case .branches(let branches, let otherwise):
      for branch in branches {
        add(branch.conditions)
        add(branch.body)
      }
      add(otherwise)
    case .guard(let conditions, let otherwise):
      add(conditions)
      add(otherwise)
    case .choice(let subject, let cases):
      add(subject)
      for one in cases {
        one.patterns.forEach { add($0.expression) }
        add(one.body)
      }
    case .loop(_, let sequence, let body):
      add(sequence)
      add(body)
    case .block(let body): add(body)
    case .function(let function): add(function.body)
    case .jump, .throw: break
    }
  }
}
