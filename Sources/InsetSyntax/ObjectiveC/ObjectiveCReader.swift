/// Reads Objective-C and Objective-C++ sources and headers. It needs no other file: macros stay unexpanded, and what
/// their text says is part of the facts.
///
/// Every array of bytes has facts; the time is linear in its length, and nesting deeper than
/// `ObjectiveCParser.maximumDepth` is read as `.other`.
package enum ObjectiveCReader {
  package static func read(_ bytes: [UInt8]) -> CodeFacts {
    guard bytes.count < Int(Int32.max) else {
      var facts = CodeFacts(.objectiveC)
      facts.isComplete = false
      return facts
    }
    let parser = ObjectiveCParser(ObjectiveCTokens(bytes))
    parser.parseFile()
    return parser.facts
  }
}
