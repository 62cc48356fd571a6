/// Blocks as HTML, for pages that have their own style.
enum HTMLRenderer {
  static func render(_ blocks: [Block]) -> String { blocks.map { render($0.shown) }.joined(separator: "\n") }

  private static func render(_ block: Block) -> String {
    switch block {
    case .headline(let text): return "<p class=\"headline\">\(escaped(text))</p>"
    case .paragraph(let text): return "<p>\(escaped(text))</p>"
    case .remark(let text): return "<p class=\"remark\">\(escaped(text))</p>"
    case .bullets(let title, let items):
      return "<p>\(escaped(title))</p>\n<ul>" + items.map { "<li>\(escaped($0))</li>" }.joined() + "</ul>"
    case .reasons(let title, let items):
      let lines = items.map { item in
        "<li>\(escaped(item.sentence))" + (item.place.map { " (\(escaped($0)))" } ?? "")
          + " <code>\(escaped(item.law))</code></li>"
      }
      return "<p>\(escaped(title))</p>\n<ol>" + lines.joined() + "</ol>"
    case .table(let caption, let rows): return table(caption, rows)
    }
  }

  private static func table(_ caption: [String], _ rows: [[String]]) -> String {
    let width = rows.map(\.count).max() ?? 0
    func row(_ cells: [String], _ tag: String, _ first: String) -> String {
      let padded = cells + Array(repeating: "", count: width - cells.count)
      return "<tr>"
        + padded.enumerated().map { index, cell in
          index == 0
            ? "<\(first)>\(escaped(cell))</\(first.prefix(2))>" : "<\(tag)>\(escaped(cell))</\(tag.prefix(2))>"
        }.joined() + "</tr>"
    }
    let lines = caption.isEmpty ? "" : "<caption>\(caption.map(escaped).joined(separator: "<br>"))</caption>"
    let heading = rows.first.map { "<thead>\(row($0, "th scope=\"col\"", "td"))</thead>" } ?? ""
    let body = rows.dropFirst().map { row($0, "td", "th scope=\"row\"") }.joined(separator: "\n")
    return "<div class=\"scrolls\"><table>\(lines)\(heading)<tbody>\(body)</tbody></table></div>"
  }

  private static func escaped(_ text: String) -> String { XMLText.escaped(text) }
}
