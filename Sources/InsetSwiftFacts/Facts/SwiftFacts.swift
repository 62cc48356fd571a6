package import InsetFacts

/// What one Swift file declares.
package struct SwiftFacts: Equatable, Sendable {
  /// Every type and extension outside functions, in source order, an outer type before its nested ones. All branches of
  /// `#if` are read, so a name may stand here twice.
  package var types: [SwiftTypeFacts] = []
  package var problems: [ReadingProblem] = []
  /// False when the file has a syntax error or was refused: the facts are what could be read all the same, and older
  /// ones may be better.
  package var isComplete = true

  package init() {}
}

extension SwiftFacts {
  /// The facts without their places: equal for two versions of a file that say the same in other bytes.
  ///
  /// What the model computes from facts it need not compute again as long as the shape stays.
  package var shape: SwiftFacts {
    var shape = self
    shape.problems = []
    for index in shape.types.indices { shape.types[index].eraseRanges() }
    return shape
  }
}
