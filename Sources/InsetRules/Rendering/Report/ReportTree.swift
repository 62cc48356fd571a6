internal import InsetModel

/// The hierarchy of controllers as nested lists: each once, where it is met first, with a link to its section.
struct ReportTree {
  let app: App
  /// What the ids on the page begin with.
  let anchor: String
  private static let maximumDepth = 40

  var html: String {
    var shown: Set<Int> = []
    var lines = app.edges.filter { $0.kind == .window }.map { item($0.to, nil, 0, &shown) }
    let roots = app.controllers.indices.filter { index in
      !app.edges(to: index).contains { $0.from != nil }
    }
    let rest = (roots + app.controllers.indices).compactMap { shown.contains($0) ? nil : item($0, nil, 0, &shown) }
    lines = lines.filter { !$0.isEmpty }
    var html = lines.isEmpty ? "" : "<ul class=\"tree\">\(lines.joined(separator: "\n"))</ul>"
    if !rest.isEmpty { html += "\n<p>Container unknown:</p>\n<ul class=\"tree\">\(rest.joined(separator: "\n"))</ul>" }
    return html
  }

  private func item(_ index: Int, _ kind: String?, _ depth: Int, _ shown: inout Set<Int>) -> String {
    let name = XMLText.escaped(app.controllers[index].className)
    let label = (kind.map { "\($0) → " } ?? "") + "<a href=\"#\(anchor)c\(index)\">\(name)</a>"
    guard shown.insert(index).inserted, depth < Self.maximumDepth else { return "<li>\(label) …</li>" }
    let children = app.edges(from: index).map { item($0.to, $0.kind.rawValue, depth + 1, &shown) }
    return "<li>\(label)" + (children.isEmpty ? "" : "<ul>\(children.joined(separator: "\n"))</ul>") + "</li>"
  }
}
