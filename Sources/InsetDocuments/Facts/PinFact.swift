/// An edge of a view or of what it is pinned to. Leading is left and trailing is right.
package enum Edge: String, CaseIterable, Sendable {
  case top, left, bottom, right
}

/// A required constraint that holds one edge of a view at a distance from the same edge of something around it.
package struct PinFact: Equatable, Sendable {
  package enum Target: String, Sendable {
    case superview, layoutMargin, safeArea, topLayoutGuide, bottomLayoutGuide
    /// Of scroll views.
    case contentLayoutGuide, frameLayoutGuide
  }

  package var edge: Edge
  package var target: Target
  /// The view whose bounds, margins or guide is meant: the superview or a view further up. Of the layout guides: the
  /// controller's root view.
  package var targetViewID: String
  /// How far up that view is: 0 for the superview, 1 for the superview's superview…
  package var levelsUp: Int
  /// Points from the target's edge towards its inside; negative outside.
  package var constant: Double
  package var constraintID: String?
  /// The constraint's element.
  package var range: Range<Int>
  /// The bytes of the constant; absent when it is not written and so 0.
  package var constantRange: Range<Int>?
  /// True when the constant has other values in some size classes.
  package var variesBySizeClass = false

  package init(
    _ edge: Edge, to target: Target, of targetViewID: String, levelsUp: Int, constant: Double, constraintID: String?,
    range: Range<Int>
  ) {
    self.edge = edge
    self.target = target
    self.targetViewID = targetViewID
    self.levelsUp = levelsUp
    self.constant = constant
    self.constraintID = constraintID
    self.range = range
  }
}

/// A required constraint between an edge of a view and an edge of a view that doesn't lie around it.
package struct LinkFact: Equatable, Sendable {
  package var edge: Edge
  package var otherViewID: String
  package var otherEdge: Edge
  /// Points from the other view's edge to this view's, downwards and to the right.
  package var constant: Double
  package var constraintID: String?
  /// The constraint's element.
  package var range: Range<Int>

  package init(
    _ edge: Edge, to otherEdge: Edge, of otherViewID: String, constant: Double, constraintID: String?,
    range: Range<Int>
  ) {
    self.edge = edge
    self.otherEdge = otherEdge
    self.otherViewID = otherViewID
    self.constant = constant
    self.constraintID = constraintID
    self.range = range
  }
}

/// A constraint on an edge of a view that is neither pin nor link, and why.
package struct UnresolvedConstraint: Equatable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// An inequality.
    case relation(String)
    case multiplier(Double)
    case priority(Double)
    /// A standard spacing, which depends on the OS and is not written.
    case standardSpacing
    /// Installed in some size classes only.
    case sizeClass
    /// Between attributes that make no pin or link: another edge, a centre, the margins of the view's own.
    case otherAttribute(String)
    /// To a guide that is not known here.
    case otherGuide(id: String)
    /// A second required pin on the same edge.
    case rival(constraintID: String?)
  }

  package var edge: Edge
  package var reason: Reason
  package var constraintID: String?
  package var range: Range<Int>

  package init(_ edge: Edge, _ reason: Reason, constraintID: String?, range: Range<Int>) {
    self.edge = edge
    self.reason = reason
    self.constraintID = constraintID
    self.range = range
  }
}
