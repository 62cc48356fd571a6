/// The same words without markup, at most 80 columns; tables keep their own width.
package enum PlainTextRenderer {
  package static let width = 80

  package static func render(_ blocks: [Block]) -> String {
    blocks.map { render($0.shown) }.joined(separator: "\n\n")
  }

  private static func render(_ block: Block) -> String {
    switch block {
    case .headline(let text), .paragraph(let text), .remark(let text): return wrapped(text)
    case .bullets(let title, let items):
      return wrapped(title) + "\n" + items.map { wrapped("- " + $0, indent: 2) }.joined(separator: "\n")
    case .reasons(let title, let items):
      let lines = items.enumerated().map { number, item in
        wrapped("\(number + 1). \(item.sentence)" + (item.place.map { " (\($0))" } ?? "") + " [\(item.law)]", indent: 3)
      }
      return wrapped(title) + "\n" + lines.joined(separator: "\n")
    case .table(let caption, let rows):
      return (caption.map { wrapped($0, indent: 2) } + Columns.padded(rows)).joined(separator: "\n")
    }
  }

  private static func wrapped(_ text: String, indent: Int = 0) -> String {
    var lines: [String] = []
    var line = ""
    var length = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: true) {
      let count = word.count
      if length > 0 && length + 1 + count > width {
        lines.append(line)
        line = String(repeating: " ", count: indent)
        length = indent
      }
      if length > 0 && !(length == indent && line.allSatisfy { $0 == " " }) {
        line += " "
        length += 1
      }
      line += word
      length += count
    }
    lines.append(line)
    return lines.joined(separator: "\n")
  }
}
