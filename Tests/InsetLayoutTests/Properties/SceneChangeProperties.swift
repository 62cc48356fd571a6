import InsetLayout

/// Properties that compare two layouts, or two scenes.
extension SceneProperty {
  static let changes = [repeatable, changesNothing, tallerBars]

  static let repeatable = SceneProperty(name: "the same scene gives the same result") { scene, layout in
    guard let again = try? scene.laidOut() else { return "no layout" }
    if again.trace.steps.count != layout.trace.steps.count { return "another number of steps" }
    for (step, other) in zip(layout.trace.steps, again.trace.steps)
    where step.value != other.value || step.inputs != other.inputs || step.certainty != other.certainty {
      return "\(step.sentence()) ≠ \(other.sentence())"
    }
    return again.assumptions == layout.assumptions ? nil : "other assumptions"
  }

  static let changesNothing = SceneProperty(name: "a change of nothing changes nothing") { scene, layout in
    for node in layout.tree.controllers
    where scene.scene.changingController(at: node.pointer, { _ in }) != scene.scene {
      return node.pointer
    }
    for node in layout.tree.views where scene.scene.changingView(at: node.pointer, { _ in }) != scene.scene {
      return node.pointer
    }
    return nil
  }

  /// Of views that stay where they are: a taller bar moves and shortens others.
  static let tallerBars = SceneProperty(name: "taller bars never hide less where nothing adjusts") { scene, _ in
    let still = scene.notAdjusting
    guard let before = try? still.laidOut(), let after = try? still.withTallerBars.laidOut() else { return nil }
    for (index, node) in before.tree.views.enumerated() where node.kind.isScrollView {
      let view = Subject.view(index)
      guard before.trace.rect(view, Quantity(.frameInWindow)) == after.trace.rect(view, Quantity(.frameInWindow)),
        let less = before.insets(view, .hiddenUnderBars), let more = after.insets(view, .hiddenUnderBars)
      else { continue }
      for edge in Edge.allCases where more[edge] < less[edge] - 1e-6 {
        return "\(node.id), \(edge.name): \(less[edge]) hidden, under taller bars \(more[edge])"
      }
    }
    return nil
  }
}

extension SceneCase {
  /// UIKit adds nothing to any scroll view, and each bar has a height of its own.
  fileprivate var notAdjusting: SceneCase {
    changingAll {
      $0.automaticallyAdjustsScrollViewInsets = false
      if $0.view == nil && ($0.kind == .table || $0.kind == .collection) { $0.view = View(kind: .table) }
      for bar in [\Controller.navigationBar, \.toolbar, \.tabBar] {
        var set = $0[keyPath: bar] ?? Bar()
        set.height = set.height ?? 44
        $0[keyPath: bar] = set
      }
    } views: {
      $0.contentInsetAdjustmentBehavior = .never
    }
  }

  fileprivate var withTallerBars: SceneCase {
    changingAll {
      for bar in [\Controller.navigationBar, \.toolbar, \.tabBar] {
        let height = $0[keyPath: bar]?.height ?? 0
        $0[keyPath: bar]?.height = height + 17
      }
    }
  }
}
