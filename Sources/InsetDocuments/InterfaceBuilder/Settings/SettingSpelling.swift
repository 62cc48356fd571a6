/// How Interface Builder spells one setting, in an attribute or as the key of a runtime attribute, and what UIKit
/// calls it.
struct SettingSpelling: Sendable {
  enum Form: Sendable {
    /// `YES` or `NO`
    case boolean
    /// One of UIKit's names, or the number that key-value coding takes for it.
    case choice(UIKitEnumeration)
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
    "modalPresentationStyle": .init("modalPresentationStyle", .choice(.modalPresentationStyle)),
    "preferredDisplayMode": .init("preferredDisplayMode", .text),
    "style": .init("style", .text),
    "transitionStyle": .init("transitionStyle", .choice(.transitionStyle)),
  ]

  static let navigationItem: [String: SettingSpelling] = [
    "hidesSearchBarWhenScrolling": .init("hidesSearchBarWhenScrolling"),
    "largeTitleDisplayMode": .init("largeTitleDisplayMode", .choice(.largeTitleDisplayMode)),
    "prompt": .init("prompt", .text),
    "title": .init("title", .text),
  ]

  static let bar: [String: SettingSpelling] = [
    "backgroundImage": .init("backgroundImage", .text),
    "barStyle": .init("barStyle", .choice(.barStyle)),
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
        "contentInsetAdjustmentBehavior", .choice(.contentInsetAdjustmentBehavior)),
      "contentViewInsetsToSafeArea": .init("insetsContentViewsToSafeArea"),
      "insetsLayoutMarginsFromSafeArea": .init("insetsLayoutMarginsFromSafeArea"),
      "pagingEnabled": .init("isPagingEnabled"),
      "preservesSuperviewLayoutMargins": .init("preservesSuperviewLayoutMargins"),
      "scrollEnabled": .init("isScrollEnabled"),
    ], uniquingKeysWith: { $1 })
}
