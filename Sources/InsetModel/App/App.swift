package import InsetDocuments
package import InsetLayout
package import InsetSyntax
internal import InsetText

/// One app: the facts of all its files, merged. A value that is made anew after each change of a file's facts.
package struct App: Sendable {
  /// Where a class is declared.
  package struct ClassDeclaration: Sendable {
    package let path: String
    package let type: CodeType
  }

  /// By absolute path.
  package let files: [String: FileFacts]
  package let controllers: [ControllerEntry]
  package let edges: [ContainmentEdge]
  package let program: Program
  /// False where the program of an earlier app was taken over: no file declares anything else than it did.
  package let isProgramNew: Bool
  /// What the code sets and builds.
  package let code: CodeKnowledge
  /// By the name that Interface Builder writes.
  package let classes: [String: [ClassDeclaration]]
  /// Of all projects, at least one; it has every file where no project can be read.
  package let targets: [Target]
  package let deploymentTarget: DeploymentTarget?
  package let environments: [Environment]
  /// Whether the user names the environments.
  package let hasConfiguredEnvironments: Bool
  /// Whether the user names more of them than are kept.
  let hasTooManyEnvironments: Bool
  /// What the project's `.insetd.json` says.
  package let configuration: ConfigurationFacts?
  package let configurationPath: String?
  /// What holds for the app: its `.insetd.json`, and below it what the user has set elsewhere.
  package let settings: ConfigurationFacts

  private let outgoing: [Int: [Int]]
  private let incoming: [Int: [Int]]
  private let byClass: [String: [Int]]
  /// By class of the program.
  let byClassIndex: [Int: [Int]]
  private let byPath: [String: [Int]]
  private let byViewPath: [String: [Int]]

  /// - Parameters:
  ///   - settings: what the user has set outside the project; places in it mean nothing.
  ///   - previous: of the same files before a change; what can't have changed is taken over.
  ///   - changed: the files that may say something else since then, or say it elsewhere.
  package init(
    files: [String: FileFacts], settings: ConfigurationFacts = ConfigurationFacts(), after previous: App? = nil,
    changed: Set<String> = []
  ) {
    self.files = files
    let paths = files.keys.sorted()
    var controllers: [ControllerEntry] = []
    var classes: [String: [ClassDeclaration]] = [:]
    var configuration: (String, ConfigurationFacts)?
    var initialScenes: [String: String] = [:]
    var codeFiles: [String: CodeFile] = [:]
    for path in paths {
      switch files[path] {
      case .interfaceBuilder(let facts)? where !facts.isForeign && !facts.isLaunchScreen:
        for controller in facts.controllers where controller.kind != .viewControllerPlaceholder {
          controllers.append(ControllerEntry(path: path, facts: controller, kind: Controller.Kind(of: controller)))
        }
        if let initial = facts.initialViewController?.value { initialScenes[path] = initial }
      case .code(let file)?:
        codeFiles[path] = file
        for type in file.facts.types where type.kind == .class {
          classes[type.interfaceBuilderName, default: []].append(ClassDeclaration(path: path, type: type))
        }
      case .configuration(let facts)?:
        // The one nearest to the top of the tree holds for all.
        if configuration.map({ path.count < $0.0.count }) ?? true { configuration = (path, facts) }
      default: break
      }
    }
    self.classes = classes
    self.configuration = configuration?.1
    configurationPath = configuration?.0
    let before = previous.flatMap { $0.hasSameTargets(with: files, changed: changed) ? $0 : nil }
    let targets = before?.targets ?? Target.all(files: files)
    self.targets = targets
    let known = before?.program.with(codeFiles, changed: changed)
    isProgramNew = known == nil
    let program =
      known ?? Program(codeFiles, before?.program.neighbourhood ?? Neighbourhood(targets, files: paths))
    let joined = AppJoining(files: files, scenes: controllers, initialScenes: initialScenes, program, targets)
    controllers = joined.controllers
    self.controllers = controllers
    self.program = program
    code = joined.code
    let edges = joined.edges
    self.edges = edges
    outgoing = Dictionary(grouping: edges.indices.filter { edges[$0].from != nil }) { edges[$0].from ?? 0 }
    incoming = Dictionary(grouping: edges.indices) { edges[$0].to }
    byClass = Dictionary(grouping: controllers.indices) { controllers[$0].className }
    byClassIndex = Dictionary(grouping: controllers.indices.filter { controllers[$0].classIndex != nil }) {
      controllers[$0].classIndex ?? 0
    }
    byPath = Dictionary(grouping: controllers.indices) { controllers[$0].path }
    byViewPath = Dictionary(grouping: controllers.indices) { controllers[$0].viewPath }
    let effective = configuration.map { $0.1.above(settings) } ?? settings
    self.settings = effective
    deploymentTarget = DeploymentTarget(
      targets: targets, files: files, settings: effective,
      configurationPath: configuration.flatMap { $0.1.deploymentTarget == nil ? nil : $0.0 })
    let (configured, isCut) = (effective.environments?.compactMap { SceneDecoder.environment($0.value) } ?? [])
      .withinLimit
    hasConfiguredEnvironments = !configured.isEmpty
    hasTooManyEnvironments = isCut
    environments = configured.isEmpty ? DefaultEnvironments.list(from: deploymentTarget?.version) : configured
  }

  /// Whether targets stay what they are: they follow from projects, property lists and build settings.
  private func hasSameTargets(with files: [String: FileFacts], changed: Set<String>) -> Bool {
    changed.allSatisfy { path in
      switch (self.files[path], files[path]) {
      case (.code, .code), (.interfaceBuilder, .interfaceBuilder), (.sceneDocument, .sceneDocument): true
      default: false
      }
    }
  }

  /// The controllers that Interface Builder places, in the order of their files' paths.
  package var scenes: [ControllerEntry] { controllers.filter { $0.source == .scene } }

  package func edges(from controller: Int) -> [ContainmentEdge] { (outgoing[controller] ?? []).map { edges[$0] } }
  package func edges(to controller: Int) -> [ContainmentEdge] { (incoming[controller] ?? []).map { edges[$0] } }

  /// The controllers of a class, by its name without module.
  package func controllers(ofClass name: String) -> [Int] { byClass[name] ?? [] }

  /// The controllers of a file, in document order.
  package func controllers(inFile path: String) -> [Int] { byPath[path] ?? [] }

  /// The controllers whose root view is one of a file: a xib's may be that of several.
  package func controllers(withView id: String, inFile path: String) -> [Int] {
    (byViewPath[path] ?? []).filter { controllers[$0].facts.view?.id == id }
  }

  package func controller(_ id: String, inFile path: String) -> Int? {
    controllers(inFile: path).first { controllers[$0].facts.id == id }
  }

  package func interfaceBuilderFacts(_ path: String) -> InterfaceBuilderFacts? {
    if case .interfaceBuilder(let facts)? = files[path] { facts } else { nil }
  }
}
