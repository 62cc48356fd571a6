import InsetSyntax
import InsetText

@testable import InsetServer

/// Sources of 100 bytes that declare one class each.
enum CacheFixture {
  static let build = StableDigest(low: 1, high: 2)

  static func key(_ number: UInt8, _ language: CodeFacts.Language = .swift) -> CodeKey {
    CodeKey(digest: ContentDigest([UInt8](repeating: number, count: 100)), language: language)
  }

  static func facts(_ name: String, _ language: CodeFacts.Language = .swift) -> CodeFacts {
    var facts = CodeFacts(language)
    facts.types = [CodeType(.class, name: Located(name, at: 6..<10), qualifiedName: name, range: 0..<13)]
    return facts
  }

  static func stored(_ name: String, day: UInt32) -> StoredFacts {
    let bytes = facts(name).encoded() ?? []
    return StoredFacts(bytes: bytes, range: 0..<bytes.count, day: day)
  }
}
