internal import InsetDocuments
internal import InsetModel

/// What Interface Builder leaves open about a view, a sentence each.
enum ViewNotes {
  /// - Parameter path: the view, with those around it, outermost first.
  static func notes(of path: [ViewFacts], _ owners: [Int], _ app: App) -> [String] {
    guard let view = path.last else { return [] }
    return [emptyContainer(view, owners, app)].compactMap { $0 } + variations(path)
  }

  /// A container view without segue is filled by code, if at all.
  private static func emptyContainer(_ view: ViewFacts, _ owners: [Int], _ app: App) -> String? {
    guard view.isContainerView, view.embedSegueID == nil else { return nil }
    var children: [String] = []
    for edge in owners.flatMap({ app.edges(from: $0) }) where edge.kind == .child || edge.kind == .page {
      let name = app.controllers[edge.to].className
      if !children.contains(name) { children.append(name) }
    }
    let known = children.isEmpty ? "" : ", and code adds \(children.joined(separator: ", "))"
    return "No segue fills this container view: code does\(known)."
  }

  private static func variations(_ path: [ViewFacts]) -> [String] {
    path.reversed().flatMap { view -> [String] in
      let name = view.id == path.last?.id ? "This view" : view.label.prefix(1).uppercased() + view.label.dropFirst()
      var notes: [String] = []
      if let installed = view.installedIn {
        let keys = installed.joined(separator: ", ")
        let sizes = installed.isEmpty ? "no size class" : "some size classes only (\(keys))"
        notes.append("\(name) is installed in \(sizes), and the numbers are those without it.")
      }
      if !view.excludedIn.isEmpty {
        notes.append("\(name) is left out in some size classes (\(view.excludedIn.joined(separator: ", "))).")
      }
      return notes
    }
  }
}
