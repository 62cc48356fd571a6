internal import InsetDocuments
internal import InsetJSON
package import InsetLayout
package import InsetModel
package import InsetText

/// Finds hover subjects in scene documents.
package struct SceneDocumentHover: Sendable {
  private let analysis: SceneDocumentAnalysis
  private let path: String
  private let layouts: [Layout]
  private let place: @Sendable (Location) -> Provenance.Place?

  /// `environments` replace those of the document when it has none.
  package init(
    _ analysis: SceneDocumentAnalysis, path: String, environments: [Environment],
    place: @escaping @Sendable (Location) -> Provenance.Place?
  ) {
    let wanted = analysis.environments.isEmpty ? environments : analysis.environments
    self.init(analysis, path: path, layouts: wanted.compactMap { try? layOut(analysis.scene, in: $0) }, place: place)
  }

  /// `layouts` of the document's scene.
  package init(
    _ analysis: SceneDocumentAnalysis, path: String, layouts: [Layout],
    place: @escaping @Sendable (Location) -> Provenance.Place?
  ) {
    self.analysis = analysis
    self.path = path
    self.layouts = layouts
    self.place = place
  }

  /// The object that an id or a pointer names.
  package func situation(_ name: String) -> Situation? {
    guard let first = layouts.first, let subject = first.tree.subject(named: name) else { return nil }
    return Situation(
      path: pathText(first, subject), isKnown: true, scene: analysis.scene, layouts: layouts,
      provenance: provenance(first),
      object: name)
  }

  package func subject(at offset: Int) -> HoverSubject? {
    guard let pointer = analysis.document.sourceMap.pointer(atByte: offset) else { return nil }
    // The nearest object around the place that the scene knows; what lies between is its setting.
    var tokens = pointer.tokens
    while !tokens.isEmpty {
      let name = JSONPointer(tokens: tokens).description
      if let situation = situation(name) {
        let members = pointer.tokens.dropFirst(tokens.count)
        let range =
          analysis.document.sourceMap.keyRange(at: pointer) ?? analysis.document.sourceMap.valueRange(at: pointer)
          ?? offset..<offset
        let settingName = members.last.flatMap { LawBook.settings.contains($0) ? $0 : nil }
        let setting = settingName.map { name in (text(name, pointer), name) }
        return HoverSubject(range: range, situations: [situation], setting: setting)
      }
      tokens.removeLast()
    }
    return nil
  }

  private func text(_ name: String, _ pointer: JSONPointer) -> String {
    analysis.document.json[pointer].map { "\(name) = \($0)" } ?? name
  }

  private func pathText(_ layout: Layout, _ subject: Subject) -> String {
    let controller: Int
    switch subject {
    case .controller(let index): controller = index
    case .view(let index): controller = layout.tree.views[index].owner
    case .window: controller = 0
    }
    return layout.tree.ancestry(of: controller).reversed().map { layout.tree.controllers[$0].className }.joined(
      separator: " › ")
  }

  /// Settings of a scene document are written at their pointers.
  private func provenance(_ layout: Layout) -> Provenance {
    let map = analysis.document.sourceMap
    let tree = layout.tree
    let path = path
    return Provenance(
      location: { object, setting in
        let pointer: String
        switch tree.subject(named: object) {
        case .controller(let index)?: pointer = tree.controllers[index].pointer
        case .view(let index)?: pointer = tree.views[index].pointer
        case .window?, nil: pointer = "/app"
        }
        let tokens = (JSONPointer(pointer)?.tokens ?? []) + setting.split(separator: ".").map(String.init)
        return map.keyRange(at: JSONPointer(tokens: tokens)).map { Location(path: path, range: $0) }
      }, place: place)
  }
}
