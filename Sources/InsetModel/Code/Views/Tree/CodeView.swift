internal import InsetLayout
internal import InsetText

/// A view in the tree that code makes, with what code says about its place.
struct CodeView: Sendable, Equatable {
  let identity: ViewIdentity
  var declaration: ViewDeclaration
  /// Nil of views that code gives no place: Interface Builder's keep theirs.
  var placement: CodePlacement?
  /// Constraints of code that the view holds: those between views in it, and of its own size.
  var constraints: [CodeConstraint] = []
  /// Layout guides of code that it owns.
  var layoutGuides: [ViewIdentity] = []
  /// How it arranges its subviews, of a stack view of code; nil of others, and where that isn't known.
  var stack: StackArrangement?
  /// How a stack view around has it.
  var arranged = ArrangedTraits()
  /// In z-order; index 0 is the bottom-most.
  var subviews: [CodeView] = []
  /// The controllers whose view this is.
  var embeds: [ControllerKey] = []
  /// Of a table, where code says it as a number.
  var tableHeaderHeight: Double?
  /// Where code changes its place in a way that isn't understood.
  var unreadPlace: Location?
  /// It is there only under conditions that code alone doesn't tell.
  var isConditional = false
}

/// What is known of a view without where it lies.
struct ViewDeclaration: Sendable, Equatable {
  var className: String?
  /// The class that the project doesn't declare, of which it is one or inherits from: `UILabel`.
  var baseClassName: String?
  var kind = View.Kind.view
  /// The name of the property that holds it.
  var label: String?
  /// Where it is made, or its property declared.
  var location: Location?

  var isStackView: Bool { baseClassName.map { UIKitClasses.chain($0).contains("UIStackView") } ?? false }
}

/// What code says of a view to a stack view around it, and of its margins.
struct ArrangedTraits: Sendable, Equatable {
  var isUnarranged = false
  /// Nil where code says nothing of it.
  var isHidden: Bool?
  /// Whether it takes room is for the running app to say.
  var isVisibilityUnknown = false
  /// In points.
  var customSpacingAfter: Double?
  /// `[top, left, bottom, right]`; nil where code says nothing of them, nil inside for those that aren't known.
  var layoutMargins: [Double?]?
}

/// Where code puts a view in its superview: see `View.frame` and `View.pins`.
struct CodePlacement: Sendable, Equatable {
  var frame = View.Frame.fill
  var pins: [InsetLayout.Edge: Pin] = [:]
  /// What holds the view couldn't be read to the end.
  var isAssumed = false
  /// Constraints place it, or a stack view: the pins say again what they say.
  var isConstrained = false
  /// It is given while views are laid out, after constraints (R-AL-FRAME).
  var isInLayout = false
}
