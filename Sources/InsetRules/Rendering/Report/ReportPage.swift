internal import InsetLayout
internal import InsetModel
package import InsetText

/// An app on one page: its controllers, where each is shown and what that comes to, and the mistakes. The page needs
/// nothing beside itself and works without JavaScript.
package struct ReportPage {
  private let lookup: HoverLookup
  private let root: String
  private let findings: [Finding]
  private let place: @Sendable (Location) -> Provenance.Place?
  /// Pictures of one controller: the one in trouble, and the newest system.
  private static let maximumGroupCount = 3

  /// Of the project among others.
  private let name: String
  /// What the ids of its elements begin with.
  private let anchor: String

  /// - Parameters:
  ///   - root: the folder that paths are shown from.
  ///   - name: of the project where there are several; nil: its folder's.
  ///   - anchor: tells the ids of one project's elements from those of others on the page.
  package init(
    _ lookup: HoverLookup, root: String, findings: [Finding],
    place: @escaping @Sendable (Location) -> Provenance.Place?, name: String? = nil, anchor: String = ""
  ) {
    self.name = name ?? root.split(separator: "/").last.map(String.init) ?? root
    self.anchor = anchor
    self.lookup = lookup
    self.root = root
    self.findings = findings
    self.place = place
  }

  private var app: App { lookup.analysis.app }

  /// The page of one project or several, with what could not be read before all else.
  package static func html(_ projects: [ReportPage], unread: [String] = []) -> String {
    var lines: [String] = []
    if !unread.isEmpty {
      let items = unread.map { "<li>\(XMLText.escaped($0))</li>" }.joined(separator: "\n")
      lines.append("<section class=\"unread\">\n<h2>Not read</h2>\n<ul>\(items)</ul>\n</section>")
    }
    if projects.count > 1 {
      let links = projects.map { "<li><a href=\"#\($0.anchor)project\">\(XMLText.escaped($0.name))</a></li>" }
      lines.append("<nav aria-label=\"Projects\">\n<ul>\(links.joined(separator: "\n"))</ul>\n</nav>")
    }
    let title = projects.count == 1 ? "\(projects[0].name): insets" : "\(projects.count) projects: insets"
    return document(title: title, (lines + projects.map(\.body)).joined(separator: "\n"))
  }

  private var body: String {
    let environments = lookup.analysis.environments.map { "\($0.device) · \($0.os)" }.joined(separator: ", ")
    var lines = [
      anchor.isEmpty ? "<h1>\(escaped(name))</h1>" : "<h1 id=\"\(anchor)project\">\(escaped(name))</h1>",
      "<p>\(counted(app.controllers.count, "controller")), \(counted(findings.count, "finding")); laid out on "
        + "\(escaped(environments)).</p>",
      "<nav aria-label=\"Controllers\">\n\(ReportTree(app: app, anchor: anchor).html)\n</nav>",
    ]
    if !findings.isEmpty { lines += ["<h2 id=\"\(anchor)findings\">Findings</h2>", findingList] }
    lines += app.controllers.indices.map(section)
    return lines.joined(separator: "\n")
  }

  /// A page of one object's explanation with its pictures.
  package static func page(about target: String, _ situations: [Situation]) -> String {
    document(
      title: "\(target): insets",
      "<h1>\(XMLText.escaped(target))</h1>\n" + content(situations, pictures: .all, name: "p"))
  }

  private static func document(title: String, _ body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(XMLText.escaped(title))</title>
    <style>
    \(ReportStyle.css)
    \(PictureStyle.css)
    </style>
    </head>
    <body>
    \(body)
    </body>
    </html>

    """
  }

  // MARK: Findings

  private var findingList: String {
    let items = findings.map { finding in
      let severity = finding.severity.rawValue
      let fixes = finding.fixes.map { "<li>\(escaped($0.title))</li>" }.joined()
      return "<li><span class=\"severity severity-\(severity)\">\(severity)</span> \(escaped(finding.message)) "
        + "<code>\(escaped(finding.rule))</code><br><span class=\"place\">\(escaped(text(finding.location)))</span>"
        + (fixes.isEmpty ? "" : "<br>Fixes:<ul>\(fixes)</ul>") + "</li>"
    }
    return "<ul class=\"findings\">\(items.joined(separator: "\n"))</ul>"
  }

  // MARK: Controllers

  private func section(_ index: Int) -> String {
    let entry = app.controllers[index]
    let heading = "<h2 id=\"\(anchor)c\(index)\">\(escaped(entry.className))</h2>"
    let written = text(Location(path: entry.path, range: entry.facts.tagRange))
    let edges = app.edges(from: index)
    if [.navigation, .tab].contains(entry.kind), !edges.isEmpty {
      // What a container does shows in what it contains.
      let links = edges.map { "<a href=\"#\(anchor)c\($0.to)\">\(escaped(app.controllers[$0.to].className))</a>" }
      let contents = links.joined(separator: ", ")
      return [
        "<section>", heading, "<p class=\"place\">\(escaped(written))</p>", "<p>Contains \(contents).</p>",
        "</section>",
      ].joined(separator: "\n")
    }
    let situations = lookup.situations(of: index, view: nil)
    let pictures: Pictures = situations.contains(where: \.isKnown) ? .telling : .none
    return [
      "<section>", heading, "<p class=\"place\">\(escaped(written))</p>",
      Self.content(situations, pictures: pictures, name: "\(anchor)c\(index)"), "</section>",
    ].joined(separator: "\n")
  }

  private enum Pictures { case none, telling, all }

  private static func content(_ situations: [Situation], pictures: Pictures, name: String) -> String {
    guard let explanation = ObjectExplanation(situations) else {
      return "<p>Nothing to lay out in these environments.</p>"
    }
    var drawn: [String] = []
    if pictures != .none {
      for group in ObjectExplanation.grouped(situations).prefix(maximumGroupCount) {
        let sightings = pictures == .all ? group.sightings : telling(group)
        for sighting in sightings {
          let situation = group.situation(of: sighting)
          guard let wireframe = Wireframe(of: situation.object, in: sighting.layout, path: situation.path) else {
            continue
          }
          drawn.append(wireframe.svg(name: "\(name)-\(drawn.count)", isStandalone: false))
        }
      }
    }
    let figures = drawn.isEmpty ? "" : "\n<div class=\"pictures\">\(drawn.joined(separator: "\n"))</div>"
    return HTMLRenderer.render(explanation.blocks) + figures
  }

  /// The layout that the headline speaks of, and the newest.
  private static func telling(_ group: ObjectExplanation.Group) -> [Sighting] {
    guard let lead = group.lead?.sighting, let newest = group.sightings.last else { return [] }
    return lead.layout.environment == newest.layout.environment ? [newest] : [lead, newest]
  }

  // MARK: Texts

  private func text(_ location: Location) -> String {
    let shown = location.path.path(relativeTo: root)
    return place(location).map { "\(shown):\($0.line):\($0.column)" } ?? shown
  }

  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  private func escaped(_ text: String) -> String { XMLText.escaped(text) }
}
