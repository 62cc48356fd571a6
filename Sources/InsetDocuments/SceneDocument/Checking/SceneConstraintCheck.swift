internal import InsetJSON

/// Checks one constraint by itself: whether its two sides are of one kind, as `NSLayoutConstraint` demands.
enum SceneConstraintCheck {
  struct Problem {
    let key: String
    let message: String
  }

  private enum Axis { case horizontal, vertical, size }

  /// What is wrong with the constraint; nil for one that UIKit would take.
  static func problem(of constraint: JSONObject, isInRootView: Bool) -> Problem? {
    guard let attribute = constraint["attribute"]?.stringValue else { return nil }
    for key in ["item", "toItem"] where isInRootView {
      if SceneConstraintItem(constraint[key]?.stringValue).object == .superview {
        return Problem(key: key, message: "a root view's superview is UIKit's own")
      }
    }
    guard constraint["toItem"] != nil else {
      let stray = ["toAttribute", "multiplier"].first { constraint[$0] != nil }
      if let stray { return Problem(key: stray, message: "\"\(stray)\" says nothing without \"toItem\"") }
      guard axis(attribute) == .size else {
        return Problem(key: "attribute", message: "\"\(attribute)\" is held to something: \"toItem\" is missing")
      }
      return nil
    }
    let other = constraint["toAttribute"]?.stringValue ?? attribute
    guard axis(attribute) == axis(other) else {
      return Problem(
        key: constraint["toAttribute"] == nil ? "toItem" : "toAttribute",
        message: "\"\(attribute)\" can't be held to \"\(other)\": \(kind(attribute)) and \(kind(other))")
    }
    return nil
  }

  /// The views that it names.
  static func items(
    of constraint: JSONObject, at pointer: JSONPointer, controller: String
  ) -> [SceneNames.ConstraintItem] {
    ["item", "toItem"].compactMap { key in
      guard case .view(let id) = SceneConstraintItem(constraint[key]?.stringValue).object else { return nil }
      return SceneNames.ConstraintItem(id: id, pointer: pointer.appending(key), controller: controller)
    }
  }

  private static func axis(_ attribute: String) -> Axis {
    switch attribute {
    case "width", "height": .size
    case "left", "right", "leading", "trailing", "centerX", "leftMargin", "rightMargin", "leadingMargin",
      "trailingMargin", "centerXWithinMargins":
      .horizontal
    default: .vertical
    }
  }

  private static func kind(_ attribute: String) -> String {
    switch axis(attribute) {
    case .size: "a size"
    case .horizontal: "a place from left to right"
    case .vertical: "a place from top to bottom"
    }
  }
}
