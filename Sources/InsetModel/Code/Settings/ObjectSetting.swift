internal import InsetJSON
internal import InsetLayout
internal import InsetText

/// A setting that the code of a class makes, on the object itself or on something that it reaches.
struct ObjectSetting: Sendable, Equatable {
  var object: SettingObject
  /// UIKit's Swift name, as scene documents write it: `contentInset`, `isHidden`, `prefersLargeTitles`.
  ///
  /// The insets of both scroll indicators are `scrollIndicatorInsets`: those of the vertical one at the top and bottom,
  /// those of the horizontal one at the left and right.
  var name: String
  /// As scene documents write it. Nil where only the running app knows the value; `null` where the setting is taken
  /// away. Of insets a list of four with `null` for the edges that aren't written or only the running app knows.
  var value: JSON?
  /// Of insets the edges that are written, of `contentScrollView` those that it is for; else all.
  var edges = EdgeSet.all
  /// The written edges whose values only the running app knows.
  var runtimeEdges: EdgeSet = []
  /// The view that `contentScrollView` names.
  var view: ViewIdentity?
  var systems = SystemRange.all
  /// In a branch whose condition says nothing of systems, in a closure, or in a loop.
  var isConditional = false
  /// When it is made; nil for an overridden property, which holds whenever UIKit asks, and for code that UIKit's life
  /// cycle doesn't run by itself.
  var phase: ControllerExecution.Phase?
  /// The statement; of an overridden property what it returns.
  var location: Location
  /// The value as written, in the file of `location`.
  var valueRange: Range<Int>
  /// Whether the class sets it again when it leaves the screen, so that other controllers don't see it.
  var isUndone = false
}

/// What a setting is set on.
enum SettingObject: Hashable, Sendable {
  case controller(SettingSubject)
  case navigationItem(SettingSubject)
  /// A bar of a navigation or tab bar controller.
  case bar(SettingBar, of: SettingSubject)
  /// A view of the controller's code; in code of a view's class `.root` is the view itself.
  case view(ViewIdentity)
}

/// A controller as the code of a class sees it.
enum SettingSubject: Hashable, Sendable {
  /// `self`
  case own
  /// `self.navigationController`, `tabBarController`, `splitViewController`, `parent`.
  case container(SettingContainer)
  /// Whatever is in it, where code goes through its `children` or `viewControllers`.
  case children
  /// Controllers that the code makes, keeps or gets: children, pushed and presented ones.
  case others([ControllerKey])
  /// Whatever is pushed on a navigation controller: the parameter of its `pushViewController(_:animated:)`.
  case pushed
}

enum SettingContainer: String, Sendable {
  case navigation, tab, split, parent
}

enum SettingBar: String, Sendable {
  case navigationBar, toolbar, tabBar
}

/// A setting of an appearance proxy, which all objects of a class get when they come on screen.
struct AppearanceSetting: Sendable, Equatable {
  /// The class that is asked for its proxy: `UINavigationBar`, or one of the project's.
  var className: String
  /// The classes of the containers that it holds in, outermost last; everywhere where there are none.
  var containers: [String]
  var name: String
  var value: JSON?
  var edges = EdgeSet.all
  var runtimeEdges: EdgeSet = []
  var systems = SystemRange.all
  var isConditional = false
  var location: Location
  var valueRange: Range<Int>
}

/// A setting that a method outside the life cycle makes: a keyboard or scroll handler, an action.
struct RuntimeSetting: Sendable, Equatable {
  /// The method's base name, or the property whose setter or lazy value it is.
  var function: String
  var setting: ObjectSetting
}

/// A setting that a navigation controller makes on whatever is pushed on it.
struct PushedSetting: Sendable, Equatable {
  var setting: ObjectSetting
  /// Whether the code asks if there are controllers on the stack already.
  var sparesRoot: Bool
}
