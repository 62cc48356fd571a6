package import InsetFacts
package import InsetLayout
package import InsetText

/// A placement as the engine takes it, with the way back: which controller, view or setting of the sources each part of the scene is.
package struct PlacedScene: Sendable {
  /// A part of a controller's scene in Interface Builder.
  package enum Source: Sendable {
    case controller(Int)
    case view(controller: Int, ViewFacts)
  }

  package struct SettingKey: Hashable, Sendable {
    package let object: String
    package let name: String

    package init(object: String, name: String) {
      self.object = object
      self.name = name
    }
  }

  package let placement: Placement
  package let scene: Scene
  /// By the scene's ids.
  package internal(set) var sources: [String: Source] = [:]
  /// Where a setting is written.
  package internal(set) var settings: [SettingKey: Location] = [:]
  /// The scene's id of a controller.
  package internal(set) var controllerIDs: [Int: String] = [:]
  /// The scene's id of a view of a controller, by its id in Interface Builder.
  package internal(set) var viewIDs: [Int: [String: String]] = [:]

  package var targetID: String { controllerIDs[placement.controller] ?? "root" }
}
