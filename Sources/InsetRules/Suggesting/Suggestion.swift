package import InsetLayout

/// One way to reach a goal, with what it comes to: every number was laid out.
package struct Suggestion: Sendable {
  package let title: String
  package let goal: SuggestionGoal
  package let changes: [SettingChange]
  /// The insets to write from code, in points; `nil` where settings do it.
  package let insets: WrittenInsets?
  package let code: SuggestedCode
  /// One for each environment that the suggestion is for.
  package let outcomes: [Outcome]
  package let caveats: [String]

  package struct WrittenInsets: Sendable, Hashable {
    package let contentInset: Insets
    package let scrollIndicatorInsets: Insets
  }

  /// What one environment shows with the suggestion.
  package struct Outcome: Sendable {
    package let environment: Environment
    package let contentInset: Insets
    /// `nil` before iOS 11.
    package let adjustedContentInset: Insets?
    package let frameInWindow: Rect
    package let hiddenUnderBars: Insets
    package let extraGap: Insets
    package let certainty: Certainty
    package let reaches: Bool
  }

  /// Whether every environment comes out as wanted.
  package var reaches: Bool { outcomes.allSatisfy(\.reaches) }
}

/// Lines to write, in both languages.
package struct SuggestedCode: Sendable, Hashable {
  package let swift: String
  package let objectiveC: String

  package init(swift: String, objectiveC: String) {
    self.swift = swift
    self.objectiveC = objectiveC
  }

  /// A statement as a file of either language has it, with or without its semicolon.
  init(asWritten statement: String) {
    self.init(swift: statement, objectiveC: statement.hasSuffix(";") ? statement : statement + ";")
  }
}
