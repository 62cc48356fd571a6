package import InsetInterpreter
package import InsetJSON
package import InsetLayout
internal import InsetUIKit

/// What one run did with layout, phase by phase.
package struct TraceReport {
  package struct Line {
    package let phase: String
    /// `Feed.swift:12`
    package let place: String?
    package let isWrite: Bool
    /// `Feed.table.contentInset`
    package let quantity: String
    package let value: String
    package let sources: [String]
    package let isCertain: Bool
  }

  package let controller: String
  package let environment: Environment
  package let placement: String
  package let lines: [Line]
  /// Where the layout puts the controller's views at rest.
  package let results: [Result]
  package let counters: RunCounters
  package let passes: Int

  /// Properties whose writes are shown without `--all`.
  private static let layoutProperties: Set<String> = UIKitVocabularyNames.layout

  package init(_ lived: PlacedRun, _ text: TraceText, placement: String, showsAll: Bool, at place: String? = nil) {
    let run = lived.run
    controller = run.typeName(of: lived.controller) ?? "controller"
    environment = lived.environment
    self.placement = placement
    counters = run.counters
    passes = lived.passes
    var lines: [Line] = []
    for event in run.events {
      let name = run.names.text(event.name)
      guard showsAll || Self.layoutProperties.contains(name) else { continue }
      let location = run.store.place(of: event.site).flatMap { text.place($0.path, $0.range) }
      if let place, location != place { continue }
      let isWrite = event.kind == .write
      // Reads of what the app has just written say nothing.
      if !isWrite, !showsAll, place == nil, !Self.isAnswer(event.value) { continue }
      let line = Line(
        phase: event.phase, place: location, isWrite: isWrite, quantity: "\(text.name(of: event.object)).\(name)",
        value: text.value(event.value), sources: text.sources(event.value), isCertain: text.isCertain(event.value))
      if let last = lines.last, last.phase == line.phase, last.place == line.place, last.quantity == line.quantity,
        last.value == line.value
      {
        continue
      }
      lines.append(line)
    }
    self.lines = lines
    results = Self.results(lived)
  }

  /// What the text shows of the layout at rest.
  private static let shown = ["frame", "safeAreaInsets", "contentInset", "adjustedContentInset"]

  private static func isAnswer(_ value: Value) -> Bool {
    value.origins.contains { origin in
      origin.leaves.contains { if case .answer = $0.kind { true } else { false } }
    }
  }

  /// A quantity of the layout at rest: one number, or four.
  package struct Result {
    package let name: String
    package let numbers: [Double]
    package let isCertain: Bool
    /// Whether the same object goes by a better name.
    let isAlias: Bool
  }

  private static func results(_ lived: PlacedRun) -> [Result] {
    guard let layout = lived.layout else { return [] }
    let name = lived.run.typeName(of: lived.controller) ?? "controller"
    var found: [Result] = []
    var seen: Set<String> = []
    func add(_ subject: Subject, _ title: String, isAlias: Bool = false) {
      for quantity in NamedQuantity.whole(subject, in: layout.tree) {
        guard let numbers = layout.numbers(quantity), seen.insert("\(title).\(quantity.publicName)").inserted else {
          continue
        }
        found.append(
          Result(
            name: "\(title).\(quantity.publicName)", numbers: numbers,
            isCertain: layout.certainty(quantity.subject, quantity.quantities) == .certain, isAlias: isAlias))
      }
    }
    if let id = lived.placed.controllerIDs[lived.placement.controller], let subject = layout.tree.subject(named: id) {
      add(subject, name)
    }
    // Of a table view controller its table is the view, and goes by its own names.
    if let view = lived.rootView, let id = lived.viewIDs[view], let subject = layout.tree.subject(named: id) {
      add(subject, name, isAlias: true)
      for property in ["tableView", "collectionView"] where lived.isRootView(property) {
        add(subject, "\(name).\(property)")
      }
    }
    for (object, id) in lived.viewIDs.sorted(by: { $0.value < $1.value }) {
      guard let subject = layout.tree.subject(named: id) else { continue }
      let properties = lived.properties(holding: object)
      for property in properties { add(subject, "\(name).\(property)") }
      add(subject, id.split(separator: ".").last.map { "\(name).\($0)" } ?? id, isAlias: !properties.isEmpty)
    }
    return found
  }

  private init(_ other: TraceReport, lines: [Line], results: [Result]) {
    controller = other.controller
    environment = other.environment
    placement = other.placement
    self.lines = lines
    self.results = results
    counters = other.counters
    passes = other.passes
  }

  /// The part of it that is about one quantity: `contentInset`, `table.contentInset`, with an edge or without.
  package func about(_ quantity: String) -> TraceReport {
    var wanted = quantity
    for edge in InsetLayout.Edge.allCases where wanted.hasSuffix(".\(edge)") { wanted.removeLast("\(edge)".count + 1) }
    func fits(_ name: String) -> Bool { name == wanted || name.hasSuffix("." + wanted) }
    return TraceReport(self, lines: lines.filter { fits($0.quantity) }, results: results.filter { fits($0.name) })
  }

  // MARK: Text

  package var text: String {
    var rows = ["\(controller) on \(environment.shortForm), \(placement)"]
    var phase: String?
    for line in lines {
      if line.phase != phase {
        rows.append(line.phase)
        phase = line.phase
      }
      let mark = line.isCertain ? "" : " (assumed)"
      let sources =
        line.sources.isEmpty || line.sources == [line.value] ? "" : "  ← " + line.sources.joined(separator: ", ")
      rows.append(
        "  \(line.place.map { $0 + "  " } ?? "")\(line.quantity) \(line.isWrite ? "=" : "is") \(line.value)\(mark)\(sources)"
      )
    }
    if !results.isEmpty {
      rows.append("at rest")
      for result in results where !result.isAlias && Self.shown.contains(where: { result.name.hasSuffix("." + $0) }) {
        let numbers = result.numbers.map(TraceText.number).joined(separator: ", ")
        rows.append("  \(result.name) [\(numbers)]\(result.isCertain ? "" : " (assumed)")")
      }
    }
    if passes >= 8 { rows.append("the layout didn't stand still after four passes") }
    if let cut = counters.cuts.first { rows.append("cut off: \(cut)") }
    return rows.joined(separator: "\n")
  }

  package var json: JSON {
    [
      "controller": .string(controller), "environment": .string(environment.shortForm), "placement": .string(placement),
      "events": .array(
        lines.map { line in
          [
            "phase": .string(line.phase), "place": line.place.map { .string($0) } ?? .null,
            "kind": .string(line.isWrite ? "write" : "read"), "quantity": .string(line.quantity),
            "value": .string(line.value), "sources": .array(line.sources.map { .string($0) }),
            "certainty": .string(line.isCertain ? "certain" : "assumed"),
          ]
        }),
      "results": .array(
        results.map {
          [
            "quantity": .string($0.name), "value": .array($0.numbers.map { .number($0) }),
            "certainty": .string($0.isCertain ? "certain" : "assumed"),
          ]
        }),
      "steps": .integer(counters.steps), "forks": .integer(counters.forks), "joins": .integer(counters.joins),
      "weakUpdates": .integer(counters.weakUpdates),
    ]
  }
}

/// The properties that decide layout.
enum UIKitVocabularyNames {
  static let layout: Set<String> = [
    "frame", "bounds", "center", "contentInset", "adjustedContentInset", "scrollIndicatorInsets",
    "verticalScrollIndicatorInsets", "horizontalScrollIndicatorInsets", "contentOffset", "contentSize",
    "safeAreaInsets",
    "additionalSafeAreaInsets", "contentInsetAdjustmentBehavior", "automaticallyAdjustsScrollViewInsets",
    "extendedLayoutIncludesOpaqueBars", "edgesForExtendedLayout", "isTranslucent", "prefersLargeTitles",
    "largeTitleDisplayMode", "hidesBottomBarWhenPushed", "isNavigationBarHidden", "isToolbarHidden", "isTabBarHidden",
    "constant", "length", "layoutFrame", "statusBarFrame", "translatesAutoresizingMaskIntoConstraints",
    "autoresizingMask",
    "isHidden", "layoutMargins", "preferredContentSize", "modalPresentationStyle", "tableHeaderView", "tableFooterView",
    "subviews",
  ]
}
