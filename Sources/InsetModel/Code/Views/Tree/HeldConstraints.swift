/// The constraints of code that hold on one system, by the views that hold them: the nearest one that both items lie in
/// (Apple: `NSLayoutConstraint.isActive`), or the one whose size a constraint is.
struct HeldConstraints {
  private(set) var byHolder: [ViewIdentity: [CodeConstraint]] = [:]
  private let order: ViewOrder
  private let owners: [ViewIdentity: ViewIdentity]

  init(_ tree: CodeViewTree, _ order: ViewOrder, _ guides: [CodeViewTree.OwnedGuide], on system: SystemUse) {
    self.order = order
    owners = Dictionary(guides.map { ($0.guide, $0.owner) }) { $1 }
    for constraint in tree.constraints where constraint.circumstances.hold(on: system) {
      add(constraint.mapped { order.view($0) })
    }
  }

  private mutating func add(_ constraint: CodeConstraint) {
    let first = path(of: constraint.first.item.view)
    guard let second = constraint.second else {
      if let holder = first?.first { byHolder[holder, default: []].append(constraint) }
      return
    }
    switch (first, path(of: second.item.view)) {
    case (let one?, let other?):
      // Both end at the root view.
      let around = Set(other)
      if let holder = one.first(where: around.contains) { byHolder[holder, default: []].append(constraint) }
    case (let one?, nil):
      var loose = constraint.toUnknown
      loose.second = nil
      if let holder = one.first { byHolder[holder, default: []].append(loose) }
    case (nil, let other?):
      var loose = constraint.toUnknown
      (loose.first, loose.second) = (second, nil)
      if let holder = other.first { byHolder[holder, default: []].append(loose) }
    case (nil, nil): return
    }
  }

  /// A view and those that it lies in, up to the root view; nil of a view that isn't in it.
  private func path(of view: ViewIdentity) -> [ViewIdentity]? {
    var path = [owners[view] ?? view]
    while let last = path.last, last != .root {
      guard let next = order.superviews[last], path.count < 256 else { return nil }
      path.append(next)
    }
    return path
  }
}
