internal import InsetRules
internal import InsetText

/// Writes preferred fixes to disk.
struct FixApplier {
  let files: FindingReport.Files
  /// The root of the project that a file is of: what lies outside isn't written.
  let root: (String) -> String?
  let disk: FileReplacement
  /// The files that are left alone, with the reasons. They stay so, whatever becomes of them: somebody else is at work
  /// there, or they are not ours to write.
  private(set) var leftAlone: [String: String] = [:]

  init(
    _ files: FindingReport.Files, root: @escaping (String) -> String?, disk: FileReplacement,
    leftAlone: [String: String] = [:]
  ) {
    self.files = files
    self.root = root
    self.disk = disk
    self.leftAlone = leftAlone
  }

  private typealias Chosen = (finding: Finding, fix: Fix)

  /// Applies preferred fixes, each whole or not at all, as long as they don't touch the same places; the rest waits for
  /// the next time. Files are replaced whole, and only if they still are what the fixes were made for.
  ///
  /// - Returns: a line for each fix that was made.
  mutating func apply(_ findings: [Finding]) -> [String] {
    var known: [String: ReplaceableFile] = [:]
    let chosen = FixSelection.chosen(findings) { fix in
      let edits = Dictionary(grouping: fix.edits, by: \.path)
      return !edits.isEmpty
        && edits.keys.sorted().allSatisfy { path in
          guard let text = files.text(path) else {
            leave(path, "it has changed since it was read")
            return false
          }
          return text.applying(edits[path, default: []].map(\.edit)) != nil && file(path, &known) != nil
        }
    }
    return Self.groups(chosen).flatMap { apply($0, known) }
  }

  /// The fixes that must be made together, since they are in the same files: those of a group are in no file of another
  /// one.
  private static func groups(_ chosen: [Chosen]) -> [[Chosen]] {
    var groups: [(paths: Set<String>, chosen: [Chosen])] = []
    for one in chosen {
      var merged = (paths: Set(one.fix.edits.map(\.path)), chosen: [one])
      for index in groups.indices.reversed() where !groups[index].paths.isDisjoint(with: merged.paths) {
        let group = groups.remove(at: index)
        merged = (merged.paths.union(group.paths), group.chosen + merged.chosen)
      }
      groups.append(merged)
    }
    return groups.map(\.chosen)
  }

  private mutating func apply(_ chosen: [Chosen], _ known: [String: ReplaceableFile]) -> [String] {
    // Places are those of the texts that are about to go.
    let lines = chosen.map { finding, fix in
      let line = files.place(finding.location.path, finding.location.range.lowerBound).line
      return "\(files.shownPath(finding.location.path)):\(line): fixed \(finding.rule): \(fix.title)"
    }
    let edits = Dictionary(grouping: chosen.flatMap(\.fix.edits), by: \.path)
    var current = ""
    do throws(WritingFailure) {
      var staged: [(file: StagedFile, original: [UInt8])] = []
      for path in edits.keys.sorted() {
        current = path
        guard let file = known[path], let text = files.text(path),
          let new = text.applying(edits[path, default: []].map(\.edit))
        else { throw WritingFailure("it has changed since it was read") }
        staged.append((try StagedFile(new.bytes, replacing: file, disk), text.bytes))
      }
      for (file, original) in staged {
        current = file.path
        disk.willReplace(file.path)
        try file.verify(original)
      }
      for (file, _) in staged {
        current = file.path
        try file.commit()
      }
      return lines
    } catch {
      leave(current, error.reason)
      return []
    }
  }

  private mutating func file(_ path: String, _ known: inout [String: ReplaceableFile]) -> ReplaceableFile? {
    if let file = known[path] { return file }
    guard leftAlone[path] == nil else { return nil }
    do {
      let file = try ReplaceableFile(path, in: root(path))
      known[path] = file
      return file
    } catch {
      leave(path, error.reason)
      return nil
    }
  }

  private mutating func leave(_ path: String, _ reason: String) {
    if leftAlone[path] == nil { leftAlone[path] = reason }
  }
}
