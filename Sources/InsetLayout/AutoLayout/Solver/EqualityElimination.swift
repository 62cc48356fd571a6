/// Solves required equalities by expressing one variable of each by the others: what most layouts consist of, and what
/// costs next to nothing where views hang on one another in chains.
struct EqualityElimination {
  enum Outcome {
    case solved
    /// It followed from what was known.
    case redundant
    /// It contradicts what was known.
    case contradictory
  }

  /// What each variable equals; nil for those that are free. A row may name variables that were solved after it.
  private var rows: [LinearExpression?]
  /// Variables with a row, in the order in which they were solved.
  private var solved: [LayoutVariable] = []
  /// Variables that stand for what isn't known, such as a text's size.
  private let isParameter: [Bool]

  init(isParameter: [Bool]) {
    self.isParameter = isParameter
    rows = Array(repeating: nil, count: isParameter.count)
  }

  /// Holds an expression at 0.
  mutating func add(_ expression: LinearExpression) -> Outcome {
    let reduced = reduce(expression)
    guard let pivot = pivot(of: reduced), let row = reduced.solved(for: pivot) else {
      return reduced.isConstant && abs(reduced.constant) <= Self.tolerance ? .redundant : .contradictory
    }
    rows[pivot.index] = row
    solved.append(pivot)
    return .solved
  }

  /// Points by which two ways to the same edge may differ: far below a pixel, far above rounding.
  static let tolerance = 1e-6

  /// The variable to solve for: the largest coefficient, of equal ones the latest variable, so that inner views follow
  /// outer ones. An unknown size is what it is, whatever a constraint says.
  private func pivot(of expression: LinearExpression) -> LayoutVariable? {
    var best: LinearExpression.Term?
    for term in expression.terms where !isParameter[term.variable.index] {
      if let known = best, abs(term.coefficient) < abs(known.coefficient) { continue }
      best = term
    }
    return best?.variable
  }

  /// The same expression, of free variables alone.
  ///
  /// Rows on the way are brought up to date, so that a chain is followed once. The way down is a list and not the call
  /// stack: a chain is as long as its input.
  mutating func reduce(_ expression: LinearExpression) -> LinearExpression {
    var open = solvedVariables(in: expression).map { (variable: $0, isExpanded: false) }
    var isCurrent: Set<LayoutVariable> = []
    while let (variable, isExpanded) = open.popLast() {
      guard let row = rows[variable.index], !isCurrent.contains(variable) else { continue }
      if isExpanded {
        rows[variable.index] = replacing(row)
        isCurrent.insert(variable)
      } else {
        let inner = solvedVariables(in: row)
        if inner.isEmpty {
          isCurrent.insert(variable)
        } else {
          open.append((variable, true))
          open += inner.map { ($0, false) }
        }
      }
    }
    return replacing(expression)
  }

  private func solvedVariables(in expression: LinearExpression) -> [LayoutVariable] {
    expression.terms.compactMap { rows[$0.variable.index] == nil ? nil : $0.variable }
  }

  /// Replaces solved variables by their rows, once.
  private func replacing(_ expression: LinearExpression) -> LinearExpression {
    guard expression.terms.contains(where: { rows[$0.variable.index] != nil }) else { return expression }
    return expression.replacingVariables { rows[$0.index] }
  }

  /// Every variable by free ones, itself if it is free.
  mutating func resolved() -> [LinearExpression] {
    // What was solved last names free variables alone.
    for variable in solved.reversed() { rows[variable.index] = rows[variable.index].map(replacing) }
    return rows.indices.map { rows[$0] ?? LinearExpression(LayoutVariable(index: $0)) }
  }
}
