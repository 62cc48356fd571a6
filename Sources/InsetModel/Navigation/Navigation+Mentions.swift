internal import InsetDocuments

// From a place of a file to what it names.

extension Navigation {
  func mention(inFile path: String, at offset: Int) -> Mention? {
    switch app.files[path] {
    case .interfaceBuilder(let facts)?: mention(in: facts, path, offset)
    case .code(let file)?: mention(in: file, path, offset)
    case .sceneDocument, .configuration, .project, .propertyList, .buildSettings, nil: nil
    }
  }

  /// The element whose start tag is at a place that names nothing by itself.
  func element(inFile path: String, at offset: Int) -> NamedThing? {
    guard let facts = app.interfaceBuilderFacts(path) else { return nil }
    if facts.tagRange.contains(offset) { return .file(path) }
    guard let object = facts.objects.first(where: { $0.tagRange.contains(offset) }) else { return nil }
    return object.id.map { self.object($0.value, path) }
  }

  /// A storyboard reference stands for the controller that it leads to.
  private func object(_ id: String, _ path: String) -> NamedThing {
    let target = index.destinations[.init(path: path, id: id)]
    return .object(target?.id ?? id, path: target?.path ?? path)
  }

  private func mention(in facts: InterfaceBuilderFacts, _ path: String, _ offset: Int) -> Mention? {
    if let name = facts.references.first(where: { $0.range.touches(offset) }) {
      return Mention(thing: object(name.value, path), range: name.range)
    }
    if let connection = facts.connections.first(where: { $0.property.range.touches(offset) }) {
      let property = connection.property
      return connection.ownerClass.flatMap {
        app.owner(ofOutlet: property.value, in: app.namedClass($0, from: path))
      }
      .map { Mention(thing: .property(property.value, of: $0), range: property.range) }
    }
    if let object = facts.objects.first(where: { $0.tagRange.contains(offset) }) {
      if let id = object.id, id.range.touches(offset) {
        return Mention(thing: self.object(id.value, path), range: id.range)
      }
      if let name = object.customClass, name.range.touches(offset) {
        return Mention(thing: .type(app.namedClass(name.value, from: path)), range: name.range)
      }
    }
    return facts.controllers.first { $0.tagRange.contains(offset) }.flatMap { mention(in: $0, path, offset) }
  }

  /// What a controller's other attributes name.
  private func mention(in controller: ControllerFacts, _ path: String, _ offset: Int) -> Mention? {
    for name in [controller.nibName, controller.storyboardName] {
      guard let name, name.range.touches(offset) else { continue }
      return index.files.file(name, of: controller, near: path).map { Mention(thing: .file($0), range: name.range) }
    }
    for name in [controller.storyboardIdentifier, controller.referencedIdentifier] {
      guard let name, name.range.touches(offset) else { continue }
      return Mention(thing: object(controller.id, path), range: name.range)
    }
    return nil
  }

  private func mention(in file: CodeFile, _ path: String, _ offset: Int) -> Mention? {
    for (index, type) in file.facts.types.enumerated() where type.kind == .class && type.range.touches(offset) {
      let named = app.namedClass(ofTypeAt: index, type.interfaceBuilderName, inFile: path)
      for name in [type.name, type.objectiveCName] {
        guard let name, name.range.touches(offset) else { continue }
        return Mention(thing: .type(named), range: name.range)
      }
      if let outlet = type.outlets.first(where: { $0.name.range.touches(offset) }) {
        return Mention(thing: .property(outlet.name.value, of: named), range: outlet.name.range)
      }
    }
    return nil
  }
}

extension Range<Int> {
  /// Whether a cursor is in the range or at one of its ends.
  fileprivate func touches(_ offset: Int) -> Bool { lowerBound <= offset && offset <= upperBound }
}
