internal import SwiftSyntax

extension CodeReading {
  func expression(_ syntax: ExprSyntax, depth: Int) -> CodeExpression {
    let syntax = syntax.withoutWrapping
    guard depth < Self.maximumDepth else { return CodeExpression(.other, at: syntax.byteRange) }
    let kind: CodeExpression.Kind =
      switch syntax.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let reference): name(reference)
      case .memberAccessExpr(let access): member(access, depth: depth + 1)
      case .functionCallExpr(let call):
        .call(
          callee(call.calledExpression, depth: depth + 1),
          arguments(
            call.arguments, call.trailingClosure, call.additionalTrailingClosures, depth: depth + 1))
      case .subscriptCallExpr(let call):
        .subscript(
          expression(call.calledExpression, depth: depth + 1),
          arguments(call.arguments, call.trailingClosure, call.additionalTrailingClosures, depth: depth + 1))
      case .closureExpr(let closure): self.closure(closure, depth: depth + 1)
      case .sequenceExpr(let sequence): operation(Array(sequence.elements)[...], depth: depth)?.kind ?? .other
      case .arrayExpr(let array): .array(array.elements.map { expression($0.expression, depth: depth + 1) })
      case .dictionaryExpr(let dictionary): self.dictionary(dictionary, depth: depth + 1)
      case .prefixOperatorExpr(let operation): prefixed(operation, depth: depth + 1)
      case .postfixOperatorExpr(let operation):
        .unary(operator: operation.operator.text, expression(operation.expression, depth: depth + 1))
      case .inOutExpr(let address): .unary(operator: "&", expression(address.expression, depth: depth + 1))
      case .macroExpansionExpr(let macro): selector(macro).map(CodeExpression.Kind.selector) ?? .other
      case .typeExpr(let type): TypeNames.names(in: type.type).first.map { .name($0.value) } ?? .other
      case .patternExpr(let pattern): self.pattern(pattern.pattern, depth: depth).kind
      case .discardAssignmentExpr: .name("_")
      case .superExpr: .super
      default: literal(syntax)
      }
    return CodeExpression(kind, at: syntax.byteRange)
  }

  private func name(_ reference: DeclReferenceExprSyntax) -> CodeExpression.Kind {
    if reference.baseName.tokenKind == .keyword(.self) { return .self }
    guard let name = reference.baseName.spelling?.value, !name.hasPrefix("<#") else { return .other }
    return .name(name)
  }

  private func member(_ access: MemberAccessExprSyntax, depth: Int) -> CodeExpression.Kind {
    guard let name = access.declName.baseName.spelling?.value else { return .other }
    guard let base = access.base else { return .implicitMember(name) }
    return .member(expression(base, depth: depth), name)
  }

  /// What is called; of `X.init` the type alone, as in `X(…)`.
  private func callee(_ syntax: ExprSyntax, depth: Int) -> CodeExpression {
    guard let access = syntax.withoutWrapping.as(MemberAccessExprSyntax.self),
      access.declName.baseName.tokenKind == .keyword(.`init`),
      let base = access.base, !base.isSelfOrSuper
    else { return expression(syntax, depth: depth) }
    return expression(base, depth: depth)
  }

  private func arguments(
    _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax,
    depth: Int
  ) -> [CodeExpression.Argument] {
    var arguments = list.map {
      CodeExpression.Argument($0.label?.spelling?.value, expression($0.expression, depth: depth))
    }
    if let trailing { arguments.append(.init(nil, expression(ExprSyntax(trailing), depth: depth))) }
    for other in others {
      arguments.append(.init(other.label.spelling?.value, expression(ExprSyntax(other.closure), depth: depth)))
    }
    return arguments
  }

  private func closure(_ closure: ClosureExprSyntax, depth: Int) -> CodeExpression.Kind {
    let tokens: [TokenSyntax] =
      switch closure.signature?.parameterClause {
      case .simpleInput(let list): list.map(\.name)
      case .parameterClause(let clause): clause.parameters.map { $0.secondName ?? $0.firstName }
      default: []
      }
    return .closure(
      parameters: tokens.compactMap { $0.spelling?.value }, body: statements(closure.statements, depth: depth))
  }

  private func dictionary(_ dictionary: DictionaryExprSyntax, depth: Int) -> CodeExpression.Kind {
    guard case .elements(let elements) = dictionary.content else { return .dictionary([]) }
    return .dictionary(
      elements.map { .init(expression($0.key, depth: depth), expression($0.value, depth: depth)) })
  }

  /// A minus before a number belongs to it.
  private func prefixed(_ operation: PrefixOperatorExprSyntax, depth: Int) -> CodeExpression.Kind {
    let operand = expression(operation.expression, depth: depth)
    if operation.operator.text == "-", case .number(let number) = operand.kind { return .number(-number) }
    return .unary(operator: operation.operator.text, operand)
  }
}

extension ExprSyntax {
  /// What is left without the signs that the facts have no trace of: optional chaining and unwrapping, `try`, `await`
  /// and their like, parentheses of one, generic arguments, `.self`.
  var withoutWrapping: ExprSyntax {
    var syntax = self
    while true {
      switch syntax.as(ExprSyntaxEnum.self) {
      case .optionalChainingExpr(let outer): syntax = outer.expression
      case .forceUnwrapExpr(let outer): syntax = outer.expression
      case .tryExpr(let outer): syntax = outer.expression
      case .awaitExpr(let outer): syntax = outer.expression
      case .unsafeExpr(let outer): syntax = outer.expression
      case .consumeExpr(let outer): syntax = outer.expression
      case .borrowExpr(let outer): syntax = outer.expression
      case .copyExpr(let outer): syntax = outer.expression
      case .genericSpecializationExpr(let outer): syntax = outer.expression
      case .tupleExpr(let tuple):
        guard tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil else { return syntax }
        syntax = only.expression
      case .memberAccessExpr(let access):
        guard access.declName.baseName.tokenKind == .keyword(.self), let base = access.base else { return syntax }
        syntax = base
      default: return syntax
      }
    }
  }

  fileprivate var isSelfOrSuper: Bool {
    self.is(SuperExprSyntax.self) || self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }
}
