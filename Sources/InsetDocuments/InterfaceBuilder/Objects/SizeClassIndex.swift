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

  /// What differs in some size classes: those that name one class first, those that name two later.
  func variations(_ id: String?, of element: XMLElement) -> [ConstraintFact.Variation] {
    var variations: [ConstraintFact.Variation] = []
    func place(of key: String) -> Int {
      if let known = variations.firstIndex(where: { $0.sizeClasses == key }) { return known }
      variations.append(ConstraintFact.Variation(sizeClasses: key))
      return variations.count - 1
    }
    for child in element.children where child.name == "variation" {
      guard let key = child.key, key != "default" else { continue }
      let place = place(of: key)
      variations[place].constant = child["constant"].flatMap { Double($0.value) }
      variations[place].priority = child["priority"].flatMap { Double($0.value) }
      variations[place].multiplier = child["multiplier"].map { ConstraintElement.ratio($0.value) }
    }
    if let id {
      for key in included[id] ?? [] where key != "default" { variations[place(of: key)].isInstalled = true }
      for key in excluded[id] ?? [] where key != "default" { variations[place(of: key)].isInstalled = false }
    }
    return variations.sorted { left, right in
      let (specific, more) = (left.sizeClasses.contains("-"), right.sizeClasses.contains("-"))
      return specific != more ? !specific : left.sizeClasses < right.sizeClasses
    }
  }

  func isInstalledEverywhere(_ id: String?) -> Bool { installed(id) == nil && excluded(id).isEmpty }
}
