internal import InsetSyntax

extension Lowering {
  /// The expression with local variables replaced. Closures that are called at once are followed; those that are handed
  /// over are followed too, as something that runs later.
  mutating func lower(_ expression: CodeExpression) -> CodeExpression {
    guard depth < Self.maximumDepth else { return CodeExpression(.other, at: expression.range) }
    depth += 1
    defer { depth -= 1 }
    func with(_ kind: CodeExpression.Kind) -> CodeExpression { CodeExpression(kind, at: expression.range) }
    switch expression.kind {
    case .boolean, .number, .string, .null, .self, .super, .implicitMember, .selector, .other: return expression
    case .tuple, .interpolation, .keyPath, .statement: return with(.other)
    case .name(let name): return locals[name] ?? expression
    case .member(let base, let name): return with(.member(lower(base), name))
    case .call(let callee, let arguments): return call(callee, arguments, expression)
    case .subscript(let base, let arguments):
      return with(.subscript(lower(base), arguments.map { .init($0.label, lower($0.value)) }))
    case .array(let items): return with(.array(items.map { lower($0) }))
    case .dictionary(let entries): return with(.dictionary(entries.map { .init(lower($0.key), lower($0.value)) }))
    case .closure(let parameters, let body):
      return with(.closure(parameters: parameters, body: bound(body, parameters)))
    case .conditional(let condition, let then, let otherwise):
      return with(.conditional(lower(condition), then: lower(then), otherwise: lower(otherwise)))
    case .binary(let left, let sign, let right): return with(.binary(lower(left), operator: sign, lower(right)))
    case .unary(let sign, let inner): return with(.unary(operator: sign, lower(inner)))
    case .cast(let value, let name): return with(.cast(lower(value), className: name))
    }
  }

  private mutating func call(
    _ callee: CodeExpression, _ arguments: [CodeExpression.Argument], _ expression: CodeExpression
  ) -> CodeExpression {
    // `[UIViewController]()` makes an empty list, not a controller.
    if arguments.isEmpty, callee.isCollectionType { return CodeExpression(.array([]), at: expression.range) }
    if case .closure(let parameters, let body) = callee.kind {
      let values = arguments.map { lower($0.value) }
      return inlined(body, parameters, values, at: expression.range)
    }
    if case .name(let name) = callee.kind, case .closure(let parameters, let body)? = locals[name]?.uncast.kind {
      let values = arguments.map { lower($0.value) }
      return inlined(body, parameters, values, at: expression.range)
    }
    var callee = callee
    if case .member(let base, let name) = callee.kind {
      let base = lower(base)
      callee = CodeExpression(.member(base, name), at: callee.range)
      if let closure = arguments.last?.value, case .closure(let parameters, let body) = closure.kind {
        if Self.configuring.contains(name), arguments.count == 1 {
          _ = inlined(body, parameters, [base], at: expression.range)
          return base
        }
        if ["map", "compactMap", "flatMap"].contains(name), arguments.count == 1 {
          return mapped(base, parameters, body, at: expression.range)
        }
      }
      if name == "forEach", arguments.count == 1, let action = arguments.first?.value {
        forEach(base, action, at: expression.range)
        return CodeExpression(.other, at: expression.range)
      }
    } else if case .name("NSDictionaryOfVariableBindings") = callee.kind {
      return bindings(arguments, at: expression.range)
    } else {
      callee = lower(callee)
    }
    var lowered: [CodeExpression.Argument] = []
    for argument in arguments {
      lowered.append(.init(argument.label, lower(argument.value)))
      if case .closure(_, let body) = argument.value.kind { lower(body) { $0.isDeferred = true } }
    }
    return CodeExpression(.call(callee, lowered), at: expression.range)
  }

  /// What a closure gives that is called at once; its effects take place here.
  private mutating func inlined(
    _ body: [CodeStatement], _ parameters: [String], _ values: [CodeExpression], at range: Range<Int>
  ) -> CodeExpression {
    let outer = locals
    for (index, value) in values.enumerated() {
      locals["$\(index)"] = value
      if index < parameters.count { locals[parameters[index]] = value }
    }
    let first = effects.count
    lower(body)
    var result: CodeExpression?
    let own = Array(effects[first...])
    effects.removeSubrange(first...)
    for effect in own {
      if case .result(let value) = effect.kind {
        result = result.map { Self.either($0, value) } ?? value
      } else {
        effects.append(effect)
      }
    }
    // The body of a single expression gives that expression.
    if result == nil, body.count == 1, effects.count > first, case .evaluation(let value)? = effects.last?.kind {
      result = value
      effects.removeLast()
    }
    locals = outer
    return result ?? CodeExpression(.other, at: range)
  }

  private mutating func mapped(
    _ base: CodeExpression, _ parameters: [String], _ body: [CodeStatement], at range: Range<Int>
  ) -> CodeExpression {
    if case .array(let items) = base.kind {
      var results: [CodeExpression] = []
      let isDone = unroll(items, limit: 4 * Self.maximumUnrolledCount) { lowering, item in
        results.append(lowering.inlined(body, parameters, [item], at: range))
      }
      if isDone { return CodeExpression(.array(results), at: range) }
    }
    let element = CodeExpression(.subscript(base, []), at: base.range)
    return CodeExpression(.array([inlined(body, parameters, [element], at: range)]), at: range)
  }

  /// Does something with every item: a closure's body, or a function named by itself.
  private mutating func forEach(_ base: CodeExpression, _ action: CodeExpression, at range: Range<Int>) {
    if case .array(let list) = base.uncast.kind {
      let isDone = unroll(list, limit: 4 * Self.maximumUnrolledCount) { lowering, item in
        lowering.perform(action, on: item, at: range)
      }
      if isDone { return }
    }
    let outer = circumstances
    circumstances.isDeferred = true
    perform(action, on: CodeExpression(.subscript(base, []), at: base.range), at: range)
    circumstances = outer
  }

  private mutating func perform(_ action: CodeExpression, on item: CodeExpression, at range: Range<Int>) {
    if case .closure(let parameters, let body) = action.kind {
      let result = inlined(body, parameters, [item], at: range)
      if result.kind != .other { append(.evaluation(result), result.range) }
    } else {
      append(.evaluation(lower(CodeExpression(.call(action, [.init(nil, item)]), at: range))), range)
    }
  }

  /// The macro's keys are what stands in the source.
  private mutating func bindings(_ arguments: [CodeExpression.Argument], at range: Range<Int>) -> CodeExpression {
    let entries = arguments.compactMap { argument -> CodeExpression.Entry? in
      guard let name = Self.name(of: argument.value) else { return nil }
      return .init(CodeExpression(.string(name), at: argument.value.range), lower(argument.value))
    }
    return CodeExpression(.dictionary(entries), at: range)
  }

  static func either(_ one: CodeExpression, _ other: CodeExpression) -> CodeExpression {
    CodeExpression(.conditional(CodeExpression(.other, at: 0..<0), then: one, otherwise: other), at: one.range)
  }

  /// What a variable holds that one case of a `switch` assigns: who knows which case it is takes that value alone.
  static func chosen(_ choice: Circumstances.Choice, _ value: CodeExpression, else other: CodeExpression)
    -> CodeExpression
  {
    CodeExpression(.conditional(choice.condition, then: value, otherwise: other), at: value.range)
  }

  enum Bound: Int {
    case expression = 400
    /// Of a value for each case of a `switch`, which may have many.
    case choice = 4_000
  }

  /// A variable can be built from itself over and over: what grows too large says nothing any more.
  static func bounded(_ expression: CodeExpression, _ bound: Bound = .expression) -> CodeExpression {
    let limit = bound.rawValue
    return expression.weight(limit: limit) < limit ? expression : CodeExpression(.other, at: expression.range)
  }

  /// A closure's body with the variables around it replaced, for those who read it where it is handed over.
  private func bound(_ body: [CodeStatement], _ parameters: [String]) -> [CodeStatement] {
    locals.isEmpty ? body : LocalBinding(locals, hiding: parameters).bound(body)
  }
}

extension CodeExpression {
  /// `[Element]`, `Array`: what is called to make an empty list.
  fileprivate var isCollectionType: Bool {
    switch kind {
    case .array: true
    case .name(let name): name == "Array"
    default: false
    }
  }
}
