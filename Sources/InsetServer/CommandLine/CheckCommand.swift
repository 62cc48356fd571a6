package import InsetRules
internal import InsetText

/// `insetd check [PATH]…`: the findings.
package enum CheckCommand {
  package struct Options: Sendable {
    /// Folders, with all projects below them, and files, of whose findings those in them are reported.
    package var paths: [String]
    /// In their short form; empty: those of the projects.
    package var environments: [String] = []
    package var format = FindingReport.Format.text
    package var fix = false
    /// Infos and hints count too.
    package var strict = false
    /// A file with findings that aren't reported.
    package var baseline: String?
    /// A file that gets all findings.
    package var newBaseline: String?
    package var version = ""
    package var isColoured = false
    /// Told what is being done; nil at the end.
    package var progress: (@Sendable (String?) -> Void)?
    /// How fixes are written.
    var disk = FileReplacement()

    package init(paths: [String]) { self.paths = paths }
  }

  package struct Report: Sendable {
    package let output: String
    /// What was changed, and what was left out, a line each.
    package let notes: [String]
    /// What could not be read, a line each: the exit status is 2 then.
    package let unread: [String]
    /// Whether something is left that counts.
    package let hasFindings: Bool
  }

  /// As often as fixes are looked for again: one fix may stand in the way of another.
  private static let maximumRounds = 8

  /// As often as projects are read again because of files that change while they are read.
  private static let maximumReadings = 3

  package static func run(_ options: Options) throws(CommandFailure) -> Report {
    defer { options.progress?(nil) }
    let baseline = try options.baseline.map { path throws(CommandFailure) in try BaselineFile.read(path) }
    var checked = try read(options)
    var findings = checked.findings(baseline)
    var notes: [String] = []
    if options.fix {
      var leftAlone: [String: String] = [:]
      for _ in 0..<maximumRounds {
        var applier = FixApplier(checked.files, root: checked.root(ofFile:), disk: options.disk, leftAlone: leftAlone)
        let applied = applier.apply(findings)
        let hasNews = applier.leftAlone.count > leftAlone.count
        leftAlone = applier.leftAlone
        if applied.isEmpty, !hasNews { break }
        notes += applied
        checked = try read(options)
        let left = checked.findings(baseline)
        let isBetter = left.count < findings.count
        findings = left
        if !isBetter { break }
      }
      for (path, reason) in leftAlone.sorted(by: { $0.key < $1.key }) {
        CommandRemarks.complain("\(checked.files.shownPath(path)): left alone: \(reason)")
      }
    }
    if let path = options.newBaseline {
      try BaselineFile.write(FindingBaseline(checked.findings(nil), checked.files), to: path)
      notes.append("\(path): \(counted(checked.findings(nil).count)) written")
      return Report(output: "", notes: notes, unread: checked.unread.lines, hasFindings: false)
    }
    notes += checked.leftOut.map { leftOut in
      let (path, place) = (leftOut.location.path, leftOut.location.range.lowerBound)
      return "\(checked.files.shownPath(path)):\(checked.files.place(path, place).line): \(leftOut.sentence)"
    }
    let output = FindingReport.render(
      findings, unread: checked.unread, leftOut: checked.leftOut, as: options.format, checked.files,
      version: options.version,
      isColoured: options.isColoured)
    let counting = options.strict ? findings : findings.filter { $0.severity <= .warning }
    return Report(
      output: output, notes: notes, unread: checked.unread.lines, hasFindings: !counting.isEmpty)
  }

  /// Reads the projects, and again while files turn out to be others than those that were read.
  private static func read(_ options: Options) throws(CommandFailure) -> CheckedProjects {
    var checked = try CheckedProjects(options)
    for _ in 1..<maximumReadings {
      if checked.changedFiles.isEmpty { return checked }
      checked = try CheckedProjects(options)
    }
    for path in checked.changedFiles {
      CommandRemarks.complain("\(checked.files.shownPath(path)): it changes while it is read; check it again")
    }
    return checked
  }

  private static func counted(_ count: Int) -> String { count == 1 ? "1 finding" : "\(count) findings" }
}
