internal import InsetSyntax

/// What code sets `UIApplication.isStatusBarHidden` to while its app launches. It counts where the appearance of the
/// status bar isn't based on view controllers (R-STATUS-OWNER).
struct LaunchStatusBar: Sendable, Equatable {
  /// The file.
  let path: String
  let isHidden: Bool
}

extension Resolver {
  private static let spellings: Set<String> = ["isStatusBarHidden", "statusBarHidden", "setStatusBarHidden"]

  /// Those of all app delegates, in the order of the files and of each body; what stands under a condition is left out.
  func launchStatusBars() -> [LaunchStatusBar] {
    var launching: [Int: Set<String>] = [:]
    return passages(mentioning: Self.spellings).compactMap { passage in
      guard let owner = passage.owner, let function = passage.function, !passage.effect.circumstances.isConditional,
        passage.systems == .all, let value = Self.statusBarValue(passage.effect)
      else { return nil }
      let names = launching[owner] ?? launchFunctions(of: owner)
      launching[owner] = names
      guard function.isLaunch || names.contains(function.name.value) else { return nil }
      return LaunchStatusBar(path: passage.path, isHidden: value)
    }
  }

  /// The class's own functions that its launch calls.
  private func launchFunctions(of owner: Int) -> Set<String> {
    let type = program.classes[owner]
    var calls: [String: Set<String>] = [:]
    var queue: [String] = []
    for part in type.parts {
      guard let file = program.files[part.path] else { continue }
      for (body, scope) in bodies(of: file, part.path) where scope.owner == owner {
        guard let function = scope.function else { continue }
        let called = file.effects(of: body).flatMap(\.expressions).compactMap { $0.call?.name }
        if function.isLaunch {
          queue += called
        } else {
          calls[function.name.value, default: []].formUnion(called)
        }
      }
    }
    var reached: Set<String> = []
    while let next = queue.popLast() {
      guard let called = calls[next], reached.insert(next).inserted else { continue }
      queue += called
    }
    return reached
  }

  /// `UIApplication.shared.isStatusBarHidden = false`, `application.setStatusBarHidden(false, with: .fade)`.
  private static func statusBarValue(_ effect: CodeEffect) -> Bool? {
    let value: CodeExpression
    switch effect.kind {
    case .assignment(let target, "=", let written):
      guard let name = target.lastName, spellings.contains(name), target.base != nil else { return nil }
      value = written
    case .evaluation(let call), .result(let call):
      guard let call = call.call, call.name == "setStatusBarHidden", call.receiver != nil,
        let first = call.arguments.first
      else { return nil }
      value = first.value
    case .assignment: return nil
    }
    if case .boolean(let isHidden) = value.uncast.kind { return isHidden }
    return nil
  }
}

extension CodeFunction {
  /// `application(_:didFinishLaunchingWithOptions:)` and its siblings.
  fileprivate var isLaunch: Bool {
    let labels = ["didFinishLaunchingWithOptions", "willFinishLaunchingWithOptions"]
    return name.value == "applicationDidFinishLaunching"
      || name.value == "application" && parameters.contains { $0.label.map(labels.contains) == true }
  }
}
