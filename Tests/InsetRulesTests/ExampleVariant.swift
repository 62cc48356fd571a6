import InsetText

/// The files of an example written otherwise.
enum ExampleVariant {
  static func crlf(_ files: [String: String]) -> [String: String] {
    files.mapValues { $0.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n") }
  }

  static func lf(_ text: String) -> String { text.split(separator: "\r\n").joined(separator: "\n") }

  static func emoji(_ files: [String: String]) -> [String: String] {
    var changed = files
    for (name, text) in files {
      if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
        changed[name] = text.replacing(firstOf: "<document ", with: "<!-- 👩‍👩‍👧‍👦 é -->\n<document ")
      } else if [".swift", ".m", ".mm", ".h"].contains(where: { name.hasSuffix($0) }) {
        changed[name] = "/* 👩‍👩‍👧‍👦 é */\n" + text
      }
    }
    return changed
  }

  /// With a comment before the line of an offset.
  static func suppressing(_ rule: String, at offset: Int, in name: String, _ text: String?) -> String {
    let source = SourceText(text ?? "")
    let start = source.lineRange(source.line(at: offset))?.lowerBound ?? 0
    let words = "insetd:disable:next \(rule)"
    let comment = name.hasSuffix(".storyboard") || name.hasSuffix(".xib") ? "<!-- \(words) -->\n" : "// \(words)\n"
    return source.replacing(start..<start, with: Array(comment.utf8)).string
  }
}
