internal import InsetLayout

/// What there is to say about a controller or a view in all its places: the content of a hover.
package struct ObjectExplanation: Sendable {
  package let blocks: [Block]
  package let headline: String

  /// `nil` when the object is in none of the layouts.
  package init?(_ situations: [Situation]) {
    let groups = ObjectExplanation.grouped(situations)
    // What the sources place goes before what they may mean, whatever is wrong there.
    let leads = groups.compactMap(\.lead)
    let known = leads.filter(\.situation.isKnown)
    guard let lead = (known.isEmpty ? leads : known).min(by: { $0.headline.trouble < $1.headline.trouble }) else {
      return nil
    }
    var blocks: [Block] = []
    var first = lead.headline.text
    if !lead.situation.isKnown {
      let root = lead.situation.path.split(separator: " ").first.map(String.init) ?? "it"
      first = "Container unknown. If \(root) were the window's root: " + afterColon(first)
    } else if lead.sighting.certainty(at: lead.headline.edge) == .assumed || !lead.situation.unreadCode.isEmpty {
      first += " (Assumed, see below.)"
    }
    headline = first
    blocks.append(.headline(first))
    if !lead.situation.isKnown {
      blocks.append(
        .paragraph(
          lead.situation.whereabouts
            ?? "Nothing says where \(lead.sighting.controllerName) is shown; the numbers are those of a window's root.")
      )
    }
    for group in groups.prefix(3) { blocks.append(group.table) }
    if groups.count > 3 { blocks.append(.remark("\(groups.count - 3) more placements give other numbers.")) }
    let reasons = lead.reasons
    if !reasons.isEmpty {
      blocks.append(
        .reasons(title: "Why, on iOS \(lead.sighting.layout.environment.os):", reasons.prefix(7).map { Block.Item($0) })
      )
    }
    if let other = ObjectExplanation.otherEra(than: lead, in: groups) { blocks.append(.paragraph(other)) }
    let besides = lead.situation.spaceBesidesInsets
    if !besides.isEmpty, lead.headline.trouble == .none || lead.sighting.isPulledUp {
      blocks.append(.bullets(title: "Space above the \(lead.sighting.contentWord) that is not an inset:", besides))
    }
    let changes = Alternatives.lines(lead.situation, lead.sighting)
    if !changes.isEmpty { blocks.append(.bullets(title: "To change it:", changes)) }
    let notes = lead.situation.runTimeNotes
    if !notes.isEmpty { blocks.append(.bullets(title: "What only the running app shows:", notes)) }
    if lead.situation.unreadCode.isEmpty {
      let certainty =
        lead.situation.isKnown
        ? ObjectExplanation.certaintyText(lead.sighting) : "Assumed: where it is shown decides, and that isn't known."
      blocks.append(.remark(certainty))
    } else {
      blocks.append(
        .bullets(
          title: "Assumed, since not all that decides is read:", Array(lead.situation.unreadCode.prefix(4))))
    }
    self.blocks = blocks
  }

  /// Situations whose numbers are the same in every environment.
  struct Group {
    var paths: [String]
    /// One for each run of environments in which code sets the same.
    let situations: [Situation]
    let sightings: [Sighting]

    var situation: Situation { situations[0] }

    /// The situation that an environment belongs to.
    func situation(of sighting: Sighting) -> Situation {
      situations.first { situation in
        situation.layouts.contains { $0.environment == sighting.layout.environment }
      } ?? situation
    }

    struct Lead {
      let situation: Situation
      let sighting: Sighting
      let headline: Headline
      let reasons: [Reason]
    }

    /// The environment to speak of: the one in trouble, else the newest.
    var lead: Lead? {
      let headlines = sightings.map { ($0, Headline($0)) }
      guard let best = headlines.map(\.1.trouble).min(),
        let chosen = best == .none ? headlines.last : headlines.first(where: { $0.1.trouble == best })
      else { return nil }
      let own = situation(of: chosen.0)
      return Lead(
        situation: own, sighting: chosen.0, headline: chosen.1,
        reasons: chosen.0.layout.reasons(for: ObjectExplanation.ends(chosen.0), own.provenance, detail: false))
    }

    var table: Block { .table(caption: paths.map { "in " + $0 }, rows: NumbersTable.rows(sightings)) }
  }

  static func grouped(_ situations: [Situation]) -> [Group] {
    var groups: [Group] = []
    var keys: [[[String]]: Int] = [:]
    for runs in runs(of: situations) {
      let sightings = runs.flatMap { run in run.layouts.compactMap { Sighting(run.object, in: $0) } }
      if sightings.isEmpty { continue }
      let key = NumbersTable.rows(sightings) + [["\(runs[0].isKnown)"]]
      if let known = keys[key] {
        if !groups[known].paths.contains(runs[0].path) { groups[known].paths.append(runs[0].path) }
      } else {
        keys[key] = groups.count
        groups.append(Group(paths: [runs[0].path], situations: runs, sightings: sightings))
      }
    }
    return groups.filter(\.situation.isKnown) + groups.filter { !$0.situation.isKnown }
  }

  /// The situations of each placement together: the environments of one end where those of the next begin.
  static func runs(of situations: [Situation]) -> [[Situation]] {
    var runs: [[Situation]] = []
    for situation in situations {
      if let last = runs.last?.last, last.path == situation.path, last.object == situation.object,
        let end = last.layouts.last?.environment.os, let start = situation.layouts.first?.environment.os, end < start
      {
        runs[runs.count - 1].append(situation)
      } else {
        runs.append([situation])
      }
    }
    return runs
  }

  /// The steps that the reasons start from.
  static func ends(_ sighting: Sighting) -> [Int] {
    let trace = sighting.layout.trace
    var ends: [Int?] = []
    if let view = sighting.view, sighting.isScrollView {
      let subject = Subject.view(view)
      ends.append(trace.stepIndex(subject, Quantity(sighting.inForce, .top)))
      ends.append(trace.stepIndex(subject, Quantity(.hiddenUnderBars, .top)))
      ends.append(trace.stepIndex(subject, Quantity(.extraGap, .top)))
      if sighting.inset(sighting.inForce, .bottom) > 0 || sighting.inset(.hiddenUnderBars, .bottom) > 0 {
        ends.append(trace.stepIndex(subject, Quantity(sighting.inForce, .bottom)))
        ends.append(trace.stepIndex(subject, Quantity(.hiddenUnderBars, .bottom)))
      }
    } else if let view = sighting.view, !sighting.isController {
      ends.append(trace.stepIndex(.view(view), Quantity(.frame)))
      if !sighting.layout.screen.usesLegacyInsets {
        ends.append(trace.stepIndex(.view(view), Quantity(.viewSafeArea, .top)))
      }
    }
    let controller = Subject.controller(sighting.controller)
    ends.append(trace.stepIndex(controller, Quantity(.viewFrame)))
    if !sighting.isScrollView {
      ends.append(trace.stepIndex(controller, Quantity(.safeArea, .top)))
      ends.append(trace.stepIndex(controller, Quantity(.safeArea, .bottom)))
    }
    return ends.compactMap { $0 }
  }

  /// What the other era of insets does, where it does something else.
  private static func otherEra(than lead: Group.Lead, in groups: [Group]) -> String? {
    guard let group = groups.first(where: { $0.situation.path == lead.situation.path }) else { return nil }
    let isLegacy = lead.sighting.layout.screen.usesLegacyInsets
    guard let other = group.sightings.last(where: { $0.layout.screen.usesLegacyInsets != isLegacy }) else { return nil }
    let total = lead.sighting.inset(lead.sighting.inForce, .top)
    let otherTotal = other.inset(other.inForce, .top)
    if lead.headline.trouble == .none && Headline(other).trouble == .none && total > 0.5 && otherTotal > 0.5 {
      return isLegacy
        ? "From iOS 11 such points arrive as safe area, in adjustedContentInset; contentInset stays yours (R11-ADJ-SUM)."
        : "Before iOS 11 UIKit adds such points to contentInset itself (R7-AUTO-DELTA)."
    }
    return Headline(other).text
  }

  private static func certaintyText(_ sighting: Sighting) -> String {
    switch sighting.certainty {
    case .certain: return "Certain: documented or measured."
    case .inferred: return "Inferred: reported, or concluded from measured cases."
    case .assumed:
      let texts = sighting.assumptions.map(\.text)
      let edges = sighting.assumedEdges
      let place = edges.isEmpty ? "" : " at the \(edges.map(\.name).joined(separator: " and "))"
      return "Assumed\(place): "
        + (texts.isEmpty
          ? "it rests on a rule without a public measurement." : texts.prefix(3).joined(separator: "; ") + ".")
    }
  }
}
