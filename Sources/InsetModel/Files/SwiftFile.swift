package import InsetSwiftFacts

/// What a Swift file says, with the layout settings that its types speak of but whose values aren't read from code.
package struct SwiftFile: Sendable, Equatable {
  package let facts: SwiftFacts
  /// By type name: UIKit's names of settings that the type's source mentions.
  package let mentionedSettings: [String: Set<String>]

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
  }
}
