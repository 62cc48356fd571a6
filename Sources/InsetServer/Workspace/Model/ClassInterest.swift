internal import InsetModel

/// Which classes a project's model wants to know about.
enum ClassInterest {
  /// The word without which a file uses no appearance proxy.
  static let appearanceProxyMark = "appearance"

  /// The custom classes of Interface Builder files, with all that they inherit from as far as it is known.
  static func names(in entries: some Sequence<FileEntry>) -> Set<String> {
    var names: Set<String> = [appearanceProxyMark]
    var superclasses: [String: [String]] = [:]
    for entry in entries {
      names.formUnion((entry.good ?? entry.content)?.customClasses ?? [])
      guard case .code(let file)? = entry.facts else { continue }
      for type in file.facts.types where type.kind == .class {
        guard let superclass = type.inherited.first?.value.split(separator: ".").last else { continue }
        superclasses[type.interfaceBuilderName, default: []].append(String(superclass))
        if type.objectiveCName != nil { superclasses[type.name.value, default: []].append(String(superclass)) }
      }
    }
    var queue = Array(names)
    while let name = queue.popLast() {
      for superclass in superclasses[name] ?? [] where names.insert(superclass).inserted { queue.append(superclass) }
    }
    return names
  }
}
