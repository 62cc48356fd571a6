internal import InsetRules
internal import InsetText

/// Writes preferred fixes to disk.
enum FixApplier {
  /// Applies preferred fixes, each whole or not at all, as long as they don't touch the same places; the rest waits for
  /// the next time.
  ///
  /// - Returns: a line for each fix.
  /// - Throws: ``CommandFailure`` when a file can't be written; files are replaced whole, never half.
  static func apply(_ findings: [Finding], _ files: FindingReport.Files) throws(CommandFailure) -> [String] {
    let chosen = FixSelection.chosen(findings) { fix in
      !fix.edits.isEmpty
        && Dictionary(grouping: fix.edits, by: \.path).allSatisfy { path, edits in
          files.text(path)?.applying(edits.map(\.edit)) != nil
        }
    }
    var changed: [(path: String, bytes: [UInt8])] = []
    for (path, edits) in Dictionary(grouping: chosen.flatMap(\.fix.edits), by: \.path).sorted(by: { $0.key < $1.key }) {
      guard let text = files.text(path)?.applying(edits.map(\.edit)) else {
        throw CommandFailure("\(path): can't be changed")
      }
      changed.append((path, text.bytes))
    }
    for (path, bytes) in changed where !FileReplacement.write(bytes, to: path) {
      throw CommandFailure("\(path): can't be written")
    }
    return chosen.map { finding, fix in
      let line = files.place(finding.location.path, finding.location.range.lowerBound).line
      return "\(files.shownPath(finding.location.path)):\(line): fixed \(finding.rule): \(fix.title)"
    }
  }
}
