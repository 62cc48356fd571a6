import InsetLayout
import Testing

@Suite("Constraint systems")
struct ConstraintSystemTests {
  private typealias Expression = LinearExpression

  private func constant(_ value: Double) -> LinearExpression { LinearExpression(value) }

  @Test("equalities alone give every number, in whatever order they come")
  func equalities() {
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0], [1, 0, 2]] {
      var system = ConstraintSystem()
      let (a, b, c) = (Expression(system.variable()), Expression(system.variable()), Expression(system.variable()))
      let all = [a - constant(10), b - a - constant(5), c - (b * 2)]
      for index in order { system.add(LinearConstraint(all[index])) }
      let solution = system.solve()
      #expect(solution.solve(a).value == 10)
      #expect(solution.solve(b).value == 15)
      #expect(solution.solve(c).value == 30)
      #expect(solution.solve(c).isExact)
    }
  }

  @Test("what nothing holds is ambiguous, but differences may be known")
  func ambiguous() {
    var system = ConstraintSystem()
    let (a, b) = (Expression(system.variable()), Expression(system.variable()))
    system.add(LinearConstraint(b - a - constant(7)))
    let solution = system.solve()
    #expect(solution.solve(a).isAmbiguous)
    #expect(!solution.solve(a).isExact)
    #expect(solution.solve(b - a).value == 7)
    #expect(solution.solve(b - a).isExact)
  }

  @Test("a higher priority wins, whatever the number of lower ones")
  func priorities() {
    var system = ConstraintSystem()
    let width = Expression(system.variable())
    system.add(LinearConstraint(width - constant(100), .equal, priority: LayoutPriority(500)))
    for _ in 0..<5 { system.add(LinearConstraint(width - constant(40), .equal, priority: LayoutPriority(499))) }
    let solution = system.solve()
    #expect(solution.solve(width).value == 100)
    #expect(solution.solve(width).isExact)
    #expect(solution.broken == [1, 2, 3, 4, 5])
    #expect(solution.conflicts.isEmpty)
  }

  @Test("a broken constraint comes as near as it can")
  func near() {
    var system = ConstraintSystem()
    let width = Expression(system.variable())
    system.add(LinearConstraint(width - constant(50), .lessThanOrEqual))
    system.add(LinearConstraint(width - constant(100), .equal, priority: .defaultHigh))
    #expect(system.solve().solve(width).value == 50)
  }

  @Test("inequalities leave a range where nothing pulls")
  func ranges() {
    var system = ConstraintSystem()
    let width = Expression(system.variable())
    system.add(LinearConstraint(width - constant(20), .greaterThanOrEqual))
    system.add(LinearConstraint(width - constant(80), .lessThanOrEqual))
    let solved = system.solve().solve(width)
    #expect(solved.isAmbiguous)
    #expect(solved.range == 20...80)
    system.add(LinearConstraint(width, .equal, priority: LayoutPriority(1)))
    #expect(system.solve().solve(width).range == 20...20)
    #expect(!system.solve().solve(width).isAmbiguous)
  }

  @Test("contradictions are named and nothing that hangs on them is exact")
  func contradictions() {
    var system = ConstraintSystem()
    let (a, b) = (Expression(system.variable()), Expression(system.variable()))
    system.add(LinearConstraint(a - constant(10)))
    system.add(LinearConstraint(a - constant(20)))
    system.add(LinearConstraint(b - constant(5)))
    let solution = system.solve()
    #expect(solution.conflicts == [1])
    #expect(!solution.solve(a).isExact)
    #expect(solution.solve(b).isExact)
  }

  @Test("inequalities that must hold and can't are named too")
  func contradictoryInequalities() {
    var system = ConstraintSystem()
    let a = Expression(system.variable())
    system.add(LinearConstraint(a - constant(10), .lessThanOrEqual))
    system.add(LinearConstraint(a - constant(20), .greaterThanOrEqual))
    let solution = system.solve()
    #expect(solution.conflicts.count == 1)
    #expect(!solution.solve(a).isExact)
  }

  @Test("an unknown size moves what hangs on it and nothing else")
  func parameters() {
    var system = ConstraintSystem()
    let text = Expression(system.parameter(in: 0...300, guess: 40))
    let (header, list) = (Expression(system.variable()), Expression(system.variable()))
    system.add(LinearConstraint(header - text, .lessThanOrEqual, priority: .defaultLow))
    system.add(LinearConstraint(header - text, .greaterThanOrEqual, priority: .defaultHigh))
    system.add(LinearConstraint(header + list - constant(500)))
    let solution = system.solve()
    #expect(solution.solve(header).value == 40)
    #expect(solution.solve(list).value == 460)
    #expect(solution.solve(list).range == 200...500)
    #expect(!solution.solve(list).isExact)
    #expect(!solution.solve(list).isAmbiguous)
    #expect(solution.solve(header + list).isExact)
  }

  @Test("an unknown size that a fixed one overrules moves nothing")
  func overruled() {
    var system = ConstraintSystem()
    let text = Expression(system.parameter(in: 0...300, guess: 40))
    let header = Expression(system.variable())
    system.add(LinearConstraint(header - text, .lessThanOrEqual, priority: .defaultLow))
    system.add(LinearConstraint(header - text, .greaterThanOrEqual, priority: .defaultHigh))
    system.add(LinearConstraint(header - constant(44)))
    #expect(system.solve().solve(header).isExact)
    #expect(system.solve().solve(header).value == 44)
  }

  @Test("a solution tells which numbers from outside an expression rests on")
  func inputs() {
    var system = ConstraintSystem()
    let (bar, width) = (system.input(64), system.input(375))
    let (top, right) = (Expression(system.variable()), Expression(system.variable()))
    system.add(LinearConstraint(top - Expression(bar) - constant(8)))
    system.add(LinearConstraint(right - Expression(width)))
    let solution = system.solve()
    #expect(solution.solve(top).value == 72)
    #expect(solution.parameters(of: top) == [bar])
    #expect(solution.parameters(of: right) == [width])
  }

  @Test("removing a constraint that isn't needed changes nothing")
  func redundant() {
    var system = ConstraintSystem()
    let (a, b) = (Expression(system.variable()), Expression(system.variable()))
    system.add(LinearConstraint(a - constant(3)))
    system.add(LinearConstraint(b - a))
    let before = system.solve()
    system.add(LinearConstraint(b - constant(3)))
    system.add(LinearConstraint(b - constant(9), .lessThanOrEqual))
    let after = system.solve()
    for expression in [a, b, a + b] { #expect(before.solve(expression) == after.solve(expression)) }
    #expect(after.conflicts.isEmpty)
  }

  @Test("a chain of 10,000 views, held at its far end, is followed once")
  func chain() {
    var system = ConstraintSystem()
    let views = (0..<10_000).map { _ in Expression(system.variable()) }
    for (view, next) in zip(views, views.dropFirst()) { system.add(LinearConstraint(next - view - constant(2))) }
    system.add(LinearConstraint(views[9_999] - constant(30_000)))
    let solution = system.solve()
    #expect(solution.solve(views[0]).value == 10_002)
    #expect(solution.solve(views[5_000]).value == 20_002)
  }
}
