internal import InsetLayout

/// Which views lie in which, in z-order.
struct ViewOrder {
  private(set) var subviews: [ViewIdentity: [ViewIdentity]]
  private(set) var superviews: [ViewIdentity: ViewIdentity] = [:]
  /// Views that are there, or not, by conditions that code doesn't tell.
  private(set) var conditional: Set<ViewIdentity> = []

  /// Interface Builder's views.
  let existing: Set<ViewIdentity>

  /// - Parameter existing: the subviews of each of Interface Builder's views.
  init(_ existing: [ViewIdentity: [ViewIdentity]]) {
    subviews = existing
    self.existing = Set(existing.values.joined())
    for (superview, views) in existing {
      for view in views { superviews[view] = superview }
    }
  }

  mutating func apply(_ operation: CodeViewTree.Operation) {
    let view = operation.view
    switch operation.kind {
    case .add(let superview, let position):
      guard !isAncestor(view, of: superview) else { return }
      attachPart(superview)
      let wasThere = superviews[view] == superview
      detach(view)
      insert(view, into: superview, position)
      if operation.circumstances.isConditional {
        if !wasThere { conditional.insert(view) }
      } else {
        conditional.remove(view)
      }
    case .bringToFront:
      guard let superview = superviews[view] else { return }
      detach(view)
      insert(view, into: superview, .end)
    case .sendToBack:
      guard let superview = superviews[view] else { return }
      detach(view)
      insert(view, into: superview, .index(0))
    case .remove: detach(view)
    case .exchange(let superview, let one, let other):
      guard var views = subviews[superview], views.indices.contains(one), views.indices.contains(other) else { return }
      views.swapAt(one, other)
      subviews[superview] = views
    }
  }

  private mutating func detach(_ view: ViewIdentity) {
    guard let superview = superviews.removeValue(forKey: view) else { return }
    subviews[superview]?.removeAll { $0 == view }
  }

  private mutating func insert(_ view: ViewIdentity, into superview: ViewIdentity, _ position: CodeViewTree.Position) {
    superviews[view] = superview
    let views = subviews[superview] ?? []
    let place: Int
    switch position {
    case .end: place = views.count
    case .index(let index): place = min(max(index, 0), views.count)
    case .above(let other): place = views.firstIndex(of: other).map { $0 + 1 } ?? views.count
    case .below(let other): place = views.firstIndex(of: other) ?? views.count
    }
    insert(view, at: place, in: superview)
  }

  /// In place: a copy for each view would cost the square of their number.
  private mutating func insert(_ view: ViewIdentity, at place: Int, in superview: ViewIdentity) {
    subviews[superview, default: []].insert(view, at: place)
  }

  /// A visual effect view's `contentView` is there before anything is put into it.
  private mutating func attachPart(_ view: ViewIdentity) {
    guard case .part(let owner, "contentView") = view, superviews[view] == nil else { return }
    insert(view, into: owner, .index(0))
  }

  private func isAncestor(_ view: ViewIdentity, of other: ViewIdentity) -> Bool {
    var next: ViewIdentity? = other
    var count = 0
    while let current = next, count < 256 {
      if current == view { return true }
      next = superviews[current]
      count += 1
    }
    return count == 256
  }

  /// The view that an identity stands for: `superview` of another is the view that it lies in.
  func view(_ identity: ViewIdentity, depth: Int = 0) -> ViewIdentity {
    guard depth < 8, case .part(let inner, let name) = identity else { return identity }
    let view = view(inner, depth: depth + 1)
    return name == "superview" ? superviews[view] ?? identity : view == inner ? identity : .part(view, name)
  }
}

extension CodeViewTree {
  /// The views as they lie on a system, from the root view on.
  ///
  /// - Parameter existing: the subviews of each of Interface Builder's views, the controller's own being `.root`.
  func rootView(on system: SystemUse, over existing: [ViewIdentity: [ViewIdentity]] = [:]) -> CodeView {
    var order = ViewOrder(replacesRoot ? [:] : existing)
    for operation in operations where operation.circumstances.hold(on: system) { order.apply(operation) }
    let guides = layoutGuides.map { OwnedGuide(owner: order.view($0.owner), guide: $0.guide) }
    let context = PlacingContext(
      order: order, placing: CodePlacing(self, order, on: system), arranging: CodeArranging(self, order, on: system),
      constraints: HeldConstraints(self, order, guides, on: system),
      guides: guides.reduce(into: [:]) { $0[$1.owner, default: []].append($1.guide) })
    return view(.root, context, depth: 0)
  }

  /// Everything that says where views lie.
  private struct PlacingContext {
    let order: ViewOrder
    let placing: CodePlacing
    let arranging: CodeArranging
    let constraints: HeldConstraints
    let guides: [ViewIdentity: [ViewIdentity]]
  }

  private func view(_ identity: ViewIdentity, _ context: PlacingContext, depth: Int) -> CodeView {
    let (order, placing) = (context.order, context.placing)
    var view = CodeView(identity: identity, declaration: declarations[identity] ?? ViewDeclaration())
    if identity != .root { view.placement = placing.placement(of: identity) }
    view.constraints = context.constraints.byHolder[identity] ?? []
    view.layoutGuides = context.guides[identity] ?? []
    view.stack = context.arranging.stack(of: identity)
    view.arranged = context.arranging.traits(of: identity)
    if view.placement?.isAssumed == true, context.arranging.isArranged(identity) {
      view.placement = CodePlacement(isConstrained: true)
    }
    view.unreadPlace = unreadPlaces[identity]
    view.isConditional = order.conditional.contains(identity)
    if case .controllerView(let keys) = identity { view.embeds = keys }
    if let header = tableHeaders[identity] { view.tableHeaderHeight = placing.height(of: header) }
    guard depth < Self.maximumDepth else { return view }
    view.subviews = (order.subviews[identity] ?? []).map { self.view($0, context, depth: depth + 1) }
    return view
  }

  private static let maximumDepth = 24
}
