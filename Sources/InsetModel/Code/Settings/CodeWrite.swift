package import InsetJSON
package import InsetLayout
package import InsetText

/// A place in code that writes a setting which moves insets, frames or bars.
///
/// The scene has those that are made for sure while a controller comes on screen. The others are here too: what the code
/// does under a condition, on an action, while the keyboard shows.
package struct CodeWrite: Sendable, Equatable {
  /// What it is written on, as the code of a controller sees it.
  package enum Subject: Hashable, Sendable {
    case controller
    case navigationItem
    /// `navigationBar`, `toolbar` or `tabBar` of the controller itself.
    case bar(String)
    /// A view, by the name under which `PlacedScene.viewIDs` knows it; nil of views in no property.
    case view(String?)
    /// `navigation`, `tab`, `split` or `parent`: what holds the controller, or a bar of it.
    case container(String, bar: String?)
    /// Controllers in it, or ones that it makes or pushes.
    case others
  }

  package let subject: Subject
  /// UIKit's Swift name, as scene documents write it.
  package let name: String
  /// As scene documents write it; nil where only the running app knows it.
  package let value: JSON?
  /// Of insets the edges that are written.
  package let edges: EdgeSet
  /// The written edges whose values only the running app knows.
  package let runtimeEdges: EdgeSet
  /// The systems that the code around it lets through.
  package let systems: SystemRange
  /// In a branch whose condition says nothing of systems, in a closure, or in a loop.
  package let isConditional: Bool
  /// The method that UIKit doesn't call by itself while the controller comes on screen; nil where it does.
  package let function: String?
  /// Whether it is made when UIKit may have added its part to insets: from `viewWillAppear` on, or in such a method.
  package let comesWhileShown: Bool
  /// Whether the code sets it again when its controller leaves the screen, so that others don't see it.
  package let isUndone: Bool
  /// The statement.
  package let location: Location
  /// The value as written, in the file of `location`.
  package let valueRange: Range<Int>

  /// What is written at an edge of insets: nil where the edge isn't written or the value isn't known.
  package func points(_ edge: InsetLayout.Edge) -> Double? {
    guard edges.contains(EdgeSet(edge)), !runtimeEdges.contains(EdgeSet(edge)), let list = value?.arrayValue,
      list.count == 4
    else { return nil }
    return list[edge.rawValue].doubleValue
  }

  /// Whether the write can change an edge: it is written, and not known to become zero.
  package func mayInset(_ edge: InsetLayout.Edge) -> Bool {
    edges.contains(EdgeSet(edge)) && points(edge) != 0
  }
}

extension App {
  /// Everything that the code of a controller's class writes, and other code on it: first what UIKit's life cycle runs, in
  /// its order, then the rest.
  package func codeWrites(of controller: Int) -> [CodeWrite] {
    guard controllers.indices.contains(controller) else { return [] }
    let type = controllers[controller].classIndex
    let own = type.map { code.settings(ofClass: $0) } ?? []
    let others = code.settings(onEntry: controller)
    let runtime = type.map { code.runtimeSettings(ofClass: $0) } ?? []
    return own.map { CodeWrite($0) } + others.map { CodeWrite($0, byOthers: true) }
      + runtime.map { CodeWrite($0.setting, in: $0.function) }
  }
}

extension CodeWrite {
  init(_ setting: ObjectSetting, in function: String? = nil, byOthers: Bool = false) {
    self.init(
      subject: Subject(setting.object, byOthers: byOthers), name: setting.name, value: setting.value,
      edges: setting.edges,
      runtimeEdges: setting.runtimeEdges, systems: setting.systems, isConditional: setting.isConditional,
      function: function, comesWhileShown: function != nil || setting.phase.map { $0 >= .viewWillAppear } ?? false,
      isUndone: setting.isUndone, location: setting.location, valueRange: setting.valueRange)
  }
}

extension CodeWrite.Subject {
  /// - Parameter byOthers: whether it is code of others that speaks of the controller.
  init(_ object: SettingObject, byOthers: Bool) {
    switch object {
    case .controller(let subject): self = Self.of(subject, byOthers, .controller, bar: nil)
    case .navigationItem(let subject): self = Self.of(subject, byOthers, .navigationItem, bar: nil)
    case .bar(let bar, of: let subject): self = Self.of(subject, byOthers, .bar(bar.rawValue), bar: bar)
    case .view(.controllerView): self = byOthers ? .view("view") : .others
    case .view(.root): self = .view("view")
    case .view(.object(let id)): self = .view(id)
    case .view(let identity): self = .view(identity.name)
    }
  }

  private static func of(_ subject: SettingSubject, _ byOthers: Bool, _ own: Self, bar: SettingBar?) -> Self {
    switch subject {
    case .own: own
    case .container(let container): .container(container.rawValue, bar: bar?.rawValue)
    case .others: byOthers ? own : .others
    case .children, .pushed: .others
    }
  }
}
