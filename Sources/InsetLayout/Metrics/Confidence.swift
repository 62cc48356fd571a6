/// How a fact about UIKit is known. The words are those of the project's collection of facts.
package enum Confidence: String, Sendable, Hashable, CaseIterable {
  /// Apple's documentation, an SDK header comment or a WWDC session says so.
  case documented
  /// Someone printed the numbers on a device or simulator and published them.
  case measured
  /// Someone's published word, without the numbers.
  case reported
  /// Follows from other rules, from symmetry or geometry.
  case inferred
  /// No public document or measurement: a working assumption.
  case unverified

  package var certainty: Certainty {
    switch self {
    case .documented, .measured: .certain
    case .reported, .inferred: .inferred
    case .unverified: .assumed
    }
  }
}

/// How far a computed number can be trusted. The weakest of what a number rests on counts.
package enum Certainty: String, Sendable, Hashable, Comparable, CaseIterable {
  case assumed, inferred, certain

  private var rank: Int {
    switch self {
    case .assumed: 0
    case .inferred: 1
    case .certain: 2
    }
  }

  package static func < (a: Certainty, b: Certainty) -> Bool { a.rank < b.rank }
}
