internal import InsetLayout

/// The insets that an object gets in all environments, in as few words as stand beside a line of code.
package struct InsetSummary: Sendable, Hashable {
  /// `64 top, 49 bottom · 88–116 top, 83 bottom on iOS 11+`
  package let text: String

  /// Of a scroll view. Nil where the sources don't say where it is, and for what is no scroll view.
  package init?(ofScrollView situations: [Situation]) {
    let texts = InsetSummary.places(situations) { sightings in
      guard sightings.allSatisfy({ $0.isScrollView && !$0.isController }) else { return nil }
      return InsetSummary.eras(sightings)
    }
    guard let first = texts.first else { return nil }
    switch texts.count {
    case 1: text = first
    case 2 where !texts.contains { $0.contains(" · ") }: text = texts.joined(separator: " or ")
    default: text = first + ", elsewhere other"
    }
  }

  /// What each known place gives; equal ones once.
  static func places(_ situations: [Situation], _ describe: ([Sighting]) -> String?) -> [String] {
    var texts: [String] = []
    for runs in ObjectExplanation.runs(of: situations.filter(\.isKnown)) {
      let sightings = runs.flatMap { run in run.layouts.compactMap { Sighting(run.object, in: $0) } }
      guard !sightings.isEmpty, var text = describe(sightings) else { continue }
      if runs.contains(where: { !$0.unreadCode.isEmpty }) || sightings.contains(where: { $0.certainty == .assumed }) {
        text += " (assumed)"
      }
      if !texts.contains(text) { texts.append(text) }
    }
    return texts
  }

  // MARK: Eras

  /// Before iOS 11 and from then on: what differs between the devices of one era is a range.
  private static func eras(_ sightings: [Sighting]) -> String {
    let legacy = sightings.filter { $0.layout.screen.usesLegacyInsets }
    let modern = sightings.filter { !$0.layout.screen.usesLegacyInsets }
    let texts = [legacy, modern].map { $0.isEmpty ? nil : era($0) }
    guard let before = texts[0] else { return texts[1] ?? "" }
    guard let after = texts[1], after != before else { return before }
    // Safe areas begin with 11, whatever the first system is that is looked at.
    return "\(before) · \(after) on iOS 11+"
  }

  private static func era(_ sightings: [Sighting]) -> String {
    let parts = [Edge.top, .left, .bottom, .right].compactMap { edge -> String? in
      let points = sightings.map { $0.inset($0.inForce, edge) }
      guard let range = range(points), range != "0" else { return nil }
      return "\(range) \(edge.name)"
    }
    let text = parts.isEmpty ? "0" : parts.joined(separator: ", ")
    let trouble = [(Quantity.Name.hiddenUnderBars, "hidden"), (.extraGap, "blank")].compactMap { name, word in
      range(sightings.map { $0.inset(name, .top) }.filter { $0 > 0.5 }).map { "\($0) \(word)" }
    }
    return trouble.isEmpty ? text : "\(text) (\(trouble.joined(separator: ", ")))"
  }

  /// `88`, `88–116`; nil of no numbers.
  private static func range(_ points: [Double]) -> String? {
    guard let low = points.min(), let high = points.max() else { return nil }
    return pointText(low) == pointText(high) ? pointText(low) : "\(pointText(low))–\(pointText(high))"
  }
}
