package import InsetLayout
package import InsetText

extension PlacedScene {
  /// A setting that may be another one at run time than the scene has.
  package struct UncertainSetting: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
      /// What is set isn't a constant.
      case runtimeValue
      /// It is set under a condition.
      case conditional
      /// Code that isn't followed may set it: of another object, or in another way than is understood.
      case unfollowed
      /// Code makes several objects of the class, and sets it on some of them.
      case severalObjects
      /// The class of the object isn't among the sources.
      case unreadableSource(className: String)
      /// The bar has a background image, and whether that is opaque isn't known.
      case unknownImage(className: String)
      /// Nothing says where the controller is shown.
      case unknownPlacement
    }

    /// The scene's id.
    package let object: String
    /// `contentInset`, `navigationBar.isTranslucent`; see ``SettingDoubt``.
    package let name: String
    package let reason: Reason
    package let location: Location

    package var key: SettingKey { SettingKey(object: object, name: name) }

    /// Why, without the place.
    package var phrase: String {
      switch reason {
      case .runtimeValue: "\(name) is set to what only the running app knows"
      case .conditional: "\(name) is set under a condition"
      case .unfollowed: "\(name) may be changed by code that isn't followed"
      case .severalObjects: "\(name) is set on some of the objects of this class"
      case .unreadableSource(let className): "the source of \(className) isn't in this project"
      case .unknownImage(let className):
        "\(className)'s navigation bar has a background image, and whether it is opaque isn't known"
      case .unknownPlacement: "where it is shown decides, and that isn't known"
      }
    }

    /// Whether a place in the sources says more than the phrase.
    package var hasPlace: Bool {
      switch reason {
      case .runtimeValue, .conditional, .unfollowed, .severalObjects: true
      case .unreadableSource, .unknownImage, .unknownPlacement: false
      }
    }

    /// As the engine takes it.
    package var doubt: SettingDoubt { SettingDoubt(object: object, name: name, text: phrase) }
  }
}
