internal import InsetFacts
private import SwiftParser
private import SwiftSyntax

/// Reads Swift source.
package enum SwiftFactsReader {
  /// Whatever the bytes are: the types that could be made out, with a problem where the syntax first goes wrong. A
  /// source that the parser can't take without harm (too large, nested beyond all measure) gives no facts and the
  /// problem that says so.
  package static func read(_ bytes: [UInt8]) -> SwiftFacts {
    var facts = SwiftFacts()
    do {
      (facts.types, facts.problems) = try SwiftParsing.run(on: bytes) { buffer in
        let source = Parser.parse(source: buffer)
        var reading = TypeReading(bytes: bytes)
        reading.read(source.statements)
        return (reading.types, [SyntaxFault.first(in: source, byteCount: bytes.count)].compactMap { $0 })
      }
    } catch {
      facts.problems = [error]
    }
    facts.isComplete = facts.problems.isEmpty
    return facts
  }
}
