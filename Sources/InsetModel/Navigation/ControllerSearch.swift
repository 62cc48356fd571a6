package import InsetText

/// A controller of Interface Builder that was found by one of its names.
package struct FoundController: Hashable, Sendable {
  /// The class, title, label or identifier that fits.
  package let name: String
  package let isCustomClass: Bool
  package let location: Location
}

extension App {
  /// The controllers whose class, title, label or storyboard identifier fits what is typed, the best first; an empty
  /// query fits all.
  package func controllers(named query: String, limit: Int) -> [FoundController] {
    var found: [(match: NameMatch, controller: FoundController)] = []
    for entry in controllers {
      let names =
        [entry.className]
        + [entry.facts.title, entry.facts.userLabel, entry.facts.storyboardIdentifier]
        .compactMap { $0?.value }
      let matches = names.compactMap { name in NameMatch(query, in: name).map { (match: $0, name: name) } }
      guard let best = matches.min(by: { $0.match < $1.match }) else { continue }
      let controller = FoundController(
        name: best.name, isCustomClass: entry.facts.customClass != nil,
        location: Location(path: entry.path, range: entry.facts.tagRange))
      found.append((best.match, controller))
    }
    return found.enumerated().sorted { left, right in
      let (a, b) = (left.element.match, right.element.match)
      return a < b || !(b < a) && left.offset < right.offset
    }.prefix(limit).map(\.element.controller)
  }
}
