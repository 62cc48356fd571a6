internal import InsetLayout

/// What code says of how a stack view arranges its subviews.
struct StackSetting: Sendable, Equatable {
  enum Value: Sendable, Equatable {
    case axis(StackArrangement.Axis)
    case distribution(StackArrangement.Distribution)
    case alignment(StackArrangement.Alignment)
    case spacing(Double)
    case customSpacing(Double, after: ViewIdentity)
    case isLayoutMarginsRelativeArrangement(Bool)
    /// Of a view that a stack view may arrange; nil where that isn't known.
    case isHidden(Bool?)
    /// Only the running app knows.
    case unknown
  }

  var view: ViewIdentity
  var value: Value
  var circumstances: ViewCircumstances

  func mapped(_ map: (ViewIdentity) -> ViewIdentity) -> StackSetting {
    var setting = self
    setting.view = map(view)
    if case .customSpacing(let points, let view) = value { setting.value = .customSpacing(points, after: map(view)) }
    return setting
  }
}
