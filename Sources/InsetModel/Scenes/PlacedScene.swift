package import InsetDocuments
package import InsetLayout
package import InsetText

/// A placement as the engine takes it, with the way back: which controller, view or setting of the sources each part of the scene is.
package struct PlacedScene: Sendable {
  /// A part of a controller's scene.
  package enum Source: Sendable {
    case controller(Int)
    /// In Interface Builder.
    case view(controller: Int, ViewFacts)
    /// Made by code, at a place.
    case codeView(controller: Int, Location?)
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
  /// Systems on all of which it is the same; there may be more of them.
  package internal(set) var systems = SystemRange.all
  /// By the scene's ids.
  package internal(set) var sources: [String: Source] = [:]
  /// Where a setting is written.
  package internal(set) var settings: [SettingKey: Location] = [:]
  /// Where the values of a setting are written that gave way to the one that holds, the last loser last.
  package internal(set) var rivals: [SettingKey: [Location]] = [:]
  package internal(set) var uncertain: [UncertainSetting] = []
  /// The scene's id of a controller.
  package internal(set) var controllerIDs: [Int: String] = [:]
  /// The scene's id of a view of a controller, by its id in Interface Builder or the property that holds it.
  package internal(set) var viewIDs: [Int: [String: String]] = [:]
  /// The limits that keep something out of the scene.
  var reachedLimits: Set<ModelLimit> = []
}
