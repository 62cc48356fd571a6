internal import InsetFacts
private import SwiftSyntax

/// Reads Swift source.
package enum SwiftFactsReader {
  /// Whatever the bytes are: the types that could be made out, with a problem where the syntax first goes wrong. A
  /// source that the parser can't take without harm (too large, nested beyond all measure) gives no facts and the
  /// problem that says so.
  package static func read(_ bytes: [UInt8]) -> SwiftFacts {
    SwiftParsing.read(bytes) { source, problem in
      var reading = TypeReading(bytes: bytes)
      reading.read(source.statements)
      var facts = SwiftFacts()
      facts.types = reading.types
      facts.problems = [problem].compactMap { $0 }
      facts.isComplete = problem == nil
      return facts
    } refused: { problem in
      var facts = SwiftFacts()
      facts.problems = [problem]
      facts.isComplete = false
      return facts
    }
  }
}
