/// What Auto Layout asks of a view beside its frame.
package struct LayoutTraits: Sendable, Hashable {
  /// Constraints that the view holds (Interface Builder, `addConstraint`); which view of the controller holds them
  /// matters to multipliers of positions alone.
  package var constraints: [LayoutConstraint] = []
  /// Whether the written frame counts; when nil it doesn't for a view that a constraint places (R-AL-FRAME).
  package var translatesAutoresizingMaskIntoConstraints: Bool?
  /// The UIKit class that the view is, or inherits from: it decides the view's own size.
  package var uikitClass: String?
  /// The view's class may give it a size of its own.
  package var hasOwnClass = false
  package var intrinsicWidth: IntrinsicLength?
  package var intrinsicHeight: IntrinsicLength?
  /// The size that the view had when its file was designed, in points: the guess where its own isn't known.
  package var designedSize: Size?
  /// `contentHuggingPriority(for: .horizontal)`, `.vertical`; nil: the class's.
  package var horizontalHugging: LayoutPriority?
  package var verticalHugging: LayoutPriority?
  /// `contentCompressionResistancePriority`.
  package var horizontalResistance: LayoutPriority?
  package var verticalResistance: LayoutPriority?
  /// The view is a `UIStackView` that arranges its subviews.
  package var stack: StackArrangement?
  package var isHidden = false
  /// `layoutMargins`, in points; nil: the view's default.
  package var layoutMargins: Insets?
  /// Margins that only the running app knows.
  package var unknownMargins: EdgeSet = []
  /// Whether the view is hidden is for the running app to say.
  package var isVisibilityUnknown = false

  /// Layout guides that the view owns, by names that no other guide of the controller has (`addLayoutGuide(_:)`).
  package var layoutGuides: [String] = []
  /// A subview of a stack view that isn't arranged by it (`addSubview(_:)`).
  package var isUnarranged = false
  /// `UIStackView.customSpacing(after:)` of the stack view around, in points.
  package var customSpacingAfter: Double?

  /// The view's pins say again what its constraints say, for those who ask what an edge hangs on.
  package var pinsRestateConstraints = false
  /// Edges that a pin holds in the place of constraints.
  package var repinnedEdges: EdgeSet = []

  package init() {}
}

/// One side of `intrinsicContentSize`.
package enum IntrinsicLength: Sendable, Hashable {
  /// `UIView.noIntrinsicMetric`.
  case none
  case points(Double)
  /// Only the running app knows; what it was when the file was designed, where that is written.
  case unknown(designed: Double?)
}

/// How a `UIStackView` arranges its subviews, in UIKit's names.
package struct StackArrangement: Sendable, Hashable {
  package enum Axis: String, Sendable, Hashable, CaseIterable { case horizontal, vertical }
  package enum Distribution: String, Sendable, Hashable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  package enum Alignment: String, Sendable, Hashable, CaseIterable {
    case fill, leading, top, center, trailing, bottom, firstBaseline, lastBaseline
  }

  package var axis = Axis.horizontal
  package var distribution = Distribution.fill
  package var alignment = Alignment.fill
  /// In points.
  package var spacing = 0.0
  package var isLayoutMarginsRelativeArrangement = false

  package init() {}
}
