internal import InsetDocuments
internal import InsetLayout

extension SceneBuilder {
  /// The style of a page controller that code makes: it has a scroll view of its own or none (R7-PAGE). In doubt where
  /// it is made in several ways, or nobody says how.
  mutating func applyTransitionStyle(of index: Int, to controller: inout Controller) {
    guard controller.kind == .page, let id = controller.id else { return }
    let name = "transitionStyle"
    let entry = app.controllers[index]
    let made: [MadeTransitionStyle]
    switch entry.source {
    case .scene, .xibOwner: return
    case .code: made = entry.classIndex.map { app.code.transitionStyles(ofClass: $0) } ?? []
    case .site: made = app.code.transitionStyles(madeAt: .init(path: entry.path, range: entry.facts.range))
    case .supposed: made = []
    }
    let holding = made.filter { system.isIn($0.systems) }
    let values = Set(holding.map { $0.value?.stringValue })
    guard let first = holding.first, values.count == 1, let value = first.value,
      !holding.contains(where: \.isConditional), ControllerSettings.apply(name, value, to: &controller)
    else {
      doubt(
        name, of: id, .runtimeValue,
        at: holding.first?.location ?? .init(path: entry.path, range: entry.facts.tagRange))
      return
    }
    if !first.location.range.isEmpty { note(name, of: id, at: first.location) }
  }
}
