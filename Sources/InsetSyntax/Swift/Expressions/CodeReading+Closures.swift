internal import SwiftSyntax

extension CodeReading {
  /// What a closure's signature says besides the names of its parameters.
  func read(_ closure: ClosureExprSyntax, _ details: inout CodeExpression.Details?, depth: Int) {
    guard let signature = closure.signature else { return }
    var read = CodeExpression.Details()
    for capture in signature.capture?.items ?? [] {
      guard let name = capture.name.spelling?.value ?? (capture.name.tokenKind == .keyword(.self) ? "self" : nil) else {
        continue
      }
      let value = capture.initializer.map { expression($0.value, depth: depth) }
      read.captures.append(CodeCapture(name: name, isWeak: capture.specifier != nil, value: value))
    }
    if case .parameterClause(let clause) = signature.parameterClause {
      read.parameterTypes = clause.parameters.map { $0.type.map { text($0) } }
      if read.parameterTypes.allSatisfy({ $0 == nil }) { read.parameterTypes = [] }
    }
    read.resultType = signature.returnClause.map { text($0.type) }
    if read != CodeExpression.Details() { details = read }
  }
}

extension CodeExpression {
  /// Changes what few expressions have.
  mutating func add(_ change: (inout Details) -> Void) {
    var changed = details ?? Details()
    change(&changed)
    details = changed
  }
}
