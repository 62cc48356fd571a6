internal import InsetModel
internal import InsetSyntax

/// Which scroll views of the app expressions in code mean.
struct ScrollViewNames {
  private let check: RuleCheck
  private let byOwner: [Int: [ScrollViewSighting]]

  init(_ check: RuleCheck) {
    self.check = check
    byOwner = Dictionary(grouping: check.scrollViews, by: \.owner)
  }

  /// The scroll views that an expression may mean, in each known placement of each controller that has the code. Where
  /// there are several in one, it may be any of them; there is at least one.
  func candidates(_ expression: CodeExpression, in passage: CodePassage) -> [[ScrollViewSighting]] {
    guard let owner = passage.owner else { return [] }
    let app = check.app
    return app.controllers(ofClassIndex: owner).flatMap { controller -> [[ScrollViewSighting]] in
      guard let own = byOwner[controller], !own.isEmpty else { return [] }
      let name = app.viewName(expression, in: passage, of: controller)
      if name == nil, !isOfDelegate(expression, passage) { return [] }
      let meant = own.filter { sighting in name.map(sighting.isNamed) ?? true }
      // In the order of the placements, as they were found.
      var groups: [[ScrollViewSighting]] = []
      var positions: [Placement: Int] = [:]
      for sighting in meant {
        if let position = positions[sighting.placed.placement] {
          groups[position].append(sighting)
        } else {
          positions[sighting.placed.placement] = groups.count
          groups.append([sighting])
        }
      }
      return groups
    }
  }

  /// Whether it is the scroll view that a delegate's method is told of: any of the controller's.
  private func isOfDelegate(_ expression: CodeExpression, _ passage: CodePassage) -> Bool {
    guard passage.name.hasPrefix("scrollView"), case .name(let name) = expression.uncast.kind else { return false }
    return passage.function?.parameters.first?.name == name
  }
}

extension ScrollViewSighting {
  /// Whether the owner's code knows this view by a name.
  func isNamed(_ name: String) -> Bool { placed.viewIDs[owner]?[name] == id }

  /// Whether a write of the owner's code is on this view.
  func isWritten(by write: CodeWrite) -> Bool {
    guard case .view(let name?) = write.subject else { return false }
    return isNamed(name)
  }
}
