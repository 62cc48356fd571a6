internal import InsetFacts
internal import InsetLayout
internal import InsetText

/// A view in the tree that code makes, with what code says about its place.
struct CodeView: Sendable, Equatable {
  let identity: ViewIdentity
  var declaration: ViewDeclaration
  /// Nil of views that code gives no place: Interface Builder's keep theirs.
  var placement: CodePlacement?
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
  var kind = View.Kind.view
  /// The name of the property that holds it.
  var label: String?
  /// Where it is made, or its property declared.
  var location: Location?
}

/// Where code puts a view in its superview: see `View.frame` and `View.pins`.
struct CodePlacement: Sendable, Equatable {
  var frame = View.Frame.fill
  var pins: [InsetLayout.Edge: Pin] = [:]
  /// What holds the view couldn't be read to the end.
  var isAssumed = false
}
