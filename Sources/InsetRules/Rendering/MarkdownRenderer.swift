/// Blocks as Markdown that every editor draws well: no headings, no pipe tables, no images, links or HTML.
package enum MarkdownRenderer {
  package static func render(_ blocks: [Block]) -> String {
    blocks.map { render($0.shown) }.joined(separator: "\n\n")
  }

  private static func render(_ block: Block) -> String {
    switch block {
    case .headline(let text): return "**" + MarkdownText.escaped(text) + "**"
    case .paragraph(let text): return MarkdownText.escaped(text)
    case .remark(let text): return "*" + MarkdownText.escaped(text) + "*"
    case .bullets(let title, let items):
      return MarkdownText.escaped(title) + "\n" + items.map { "- " + MarkdownText.escaped($0) }.joined(separator: "\n")
    case .reasons(let title, let items):
      let lines = items.enumerated().map { number, item in
        "\(number + 1). " + MarkdownText.escaped(item.sentence)
          + (item.place.map { " (\(MarkdownText.escaped($0)))" } ?? "") + " `\(item.law)`"
      }
      return MarkdownText.escaped(title) + "\n" + lines.joined(separator: "\n")
    case .table(let caption, let rows):
      let lines = caption + Columns.padded(rows)
      let fence = MarkdownText.fence(around: lines)
      return ([fence + "text"] + lines + [fence]).joined(separator: "\n")
    }
  }
}
