package import InsetJSON

/// The keys of a scene document: what checking, hover, completion and the JSON Schema know of them.
package enum SceneSchema {
  /// The keys of an object, in the order in which they are best written.
  package static func keys(of kind: SceneObjectKind) -> [SceneKey] {
    switch kind {
    case .scene: scene
    case .app: app
    case .environment: environment
    case .screen: screen
    case .window: window
    case .controller: controller
    case .navigationItem: navigationItem
    case .navigationBar: navigationBar
    case .toolbar: toolbar
    case .tabBar: tabBar
    case .view: view
    case .pins: pins
    case .pin: pin
    case .constraint: constraint
    case .stack: stack
    }
  }

  package static func key(_ name: String, of kind: SceneObjectKind) -> SceneKey? {
    keys(of: kind).first { $0.name == name }
  }
}

/// The objects that a scene document is made of.
package enum SceneObjectKind: String, CaseIterable, Sendable {
  case scene, app, environment, screen, window, controller, navigationItem, navigationBar, toolbar, tabBar, view, pins
  case pin, constraint, stack

  /// As a message names it: `a navigation item`.
  package var noun: String {
    switch self {
    case .app, .environment: "an \(rawValue)"
    case .navigationItem: "a navigation item"
    case .navigationBar: "a navigation bar"
    case .tabBar: "a tab bar"
    case .pins: "a set of pins"
    case .stack: "a stack arrangement"
    case .scene, .screen, .window, .controller, .toolbar, .view, .pin, .constraint: "a \(rawValue)"
    }
  }
}

/// One key of an object.
package struct SceneKey: Sendable, Equatable {
  package var name: String
  package var type: SceneValueType
  /// What holds when the key is absent; nil when nothing does, or when it depends on the system or on other keys (the
  /// documentation says on what).
  package var defaultValue: JSON?
  package var isRequired: Bool
  /// The kinds of controller or view that the key is read on; nil when that is all.
  package var readers: SceneKeyReaders?
  /// One line.
  package var documentation: String

  init(
    _ name: String, _ type: SceneValueType, default defaultValue: JSON? = nil, required isRequired: Bool = false,
    for readers: SceneKeyReaders? = nil, _ documentation: String
  ) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.isRequired = isRequired
    self.readers = readers
    self.documentation = documentation
  }
}

/// Where a key means something. On other kinds it is reported and not read.
package enum SceneKeyReaders: Sendable, Equatable {
  /// `advice` continues the message for other kinds.
  case controllers(Set<ControllerKind>, advice: String)
  case views(Set<ViewKind>, advice: String)
}
