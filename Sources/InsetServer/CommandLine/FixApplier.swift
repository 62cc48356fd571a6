internal import InsetRules
internal import InsetText

/// Writes preferred fixes to disk.
enum FixApplier {
  /// Applies one preferred fix to each file, as long as fixes don't touch the same place; the rest waits for the next run.
  ///
  /// - Returns: a line for each file that was changed.
  /// - Throws: ``CommandFailure`` when a file can't be written; files are replaced whole, never half.
  static func apply(_ findings: [Finding], _ project: ProjectSnapshot) throws(CommandFailure) -> [String] {
    var edits: [String: [TextEdit]] = [:]
    for edit in FixSelection.compatible(findings).flatMap(\.edits) { edits[edit.path, default: []].append(edit.edit) }
    var notes: [String] = []
    for (path, edits) in edits.sorted(by: { $0.key < $1.key }) {
      guard let text = project.text(path), let changed = text.applying(edits) else { continue }
      guard FileReplacement.write(changed.bytes, to: path) else { throw CommandFailure("\(path): can't be written") }
      notes.append("\(path): fixed")
    }
    return notes
  }
}
