internal import InsetLayout

/// How the stack views that code makes arrange their subviews, on one system.
struct CodeArranging {
  private var stacks: [ViewIdentity: StackArrangement] = [:]
  private var traits: [ViewIdentity: ArrangedTraits] = [:]
  private let order: ViewOrder

  init(_ tree: CodeViewTree, _ order: ViewOrder, on system: SystemUse) {
    self.order = order
    for (view, declaration) in tree.declarations where declaration.isStackView { stacks[view] = StackArrangement() }
    for view in tree.unarranged { traits[view, default: ArrangedTraits()].isUnarranged = true }
    var unknown: Set<ViewIdentity> = []
    for setting in tree.layoutSettings where setting.circumstances.hold(on: system) {
      let view = order.view(setting.view)
      switch setting.value {
      case .axis(let axis): stacks[view]?.axis = axis
      case .distribution(let distribution): stacks[view]?.distribution = distribution
      case .alignment(let alignment): stacks[view]?.alignment = alignment
      case .spacing(let points): stacks[view]?.spacing = points
      case .customSpacing(let points, let before):
        traits[order.view(before), default: ArrangedTraits()].customSpacingAfter = points
      case .isLayoutMarginsRelativeArrangement(let isOn): stacks[view]?.isLayoutMarginsRelativeArrangement = isOn
      case .isHidden(let isHidden):
        traits[view, default: ArrangedTraits()].isHidden = isHidden
        traits[view, default: ArrangedTraits()].isVisibilityUnknown = isHidden == nil
      case .layoutMargins(let margins): traits[view, default: ArrangedTraits()].layoutMargins = margins
      case .unknown: unknown.insert(view)
      }
    }
    for view in unknown { stacks[view] = nil }
  }

  /// Nil of views that are no stack views of code, and where it isn't known how they arrange.
  func stack(of view: ViewIdentity) -> StackArrangement? { stacks[view] }

  func traits(of view: ViewIdentity) -> ArrangedTraits { traits[view] ?? ArrangedTraits() }

  /// Whether a stack view of code places a view.
  func isArranged(_ view: ViewIdentity) -> Bool {
    guard let superview = order.superviews[view], stacks[superview] != nil else { return false }
    return !traits(of: view).isUnarranged
  }
}
