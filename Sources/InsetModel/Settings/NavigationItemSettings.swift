internal import InsetJSON
internal import InsetLayout

/// The settings of a navigation item by UIKit's names.
enum NavigationItemSettings {
  /// Sets a value that is written as in a scene document; returns false when the name or the value means nothing.
  static func apply(_ name: String, _ value: JSON, to item: inout NavigationItem) -> Bool {
    switch name {
    case "prompt": return set(value.stringValue, &item.prompt)
    case "title": return set(value.stringValue, &item.title)
    case "largeTitleDisplayMode":
      return set(
        value.stringValue.flatMap { NavigationItem.LargeTitleDisplayMode(rawValue: $0) }, &item.largeTitleDisplayMode)
    case "searchController": return set(value.boolValue ?? !value.isNull, &item.searchController)
    case "hidesSearchBarWhenScrolling": return set(value.boolValue, &item.hidesSearchBarWhenScrolling)
    case "preferredSearchBarPlacement":
      return set(
        value.stringValue.flatMap { NavigationItem.SearchBarPlacement(rawValue: $0) },
        &item.preferredSearchBarPlacement)
    default: return false
    }
  }
}
