internal import InsetDocuments
internal import InsetLayout
internal import InsetModel
internal import InsetText

/// What the next model of a project is made from: it can be made on any thread.
struct ModelJob: Sendable {
  let root: ProjectRoot
  /// Tells the jobs of a project apart.
  let ticket: Int
  let files: [String: FileFacts]
  let settings: ConfigurationFacts
  let settingsRevision: Int
  /// Devices and systems that go before all settings.
  let environments: [Environment]?
  let previous: Analysis?
  /// What may say something else than in the model before, or say it elsewhere.
  let news: FactsNews
  /// The texts of open documents that the facts mean.
  let texts: [String: SourceText]

  func run() -> Analysis {
    let app = App(files: files, settings: settings, after: previous?.app, changed: news.paths)
    return Analysis(app, environments: environments, after: previous)
  }
}
