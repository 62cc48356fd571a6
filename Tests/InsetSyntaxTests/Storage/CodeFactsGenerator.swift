import InsetSyntax
import InsetText
import TestSupport

/// Makes facts at random, with every case and every property in use.
struct CodeFactsGenerator {
  static let byteCount = 5_000

  private var random: SeededGenerator
  private let words = ["", "view", "tableView", "é", "e\u{301}", "UINavigationController", "😀", "a\u{0}b", "_x"]

  init(seed: UInt64) { random = SeededGenerator(state: seed) }

  mutating func facts() -> CodeFacts {
    var facts = CodeFacts(flag() ? .swift : .objectiveC)
    facts.imports = many { $0.located() }
    facts.types = many { $0.type() }
    facts.functions = many { $0.function(3) }
    facts.variables = many { $0.property(3) }
    facts.aliases = many { $0.alias() }
    facts.statements = body(3)
    facts.problems = many { generator in
      ReadingProblem([.error, .warning, .information][generator.below(3)], generator.word(), at: generator.range())
    }
    facts.isComplete = flag()
    return facts
  }

  private mutating func type() -> CodeType {
    let kinds: [CodeType.Kind] = [.class, .struct, .enum, .actor, .protocol, .extension, .implementation]
    var type = CodeType(
      kinds[below(kinds.count)], name: located(), qualifiedName: word(), isGeneric: flag(), range: range())
    type.objectiveCName = maybe { $0.located() }
    type.category = maybe { $0.located() }
    type.inherited = many { $0.located() }
    type.availability = maybe { $0.availability() }
    type.properties = many { $0.property(3) }
    type.functions = many { $0.function(3) }
    type.cases = many { generator in
      var one = CodeCase(
        name: generator.located(), rawValue: generator.maybe { $0.expression(2) },
        associatedValues: generator.many { $0.maybe { $0.word() } })
      one.associatedTypes = generator.many { $0.word() }
      return one
    }
    type.subscripts = many { generator in
      CodeSubscript(
        parameters: generator.many { $0.parameter() }, resultType: generator.maybe { $0.word() },
        isOfType: generator.flag(), accessors: generator.many { $0.accessor(2) }, range: generator.range())
    }
    type.aliases = many { $0.alias() }
    type.genericParameters = many { $0.genericParameter() }
    return type
  }

  private mutating func property(_ depth: Int) -> CodeProperty {
    var property = CodeProperty(
      name: located(), type: maybe { $0.located() }, className: maybe { $0.word() }, range: range())
    property.traits = CodeProperty.Traits(rawValue: .random(in: 0 ... .max, using: &random))
    property.value = maybe { $0.expression(depth) }
    property.accessors = many { $0.accessor(depth) }
    property.attributes = many { CodeAttribute($0.word(), $0.arguments(1)) }
    property.getterName = maybe { $0.word() }
    property.setterName = maybe { $0.word() }
    property.variableName = maybe { $0.word() }
    return property
  }

  private mutating func accessor(_ depth: Int) -> CodeAccessor {
    let kinds: [CodeAccessor.Kind] = [.get, .set, .willSet, .didSet]
    return CodeAccessor(kinds[below(kinds.count)], parameter: maybe { $0.word() }, body: body(depth))
  }

  private mutating func alias() -> CodeAlias { CodeAlias(name: word(), type: word()) }

  private mutating func genericParameter() -> CodeGenericParameter {
    CodeGenericParameter(name: word(), constraint: maybe { $0.word() })
  }

  private mutating func parameter() -> CodeFunction.Parameter {
    var parameter = CodeFunction.Parameter(
      label: maybe { $0.word() }, name: word(), className: maybe { $0.word() },
      defaultValue: maybe { $0.expression(1) })
    parameter.type = maybe { $0.word() }
    return parameter
  }

  private mutating func function(_ depth: Int) -> CodeFunction {
    var function = CodeFunction(name: located(), range: range())
    function.parameters = many { $0.parameter() }
    function.resultType = maybe { $0.word() }
    function.genericParameters = many { $0.genericParameter() }
    function.resultClassName = maybe { $0.word() }
    function.traits = CodeFunction.Traits(rawValue: .random(in: 0 ... .max, using: &random))
    function.availability = maybe { $0.availability() }
    function.body = body(depth)
    return function
  }

  private mutating func body(_ depth: Int) -> [CodeStatement] {
    depth == 0 ? [] : many { $0.statement(depth - 1) }
  }

  private mutating func statement(_ depth: Int) -> CodeStatement {
    let kind: CodeStatement.Kind =
      switch below(12) {
      case 0: .expression(expression(depth))
      case 1: .variable(name: word(), className: maybe { $0.word() }, value: maybe { $0.expression(depth) })
      case 2: .assignment(target: expression(depth), operator: word(), value: expression(depth))
      case 3:
        .branches(many { CodeBranch($0.many { $0.condition(depth) }, $0.body(depth)) }, otherwise: body(depth))
      case 4: .guard(many { $0.condition(depth) }, otherwise: body(depth))
      case 5: .choice(expression(depth), many { CodeChoice($0.many { $0.pattern(depth) }, $0.body(depth)) })
      case 6: .loop(variable: maybe { $0.word() }, sequence: maybe { $0.expression(depth) }, body: body(depth))
      case 7: .block(body(depth))
      case 8: .return(maybe { $0.expression(depth) })
      case 9: .jump([.break, .continue, .fallthrough][below(3)], label: maybe { $0.word() })
      case 10: .throw(maybe { $0.expression(depth) })
      default: .function(function(depth))
      }
    var statement = CodeStatement(kind, at: range())
    statement.details = maybe { $0.statementDetails(depth) }
    return statement
  }

  private mutating func statementDetails(_ depth: Int) -> CodeStatement.Details {
    var details = CodeStatement.Details()
    details.traits = CodeStatement.Traits(rawValue: .random(in: 0 ... .max, using: &random))
    details.label = maybe { $0.word() }
    details.type = maybe { $0.word() }
    details.pattern = maybe { $0.pattern(0) }
    details.repetition = maybe { $0.repetition(depth) }
    details.caught = many { $0.maybe { $0.pattern(0) } }
    details.accessors = many { $0.accessor(max(0, depth - 1)) }
    return details
  }

  private mutating func repetition(_ depth: Int) -> CodeStatement.Repetition {
    switch below(4) {
    case 0: .sequence(pattern(0))
    case 1: .while(many { $0.condition(0) }, bindsInBody: flag())
    case 2: .untilFalse(expression(0))
    default:
      .counting(
        initial: body(max(0, depth - 1)), condition: maybe { $0.expression(0) }, step: body(max(0, depth - 1)))
    }
  }

  private mutating func condition(_ depth: Int) -> CodeCondition {
    switch below(5) {
    case 0: .available(availability())
    case 1: .expression(expression(depth))
    case 2: .binding(name: word(), value: expression(depth))
    case 3: .match(pattern(depth), value: expression(depth))
    default: .compilation(word())
    }
  }

  private mutating func pattern(_ depth: Int) -> CodeChoice.Pattern {
    CodeChoice.Pattern(expression(depth), bindings: many { $0.word() })
  }

  private mutating func expression(_ depth: Int) -> CodeExpression {
    let numbers = [0, -0.0, 64, 0.1, -1e300, .infinity, .leastNonzeroMagnitude]
    let kind: CodeExpression.Kind =
      switch below(depth == 0 ? 11 : 24) {
      case 0: .boolean(flag())
      case 1: .number(numbers[below(numbers.count)])
      case 2: .string(word())
      case 3: .null
      case 4: .self
      case 5: .super
      case 6: .name(word())
      case 7: .implicitMember(word())
      case 8: .selector(word())
      case 9: .other
      case 10: .keyPath(root: maybe { $0.word() }, many { $0.word() })
      case 20: .member(expression(depth - 1), word())
      case 21: .tuple(arguments(depth - 1))
      case 22: .interpolation(many { $0.expression(depth - 1) })
      case 23: .statement(statement(depth - 1))
      case 11: .call(expression(depth - 1), arguments(depth - 1))
      case 12: .subscript(expression(depth - 1), arguments(depth - 1))
      case 13: .array(many { $0.expression(depth - 1) })
      case 14: .dictionary(many { CodeExpression.Entry($0.expression(depth - 1), $0.expression(depth - 1)) })
      case 15: .closure(parameters: many { $0.word() }, body: body(depth))
      case 16:
        .conditional(expression(depth - 1), then: expression(depth - 1), otherwise: expression(depth - 1))
      case 17: .binary(expression(depth - 1), operator: word(), expression(depth - 1))
      case 18: .unary(operator: word(), expression(depth - 1))
      default: .cast(expression(depth - 1), className: word())
      }
    var expression = CodeExpression(kind, at: range())
    expression.marks = CodeExpression.Marks(rawValue: .random(in: 0 ... .max, using: &random))
    if below(4) == 0 { expression.details = expressionDetails() }
    return expression
  }

  private mutating func expressionDetails() -> CodeExpression.Details {
    var details = CodeExpression.Details()
    details.typeArguments = many { $0.word() }
    details.captures = many { generator in
      CodeCapture(name: generator.word(), isWeak: generator.flag(), value: generator.maybe { $0.expression(0) })
    }
    details.parameterTypes = many { $0.maybe { $0.word() } }
    details.resultType = maybe { $0.word() }
    details.castType = maybe { $0.word() }
    return details
  }

  private mutating func arguments(_ depth: Int) -> [CodeExpression.Argument] {
    many { generator in CodeExpression.Argument(generator.maybe { $0.word() }, generator.expression(depth)) }
  }

  private mutating func availability() -> CodeAvailability {
    CodeAvailability(introduced: maybe { $0.word() }, obsoleted: maybe { $0.word() })
  }

  private mutating func located() -> Located<String> { Located(word(), at: range()) }

  private mutating func range() -> Range<Int> {
    let lower = Int.random(in: 0...Self.byteCount, using: &random)
    return lower..<Int.random(in: lower...Self.byteCount, using: &random)
  }

  private mutating func word() -> String { words[below(words.count)] }
  private mutating func flag() -> Bool { below(2) == 0 }
  private mutating func below(_ bound: Int) -> Int { .random(in: 0..<bound, using: &random) }

  private mutating func maybe<Value>(_ make: (inout Self) -> Value) -> Value? { flag() ? make(&self) : nil }

  private mutating func many<Value>(_ make: (inout Self) -> Value) -> [Value] {
    (0..<below(4)).map { _ in make(&self) }
  }
}
