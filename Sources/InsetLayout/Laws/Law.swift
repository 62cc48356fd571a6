/// One behaviour of UIKit. A law lives in a file of its own and states what it knows on its card.
package protocol Law {
  static var card: LawCard { get }
}

/// What is known of a law: what it says, when it holds, and who says so. An object, since each step of a trace points
/// to one.
package final class LawCard: Sendable, Hashable {
  /// The id of the project's collection of rules: `R7-FRAME-NAV`.
  package let id: String
  package let title: String
  package let systems: OSRange
  /// A condition on the SDK that the app was built with, in words; empty when there is none.
  package let linkedSDK: String
  /// What happens, in a sentence or two.
  package let statement: String
  package let confidence: Confidence
  /// A case in which the law is known better than as a whole; nil where it is known alike throughout.
  package let betterKnown: BetterKnownCase?
  /// Public addresses, or the names of the sources.
  package let evidence: [String]
  /// What is disputed, unverified or known to be broken in UIKit.
  package let quirks: [String]

  package init(
    _ id: String, _ title: String, _ systems: OSRange, linkedSDK: String = "", _ confidence: Confidence,
    betterKnown: BetterKnownCase? = nil, statement: String, evidence: [String], quirks: [String] = []
  ) {
    self.id = id
    self.title = title
    self.systems = systems
    self.linkedSDK = linkedSDK
    self.confidence = confidence
    self.betterKnown = betterKnown
    self.statement = statement
    self.evidence = evidence
    self.quirks = quirks
  }

  /// How the best known case of the law is known. No number of the law is more certain than that.
  package var bestConfidence: Confidence { betterKnown?.confidence ?? confidence }

  package static func == (a: LawCard, b: LawCard) -> Bool { a.id == b.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Some cases of a law that someone measured or documented, where the whole law is only reported or inferred.
package struct BetterKnownCase: Sendable {
  package let confidence: Confidence
  /// Which cases, in words that follow the confidence: `with the default flags`.
  package let text: String

  package init(_ confidence: Confidence, _ text: String) {
    self.confidence = confidence
    self.text = text
  }
}
