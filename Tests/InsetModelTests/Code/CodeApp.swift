import InsetSyntax

@testable import InsetModel

/// The code of a small app, read from Swift and Objective-C source text.
struct CodeApp {
  let files: [String: String]
  let resolver: Resolver

  /// - Parameter files: source text by file name; the name's extension tells the language.
  init(_ files: [String: String]) {
    self.files = files
    var code: [String: CodeFile] = [:]
    for (name, text) in files {
      let bytes = Array(text.utf8)
      let facts = name.hasSuffix(".swift") ? SwiftReader.read(bytes) : ObjectiveCReader.read(bytes)
      code[name] = CodeFile(facts, bytes)
    }
    let neighbourhood = Neighbourhood()
    resolver = Resolver(Program(code, neighbourhood), StoryboardIndex([], initial: [:], neighbourhood))
  }

  /// The class of a name; -1 where there is none.
  func classIndex(_ name: String) -> Int { resolver.program.classIndices(name).first ?? -1 }

  /// The text at some bytes of a file.
  func text(_ path: String, _ range: Range<Int>) -> String {
    let bytes = Array((files[path] ?? "").utf8)
    return bytes.indices.contains(range.lowerBound) && range.upperBound <= bytes.count
      ? String(decoding: bytes[range], as: UTF8.self) : ""
  }
}
