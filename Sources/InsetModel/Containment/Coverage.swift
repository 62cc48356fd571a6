internal import InsetDocuments
package import InsetText

/// How many of an app's own classes of controllers its sources place.
///
/// Classes that only others inherit from don't count, nor do containers of UIKit's own classes.
package struct Coverage: Sendable {
  /// Why nothing is known of a class's place.
  package enum Reason: Sendable, Equatable {
    /// Neither code nor Interface Builder makes one.
    case neverConstructed
    /// Only tests make one.
    case onlyInTests
    /// Code makes one here and hands it to something that can't be followed.
    case unknownDestination(Location)
    /// A scene that no segue, no arrow and no code leads to.
    case sceneWithoutReference
    /// The system makes it for an extension's Info.plist that isn't of this app's targets.
    case extensionPrincipalClass
  }

  package struct Unknown: Sendable {
    package let className: String
    /// The class's name in its declaration, or its scene.
    package let location: Location
    package let reason: Reason
  }

  package private(set) var found = 0
  /// Those that something leads to.
  package private(set) var placed = 0
  /// Those that a window shows by a way that is known from end to end.
  package private(set) var anchored = 0
  /// By kind of edge, how many classes such edges lead to; a class may have edges of several kinds.
  package private(set) var byKind: [ContainmentEdge.Kind: Int] = [:]
  package private(set) var unknown: [Unknown] = []

  package init(_ analysis: Analysis) {
    let app = analysis.app
    var classes: [Int: [Int]] = [:]
    for (index, entry) in app.controllers.enumerated() where entry.source != .supposed {
      if let type = entry.classIndex { classes[type, default: []].append(index) }
    }
    let sites = app.code.makingSites()
    for (type, entries) in classes.sorted(by: { $0.value[0] < $1.value[0] }) {
      if entries.allSatisfy({ app.isOutside(app.controllers[$0].path) }) { continue }
      found += 1
      let kinds = Set(entries.flatMap { app.edges(to: $0).map(\.kind) })
      for kind in kinds { byKind[kind, default: 0] += 1 }
      if kinds.isEmpty {
        let entry = app.controllers[entries[0]]
        unknown.append(
          Unknown(
            className: entry.className, location: Location(path: entry.path, range: entry.facts.tagRange),
            reason: Self.reason(entry, sites[type] ?? [], app)))
        continue
      }
      placed += 1
      let isAnchored = entries.contains { index in
        (analysis.placements[index] ?? []).contains { $0.steps.first?.role == .windowRoot }
      }
      if isAnchored { anchored += 1 }
    }
  }

  private static func reason(_ entry: App.ControllerEntry, _ sites: [Location], _ app: App) -> Reason {
    if let site = sites.first(where: { !app.isOutside($0.path) }) { return .unknownDestination(site) }
    if !sites.isEmpty { return .onlyInTests }
    if entry.source == .scene { return .sceneWithoutReference }
    let isPrincipal = app.files.values.contains { file in
      guard case .propertyList(let facts) = file else { return false }
      let name = facts.values[InfoPlistKey.extensionPrincipalClass.rawValue]?.value ?? ""
      return name.split(separator: ".").last.map(String.init) == entry.className
    }
    return isPrincipal ? .extensionPrincipalClass : .neverConstructed
  }
}
