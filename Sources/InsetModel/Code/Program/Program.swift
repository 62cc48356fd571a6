package import InsetLayout
package import InsetSyntax

/// The code of an app: its types with all their parts, across files and languages.
package struct Program: Sendable {
  package let files: [String: CodeFile]
  package let neighbourhood: Neighbourhood
  package let classes: [CodeClass]
  /// All functions by base name, those of types included.
  let functionsByName: [String: [FunctionID]]
  /// Functions outside types, and macros with parameters.
  let freeFunctions: [String: [FunctionID]]
  /// Variables outside types, and macros without parameters.
  let globals: [String: [PropertyID]]
  private let byName: [String: [Int]]
  private let byPart: [CodeClass.Part: Int]
  /// The class of the project, or the one that it extends, that each class inherits from.
  private let superclasses: [Int?]
  private let subclasses: [Int: [Int]]
  private let ancestries: [[Int]]
  private let externalBases: [String?]
  private let controllerKinds: [Controller.Kind?]

  package init(_ files: [String: CodeFile], _ neighbourhood: Neighbourhood) {
    var builder = ProgramBuilder(files, neighbourhood)
    builder.build()
    self.files = files
    self.neighbourhood = neighbourhood
    classes = builder.classes
    byName = builder.byName
    byPart = builder.byPart
    functionsByName = builder.functionsByName
    freeFunctions = builder.freeFunctions
    globals = builder.globals
    superclasses = builder.superclasses
    subclasses = Dictionary(grouping: builder.superclasses.indices.filter { builder.superclasses[$0] != nil }) {
      builder.superclasses[$0] ?? 0
    }
    let inheritance = Inheritance(classes: classes, byName: byName, superclasses: superclasses)
    ancestries = classes.indices.map(inheritance.ancestry)
    let bases = inheritance.externalBases
    externalBases = bases
    controllerKinds = classes.indices.map { inheritance.controllerKind(of: $0, base: bases[$0]) }
  }

  /// The program after changes of bodies and places in files.
  private init(_ files: [String: CodeFile], like previous: Program) {
    self.files = files
    neighbourhood = previous.neighbourhood
    classes = previous.classes
    byName = previous.byName
    byPart = previous.byPart
    functionsByName = previous.functionsByName
    freeFunctions = previous.freeFunctions
    globals = previous.globals
    superclasses = previous.superclasses
    subclasses = previous.subclasses
    ancestries = previous.ancestries
    externalBases = previous.externalBases
    controllerKinds = previous.controllerKinds
  }

  /// The program with other files in the same neighbourhood, where those declare the same; else nil.
  ///
  /// - Parameter changed: the files that may differ.
  func with(_ files: [String: CodeFile], changed: Set<String>) -> Program? {
    for path in changed {
      switch (self.files[path], files[path]) {
      case (nil, nil): continue
      case (let old?, let new?):
        guard old === new || CodeOutline(old.facts) == CodeOutline(new.facts) else { return nil }
      case (nil, .some), (.some, nil): return nil
      }
    }
    return Program(files, like: self)
  }

  // MARK: Types

  /// The type of a name as a file sees it; nil of names that the project neither declares nor extends.
  package func classIndex(_ name: String, from path: String) -> Int? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    guard let candidates = byName[last] else { return nil }
    return neighbourhood.nearest(candidates, to: path) { classes[$0].path }
  }

  /// All types of a name, whatever they are seen from.
  package func classIndices(_ name: String) -> [Int] { byName[name] ?? [] }

  func classIndex(of part: CodeClass.Part) -> Int? { byPart[part] }

  /// The type that a function or property is in.
  func owner(path: String, type: Int?) -> Int? { type.flatMap { byPart[CodeClass.Part(path: path, type: $0)] } }

  /// A class and what it inherits from, nearest first; at last the types of frameworks that the project extends.
  package func ancestry(of index: Int) -> [Int] { ancestries[index] }

  /// The first class that the project doesn't declare, up the chain of superclasses.
  package func externalBase(of index: Int) -> String? { externalBases[index] }

  /// A class and all classes that inherit from it.
  package func descendants(of index: Int) -> [Int] {
    var found = [index]
    var known: Set<Int> = [index]
    var next = 0
    while next < found.count {
      for subclass in subclasses[found[next]] ?? [] where known.insert(subclass).inserted { found.append(subclass) }
      next += 1
    }
    return found
  }

  package func hasSubclasses(_ index: Int) -> Bool { subclasses[index] != nil }

  /// What kind of controller a class makes; nil of classes that are none.
  package func controllerKind(of index: Int) -> Controller.Kind? { controllerKinds[index] }

  /// What kind of controller a framework's class makes; those of unknown libraries go by their name.
  package static func controllerKind(external name: String) -> Controller.Kind? {
    let known = LibraryClasses.entries[name]?.base ?? name
    if let kind = UIKitClasses.controllerKind(known) { return kind }
    if UIKitClasses.superclasses[known] != nil || UIKitClasses.isForeign(known) { return nil }
    if known.hasSuffix("NavigationController") { return .navigation }
    if known.hasSuffix("TabBarController") { return .tab }
    return known.hasSuffix("ViewController") ? .view : nil
  }

  /// The kind of view that a class makes, by UIKit's class that it inherits from.
  package func viewKind(of name: String, from path: String) -> View.Kind? {
    if let index = classIndex(name, from: path), classes[index].isDeclared {
      guard let base = externalBase(of: index) else { return nil }
      return UIKitClasses.viewKind(base) ?? Self.viewKind(named: base)
    }
    return UIKitClasses.viewKind(name) ?? Self.viewKind(named: name)
  }

  private static func viewKind(named name: String) -> View.Kind? {
    if name.hasSuffix("TableView") { return .table }
    if name.hasSuffix("CollectionView") { return .collection }
    if name.hasSuffix("ScrollView") { return .scroll }
    if name.hasSuffix("TextView") { return .text }
    if name.hasSuffix("WebView") { return .web }
    return name.hasSuffix("View") ? .view : nil
  }

  /// Whether a class's objects are views.
  func isView(_ index: Int) -> Bool {
    guard controllerKind(of: index) == nil else { return false }
    return viewKind(of: classes[index].name, from: classes[index].path) != nil
  }

  // MARK: Members

  package func function(_ id: FunctionID) -> CodeFunction? { files[id.path]?.function(id.type, id.index) }

  package func property(_ id: PropertyID) -> CodeProperty? { files[id.path]?.property(id.type, id.index) }

  package func effects(_ id: FunctionID) -> [CodeEffect] { files[id.path]?.effects(of: id.body) ?? [] }

  func calls(_ id: FunctionID) -> [[CodeExpression]] { files[id.path]?.calls(of: id.body) ?? [] }

  /// The functions of a type, its superclasses and the extensions of both, nearest first, that a call may mean.
  package func functions(_ name: String, _ labels: [String?]?, of index: Int) -> [FunctionID] {
    for ancestor in ancestry(of: index) {
      let named = classes[ancestor].functions[name] ?? []
      let matching = named.filter { matches($0, labels) }
      if !matching.isEmpty { return matching }
    }
    // What the type's protocols provide.
    for ancestor in ancestry(of: index) {
      for inherited in classes[ancestor].inherited {
        guard let known = classIndex(inherited, from: classes[ancestor].path), classes[known].kind == .protocol else {
          continue
        }
        let provided = (classes[known].functions[name] ?? []).filter {
          matches($0, labels) && function($0)?.traits.contains(.declaration) == false
        }
        if !provided.isEmpty { return provided }
      }
    }
    return []
  }

  /// Whether a call with these labels can mean the function: parameters with defaults may be left out.
  func matches(_ id: FunctionID, _ labels: [String?]?) -> Bool {
    guard let labels else { return true }
    guard let parameters = function(id)?.parameters, labels.count <= parameters.count else { return false }
    var remaining = parameters[...]
    for label in labels {
      guard
        let position = remaining.firstIndex(where: {
          $0.label == label || label == nil && $0.label != nil && $0.className == nil
        })
      else { return false }
      guard remaining[..<position].allSatisfy({ $0.defaultValue != nil }) else { return false }
      remaining = remaining[(position + 1)...]
    }
    return remaining.allSatisfy { $0.defaultValue != nil }
  }

  /// The declarations of a property in a type and its superclasses, the nearest type's. An instance variable and the
  /// property of its name without underscore are one.
  package func properties(_ name: String, of index: Int) -> [PropertyID] {
    let bare = name.hasPrefix("_") ? String(name.dropFirst()) : name
    for ancestor in ancestry(of: index) {
      let own = classes[ancestor].properties
      let found = (own[bare] ?? []) + (own["_" + bare] ?? [])
      if !found.isEmpty { return found }
    }
    return []
  }
}
