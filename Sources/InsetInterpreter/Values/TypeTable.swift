package import InsetProgram

/// A type of the program or of a framework, by its place in the session's ``TypeTable``.
package struct TypeKey: Hashable, Sendable {
  package let index: Int32
}

/// All types that a session has met. For one thread.
package final class TypeTable {
  package struct Entry {
    package let name: String
    /// Nil of frameworks' types.
    package let declaration: TypeID?
    package let superclass: TypeKey?
    package let kind: TypeDeclaration.Kind
    /// The nearest type that the program doesn't declare, itself included; nil where there is none.
    package let framework: String?
  }

  package let program: ProgramIndex
  private let library: any FrameworkKnowledge
  private var entries: [Entry] = []
  private var byDeclaration: [TypeID: TypeKey] = [:]
  private var byName: [String: TypeKey] = [:]
  private var extensions: [String: TypeID?] = [:]

  package init(_ program: ProgramIndex, _ library: any FrameworkKnowledge) {
    self.program = program
    self.library = library
  }

  package subscript(_ key: TypeKey) -> Entry { entries[Int(key.index)] }

  package func key(_ id: TypeID) -> TypeKey {
    if let key = byDeclaration[id] { return key }
    let declaration = program[id]
    guard declaration.isDeclared else { return framework(declaration.name) }
    var superclass: TypeKey?
    var framework: String?
    if let parent = declaration.superclass {
      superclass = key(parent)
      framework = superclass.flatMap { self[$0].framework }
    } else if declaration.kind == .class, let name = declaration.superclassName, library.kind(of: name) == .class {
      superclass = self.framework(name)
      framework = name
    } else if declaration.kind == .class, let name = declaration.superclassName, library.kind(of: name) == nil,
      program.conformers(of: name).isEmpty || declaration.language == .objectiveC
    {
      // A class of a library without source.
      superclass = self.framework(name)
      framework = name
    }
    let key = add(
      Entry(
        name: declaration.name, declaration: id, superclass: superclass, kind: declaration.kind, framework: framework))
    byDeclaration[id] = key
    return key
  }

  /// A type of a framework, with what the program adds to it.
  package func framework(_ name: String) -> TypeKey {
    if let key = byName[name] { return key }
    let superclass = library.superclass(of: name).map { framework($0) }
    let key = add(
      Entry(
        name: name, declaration: extended(name), superclass: superclass, kind: library.kind(of: name) ?? .class,
        framework: name))
    byName[name] = key
    return key
  }

  private func add(_ entry: Entry) -> TypeKey {
    entries.append(entry)
    return TypeKey(index: Int32(truncatingIfNeeded: entries.count - 1))
  }

  /// The program's extensions of a framework's type.
  private func extended(_ name: String) -> TypeID? {
    if let known = extensions[name] { return known }
    let found = program.types.firstIndex { $0.name == name && !$0.isDeclared }.map { TypeID(index: $0) }
    extensions[name] = .some(found)
    return found
  }

  /// The type that a name means in a file.
  package func key(named name: String, from file: Int, within outer: TypeID?) -> TypeKey? {
    var name = name
    for _ in 0..<8 {
      if let id = program.type(named: name, from: file, within: outer) { return key(id) }
      guard let alias = program.alias(named: name, from: file, within: outer),
        let type = TypeReference(parsing: alias), let next = type.name, next != name
      else { break }
      name = next
    }
    if library.kind(of: name) != nil { return framework(name) }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return library.kind(of: last) == nil ? nil : framework(last)
  }

  /// A type and its superclasses, nearest first.
  package func chain(of key: TypeKey) -> [TypeKey] {
    var chain = [key]
    while let next = self[chain[chain.count - 1]].superclass, chain.count < 64 { chain.append(next) }
    return chain
  }

  /// Whether objects of a type are of the named type, too: by inheritance or conformance. Nil where that isn't known.
  package func isKind(_ key: TypeKey, of name: String) -> Bool? {
    for type in chain(of: key) {
      let entry = self[type]
      if entry.name == name { return true }
      guard let id = entry.declaration else { continue }
      let declaration = program[id]
      if declaration.inherited.contains(name) { return true }
      if declaration.protocols.contains(where: { program[$0].name == name }) { return true }
    }
    guard let base = self[key].framework else { return self[key].kind == .class ? false : false }
    return library.kind(of: base) == nil ? nil : library.conforms(base, to: name)
  }
}

/// What is known of frameworks' types without running anything.
package protocol FrameworkKnowledge: AnyObject {
  /// Nil of names that no framework declares.
  func kind(of name: String) -> TypeDeclaration.Kind?
  func superclass(of name: String) -> String?
  func conforms(_ name: String, to other: String) -> Bool
  /// Whether a type or one of its superclasses has a member, in either language's spelling.
  func declares(_ member: String, in type: String) -> Bool
  /// Whether a function, constant or macro of that name is global.
  func declaresGlobal(_ name: String) -> Bool
  /// The declared type of a property; nil where there is none.
  func type(of member: String, in type: String) -> TypeReference?
  /// Whether values of a type bear on no layout: colours, fonts, dates.
  func isUnneeded(_ name: String) -> Bool
}
