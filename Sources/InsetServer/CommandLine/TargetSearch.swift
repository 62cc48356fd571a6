internal import InsetRules

/// What a target means in the projects of a folder: it must be in one of them.
struct TargetSearch {
  private static let maximumListedCount = 20

  let situations: [Situation]

  /// Where several projects have the target, the one that `path` itself is counts.
  ///
  /// - Throws: ``CommandFailure`` where none has it, or several: with a list of them.
  init(_ target: ExplainTarget, in found: CommandProjects, _ path: String, command: String) throws(CommandFailure) {
    let matches = found.projects.map { ($0, target.situations(in: $0.hoverLookup, $0.analysis.app)) }
      .filter { !$0.1.isEmpty }
    let named = AbsolutePath.of(path)
    guard let match = matches.count == 1 ? matches[0] : matches.first(where: { $0.0.root == named }) else {
      if matches.isEmpty { throw CommandFailure("nothing in \(path) is named by \"\(target.object)\"") }
      let listed = matches.prefix(Self.maximumListedCount).map { project, _ in
        "insetd \(command) \(Self.quoted(target.text)) \(Self.quoted(CommandProjects.name(of: project)))"
      }
      let rest = matches.count - listed.count
      throw CommandFailure(
        "\"\(target.object)\" is in \(matches.count) projects; name one of them:",
        suggestions: listed + (rest > 0 ? ["and \(rest) more"] : []))
    }
    situations = match.1
  }

  /// As a shell takes it for one word.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || "/._-+@".unicodeScalars.contains($0)
    }
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
