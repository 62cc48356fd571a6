import InsetJSON
import InsetLayout

@testable import InsetModel

extension CodeApp {
  /// The settings of a class, each as one line: `self.title = "Feed" on 11-13 ifs undone`.
  func settings(_ name: String) -> [String] { resolver.settings(ofClass: classIndex(name)).map(line) }

  func line(_ setting: ObjectSetting) -> String {
    var line = "\(path(setting.object)).\(setting.name)"
    if setting.edges != .all { line += setting.edges.swiftSpelling }
    line += " = " + (setting.value.map(Self.text) ?? setting.view.map { path(.view($0)) } ?? "?")
    return line + Self.circumstances(setting.systems, setting.isConditional) + (setting.isUndone ? " undone" : "")
  }

  func line(_ setting: AppearanceSetting) -> String {
    let containers = setting.containers.isEmpty ? "" : " in " + setting.containers.joined(separator: " ")
    return "\(setting.className)\(containers).\(setting.name) = \(setting.value.map(Self.text) ?? "?")"
      + Self.circumstances(setting.systems, setting.isConditional)
  }

  private static func text(_ value: JSON) -> String { value.description }

  private static func circumstances(_ systems: SystemRange, _ isConditional: Bool) -> String {
    let range =
      systems == .all
      ? "" : " on \(systems.introduced?.description ?? "")..<\(systems.obsoleted?.description ?? "")"
    return range + (isConditional ? " if" : "")
  }

  private func path(_ object: SettingObject) -> String {
    switch object {
    case .controller(let subject): path(subject)
    case .navigationItem(let subject): path(subject) + ".navigationItem"
    case .bar(let bar, of: let subject): path(subject) + "." + bar.rawValue
    case .view(.root): "view"
    case .view(.property(let name)): name
    case .view(.site): "made"
    case .view(.controllerView(let keys)): path(.others(keys)) + ".view"
    case .view(.part(let view, let name)): path(.view(view)) + "." + name
    case .view(.inner(let view, _)): path(.view(view)) + "/made"
    case .view(.object(let id)): "#" + id
    case .view(.element(let place)): "element \(place)"
    }
  }

  private func path(_ subject: SettingSubject) -> String {
    switch subject {
    case .own: "self"
    case .container(let container): container.rawValue
    case .others(let keys): keys.map(path).joined(separator: "|")
    case .pushed: "pushed"
    case .children: "children"
    }
  }

  private func path(_ key: ControllerKey) -> String {
    switch key {
    case .scene(let index): "scene \(index)"
    case .code(let index), .instances(let index): resolver.program.classes[index].name
    case .supposed(let kind, _): "supposed \(kind)"
    case .windowRoot: "the window's root"
    case .made(.external(let name), _, let contents):
      ([name] + contents.map(path)).joined(separator: " ")
    case .made(.project(let index), _, let contents):
      ([resolver.program.classes[index].name] + contents.map(path)).joined(separator: " ")
    }
  }
}
