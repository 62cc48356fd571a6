internal import InsetFacts

/// The xibs that hold the views of their owners.
struct XibOwners {
  struct Xib {
    let path: String
    let owner: FilesOwnerFacts
    let view: ViewFacts
    let className: String

    /// The file's name without extension and device.
    var name: String {
      let file = path.split(separator: "/").last.map(String.init) ?? path
      let bare = file.hasSuffix(".xib") ? String(file.dropLast(4)) : file
      return bare.split(separator: "~").first.map(String.init) ?? bare
    }
  }

  let all: [Xib]
  private let neighbourhood: Neighbourhood

  init(_ files: [String: FileFacts], _ neighbourhood: Neighbourhood) {
    self.neighbourhood = neighbourhood
    all = files.compactMap { path, file -> Xib? in
      guard case .interfaceBuilder(let facts) = file, facts.kind == .xib, !facts.isForeign, !facts.isLaunchScreen,
        let owner = facts.filesOwner, let name = owner.customClass?.value, let id = owner.viewID,
        let view = facts.topLevelViews.first(where: { $0.id == id })
      else { return nil }
      return Xib(path: path, owner: owner, view: view, className: name)
    }.sorted { $0.path < $1.path }
  }

  /// The xib that UIKit takes for a controller without another name: that of the class, else the class without
  /// "Controller", else any that the class owns (what `init(nibName:)` names isn't asked).
  func xib(ofClass name: String, from path: String) -> Xib? {
    let own = all.filter { $0.className == name }
    return named(name, among: own, from: path) ?? neighbourhood.nearest(own, to: path) { $0.path }
  }

  private func named(_ name: String, among own: [Xib], from path: String) -> Xib? {
    let wanted = [name, name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : name]
    for name in wanted {
      let named = own.filter { $0.name == name }
      if !named.isEmpty { return neighbourhood.nearest(named, to: path) { $0.path } }
    }
    return nil
  }

  /// The xib with the view of a scene that has none: the one that it names, else that of its class.
  func xib(of scene: App.ControllerEntry) -> Xib? {
    if let name = scene.facts.nibName?.value {
      return neighbourhood.nearest(all.filter { $0.name == name }, to: scene.path) { $0.path }
    }
    guard !scene.kind.isContainer, let name = scene.facts.customClass?.value else { return nil }
    return named(name, among: all.filter { $0.className == name }, from: scene.path)
  }
}
