internal import InsetDocuments

/// The scenes of storyboards by what code calls them.
struct StoryboardIndex {
  private let scenes: [Scene]
  private let byIdentifier: [String: [Int]]
  private let initial: [String: [Int]]
  private let byClass: [String: [Int]]
  private let neighbourhood: Neighbourhood

  struct Scene {
    /// Among the controllers of Interface Builder.
    let index: Int
    let path: String
    /// Without `.storyboard`.
    let storyboard: String
    let facts: ControllerFacts
  }

  init(_ scenes: [Scene], initial: [String: String], _ neighbourhood: Neighbourhood) {
    self.scenes = scenes
    self.neighbourhood = neighbourhood
    byIdentifier = Dictionary(
      grouping: scenes.indices.filter { scenes[$0].facts.storyboardIdentifier != nil },
      by: { scenes[$0].facts.storyboardIdentifier?.value ?? "" })
    self.initial = Dictionary(
      grouping: scenes.indices.filter { initial[scenes[$0].path] == scenes[$0].facts.id }, by: { scenes[$0].storyboard }
    )
    byClass = Dictionary(
      grouping: scenes.indices.filter { scenes[$0].facts.customClass != nil },
      by: { scenes[$0].facts.customClass?.value ?? "" })
  }

  /// The scene of an identifier: in the storyboard of that name, else wherever there is just one near.
  func scene(_ identifier: String, in storyboard: String?, from path: String) -> Int? {
    nearest((byIdentifier[identifier] ?? []).filter { storyboard == nil || scenes[$0].storyboard == storyboard }, path)
  }

  func initialScene(of storyboard: String, from path: String) -> Int? { nearest(initial[storyboard] ?? [], path) }

  func scenes(ofClass name: String, from path: String) -> [Int] {
    (byClass[name] ?? []).filter { neighbourhood.closeness(scenes[$0].path, path) > -100 }.map { scenes[$0].index }
  }

  private func nearest(_ candidates: [Int], _ path: String) -> Int? {
    neighbourhood.nearest(candidates, to: path) { scenes[$0].path }.map { scenes[$0].index }
  }
}
