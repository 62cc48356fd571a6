package import InsetLayout
package import InsetText

/// How far input is followed that would otherwise cost out of all proportion to its size. What real apps hold stays far
/// below; where a limit is reached, the analysis says so (``Analysis/leftOut``).
package enum ModelLimit: String, CaseIterable, Sendable {
  /// The ways in which one controller can be on screen: where controllers push, present and contain each other these
  /// multiply with every step, and each is laid out in every environment.
  case placements
  /// The controllers that lead from the window to one: a chain of segues through a whole generated file would otherwise
  /// cost the square of its length.
  case steps
  /// The views of one scene, and of one controller's scenes: code in loops and in helpers of helpers adds more than it
  /// has lines, and all of them are there once for each placement.
  case views
  /// The controllers inside one scene that aren't part of its placement, and those beside it in one container: what
  /// container views embed embeds others, and each of many tabs is in the scene of each other.
  case embedded
  /// The conditions around one statement that are told apart: each branch of an `else if` chain stands under all those
  /// before it, so that their number grows with the square of the chain.
  case conditions
  /// The different environments that everything is laid out in; equal ones count once.
  case environments

  package var count: Int {
    switch self {
    case .placements: 20
    case .steps: 64
    case .views: 50_000
    case .embedded: 16
    case .conditions: 256
    case .environments: 64
    }
  }

  /// What is left out of `subject`, as a sentence without its full stop.
  package func sentence(_ subject: String) -> String {
    switch self {
    case .placements: "\(subject) can be on screen in more than \(count) ways; the others are left out"
    case .steps: "\(subject) is \(count) controllers away from the window; what it leads to is left out"
    case .views: "the scenes of \(subject) have more than \(count) views; the others are left out"
    case .embedded:
      "a scene of \(subject) has more than \(count) controllers beside and inside those that lead to it; the others are left out"
    case .conditions: "\(subject) has a statement under more than \(count) conditions; the others aren't told apart"
    case .environments: "\(subject) names more than \(count) different environments; the others are left out"
    }
  }
}

/// Something that isn't looked at since a limit is reached.
package struct ReachedLimit: Hashable, Sendable {
  package let limit: ModelLimit
  /// What has too much of something: a controller's class, a function, a file.
  package let subject: String
  package let location: Location

  init(_ limit: ModelLimit, _ subject: String, _ location: Location) {
    self.limit = limit
    self.subject = subject
    self.location = location
  }

  package var sentence: String { limit.sentence(subject) }

  /// By place, the same in every process.
  static func precedes(_ one: ReachedLimit, _ other: ReachedLimit) -> Bool {
    (one.location.path, one.location.range.lowerBound, one.limit.rawValue, one.subject)
      < (other.location.path, other.location.range.lowerBound, other.limit.rawValue, other.subject)
  }
}

extension [Environment] {
  /// Each once, in order, and no more than are laid out.
  package var withinLimit: (kept: [Environment], isCut: Bool) {
    var seen: Set<Environment> = []
    var kept: [Environment] = []
    for environment in self where seen.insert(environment).inserted {
      if kept.count == ModelLimit.environments.count { return (kept, true) }
      kept.append(environment)
    }
    return (kept, false)
  }
}
