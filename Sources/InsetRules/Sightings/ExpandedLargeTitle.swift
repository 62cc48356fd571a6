internal import InsetLayout
internal import InsetModel

/// A large title that makes the bar above a navigation controller's child higher.
struct ExpandedLargeTitle {
  let navigation: Tree.ControllerNode
  /// How much higher the bar is than without it, in points.
  let points: Double

  /// Nil where the controller isn't a navigation controller's child, or the bar shows no large title.
  init?(above child: Int, in layout: Layout) {
    let tree = layout.tree
    guard let parent = tree.controllers[child].parent, tree.controllers[parent].kind == .navigation,
      layout.shows(Quantity(.navigationBarFrame), of: parent),
      let last = layout.trace.stepIndex(.controller(parent), Quantity(.navigationBarFrame))
    else { return nil }
    let heights = layout.trace.slice(endingAt: last).map { layout.trace.steps[$0] }.filter {
      $0.subject == .controller(parent) && $0.quantity == Quantity(.navigationBarFrame)
    }
    guard let position = heights.firstIndex(where: { $0.law.id == "R-NAV-LARGE" }), position > 0,
      let before = heights[position - 1].value.rect, let after = heights[position].value.rect,
      after.height - before.height > 0.5
    else { return nil }
    navigation = tree.controllers[parent]
    points = after.height - before.height
  }

  private static let settings: Set<String> = ["prefersLargeTitles", "largeTitleDisplayMode"]

  /// Whether code that runs later, or that can't be read, decides about the titles above a scroll view.
  static func isInDoubt(about scrollView: ScrollViewSighting, _ check: RuleCheck) -> Bool {
    if scrollView.placed.uncertain.contains(where: { doubt in settings.contains { doubt.name.hasSuffix($0) } }) {
      return true
    }
    return scrollView.placed.placement.steps.contains { step in
      check.app.codeWrites(of: step.controller).contains {
        settings.contains($0.name) && ($0.function != nil || $0.isConditional)
      }
    }
  }
}
