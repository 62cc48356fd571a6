package import InsetJSON
package import InsetLayout

/// The settings of a controller by UIKit's names: one table for scene documents, Interface Builder and code.
package enum ControllerSettings {
  package static let names: [String] = [
    "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars", "automaticallyAdjustsScrollViewInsets",
    "hidesBottomBarWhenPushed", "prefersStatusBarHidden", "additionalSafeAreaInsets", "modalPresentationStyle",
    "definesPresentationContext", "transitionStyle", "preferredContentSize", "permittedArrowDirections",
    "isTabBarHidden",
  ]

  /// Sets a value that is written as in a scene document; returns false when the name or the value means nothing.
  @discardableResult
  package static func apply(_ name: String, _ value: JSON, to controller: inout Controller) -> Bool {
    switch name {
    case "edgesForExtendedLayout":
      guard let edges = edges(value) else { return false }
      controller.edgesForExtendedLayout = edges
    case "extendedLayoutIncludesOpaqueBars": return set(value.boolValue, &controller.extendedLayoutIncludesOpaqueBars)
    case "automaticallyAdjustsScrollViewInsets":
      return set(value.boolValue, &controller.automaticallyAdjustsScrollViewInsets)
    case "hidesBottomBarWhenPushed": return set(value.boolValue, &controller.hidesBottomBarWhenPushed)
    case "prefersStatusBarHidden": return set(value.boolValue, &controller.prefersStatusBarHidden)
    case "additionalSafeAreaInsets": return set(SceneDecoder.insets(value), &controller.additionalSafeAreaInsets)
    case "modalPresentationStyle": return set(value.stringValue, &controller.modalPresentationStyle)
    case "definesPresentationContext": return set(value.boolValue, &controller.definesPresentationContext)
    case "preferredContentSize": return set(SceneDecoder.size(value), &controller.preferredContentSize)
    case "permittedArrowDirections": return set(arrows(value), &controller.permittedArrowDirections)
    case "isTabBarHidden": return set(value.boolValue, &controller.isTabBarHidden)
    case "transitionStyle":
      return set(
        value.stringValue.flatMap { Controller.TransitionStyle(rawValue: $0) }, &controller.transitionStyle)
    default: return false
    }
    return true
  }

  /// The sides that a popover's arrow may stand on: `"any"`, a direction, or a list of directions.
  private static func arrows(_ value: JSON) -> EdgeSet? {
    if let word = value.stringValue { return word == "any" ? .all : word == "none" ? [] : PopoverArrow.sides[word] }
    guard let items = value.arrayValue else { return nil }
    return items.reduce(into: EdgeSet()) { sides, item in
      if let side = item.stringValue.flatMap({ PopoverArrow.sides[$0] }) { sides.formUnion(side) }
    }
  }

  /// `"all"`, `"none"` or a list of edges.
  private static func edges(_ value: JSON) -> EdgeSet? {
    if let word = value.stringValue { return word == "all" ? .all : word == "none" ? [] : nil }
    guard let items = value.arrayValue else { return nil }
    return items.reduce(into: EdgeSet()) { edges, item in
      if let edge = item.stringValue.flatMap({ InsetLayout.Edge(name: $0) }) { edges.insert(EdgeSet(edge)) }
    }
  }
}

/// Sets a field if there is a value.
func set<Value>(_ value: Value?, _ field: inout Value?) -> Bool {
  guard let value else { return false }
  field = value
  return true
}

/// `UIPopoverArrowDirection`: an arrow that points up stands on the popover's top side.
enum PopoverArrow {
  static let sides: [String: EdgeSet] = ["up": .top, "down": .bottom, "left": .left, "right": .right]
}
