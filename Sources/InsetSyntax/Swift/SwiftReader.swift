internal import InsetText
private import SwiftParser
internal import SwiftSyntax

/// Reads Swift source.
package enum SwiftReader {
  /// Whatever the bytes are: what could be made out, with a problem where the syntax first goes wrong. A source that
  /// the parser can't take without harm (too large, nested beyond all measure) gives no facts and the problem that says
  /// so.
  package static func read(_ bytes: [UInt8]) -> CodeFacts {
    do {
      return try SwiftParsing.run(on: bytes) { facts(of: Parser.parse(source: $0), bytes) }
    } catch {
      return refusal(error)
    }
  }

  /// What a source says whose tree is at hand; needs the deep stack.
  static func facts(of tree: SourceFileSyntax, _ bytes: [UInt8]) -> CodeFacts {
    var reading = DeclarationReading(bytes: bytes)
    reading.read(tree.statements)
    var facts = reading.facts
    if let problem = SyntaxFault.first(in: tree, byteCount: bytes.count) {
      facts.problems = [problem]
      facts.isComplete = false
    }
    return facts
  }

  static func refusal(_ problem: ReadingProblem) -> CodeFacts {
    var facts = CodeFacts(.swift)
    facts.problems = [problem]
    facts.isComplete = false
    return facts
  }
}
