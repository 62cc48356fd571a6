internal import InsetDocuments
internal import InsetText

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
  private let program: Program
  /// By class of the program, each as its xib sees it.
  private let byClass: [Int: [Xib]]
  private let byName: [String: [Xib]]

  init(_ files: [String: FileFacts], _ program: Program) {
    let all = files.compactMap { path, file -> Xib? in
      guard case .interfaceBuilder(let facts) = file, facts.kind == .xib, !facts.isForeign, !facts.isLaunchScreen,
        let owner = facts.filesOwner, let name = owner.customClass?.value, let id = owner.viewID,
        let view = facts.topLevelViews.first(where: { $0.id == id })
      else { return nil }
      return Xib(path: path, owner: owner, view: view, className: name)
    }.sorted { $0.path < $1.path }
    self.all = all
    self.program = program
    byName = Dictionary(grouping: all, by: \.name)
    var byClass: [Int: [Xib]] = [:]
    for xib in all {
      guard let index = program.classIndex(xib.className, from: xib.path) else { continue }
      byClass[index, default: []].append(xib)
    }
    self.byClass = byClass
  }

  /// The xib that UIKit takes for a controller without another name: that of the class, else the class without
  /// "Controller", else any that the class owns (what `init(nibName:)` names isn't asked).
  func xib(ofClass index: Int) -> Xib? {
    let path = program.classes[index].path
    return named(index, from: path) ?? nearest(byClass[index] ?? [], to: path)
  }

  private func named(_ index: Int, from path: String) -> Xib? {
    let own = byClass[index] ?? []
    let name = program.classes[index].name
    let wanted = [name, name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : name]
    return wanted.firstResult { name in nearest(own.filter { $0.name == name }, to: path) }
  }

  /// The xib with the view of a scene that has none: the one that it names, else that of its class.
  func xib(of scene: App.ControllerEntry) -> Xib? {
    if let name = scene.facts.nibName?.value { return nearest(byName[name] ?? [], to: scene.path) }
    guard !scene.kind.isContainer, let name = scene.facts.customClass?.value,
      let index = program.classIndex(name, from: scene.path)
    else { return nil }
    return named(index, from: scene.path)
  }

  private func nearest(_ xibs: [Xib], to path: String) -> Xib? {
    program.neighbourhood.nearest(xibs, to: path) { $0.path }
  }
}
