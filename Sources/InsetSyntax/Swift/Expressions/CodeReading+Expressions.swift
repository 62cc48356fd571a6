internal import SwiftSyntax

extension CodeReading {
  func expression(_ syntax: ExprSyntax, depth: Int) -> CodeExpression {
    var marks: CodeExpression.Marks = []
    var typeArguments: [String] = []
    let inner = syntax.unwrapped(&marks) { typeArguments = $0.map { text($0) } }
    var result = plain(inner, depth: depth)
    result.marks.formUnion(marks)
    if !typeArguments.isEmpty { result.add { $0.typeArguments = typeArguments } }
    return result
  }

  private func plain(_ syntax: ExprSyntax, depth: Int) -> CodeExpression {
    guard depth < Self.maximumDepth else { return CodeExpression(.other, at: syntax.byteRange) }
    var marks: CodeExpression.Marks = []
    var details: CodeExpression.Details?
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
      case .closureExpr(let closure): self.closure(closure, &details, depth: depth + 1)
      case .sequenceExpr(let sequence):
        operation(Array(sequence.elements)[...], depth: depth).map { folded in
          (marks, details) = (folded.marks, folded.details)
          return folded.kind
        } ?? .other
      case .arrayExpr(let array): .array(array.elements.map { expression($0.expression, depth: depth + 1) })
      case .dictionaryExpr(let dictionary): self.dictionary(dictionary, depth: depth + 1)
      case .prefixOperatorExpr(let operation): prefixed(operation, depth: depth + 1)
      case .postfixOperatorExpr(let operation):
        {
          marks = .postfix
          return .unary(operator: operation.operator.text, expression(operation.expression, depth: depth + 1))
        }()
      case .inOutExpr(let address): .unary(operator: "&", expression(address.expression, depth: depth + 1))
      case .macroExpansionExpr(let macro): selector(macro).map(CodeExpression.Kind.selector) ?? .other
      case .typeExpr(let type):
        {
          details = .init()
          details?.castType = text(type.type)
          return TypeNames.names(in: type.type).first.map { .name($0.value) } ?? .other
        }()
      case .patternExpr(let pattern): self.pattern(pattern.pattern, depth: depth).kind
      case .discardAssignmentExpr: .name("_")
      case .superExpr: .super
      case .tupleExpr(let tuple):
        .tuple(tuple.elements.map { .init($0.label?.spelling?.value, expression($0.expression, depth: depth + 1)) })
      case .keyPathExpr(let path): keyPath(path)
      case .ifExpr(let syntax): .statement(CodeStatement(branches(syntax, depth: depth + 1), at: syntax.byteRange))
      case .switchExpr(let syntax): .statement(CodeStatement(choice(syntax, depth: depth + 1), at: syntax.byteRange))
      case .stringLiteralExpr(let literal): string(literal, depth: depth + 1)
      default: literal(syntax)
      }
    if case .floatLiteralExpr = syntax.as(ExprSyntaxEnum.self) { marks.insert(.floating) }
    if case .call(let callee, _) = kind, let arguments = callee.details?.typeArguments, !arguments.isEmpty {
      var made = details ?? .init()
      made.typeArguments = arguments
      details = made
    }
    var result = CodeExpression(kind, at: syntax.byteRange)
    result.marks = marks
    result.details = details
    return result
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
    if let trailing {
      var closure = expression(ExprSyntax(trailing), depth: depth)
      closure.marks.insert(.trailing)
      arguments.append(.init(nil, closure))
    }
    for other in others {
      arguments.append(.init(other.label.spelling?.value, expression(ExprSyntax(other.closure), depth: depth)))
    }
    return arguments
  }

  /// `\Root.a.b?.c`: subscripts in it are left out, and what they are in isn't followed further.
  private func keyPath(_ path: KeyPathExprSyntax) -> CodeExpression.Kind {
    var names: [String] = []
    for component in path.components {
      switch component.component {
      case .property(let property):
        guard let name = property.declName.baseName.spelling?.value else { return .other }
        if name != "self" { names.append(name) }
      case .optional: continue
      default: return .other
      }
    }
    return .keyPath(root: path.root.map { text($0) }, names)
  }

  /// A literal with values in it; `other` only where it can't be read.
  private func string(_ literal: StringLiteralExprSyntax, depth: Int) -> CodeExpression.Kind {
    if let text = literal.representedLiteralValue { return .string(text) }
    var parts: [CodeExpression] = []
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let segment):
        if !segment.content.text.isEmpty {
          parts.append(CodeExpression(.string(segment.content.text), at: segment.byteRange))
        }
      case .expressionSegment(let segment):
        if let value = segment.expressions.first?.expression { parts.append(expression(value, depth: depth)) }
      default: continue
      }
    }
    return .interpolation(parts)
  }

  private func closure(
    _ closure: ClosureExprSyntax, _ details: inout CodeExpression.Details?, depth: Int
  ) -> CodeExpression.Kind {
    read(closure, &details, depth: depth)
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
