internal import InsetDocuments
internal import InsetSyntax

/// Puts the parts of types together.
struct ProgramBuilder {
  private let files: [String: CodeFile]
  private let neighbourhood: Neighbourhood
  private(set) var classes: [CodeClass] = []
  private(set) var byName: [String: [Int]] = [:]
  private(set) var byPart: [CodeClass.Part: Int] = [:]
  private(set) var functionsByName: [String: [FunctionID]] = [:]
  private(set) var freeFunctions: [String: [FunctionID]] = [:]
  private(set) var globals: [String: [PropertyID]] = [:]
  private(set) var superclasses: [Int?] = []

  init(_ files: [String: CodeFile], _ neighbourhood: Neighbourhood) {
    self.files = files
    self.neighbourhood = neighbourhood
  }

  mutating func build() {
    var parts: [String: [CodeClass.Part]] = [:]
    for path in files.keys.sorted() {
      guard let facts = files[path]?.facts else { continue }
      for (index, type) in facts.types.enumerated() {
        parts[key(type, facts.language), default: []].append(.init(path: path, type: index))
      }
      addGlobals(facts, path)
    }
    for key in parts.keys.sorted() { add(parts[key] ?? [], isProtocol: key.hasPrefix("@")) }
    superclasses = classes.indices.map(superclass)
  }

  /// Objective-C's protocols have names of their own: `NSObject` is a class and a protocol.
  private func key(_ type: CodeType, _ language: CodeFacts.Language) -> String {
    let last = type.name.value.split(separator: ".").last.map(String.init) ?? type.name.value
    return type.kind == .protocol && language == .objectiveC ? "@" + last : last
  }

  private mutating func addGlobals(_ facts: CodeFacts, _ path: String) {
    for (index, function) in facts.functions.enumerated() {
      let id = FunctionID(path: path, type: nil, index: index)
      freeFunctions[function.name.value, default: []].append(id)
      functionsByName[function.name.value, default: []].append(id)
    }
    for (index, variable) in facts.variables.enumerated() {
      globals[variable.name.value, default: []].append(PropertyID(path: path, type: nil, index: index))
    }
  }

  private func type(_ part: CodeClass.Part) -> CodeType? {
    guard let types = files[part.path]?.facts.types, types.indices.contains(part.type) else { return nil }
    return types[part.type]
  }

  // MARK: One name

  private mutating func add(_ parts: [CodeClass.Part], isProtocol: Bool) {
    var heads: [CodeClass.Part] = []
    // Branches of `#if` declare a type twice in a file, whose parts stand together.
    for part in parts where type(part)?.declaresType == true && heads.last?.path != part.path { heads.append(part) }
    if heads.isEmpty {
      heads = parts.filter { type($0)?.kind == .implementation && type($0)?.category == nil }
    }
    guard let first = heads.first ?? parts.first, let name = type(first)?.name.value else { return }
    let isDeclared = !heads.isEmpty
    if heads.isEmpty { heads = [first] }
    var groups = heads.map { [$0] }
    // Parts of another app than any declaration of the name.
    var others: [CodeClass.Part] = []
    let indices = Array(heads.indices)
    let known = Set(heads)
    for part in parts where !known.contains(part) {
      if let nearest = neighbourhood.nearest(indices, to: part.path, { heads[$0].path }) {
        groups[nearest].append(part)
      } else {
        others.append(part)
      }
    }
    for group in groups { add(group, named: name, isDeclared: isDeclared, isProtocol: isProtocol) }
    if !others.isEmpty { add(others, named: name, isDeclared: false, isProtocol: isProtocol) }
  }

  private mutating func add(_ parts: [CodeClass.Part], named name: String, isDeclared: Bool, isProtocol: Bool) {
    guard let head = type(parts[0]) else { return }
    let index = classes.count
    let last = name.split(separator: ".").last.map(String.init) ?? name
    var entry = CodeClass(name: last, kind: head.kind, parts: parts, isDeclared: isDeclared)
    for part in parts {
      guard let type = type(part) else { continue }
      byPart[part] = index
      entry.inherited += type.inherited.map { $0.value.split(separator: ".").last.map(String.init) ?? $0.value }
      for (position, function) in type.functions.enumerated() {
        let id = FunctionID(path: part.path, type: part.type, index: position)
        // Lines of an @interface say nothing that the implementation doesn't.
        if function.traits.contains(.declaration), type.kind != .protocol { continue }
        entry.functions[function.name.value, default: []].append(id)
        functionsByName[function.name.value, default: []].append(id)
      }
      for (position, property) in type.properties.enumerated() {
        entry.properties[property.name.value, default: []].append(
          PropertyID(path: part.path, type: part.type, index: position))
      }
    }
    if head.kind == .class {
      entry.superclassName = head.inherited.first.map {
        $0.value.split(separator: ".").last.map(String.init) ?? $0.value
      }
    }
    classes.append(entry)
    byName[(isProtocol ? "@" : "") + last, default: []].append(index)
    if let other = head.objectiveCName?.value, other != last { byName[other, default: []].append(index) }
  }

  private func superclass(of index: Int) -> Int? {
    guard let name = classes[index].superclassName, let candidates = byName[name] else { return nil }
    let others = candidates.filter { $0 != index && classes[$0].kind != .protocol && classes[$0].isDeclared }
    return neighbourhood.nearest(others, to: classes[index].path) { classes[$0].path }
  }
}

extension CodeType {
  /// Whether it is the type's own declaration, not one of more members.
  fileprivate var declaresType: Bool {
    switch kind {
    case .class, .struct, .enum, .actor, .protocol: true
    case .extension, .implementation: false
    }
  }
}
