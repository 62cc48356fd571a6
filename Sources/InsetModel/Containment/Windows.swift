internal import InsetLayout
internal import InsetText

/// What windows start with.
struct Windows {
  private let files: [String: FileFacts]
  private let targets: [Target]
  private let program: Program
  private let controllers: [App.ControllerEntry]
  /// The controllers by file and id.
  private var scenes: [String: [String: Int]] = [:]

  init(
    controllers: [App.ControllerEntry], files: [String: FileFacts], targets: [Target], program: Program
  ) {
    self.files = files
    self.targets = targets
    self.program = program
    self.controllers = controllers
    for (index, entry) in controllers.enumerated() where scenes[entry.path]?[entry.facts.id] == nil {
      scenes[entry.path, default: [:]][entry.facts.id] = index
    }
  }

  /// The initial controllers of the storyboards that Info.plists name. Where no Info.plist is known a storyboard named
  /// Main, or the only one with an initial controller, is taken for the main one.
  func edges() -> [ContainmentEdge] {
    var edges: [ContainmentEdge] = []
    let candidates = candidates()
    for (index, target) in targets.enumerated() where target.isForIOS {
      let own = candidates[index] ?? []
      let configuration = target.configuration()
      for main in configuration.mainStoryboards {
        edges += initial(of: main.name.value, own)
      }
      for storyboard in configuration.extensionStoryboards {
        edges += initial(of: storyboard.value, own)
      }
      for name in configuration.extensionPrincipalClasses { edges += principal(name, target) }
      let isTold = configuration.infoPlist != nil || !configuration.mainStoryboards.isEmpty
      if !isTold, [.application, .unknown].contains(target.kind) { edges += guessed(own) }
    }
    var seen: Set<Int> = []
    return edges.filter { seen.insert($0.to).inserted }
  }

  private typealias Candidate = (path: String, initial: Located<String>)

  /// The storyboards with an initial controller, by target.
  private func candidates() -> [Int: [Candidate]] {
    var candidates: [Int: [Candidate]] = [:]
    for path in files.keys.sorted() {
      guard case .interfaceBuilder(let facts)? = files[path], facts.kind == .storyboard, !facts.isLaunchScreen,
        !facts.isForeign, let initial = facts.initialViewController
      else { continue }
      for target in program.neighbourhood.targets(ofFile: path) {
        candidates[target, default: []].append((path, initial))
      }
    }
    return candidates
  }

  private func initial(of name: String, _ candidates: [Candidate]) -> [ContainmentEdge] {
    candidates.filter { $0.path.hasSuffix("/\(name).storyboard") }.compactMap { edge($0, .certain) }
  }

  /// The controller of a class that the system makes for an extension: `Share.ShareViewController`.
  private func principal(_ name: TargetValue<String>, _ target: Target) -> [ContainmentEdge] {
    guard let last = name.value.split(separator: ".").last else { return [] }
    let classes = program.classIndices(String(last)).filter { program.classes[$0].isDeclared }
    return controllers.indices.filter { index in
      controllers[index].classIndex.map(classes.contains) == true && target.contains(controllers[index].path)
    }.map { ContainmentEdge(kind: .window, from: nil, to: $0, location: name.location, certainty: .certain) }
  }

  private func guessed(_ candidates: [Candidate]) -> [ContainmentEdge] {
    candidates.filter { candidate in
      let name = candidate.path.split(separator: "/").last ?? ""
      return candidates.count == 1 || name.lowercased().hasPrefix("main")
    }.compactMap { edge($0, .inferred) }
  }

  private func edge(_ candidate: Candidate, _ certainty: Certainty) -> ContainmentEdge? {
    guard let index = scenes[candidate.path]?[candidate.initial.value] else { return nil }
    return ContainmentEdge(
      kind: .window, from: nil, to: index, location: Location(path: candidate.path, range: candidate.initial.range),
      certainty: certainty)
  }
}
