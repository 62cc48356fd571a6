internal import InsetJSON

/// Values to take out of a document, as a tree, so that only the branches which hold some are visited.
struct SceneRemovals {
  private var isRemoved = false
  private var children: [String: SceneRemovals] = [:]

  mutating func insert(_ pointer: JSONPointer) {
    insert(pointer.tokens[...])
  }

  private mutating func insert(_ tokens: ArraySlice<String>) {
    if let first = tokens.first {
      children[first, default: SceneRemovals()].insert(tokens.dropFirst())
    } else {
      isRemoved = true
    }
  }

  func contains(_ pointer: JSONPointer) -> Bool {
    var branch = self
    for token in pointer.tokens {
      guard let child = branch.children[token] else { return false }
      branch = child
    }
    return branch.isRemoved
  }

  /// `json` without the values. An item of an array becomes null instead, since ids and pointers count the items; so
  /// does the document itself.
  func applied(to json: JSON) -> JSON {
    if isRemoved { return .null }
    guard !children.isEmpty else { return json }
    switch json {
    case .object(let object):
      return .object(
        JSONObject(
          object.compactMap { key, value in
            guard let child = children[key] else { return (key, value) }
            return child.isRemoved ? nil : (key, child.applied(to: value))
          }))
    case .array(let items):
      return .array(items.enumerated().map { index, item in children[String(index)]?.applied(to: item) ?? item })
    default:
      return json
    }
  }
}
