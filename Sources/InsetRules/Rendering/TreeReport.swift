package import InsetJSON
internal import InsetLayout
package import InsetModel
package import InsetText

/// The hierarchy of an app: which controllers there are, what contains them, where each edge is written.
package struct TreeReport: Sendable {
  private let analysis: Analysis
  private let root: String
  private let place: @Sendable (Location) -> Provenance.Place?

  /// `root`: the folder that paths are shown from.
  package init(_ analysis: Analysis, root: String, place: @escaping @Sendable (Location) -> Provenance.Place?) {
    self.analysis = analysis
    self.root = root
    self.place = place
  }

  private var app: App { analysis.app }

  private var coverage: CoverageReport {
    let (root, place) = (root, place)
    return CoverageReport(Coverage(analysis)) { location in
      place(location).map { ($0.path.path(relativeTo: root), $0.line) }
    }
  }

  /// How much of the hierarchy the sources tell, in words.
  package var coverageText: String { coverage.text }

  // MARK: JSON

  /// As scripts get it (scene format, section 4).
  package var json: JSON { json(withCoverage: false) }

  package func json(withCoverage: Bool) -> JSON {
    var members: [(String, JSON)] = [
      ("version", 1), ("root", .string(root)), ("controllers", .array(app.controllers.indices.map(controller))),
    ]
    if withCoverage { members.append(("coverage", coverage.json)) }
    let leftOut = analysis.leftOut
    if !leftOut.isEmpty {
      members.append(
        (
          "leftOut",
          .array(leftOut.map { $0.json(file: relative($0.location.path), line: place($0.location)?.line ?? 1) })
        ))
    }
    return .object(JSONObject(members))
  }

  private func controller(_ index: Int) -> JSON {
    let entry = app.controllers[index]
    let placements = analysis.placements[index] ?? []
    var files = [relative(entry.path)]
    for declaration in app.declarations(ofClassOf: index) { files.append(relative(declaration.path)) }
    var paths: [String] = []
    for placement in placements {
      let path = (placement.hintedContainers + placement.steps.map { app.controllers[$0.controller].className })
        .joined(separator: "/")
      if !paths.contains(path) { paths.append(path) }
    }
    return [
      "id": .string(entry.facts.id), "class": .string(entry.className), "kind": .string(entry.kind.rawValue),
      "target": app.target(of: entry.path).map { $0.name.isEmpty ? .null : .string($0.name) } ?? .null,
      "files": .array(files.map { .string($0) }), "placements": .array(paths.map { .string($0) }),
      "container": .string(placements.contains { $0.isKnown } ? "known" : "unknown"),
      "edges": .array(app.edges(to: index).map(edge)),
    ]
  }

  private func edge(_ edge: ContainmentEdge) -> JSON {
    var members: [(String, JSON)] = [
      ("kind", .string(edge.kind.rawValue)), ("from", edge.from.map { .string(app.controllers[$0].facts.id) } ?? .null),
    ]
    if let place = place(edge.location) {
      members.append(
        ("at", ["file": .string(relative(place.path)), "line": .integer(place.line), "column": .integer(place.column)]))
    }
    members.append(("certainty", .string(edge.certainty.rawValue)))
    return .object(JSONObject(members))
  }

  private func relative(_ path: String) -> String { path.path(relativeTo: root) }

  // MARK: Text

  /// A tree for a terminal; a controller that was shown already is named, not followed again.
  package var text: String {
    var lines: [String] = []
    var shown: Set<Int> = []
    for edge in app.edges where edge.kind == .window { append(edge.to, edge, depth: 0, &lines, &shown) }
    let rest = app.controllers.indices.filter { index in
      !shown.contains(index) && !app.edges(to: index).contains { $0.from != nil }
    }
    if !rest.isEmpty { lines.append(lines.isEmpty ? "Container unknown:" : "\nContainer unknown:") }
    for index in rest { append(index, nil, depth: 1, &lines, &shown) }
    for index in app.controllers.indices where !shown.contains(index) { append(index, nil, depth: 1, &lines, &shown) }
    let leftOut = analysis.leftOut
    if !leftOut.isEmpty { lines.append("\nLeft out:") }
    for one in leftOut {
      let site = place(one.location).map { "  (\(relative($0.path)):\($0.line))" } ?? ""
      lines.append("  \(one.sentence)\(site)")
    }
    return lines.joined(separator: "\n")
  }

  private func append(
    _ index: Int, _ edge: ContainmentEdge?, depth: Int, _ lines: inout [String], _ shown: inout Set<Int>
  ) {
    let entry = app.controllers[index]
    var line = String(repeating: "  ", count: depth)
    if let edge, edge.kind != .window { line += edge.kind.rawValue + " → " }
    line += entry.description
    if let title = entry.facts.title?.value ?? entry.facts.userLabel?.value { line += " \"\(ShownText.name(title))\"" }
    let place =
      edge.map { self.place($0.location) } ?? self.place(Location(path: entry.path, range: entry.facts.tagRange))
    if let place { line += "  (\(relative(place.path)):\(place.line))" }
    let isNew = shown.insert(index).inserted
    if !isNew && !app.edges(from: index).isEmpty { line += " …" }
    lines.append(ShownText.line(line))
    guard isNew, depth < 40 else { return }
    for next in app.edges(from: index) { append(next.to, next, depth: depth + 1, &lines, &shown) }
  }

  // MARK: Graphviz

  /// One graph; each of several projects is a cluster with its name.
  package static func dot(_ reports: [(name: String, report: TreeReport)]) -> String {
    var lines = ["digraph hierarchy {", "  rankdir=LR;", "  node [shape=box, fontname=\"Helvetica\"];"]
    if reports.count == 1 {
      lines += reports[0].report.dotLines(prefix: "").map { "  " + $0 }
    } else {
      for (index, (name, report)) in reports.enumerated() {
        lines += ["  subgraph cluster\(index) {", "    label=\"\(escaped(name))\";"]
        lines += report.dotLines(prefix: "p\(index)").map { "    " + $0 }
        lines.append("  }")
      }
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  /// - Parameter prefix: tells the nodes of one project from those of others.
  private func dotLines(prefix: String) -> [String] {
    app.controllers.enumerated().map { index, entry in
      "\(prefix)n\(index) [label=\"\(Self.escaped(entry.className))\"];"
    }
      + app.edges.map { edge in
        guard let from = edge.from else {
          return "\(prefix)window -> \(prefix)n\(edge.to);"
        }
        return "\(prefix)n\(from) -> \(prefix)n\(edge.to) [label=\"\(edge.kind.rawValue)\"];"
      }
  }

  private static func escaped(_ text: String) -> String {
    ShownText.line(text).reduce(into: "") { result, character in
      if character == "\"" || character == "\\" { result.append("\\") }
      result.append(character)
    }
  }
}
