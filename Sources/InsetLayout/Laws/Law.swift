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
  /// Public addresses, or the names of the sources.
  package let evidence: [String]
  /// What is disputed, unverified or known to be broken in UIKit.
  package let quirks: [String]

  package init(
    _ id: String, _ title: String, _ systems: OSRange, linkedSDK: String = "", _ confidence: Confidence,
    statement: String, evidence: [String], quirks: [String] = []
  ) {
    self.id = id
    self.title = title
    self.systems = systems
    self.linkedSDK = linkedSDK
    self.confidence = confidence
    self.statement = statement
    self.evidence = evidence
    self.quirks = quirks
  }

  package static func == (a: LawCard, b: LawCard) -> Bool { a.id == b.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
