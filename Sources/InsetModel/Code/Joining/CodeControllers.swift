internal import InsetDocuments
internal import InsetLayout
internal import InsetSyntax
internal import InsetText

/// Joins the controllers that code deals with to those of Interface Builder: gives each an entry, and makes edges
/// between entries of what code says of them.
struct CodeControllers {
  let program: Program
  private(set) var entries: [App.ControllerEntry]
  private(set) var edges: [ContainmentEdge] = []
  private(set) var indices: [ControllerKey: Int] = [:]
  /// By class of the program.
  private(set) var byClass: [Int: [Int]] = [:]
  private var roots: [Int] = []
  private var usedIDs: Set<String> = []
  private var knownEdges: Set<EdgeKey> = []
  private var siblingCounts: [SiblingsKey: Int] = [:]
  private let xibs: XibOwners

  private struct EdgeKey: Hashable {
    let kind: ContainmentEdge.Kind
    let from: Int?
    let to: Int
    let location: Location
  }

  private struct SiblingsKey: Hashable {
    let kind: ContainmentEdge.Kind
    let from: Int?
  }

  /// - Parameter entries: those of Interface Builder.
  init(_ entries: [App.ControllerEntry], _ program: Program, _ xibs: XibOwners) {
    self.program = program
    self.entries = entries
    self.xibs = xibs
    for index in entries.indices {
      guard let name = entries[index].facts.customClass?.value,
        let known = program.classIndex(name, from: entries[index].path), program.classes[known].isDeclared
      else { continue }
      self.entries[index].classIndex = known
      byClass[known, default: []].append(index)
    }
  }

  /// - Parameter roots: the controllers that windows start with, as far as code doesn't say.
  mutating func join(_ code: [CodeEdge], roots: Set<Int>) {
    for edge in code {
      for key in [edge.from, edge.to].compactMap({ $0 }) { add(key) }
    }
    addUnplaced()
    addXibOwners()
    self.roots = roots.union(code.filter { $0.kind == .window }.flatMap { entries(of: $0.to) }).sorted()
    for edge in code { join(edge) }
  }

  // MARK: Entries

  private mutating func add(_ key: ControllerKey) {
    guard indices[key] == nil else { return }
    switch key {
    case .scene(let index): indices[key] = index
    case .code(let index): addClass(index)
    case .made(let type, let site, let contents):
      contents.forEach { add($0) }
      addSite(key, type, site)
    case .supposed(let kind, let owner): addSupposed(key, kind, owner)
    case .instances, .windowRoot: break
    }
  }

  private mutating func append(_ entry: App.ControllerEntry, _ key: ControllerKey) {
    indices[key] = entries.count
    if let index = entry.classIndex { byClass[index, default: []].append(entries.count) }
    entries.append(entry)
  }

  private mutating func unique(_ id: String) -> String {
    var candidate = id
    var number = 2
    while !usedIDs.insert(candidate).inserted {
      candidate = "\(id)-\(number)"
      number += 1
    }
    return candidate
  }

  private mutating func addClass(_ index: Int) {
    let type = program.classes[index]
    guard indices[.code(index)] == nil, let kind = program.controllerKind(of: index), let part = head(of: type) else {
      return
    }
    let xib = xibs.xib(ofClass: index)
    var facts = ControllerFacts(
      id: unique(type.name), kind: kind.element, range: part.type.range, tagRange: part.type.name.range)
    facts.customClass = Located(type.name, at: part.type.name.range)
    if let xib {
      facts.range = xib.owner.range
      facts.tagRange = xib.owner.range
      facts.view = xib.view
      facts.outlets = xib.owner.outlets
    }
    var entry = App.ControllerEntry(
      path: xib?.path ?? part.path, facts: facts, kind: kind, source: xib == nil ? .code : .xibOwner)
    entry.classIndex = index
    append(entry, .code(index))
  }

  /// The declaration that people look at: of Objective-C the implementation.
  private func head(of type: CodeClass) -> (path: String, type: CodeType)? {
    let parts = type.parts.compactMap { part -> (path: String, type: CodeType)? in
      guard let types = program.files[part.path]?.facts.types, types.indices.contains(part.type) else { return nil }
      return (part.path, types[part.type])
    }
    return parts.first { $0.type.kind == .implementation && $0.type.category == nil } ?? parts.first
  }

  private mutating func addSite(_ key: ControllerKey, _ type: ClassReference, _ site: CodeSite) {
    let name: String
    let kind: Controller.Kind?
    var classIndex: Int?
    switch type {
    case .project(let index):
      (name, kind, classIndex) = (program.classes[index].name, program.controllerKind(of: index), index)
    case .external(let external): (name, kind) = (external, Program.controllerKind(external: external))
    }
    guard let kind, isOfInterest(type, kind) else { return }
    let file = site.path.split(separator: "/").last.map(String.init) ?? site.path
    var facts = ControllerFacts(
      id: unique("\(file)/\(name)"), kind: kind.element, range: site.range, tagRange: site.range)
    if facts.kind.className != name { facts.customClass = Located(name, at: site.range) }
    var entry = App.ControllerEntry(path: site.path, facts: facts, kind: kind, source: .site)
    entry.classIndex = classIndex
    append(entry, key)
  }

  /// Alerts, pickers and other closed screens of frameworks say nothing of insets.
  private func isOfInterest(_ type: ClassReference, _ kind: Controller.Kind) -> Bool {
    guard case .external(let name) = type, kind == .view || kind == .hosting else { return true }
    return ["UIViewController", "UIHostingController"].contains(name)
      || LibraryClasses.entries[name]?.isContainer == true
  }

  private mutating func addSupposed(_ key: ControllerKey, _ kind: Controller.Kind, _ owner: Int) {
    guard let part = head(of: program.classes[owner]) else { return }
    let facts = ControllerFacts(
      id: unique("\(program.classes[owner].name)/\(kind.uikitClass)"), kind: kind.element, range: part.type.name.range,
      tagRange: part.type.name.range)
    var entry = App.ControllerEntry(path: part.path, facts: facts, kind: kind, source: .supposed)
    entry.holder = program.classes[owner].name
    append(entry, key)
  }

  /// Classes that nothing was found to put anywhere are controllers of the app all the same; not so classes that others
  /// inherit from, and those of tests.
  private mutating func addUnplaced() {
    for (index, type) in program.classes.enumerated() where type.isDeclared && byClass[index] == nil {
      guard !program.hasSubclasses(index), program.controllerKind(of: index) != nil,
        let path = head(of: type)?.path, !program.neighbourhood.isOutside(path)
      else {
        continue
      }
      addClass(index)
    }
  }

  /// Xibs whose owners no source declares.
  private mutating func addXibOwners() {
    var classNames = Set(entries.map(\.className))
    for xib in xibs.all where program.classIndex(xib.className, from: xib.path) == nil {
      guard Program.controllerKind(external: xib.className) != nil,
        classNames.insert(xib.className).inserted
      else { continue }
      var facts = ControllerFacts(
        id: unique(xib.className), kind: .viewController, range: xib.owner.range, tagRange: xib.owner.range)
      facts.customClass = xib.owner.customClass
      facts.view = xib.view
      facts.outlets = xib.owner.outlets
      entries.append(App.ControllerEntry(path: xib.path, facts: facts, kind: .view, source: .xibOwner))
    }
  }

  // MARK: Edges

  private func entries(of key: ControllerKey) -> [Int] {
    if case .windowRoot = key { return roots }
    guard case .instances(let index) = key else { return indices[key].map { [$0] } ?? [] }
    return program.descendants(of: index).flatMap { byClass[$0] ?? [] }
  }

  private mutating func join(_ code: CodeEdge) {
    let containers: [Int?] = code.from.map { entries(of: $0).map { $0 } } ?? [nil]
    for child in entries(of: code.to) {
      for container in containers where container != child {
        let key = EdgeKey(kind: code.kind, from: container, to: child, location: code.location)
        guard knownEdges.insert(key).inserted else { continue }
        var edge = ContainmentEdge(
          kind: code.kind, from: container, to: child, location: code.location, certainty: code.certainty)
        let siblings = SiblingsKey(kind: code.kind, from: container)
        edge.index = code.index ?? siblingCounts[siblings, default: 0]
        siblingCounts[siblings, default: 0] += 1
        edge.settings = code.settings
        edges.append(edge)
      }
    }
  }
}
