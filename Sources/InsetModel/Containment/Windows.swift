internal import InsetFacts
internal import InsetLayout
internal import InsetText

/// What windows start with.
struct Windows {
  let controllers: [App.ControllerEntry]
  let files: [String: FileFacts]
  let targets: [Target]
  let program: Program

  /// The initial controllers of the storyboards that Info.plists name. Where no Info.plist is known a storyboard named
  /// Main, or the only one with an initial controller, is taken for the main one.
  func edges() -> [ContainmentEdge] {
    var edges: [ContainmentEdge] = []
    for target in targets where target.isForIOS {
      let configuration = target.configuration()
      for main in configuration.mainStoryboards {
        edges += initial(of: main.name.value, target, at: main.name.location, .certain)
      }
      for storyboard in configuration.extensionStoryboards {
        edges += initial(of: storyboard.value, target, at: storyboard.location, .certain)
      }
      for name in configuration.extensionPrincipalClasses { edges += principal(name, target) }
      let isTold = configuration.infoPlist != nil || !configuration.mainStoryboards.isEmpty
      if !isTold, [.application, .unknown].contains(target.kind) { edges += guessed(target) }
    }
    var seen: Set<Int> = []
    return edges.filter { seen.insert($0.to).inserted }
  }

  private typealias Candidate = (path: String, initial: Located<String>)

  private func candidates(_ target: Target) -> [Candidate] {
    files.compactMap { path, file -> Candidate? in
      guard case .interfaceBuilder(let facts) = file, facts.kind == .storyboard, !facts.isLaunchScreen,
        !facts.isForeign, let initial = facts.initialViewController, target.contains(path)
      else { return nil }
      return (path, initial)
    }.sorted { $0.path < $1.path }
  }

  private func initial(of name: String, _ target: Target, at location: Location, _ certainty: Certainty)
    -> [ContainmentEdge]
  {
    candidates(target).filter { $0.path.hasSuffix("/\(name).storyboard") }.compactMap { edge($0, certainty) }
  }

  /// The controller of a class that the system makes for an extension: `Share.ShareViewController`.
  private func principal(_ name: TargetValue<String>, _ target: Target) -> [ContainmentEdge] {
    guard let last = name.value.split(separator: ".").last else { return [] }
    let classes = program.classIndices(String(last)).filter { program.classes[$0].isDeclared }
    return controllers.indices.filter { index in
      controllers[index].classIndex.map(classes.contains) == true && target.contains(controllers[index].path)
    }.map { ContainmentEdge(kind: .window, from: nil, to: $0, location: name.location, certainty: .certain) }
  }

  private func guessed(_ target: Target) -> [ContainmentEdge] {
    let all = candidates(target)
    return all.filter { candidate in
      let name = candidate.path.split(separator: "/").last ?? ""
      return all.count == 1 || name.lowercased().hasPrefix("main")
    }.compactMap { edge($0, .inferred) }
  }

  private func edge(_ candidate: Candidate, _ certainty: Certainty) -> ContainmentEdge? {
    guard
      let index = controllers.firstIndex(where: {
        $0.path == candidate.path && $0.facts.id == candidate.initial.value
      })
    else { return nil }
    return ContainmentEdge(
      kind: .window, from: nil, to: index, location: Location(path: candidate.path, range: candidate.initial.range),
      certainty: certainty)
  }
}
