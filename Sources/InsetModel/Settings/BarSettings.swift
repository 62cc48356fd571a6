package import InsetJSON
package import InsetLayout

/// The settings of a bar by UIKit's names.
package enum BarSettings {
  /// Sets a value that is written as in a scene document; returns false when the name or the value means nothing.
  @discardableResult
  package static func apply(_ name: String, _ value: JSON, to bar: inout Bar) -> Bool {
    switch name {
    case "isHidden": return set(value.boolValue, &bar.isHidden)
    case "isTranslucent": return set(value.boolValue, &bar.isTranslucent)
    case "barStyle": return set(value.stringValue.flatMap { Bar.Style(rawValue: $0) }, &bar.barStyle)
    case "backgroundImage":
      return set(value.stringValue.flatMap { Bar.BackgroundImage(rawValue: $0) }, &bar.backgroundImage)
    case "barTintColor":
      bar.hasBarTintColor = !value.isNull
      return true
    case "standardAppearance": return set(appearance(value), &bar.standardAppearance)
    case "scrollEdgeAppearance": return set(appearance(value), &bar.scrollEdgeAppearance)
    case "height": return set(value.doubleValue, &bar.height)
    case "prefersLargeTitles": return set(value.boolValue, &bar.prefersLargeTitles)
    case "isLargeTitleCollapsed": return set(value.boolValue, &bar.isLargeTitleCollapsed)
    default: return false
    }
  }

  private static func appearance(_ value: JSON) -> Bar.Appearance? {
    value.stringValue.flatMap { Bar.Appearance(rawValue: $0) }
  }
}
