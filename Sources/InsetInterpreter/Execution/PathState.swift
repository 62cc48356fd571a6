/// One state of a run: what variables and objects hold, and which sides of undecided questions it has taken.
package struct PathState {
  /// For each frame `self`, its variables and its operands, outermost first.
  var stack: [Value] = []
  package var heap = Heap()
  /// Sorted by condition.
  package var assumptions: [Assumption] = []
  /// How many objects each maker has made.
  var counters: [ObjectCounter: Int32] = [:]

  mutating func assume(_ assumption: Assumption) {
    guard !assumptions.contains(assumption) else { return }
    let index = assumptions.firstIndex { $0.condition > assumption.condition } ?? assumptions.count
    assumptions.insert(assumption, at: index)
  }

  /// Whether something that holds under other assumptions can hold here.
  func agrees(with others: [Assumption]) -> Bool {
    for other in others {
      if let mine = assumptions.first(where: { $0.condition == other.condition }), mine.side != other.side {
        return false
      }
    }
    return true
  }
}

/// A place that makes objects, with those of the last three callers.
struct ObjectCounter: Hashable {
  let site: Site
  let callers: [Site]
}
