/// What popular cures cost, in one sentence each.
enum Caveat {
  static func edgesNone(_ controller: String) -> String {
    """
    \(controller)'s view ends at the bar, so the bar shows the window's background through it, and on iOS 26 content \
    stops above a floating bar.
    """
  }

  static func firstSubview(_ view: String) -> String {
    "\(view) goes behind its siblings, and only one scroll view of the controller can be the first."
  }

  static func pager(_ view: String, of controller: String) -> String {
    "\(view) of \(controller) pages: with a vertical inset it can be dragged up and down."
  }

  static let additionalSafeArea =
    "The points fit this environment; set them from the bar's frame after layout, and zero them where no bar is."

  static func never(_ view: String) -> String {
    """
    .never also stops UIKit at the other edges, where the home indicator, the tab bar and the notch in landscape \
    cover \(view): take those insets from safeAreaInsets, not from constants such as 64 or 49.
    """
  }

  static func translucency(_ navigation: String) -> String {
    "The bar belongs to \(navigation), so it changes for every controller of the stack."
  }

  static let oldSDK =
    "The app is built with an SDK before 11, so UIKit counts no safe area on iOS 11 and the line that returns there must go."

  static func flagOff(_ controller: String) -> String {
    "With the flag off UIKit adjusts no other scroll view of \(controller) either."
  }
}
