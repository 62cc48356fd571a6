internal import InsetDocuments
internal import InsetJSON
internal import InsetLayout
package import InsetModel
package import InsetText

/// Checks what a configuration of the right shape says against the app and against what insetd knows.
package struct ConfigurationCheck {
  /// What the model doesn't hold of a project.
  package struct Surroundings {
    /// Whether the project's sources declare a class, by its name.
    package var declares: (String) -> Bool
    /// Whether an item of `exclude` takes something out.
    package var excludes: (String) -> Bool
    /// Whether an item of `followLinks` lets something in.
    package var follows: (String) -> Bool

    package init(
      declares: @escaping (String) -> Bool, excludes: @escaping (String) -> Bool, follows: @escaping (String) -> Bool
    ) {
      self.declares = declares
      self.excludes = excludes
      self.follows = follows
    }
  }

  private let app: App
  private let surroundings: Surroundings
  private var problems: [ReadingProblem] = []

  /// Warnings at the values that mean nothing, in the order of the text; none for an app without configuration.
  package static func problems(of app: App, _ surroundings: Surroundings) -> [ReadingProblem] {
    guard let configuration = app.configuration else { return [] }
    var check = ConfigurationCheck(app: app, surroundings: surroundings)
    configuration.environments?.forEach { check.checkEnvironment($0) }
    configuration.rules.forEach { check.checkRule($0.id) }
    for pattern in configuration.exclude where !surroundings.excludes(pattern.value) {
      check.warn("no folder, and no file that insetd reads, matches \"\(pattern.value)\"", at: pattern.range)
    }
    for pattern in configuration.followLinks where !surroundings.follows(pattern.value) {
      check.warn("no link that leads out of the project matches \"\(pattern.value)\"", at: pattern.range)
    }
    check.checkPlacements(configuration.placements)
    return check.problems.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Of these, the environments that no device table has and the rules that there aren't: what was asked for isn't done.
  package static func unusable(in app: App) -> [ReadingProblem] {
    guard let configuration = app.configuration else { return [] }
    var check = ConfigurationCheck(
      app: app, surroundings: Surroundings(declares: { _ in true }, excludes: { _ in true }, follows: { _ in true }))
    configuration.environments?.forEach { check.checkEnvironment($0) }
    configuration.rules.forEach { check.checkRule($0.id) }
    return check.problems
  }

  private init(app: App, surroundings: Surroundings) {
    self.app = app
    self.surroundings = surroundings
  }

  private mutating func checkEnvironment(_ environment: Located<JSON>) {
    guard let decoded = SceneDecoder.environment(environment.value) else { return }
    do {
      _ = try ResolvedScreen(decoded, app: AppOptions())
    } catch {
      var names: [String] = []
      if case .unknownDevice(let name) = error { names = nearest(to: name, in: DeviceTable.modelNames) }
      warn(error.message, or: names, at: environment.range)
    }
  }

  private mutating func checkRule(_ id: Located<String>) {
    guard RuleBook.card(id.value) == nil else { return }
    warn(
      "there is no rule \"\(id.value)\"", or: nearest(to: id.value, in: RuleBook.cards.map(\.id)), at: id.range
    )
  }

  private mutating func checkPlacements(_ placements: [ConfigurationFacts.Placement]) {
    let classes = Set(app.controllers.map(\.className)).union(app.classes.keys)
    let containers = ConfigurationSchema.uiKitContainers.map(\.value)
    var seen: Set<[String]> = []
    for placement in placements {
      let controller = placement.controller
      if !isOfProject(controller.value, classes) {
        warn(
          "no class or scene of the project is called \"\(controller.value)\"",
          or: nearest(to: controller.value, in: classes), at: controller.range)
      }
      for container in placement.containers where !isOfProject(container.value, classes) {
        if ControllerKind(impliedBy: container.value)?.placesChildren == true { continue }
        warn(
          "\"\(container.value)\" is neither a container of UIKit nor a class of the project",
          or: nearest(to: container.value, in: classes.union(containers)), at: container.range)
      }
      if !seen.insert([controller.value] + placement.containers.map(\.value)).inserted {
        warn("\"\(controller.value)\" is placed like this twice", at: placement.range)
      }
    }
  }

  private func isOfProject(_ name: String, _ classes: Set<String>) -> Bool {
    classes.contains(name) || surroundings.declares(name)
  }

  private mutating func warn(_ message: String, or near: [String] = [], at range: Range<Int>) {
    let question = near.isEmpty ? "" : "; did you mean \(near.map { "\"\($0)\"" }.joined(separator: " or "))?"
    problems.append(ReadingProblem(.warning, message + question, at: range))
  }
}
