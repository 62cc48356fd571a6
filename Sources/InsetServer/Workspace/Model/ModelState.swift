internal import InsetDocuments
internal import InsetLayout
internal import InsetModel
internal import InsetText

/// How much the facts of a project have changed, and in which files.
struct FactsNews: Sendable {
  private(set) var change = FactsChange.none
  private(set) var paths: Set<String> = []

  mutating func add(_ change: FactsChange, _ paths: Set<String>) {
    self.change = max(self.change, change)
    self.paths.formUnion(paths)
  }
}

/// The latest model of a project, and what it doesn't know yet.
struct ModelState {
  /// Nil until there is a first one.
  private(set) var analysis: Analysis?
  /// The texts of open documents that its places mean.
  private var texts: [String: SourceText] = [:]
  /// Counts the changes of what the model says; text that only moves is none.
  private(set) var revision = 0
  /// The next model, as far as it is being made.
  private(set) var job: ModelJob?
  /// What has changed since the job was given out, or else since the model was made.
  private var news = FactsNews()
  private var settingsRevision = -1
  private var lastTicket = 0

  mutating func note(_ change: FactsChange, _ paths: Set<String>) { news.add(change, paths) }

  /// The model knows all facts: these are the texts that they mean.
  mutating func noteTexts(_ texts: [String: SourceText]) { self.texts = texts }

  func text(_ path: String) -> SourceText? { texts[path] }

  /// Whether the model says what the facts and settings do.
  func isCurrent(_ settingsRevision: Int) -> Bool {
    analysis != nil && job == nil && news.change == .none && self.settingsRevision == settingsRevision
  }

  /// Whether all that the model doesn't know yet are edits of documents, so that its places can be followed.
  func isBehindInTexts(_ settingsRevision: Int) -> Bool {
    analysis != nil && self.settingsRevision == settingsRevision
      && news.paths.union(job?.news.paths ?? []).allSatisfy { texts[$0] != nil }
  }

  /// Gives out what the next model is made from. One that is being made comes too late then.
  mutating func takeJob(
    _ root: ProjectRoot, _ files: [String: FileFacts], _ settings: ConfigurationFacts, _ settingsRevision: Int,
    _ environments: [Environment]?, _ texts: [String: SourceText]
  ) -> ModelJob {
    if let job { news.add(job.news.change, job.news.paths) }
    lastTicket += 1
    let next = ModelJob(
      root: root, ticket: lastTicket, files: files, settings: settings, settingsRevision: settingsRevision,
      environments: environments, previous: analysis, news: news, texts: texts)
    job = next
    news = FactsNews()
    return next
  }

  /// Takes over what was made of the job that was given out last; false if another one was.
  mutating func accept(_ analysis: Analysis, of job: ModelJob) -> Bool {
    guard self.job?.ticket == job.ticket else { return false }
    if Self.isNews(job, after: settingsRevision) { revision += 1 }
    self.job = nil
    self.analysis = analysis
    texts = job.texts
    settingsRevision = job.settingsRevision
    return true
  }

  private static func isNews(_ job: ModelJob, after settingsRevision: Int) -> Bool {
    job.news.change != .places || job.settingsRevision != settingsRevision
  }
}
