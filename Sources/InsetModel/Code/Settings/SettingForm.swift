internal import InsetDocuments

/// What kind of value a setting takes in code.
enum SettingForm: Sendable {
  case boolean
  case choice(UIKitEnumeration)
  /// `UIRectEdge`
  case edges
  /// `UIEdgeInsets`
  case insets
  /// `CGSize`
  case size
  case text
  /// Something or nothing: `true` for an object; for nothing this.
  case presence(nothing: Bool?)
  /// A bar's background: an image without anything in it is translucent.
  case image
  /// `UIBarAppearance`
  case appearance
  /// A scroll view of the controller.
  case view
}

/// The settings that move insets, frames or bars, by the object they are made on and UIKit's Swift name.
enum SettingForms {
  static let controller: [String: SettingForm] = [
    "edgesForExtendedLayout": .edges, "extendedLayoutIncludesOpaqueBars": .boolean,
    "automaticallyAdjustsScrollViewInsets": .boolean, "hidesBottomBarWhenPushed": .boolean,
    "prefersStatusBarHidden": .boolean, "additionalSafeAreaInsets": .insets,
    "modalPresentationStyle": .choice(.modalPresentationStyle), "definesPresentationContext": .boolean,
    "title": .text, "contentScrollView": .view, "viewRespectsSystemMinimumLayoutMargins": .boolean,
    "hidesBarsOnSwipe": .boolean, "hidesBarsOnTap": .boolean, "hidesBarsWhenKeyboardAppears": .boolean,
    "hidesBarsWhenVerticallyCompact": .boolean, "isNavigationBarHidden": .boolean, "isToolbarHidden": .boolean,
    "isTabBarHidden": .boolean, "preferredContentSize": .size,
    "permittedArrowDirections": .choice(.popoverArrowDirection),
  ]

  static let navigationItem: [String: SettingForm] = [
    "prompt": .text, "title": .text, "largeTitleDisplayMode": .choice(.largeTitleDisplayMode),
    "searchController": .presence(nothing: false), "hidesSearchBarWhenScrolling": .boolean,
    "preferredSearchBarPlacement": .choice(.searchBarPlacement),
    "standardAppearance": .appearance, "scrollEdgeAppearance": .appearance, "compactAppearance": .appearance,
  ]

  static let bar: [String: SettingForm] = [
    "isHidden": .boolean, "isTranslucent": .boolean, "barStyle": .choice(.barStyle), "backgroundImage": .image,
    "barTintColor": .presence(nothing: nil), "prefersLargeTitles": .boolean, "standardAppearance": .appearance,
    "scrollEdgeAppearance": .appearance, "compactAppearance": .appearance,
  ]

  static let view: [String: SettingForm] = [
    "contentInset": .insets, "scrollIndicatorInsets": .insets, "verticalScrollIndicatorInsets": .insets,
    "horizontalScrollIndicatorInsets": .insets,
    "contentInsetAdjustmentBehavior": .choice(.contentInsetAdjustmentBehavior), "contentSize": .size,
    "alwaysBounceVertical": .boolean, "alwaysBounceHorizontal": .boolean, "bounces": .boolean,
    "isPagingEnabled": .boolean, "isScrollEnabled": .boolean, "automaticallyAdjustsScrollIndicatorInsets": .boolean,
    "insetsLayoutMarginsFromSafeArea": .boolean, "preservesSuperviewLayoutMargins": .boolean,
    "insetsContentViewsToSafeArea": .boolean,
  ]

  /// The names of settings whose value is `UIEdgeInsets`.
  static let insets: Set<String> = [
    "contentInset", "scrollIndicatorInsets", "verticalScrollIndicatorInsets", "horizontalScrollIndicatorInsets",
    "additionalSafeAreaInsets",
  ]

  /// Every name that code may write on an object whose class isn't known.
  static let all = Set(controller.keys).union(navigationItem.keys).union(bar.keys).union(view.keys)

  /// Swift's name of a property by any of its spellings: Objective-C's and older Swift's have no `is`.
  static func name(_ spelling: String) -> String { renamed[spelling] ?? spelling }

  /// The property that a setter is of: `contentInset` of `setContentInset`.
  static func name(ofSetter setter: String) -> String? {
    guard setter.hasPrefix("set"), let first = setter.dropFirst(3).first, first.isUppercase else { return nil }
    return name(first.lowercased() + setter.dropFirst(4))
  }

  private static let renamed: [String: String] = [
    "translucent": "isTranslucent", "hidden": "isHidden", "pagingEnabled": "isPagingEnabled",
    "scrollEnabled": "isScrollEnabled", "navigationBarHidden": "isNavigationBarHidden",
    "toolbarHidden": "isToolbarHidden", "tabBarHidden": "isTabBarHidden",
  ]
}
