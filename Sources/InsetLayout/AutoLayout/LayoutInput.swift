/// A number that constraints rest on and don't decide.
enum LayoutInput: Sendable, Hashable {
  /// The root view's size.
  case rootWidth, rootHeight
  /// `safeAreaInsets` of a view.
  case safeArea(view: Int, Edge)
  /// The length of the controller's top or bottom layout guide.
  case layoutGuide(Edge)
  /// `layoutMargins` of a view, without what of the safe area is added.
  case margin(view: Int, Edge)
  /// How far the readable content lies inside the margins.
  case readableInset(view: Int, Edge)
  /// One side of a view's `intrinsicContentSize`.
  case intrinsicWidth(view: Int)
  case intrinsicHeight(view: Int)
  /// How far a view's first baseline lies below its top, or its last one above its bottom.
  case firstBaseline(view: Int)
  case lastBaseline(view: Int)
  /// A standard spacing that isn't written, by a number of its own.
  case standardSpacing(Int)
  /// By how much an edge of a view lies elsewhere than its written frame says, which is a guess.
  case writtenFrame(view: Int, Edge)
  /// A constant of a constraint that only the running app knows, by a number of its own.
  case constant(Int)
  /// How far a scroll view's content is scrolled.
  case contentOffset(view: Int, isVertical: Bool)

  /// Whether it is where a view itself lies.
  func isFrame(of view: Int) -> Bool { if case .writtenFrame(view, _) = self { true } else { false } }
}
