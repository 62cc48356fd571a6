internal import InsetDocuments
package import InsetText

/// Finds the way between Interface Builder files and code, and within Interface Builder files.
///
/// What a Swift file says of Swift is left to Swift's own language server: from Swift all ways lead to Interface Builder.
package struct Navigation: Sendable {
  let app: App
  let index: NameIndex

  package init(_ analysis: Analysis) {
    app = analysis.app
    index = analysis.memoised("names") { NameIndex(analysis.app) }
  }

  /// From a name to what it means: in Interface Builder files to its declaration, in Swift, at a declaration, to the
  /// elements that have it from there. Nil where no name is.
  package func definition(inFile path: String, at offset: Int) -> (origin: Range<Int>, targets: [NavigationTarget])? {
    guard let mention = mention(inFile: path, at: offset) else { return nil }
    let isCode = app.interfaceBuilderFacts(path) == nil
    return (mention.range, isCode ? elements(of: mention.thing) : declarations(of: mention.thing))
  }

  /// Every place that names what stands at a place: in Interface Builder files all, in Swift those of Interface Builder.
  package func references(inFile path: String, at offset: Int, includingDeclaration: Bool) -> [Location] {
    guard let thing = mention(inFile: path, at: offset)?.thing ?? element(inFile: path, at: offset) else { return [] }
    let isCode = app.interfaceBuilderFacts(path) == nil
    return (includingDeclaration && !isCode ? declarationNames(of: thing) : []) + uses(of: thing)
  }

  /// The places of an Interface Builder file that name the same as one of them.
  package func highlights(inFile path: String, at offset: Int) -> [Range<Int>] {
    guard app.interfaceBuilderFacts(path) != nil else { return [] }
    return references(inFile: path, at: offset, includingDeclaration: true).filter { $0.path == path }.map(\.range)
  }
}

// MARK: - From a thing to its places

extension Navigation {
  private func declarations(of thing: NamedThing) -> [NavigationTarget] {
    switch thing {
    case .type(let type):
      return app.declarations(of: type).map {
        NavigationTarget($0.path, $0.type.range, selection: $0.type.name.range)
      }
    case .property(let property, let owner):
      return app.declarations(of: owner).flatMap { declaration in
        declaration.type.outlets.filter { $0.name.value == property }.map {
          NavigationTarget(declaration.path, $0.range, selection: $0.name.range)
        }
      }
    case .object(let id, let path):
      guard let object = app.interfaceBuilderFacts(path)?.object(id) else { return [] }
      return [NavigationTarget(path, object.range, selection: object.tagRange)]
    case .file(let path):
      guard let range = app.interfaceBuilderFacts(path)?.tagRange else { return [] }
      return [NavigationTarget(path, range, selection: range)]
    }
  }

  /// The bytes of the name alone, where it is declared.
  private func declarationNames(of thing: NamedThing) -> [Location] {
    if case .object(let id, let path) = thing {
      let range = app.interfaceBuilderFacts(path)?.object(id)?.id?.range
      return range.map { [Location(path: path, range: $0)] } ?? []
    }
    return declarations(of: thing).map { Location(path: $0.location.path, range: $0.selection) }
  }

  /// The elements that are of a class, or that a property is connected to.
  private func elements(of thing: NamedThing) -> [NavigationTarget] {
    switch thing {
    case .type(let type):
      return (index.objects[type] ?? []).map { path, object in
        NavigationTarget(path, object.range, selection: object.customClass?.range ?? object.tagRange)
      }
    case .property(let property, let owner):
      var known: Set<NavigationTarget> = []
      return (index.connections[property] ?? []).filter { $0.owner == owner }
        .flatMap { declarations(of: .object($0.facts.destination, path: $0.path)) }
        .filter { known.insert($0).inserted }
    case .object, .file: return declarations(of: thing)
    }
  }

  /// The places of Interface Builder files that name something, without its declaration.
  private func uses(of thing: NamedThing) -> [Location] {
    switch thing {
    case .type(let type):
      return (index.objects[type] ?? []).compactMap { path, object in
        object.customClass.map { Location(path: path, range: $0.range) }
      }
    case .property(let property, let owner):
      return (index.connections[property] ?? []).filter { $0.owner == owner }
        .map { Location(path: $0.path, range: $0.facts.property.range) }
    case .object(let id, let path):
      let placeholders = index.placeholders[.init(path: path, id: id)] ?? []
      return references(to: id, inFile: path)
        + placeholders.flatMap { path, placeholder in
          let name = placeholder.referencedIdentifier ?? placeholder.storyboardName
          return [name].compactMap { $0 }.map { Location(path: path, range: $0.range) }
            + references(to: placeholder.id, inFile: path)
        }
    case .file(let path): return index.fileMentions[path] ?? []
    }
  }

  private func references(to id: String, inFile path: String) -> [Location] {
    (app.interfaceBuilderFacts(path)?.references ?? []).filter { $0.value == id }
      .map { Location(path: path, range: $0.range) }
  }
}
