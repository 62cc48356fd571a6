extension ObjectiveCParser {
  /// `#define NAME expression`, `#define NAME(a, b) code`; what is neither is left out.
  func readMacro(_ token: ObjectiveCToken) {
    guard let definition = DirectiveText(token, in: source.bytes).definition else { return }
    let tokens = ObjectiveCTokens(source.bytes, in: definition.replacement)
    guard tokens.tokens.count > 1, tokens.faults.isEmpty else { return }
    let parser = ObjectiveCParser(tokens)
    parser.previousEnd = definition.replacement.lowerBound
    parser.depth = depth
    if let parameters = definition.parameters {
      var function = CodeFunction(name: definition.name, range: token.range)
      function.parameters = parameters.map { CodeFunction.Parameter(label: nil, name: $0) }
      function.traits = .macro
      function.body = parser.parseStatements()
      guard !parser.hasFault, !function.body.isEmpty else { return }
      facts.functions.append(function)
    } else {
      var variable = CodeProperty(name: definition.name, range: token.range)
      variable.traits = .macro
      let value = parser.parseExpression()
      guard !parser.hasFault, parser.isAtEnd, value.kind != .other else { return }
      variable.value = value
      facts.variables.append(variable)
    }
    availabilities.merge(parser.availabilities) { $1 }
  }
}
