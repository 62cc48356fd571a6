internal import InsetLayout
internal import InsetSyntax
internal import InsetText

/// What the code of an app sets and builds, by the controllers that it is about: found out when it is asked for, and
/// kept as long as the app stays the same.
package final class CodeKnowledge: Sendable {
  private let program: Program
  private let storyboards: StoryboardIndex
  private let outside: Set<String>
  private let memory = ResolverMemory()
  private let entriesByKey: [ControllerKey: Int]
  private let entriesByClass: [Int: [Int]]
  private let onEntries = SharedValue<[Int: [ObjectSetting]]>()
  private let sites = SharedValue<[Int: [Location]]>()
  private let proxies = SharedValue<[AppearanceSetting]>()
  private let statusBars = SharedValue<[LaunchStatusBar]>()
  private let firstPlaces = SharedMemo<String, Location?>()

  /// - Parameters:
  ///   - outside: files that are no part of the app.
  ///   - join: gives the controllers an entry that the code puts somewhere.
  init(
    _ program: Program, _ storyboards: StoryboardIndex, outside: Set<String>, join: ([CodeEdge]) -> CodeControllers
  ) {
    self.program = program
    self.storyboards = storyboards
    self.outside = outside
    // What is found out about the containment is of use later, too.
    let containment = ContainmentReading(Resolver(program, storyboards, outside: outside, memory))
    containment.read()
    let joining = join(containment.edges)
    entriesByKey = joining.indices
    entriesByClass = joining.byClass
  }

  /// A question's own: threads ask side by side, and none waits for another's answer.
  private var resolver: Resolver { Resolver(program, storyboards, outside: outside, memory) }

  /// The settings that a class's objects have made when they are on screen, in order.
  func settings(ofClass index: Int) -> [ObjectSetting] { resolver.settings(ofClass: index) }

  /// Those that methods make which run at other times: while the keyboard shows, on an action.
  func runtimeSettings(ofClass index: Int) -> [RuntimeSetting] {
    resolver.runtimeSettings(ofClass: index)
  }

  /// What a navigation controller of a class sets on what is pushed on it.
  func pushedSettings(ofClass index: Int) -> [PushedSetting] {
    resolver.pushedSettings(ofClass: index)
  }

  func viewTree(ofClass index: Int) -> CodeViewTree { resolver.viewTree(ofClass: index) }

  func transitionStyles(ofClass index: Int) -> [MadeTransitionStyle] {
    resolver.transitionStyles(ofClass: index)
  }

  func transitionStyles(madeAt site: Location) -> [MadeTransitionStyle] {
    resolver.transitionStyles(madeAt: site)
  }

  /// What may be written out of sight on a view of a class's objects, in order.
  func unfollowedWrites(
    on view: ViewIdentity, className: String?, isScrollView: Bool, of index: Int
  ) -> [UnfollowedWrite.Write] {
    resolver.unfollowedWrites(on: view, className: className, isScrollView: isScrollView, of: index).sorted {
      ($0.location.path, $0.location.range.lowerBound, $0.setting)
        < ($1.location.path, $1.location.range.lowerBound, $1.setting)
    }
  }

  /// Whether a class of scroll views may decide about its insets by itself: one of the project's that overrides them, or
  /// one whose source isn't there.
  func decidesInsets(className: String, for index: Int) -> Bool {
    resolver.decidesInsets(className: className, from: program.classes[index].path)
  }

  /// The first statement of the app, in the order of its files, that names something; nil where nothing does.
  func firstPlace(naming name: String) -> Location? {
    firstPlaces.value(name) { resolver.firstPassage(mentioning: [name])?.location }
  }

  /// Appearance proxies of the whole app.
  func appearanceSettings() -> [AppearanceSetting] { proxies.value { resolver.appearanceSettings() } }

  /// What app delegates set of the status bar while their apps launch.
  func launchStatusBars() -> [LaunchStatusBar] { statusBars.value { resolver.launchStatusBars() } }

  /// Where code makes objects of each class of controllers.
  func makingSites() -> [Int: [Location]] { sites.value { resolver.makingSites() } }

  /// At how many places code makes objects of a class.
  func makingSiteCount(ofClass index: Int) -> Int { Set(makingSites()[index] ?? []).count }

  /// What other code sets on a controller that it makes or keeps.
  func settings(onEntry index: Int) -> [ObjectSetting] {
    onEntries.value { settingsOnEntries() }[index] ?? []
  }

  private func settingsOnEntries() -> [Int: [ObjectSetting]] {
    var found: [Int: [ObjectSetting]] = [:]
    for setting in resolver.settingsOnControllers() {
      // How a controller is shown depends on the place: that comes with the edge.
      let isOfPlace = ["hidesBottomBarWhenPushed", "modalPresentationStyle"].contains(setting.name)
      let keys = setting.subjects.filter { if case .made = $0 { true } else { !isOfPlace } }
      for entry in Set(keys.flatMap { entries(of: $0) }) { found[entry, default: []].append(setting) }
    }
    return found
  }

  // MARK: Passages

  func passages(mentioning names: Set<String>) -> [CodePassage] {
    resolver.passages(mentioning: names)
  }

  func passages(ofAppearing index: Int) -> [CodePassage] { resolver.passages(ofAppearing: index) }

  func classNames(of expression: CodeExpression, in passage: CodePassage) -> [String] {
    resolver.classNames(of: expression, in: passage.scope)
  }

  func numbers(_ expression: CodeExpression, in passage: CodePassage) -> [Double?] {
    resolver.numbers(expression, in: passage.scope)
  }

  func meanings(_ expression: CodeExpression, in passage: CodePassage) -> [CodeExpression] {
    resolver.meanings(expression, in: passage.scope)
  }

  func view(_ expression: CodeExpression, in passage: CodePassage, of index: Int) -> ViewIdentity? {
    resolver.view(expression, in: passage.scope, of: index)
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
