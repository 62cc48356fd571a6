package import InsetDocuments
package import InsetJSON
internal import InsetLayout

/// Settings to set on one object of a scene document: what would be if it said so.
package struct SceneChange: Sendable {
  /// An id, a default id, or a JSON pointer.
  package let target: String
  /// Values as scene documents write them, by UIKit's names; of a controller's parts with the part in front:
  /// `navigationBar.isTranslucent`, `view.contentInset`. Null takes a setting back.
  package let settings: JSONObject

  package init(target: String, settings: JSONObject) {
    self.target = target
    self.settings = settings
  }

  /// Why a change can't be made.
  package struct Fault: Error, Equatable, Sendable {
    /// In the request: `/changes/0/set/contentInset`.
    package let pointer: JSONPointer
    package let message: String
    package let suggestions: [String]
  }

  /// The document with the changes made, one after the other, and checked anew.
  ///
  /// - Parameter document: one without errors.
  /// - Throws: ``Fault`` for an unknown target, and for a setting or a value that a scene document can't have there.
  package static func applying(_ changes: [SceneChange], to document: SceneDocument) throws(Fault) -> SceneDocument {
    let tree = Tree(SceneDecoder.scene(document.json))
    var json = document.json
    var places: [(scene: [String], request: JSONPointer)] = []
    for (index, change) in changes.enumerated() {
      let request = JSONPointer(tokens: ["changes", String(index)])
      let object = try change.object(in: tree, request.appending("target"))
      for (name, value) in change.settings {
        let place = request.appending("set").appending(name)
        let words = try words(of: name, place)
        guard let changed = json.setting(value, at: (object + words)[...]) else {
          throw Fault(pointer: place, message: "\"\(change.target)\" has no \"\(name)\" to set", suggestions: [])
        }
        json = changed
        places.append((object + words, place))
      }
    }
    let changed = SceneDocument.checking(json)
    // The document had no errors and has lost what it warned of: whatever is wrong now, the changes did.
    if let problem = changed.problems.first {
      let found = problem.pointer.tokens
      let culprit = places.last { $0.scene.starts(with: found) || found.starts(with: $0.scene) }
      let rest = culprit.map { found.dropFirst($0.scene.count) } ?? []
      let base = culprit?.request ?? JSONPointer(tokens: ["changes"])
      throw Fault(
        pointer: JSONPointer(tokens: base.tokens + rest), message: problem.message, suggestions: problem.suggestions)
    }
    return changed
  }

  /// The way to the target in the document.
  private func object(in tree: Tree, _ place: JSONPointer) throws(Fault) -> [String] {
    let pointer: String
    switch tree.subject(named: target) {
    case .controller(let index)?: pointer = tree.controllers[index].pointer
    case .view(let index)?: pointer = tree.views[index].pointer
    case .window?, nil: throw unknownTarget(at: place, among: tree.controllers.map(\.id) + tree.views.map(\.id))
    }
    return JSONPointer(pointer)?.tokens ?? []
  }

  func unknownTarget(at place: JSONPointer, among known: [String]) -> Fault {
    Fault(
      pointer: place, message: "no controller or view is named by \"\(target)\"",
      suggestions: nearest(to: target, in: known))
  }

  /// What is no setting but says which objects there are: results before and after are compared by it.
  private static let structure: Set<String> = ["id", "class", "kind", "children", "presented", "subviews", "embeds"]

  static func words(of name: String, _ place: JSONPointer) throws(Fault) -> [String] {
    let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if words.last == "view" || words.contains(where: structure.contains) {
      throw Fault(pointer: place, message: "\"\(name)\" is no setting, but part of the hierarchy", suggestions: [])
    }
    let known = Set(SceneObjectKind.allCases.flatMap { SceneSchema.keys(of: $0) }.map(\.name)).subtracting(structure)
    for (index, word) in words.enumerated() {
      let candidates = index == words.count - 1 ? known : JSON.parts
      if candidates.contains(word), words.count <= deepest { continue }
      let suggestions = nearest(to: word, in: candidates).map {
        (words[..<index] + [$0] + words[(index + 1)...]).joined(separator: ".")
      }
      throw Fault(
        pointer: place, message: "no setting is named \"\(name)\"",
        suggestions: words.count <= deepest ? suggestions : [])
    }
    return words
  }

  /// `view.pins.top` has as many words as a name can have.
  private static let deepest = 3
}

extension JSON {
  /// Objects that a setting may stand in, and that a document may leave out.
  fileprivate static let parts: Set<String> = [
    "view", "navigationBar", "toolbar", "tabBar", "navigationItem", "pins",
  ]

  /// The document with a member set, or taken out by null; `nil` when nothing is there that can have it.
  fileprivate func setting(_ value: JSON, at tokens: ArraySlice<String>) -> JSON? {
    guard let token = tokens.first else { return value }
    let rest = tokens.dropFirst()
    switch self {
    case .object(var members):
      if rest.isEmpty {
        members[token] = value.isNull ? JSON?.none : value
        return .object(members)
      }
      // `nil` alone would be JSON's null.
      guard let inner = members[token] ?? (JSON.parts.contains(token) ? [:] : JSON?.none),
        let changed = inner.setting(value, at: rest)
      else { return nil }
      members[token] = changed
      return .object(members)
    case .array(var items):
      guard let index = Int(token), items.indices.contains(index), let changed = items[index].setting(value, at: rest)
      else { return nil }
      items[index] = changed
      return .array(items)
    default: return nil
    }
  }
}
