package import InsetSyntax

/// The declarations of a program: its types with all their parts, across files and languages, found by name.
///
/// Immutable, so that any number of runs can share it.
package struct ProgramIndex: Sendable {
  package let files: [SourceFile]
  package let types: [TypeDeclaration]
  package let functions: [FunctionDeclaration]
  package let properties: [PropertyDeclaration]
  package let subscripts: [SubscriptDeclaration]
  /// Base names of functions that change the structure they are called on.
  package let mutatingNames: Set<String>

  private let typesByName: [String: [TypeID]]
  private let globalFunctions: [String: [FunctionID]]
  private let globalVariables: [String: [PropertyID]]
  private let aliases: [String: [(file: Int, type: String)]]
  private let conformers: [String: [TypeID]]
  private let operators: [String: [FunctionID]]
  private let visibility: any SourceVisibility

  /// - Parameters:
  ///   - files: in an order that doesn't depend on chance.
  ///   - visibility: which of several declarations with one name a file means.
  package init(_ files: [SourceFile], visibility: any SourceVisibility = SameFileFirst()) {
    var builder = ProgramIndexBuilder(files, visibility)
    builder.build()
    self.files = files
    types = builder.types
    functions = builder.functions
    properties = builder.properties
    subscripts = builder.subscripts
    mutatingNames = builder.mutatingNames
    typesByName = builder.typesByName
    globalFunctions = builder.globalFunctions
    globalVariables = builder.globalVariables
    aliases = builder.aliases
    conformers = builder.conformers
    operators = builder.operators
    self.visibility = visibility
  }

  package subscript(_ id: TypeID) -> TypeDeclaration { types[id.index] }
  package subscript(_ id: FunctionID) -> FunctionDeclaration { functions[id.index] }
  package subscript(_ id: PropertyID) -> PropertyDeclaration { properties[id.index] }

  /// The type that a name means in a file: `Feed`, `Outer.Inner`; inside a type its own nested ones come first.
  package func type(named name: String, from file: Int, within outer: TypeID? = nil) -> TypeID? {
    var scope = outer
    var depth = 0
    while let current = scope, depth < 16 {
      if let nested = types[current.index].nested[name] { return nested }
      scope = types[current.index].outer
      depth += 1
    }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    guard let candidates = typesByName[last] else { return nil }
    let fitting =
      name == last
      ? candidates
      : candidates.filter {
        types[$0.index].qualifiedName == name || types[$0.index].qualifiedName.hasSuffix("." + name)
      }
    return nearest(fitting.isEmpty ? candidates : fitting, to: file) { types[$0.index].file }
  }

  /// The type that `typealias` gives another name, as written; nil where the name is none.
  package func alias(named name: String, from file: Int, within outer: TypeID? = nil) -> String? {
    var scope = outer
    var depth = 0
    while let current = scope, depth < 16 {
      if let alias = types[current.index].aliases[name] { return alias }
      scope = types[current.index].outer
      depth += 1
    }
    return nearest(aliases[name] ?? [], to: file) { $0.file }?.type
  }

  package func globalFunctions(named name: String, from file: Int) -> [FunctionID] {
    guard let all = globalFunctions[name], !all.isEmpty else { return [] }
    guard let nearest = nearest(all, to: file, { functions[$0.index].file }) else { return [] }
    // Overloads stand in one file as a rule.
    let home = functions[nearest.index].file
    return all.filter { functions[$0.index].file == home }
  }

  package func globalVariable(named name: String, from file: Int) -> PropertyID? {
    guard let all = globalVariables[name] else { return nil }
    // Of several declarations one has the value: `extern` lines have none.
    let valued = all.filter { properties[$0.index].facts.value != nil || properties[$0.index].facts.getter != nil }
    return nearest(valued.isEmpty ? all : valued, to: file) { properties[$0.index].file }
  }

  /// Functions that define an operator, in any type or outside.
  package func operators(named name: String) -> [FunctionID] { operators[name] ?? [] }

  /// Types that say that they conform to a protocol or inherit from a class, directly, in order of declaration.
  package func conformers(of name: String) -> [TypeID] { conformers[name] ?? [] }

  private func nearest<Candidate>(_ candidates: [Candidate], to file: Int, _ home: (Candidate) -> Int) -> Candidate? {
    guard candidates.count > 1 else {
      return candidates.first.flatMap { visibility.canSee(files[home($0)].path, from: files[file].path) ? $0 : nil }
    }
    if let own = candidates.first(where: { home($0) == file }) { return own }
    return visibility.nearest(candidates.map { files[home($0)].path }, to: files[file].path).map { candidates[$0] }
  }
}

/// One source file of a program.
package struct SourceFile: Sendable {
  package let path: String
  package let facts: CodeFacts

  package init(path: String, facts: CodeFacts) {
    self.path = path
    self.facts = facts
  }
}

/// Which of several things with one name is meant: names are looked up in a target, and a workspace may have many.
package protocol SourceVisibility: Sendable {
  /// The index of the candidate file that a file means; nil when it can mean none.
  func nearest(_ candidates: [String], to path: String) -> Int?
  func canSee(_ candidate: String, from path: String) -> Bool
}

/// For programs of one target.
package struct SameFileFirst: SourceVisibility {
  package init() {}
  package func nearest(_ candidates: [String], to path: String) -> Int? {
    candidates.firstIndex(of: path) ?? (candidates.isEmpty ? nil : 0)
  }
  package func canSee(_ candidate: String, from path: String) -> Bool { true }
}
