// What a stack view does with what it arranges (Apple: `UIStackView`; measured on 5,200 edges that Xcode wrote).
extension ConstraintBuilder {
  /// One direction of a view: where it starts and how long it is.
  private struct Extent {
    var start: LinearExpression
    var length: LinearExpression

    var end: LinearExpression { start + length }
    var centre: LinearExpression { start + length * 0.5 }
  }

  mutating func arrange(_ view: Int, _ stack: StackArrangement) {
    guard let geometry = constraints.geometry[view] else { return }
    let arranged = arranged(in: view)
    // A view that may be hidden takes room or not: nothing of the others is known then.
    guard !arranged.isEmpty, !arranged.contains(where: { traits($0)?.isVisibilityUnknown == true }) else { return }
    let isVertical = stack.axis == .vertical
    var area = geometry.area
    if stack.isLayoutMarginsRelativeArrangement {
      for edge in Edge.allCases { area = area.inset(edge, by: margin(of: view, edge)) }
    }
    let along =
      isVertical
      ? Extent(start: area.top, length: area.bottom - area.top)
      : Extent(start: area.left, length: area.right - area.left)
    let across =
      isVertical
      ? Extent(start: area.left, length: area.right - area.left)
      : Extent(start: area.top, length: area.bottom - area.top)
    let spacings = arranged.map { traits($0)?.customSpacingAfter ?? stack.spacing }
    distribute(arranged.compactMap { extent(of: $0, isVertical: isVertical) }, along, stack, spacings)
    align(arranged.compactMap { extent(of: $0, isVertical: !isVertical) }, across, stack)
  }

  private func extent(of view: Int, isVertical: Bool) -> Extent? {
    constraints.geometry[view].map {
      isVertical ? Extent(start: $0.top, length: $0.height) : Extent(start: $0.left, length: $0.width)
    }
  }

  private mutating func distribute(_ views: [Extent], _ area: Extent, _ stack: StackArrangement, _ spacings: [Double]) {
    guard let first = views.first, let last = views.last else { return }
    constraints.hold(first.start - area.start)
    constraints.hold(last.end - area.end)
    let pairs = Array(zip(views, views.dropFirst()))
    let gaps = zip(pairs, spacings).map { pair, spacing in pair.1.start - pair.0.end - LinearExpression(spacing) }
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      for gap in gaps { constraints.hold(gap) }
      if stack.distribution == .fillEqually {
        for (view, next) in pairs { constraints.hold(next.length - view.length) }
      }
    case .equalSpacing:
      for gap in gaps { constraints.hold(gap, .greaterThanOrEqual) }
      for (pair, next) in zip(pairs, pairs.dropFirst()) {
        constraints.hold((pair.1.start - pair.0.end) - (next.1.start - next.0.end))
      }
    case .equalCentering:
      for gap in gaps { constraints.hold(gap, .greaterThanOrEqual) }
      for (pair, next) in zip(pairs, pairs.dropFirst()) {
        constraints.hold(
          (pair.1.centre - pair.0.centre) - (next.1.centre - next.0.centre), .equal, LayoutPriority(149))
      }
    }
  }

  private mutating func align(_ views: [Extent], _ area: Extent, _ stack: StackArrangement) {
    for view in views {
      switch stack.alignment {
      case .fill:
        constraints.hold(view.start - area.start)
        constraints.hold(view.end - area.end)
        continue
      case .leading, .top: constraints.hold(view.start - area.start)
      case .trailing, .bottom: constraints.hold(view.end - area.end)
      case .center: constraints.hold(view.centre - area.centre)
      case .firstBaseline, .lastBaseline: break
      }
      constraints.hold(view.start - area.start, .greaterThanOrEqual)
      constraints.hold(area.end - view.end, .greaterThanOrEqual)
    }
    // It is no larger across than what it holds, where nothing else says so.
    if stack.alignment != .fill { constraints.hold(area.length, .equal, LayoutPriority(51)) }
  }
}
