internal import InsetLayout
internal import InsetModel
internal import InsetSyntax

/// Statements that make room for the keyboard where UIKit has made room for a part of it.
struct KeyboardInsets {
  enum Target {
    case scrollView(ScrollViewSighting)
    /// Of the controller itself.
    case additional
    case constraint(KeyboardConstraint.Start)
  }

  struct Found {
    let target: Target
    /// The object that is written on; nil of the code's own.
    let object: CodeExpression?
    let use: KeyboardHeights.Use
    /// The bottom safe area, in the first of the environments.
    let points: Double
    let environments: [String]
  }

  private let check: RuleCheck
  private let heights: KeyboardHeights
  private let names: ScrollViewNames
  private let doubts: EdgeDoubts

  init(_ check: RuleCheck, _ heights: KeyboardHeights) {
    self.check = check
    self.heights = heights
    names = ScrollViewNames(check)
    doubts = EdgeDoubts(check.app)
  }

  func found(in passage: CodePassage) -> Found? {
    if let assignment = InsetAssignment("contentInset", in: passage) { return ofScrollView(assignment, passage) }
    if let assignment = InsetAssignment("additionalSafeAreaInsets", in: passage), assignment.isOfSelf {
      return use(assignment).flatMap { ofController(.additional, nil, $0, passage) }
    }
    guard case .assignment(let target, "=", let value) = passage.effect.kind, target.lastName == "constant",
      let constraint = target.base, let use = heights.use(in: value),
      let start = KeyboardConstraint.start(of: constraint, in: passage, check)
    else { return nil }
    guard start == .safeArea ? !use.isOfPart : use.added != nil else { return nil }
    return ofController(.constraint(start), constraint, use, passage)
  }

  private func use(_ assignment: InsetAssignment) -> KeyboardHeights.Use? {
    guard assignment.operator == "=", let bottom = assignment.parts.first(where: { $0.edge == .bottom }) else {
      return nil
    }
    return heights.use(in: bottom.value).flatMap { $0.isNegative ? nil : $0 }
  }

  // MARK: Targets

  private func ofScrollView(_ assignment: InsetAssignment, _ passage: CodePassage) -> Found? {
    guard let object = assignment.object, let use = use(assignment) else { return nil }
    let bottom = Quantity(.systemInset, .bottom)
    for candidates in names.candidates(object, in: passage) where candidates.count == 1 {
      guard
        let scrollView = candidates[0].withLongContent.keeping({ layout, view in
          !layout.screen.usesLegacyInsets && passage.systems.contains(layout.environment.os)
            && layout.trace.points(.view(view), bottom) ?? 0 > 0.5
            && layout.certainty(.view(view), [bottom]) > .assumed && !layout.makesRoomForKeyboard(view)
        }), !doubts.exist(about: scrollView, at: .bottom, besides: ["contentInset"]),
        let (layout, view) = scrollView.layouts.first, let points = layout.trace.points(.view(view), bottom)
      else { continue }
      return Found(
        target: .scrollView(scrollView), object: object, use: use, points: points,
        environments: scrollView.environments)
    }
    return nil
  }

  private func ofController(
    _ target: Target, _ object: CodeExpression?, _ use: KeyboardHeights.Use, _ passage: CodePassage
  ) -> Found? {
    guard let owner = passage.owner else { return nil }
    let seen = check.sightings(ofClass: owner, on: passage.systems).filter {
      !$0.layout.screen.usesLegacyInsets && $0.covered(.bottom) ?? 0 > 0.5
    }
    guard let first = seen.first, let points = first.covered(.bottom) else { return nil }
    return Found(
      target: target, object: object, use: use, points: points,
      environments: seen.map(\.layout.environment).shortForms)
  }
}

extension Layout {
  /// A table controller's own table, which UIKit insets for the keyboard itself.
  fileprivate func makesRoomForKeyboard(_ view: Int) -> Bool {
    let owner = tree.controllers[tree.views[view].owner]
    return owner.kind == .table && owner.rootView == view
  }
}
