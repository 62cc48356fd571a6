/// Which views and constraints a document installs in some size classes only.
///
/// `<variation key="default"><mask key="subviews"><exclude reference="…"/></mask></variation>` takes an object out of
/// every size class, an `include` under another key puts it back there. An `exclude` under another key takes it out
/// of those size classes alone.
struct SizeClassIndex {
  private var excluded: [String: [String]] = [:]
  private var included: [String: [String]] = [:]

  init(_ table: ElementTable) {
    for element in table.elements where element.name == "exclude" || element.name == "include" {
      guard let id = element["reference"]?.value, let variation = element.parent?.parent,
        variation.name == "variation", let key = variation.key
      else { continue }
      if element.name == "include" {
        included[id, default: []].append(key)
      } else {
        excluded[id, default: []].append(key)
      }
    }
  }

  /// The keys of the size classes that have an object which the others don't have; nil of an object that is there by
  /// default.
  func installed(_ id: String?) -> [String]? {
    guard let id, excluded[id]?.contains("default") == true else { return nil }
    return included[id] ?? []
  }

  /// The keys of the size classes that lack an object which is there by default.
  func excluded(_ id: String?) -> [String] {
    guard let id, installed(id) == nil else { return [] }
    return excluded[id] ?? []
  }

  func isInstalledEverywhere(_ id: String?) -> Bool { installed(id) == nil && excluded(id).isEmpty }
}
