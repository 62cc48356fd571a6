package import InsetSwiftFacts

/// What a Swift file says, with the layout settings that its types speak of but whose values aren't read from code.
package struct SwiftFile: Sendable, Equatable {
  package let facts: SwiftFacts
  /// By type name: UIKit's names of settings that the type's source mentions.
  package let mentionedSettings: [String: Set<String>]

  /// Bar classes whose appearance proxies the file uses in a way that can decide about translucency: `UINavigationBar`.
  package let barProxies: Set<String>

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
  private static func barProxies(_ bytes: [UInt8]) -> Set<String> {
    let words = proxySearch.mentioned(in: bytes)
    let decides = !words.isDisjoint(with: ["isTranslucent", "setBackgroundImage", "backgroundImage"])
    guard words.contains(appearanceProxyMark), decides else { return [] }
    return words.intersection(barClasses)
  }

  private static let barClasses: Set<String> = ["UINavigationBar", "UITabBar", "UIToolbar"]
  private static let proxySearch = NameSearch(
    barClasses.union([appearanceProxyMark, "isTranslucent", "setBackgroundImage", "backgroundImage"]))

  private static let search = NameSearch(layoutSettings)

  package init(_ bytes: [UInt8]) {
    let facts = SwiftFactsReader.read(bytes)
    self.facts = facts
    var mentioned: [String: Set<String>] = [:]
    for type in facts.types where type.kind == .class || type.kind == .extension {
      guard type.range.lowerBound >= 0, type.range.upperBound <= bytes.count else { continue }
      let names = SwiftFile.search.mentioned(in: Array(bytes[type.range]))
      if !names.isEmpty { mentioned[type.interfaceBuilderName, default: []].formUnion(names) }
    }
    mentionedSettings = mentioned
    barProxies = SwiftFile.barProxies(bytes)
  }
}
