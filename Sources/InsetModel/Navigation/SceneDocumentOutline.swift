package import InsetDocuments
internal import InsetJSON

extension SceneDocument {
  /// The controllers with their views and children, in the order of the scene.
  package var outline: [OutlineItem] {
    item("controller", at: JSONPointer(tokens: ["root"]), depth: 0).map { [$0] } ?? []
  }

  /// Deeper objects are left out; no scene that people write comes near it.
  private static let maximumDepth = 128

  private func item(_ role: String, at pointer: JSONPointer, depth: Int) -> OutlineItem? {
    guard depth < Self.maximumDepth, let object = json[pointer]?.objectValue,
      let range = sourceMap.valueRange(at: pointer)
    else { return nil }
    let (id, className) = (object["id"]?.stringValue, object["class"]?.stringValue)
    let name = id.map { $0.isEmpty ? role : $0 } ?? className ?? role
    let named = id != nil ? "id" : "class"
    let selection = object[named].flatMap { _ in sourceMap.valueRange(at: pointer.appending(named)) }
    var item = OutlineItem(
      name: name, detail: className.map { $0.isEmpty ? role : $0 } ?? role, kind: .object, range: range,
      selection: selection ?? range.lowerBound..<min(range.lowerBound + 1, range.upperBound))
    if let view = self.item("view", at: pointer.appending("view"), depth: depth + 1) { item.children.append(view) }
    for (key, role) in [("subviews", "view"), ("children", "controller")] {
      guard let count = object[key]?.arrayValue?.count else { continue }
      let list = pointer.appending(key)
      item.children += (0..<count).compactMap { self.item(role, at: list.appending($0), depth: depth + 1) }
    }
    if let presented = self.item("controller", at: pointer.appending("presented"), depth: depth + 1) {
      item.children.append(presented)
    }
    return item
  }
}
