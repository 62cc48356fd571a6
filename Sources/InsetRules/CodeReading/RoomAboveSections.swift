internal import InsetModel
internal import InsetText

extension RuleCheck {
  /// Whether the layout of a collection view may keep the room of a bar above its first section: a section inset of more
  /// than a spacing, or one that only the running app knows.
  func keepsRoomAboveSections(_ scrollView: ScrollViewSighting) -> Bool {
    guard scrollView.kind == .collection, let type = app.controllers[scrollView.owner].classIndex else { return false }
    let methods = app.program.ancestry(of: type).flatMap { app.program.classes[$0].functions["collectionView"] ?? [] }
    let isDelegate = methods.contains { id in
      app.program.function(id)?.labels.contains { $0?.hasPrefix("insetForSectionAt") ?? false } ?? false
    }
    if isDelegate { return true }
    let names = ["sectionInset", "contentInsets"]
    let setters: Set = ["sectionInset", "contentInsets", "setSectionInset", "setContentInsets"]
    return passages(mentioning: setters, ofClassOf: scrollView.owner).contains { passage in
      guard let assignment = names.firstResult({ InsetAssignment($0, in: passage) }) else { return false }
      return assignment.parts.filter { $0.edge == nil || $0.edge == .top }.contains { part in
        app.numbers(part.value, in: passage).contains { $0.map { $0 > Self.spacing } ?? true }
      }
    }
  }

  /// What stands between things, not for a bar. Points.
  private static let spacing = 24.0
}
