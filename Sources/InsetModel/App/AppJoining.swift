/// Joins what files say on their own: the controllers of Interface Builder with those of code, and the edges of both.
struct AppJoining {
  private(set) var controllers: [App.ControllerEntry]
  private(set) var edges: [ContainmentEdge]
  let code: CodeKnowledge

  init(
    files: [String: FileFacts], scenes: [App.ControllerEntry], initialScenes: [String: String],
    _ program: Program, _ targets: [Target]
  ) {
    let neighbourhood = program.neighbourhood
    let xibs = XibOwners(files, program)
    let scenes = scenes.map { Self.withView($0, xibs) }
    let storyboards = StoryboardIndex(
      scenes.enumerated().map { index, entry in
        StoryboardIndex.Scene(index: index, path: entry.path, storyboard: Self.name(of: entry.path), facts: entry.facts)
      }, initial: initialScenes, neighbourhood)
    let outside = Set(program.files.keys.filter(neighbourhood.isOutside))
    var joining = CodeControllers(scenes, program, xibs)
    let storyboardWindows = Windows(controllers: scenes, files: files, targets: targets, program: program).edges()
    code = CodeKnowledge(program, storyboards, outside: outside) { edges in
      joining.join(edges, roots: Set(storyboardWindows.map(\.to)))
      return joining
    }
    controllers = joining.entries
    edges =
      Windows(controllers: controllers, files: files, targets: targets, program: program).edges()
      + ContainmentEdge.all(of: controllers, in: files, neighbourhood) + joining.edges
  }

  /// A scene without view of its own has that of a xib.
  private static func withView(_ entry: App.ControllerEntry, _ xibs: XibOwners) -> App.ControllerEntry {
    guard entry.facts.view == nil, let found = xibs.xib(of: entry) else { return entry }
    var facts = entry.facts
    facts.view = found.view
    facts.outlets += found.owner.outlets
    var joined = App.ControllerEntry(path: entry.path, facts: facts, kind: entry.kind, source: entry.source)
    joined.viewPath = found.path
    return joined
  }

  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(".storyboard") ? String(file.dropLast(".storyboard".count)) : file
  }
}
