/// How Interface Builder spells one setting, in an attribute or as the key of a runtime attribute, and what UIKit
/// calls it.
struct SettingSpelling: Sendable {
  enum Form: Sendable {
    /// `YES` or `NO`
    case boolean
    /// One of UIKit's names, with the number that key-value coding takes for it; of several names with one number the
    /// first is UIKit's.
    case choice(KeyValuePairs<String, Int>)
    case text
  }

  /// UIKit's Swift name.
  var name: String
  var form: Form

  init(_ name: String, _ form: Form = .boolean) {
    self.name = name
    self.form = form
  }
}

/// The settings that move insets, frames or bars, by spelling.
enum SettingSpellings {
  static let controller: [String: SettingSpelling] = [
    "automaticallyAdjustsScrollViewInsets": .init("automaticallyAdjustsScrollViewInsets"),
    "definesPresentationContext": .init("definesPresentationContext"),
    "extendedLayoutIncludesOpaqueBars": .init("extendedLayoutIncludesOpaqueBars"),
    "hidesBarsOnSwipe": .init("hidesBarsOnSwipe"),
    "hidesBarsOnTap": .init("hidesBarsOnTap"),
    "hidesBarsWhenKeyboardAppears": .init("hidesBarsWhenKeyboardAppears"),
    "hidesBarsWhenVerticallyCompact": .init("hidesBarsWhenVerticallyCompact"),
    "hidesBottomBarWhenPushed": .init("hidesBottomBarWhenPushed"),
    "modalPresentationStyle": .init("modalPresentationStyle", .choice(modalPresentationStyles)),
    "preferredDisplayMode": .init("preferredDisplayMode", .text),
    "style": .init("style", .text),
    "transitionStyle": .init("transitionStyle", .choice(["pageCurl": 0, "scroll": 1])),
  ]

  static let navigationItem: [String: SettingSpelling] = [
    "hidesSearchBarWhenScrolling": .init("hidesSearchBarWhenScrolling"),
    "largeTitleDisplayMode": .init(
      "largeTitleDisplayMode", .choice(["automatic": 0, "always": 1, "never": 2, "inline": 3])),
    "prompt": .init("prompt", .text),
    "title": .init("title", .text),
  ]

  static let bar: [String: SettingSpelling] = [
    "backgroundImage": .init("backgroundImage", .text),
    "barStyle": .init("barStyle", .choice(barStyles)),
    "hidden": .init("isHidden"),
    "largeTitles": .init("prefersLargeTitles"),
    "prefersLargeTitles": .init("prefersLargeTitles"),
    "translucent": .init("isTranslucent"),
  ]

  /// Bars stand in view trees too.
  static let view: [String: SettingSpelling] = bar.merging(
    [
      "alwaysBounceHorizontal": .init("alwaysBounceHorizontal"),
      "alwaysBounceVertical": .init("alwaysBounceVertical"),
      "automaticallyAdjustsScrollIndicatorInsets": .init("automaticallyAdjustsScrollIndicatorInsets"),
      "bounces": .init("bounces"),
      "contentInsetAdjustmentBehavior": .init(
        "contentInsetAdjustmentBehavior",
        .choice(["automatic": 0, "scrollableAxes": 1, "never": 2, "always": 3])),
      "contentViewInsetsToSafeArea": .init("insetsContentViewsToSafeArea"),
      "insetsLayoutMarginsFromSafeArea": .init("insetsLayoutMarginsFromSafeArea"),
      "pagingEnabled": .init("isPagingEnabled"),
      "preservesSuperviewLayoutMargins": .init("preservesSuperviewLayoutMargins"),
      "scrollEnabled": .init("isScrollEnabled"),
    ], uniquingKeysWith: { $1 })

  /// The last two are older names of black.
  private static let barStyles: KeyValuePairs<String, Int> = [
    "default": 0, "black": 1, "blackOpaque": 1, "blackTranslucent": 1,
  ]

  private static let modalPresentationStyles: KeyValuePairs<String, Int> = [
    "automatic": -2, "none": -1, "fullScreen": 0, "pageSheet": 1, "formSheet": 2, "currentContext": 3, "custom": 4,
    "overFullScreen": 5, "overCurrentContext": 6, "popover": 7, "blurOverFullScreen": 8,
  ]
}
