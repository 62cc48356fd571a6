internal import InsetFacts

/// Finds the controller that a segue leads to, through storyboard references to other files.
struct StoryboardReferences {
  private let byID: [String: [String: Int]]
  private let files: [String: FileFacts]

  init(_ controllers: [App.ControllerEntry], _ files: [String: FileFacts]) {
    var byID: [String: [String: Int]] = [:]
    for (index, controller) in controllers.enumerated() {
      byID[controller.path, default: [:]][controller.facts.id] = index
    }
    self.byID = byID
    self.files = files
  }

  func controller(_ id: String, from path: String) -> Int? {
    if let direct = byID[path]?[id] { return direct }
    guard case .interfaceBuilder(let facts)? = files[path],
      let placeholder = facts.controllers.first(where: { $0.id == id && $0.kind == .viewControllerPlaceholder })
    else { return nil }
    return target(of: placeholder, from: path)
  }

  /// A reference names a storyboard, without one its own, and an identifier in it, without one the initial controller.
  private func target(of placeholder: ControllerFacts, from path: String) -> Int? {
    var candidates = [path]
    if let name = placeholder.storyboardName?.value {
      candidates = files.keys.filter { $0.hasSuffix("/\(name).storyboard") }
        .sorted { Self.near($0, path) > Self.near($1, path) }
    }
    for candidate in candidates {
      guard case .interfaceBuilder(let facts)? = files[candidate] else { continue }
      let id: String?
      if let identifier = placeholder.referencedIdentifier?.value {
        id = facts.controllers.first { $0.storyboardIdentifier?.value == identifier }?.id
      } else {
        id = facts.initialViewController?.value
      }
      if let found = id.flatMap({ byID[candidate]?[$0] }) { return found }
    }
    return nil
  }

  /// How many leading folders two paths share: of storyboards with one name the nearest is meant.
  static func near(_ a: String, _ b: String) -> Int {
    zip(a.split(separator: "/"), b.split(separator: "/")).prefix { $0 == $1 }.count
  }
}
