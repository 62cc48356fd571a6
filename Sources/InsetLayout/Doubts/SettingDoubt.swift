/// A setting that may be another one at run time than the scene has: what rests on it is assumed.
package struct SettingDoubt: Sendable, Hashable {
  /// What is in doubt of an object as a whole, beside single settings.
  package enum Whole: String, Sendable {
    /// A controller whose code can't be read: whatever it sets.
    case source
    /// Where a controller is shown.
    case placement
  }

  /// The scene's id of the object.
  package let object: String
  /// UIKit's Swift name with the bar before it, as in `navigationBar.isHidden`; `frame`, `transform`, or a ``Whole``.
  package let name: String
  /// Why, as a phrase: `contentInset is set under a condition`.
  package let text: String

  package init(object: String, name: String, text: String) {
    self.object = object
    self.name = name
    self.text = text
  }
}
