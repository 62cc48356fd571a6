/// A value that an expression may have: on which systems, and whether a condition decides. Nil where only the running
/// app knows it.
struct Possible<Value> {
  var value: Value?
  var systems = SystemRange.all
  var isConditional = false

  func map<Other>(_ transform: (Value) -> Other?) -> Possible<Other> {
    Possible<Other>(value: value.flatMap(transform), systems: systems, isConditional: isConditional)
  }

  /// The same where other circumstances hold too; nil where no system is left.
  func within(_ outer: SystemRange, isConditional more: Bool) -> Possible? {
    let both = systems.intersection(outer)
    return both.isEmpty ? nil : Possible(value: value, systems: both, isConditional: isConditional || more)
  }

  func within(_ circumstances: Circumstances) -> Possible? {
    within(
      circumstances.systems, isConditional: circumstances.isConditional || !circumstances.choices.isEmpty)
  }
}

/// Rarely has an expression more values than this: which of them it has only the running app knows.
let maximumPossibleCount = 8

/// Every pair of two lists' values that some system can have.
func combined<Left, Right, Result>(
  _ left: [Possible<Left>], _ right: [Possible<Right>], _ combine: (Left?, Right?) -> Result?
) -> [Possible<Result>] {
  guard left.count * right.count <= maximumPossibleCount else { return [Possible(value: nil, isConditional: true)] }
  var result: [Possible<Result>] = []
  for one in left {
    for other in right {
      let systems = one.systems.intersection(other.systems)
      guard !systems.isEmpty else { continue }
      result.append(
        Possible(
          value: combine(one.value, other.value), systems: systems,
          isConditional: one.isConditional || other.isConditional))
    }
  }
  return result
}
