internal import InsetLayout

/// What a controller's screen comes to, in a line above its class or scene.
package struct ScreenSummary: Sendable, Hashable {
  /// `88 / 83 on iPhone X, iOS 11.0–18.0`
  package let text: String

  /// Of a controller. Nil where the sources don't say how it is shown.
  package init?(ofController situations: [Situation]) {
    let texts = InsetSummary.places(situations) { sightings in
      guard sightings.allSatisfy(\.isController) else { return nil }
      return ScreenSummary.runs(sightings)
    }
    guard let first = texts.first else { return nil }
    text = texts.count == 1 ? first : "\(first) (other in \(texts.count - 1) more)"
  }

  private struct Run {
    let numbers: String
    var devices: [String]
    var systems: [String]

    var text: String {
      let system = systems.count > 1 ? "\(systems[0])–\(systems[systems.count - 1])" : systems.first ?? ""
      let device = devices.count == 1 ? "\(devices[0]), " : ""
      return "\(numbers) on \(device)iOS \(system)"
    }
  }

  /// The first and the last of the runs of equal numbers; what lies between shows when one looks closer.
  private static func runs(_ sightings: [Sighting]) -> String {
    var runs: [Run] = []
    for sighting in sightings {
      let environment = sighting.layout.environment
      let (numbers, system) = (numbers(sighting), "\(environment.os)")
      if var last = runs.last, last.numbers == numbers {
        if !last.devices.contains(environment.device) { last.devices.append(environment.device) }
        if !last.systems.contains(system) { last.systems.append(system) }
        runs[runs.count - 1] = last
      } else {
        runs.append(Run(numbers: numbers, devices: [environment.device], systems: [system]))
      }
    }
    guard let first = runs.first, let last = runs.last else { return "" }
    switch runs.count {
    case 1: return first.text
    case 2: return "\(first.text) · \(last.text)"
    default: return "\(first.text) … \(last.text)"
    }
  }

  /// The inset in force at top and bottom; without a scroll view what bars cover of the controller's view.
  private static func numbers(_ sighting: Sighting) -> String {
    guard sighting.isScrollView else {
      let covered = sighting.controllerSafeArea
      return "\(pointText(covered.top)) / \(pointText(covered.bottom)) covered"
    }
    let insets = [Edge.top, .bottom].map { pointText(sighting.inset(sighting.inForce, $0)) }.joined(separator: " / ")
    let hidden = sighting.inset(.hiddenUnderBars, .top)
    return hidden > 0.5 ? "\(insets), \(pointText(hidden)) hidden," : insets
  }
}
