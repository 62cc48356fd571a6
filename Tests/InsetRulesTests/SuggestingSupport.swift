import Foundation
import InsetLayout
import InsetModel

@testable import InsetRules

/// Scenes for suggestions, and what comes of them.
enum Suggesting {
  /// The scene of a ground-truth case; `bare`: without the insets that it writes.
  static func groundTruth(_ id: String, bare: Bool) throws -> SceneDocumentAnalysis {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "GroundTruth/\(id).json")
    let json = try JSONSerialization.jsonObject(with: try Data(contentsOf: file)) as? [String: Any]
    let scene = json?["scene"] ?? [String: Any]()
    let bytes = try JSONSerialization.data(withJSONObject: bare ? withoutInsets(scene) : scene)
    return SceneDocumentAnalysis(.reading(Array(bytes)))
  }

  private static func withoutInsets(_ json: Any) -> Any {
    if let object = json as? [String: Any] {
      return object.filter { $0.key != "contentInset" }.mapValues(withoutInsets)
    }
    return (json as? [Any])?.map(withoutInsets) ?? json
  }

  static func scene(_ root: String) -> Scene {
    SceneDocumentAnalysis(.reading(Array(#"{ "version": 1, "root": \#(root) }"#.utf8))).scene
  }

  static func ask(
    _ target: String, _ scene: Scene, on environments: [String], goal: SuggestionGoal = .contentBelowBars
  ) throws -> Suggestions {
    try ask(target, scene, on: environments.compactMap { Environment(shortForm: $0) }, goal: goal)
  }

  static func ask(
    _ target: String, _ scene: Scene, on environments: [Environment], goal: SuggestionGoal = .contentBelowBars
  ) throws -> Suggestions {
    try Suggestions(target, goal, scene, environments.map { try layOut(scene, in: $0) })
  }

  /// The scene with a suggestion in it, made without the code that tried it.
  static func changed(_ scene: Scene, by suggestion: Suggestion, _ target: String) -> Scene {
    var changed = scene
    for change in suggestion.changes {
      switch change.setting {
      case .automaticallyAdjustsScrollViewInsets(let value):
        changed = changed.changingController(at: change.pointer) { $0.automaticallyAdjustsScrollViewInsets = value }
      case .edgesForExtendedLayout(let value):
        changed = changed.changingController(at: change.pointer) { $0.edgesForExtendedLayout = value }
      case .contentInset(let value): changed = changed.changingView(at: change.pointer) { $0.contentInset = value }
      case .contentInsetAdjustmentBehavior(let value):
        changed = changed.changingView(at: change.pointer) { $0.contentInsetAdjustmentBehavior = value }
      case .alwaysBounceVertical(let value):
        changed = changed.changingView(at: change.pointer) { $0.alwaysBounceVertical = value }
      default: changed = changed.applying([change])
      }
    }
    guard let insets = suggestion.insets, case .view(let view)? = Tree(scene).subject(named: target) else {
      return changed
    }
    return changed.changingView(at: Tree(scene).views[view].pointer) { $0.contentInset = insets.contentInset }
  }

  // Parts of scenes, as documents write them.
  static let table = #"{ "id": "table", "kind": "table" }"#
  static func child(_ view: String = table, _ more: String = "") -> String {
    #"{ "id": "child", "class": "ChildViewController", "view": { "subviews": [\#(view)] }\#(more) }"#
  }
  static func host(_ child: String, first: Bool = false, more: String = "") -> String {
    let backdrop = first ? "" : #"{ "id": "backdrop" }, "#
    return #"""
      { "id": "host", "class": "HostViewController",
        "view": { "subviews": [\#(backdrop){ "id": "area", "embeds": \#(child) }] }\#(more) }
      """#
  }
  static func navigation(_ child: String, _ more: String = "") -> String {
    #"{ "id": "nav", "kind": "navigation", "children": [\#(child)]\#(more) }"#
  }
  static func page(_ child: String) -> String {
    #"{ "id": "page", "kind": "page", "transitionStyle": "scroll", "children": [\#(child)] }"#
  }
}
