internal import InsetDocuments

/// Finds the controller that a segue leads to, through storyboard references to other files.
struct StoryboardReferences {
  private var byID: [String: [String: Int]] = [:]
  private let files: [String: FileFacts]
  /// The paths of storyboards by name without extension.
  private var storyboards: [String: [String]] = [:]
  private let neighbourhood: Neighbourhood

  init(_ controllers: [App.ControllerEntry], _ files: [String: FileFacts], _ neighbourhood: Neighbourhood) {
    for (index, controller) in controllers.enumerated() where byID[controller.path]?[controller.facts.id] == nil {
      byID[controller.path, default: [:]][controller.facts.id] = index
    }
    self.files = files
    self.neighbourhood = neighbourhood
    for path in files.keys where path.hasSuffix(Self.suffix) {
      let name = path.split(separator: "/").last.map { String($0.dropLast(Self.suffix.count)) } ?? path
      storyboards[name, default: []].append(path)
    }
  }

  private static let suffix = ".storyboard"

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
      // Of storyboards with one name the nearest is meant.
      candidates = (storyboards[name] ?? []).map { ($0, neighbourhood.closeness($0, path)) }
        .sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map(\.0)
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
}
