package import InsetLayout

/// Computed results for a terminal.
package enum ResultText {
  package static func blocks(_ layout: Layout) -> [Block] {
    let environment = layout.environment
    let size = layout.screen.size
    var blocks: [Block] = [
      .headline(
        "\(environment.device), iOS \(environment.os)\(environment.orientation == .landscape ? ", landscape" : "") (\(pointText(size.width)) × \(pointText(size.height)))"
      )
    ]
    let isLegacy = layout.screen.usesLegacyInsets
    var controllers: [[String]] = [["controller", "view", isLegacy ? "guides" : "safe area", "bars"]]
    for (index, node) in layout.tree.controllers.enumerated() {
      let safe = layout.insets(.controller(index), .safeArea) ?? .zero
      controllers.append([
        name(node.id, node.className) + (node.isOnScreen ? "" : " (off screen)"),
        rect(layout.trace.rect(.controller(index), Quantity(.viewFrame))),
        isLegacy ? "\(pointText(safe.top)) / \(pointText(safe.bottom))" : numbers(safe.array), bars(layout, index),
      ])
    }
    blocks.append(.table(caption: [], rows: controllers))
    var scrollViews: [[String]] = [
      ["scroll view", "frame", "contentInset", "adjusted", "rests at", "hidden", "blank", ""]
    ]
    for (index, node) in layout.tree.views.enumerated() where node.kind.isScrollView {
      let subject = Subject.view(index)
      func insets(_ name: Quantity.Name) -> String { layout.insets(subject, name).map { numbers($0.array) } ?? "–" }
      scrollViews.append([
        name(node.view.label ?? node.id, node.id), rect(layout.trace.rect(subject, Quantity(.frame))),
        insets(.contentInset),
        isLegacy ? "–" : insets(.adjustedContentInset),
        layout.trace.step(subject, Quantity(.contentOffset))?.value.text ?? "–",
        insets(.hiddenUnderBars), insets(.extraGap), layout.certainty(ofScrollView: index).rawValue,
      ])
    }
    if scrollViews.count > 1 { blocks.append(.table(caption: [], rows: scrollViews)) }
    if !layout.assumptions.isEmpty {
      blocks.append(.bullets(title: "Assumed:", layout.assumptions.map { "\($0.about): \($0.text)" }))
    }
    return blocks
  }

  private static func name(_ id: String, _ className: String) -> String {
    id == className ? id : "\(id) (\(className))"
  }

  private static func bars(_ layout: Layout, _ controller: Int) -> String {
    let bars: [(String, Quantity)] = [
      ("navigation bar", Quantity(.navigationBarFrame)), ("tab bar", Quantity(.tabBarFrame)),
      ("toolbar", Quantity(.toolbarFrame)),
    ]
    return bars.compactMap { name, quantity in
      guard layout.shows(quantity, of: controller), let frame = layout.trace.rect(.controller(controller), quantity)
      else { return nil }
      return "\(name) \(rect(frame))"
    }.joined(separator: ", ")
  }

  private static func rect(_ rect: Rect?) -> String { rect.map { numbers($0.array) } ?? "–" }

  private static func numbers(_ numbers: [Double]) -> String { numbers.map(pointText).joined(separator: " ") }
}
