package import InsetLayout
internal import InsetModel
package import InsetText

/// The application's side of the server: it keeps the projects up to date with the client and the disk, and publishes
/// what there is to say about them.
package final class ProjectHost: ServerHost {
  package struct Options: Sendable {
    /// The home folder, which is never read; nil if there is none.
    package var home: String?
    /// Files that are looked at below one folder.
    package var maximumFileCount = ProjectListing.Limits().files
    /// Threads that read files; with 0 they are read in idle time, and all that follows is worked out there, too.
    package var readingThreads = ReadingPool.usualThreadCount
    /// The shortest time between two looks at the disk before answers, for clients that don't watch files.
    package var recheckInterval = Duration.milliseconds(250)
    /// How long files are read before the client shows progress.
    package var progressDelay = Duration.milliseconds(500)
    /// Keeps what sources say from one run to the next; nil if nothing is to be kept.
    package var cacheFolder: String?
    /// Reads sources whose facts weren't kept.
    var reader = CodeFactsSource.reading

    /// For the user who runs the process.
    package init() {
      home = OffLimits.homeOfUser
      cacheFolder = CacheLocation.ofUser
    }
  }

  package let watchedGlobs = [
    "**/*.{storyboard,xib,swift,m,mm,h,plist,xcconfig,pbxproj}", "**/.insetd.json", "**/*.inset.json",
    "**/project.yml",
  ]

  let projects: ProjectSet
  let options: Options
  weak var server: Server?
  /// What the user has set in the client.
  var clientSettings = ClientSettings()
  /// Tells the answer to the latest request from those to earlier ones.
  var lastSettingsRequest = 0
  /// Devices and systems that the user has picked for this session; nil where settings decide.
  package internal(set) var pickedEnvironments: [Environment]?
  let annotations: AnnotationRefresh
  let findings: FindingsQueue
  let reporter = DiagnosticsReporter()
  private let publisher: DiagnosticsPublisher
  private let progress: ReadingProgress
  private let queue: ReadingQueue
  /// Makes the models of edited texts; nil where that is done on the loop's own thread.
  let modelling: WorkThread?
  private var recheck: RecheckPolicy
  private var isRecheckWanted = false
  /// The user has cancelled the reading; it goes on when a document is opened or saved, or files or folders change.
  private var isReadingStopped = false
  private var clientWatches = false
  private var limitLog = LimitLog()
  private var reportedLeftOut = 0
  /// The generation of each project that was published last; nil until its findings were known for the first time.
  private var publishedGenerations: [ProjectRoot: Int] = [:]
  /// The state of each project's documents whose own problems were published before the project's findings were known.
  private var earlyRevisions: [ProjectRoot: Int] = [:]

  /// - Parameter findings: asked for the findings of a whole project whenever it has changed.
  package init(_ server: Server, options: Options = Options(), findings: @escaping DiagnosticsSource = { _, _ in [:] })
  {
    self.server = server
    self.options = options
    self.findings = FindingsQueue(findings, isBesideLoop: options.readingThreads > 0, proxy: server.proxy)
    let limits = ProjectListing.Limits(files: options.maximumFileCount)
    projects = ProjectSet(offLimits: OffLimits(home: options.home), limits: limits) { [log = server.log] root in
      CodeFactsSource(root, cacheFolder: options.cacheFolder, log: log, read: options.reader)
    }
    publisher = DiagnosticsPublisher(server.connection)
    annotations = AnnotationRefresh(server.connection)
    progress = ReadingProgress(server.connection, delay: options.progressDelay)
    recheck = RecheckPolicy(interval: options.recheckInterval)
    queue = ReadingQueue(threadCount: options.readingThreads, proxy: server.proxy)
    modelling = options.readingThreads > 0 ? WorkThread() : nil
    projects.configure = { [unowned self] workspace in
      workspace.settings = clientSettings.facts(forProject: workspace.root.path)
      workspace.pickedEnvironments = pickedEnvironments
    }
  }

  // MARK: What the client tells

  package func sessionBegan(_ client: ClientProfile) {
    clientWatches = client.capabilities.registersWatchedFiles
    if let options = client.initializationOptions, let server {
      clientSettings.initial = SettingsReader.read(options, log: server.log)
    }
    for folder in client.folders { folder.uri.path.map(projects.addFolder) }
  }

  package func documentOpened(_ document: Document) {
    projects.open(document)
    isRecheckWanted = true
    isReadingStopped = false
    if let path = document.uri.path, FileKind(path: path) != nil { publisher.documentOpened(path) }
  }

  package func documentChanged(_ document: Document, from previous: Document, edits: [TextEdit]) {
    projects.open(document)
  }

  package func documentSaved(_ document: Document) {
    isRecheckWanted = true
    isReadingStopped = false
  }

  package func documentClosed(_ document: Document) {
    document.uri.path.map(projects.close)
    document.uri.path.map(publisher.documentClosed)
  }

  package func watchedFilesChanged(_ events: [FileEvent]) {
    isReadingStopped = false
    for event in events {
      guard let path = event.uri.path else { continue }
      switch WatchedChange(path, event.kind, isKnown: projects.workspaces.values.contains { $0.knows(path) }) {
      case .content: projects.workspaces.values.forEach { $0.fileChanged(path) }
      case .files: projects.listAgain()
      case .nothing: break
      }
    }
  }

  /// What has been read need not be read at the next start, even if the project hasn't been read whole.
  package func sessionEnded() { projects.inOrder.forEach { $0.saveFacts() } }

  package func workspaceFoldersChanged(added: [WorkspaceFolder], removed: [WorkspaceFolder]) {
    isReadingStopped = false
    for folder in removed { folder.uri.path.map(projects.removeFolder) }
    for folder in added { folder.uri.path.map(projects.addFolder) }
    if !added.isEmpty { pullSettings() }
  }
}

// MARK: - Reading

extension ProjectHost {
  package func progressCancelled(_ token: String) {
    guard progress.isShown(token) else { return }
    isReadingStopped = true
    queue.withdraw()
    projects.workspaces.values.forEach { $0.recallJobs() }
    progress.stop()
  }
}

// MARK: - Idle time

extension ProjectHost {
  package func becameIdle(_ idle: IdleTime) -> IdleOutcome {
    guard let server else { return .done }
    for root in projects.dropUnused() { forget(root) }
    if isRecheckWanted, recheck.isDueAfterEvent(at: .now) {
      isRecheckWanted = false
      projects.listAgain()
    }
    if list() { return .more }
    applyLogLevel()
    let workspaces = projects.inOrder
    if !isReadingStopped { for workspace in workspaces { queue.add(workspace.takeJobs()) } }
    guard publish(workspaces, server, idle) else { return .more }
    // What was published without the text of a file that has changed is published again with what it says now.
    if workspaces.filter({ $0.rereadChangedFiles() }).count > 0 { return .more }
    let hasWorked = queue.work(idle, accept)
    if isReadingStopped { return .done }
    progress.update(unread: workspaces.reduce(0) { $0 + $1.unreadCount }, server.client)
    return hasWorked ? .more : .done
  }

  /// Lists one part of the disk; false if all is listed.
  private func list() -> Bool {
    for workspace in projects.workspaces.values {
      workspace.refreshDocuments()
      if workspace.takeChangeOfSelection() { projects.listAgain() }
    }
    let start = ContinuousClock.now
    guard projects.listNext() else { return false }
    recheck.noteLook(from: start, to: .now)
    for (_, line) in projects.leftOut.dropFirst(reportedLeftOut) {
      server?.log.warning(line)
      server?.connection.logMessage(.warning, line)
    }
    reportedLeftOut = projects.leftOut.count
    return true
  }

  /// Publishes what has changed; false if a message came before all was done.
  private func publish(_ workspaces: [Workspace], _ server: Server, _ idle: IdleTime) -> Bool {
    let client = DiagnosticsPublisher.Client(profile: server.client, documents: server.documents)
    for workspace in workspaces {
      let root = workspace.root
      guard workspace.unreadCount == 0 else {
        publishEarly(workspace, client) { workspace.snapshot() }
        continue
      }
      if isModelling(workspace, server) {
        publishEarly(workspace, client, workspace.trailingSnapshot)
        continue
      }
      let project = workspace.snapshot()
      guard publishedGenerations[root] != project.generation else { continue }
      // While they are looked for, what was said of the state before stands.
      guard let findings = findings.findings(project, root) else {
        publishEarly(workspace, client) { project }
        continue
      }
      if client.profile.capabilities.pullsDiagnostics {
        refreshDiagnostics(project, root, findings, client)
      } else {
        publisher.publish(project, root, findings, client)
      }
      publishedGenerations[root] = project.generation
      limitLog.note(project, server.log)
      workspace.saveFactsSoon()
      annotations.update(project, root, client.profile.capabilities)
      if idle.isOver { return false }
    }
    return true
  }

  /// What is known of half a project may be wrong, and the findings of a whole one take time. Until they are known, only
  /// what is wrong with the documents themselves is published, and nothing if findings were published before, since what
  /// was said then still holds as well as anything.
  ///
  /// - Parameter project: asked for only if there is something to publish.
  private func publishEarly(
    _ workspace: Workspace, _ client: DiagnosticsPublisher.Client, _ project: () -> ProjectSnapshot?
  ) {
    let isNews =
      earlyRevisions.updateValue(workspace.documentRevision, forKey: workspace.root) != workspace.documentRevision
    guard isNews, !workspace.documents.isEmpty, !client.profile.capabilities.pullsDiagnostics,
      publishedGenerations[workspace.root] == nil
    else { return }
    if let project = project() { publisher.publishProblems(project, workspace.root, client) }
  }

  private func accept(_ result: ReadingResult) { projects.workspaces[result.root]?.accept(result) }

  /// Takes what was found beside the loop; what follows from it is published in idle time.
  func takeFindings() { findings.takeResults() }

  /// Takes what other threads have read.
  func takeResults() { queue.takeResults().forEach(accept) }

  private func forget(_ root: ProjectRoot) {
    findings.forget(root)
    publisher.withdraw(root)
    if reporter.withdraw(root), server?.client.capabilities.refreshesDiagnostics == true {
      server?.connection.request("workspace/diagnostic/refresh")
    }
    publishedGenerations[root] = nil
    earlyRevisions[root] = nil
  }
}

// MARK: - Questions

extension ProjectHost {
  /// The project that a file belongs to, as it is known now: of an open document in the editor's text, of a closed file
  /// as it is on disk. A folder means the project that it is, or is in. Nil where there is neither a document nor a file.
  ///
  /// - Parameters:
  ///   - isWhole: whether to wait until all files of the project have been read.
  ///   - mayTrail: whether to go without waiting for the model of what was edited last.
  package func project(for uri: DocumentURI, isWhole: Bool = false, mayTrail: Bool = false) -> ProjectSnapshot? {
    guard let path = uri.path, projects.hasDocument(path) || FileStatus(path) != nil else { return nil }
    var workspace = projects.workspace(ofFile: path)
    workspace.rereadChangedFiles()
    let isLookDue = isLookDue(isWhole: isWhole)
    if isLookDue { projects.listAgain() }
    if isWhole || isLookDue {
      while list() {}
      workspace = projects.workspace(ofFile: path)
    }
    // A few files are read at once, so that the answer is of the present.
    if isWhole || publishedGenerations[workspace.root] != nil && workspace.unreadCount <= Self.fewFiles {
      workspace.readNow(path)
      workspace.readAll(threadCount: max(options.readingThreads, 1))
    } else {
      workspace.readNow(path)
    }
    if mayTrail, modelling != nil, let project = workspace.trailingSnapshot() {
      server?.requestIdleTime()
      return project
    }
    let project = workspace.snapshot()
    // What is looked for already is published when it is found: asking for idle time until then would never end.
    if publishedGenerations[workspace.root] != project.generation, !findings.isLooking(in: project, workspace.root) {
      server?.requestIdleTime()
    }
    return project
  }

  /// The same; whole if that takes so few files that nobody notices.
  package func projectReadingFewFiles(for uri: DocumentURI) -> ProjectSnapshot? {
    guard let project = project(for: uri) else { return nil }
    return project.isWorthReading ? self.project(for: uri, isWhole: true) ?? project : project
  }

  /// The open projects, as they are known now.
  package var openProjects: [ProjectSnapshot] {
    projects.inOrder.map { workspace in
      if workspace.rereadChangedFiles(), workspace.unreadCount <= Self.fewFiles {
        workspace.readAll(threadCount: max(options.readingThreads, 1))
        server?.requestIdleTime()
      }
      return workspace.snapshot()
    }
  }

  /// What would belong to the open projects and isn't known.
  var leftOut: [LeftOut] { projects.inOrder.flatMap(\.leftOut) }

  /// The counters of the project that a file belongs to.
  package func counters(for uri: DocumentURI) -> WorkspaceCounters? {
    uri.path.map { projects.workspace(ofFile: $0).counters }
  }

  private static let fewFiles = 16

  private func isLookDue(isWhole: Bool) -> Bool {
    guard !clientWatches else { return false }
    return isWhole ? recheck.isDueForWhole(at: .now) : recheck.isDueBeforeAnswer(at: .now)
  }
}
