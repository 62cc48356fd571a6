internal import InsetFacts
internal import InsetSwiftFacts

/// Which layout settings a source speaks of, whatever it sets them to.
package enum LayoutMentions {
  /// The word without which a file uses no appearance proxy.
  package static let appearanceProxyMark = "appearance"

  /// Settings of controllers, bars and scroll views that decide where content goes.
  package static let layoutSettings: Set<String> = [
    "automaticallyAdjustsScrollViewInsets", "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars",
    "isTranslucent",
    "contentInset", "contentInsetAdjustmentBehavior", "scrollIndicatorInsets", "additionalSafeAreaInsets",
    "contentOffset",
    "setNavigationBarHidden", "isNavigationBarHidden", "navigationBar", "sendSubviewToBack", "sendSubview",
    "insertSubview",
    "bringSubviewToFront", "bringSubview", "removeFromSuperview", "topLayoutGuide", "safeAreaInsets", "loadView",
  ]

  /// Those of them whose value is part of the numbers.
  package static let valueSettings: Set<String> = [
    "automaticallyAdjustsScrollViewInsets", "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars",
    "isTranslucent",
    "contentInset", "contentInsetAdjustmentBehavior", "scrollIndicatorInsets", "additionalSafeAreaInsets",
    "setNavigationBarHidden", "isNavigationBarHidden", "sendSubviewToBack", "insertSubview", "loadView",
  ]

  /// A proxy decides about layout by `isTranslucent` or by a background image; tints and fonts don't.
  static func barProxies(_ bytes: [UInt8]) -> Set<String> {
    let words = proxySearch.mentioned(in: bytes)
    let decides = !words.isDisjoint(with: ["isTranslucent", "setBackgroundImage", "backgroundImage"])
    guard words.contains(appearanceProxyMark), decides else { return [] }
    return words.intersection(barClasses)
  }

  private static let barClasses: Set<String> = ["UINavigationBar", "UITabBar", "UIToolbar"]
  private static let proxySearch = NameSearch(
    barClasses.union([appearanceProxyMark, "isTranslucent", "setBackgroundImage", "backgroundImage"]))

  private static let search = NameSearch(layoutSettings)

  /// By type name.
  static func settings(in facts: CodeFacts, _ bytes: [UInt8]) -> [String: Set<String>] {
    var mentioned: [String: Set<String>] = [:]
    for type in facts.types where [.class, .extension, .implementation].contains(type.kind) {
      guard type.range.lowerBound >= 0, type.range.upperBound <= bytes.count else { continue }
      let names = search.mentioned(in: Array(bytes[type.range]))
      if !names.isEmpty { mentioned[type.interfaceBuilderName, default: []].formUnion(names) }
    }
    return mentioned
  }
}
