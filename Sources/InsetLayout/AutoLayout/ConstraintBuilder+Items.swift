// What constraints speak of: views, their margins, guides.
extension ConstraintBuilder {
  /// Adds a constraint that a view holds; one that names what isn't there says nothing.
  mutating func add(_ constraint: LayoutConstraint, in view: Int) {
    guard let first = object(constraint.first.item.object, from: view) else { return }
    let second = constraint.second.flatMap { object($0.item.object, from: view) }
    if constraint.second != nil, second == nil { return }
    guard var left = area(of: constraint.first, first, beside: second) else { return }
    let priority = constraint.isConditional ? min(constraint.priority, .conditional) : constraint.priority
    let written = ControllerConstraints.Written(constraint: constraint, view: view)
    guard let anchor = constraint.second, let second else {
      let expression = value(constraint.first, first, left) - constant(of: constraint)
      constraints.hold(expression, constraint.relation, priority, writtenAs: written)
      return
    }
    constraints.join(first, second)
    guard var right = area(of: anchor, second, beside: first) else { return }
    if left.space != right.space {
      guard let outer = converted(left, to: nil), let other = converted(right, to: nil) else { return }
      (left, right) = (outer, other)
    }
    var expression = value(constraint.first, first, left)
    var other = value(anchor, second, right)
    if constraint.multiplier != 1, !constraint.first.attribute.isSize, let owner = origin(of: view, in: left.space) {
      // Positions count from the view that holds the constraint.
      let origin = constraint.first.attribute.isHorizontal ? owner.left : owner.top
      expression.add(origin, times: -1)
      other.add(origin, times: -1)
    }
    expression.add(other, times: -constraint.multiplier)
    expression.add(constant(of: constraint), times: -1)
    constraints.hold(expression, constraint.relation, priority, writtenAs: written)
  }

  private mutating func constant(of constraint: LayoutConstraint) -> LinearExpression {
    switch constraint.constantOrigin {
    case .written: return LinearExpression(constraint.constant)
    case .standardSpacing:
      guessedConstants += 1
      return LinearExpression(
        constraints.variable(of: .standardSpacing(guessedConstants), nil, in: 0...20, guess: constraint.constant))
    case .unknown:
      guessedConstants += 1
      let isLength = constraint.first.attribute.isSize && constraint.second == nil
      return LinearExpression(
        constraints.variable(
          of: .constant(guessedConstants), nil, in: (isLength ? 0 : -longestSide)...longestSide,
          guess: constraint.constant))
    }
  }

  private mutating func value(
    _ anchor: LayoutConstraint.Anchor, _ view: Int, _ area: LayoutArea
  ) -> LinearExpression {
    switch anchor.attribute {
    case .firstBaseline:
      return area.top + baseline(of: view, isFirst: true, area)
    case .lastBaseline:
      return area.bottom - baseline(of: view, isFirst: false, area)
    default: return area.value(anchor.attribute)
    }
  }

  /// A view's baselines lie where its text has them; a view without text has its bottom as both (Apple:
  /// `UIView.lastBaselineAnchor`).
  private mutating func baseline(of view: Int, isFirst: Bool, _ area: LayoutArea) -> LinearExpression {
    guard Self.textClasses.contains(traits(view)?.uikitClass ?? "") else {
      return isFirst ? area.bottom - area.top : LinearExpression()
    }
    return LinearExpression(
      isFirst
        ? constraints.variable(of: .firstBaseline(view: view), nil, in: 0...60, guess: 16)
        : constraints.variable(of: .lastBaseline(view: view), nil, in: 0...30, guess: 4))
  }

  private static let textClasses: Set<String> = [
    "UILabel", "UIButton", "UITextField", "UITextView", "UISegmentedControl", "UISearchBar", "UIStackView",
  ]

  /// The rectangle of an item.
  private mutating func area(
    of anchor: LayoutConstraint.Anchor, _ view: Int, beside other: Int?
  ) -> LayoutArea? {
    guard let geometry = constraints.geometry[view] else { return nil }
    if isLayoutGuide(view) { return geometry.area }
    if let guide = anchor.item.guide { return self.guide(guide, of: view) }
    var area = geometry.area
    // Between a scroll view's edge and what lies in it, a constraint speaks of the content (Apple: "Working with Scroll
    // Views", Auto Layout Guide).
    if let width = geometry.contentWidth, let height = geometry.contentHeight, !anchor.attribute.isSize,
      let other, lies(other, in: view)
    {
      area = LayoutArea(
        left: LinearExpression(), top: LinearExpression(), right: width, bottom: height, space: view)
    }
    guard anchor.attribute.isOfMargins else { return area }
    for edge in Edge.allCases { area = area.inset(edge, by: margin(of: view, edge)) }
    return area
  }

  /// The rectangle of a view's guide.
  mutating func guide(_ guide: LayoutConstraint.Guide, of view: Int) -> LayoutArea? {
    guard let geometry = constraints.geometry[view] else { return nil }
    var area = geometry.area
    switch guide {
    case .safeAreaLayoutGuide:
      return insetBySafeArea(area, view)
    case .layoutMarginsGuide:
      for edge in Edge.allCases { area = area.inset(edge, by: margin(of: view, edge)) }
      return area
    case .readableContentGuide:
      for edge in Edge.allCases { area = area.inset(edge, by: margin(of: view, edge)) }
      for edge in [Edge.left, .right] { area = area.inset(edge, by: readableInset(of: view, edge)) }
      return area
    case .keyboardLayoutGuide:
      // Without a keyboard its top is the safe area's bottom (Apple: `UIView.keyboardLayoutGuide`).
      let safe = insetBySafeArea(area, view)
      return LayoutArea(
        left: safe.left, top: safe.bottom, right: safe.right, bottom: area.bottom, space: area.space)
    case .contentLayoutGuide:
      guard let width = geometry.contentWidth, let height = geometry.contentHeight else { return nil }
      return LayoutArea(
        left: LinearExpression(), top: LinearExpression(), right: width, bottom: height, space: view)
    case .frameLayoutGuide:
      return area
    case .topLayoutGuide:
      area.bottom = area.top + LinearExpression(layoutGuide(.top))
      return area
    case .bottomLayoutGuide:
      area.top = area.bottom - LinearExpression(layoutGuide(.bottom))
      return area
    }
  }

  private mutating func insetBySafeArea(_ area: LayoutArea, _ view: Int) -> LayoutArea {
    var area = area
    for edge in Edge.allCases {
      // Interface Builder's safe areas are layout guides and the view's sides where there are none.
      if pass.screen.usesLegacyInsets {
        guard edge.isVertical, view == constraints.root else { continue }
        area = area.inset(edge, by: LinearExpression(layoutGuide(edge)))
      } else {
        area = area.inset(edge, by: safeArea(of: view, edge))
      }
    }
    return area
  }

  private mutating func layoutGuide(_ edge: Edge) -> LayoutVariable {
    constraints.variable(
      of: .layoutGuide(edge), pass.trace.points(.controller(constraints.controller), Quantity(.layoutGuide, edge)) ?? 0)
  }

  /// What covers an edge of a view. Of the root view it is known; inside, once the view is laid out.
  mutating func safeArea(of view: Int, _ edge: Edge) -> LinearExpression {
    let limit = Edge.allCases.map { pass.viewSafeArea(constraints.root, $0) }.max() ?? 0
    let isKnown = view == constraints.root || limit == 0
    return LinearExpression(
      constraints.variable(
        of: .safeArea(view: view, edge), isKnown ? pass.viewSafeArea(view, edge) : nil, in: 0...max(limit, 0)))
  }

  mutating func margin(of view: Int, _ edge: Edge) -> LinearExpression {
    let own = LayoutMargins.ownMargin(pass, of: view, edge)
    let isUnknown = traits(view)?.unknownMargins.contains(EdgeSet(edge)) == true
    var margin = LinearExpression(
      constraints.variable(of: .margin(view: view, edge), isUnknown ? nil : own, in: 0...100, guess: own))
    if LayoutMargins.addsSafeArea(pass, to: view) { margin.add(safeArea(of: view, edge)) }
    return margin
  }

  /// In compact width the readable content is as wide as the margins leave; how wide it is in regular width depends on
  /// the text size (Apple: `UIView.readableContentGuide`).
  private mutating func readableInset(of view: Int, _ edge: Edge) -> LinearExpression {
    let width = pass.frame(ofView: constraints.root).width
    return LinearExpression(
      constraints.variable(
        of: .readableInset(view: view, edge), pass.screen.isRegularWidth ? nil : 0, in: 0...max(0, width / 2)))
  }

  /// The same rectangle in another scroll view's content, or in the root view's coordinates; nil where the way leads
  /// into a scroll view.
  func origin(of view: Int, in space: Int?) -> LayoutArea? {
    guard let geometry = constraints.geometry[view] else { return nil }
    if let space, space == view {
      return LayoutArea(
        left: LinearExpression(), top: LinearExpression(), right: LinearExpression(), bottom: LinearExpression(),
        space: space)
    }
    guard geometry.space == space else { return nil }
    return LayoutArea(
      left: geometry.frameLeft, top: geometry.frameTop, right: geometry.frameRight, bottom: geometry.frameBottom,
      space: space)
  }

  mutating func converted(_ area: LayoutArea?, to space: Int?) -> LayoutArea? {
    guard var area else { return nil }
    if area.space == space { return area }
    var outward: [Int] = []
    var next = space
    while let scrollView = next {
      outward.append(scrollView)
      next = constraints.geometry[scrollView]?.space
    }
    while let scrollView = area.space, !outward.contains(scrollView) {
      guard let geometry = constraints.geometry[scrollView] else { return nil }
      area = area.moved(
        right: geometry.frameLeft - offset(of: scrollView, isVertical: false),
        down: geometry.frameTop - offset(of: scrollView, isVertical: true))
      area.space = geometry.space
    }
    // From the common space inwards.
    let inward = outward.prefix { $0 != area.space }
    for scrollView in inward.reversed() {
      guard let geometry = constraints.geometry[scrollView] else { return nil }
      area = area.moved(
        right: offset(of: scrollView, isVertical: false) - geometry.frameLeft,
        down: offset(of: scrollView, isVertical: true) - geometry.frameTop)
      area.space = scrollView
    }
    return area
  }

  /// Where content lies is decided after Auto Layout, by insets.
  private mutating func offset(of scrollView: Int, isVertical: Bool) -> LinearExpression {
    LinearExpression(
      constraints.variable(
        of: .contentOffset(view: scrollView, isVertical: isVertical), nil, in: -200...0, guess: 0))
  }
}
