/// The sizes that UIKit's own views give themselves, and by how much their frames exceed what constraints hold.
///
/// Measured on frames that Xcode wrote beside constraints (286 sliders, 229 switches, 34 segmented controls and others,
/// public repositories; versions of Xcode stand for the systems of their SDKs). `UIView.alignmentRect(forFrame:)` is
/// what constraints hold (Apple's documentation of the method).
struct ControlSizes {
  /// Of the alignment rectangle.
  var width: IntrinsicLength
  var height: IntrinsicLength
  /// How far the frame reaches beyond the alignment rectangle.
  var outsets: Insets
  /// Default hugging priorities: UIKit's controls of one size hug it at 750.
  var horizontalHugging: LayoutPriority
  var verticalHugging: LayoutPriority

  init(
    _ width: IntrinsicLength, _ height: IntrinsicLength, outsets: Insets = .zero,
    horizontalHugging: LayoutPriority = .defaultLow, verticalHugging: LayoutPriority = .defaultLow
  ) {
    self.width = width
    self.height = height
    self.outsets = outsets
    self.horizontalHugging = horizontalHugging
    self.verticalHugging = verticalHugging
  }

  private static let text = ControlSizes(.unknown(designed: nil), .unknown(designed: nil))

  /// A class's sizes on a system; nil for a class without a size of its own.
  static func of(_ className: String, on system: OSVersion) -> ControlSizes? {
    let isGlass = system.major >= 26
    switch className {
    case "UISwitch":
      return ControlSizes(
        .points(isGlass ? 63 : 49), .points(isGlass ? 28 : 31),
        outsets: Insets(top: 0, left: 0, bottom: 0, right: isGlass ? 0 : 2), horizontalHugging: .defaultHigh,
        verticalHugging: .defaultHigh)
    case "UISlider":
      guard !isGlass else { return ControlSizes(.none, .unknown(designed: 34), verticalHugging: .defaultHigh) }
      return ControlSizes(
        .none, .points(30), outsets: Insets(top: 0, left: 2, bottom: 1, right: 2), verticalHugging: .defaultHigh)
    case "UISegmentedControl":
      return ControlSizes(
        .unknown(designed: nil), .points(system.major >= 13 ? 31 : 28),
        outsets: Insets(top: 0, left: 0, bottom: 1, right: 0))
    case "UIStepper":
      return ControlSizes(
        .points(94), system.major >= 13 ? .unknown(designed: 32) : .points(29), horizontalHugging: .defaultHigh,
        verticalHugging: .defaultHigh)
    case "UIProgressView":
      return ControlSizes(
        .none, system >= OSVersion(14, 5) ? .points(4) : system.major < 14 ? .points(2) : .unknown(designed: 4),
        verticalHugging: .defaultHigh)
    case "UIActivityIndicatorView":
      return ControlSizes(
        .unknown(designed: 20), .unknown(designed: 20), horizontalHugging: .defaultHigh, verticalHugging: .defaultHigh)
    case "UIToolbar": return ControlSizes(.none, isGlass ? .unknown(designed: 44) : .points(44))
    case "UITabBar": return ControlSizes(.none, isGlass ? .unknown(designed: 49) : .points(49))
    case "UINavigationBar": return ControlSizes(.none, isGlass ? .unknown(designed: 44) : .points(44))
    case "UISearchBar":
      return ControlSizes(.none, system.major >= 11 && !isGlass ? .points(56) : .unknown(designed: 44))
    case "UIPickerView", "UIDatePicker": return ControlSizes(.unknown(designed: 320), .unknown(designed: 216))
    case "UILabel", "UIButton", "UIImageView", "UITextField", "UIPageControl": return text
    default: return nil
    }
  }
}
