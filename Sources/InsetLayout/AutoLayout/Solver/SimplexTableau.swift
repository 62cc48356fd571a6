/// A linear program in the making: some variables expressed by the others, which are 0. Layout variables may take any
/// value; slack and error variables are never negative.
///
/// The method is the simplex method for layout constraints of Badros, Borning and Stuckey, "The Cassowary Linear
/// Arithmetic Constraint Solving Algorithm" (2001), with one objective a priority, minimised in their order.
struct SimplexTableau {
  /// Whether a variable must not be negative, by variable.
  private(set) var isRestricted: [Bool]
  /// Variables that are 0 for good, since another value would make a higher priority's errors larger.
  private var isFixed: [Bool]
  /// What each basic variable equals, by the variables that are not; nil for those.
  private var rows: [LinearExpression?]

  /// - Parameter count: of layout variables; they are the first.
  init(layoutVariables count: Int) {
    isRestricted = Array(repeating: false, count: count)
    isFixed = Array(repeating: false, count: count)
    rows = Array(repeating: nil, count: count)
  }

  /// Smaller coefficients and costs are rounding.
  static let tolerance = 1e-7

  /// How far a constraint may be from holding: two variables that are 0 where it holds.
  struct Distance {
    /// By how much the expression is above 0.
    let above: LayoutVariable
    /// By how much it is below 0.
    let below: LayoutVariable
  }

  /// Says how far an expression of layout variables is from 0: `expression = above − below`.
  mutating func add(_ expression: LinearExpression) -> Distance {
    let distance = Distance(above: addRestricted(), below: addRestricted())
    let current = inCurrentTerms(expression)
    var equation = current
    equation.add(LinearExpression(distance.above), times: -1)
    equation.add(LinearExpression(distance.below))
    let free = current.terms.max { left, right in
      weight(left) != weight(right) ? weight(left) < weight(right) : left.variable < right.variable
    }
    if let free, !isRestricted[free.variable.index], let row = equation.solved(for: free.variable) {
      setRow(free.variable, row)
    } else {
      let basic = current.constant >= 0 ? distance.above : distance.below
      if let row = equation.solved(for: basic) { rows[basic.index] = row }
    }
    return distance
  }

  private func weight(_ term: LinearExpression.Term) -> Double {
    isRestricted[term.variable.index] ? 0 : abs(term.coefficient)
  }

  private mutating func addRestricted() -> LayoutVariable {
    isRestricted.append(true)
    isFixed.append(false)
    rows.append(nil)
    return LayoutVariable(index: rows.count - 1)
  }

  /// The same expression, of variables that are not basic.
  func inCurrentTerms(_ expression: LinearExpression) -> LinearExpression {
    expression.replacingVariables { rows[$0.index] }
  }

  /// Makes a variable basic.
  private mutating func setRow(_ variable: LayoutVariable, _ row: LinearExpression) {
    for index in rows.indices {
      if let other = rows[index], other.coefficient(of: variable) != 0 {
        rows[index] = other.substituting(row, for: variable)
      }
    }
    rows[variable.index] = row
  }

  enum Outcome {
    case optimal
    case unbounded
    /// The program is larger than anybody's layout: the search was given up.
    case cutShort
  }

  /// Makes an expression as small as it can be, without letting go of what is fixed. With Bland's rule, so that it ends.
  mutating func minimise(_ expression: LinearExpression) -> Outcome {
    var steps = 0
    while true {
      let cost = inCurrentTerms(expression)
      var entering: LayoutVariable?
      for term in cost.terms where !isFixed[term.variable.index] {
        // What may take any value and isn't held by any row can go on for ever.
        if !isRestricted[term.variable.index] { return .unbounded }
        if term.coefficient < -Self.tolerance {
          entering = term.variable
          break
        }
      }
      guard let entering else { return .optimal }
      guard let leaving = leavingVariable(for: entering) else { return .unbounded }
      steps += 1
      guard steps <= Self.maximumSteps else { return .cutShort }
      guard let row = rows[leaving.index] else { return .cutShort }
      var equation = row
      equation.add(LinearExpression(leaving), times: -1)
      guard let solved = equation.solved(for: entering) else { return .cutShort }
      rows[leaving.index] = nil
      setRow(entering, solved)
    }
  }

  private static let maximumSteps = 20_000

  /// The basic variable that reaches 0 first while another one grows.
  private func leavingVariable(for entering: LayoutVariable) -> LayoutVariable? {
    var best: (variable: LayoutVariable, ratio: Double)?
    for index in rows.indices where isRestricted[index] {
      guard let row = rows[index] else { continue }
      let coefficient = row.coefficient(of: entering)
      guard coefficient < -Self.tolerance else { continue }
      let ratio = max(0, row.constant) / -coefficient
      // Of equal ratios the first, as Bland's rule has it.
      if let known = best, ratio >= known.ratio - 1e-12 { continue }
      best = (LayoutVariable(index: index), ratio)
    }
    return best?.variable
  }

  /// Keeps an expression as small as it is from now on.
  mutating func fix(_ expression: LinearExpression) {
    for term in inCurrentTerms(expression).terms
    where isRestricted[term.variable.index] && term.coefficient > Self.tolerance {
      isFixed[term.variable.index] = true
    }
  }

  /// The value of an expression at the present solution.
  func value(of expression: LinearExpression) -> Double { inCurrentTerms(expression).constant }

  /// What an expression can be without making any error larger than it is; its ends may be infinite.
  func range(of expression: LinearExpression) -> ClosedRange<Double> {
    let current = inCurrentTerms(expression)
    let moving = current.terms.filter { !isFixed[$0.variable.index] }
    guard !moving.isEmpty else { return current.constant...current.constant }
    if moving.contains(where: { !isRestricted[$0.variable.index] }) { return -Double.infinity...Double.infinity }
    var (down, up) = (self, self)
    let least = down.minimise(expression) == .optimal ? down.value(of: expression) : -.infinity
    let most = up.minimise(expression * -1) == .optimal ? up.value(of: expression) : .infinity
    return least...max(least, most)
  }
}
