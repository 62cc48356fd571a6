internal import SwiftSyntax

extension CodeReading {
  func choicePattern(_ syntax: PatternSyntax, depth: Int) -> CodeChoice.Pattern {
    CodeChoice.Pattern(pattern(syntax, depth: depth), bindings: PatternNames.names(in: syntax))
  }

  /// A pattern as the expression that it looks like: names stand for what they bind.
  func pattern(_ syntax: PatternSyntax, depth: Int) -> CodeExpression {
    var syntax = syntax
    while let binding = syntax.as(ValueBindingPatternSyntax.self) { syntax = binding.pattern }
    switch syntax.as(PatternSyntaxEnum.self) {
    case .expressionPattern(let pattern): return expression(pattern.expression, depth: depth)
    case .identifierPattern(let pattern):
      let isSelf = pattern.identifier.tokenKind == .keyword(.self)
      let name = pattern.identifier.spelling.map { CodeExpression.Kind.name($0.value) } ?? .other
      return CodeExpression(isSelf ? .`self` : name, at: syntax.byteRange)
    case .wildcardPattern: return CodeExpression(.name("_"), at: syntax.byteRange)
    case .isTypePattern(let pattern):
      guard let name = TypeNames.names(in: pattern.type).first else { break }
      let type = CodeExpression(.name(name.value), at: pattern.type.byteRange)
      return CodeExpression(.unary(operator: "is", type), at: syntax.byteRange)
    case .tuplePattern(let tuple):
      guard depth < Self.maximumDepth else { break }
      let elements = tuple.elements.map {
        CodeExpression.Argument($0.label?.spelling?.value, pattern($0.pattern, depth: depth + 1))
      }
      if elements.count == 1, let only = elements.first, only.label == nil { return only.value }
      return CodeExpression(.tuple(elements), at: syntax.byteRange)
    default: break
    }
    return CodeExpression(.other, at: syntax.byteRange)
  }
}

/// The names that a pattern binds.
enum PatternNames {
  /// In source order.
  static func names(in pattern: PatternSyntax) -> [String] {
    var names: [String] = []
    var pending = [Syntax(pattern)]
    while let node = pending.popLast() {
      if let identifier = node.as(IdentifierPatternSyntax.self)?.identifier.spelling {
        names.append(identifier.value)
      } else if node.kind != .closureExpr, node.kind != .token {
        pending += node.children(viewMode: .sourceAccurate).reversed()
      }
    }
    return names
  }
}
