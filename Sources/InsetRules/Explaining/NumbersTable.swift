internal import InsetLayout

/// The numbers of an object, a row an environment.
enum NumbersTable {
  static func rows(_ sightings: [Sighting]) -> [[String]] {
    let isScroll = sightings.contains { $0.isScrollView }
    let showsFrame = sightings.contains { sighting in
      guard sighting.view != nil, !sighting.isController || isScroll else { return false }
      return sighting.frame != sighting.viewFrame.bounds && !isRootView(sighting)
    }
    let showsTrouble =
      isScroll
      && sightings.contains { sighting in
        [Edge.top, .bottom].contains {
          sighting.inset(.hiddenUnderBars, $0) > 0.5 || sighting.inset(.extraGap, $0) > 0.5
        }
      }
    var heading = ["", "view", "safe area/guides"]
    if showsFrame { heading.append(sightings.first.map(frameHeading) ?? "frame") }
    if isScroll { heading += ["contentInset", "adjusted", "rests at"] }
    if showsTrouble { heading.append("") }
    return [heading] + sightings.map { row($0, isScroll: isScroll, showsFrame: showsFrame, showsTrouble: showsTrouble) }
  }

  private static func frameHeading(_ sighting: Sighting) -> String {
    sighting.viewName.hasPrefix("the ") ? String(sighting.viewName.dropFirst(4)) : sighting.viewName
  }

  private static func isRootView(_ sighting: Sighting) -> Bool {
    sighting.view == sighting.layout.tree.controllers[sighting.controller].rootView
  }

  private static func row(_ sighting: Sighting, isScroll: Bool, showsFrame: Bool, showsTrouble: Bool) -> [String] {
    let layout = sighting.layout
    let isLegacy = layout.screen.usesLegacyInsets
    let safe = sighting.controllerSafeArea
    let covered = isLegacy ? "\(pointText(safe.top)) / \(pointText(safe.bottom))" : text(safe.array)
    var cells = [sighting.environmentText, text(sighting.viewFrame.array), covered]
    if showsFrame { cells.append(text(sighting.frame.array)) }
    if isScroll {
      let subject = sighting.view.map { Subject.view($0) }
      func insets(_ name: Quantity.Name) -> String {
        subject.flatMap { layout.insets($0, name) }.map { text($0.array) } ?? "–"
      }
      cells += [insets(.contentInset), isLegacy ? "–" : insets(.adjustedContentInset), offset(sighting)]
    }
    if showsTrouble { cells.append(trouble(sighting)) }
    return cells
  }

  private static func offset(_ sighting: Sighting) -> String {
    guard let view = sighting.view,
      case .point(let x, let y)? = sighting.layout.trace.step(.view(view), Quantity(.contentOffset))?.value
    else { return "–" }
    return text([x, y])
  }

  private static func trouble(_ sighting: Sighting) -> String {
    var parts: [String] = []
    for edge in [Edge.top, .bottom] {
      let hidden = sighting.inset(.hiddenUnderBars, edge)
      let gap = sighting.inset(.extraGap, edge)
      if hidden > 0.5 { parts.append("\(pointText(hidden)) hidden at the \(edge.name)") }
      if gap > 0.5 { parts.append("\(pointText(gap)) blank at the \(edge.name)") }
    }
    return parts.joined(separator: ", ")
  }

  private static func text(_ numbers: [Double]) -> String { numbers.map(pointText).joined(separator: " ") }
}
