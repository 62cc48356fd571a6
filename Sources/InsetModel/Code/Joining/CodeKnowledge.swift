internal import InsetFacts
internal import InsetLayout
internal import InsetText
internal import Synchronization

/// What the code of an app sets and builds, by the controllers that it is about: found out when it is asked for, and
/// kept as long as the app stays the same.
package final class CodeKnowledge: Sendable {
  private let resolver: Mutex<Resolver>
  private let entriesByKey: [ControllerKey: Int]
  private let entriesByClass: [Int: [Int]]
  private let program: Program
  private let onEntries = Mutex<[Int: [ObjectSetting]]?>(nil)
  private let sites = Mutex<[Int: [Location]]?>(nil)
  private let proxies = Mutex<[AppearanceSetting]?>(nil)
  private let statusBars = Mutex<[LaunchStatusBar]?>(nil)

  /// - Parameters:
  ///   - outside: files that are no part of the app.
  ///   - join: gives the controllers an entry that the code puts somewhere.
  init(
    _ program: Program, _ storyboards: StoryboardIndex, outside: Set<String>, join: ([CodeEdge]) -> CodeControllers
  ) {
    self.program = program
    // What is found out about the containment is of use later, too.
    resolver = Mutex(Resolver(program, storyboards, outside: outside))
    let joining = join(
      resolver.withLock { resolver in
        let reading = ContainmentReading(resolver)
        reading.read()
        return reading.edges
      })
    entriesByKey = joining.indices
    entriesByClass = joining.byClass
  }

  /// The settings that a class's objects have made when they are on screen, in order.
  func settings(ofClass index: Int) -> [ObjectSetting] { resolver.withLock { $0.settings(ofClass: index) } }

  /// Those that methods make which run at other times: while the keyboard shows, on an action.
  func runtimeSettings(ofClass index: Int) -> [RuntimeSetting] {
    resolver.withLock { $0.runtimeSettings(ofClass: index) }
  }

  /// What a navigation controller of a class sets on what is pushed on it.
  func pushedSettings(ofClass index: Int) -> [PushedSetting] {
    resolver.withLock { $0.pushedSettings(ofClass: index) }
  }

  func viewTree(ofClass index: Int) -> CodeViewTree { resolver.withLock { $0.viewTree(ofClass: index) } }

  func transitionStyles(ofClass index: Int) -> [MadeTransitionStyle] {
    resolver.withLock { $0.transitionStyles(ofClass: index) }
  }

  func transitionStyles(madeAt site: Location) -> [MadeTransitionStyle] {
    resolver.withLock { $0.transitionStyles(madeAt: site) }
  }

  /// What may be written out of sight on a view of a class's objects, in order.
  func unfollowedWrites(
    on view: ViewIdentity, className: String?, isScrollView: Bool, of index: Int
  ) -> [UnfollowedWrite.Write] {
    resolver.withLock {
      $0.unfollowedWrites(on: view, className: className, isScrollView: isScrollView, of: index)
    }.sorted {
      ($0.location.path, $0.location.range.lowerBound, $0.setting)
        < ($1.location.path, $1.location.range.lowerBound, $1.setting)
    }
  }

  /// Whether a class of scroll views may decide about its insets by itself: one of the project's that overrides them, or
  /// one whose source isn't there.
  func decidesInsets(className: String, for index: Int) -> Bool {
    resolver.withLock { $0.decidesInsets(className: className, from: program.classes[index].path) }
  }

  /// The first statement of the app, in the order of its files, that names something; nil where nothing does.
  func firstPlace(naming name: String) -> Location? {
    resolver.withLock { $0.passages(mentioning: [name]).first?.location }
  }

  /// Appearance proxies of the whole app.
  func appearanceSettings() -> [AppearanceSetting] {
    if let known = proxies.withLock({ $0 }) { return known }
    let found = resolver.withLock { $0.appearanceSettings() }
    proxies.withLock { $0 = found }
    return found
  }

  /// What app delegates set of the status bar while their apps launch.
  func launchStatusBars() -> [LaunchStatusBar] {
    if let known = statusBars.withLock({ $0 }) { return known }
    let found = resolver.withLock { $0.launchStatusBars() }
    statusBars.withLock { $0 = found }
    return found
  }

  /// Where code makes objects of each class of controllers.
  func makingSites() -> [Int: [Location]] {
    if let known = sites.withLock({ $0 }) { return known }
    let found = resolver.withLock { $0.makingSites() }
    sites.withLock { $0 = found }
    return found
  }

  /// At how many places code makes objects of a class.
  func makingSiteCount(ofClass index: Int) -> Int { Set(makingSites()[index] ?? []).count }

  /// What other code sets on a controller that it makes or keeps.
  func settings(onEntry index: Int) -> [ObjectSetting] {
    if let known = onEntries.withLock({ $0 }) { return known[index] ?? [] }
    var found: [Int: [ObjectSetting]] = [:]
    for setting in resolver.withLock({ $0.settingsOnControllers() }) {
      // How a controller is shown depends on the place: that comes with the edge.
      let isOfPlace = ["hidesBottomBarWhenPushed", "modalPresentationStyle"].contains(setting.name)
      let keys = setting.subjects.filter { if case .made = $0 { true } else { !isOfPlace } }
      for entry in Set(keys.flatMap { entries(of: $0) }) { found[entry, default: []].append(setting) }
    }
    onEntries.withLock { $0 = found }
    return found[index] ?? []
  }

  // MARK: Passages

  func passages(mentioning names: Set<String>) -> [CodePassage] {
    // A file at a time, so that a hover needn't wait for what rules look for in all of them.
    resolver.withLock { $0.paths }.flatMap { path in resolver.withLock { $0.passages(mentioning: names, in: path) } }
  }

  func passages(ofAppearing index: Int) -> [CodePassage] { resolver.withLock { $0.passages(ofAppearing: index) } }

  func classNames(of expression: CodeExpression, in passage: CodePassage) -> [String] {
    resolver.withLock { $0.classNames(of: expression, in: passage.scope) }
  }

  func numbers(_ expression: CodeExpression, in passage: CodePassage) -> [Double?] {
    resolver.withLock { $0.numbers(expression, in: passage.scope) }
  }

  func meanings(_ expression: CodeExpression, in passage: CodePassage) -> [CodeExpression] {
    resolver.withLock { $0.meanings(expression, in: passage.scope) }
  }

  func view(_ expression: CodeExpression, in passage: CodePassage, of index: Int) -> ViewIdentity? {
    resolver.withLock { $0.view(expression, in: passage.scope, of: index) }
  }

  // MARK: Controllers

  /// The app's controllers that a key stands for.
  func entries(of key: ControllerKey) -> [Int] {
    guard case .instances(let index) = key else { return entriesByKey[key].map { [$0] } ?? [] }
    return program.descendants(of: index).flatMap { entriesByClass[$0] ?? [] }
  }
}

extension ObjectSetting {
  /// The controllers that it is made on, where they are not the object itself.
  var subjects: [ControllerKey] {
    switch object {
    case .controller(.others(let keys)), .navigationItem(.others(let keys)), .bar(_, of: .others(let keys)): keys
    case .view(.controllerView(let keys)): keys
    case .controller, .navigationItem, .bar, .view: []
    }
  }
}
