internal import InsetModel
internal import InsetText

extension Workspace {
  /// The project as it is known now. The same one as long as nothing changes.
  package func snapshot() -> ProjectSnapshot {
    catchUp()
    let revisions = (
      store: store.revision, documents: documentRevision, listing: listingRevision, settings: settingsRevision
    )
    let isCurrent = model.isCurrent(settingsRevision)
    if isCurrent, let current, currentRevisions == revisions, current.unreadFiles == store.unreadCount,
      current.analysis === model.analysis
    {
      return current
    }
    generation += 1
    currentRevisions = revisions
    let analysis = isCurrent ? model.analysis ?? makeModel() : makeModel()
    model.noteTexts(documents.compactMapValues(\.goodText))
    let snapshot = snapshot(of: analysis, generation, isBehind: false) { path, _ in
      store.entries[path]?.isOutdated == true
    }
    current = snapshot
    return snapshot
  }

  /// The project for those who can't wait for the model of an edit: with the model before, whose places are followed
  /// into the texts as they are. Nil where the model is current, or more than documents has changed.
  func trailingSnapshot() -> ProjectSnapshot? {
    guard isTrailing, let current, let analysis = model.analysis else { return nil }
    return snapshot(of: analysis, current.generation, isBehind: true) { path, open in
      model.text(path) != open.document.text || store.entries[path]?.isOutdated == true
    }
  }

  /// Whether the model of a whole project is behind by edits of documents, and by nothing else.
  var isTrailing: Bool {
    catchUp()
    return store.unreadCount == 0 && current?.isComplete == true && !model.isCurrent(settingsRevision)
      && model.isBehindInTexts(settingsRevision)
  }

  /// - Parameter isOutdated: whether the model knows a document in an older text.
  private func snapshot(
    of analysis: Analysis, _ generation: Int, isBehind: Bool, isOutdated: (String, OpenDocument) -> Bool
  ) -> ProjectSnapshot {
    let outdated = documents.filter(isOutdated)
    let olderTexts = outdated.reduce(into: [String: SourceText]()) { $0[$1.key] = model.text($1.key) }
    let drifts = olderTexts.reduce(into: [String: TextDrift]()) { drifts, text in
      drifts[text.key] = outdated[text.key].map { TextDrift(from: text.value, to: $0.document.text) }
    }
    return ProjectSnapshot(
      root: root.path, isSingleFile: root.scope == .folder, generation: generation, analysis: analysis,
      modelRevision: model.revision, unreadFiles: store.unreadCount, entries: store.entries, documents: documents,
      outdated: Set(outdated.keys), olderTexts: olderTexts, drifts: drifts, texts: texts, isBehind: isBehind,
      matchedPatterns: matchedPatterns)
  }

  /// Reads what was edited.
  private func catchUp() {
    refreshDocuments()
    let (change, paths) = store.takeChange()
    model.note(change, paths)
  }

  // MARK: Making models

  /// What the next model is made from, where edits wait for it; nil while one is being made.
  func takeModelJob() -> ModelJob? { isTrailing && model.job == nil ? nextModelJob() : nil }

  /// Takes over what a thread has made, unless it comes too late.
  func accept(_ analysis: Analysis, of job: ModelJob) {
    let revision = model.revision
    guard model.accept(analysis, of: job) else { return }
    if model.revision > revision { expenses.appsBuilt += 1 } else { expenses.appsMoved += 1 }
    if analysis.app.isProgramNew { expenses.programsBuilt += 1 }
    expenses.layoutsComputed += job.previous?.computedLayouts ?? 0
    expenses.scenesBuilt += job.previous?.builtScenes ?? 0
  }

  private func makeModel() -> Analysis {
    let job = nextModelJob()
    let analysis = job.run()
    accept(analysis, of: job)
    return analysis
  }

  private func nextModelJob() -> ModelJob {
    model.takeJob(
      root, store.facts, settings, settingsRevision, pickedEnvironments, documents.compactMapValues(\.goodText))
  }
}
