/// Layout constraints over variables, solved as Auto Layout does: those of a higher priority first, those that must
/// hold before all.
///
/// Apple: "The system … tries to satisfy all the constraints, in priority order from highest to lowest"
/// (developer.apple.com, Auto Layout Guide, Anatomy of a Constraint).
package struct ConstraintSystem: Sendable {
  /// A number that comes from outside: known, such as the height of a bar, or not, such as a text's.
  struct Parameter: Sendable {
    let bounds: ClosedRange<Double>
    let guess: Double

    var isKnown: Bool { bounds.lowerBound == bounds.upperBound }
  }

  private(set) var constraints: [LinearConstraint] = []
  /// By variable; nil for those that the constraints decide.
  private(set) var parameters: [Parameter?] = []

  package init() {}

  /// A new number to look for.
  package mutating func variable() -> LayoutVariable {
    parameters.append(nil)
    return LayoutVariable(index: parameters.count - 1)
  }

  /// A number that comes from outside and is known: it stays a name of its own, so that a solution tells what rests on it.
  package mutating func input(_ value: Double) -> LayoutVariable { parameter(in: value...value, guess: value) }

  /// A size that only the running app knows.
  ///
  /// - Parameters:
  ///   - bounds: What it can be, in points.
  ///   - guess: What is shown where it matters.
  package mutating func parameter(in bounds: ClosedRange<Double>, guess: Double) -> LayoutVariable {
    parameters.append(Parameter(bounds: bounds, guess: min(max(guess, bounds.lowerBound), bounds.upperBound)))
    return LayoutVariable(index: parameters.count - 1)
  }

  /// Says what a number from outside is, now that it is known.
  package mutating func settle(_ parameter: LayoutVariable, at value: Double) {
    guard parameters.indices.contains(parameter.index), parameters[parameter.index] != nil else { return }
    parameters[parameter.index] = Parameter(bounds: value...value, guess: value)
  }

  /// Adds a constraint.
  ///
  /// - Returns: Its place among the constraints, by which a solution names it.
  @discardableResult
  package mutating func add(_ constraint: LinearConstraint) -> Int {
    constraints.append(constraint)
    return constraints.count - 1
  }

  /// Solves the constraints. Total: constraints that contradict each other are named, not fatal.
  package func solve() -> ConstraintSolution {
    var elimination = EqualityElimination(isParameter: parameters.map { $0 != nil })
    var conflicts: [Int] = []
    for (index, constraint) in constraints.enumerated() where constraint.isRequired && constraint.relation == .equal {
      if case .contradictory = elimination.add(constraint.expression) { conflicts.append(index) }
    }
    let resolved = elimination.resolved()
    var members: [ConstraintComponent.Member] = []
    for (index, constraint) in constraints.enumerated()
    where !(constraint.isRequired && constraint.relation == .equal) {
      var reduced = constraint
      reduced.expression = constraint.expression.replacingVariables { resolved[$0.index] }
      members.append(ConstraintComponent.Member(index: index, constraint: reduced))
    }
    return ConstraintSolution(self, resolved: resolved, members: members, conflicts: conflicts)
  }
}
