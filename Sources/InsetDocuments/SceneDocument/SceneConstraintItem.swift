/// What a constraint of a scene document speaks of: `"list"`, `"superview"`, `"list.safeAreaLayoutGuide"`,
/// `"topLayoutGuide"`.
package struct SceneConstraintItem: Sendable, Equatable {
  package enum Object: Sendable, Equatable {
    /// The view in which the constraint is written.
    case this
    case superview
    /// The id of a view, its default id or its JSON pointer.
    case view(String)
  }

  package var object: Object
  /// UIKit's name of the property that holds the guide; nil for the view itself.
  package var guide: String?

  /// Reads the text of `item` or `toItem`; without one the view itself is meant.
  package init(_ text: String?) {
    guard let text else {
      self.init(.this, nil)
      return
    }
    if Self.guides.contains(text) {
      self.init(.this, text)
      return
    }
    let guide = text.lastIndex(of: ".").map { String(text[text.index(after: $0)...]) }.flatMap {
      Self.guides.contains($0) ? $0 : nil
    }
    let name = guide.map { String(text.dropLast($0.count + 1)) } ?? text
    self.init(name == "superview" ? .superview : .view(name), guide)
  }

  private init(_ object: Object, _ guide: String?) {
    self.object = object
    self.guide = guide
  }

  /// UIKit's names of the guides that a constraint may name.
  package static let guides = [
    "safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide", "keyboardLayoutGuide", "contentLayoutGuide",
    "frameLayoutGuide", "topLayoutGuide", "bottomLayoutGuide",
  ]
}
