internal import InsetDocuments
internal import InsetLayout
internal import InsetModel
internal import InsetText

/// Interface Builder's files with safe areas in targets that reach below iOS 9, where they don't build.
enum SafeAreaFiles {
  private static let attribute = #"useSafeAreas="YES""#

  static func findings(_ card: RuleCard, _ check: RuleCheck) -> [Finding] {
    check.app.files.keys.sorted().compactMap { path -> Finding? in
      guard let facts = check.app.interfaceBuilderFacts(path), facts.usesSafeAreas, !facts.isForeign,
        let lowest = check.lowestSystem(of: path), lowest < OSVersion(9), let writer = FixWriter(path, check),
        facts.deploymentVersion.flatMap({ OSVersion($0.value) }).map({ $0 < OSVersion(9) }) ?? true,
        let offset = offset(of: attribute, in: writer.text.string(in: facts.tagRange))
      else { return nil }
      let start = facts.tagRange.lowerBound + offset
      let message =
        "Safe areas in Interface Builder need iOS 9, and this file is built for iOS \(lowest.major): it doesn't compile; switch “Use Safe Area Layout Guides” off."
      return Finding(
        rule: card.id, severity: .error,
        location: Location(path: path, range: start..<(start + attribute.utf8.count)), message: message,
        fixes: [fix(start, writer)].compactMap { $0 })
    }
  }

  private static func offset(of word: String, in text: String) -> Int? {
    guard let found = text.firstRange(of: word) else { return nil }
    return text.utf8.distance(from: text.startIndex, to: found.lowerBound)
  }

  /// Takes the attribute out, with the guides; nil where constraints hold to these.
  private static func fix(_ start: Int, _ writer: FixWriter) -> Fix? {
    let text = writer.text.string(in: 0..<writer.text.bytes.count)
    var edits = [writer.removing(start..<(start + attribute.utf8.count))]
    var rest = text[...]
    while let found = rest.firstRange(of: #"<viewLayoutGuide key="safeArea" id=""#) {
      let after = rest[found.upperBound...]
      guard let quote = after.firstIndex(of: "\""), after[quote...].hasPrefix("\"/>") else { return nil }
      let id = String(after[..<quote])
      guard !text.contains("Item=\"\(id)\"") else { return nil }
      let lower = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
      let upper = text.utf8.distance(from: text.startIndex, to: quote) + 3
      edits.append(writer.removing(lower..<upper))
      rest = after[quote...]
    }
    return Fix("Switch safe areas off in this file", isPreferred: true, edits)
  }
}
