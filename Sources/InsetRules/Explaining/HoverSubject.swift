internal import InsetDocuments
internal import InsetLayout
package import InsetModel
package import InsetText

/// What stands at a place of a source file, as far as insetd has something to say about it.
package struct HoverSubject: Sendable {
  /// The bytes that the hover is about.
  package let range: Range<Int>
  package let situations: [Situation]
  /// The setting under the cursor, as its file writes it, and UIKit's name of it.
  package let setting: (text: String, name: String)?
  /// What the numbers leave out.
  package let notes: [String]

  package init(
    range: Range<Int>, situations: [Situation], setting: (text: String, name: String)? = nil, notes: [String] = []
  ) {
    self.range = range
    self.situations = situations
    self.setting = setting
    self.notes = notes
  }

  /// All there is to say; `nil` where that is nothing.
  package var blocks: [Block]? {
    guard let explanation = ObjectExplanation(situations) else {
      return notes.isEmpty ? nil : notes.map { .paragraph($0) }
    }
    var blocks = explanation.blocks
    blocks.insert(contentsOf: notes.map { .paragraph($0) }, at: 1)
    if let setting, let quote = SettingQuote.block(setting.text, setting.name, situations) {
      blocks.insert(quote, at: 1)
    }
    return blocks
  }
}

/// Finds hover subjects in the files of an app.
package struct HoverLookup: Sendable {
  let analysis: Analysis
  private let place: @Sendable (Location) -> Provenance.Place?

  package init(_ analysis: Analysis, place: @escaping @Sendable (Location) -> Provenance.Place?) {
    self.analysis = analysis
    self.place = place
  }

  /// The subject at a byte offset of a file of the app; `nil` where there is nothing to say.
  package func subject(inFile path: String, at offset: Int) -> HoverSubject? {
    switch analysis.app.files[path] {
    case .interfaceBuilder(let facts)?: interfaceBuilder(facts, path, offset)
    case .code?: code(path, offset)
    case .sceneDocument, .configuration, .project, .propertyList, .buildSettings, nil: nil
    }
  }

  // MARK: Interface Builder

  private func interfaceBuilder(_ facts: InterfaceBuilderFacts, _ path: String, _ offset: Int) -> HoverSubject? {
    if facts.isLaunchScreen { return nil }
    guard let subject = facts.subject(atByte: offset) else { return filesOwner(facts, path, offset) }
    let owners = owners(of: subject, path)
    if owners.isEmpty { return nil }
    func around(_ view: ViewFacts?) -> [Situation] { owners.flatMap { situations(of: $0, view: view?.id) } }
    if let setting = subject.setting {
      let view = setting.isIn(subject.views.last?.settings) ? subject.views.last : nil
      let text = "\(setting.name) = \(setting.value)"
      return HoverSubject(range: setting.range, situations: around(view), setting: (text, setting.name))
    }
    if let segue = subject.segue, segue.range.contains(offset),
      let target = analysis.app.controller(segue.destination, inFile: path)
    {
      return HoverSubject(range: segue.range, situations: situations(of: target, view: nil))
    }
    if let pinned = subject.pinned {
      return HoverSubject(range: pinned.pin.range, situations: around(pinned.view))
    }
    func shown() -> [Situation] { owners.flatMap { situations(of: shownChild(of: $0), view: nil) } }
    if let bar = subject.bar, bar.tagRange.contains(offset) {
      return HoverSubject(range: bar.tagRange, situations: shown())
    }
    if let view = subject.views.last {
      let isOnView = view.tagRange.contains(offset) || view.frameRange?.contains(offset) == true
      guard isOnView else { return nil }
      return HoverSubject(
        range: view.tagRange, situations: around(view), notes: ViewNotes.notes(of: subject.views, owners, analysis.app))
    }
    guard let controller = subject.controller, controller.tagRange.contains(offset) else { return nil }
    return HoverSubject(range: controller.tagRange, situations: shown())
  }

  /// The controller of the file that something stands in, else those that have the xib's view as theirs.
  private func owners(of subject: InterfaceBuilderFacts.Subject, _ path: String) -> [Int] {
    if let controller = subject.controller {
      return analysis.app.controller(controller.id, inFile: path).map { [$0] } ?? []
    }
    return subject.views.first.map { analysis.app.controllers(withView: $0.id, inFile: path) } ?? []
  }

  private func filesOwner(_ facts: InterfaceBuilderFacts, _ path: String, _ offset: Int) -> HoverSubject? {
    guard let owner = facts.filesOwner, owner.range.contains(offset), let view = owner.viewID else { return nil }
    let owners = analysis.app.controllers(withView: view, inFile: path)
    let found = owners.flatMap { situations(of: $0, view: nil) }
    return found.isEmpty ? nil : HoverSubject(range: owner.range, situations: found)
  }

  /// A bar, or the container that has it, is explained by what it does to the content that it shows first.
  private func shownChild(of index: Int) -> Int {
    switch analysis.app.controllers[index].kind {
    case .navigation: analysis.app.edges(from: index).first { $0.kind == .root }?.to ?? index
    case .tab:
      analysis.app.edges(from: index).first { $0.kind == .tab }.map { shownChild(of: $0.to) } ?? index
    default: index
    }
  }

  // MARK: Code

  /// The nearest thing at the place that is somewhere in a layout.
  private func code(_ path: String, _ offset: Int) -> HoverSubject? {
    for subject in analysis.app.codeSubjects(inFile: path, at: offset) {
      let situations = subject.controllers.flatMap { self.situations(of: $0, view: subject.view) }
      if situations.isEmpty { continue }
      return HoverSubject(
        range: subject.range, situations: situations, setting: subject.setting.map { ($0.name, $0.name) })
    }
    return nil
  }

  // MARK: Situations

  /// All placements of a controller, about itself or about one of its views.
  package func situations(of controller: Int, view: String?) -> [Situation] {
    analysis.layouts(of: controller).compactMap { placedLayouts in
      let placed = placedLayouts.placed
      let object = view.map { placed.viewIDs[controller]?[$0] } ?? placed.controllerIDs[controller]
      guard let object else { return nil }
      var situation = Situation(
        path: analysis.app.path(of: placed.placement), isKnown: placed.placement.isKnown, scene: placed.scene,
        layouts: placedLayouts.layouts, provenance: Provenance(placed, place: place), object: object,
        unreadCode: doubts(about: object, placed, placedLayouts.layouts),
        whereabouts: Whereabouts(analysis, place: place).text(of: placed.placement))
      situation.spaceBesidesInsets = SpaceBesidesInsets.sentences(situation, controller, placed, analysis)
      situation.runTimeNotes = RunTimeNotes.sentences(placed.placement, placedLayouts.layouts, analysis)
      return situation
    }
  }

  /// What may be otherwise at run time, as far as the object's numbers rest on it.
  private func doubts(about object: String, _ placed: PlacedScene, _ layouts: [Layout]) -> [String] {
    let bearing = Set(
      layouts.flatMap { Sighting(object, in: $0)?.doubts ?? [] }.map {
        PlacedScene.SettingKey(object: $0.object, name: $0.name)
      })
    var phrases: [String] = []
    for setting in placed.uncertain where bearing.contains(setting.key) && setting.reason != .unknownPlacement {
      let written = setting.hasPlace ? place(setting.location).map { " (\($0.text))" } ?? "" : ""
      let phrase = setting.phrase + written
      if !phrases.contains(phrase) { phrases.append(phrase) }
    }
    return phrases
  }
}

extension SettingFact {
  fileprivate func isIn(_ settings: [SettingFact]?) -> Bool { settings?.contains { $0.range == range } ?? false }
}

extension App {
  /// `UITabBarController › UINavigationController › FeedViewController`.
  package func path(of placement: Placement) -> String {
    (placement.hintedContainers + placement.steps.map { controllers[$0.controller].className }).joined(separator: " › ")
  }
}
