/// What constraints come to: the value of any expression, and how sure it is.
package struct ConstraintSolution: Sendable {
  /// An expression's value.
  package struct Solved: Sendable, Hashable {
    /// In points, with guesses in the place of sizes that aren't known.
    package let value: Double
    /// All that it may be, for any size that isn't known and any choice that constraints leave open. Ends may be
    /// infinite.
    package let range: ClosedRange<Double>
    /// Nothing holds it, or the constraints that hold it contradict each other.
    package let isAmbiguous: Bool
    /// Constraints that hold it, or something that it hangs on, contradict each other.
    package let isContradicted: Bool

    /// One number, whatever isn't known.
    package var isExact: Bool {
      !isAmbiguous && range.upperBound - range.lowerBound <= 2 * EqualityElimination.tolerance
    }
  }

  private let system: ConstraintSystem
  private let resolved: [LinearExpression]
  private let components: [ConstraintComponent]
  /// The component of each free variable; nil where nothing holds it.
  private let componentOfVariable: [Int?]
  /// For each component, its solutions with the sizes of `samples`.
  private let solutions: [[ConstraintComponent.Solution]]
  /// Values of the parameters to try: the first are the guesses.
  private let samples: [[Double]]
  /// Variables that contradictory constraints speak of, or that hang on such.
  private let isContradicted: [Bool]
  /// Required constraints that can't all hold: those that came after the others.
  package let conflicts: [Int]
  /// Constraints that don't hold with the guessed sizes, broken for others of higher priority.
  package let broken: [Int]

  init(
    _ system: ConstraintSystem, resolved: [LinearExpression], members: [ConstraintComponent.Member], conflicts: [Int]
  ) {
    self.system = system
    self.resolved = resolved
    samples = ConstraintSolution.samples(of: system.parameters)
    let isParameter = system.parameters.map { $0 != nil }
    var groups = DisjointSets(system.parameters.count)
    // Those in which nothing is left to decide.
    var settled: [ConstraintComponent.Member] = []
    for member in members {
      let free = member.constraint.expression.terms.map(\.variable.index).filter { !isParameter[$0] }
      for variable in free.dropFirst() { groups.join(free[0], variable) }
      if free.isEmpty { settled.append(member) }
    }
    (components, componentOfVariable) = ConstraintSolution.components(
      of: members, groups: &groups, isParameter: isParameter)
    let samples = samples
    solutions = components.map { component in
      let names = Set(component.members.lazy.flatMap { $0.constraint.expression.terms.lazy.map(\.variable.index) })
      let dependsOnUnknown = names.contains { system.parameters[$0]?.isKnown == false }
      return (dependsOnUnknown ? samples : Array(samples.prefix(1))).map { sample in
        component.solve { sample[$0.index] }
      }
    }
    var broken = solutions.flatMap { $0.first?.broken ?? [] }
    let guesses = samples.first ?? []
    broken += settled.filter { !$0.constraint.holds(at: guesses) }.map(\.index)
    let (required, optional) = (broken + conflicts).reduce(into: ([Int](), [Int]())) { parts, index in
      if system.constraints[index].isRequired { parts.0.append(index) } else { parts.1.append(index) }
    }
    self.conflicts = required.sorted()
    self.broken = optional.sorted()
    isContradicted = ConstraintSolution.contradicted(system, by: required)
  }
}

// MARK: - Answers

extension ConstraintSolution {
  /// What an expression comes to.
  package func solve(_ expression: LinearExpression) -> Solved {
    let reduced = expression.replacingVariables { resolved[$0.index] }
    let contradicts = expression.terms.contains { isContradicted[$0.variable.index] }
    let isUnheld = reduced.terms.contains {
      system.parameters[$0.variable.index] == nil && componentOfVariable[$0.variable.index] == nil
    }
    if isUnheld {
      return Solved(
        value: value(of: reduced, at: 0), range: -Double.infinity...Double.infinity, isAmbiguous: true,
        isContradicted: contradicts)
    }
    let hangsOnUnknown = reduced.terms.contains {
      system.parameters[$0.variable.index]?.isKnown == false || isSampled($0.variable)
    }
    var (least, most) = (Double.infinity, -Double.infinity)
    for sample in hangsOnUnknown ? samples.indices : 0..<1 {
      let value = value(of: reduced, at: sample)
      (least, most) = (min(least, value), max(most, value))
    }
    let (open, isCutShort) = openRange(of: reduced)
    let value = value(of: reduced, at: 0)
    return Solved(
      value: value,
      range: min(least, open.lowerBound)...max(most, open.upperBound),
      isAmbiguous: contradicts || isCutShort
        || open.upperBound - open.lowerBound > 2 * EqualityElimination.tolerance,
      isContradicted: contradicts)
  }

  /// The numbers from outside that an expression's value rests on.
  package func parameters(of expression: LinearExpression) -> [LayoutVariable] {
    var names: Set<LayoutVariable> = []
    for term in expression.replacingVariables({ resolved[$0.index] }).terms {
      if system.parameters[term.variable.index] != nil {
        names.insert(term.variable)
      } else if let component = componentOfVariable[term.variable.index] {
        for member in components[component].members {
          for inner in member.constraint.expression.terms where system.parameters[inner.variable.index] != nil {
            names.insert(inner.variable)
          }
        }
      }
    }
    return names.sorted()
  }

  private func isSampled(_ variable: LayoutVariable) -> Bool {
    componentOfVariable[variable.index].map { solutions[$0].count > 1 } ?? false
  }

  private func value(of reduced: LinearExpression, at sample: Int) -> Double {
    reduced.value { variable in
      guard system.parameters[variable.index] == nil else { return samples[sample][variable.index] }
      guard let index = componentOfVariable[variable.index], let local = components[index].local(variable) else {
        return 0
      }
      let solution = solutions[index].count > sample ? solutions[index][sample] : solutions[index][0]
      return solution.tableau.value(of: LinearExpression(local))
    }
  }

  /// What is left open with the guessed sizes, since several solutions are equally good.
  private func openRange(of reduced: LinearExpression) -> (ClosedRange<Double>, isCutShort: Bool) {
    let guesses = samples.first ?? []
    var (least, most) = (reduced.constant, reduced.constant)
    var isCutShort = false
    var parts: [Int: LinearExpression] = [:]
    for term in reduced.terms {
      if let component = componentOfVariable[term.variable.index] {
        parts[component, default: LinearExpression()].add(LinearExpression(term.variable, times: term.coefficient))
      } else {
        let part = term.coefficient * guesses[term.variable.index]
        (least, most) = (least + part, most + part)
      }
    }
    for (component, part) in parts.sorted(by: { $0.key < $1.key }) {
      let solution = solutions[component][0]
      let range = solution.tableau.range(of: components[component].local(part) { guesses[$0.index] })
      (least, most) = (least + range.lowerBound, most + range.upperBound)
      isCutShort = isCutShort || solution.isCutShort
    }
    return (least...max(least, most), isCutShort)
  }
}

// MARK: - Parts

extension ConstraintSolution {
  /// All guesses; then all least, all most and some between; then each alone, as long as they are few.
  ///
  /// A layout is piecewise linear in the sizes of its texts, so an edge that is the same at all of these moves with none.
  private static func samples(of parameters: [ConstraintSystem.Parameter?]) -> [[Double]] {
    func sample(_ value: (Int, ConstraintSystem.Parameter) -> Double) -> [Double] {
      parameters.enumerated().map { index, parameter in parameter.map { value(index, $0) } ?? 0 }
    }
    let guesses = sample { $1.guess }
    let unknown = parameters.indices.filter { parameters[$0]?.isKnown == false }
    guard !unknown.isEmpty else { return [guesses] }
    var samples = [guesses]
    for share in [0, 1, 0.5, 0.1] {
      samples.append(
        sample { $1.bounds.lowerBound + share * ($1.bounds.upperBound - $1.bounds.lowerBound) })
    }
    // Neighbours differ: what cancels out while all are alike shows.
    samples.append(sample { $0.isMultiple(of: 2) ? $1.bounds.lowerBound : $1.bounds.upperBound })
    samples.append(sample { $0.isMultiple(of: 3) ? $1.bounds.upperBound : $1.guess })
    for alone in unknown.prefix(maximumSamplesAlone) {
      samples.append(sample { $0 == alone ? $1.bounds.lowerBound : $1.guess })
      samples.append(sample { $0 == alone ? $1.bounds.upperBound : $1.guess })
    }
    return samples
  }

  private static let maximumSamplesAlone = 8

  private static func components(
    of members: [ConstraintComponent.Member], groups: inout DisjointSets, isParameter: [Bool]
  ) -> ([ConstraintComponent], [Int?]) {
    var places: [Int: Int] = [:]
    var grouped: [(variables: Set<LayoutVariable>, members: [ConstraintComponent.Member])] = []
    for member in members {
      let free = member.constraint.expression.terms.map(\.variable).filter { !isParameter[$0.index] }
      guard let first = free.first else { continue }
      let place = places[groups.representative(of: first.index)] ?? grouped.count
      if place == grouped.count {
        places[groups.representative(of: first.index)] = place
        grouped.append(([], []))
      }
      grouped[place].variables.formUnion(free)
      grouped[place].members.append(member)
    }
    var componentOfVariable = [Int?](repeating: nil, count: isParameter.count)
    let components = grouped.enumerated().map { place, group in
      for variable in group.variables { componentOfVariable[variable.index] = place }
      return ConstraintComponent(variables: group.variables.sorted(), members: group.members)
    }
    return (components, componentOfVariable)
  }

  /// Variables connected by constraints with one that can't hold: which of them UIKit breaks isn't said.
  private static func contradicted(_ system: ConstraintSystem, by conflicts: [Int]) -> [Bool] {
    guard !conflicts.isEmpty else { return Array(repeating: false, count: system.parameters.count) }
    var groups = DisjointSets(system.parameters.count)
    for constraint in system.constraints {
      let variables = constraint.expression.terms.map(\.variable.index)
      for variable in variables.dropFirst() { groups.join(variables[0], variable) }
    }
    let roots = Set(
      conflicts.lazy.flatMap { system.constraints[$0].expression.terms }.map {
        groups.representative(of: $0.variable.index)
      })
    return system.parameters.indices.map { roots.contains(groups.representative(of: $0)) }
  }
}

extension LinearConstraint {
  /// Whether it holds; `values` by variable.
  fileprivate func holds(at values: [Double]) -> Bool {
    let value = expression.value { values[$0.index] }
    return switch relation {
    case .equal: abs(value) <= EqualityElimination.tolerance
    case .lessThanOrEqual: value <= EqualityElimination.tolerance
    case .greaterThanOrEqual: value >= -EqualityElimination.tolerance
    }
  }
}
