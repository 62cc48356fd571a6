package import InsetModel
package import InsetText

/// Findings for a terminal, for Xcode, for CI.
package enum FindingReport {
  package enum Format: String, CaseIterable, Sendable { case text, xcode, json, sarif, github }

  /// A file's text, and its path: as it shall be shown, and as the project has it wherever it lies.
  package struct Files: Sendable {
    package let text: @Sendable (String) -> SourceText?
    package let shownPath: @Sendable (String) -> String
    /// From the project's root.
    package let projectPath: @Sendable (String) -> String

    package init(
      text: @escaping @Sendable (String) -> SourceText?, shownPath: @escaping @Sendable (String) -> String,
      projectPath: @escaping @Sendable (String) -> String
    ) {
      self.text = text
      self.shownPath = shownPath
      self.projectPath = projectPath
    }

    /// 1-based line and column of an offset, in UTF-16 units as editors show them.
    package func place(_ path: String, _ offset: Int) -> (line: Int, column: Int) {
      guard let text = text(path) else { return (1, 1) }
      let position = text.position(at: offset, in: .utf16)
      return (position.line + 1, position.character + 1)
    }
  }

  /// - Parameters:
  ///   - unread: what may hold findings that nobody knows. Text for people leaves it to standard error.
  ///   - leftOut: what wasn't looked at; among the results in JSON, elsewhere said by the command.
  ///   - isColoured: whether text goes to a terminal with colours.
  package static func render(
    _ findings: [Finding], unread: [UnreadInput] = [], leftOut: [ReachedLimit] = [], as format: Format, _ files: Files,
    version: String,
    isColoured: Bool = false
  ) -> String {
    switch format {
    case .text: FindingText(files: files, isColoured: isColoured).render(findings)
    case .xcode: (unread.map(\.xcode) + findings.map { FindingLines.xcode($0, files) }).joined(separator: "\n")
    case .github:
      (unread.map { FindingLines.github($0, files) } + findings.map { FindingLines.github($0, files) })
        .joined(separator: "\n")
    case .json: FindingJSON.document(findings, unread, leftOut, files)
    case .sarif: FindingSARIF.document(findings, unread, files, version: version)
    }
  }
}
