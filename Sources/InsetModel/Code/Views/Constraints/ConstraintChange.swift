internal import InsetText

/// What code does to a constraint after it was made, until the screen is there.
struct ConstraintChange: Sendable, Equatable {
  enum Constant: Sendable, Equatable {
    case points(Double)
    /// Another one under some condition, or one that isn't a number.
    case unknown
  }

  enum Activity: Sendable, Equatable {
    case active, inactive
    /// It is taken away under some condition.
    case unknown
  }

  /// Nil where it stays.
  var constant: Constant?
  var activity: Activity?
  /// Nil where it stays; nil inside where it isn't known.
  var priority: Double??
  /// Where the last change stands.
  var place: Location

  init(at place: Location) { self.place = place }

  /// The constraint after the change; nil for one that is taken away.
  func applied(to constraint: CodeConstraint) -> CodeConstraint? {
    var changed = constraint
    switch constant {
    case .points(let points): changed.constant = points
    case .unknown: changed.constant = nil
    case nil: break
    }
    if let priority { changed.priority = priority }
    switch activity {
    case .inactive: return nil
    case .unknown: changed.circumstances.isConditional = true
    case .active, nil: break
    }
    return changed
  }
}
