package import InsetText

/// What one source file says, Swift and Objective-C alike: its types with their members, and the bodies of its
/// functions as far as statements and expressions can bear on controllers, views and insets.
///
/// A reader only transcribes; what the code does is the model's business. All byte ranges count from the file's first
/// byte, a byte-order mark included.
///
/// Both languages spell calls alike here, so that one interpreter serves both. A selector is split at its colons: the
/// first piece is the name, the others are labels (`pushViewController:animated:` is `pushViewController` with the labels
/// nil and `animated`). Initialisers are `init`, what follows `initWith` is the first label with a small initial
/// (`initWithRootViewController:` has the label `rootViewController`); `[[X alloc] init…]` and `[X new]` are calls of the
/// type's name, as `X(…)` is.
package struct CodeFacts: Equatable, Sendable {
  package enum Language: UInt8, Sendable {
    case swift, objectiveC
  }

  package var language: Language
  /// Modules of Swift's `import`; paths of `#import "…"` and `#include`, as written, and modules of `@import`.
  package var imports: [Located<String>] = []
  /// Every type, extension, category and implementation outside functions, in source order, an outer type before its
  /// nested ones. All branches of `#if` are read, so a name may stand here twice.
  package var types: [CodeType] = []
  /// Functions outside types; of Objective-C also macros with parameters whose replacement is code.
  package var functions: [CodeFunction] = []
  /// Variables outside types; of Objective-C also macros without parameters whose replacement is an expression.
  package var variables: [CodeProperty] = []
  package var aliases: [CodeAlias] = []
  /// What stands outside functions and runs first: the code of `main.swift`.
  package var statements: [CodeStatement] = []
  package var problems: [ReadingProblem] = []
  /// False when the syntax is wrong somewhere: older facts may then be better than these.
  package var isComplete = true

  package init(_ language: Language) { self.language = language }
}

/// Systems that a declaration or statement is for: from `minimum` on, before `maximum`; iOS versions as written.
package struct CodeAvailability: Hashable, Sendable {
  /// `"11.0"`, of `#available(iOS 11.0, *)`.
  package var introduced: String?
  /// `"11.0"`, of `#unavailable(iOS 11.0)`.
  package var obsoleted: String?

  package init(introduced: String? = nil, obsoleted: String? = nil) {
    self.introduced = introduced
    self.obsoleted = obsoleted
  }
}
