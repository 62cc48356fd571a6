internal import InsetLayout
internal import InsetModel
internal import InsetRules
internal import InsetText

/// The projects that a check is about, read and laid out.
struct CheckedProjects {
  private var projects: [ProjectSnapshot] = []
  /// The files whose findings alone are wanted, by the project's root; all where a folder was named.
  private var wanted: [String: Set<String>] = [:]
  let files: FindingReport.Files
  /// In the order of the paths that were named.
  let unread: [UnreadInput]

  /// - Throws: ``CommandFailure`` for an environment that can't be used; what can't be read is in `unread`.
  init(_ options: CheckCommand.Options) throws(CommandFailure) {
    let asked = try CommandInput.environments(options.environments)
    var whole: Set<String> = []
    var found: [UnreadInput] = []
    for path in options.paths {
      let absolute = AbsolutePath.of(path)
      let isFile = !path.isEmpty && FileStatus(absolute)?.kind == .regular
      if isFile, let known = projects.first(where: { $0.paths.contains(absolute) }) {
        wanted[known.root, default: []].insert(absolute)
        continue
      }
      options.progress?("reading \(path)")
      let input: CommandInput
      do {
        input = try CommandInput.load(path)
      } catch {
        found.append(UnreadInput(path, cause: Self.cause(error, path)))
        continue
      }
      switch input {
      case .scene(let path, let analysis, let text):
        // A scene document has problems, not findings: they are errors of the input.
        if let fault = CommandInput.fault(path, analysis, text, asked) { found.append(fault) }
      case .projects(let loaded):
        found += loaded.unread
        for project in loaded.laidOut(in: asked).projects {
          if isFile { wanted[project.root, default: []].insert(absolute) } else { whole.insert(project.root) }
          if !projects.contains(where: { $0.root == project.root }) { projects.append(project) }
        }
      }
    }
    for root in whole { wanted[root] = nil }
    // A project may be named by several of its files.
    var seen: Set<UnreadInput> = []
    unread = found.filter { seen.insert($0).inserted }
    let projects = projects
    let current = AbsolutePath.of(".")
    files = FindingReport.Files(
      text: { path in projects.firstResult { $0.text(path) } },
      // What terminals and CI can open: they know nothing of projects.
      shownPath: { AbsolutePath.shown($0, from: current) },
      projectPath: { path in
        let root = projects.first { path.hasPrefix($0.root + "/") }?.root
        return root.map { String(path.dropFirst($0.count + 1)) } ?? path
      })
    for project in projects {
      options.progress?("checking \(project.root)")
      // Computed once, then kept.
      _ = project.findings
    }
  }

  /// What a message says behind the path.
  private static func cause(_ failure: CommandFailure, _ path: String) -> String {
    failure.message.hasPrefix(path + ": ") ? String(failure.message.dropFirst(path.count + 2)) : failure.message
  }

  /// In the order of the paths that were named, then of files and places.
  func findings(_ baseline: FindingBaseline?) -> [Finding] {
    let all = projects.flatMap { project in
      let only = wanted[project.root]
      return project.findings.filter { only?.contains($0.location.path) ?? true }
    }
    return baseline?.new(among: all, files) ?? all
  }
}
