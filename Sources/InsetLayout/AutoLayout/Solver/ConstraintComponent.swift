/// Constraints that hang together after the required equalities are solved: inequalities, and what has a priority.
struct ConstraintComponent {
  /// A constraint with the place that it has in the system.
  struct Member {
    let index: Int
    let constraint: LinearConstraint
  }

  /// The variables, in their order; their places are the component's own variables.
  let variables: [LayoutVariable]
  let members: [Member]

  /// A solution for given sizes of what isn't known.
  struct Solution {
    fileprivate(set) var tableau: SimplexTableau
    /// Constraints that don't hold.
    fileprivate(set) var broken: [Int] = []
    /// The search was given up.
    fileprivate(set) var isCutShort = false
  }

  /// The component's own name of a variable.
  func local(_ variable: LayoutVariable) -> LayoutVariable? {
    var (low, high) = (0, variables.count)
    while low < high {
      let middle = (low + high) / 2
      if variables[middle] < variable { low = middle + 1 } else { high = middle }
    }
    return low < variables.count && variables[low] == variable ? LayoutVariable(index: low) : nil
  }

  /// The same expression in the component's own variables; unknown sizes become numbers.
  func local(_ expression: LinearExpression, _ parameters: (LayoutVariable) -> Double) -> LinearExpression {
    var result = LinearExpression(expression.constant)
    for term in expression.terms {
      if let variable = local(term.variable) {
        result.add(LinearExpression(variable, times: term.coefficient))
      } else {
        result.constant += term.coefficient * parameters(term.variable)
      }
    }
    return result
  }

  /// Solves it: the errors of each priority are made as small as those of higher ones allow.
  func solve(_ parameters: (LayoutVariable) -> Double) -> Solution {
    var solution = Solution(tableau: SimplexTableau(layoutVariables: variables.count))
    var errors: [LayoutPriority: LinearExpression] = [:]
    var costs: [(index: Int, error: LinearExpression)] = []
    for member in members {
      let distance = solution.tableau.add(local(member.constraint.expression, parameters))
      var error = LinearExpression()
      if member.constraint.relation != .greaterThanOrEqual { error.add(LinearExpression(distance.above)) }
      if member.constraint.relation != .lessThanOrEqual { error.add(LinearExpression(distance.below)) }
      errors[member.constraint.priority, default: LinearExpression()].add(error)
      costs.append((member.index, error))
    }
    for (_, error) in errors.sorted(by: { $0.key > $1.key }) {
      if solution.tableau.minimise(error) == .cutShort { solution.isCutShort = true }
      solution.tableau.fix(error)
    }
    solution.broken = costs.filter { solution.tableau.value(of: $0.error) > EqualityElimination.tolerance }.map(\.index)
    return solution
  }
}
