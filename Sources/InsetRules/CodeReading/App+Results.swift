internal import InsetModel
internal import InsetSyntax

extension App {
  /// What a function gives back: each value that it returns, and the one expression that a function is made of.
  func results(of id: FunctionID) -> [CodeExpression] {
    let effects = program.effects(id)
    let returned = effects.compactMap { effect -> CodeExpression? in
      if case .result(let value) = effect.kind { value } else { nil }
    }
    guard returned.isEmpty, effects.count == 1, case .evaluation(let only)? = effects.first?.kind else {
      return returned
    }
    return [only]
  }
}
