internal import InsetJSON
internal import InsetLayout
internal import InsetModel
package import InsetRules
internal import InsetText

/// The projects that a path means, read, and what of them could not be read: the one place where commands gather that.
package struct CommandProjects: Sendable {
  /// In the order of their roots; never empty.
  package let projects: [ProjectSnapshot]
  /// In the order of paths and places.
  package let unread: [UnreadInput]

  /// - Parameter path: of a file or folder, as the user writes it.
  /// - Throws: ``CommandFailure`` for a path with nothing to read.
  package init(_ path: String) throws(CommandFailure) {
    let absolute = AbsolutePath.of(path)
    try Self.refuseUnfit(path, absolute)
    let loaded: LoadedProjects
    do {
      loaded = try Workspace.loadProjects(path: absolute)
    } catch {
      throw CommandFailure(error.message)
    }
    let refused = loaded.leftOut.map { UnreadInput($0.path, cause: $0.sentence) }
    if let whole = refused.first(where: { $0.path == absolute }) { throw CommandFailure("\(path): \(whole.cause)") }
    projects = loaded.projects
    unread = (refused + loaded.projects.flatMap(\.unread)).sorted {
      ($0.path, $0.range?.lowerBound ?? 0) < ($1.path, $1.range?.lowerBound ?? 0)
    }
    guard projects.isEmpty else { return }
    if let first = unread.lines.first { throw CommandFailure(first) }
    throw CommandFailure("\(path): there is nothing in it that insetd reads")
  }

  private init(_ projects: [ProjectSnapshot], _ unread: [UnreadInput]) {
    (self.projects, self.unread) = (projects, unread)
  }

  /// The same projects laid out in other environments; nil leaves each its own.
  func laidOut(in environments: [Environment]?) -> CommandProjects {
    guard let environments else { return self }
    return CommandProjects(projects.map { $0.laidOut(in: environments) }, unread)
  }

  /// How a project is named among others: its folder as it can be opened from here.
  static func name(of project: ProjectSnapshot) -> String {
    let current = AbsolutePath.of(".")
    return project.root == current ? "." : AbsolutePath.shown(project.root, from: current)
  }

  /// One text of all: with several projects each has a heading, as `ls` gives its folders.
  func text(_ render: (ProjectSnapshot) -> String, orElse nothing: String) -> String {
    guard projects.count > 1 else { return projects.first.map(render) ?? "" }
    return projects.map { project in
      let text = render(project)
      return "\(Self.name(of: project)):\n" + (text.isEmpty ? nothing : text)
    }.joined(separator: "\n\n")
  }

  /// One document of all: of a single project its own, of several an object with a list of theirs.
  func json(_ document: (ProjectSnapshot) -> JSON) -> String {
    let whole: JSON =
      projects.count == 1
      ? document(projects[0])
      : [
        "version": 1,
        "projects": .array(
          projects.map { project in
            var members = document(project).objectValue ?? JSONObject()
            members["version"] = nil
            members["root"] = .string(project.root)
            return .object(members)
          }),
      ]
    return String(decoding: whole.encoded(.pretty), as: UTF8.self)
  }

  /// What no command can do anything with: said at once, with the cause.
  private static func refuseUnfit(_ path: String, _ absolute: String) throws(CommandFailure) {
    if path.isEmpty { throw CommandFailure("an empty path names nothing; . is the current folder") }
    guard let status = FileStatus(absolute) else {
      let cause = SystemError.message
      throw CommandFailure("\(path): \(FileStatus.nothingIsThere ? "no such file or folder" : cause)")
    }
    if status.kind == .folder { return }
    guard status.kind == .regular else { throw CommandFailure("\(path): neither a file nor a folder") }
    guard FileKind(path: absolute) != nil else {
      throw CommandFailure(
        "\(path): insetd doesn't read such files; it reads storyboards, xibs, Swift and Objective-C sources, property "
          + "lists, Xcode projects and their settings files, .insetd.json and *.inset.json")
    }
  }
}

extension ProjectSnapshot {
  /// What of the project's files could not be read, in no particular order.
  var unread: [UnreadInput] {
    var unread = entries.flatMap { path, entry in
      (entry.content?.faults ?? []).map { fault in
        let isWhole = entry.content?.digest == nil
        return UnreadInput(
          path, at: isWhole ? nil : fault.range, in: isWhole ? nil : currentText(path), cause: fault.message)
      }
    }
    if let path = app.configurationPath {
      unread += ConfigurationCheck.unusable(in: app).map {
        UnreadInput(path, at: $0.range, in: currentText(path), cause: $0.message)
      }
    }
    return unread
  }
}
