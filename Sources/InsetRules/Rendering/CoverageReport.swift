package import InsetJSON
package import InsetModel
package import InsetText

/// How many of an app's own controller classes the sources place, and what is unknown of the others.
package struct CoverageReport: Sendable {
  private let coverage: Coverage
  private let place: @Sendable (Location) -> (file: String, line: Int)?

  /// `place`: the file, as it is to be shown, and the line of a location.
  package init(_ coverage: Coverage, place: @escaping @Sendable (Location) -> (file: String, line: Int)?) {
    self.coverage = coverage
    self.place = place
  }

  private var kinds: [(name: String, count: Int)] {
    coverage.byKind.map { ($0.key.rawValue, $0.value) }.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }

  private func reason(_ unknown: Coverage.Unknown) -> String {
    switch unknown.reason {
    case .neverConstructed: return "never made: no code and no storyboard makes one"
    case .onlyInTests: return "only tests make one"
    case .sceneWithoutReference: return "a scene that no segue, no arrow and no code leads to"
    case .extensionPrincipalClass: return "the principal class of an extension that no target of the project builds"
    case .unknownDestination(let location):
      let site = place(location).map { " (\($0.file):\($0.line))" } ?? ""
      return "made\(site), but where it goes isn't found"
    }
  }

  /// As scripts get it (scene format, section 4).
  package var json: JSON {
    let unknown = coverage.unknown.map { unknown -> JSON in
      var members: [(String, JSON)] = [("class", .string(unknown.className))]
      if let place = place(unknown.location) {
        members += [("file", .string(place.file)), ("line", .integer(place.line))]
      }
      members.append(("reason", .shown(reason(unknown))))
      return .object(JSONObject(members))
    }
    return [
      "found": .integer(coverage.found), "placed": .integer(coverage.placed), "anchored": .integer(coverage.anchored),
      "by": .object(JSONObject(kinds.map { ($0.name, .integer($0.count)) })), "unknown": .array(unknown),
    ]
  }

  package var text: String {
    func share(_ count: Int) -> String {
      coverage.found == 0 ? "" : " (\((200 * count + coverage.found) / (2 * coverage.found)) %)"
    }
    var lines = [
      "\(coverage.found) classes of controllers, \(coverage.placed) placed\(share(coverage.placed)), "
        + "\(coverage.anchored) from a window down\(share(coverage.anchored))"
    ]
    if !kinds.isEmpty { lines.append("by " + kinds.map { "\($0.name) \($0.count)" }.joined(separator: ", ")) }
    if !coverage.unknown.isEmpty { lines.append("\nNot placed:") }
    for unknown in coverage.unknown {
      let site = place(unknown.location).map { "  (\($0.file):\($0.line))" } ?? ""
      lines.append(ShownText.line("  \(unknown.className)\(site): \(reason(unknown))"))
    }
    return lines.joined(separator: "\n")
  }
}
