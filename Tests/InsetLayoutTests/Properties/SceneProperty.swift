import InsetLayout

/// Something that holds of every scene.
struct SceneProperty: Sendable {
  let name: String
  /// What is wrong, in words; `nil` when the property holds.
  let fault: @Sendable (SceneCase, Layout) -> String?

  static let all = [
    sums, guides, superviews, finite, certainties, weakest, guesses, coverOrGap,
  ]

  static let sums = SceneProperty(name: "the inset in force is the app's and UIKit's part together") { _, layout in
    eachScrollView(layout) { view, edge in
      func points(_ name: Quantity.Name) -> Double? { layout.trace.points(.view(view), Quantity(name, edge)) }
      let own = layout.tree.views[view].view.contentInset?[edge] ?? 0
      guard let inset = points(.contentInset), let system = points(.systemInset) else { return "no contentInset" }
      if layout.screen.usesLegacyInsets {
        if points(.adjustedContentInset) != nil { return "adjustedContentInset before iOS 11" }
        return abs(inset - own - system) < 1e-6 ? nil : "contentInset \(inset) ≠ \(own) + \(system)"
      }
      guard let adjusted = points(.adjustedContentInset) else { return "no adjustedContentInset" }
      if inset != own { return "contentInset \(inset) ≠ the app's \(own)" }
      return abs(adjusted - inset - system) < 1e-6 ? nil : "adjusted \(adjusted) ≠ \(inset) + \(system)"
    }
  }

  static let guides = SceneProperty(name: "guides and safe areas are never negative") { _, layout in
    for index in layout.tree.controllers.indices {
      for edge in Edge.allCases {
        for name in [Quantity.Name.layoutGuide, .safeArea] {
          if let points = layout.trace.points(.controller(index), Quantity(name, edge)), points < 0 {
            return "\(layout.tree.controllers[index].id) \(name).\(edge.name) = \(points)"
          }
        }
      }
    }
    for index in layout.tree.views.indices {
      if let insets = layout.insets(.view(index), .viewSafeArea), insets.array.contains(where: { $0 < 0 }) {
        return "\(layout.tree.views[index].id) safeAreaInsets \(insets.array)"
      }
    }
    return nil
  }

  static let superviews = SceneProperty(name: "a view's safe area is at most its superview's") { _, layout in
    for (index, node) in layout.tree.views.enumerated() {
      guard let superview = node.superview, let own = layout.insets(.view(index), .viewSafeArea),
        let above = layout.insets(.view(superview), .viewSafeArea)
      else { continue }
      for edge in Edge.allCases where own[edge] > above[edge] { return "\(node.id) \(edge): \(own) > \(above)" }
    }
    return nil
  }

  static let finite = SceneProperty(name: "every number is finite") { _, layout in
    for step in layout.trace.steps {
      let numbers: [Double]
      switch step.value {
      case .points(let points): numbers = [points]
      case .rect(let rect): numbers = rect.array
      case .point(let x, let y): numbers = [x, y]
      case .flag, .decision: numbers = []
      }
      if !(numbers + [step.delta ?? 0]).allSatisfy(\.isFinite) { return step.sentence() }
    }
    return nil
  }

  static let certainties = SceneProperty(name: "no number is more certain than what it rests on") { _, layout in
    let certainties = layout.trace.steps.map(\.certainty)
    for step in layout.trace.steps {
      for case .step(let input) in step.inputs where step.certainty > certainties[input] { return step.sentence() }
    }
    return nil
  }

  static let coverOrGap = SceneProperty(name: "an edge is hidden under bars or has a gap, not both") { _, layout in
    eachScrollView(layout) { view, edge in
      let hidden = layout.trace.points(.view(view), Quantity(.hiddenUnderBars, edge)) ?? -1
      let gap = layout.trace.points(.view(view), Quantity(.extraGap, edge)) ?? -1
      if hidden < 0 || gap < 0 { return "hidden \(hidden), gap \(gap)" }
      return hidden > 0 && gap > 0 ? "hidden \(hidden) and a gap of \(gap)" : nil
    }
  }

  private static func eachScrollView(_ layout: Layout, _ fault: (Int, Edge) -> String?) -> String? {
    for (index, node) in layout.tree.views.enumerated() where node.kind.isScrollView {
      for edge in Edge.allCases {
        if let fault = fault(index, edge) { return "\(node.id), \(edge.name): \(fault)" }
      }
    }
    return nil
  }
}
