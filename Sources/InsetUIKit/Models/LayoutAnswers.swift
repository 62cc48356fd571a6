package import InsetInterpreter

/// What the layout and the device answer when code asks: the engine behind the models.
package protocol LayoutAnswers: AnyObject {
  /// A quantity of an object by UIKit's name (`safeAreaInsets`, `frame`, `length`), for the phase that the run is in; nil
  /// where it isn't known.
  func value(_ quantity: String, of object: ObjectID, in run: Run) -> Value?
  /// Whether the system is of a version range; nil where that isn't known.
  func isAvailable(introduced: String?, obsoleted: String?) -> Bool?
  /// The controller of a storyboard; nil where there is none.
  func instantiate(_ identifier: String?, storyboard: ObjectID, in run: Run) -> Value?
  /// The top-level objects of a xib with their owner connected; nil where there is none.
  func load(nib name: String, owner: ObjectID?, in run: Run) -> Value?
}
