/// The findings of projects: looked for beside the loop, each project's latest state alone. What is looked for in an
/// earlier one is given up.
final class FindingsQueue {
  typealias Findings = [String: [PublishedDiagnostic]]

  /// What a thread has found out about one state of a project.
  private struct Result: Sendable {
    let owner: ProjectRoot
    let generation: Int
    let findings: Findings
  }

  private struct Search {
    let generation: Int
    let token = CancellationToken()
  }

  private let source: DiagnosticsSource
  /// Nil where findings are looked for on the loop's own thread.
  private let thread: WorkThread?
  private let proxy: ServerProxy
  private let results = Monitor<[Result]>([])
  private var searches: [ProjectRoot: Search] = [:]
  private var known: [ProjectRoot: (generation: Int, findings: Findings)] = [:]

  /// - Parameter proxy: tells the server's `ProjectHost` that there are results.
  init(_ source: @escaping DiagnosticsSource, isBesideLoop: Bool, proxy: ServerProxy) {
    self.source = source
    self.proxy = proxy
    thread = isBesideLoop ? WorkThread() : nil
  }

  deinit { searches.values.forEach { $0.token.cancel() } }

  /// The findings of a project; nil as long as they are looked for. One that is half known has none.
  func findings(_ project: ProjectSnapshot, _ owner: ProjectRoot) -> Findings? {
    guard project.isComplete else { return [:] }
    if let known = known[owner], known.generation == project.generation { return known.findings }
    if let search = searches[owner], search.generation == project.generation { return nil }
    forget(owner)
    guard let thread else {
      let found = source(project, CancellationToken()) ?? [:]
      known[owner] = (project.generation, found)
      return found
    }
    let search = Search(generation: project.generation)
    searches[owner] = search
    thread.submit { [source, results, proxy, token = search.token, generation = search.generation] in
      guard !token.isCancelled, let found = source(project, token) else { return }
      results.change { $0.append(Result(owner: owner, generation: generation, findings: found)) }
      proxy.perform { server in (server.host as? ProjectHost)?.takeFindings() }
    }
    return nil
  }

  /// Whether another thread looks for the findings of just this state, or is about to.
  func isLooking(in project: ProjectSnapshot, _ owner: ProjectRoot) -> Bool {
    searches[owner]?.generation == project.generation
  }

  /// Takes what was found meanwhile, unless it is of a state that nobody asks for any more.
  func takeResults() {
    let taken = results.change { results in
      defer { results = [] }
      return results
    }
    for result in taken where searches[result.owner]?.generation == result.generation {
      searches[result.owner] = nil
      known[result.owner] = (result.generation, result.findings)
    }
  }

  /// The project has changed, or is gone.
  func forget(_ owner: ProjectRoot) {
    searches.removeValue(forKey: owner)?.token.cancel()
    known[owner] = nil
  }
}
