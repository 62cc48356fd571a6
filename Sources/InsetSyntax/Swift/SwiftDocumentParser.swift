private import SwiftParser
private import SwiftSyntax

/// Reads the versions of an open document one after the other, and of each parses only what is new.
///
/// For one thread at a time.
package final class SwiftDocumentParser {
  private struct Version: Sendable {
    var bytes: [UInt8]
    var parse: IncrementalParseResult
  }

  /// The last one that was well-formed. From a tree that the parser had to mend it may take over what it would read
  /// otherwise in the new text.
  private var base: Version?

  package init() {}

  /// The same as `SwiftReader.read` for these bytes. What has changed is found by comparing them with those of an
  /// earlier call, so that no list of edits can be wrong.
  package func read(_ bytes: [UInt8]) -> CodeFacts {
    let base = base
    do {
      let (facts, parse) = try SwiftParsing.run(on: bytes) { buffer in
        let parse = Parser.parseIncrementally(
          source: buffer, parseTransition: base.map { Self.transition(from: $0, to: buffer) })
        return (SwiftReader.facts(of: parse.tree, bytes), parse)
      }
      if facts.isComplete { self.base = Version(bytes: bytes, parse: parse) }
      return facts
    } catch {
      return SwiftReader.refusal(error)
    }
  }

  private static func transition(
    from version: Version, to bytes: UnsafeBufferPointer<UInt8>
  ) -> IncrementalParseTransition {
    let change = version.bytes.withUnsafeBufferPointer { ByteChange(from: $0, to: bytes) }
    let (lower, upper) = (change.range.lowerBound, change.range.upperBound)
    let edit = SourceEdit(
      range: AbsolutePosition(utf8Offset: lower)..<AbsolutePosition(utf8Offset: upper),
      replacement: Array(bytes[lower..<lower + change.newCount]))
    return IncrementalParseTransition(previousIncrementalParseResult: version.parse, edits: ConcurrentEdits(edit))
  }
}

/// The smallest stretch of bytes whose replacement makes others of them.
private struct ByteChange {
  /// In the bytes as they were.
  var range: Range<Int>
  /// How many bytes stand there now.
  var newCount: Int

  init(from old: UnsafeBufferPointer<UInt8>, to new: UnsafeBufferPointer<UInt8>) {
    let shorter = min(old.count, new.count)
    var (prefix, suffix) = (0, 0)
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    range = prefix..<old.count - suffix
    newCount = new.count - suffix - prefix
  }
}
