internal import InsetLayout
internal import InsetModel
internal import InsetSyntax

/// A constraint to the view's edge that only systems before iOS 11 get, where later ones get one to the safe area.
struct EdgeFallback {
  let passage: CodePassage
  /// `view.topAnchor`
  let anchor: CodeExpression
  let edge: InsetLayout.Edge
  /// The layouts in which the view lies under a bar, with the view and the points.
  let hidden: [(layout: Layout, view: Int, points: Double)]
}

enum EdgeFallbacks {
  static func all(_ check: RuleCheck) -> [EdgeFallback] {
    let passages = check.app.passages(mentioning: ["topAnchor", "bottomAnchor"])
    let later = passages.filter { passage in
      passage.effect.expressions.contains { $0.mentions(["safeAreaLayoutGuide"]) }
    }
    let owners = Set(later.compactMap(\.owner))
    return passages.filter { passage in
      guard let owner = passage.owner, let obsoleted = passage.systems.obsoleted else { return false }
      return owners.contains(owner) && obsoleted <= OSVersion(11)
    }.flatMap { fallbacks(in: $0, later, check) }
  }

  private struct Pinning {
    let view: CodeExpression
    let other: CodeExpression
    let edge: InsetLayout.Edge
  }

  private static func fallbacks(in passage: CodePassage, _ later: [CodePassage], _ check: RuleCheck) -> [EdgeFallback] {
    guard let owner = passage.owner else { return [] }
    return pinnings(in: passage).filter { $0.other.base?.isOwnView ?? false }.compactMap { pinning in
      let names = Set([pinning.view.lastName].compactMap { $0 })
      let hasSafeOne = later.contains { other in
        other.owner == owner
          && pinnings(in: other).contains {
            $0.edge == pinning.edge && names.contains($0.view.lastName ?? "")
              && $0.other.mentions(["safeAreaLayoutGuide"])
          }
      }
      guard hasSafeOne else { return nil }
      let hidden = check.app.controllers(ofClassIndex: owner).flatMap {
        controller -> [(layout: Layout, view: Int, points: Double)] in
        guard let name = check.app.viewName(pinning.view, in: passage, of: controller) else { return [] }
        return covered(name, of: controller, pinning.edge, passage, check)
      }
      return hidden.isEmpty
        ? nil : EdgeFallback(passage: passage, anchor: pinning.other, edge: pinning.edge, hidden: hidden)
    }
  }

  /// The constraints between two tops or two bottoms that a passage makes.
  private static func pinnings(in passage: CodePassage) -> [Pinning] {
    var found: [Pinning] = []
    for expression in passage.effect.expressions {
      expression.visit { part in
        guard let call = part.call, call.name == "constraint" || call.name == "constraintEqualToAnchor",
          let anchor = call.receiver?.read, let view = anchor.base, let other = call.arguments.first?.value,
          let edge = edges[anchor.name], edges[other.read?.name ?? ""] == edge
        else { return }
        found.append(Pinning(view: view, other: other, edge: edge))
      }
    }
    return found
  }

  private static let edges: [String: InsetLayout.Edge] = ["topAnchor": .top, "bottomAnchor": .bottom]

  private static func covered(
    _ name: String, of controller: Int, _ edge: InsetLayout.Edge, _ passage: CodePassage, _ check: RuleCheck
  ) -> [(layout: Layout, view: Int, points: Double)] {
    check.analysis.layouts(of: controller).flatMap { placedLayouts -> [(layout: Layout, view: Int, points: Double)] in
      let placed = placedLayouts.placed
      guard placed.placement.isKnown, let id = placed.viewIDs[controller]?[name] else { return [] }
      return placedLayouts.layouts.compactMap { layout in
        guard passage.systems.contains(layout.environment.os), case .view(let view)? = layout.tree.subject(named: id),
          let points = layout.coveredPart(edge, of: view), points > 0.5
        else { return nil }
        return (layout, view, points)
      }
    }
  }
}

extension Layout {
  /// How much of a subview of its controller's view bars cover at an edge; nil where UIKit insets its content, or where it
  /// isn't certain.
  fileprivate func coveredPart(_ edge: InsetLayout.Edge, of view: Int) -> Double? {
    let node = tree.views[view]
    let root = tree.controllers[node.owner].rootView
    let safeArea = Quantity(.safeArea, edge)
    guard node.superview == root, !node.view.isFrameAssumed,
      certainty(.controller(node.owner), [safeArea]) > .assumed,
      trace.points(.view(view), Quantity(.systemInset, edge)) ?? 0 < 0.5,
      let frame = trace.rect(.view(view), Quantity(.frame)), let around = trace.rect(.view(root), Quantity(.frame)),
      let covered = trace.points(.controller(node.owner), safeArea)
    else { return nil }
    let distance = edge == .top ? frame.minY : around.height - frame.maxY
    return covered - distance
  }
}
