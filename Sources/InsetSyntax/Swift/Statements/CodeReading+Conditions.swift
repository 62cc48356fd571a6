internal import SwiftSyntax

extension CodeReading {
  func conditions(_ list: ConditionElementListSyntax, depth: Int) -> [CodeCondition] {
    list.map { element in
      switch element.condition {
      case .expression(let syntax): .expression(expression(syntax, depth: depth))
      case .availability(let syntax): .available(CodeAvailability(syntax))
      case .matchingPattern(let syntax):
        .match(
          choicePattern(syntax.pattern, depth: depth), value: expression(syntax.initializer.value, depth: depth)
        )
      case .optionalBinding(let syntax): binding(syntax, depth: depth)
      default: .expression(CodeExpression(.other, at: element.byteRange))
      }
    }
  }

  /// `if let name` reads the variable of that name.
  private func binding(_ syntax: OptionalBindingConditionSyntax, depth: Int) -> CodeCondition {
    let name = pattern(syntax.pattern, depth: depth)
    let value = syntax.initializer.map { expression($0.value, depth: depth) } ?? name
    return switch name.kind {
    case .name(let name): .binding(name: name, value: value)
    case .`self`: .binding(name: "self", value: value)
    default: .expression(value)
    }
  }
}
