package import InsetJSON
package import InsetLayout

/// The settings of a view by UIKit's names.
package enum ViewSettings {
  package static let names: [String] = [
    "contentInset", "scrollIndicatorInsets", "contentInsetAdjustmentBehavior", "contentSize", "alwaysBounceVertical",
    "alwaysBounceHorizontal", "isPagingEnabled", "automaticallyAdjustsScrollIndicatorInsets",
    "insetsLayoutMarginsFromSafeArea", "tableHeaderHeight",
  ]

  /// Sets a value that is written as in a scene document; returns false when the name or the value means nothing.
  @discardableResult
  package static func apply(_ name: String, _ value: JSON, to view: inout View) -> Bool {
    switch name {
    case "contentInset": return set(SceneDecoder.insets(value), &view.contentInset)
    case "scrollIndicatorInsets": return set(SceneDecoder.insets(value), &view.scrollIndicatorInsets)
    case "contentInsetAdjustmentBehavior":
      return set(
        value.stringValue.flatMap { View.AdjustmentBehavior(rawValue: $0) }, &view.contentInsetAdjustmentBehavior)
    case "contentSize": return set(SceneDecoder.size(value), &view.contentSize)
    case "alwaysBounceVertical": return set(value.boolValue, &view.alwaysBounceVertical)
    case "alwaysBounceHorizontal": return set(value.boolValue, &view.alwaysBounceHorizontal)
    case "isPagingEnabled": return set(value.boolValue, &view.isPagingEnabled)
    case "automaticallyAdjustsScrollIndicatorInsets":
      return set(value.boolValue, &view.automaticallyAdjustsScrollIndicatorInsets)
    case "insetsLayoutMarginsFromSafeArea": return set(value.boolValue, &view.insetsLayoutMarginsFromSafeArea)
    case "tableHeaderHeight": return set(value.doubleValue, &view.tableHeaderHeight)
    default: return false
    }
  }
}
