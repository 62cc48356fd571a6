internal import InsetLayout

/// What code says of how a stack view arranges its subviews, and what of views matters to it and to their margins.
struct LayoutSetting: Sendable, Equatable {
  enum Value: Sendable, Equatable {
    case axis(StackArrangement.Axis)
    case distribution(StackArrangement.Distribution)
    case alignment(StackArrangement.Alignment)
    case spacing(Double)
    case customSpacing(Double, after: ViewIdentity)
    case isLayoutMarginsRelativeArrangement(Bool)
    /// Of a view that a stack view may arrange; nil where that isn't known.
    case isHidden(Bool?)
    /// `[top, left, bottom, right]`, in points; nil for what only the running app knows.
    case layoutMargins([Double?])
    /// Only the running app knows.
    case unknown
  }

  var view: ViewIdentity
  var value: Value
  var circumstances: ViewCircumstances

  func mapped(_ map: (ViewIdentity) -> ViewIdentity) -> LayoutSetting {
    var setting = self
    setting.view = map(view)
    if case .customSpacing(let points, let view) = value { setting.value = .customSpacing(points, after: map(view)) }
    return setting
  }
}
