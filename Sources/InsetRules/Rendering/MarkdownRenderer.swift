/// Blocks as Markdown that every editor draws well: no headings, no pipe tables, no images, links or HTML.
package enum MarkdownRenderer {
  package static func render(_ blocks: [Block]) -> String {
    blocks.map(render).joined(separator: "\n\n")
  }

  private static func render(_ block: Block) -> String {
    switch block {
    case .headline(let text): return "**" + escaped(text) + "**"
    case .paragraph(let text): return escaped(text)
    case .remark(let text): return "*" + escaped(text) + "*"
    case .bullets(let title, let items):
      return escaped(title) + "\n" + items.map { "- " + escaped($0) }.joined(separator: "\n")
    case .reasons(let title, let items):
      let lines = items.enumerated().map { number, item in
        "\(number + 1). " + escaped(item.sentence) + (item.place.map { " (\(escaped($0)))" } ?? "") + " `\(item.law)`"
      }
      return escaped(title) + "\n" + lines.joined(separator: "\n")
    case .table(let caption, let rows):
      return (["```text"] + caption + Columns.padded(rows) + ["```"]).joined(separator: "\n")
    }
  }

  /// Keeps names with underscores and asterisks from turning into emphasis.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\`*_<>[]".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
