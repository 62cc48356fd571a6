package import InsetJSON
package import InsetLayout

/// The settings of a controller by UIKit's names: one table for scene documents, Interface Builder and code.
package enum ControllerSettings {
  package static let names: [String] = [
    "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars", "automaticallyAdjustsScrollViewInsets",
    "hidesBottomBarWhenPushed", "prefersStatusBarHidden", "additionalSafeAreaInsets", "modalPresentationStyle",
    "definesPresentationContext", "transitionStyle",
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
    case "transitionStyle":
      return set(
        value.stringValue.flatMap { Controller.TransitionStyle(rawValue: $0) }, &controller.transitionStyle)
    default: return false
    }
    return true
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
