internal import InsetDocuments
internal import InsetText

/// Which places of an app's Interface Builder files speak of what, as far as it takes more than one file to know.
struct NameIndex: Sendable {
  struct ObjectKey: Hashable, Sendable {
    let path: String
    let id: String
  }

  struct Connection: Sendable {
    let path: String
    let facts: ConnectionFact
    /// The class that declares the property.
    let owner: NamedClass
  }

  /// By class: the elements of that class.
  private(set) var objects: [NamedClass: [(path: String, facts: ObjectFact)]] = [:]
  /// By property.
  private(set) var connections: [String: [Connection]] = [:]
  /// By storyboard reference: the controller that it stands for.
  private(set) var destinations: [ObjectKey: ObjectKey] = [:]
  /// By controller: the storyboard references that stand for it.
  private(set) var placeholders: [ObjectKey: [(path: String, facts: ControllerFacts)]] = [:]
  let files: FileNames
  /// By path: where the file is named.
  private(set) var fileMentions: [String: [Location]] = [:]

  init(_ app: App) {
    files = FileNames(app)
    let references = StoryboardReferences(app.controllers, app.files, app.program.neighbourhood)
    for path in app.files.keys.sorted() {
      guard let facts = app.interfaceBuilderFacts(path) else { continue }
      for object in facts.objects {
        guard let name = object.customClass?.value else { continue }
        objects[app.namedClass(name, from: path), default: []].append((path, object))
      }
      for connection in facts.connections {
        let property = connection.property.value
        guard let ownerClass = connection.ownerClass,
          let owner = app.owner(ofOutlet: property, in: app.namedClass(ownerClass, from: path))
        else { continue }
        connections[property, default: []].append(Connection(path: path, facts: connection, owner: owner))
      }
      for controller in facts.controllers { add(controller, path, app, references) }
    }
  }

  private mutating func add(
    _ controller: ControllerFacts, _ path: String, _ app: App, _ references: StoryboardReferences
  ) {
    for name in [controller.nibName, controller.storyboardName] {
      guard let name, let file = files.file(name, of: controller, near: path) else { continue }
      fileMentions[file, default: []].append(Location(path: path, range: name.range))
    }
    guard controller.kind == .viewControllerPlaceholder,
      let index = references.controller(controller.id, from: path)
    else { return }
    let target = ObjectKey(path: app.controllers[index].path, id: app.controllers[index].facts.id)
    destinations[ObjectKey(path: path, id: controller.id)] = target
    placeholders[target, default: []].append((path, controller))
  }
}
