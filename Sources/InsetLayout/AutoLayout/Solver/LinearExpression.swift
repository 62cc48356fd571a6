/// A number that the solver looks for: an edge or a size, in points.
package struct LayoutVariable: Sendable, Hashable, Comparable {
  package let index: Int

  package static func < (left: LayoutVariable, right: LayoutVariable) -> Bool { left.index < right.index }
}

/// A sum of variables with coefficients, and a constant: `2·a − b + 8`.
package struct LinearExpression: Sendable, Hashable {
  package struct Term: Sendable, Hashable {
    package let variable: LayoutVariable
    package let coefficient: Double
  }

  /// In the variables' order, no variable twice, no coefficient that is 0.
  package private(set) var terms: [Term]
  package var constant: Double

  package init(_ constant: Double = 0) {
    terms = []
    self.constant = constant
  }

  package init(_ variable: LayoutVariable, times coefficient: Double = 1) {
    terms = coefficient == 0 ? [] : [Term(variable: variable, coefficient: coefficient)]
    constant = 0
  }

  /// Whether it is the same whatever the variables are.
  package var isConstant: Bool { terms.isEmpty }

  package func coefficient(of variable: LayoutVariable) -> Double {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low < terms.count && terms[low].variable == variable ? terms[low].coefficient : 0
  }

  /// Adds another expression, times a factor. Coefficients that cancel out go: differences below a billionth of what
  /// was subtracted are rounding.
  package mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    guard factor != 0 else { return }
    constant = (constant + factor * other.constant).clearedOfRounding(near: constant)
    guard !other.terms.isEmpty else { return }
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var (mine, theirs) = (0, 0)
    while mine < terms.count || theirs < other.terms.count {
      if theirs == other.terms.count || mine < terms.count && terms[mine].variable < other.terms[theirs].variable {
        sum.append(terms[mine])
        mine += 1
        continue
      }
      let added = Term(
        variable: other.terms[theirs].variable, coefficient: factor * other.terms[theirs].coefficient)
      theirs += 1
      if mine < terms.count, terms[mine].variable == added.variable {
        let before = terms[mine].coefficient
        let coefficient = (before + added.coefficient).clearedOfRounding(near: before)
        if coefficient != 0 { sum.append(Term(variable: added.variable, coefficient: coefficient)) }
        mine += 1
      } else {
        sum.append(added)
      }
    }
    terms = sum
  }

  /// The same with a variable replaced by what it equals.
  package func substituting(_ expression: LinearExpression, for variable: LayoutVariable) -> LinearExpression {
    let factor = coefficient(of: variable)
    guard factor != 0 else { return self }
    var result = self
    result.terms.removeAll { $0.variable == variable }
    result.add(expression, times: factor)
    return result
  }

  /// The same with each variable replaced by what it equals, once; a variable for which that is nil stays.
  func replacingVariables(_ row: (LayoutVariable) -> LinearExpression?) -> LinearExpression {
    var result = LinearExpression(constant)
    for term in terms {
      result.add(row(term.variable) ?? LinearExpression(term.variable), times: term.coefficient)
    }
    return result
  }

  /// What a variable equals where the expression is 0. Nil if the variable isn't in it.
  package func solved(for variable: LayoutVariable) -> LinearExpression? {
    let factor = coefficient(of: variable)
    guard factor != 0 else { return nil }
    var rest = self
    rest.terms.removeAll { $0.variable == variable }
    return rest * (-1 / factor)
  }

  package func value(_ value: (LayoutVariable) -> Double) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * value($1.variable) }
  }

  package static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum.add(right)
    return sum
  }

  package static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var difference = left
    difference.add(right, times: -1)
    return difference
  }

  package static func * (expression: LinearExpression, factor: Double) -> LinearExpression {
    guard factor != 0 else { return LinearExpression() }
    var product = LinearExpression(expression.constant * factor)
    product.terms = expression.terms.map { Term(variable: $0.variable, coefficient: $0.coefficient * factor) }
    return product
  }
}

extension Double {
  /// 0 where a sum is only the rounding of what it was made of.
  fileprivate func clearedOfRounding(near part: Double) -> Double { abs(self) <= 1e-9 * abs(part) ? 0 : self }
}
