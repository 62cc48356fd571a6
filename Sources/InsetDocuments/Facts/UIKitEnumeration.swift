/// One of UIKit's enumerations: the names of its cases with their numbers, in both languages.
package struct UIKitEnumeration: Sendable {
  /// Swift's names with the numbers that stand for them; of several names with one number the first is UIKit's.
  package let cases: KeyValuePairs<String, Int>
  /// What Objective-C's constants have before the name of the case.
  package let prefix: String

  /// UIKit's name of a number.
  package func name(of number: Int) -> String? { cases.first { $0.value == number }?.key }

  /// UIKit's name of a case by one of its Swift names.
  package func name(ofCase name: String) -> String? {
    cases.first { $0.key == name }.flatMap { self.name(of: $0.value) }
  }

  /// UIKit's name of an Objective-C constant: `never` of `UIScrollViewContentInsetAdjustmentNever`.
  package func name(ofConstant constant: String) -> String? {
    guard constant.hasPrefix(prefix), let first = constant.dropFirst(prefix.count).first, first.isUppercase else {
      return nil
    }
    return name(ofCase: first.lowercased() + constant.dropFirst(prefix.count + 1))
  }
}

extension UIKitEnumeration {
  /// The last two are older names of black.
  package static let barStyle = UIKitEnumeration(
    cases: ["default": 0, "black": 1, "blackOpaque": 1, "blackTranslucent": 1], prefix: "UIBarStyle")

  package static let contentInsetAdjustmentBehavior = UIKitEnumeration(
    cases: ["automatic": 0, "scrollableAxes": 1, "never": 2, "always": 3],
    prefix: "UIScrollViewContentInsetAdjustment")

  package static let largeTitleDisplayMode = UIKitEnumeration(
    cases: ["automatic": 0, "always": 1, "never": 2, "inline": 3], prefix: "UINavigationItemLargeTitleDisplayMode")

  package static let modalPresentationStyle = UIKitEnumeration(
    cases: [
      "automatic": -2, "none": -1, "fullScreen": 0, "pageSheet": 1, "formSheet": 2, "currentContext": 3, "custom": 4,
      "overFullScreen": 5, "overCurrentContext": 6, "popover": 7, "blurOverFullScreen": 8,
    ], prefix: "UIModalPresentation")

  package static let popoverArrowDirection = UIKitEnumeration(
    cases: ["none": 0, "up": 1, "down": 2, "left": 4, "right": 8, "any": 15], prefix: "UIPopoverArrowDirection")

  package static let searchBarPlacement = UIKitEnumeration(
    cases: ["automatic": 0, "inline": 1, "stacked": 2], prefix: "UINavigationItemSearchBarPlacement")

  package static let transitionStyle = UIKitEnumeration(
    cases: ["pageCurl": 0, "scroll": 1], prefix: "UIPageViewControllerTransitionStyle")
}
