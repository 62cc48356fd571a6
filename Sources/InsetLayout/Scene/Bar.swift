/// A navigation bar, a toolbar or a tab bar.
package struct Bar: Sendable, Hashable {
  package enum Style: String, Sendable, Hashable { case `default`, black }
  package enum BackgroundImage: String, Sendable, Hashable { case opaque, translucent }
  package enum Appearance: String, Sendable, Hashable { case `default`, opaque, transparent }

  /// Default: false; for the toolbar of a navigation controller true.
  package var isHidden: Bool?
  package var isTranslucent: Bool?
  package var barStyle: Style?
  package var backgroundImage: BackgroundImage?
  /// Whether a `barTintColor` is set. It never decides about layout (R7-TINT).
  package var hasBarTintColor: Bool
  package var standardAppearance: Appearance?
  package var scrollEdgeAppearance: Appearance?
  /// The height of the frame that UIKit reports, in points: replaces what the metrics say.
  package var height: Double?
  /// Navigation bar only.
  package var prefersLargeTitles: Bool?
  /// Navigation bar only; default false.
  package var isLargeTitleCollapsed: Bool?

  package init() { hasBarTintColor = false }
}
