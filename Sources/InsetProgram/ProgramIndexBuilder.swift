internal import InsetSyntax

/// Puts the parts of types together.
struct ProgramIndexBuilder {
  private let files: [SourceFile]
  private let visibility: any SourceVisibility
  private(set) var types: [TypeDeclaration] = []
  private(set) var functions: [FunctionDeclaration] = []
  private(set) var properties: [PropertyDeclaration] = []
  private(set) var subscripts: [SubscriptDeclaration] = []
  private(set) var mutatingNames: Set<String> = []
  private(set) var typesByName: [String: [TypeID]] = [:]
  private(set) var globalFunctions: [String: [FunctionID]] = [:]
  private(set) var globalVariables: [String: [PropertyID]] = [:]
  private(set) var aliases: [String: [(file: Int, type: String)]] = [:]
  private(set) var conformers: [String: [TypeID]] = [:]
  private(set) var operators: [String: [FunctionID]] = [:]

  private struct Part {
    var file: Int
    var type: CodeType
    var language: CodeFacts.Language
  }

  init(_ files: [SourceFile], _ visibility: any SourceVisibility) {
    self.files = files
    self.visibility = visibility
  }

  mutating func build() {
    var parts: [String: [Part]] = [:]
    var names: [String] = []
    for (index, file) in files.enumerated() {
      for type in file.facts.types {
        let key = Self.key(type, file.facts.language)
        if parts[key] == nil { names.append(key) }
        parts[key, default: []].append(Part(file: index, type: type, language: file.facts.language))
      }
      addGlobals(file.facts, index)
    }
    for name in names { add(parts[name] ?? []) }
    linkOuterTypes()
    linkSuperclasses()
    linkProtocols()
  }

  /// The last part of the name: which one of several is meant is decided part by part. Objective-C's protocols have names
  /// of their own, since `NSObject` is a class and a protocol.
  private static func key(_ type: CodeType, _ language: CodeFacts.Language) -> String {
    let last = type.name.value.lastComponent
    return type.kind == .protocol && language == .objectiveC ? "@" + last : last
  }

  private mutating func addGlobals(_ facts: CodeFacts, _ file: Int) {
    for function in facts.functions where !function.traits.contains(.declaration) {
      let id = add(function, file, owner: nil, facts.language, isDefault: false)
      globalFunctions[function.name.value, default: []].append(id)
    }
    for variable in facts.variables {
      let id = PropertyID(index: properties.count)
      properties.append(.init(facts: variable, file: file, owner: nil, language: facts.language))
      globalVariables[variable.name.value, default: []].append(id)
    }
    for alias in facts.aliases { aliases[alias.name, default: []].append((file, alias.type)) }
  }

  private mutating func add(
    _ function: CodeFunction, _ file: Int, owner: TypeID?, _ language: CodeFacts.Language, isDefault: Bool
  ) -> FunctionID {
    let id = FunctionID(index: functions.count)
    functions.append(.init(facts: function, file: file, owner: owner, language: language, isDefault: isDefault))
    if function.traits.contains(.mutating) { mutatingNames.insert(function.name.value) }
    if let first = function.name.value.unicodeScalars.first, first.isOperatorHead {
      operators[function.name.value, default: []].append(id)
    }
    return id
  }

  // MARK: One name

  private mutating func add(_ parts: [Part]) {
    var heads: [Int] = []
    for (index, part) in parts.enumerated() where part.type.declaresType {
      // Branches of `#if` declare a type twice in a file.
      if let last = heads.last, parts[last].file == part.file,
        parts[last].type.qualifiedName == part.type.qualifiedName
      {
        continue
      }
      heads.append(index)
    }
    if heads.isEmpty {
      heads = parts.indices.filter { parts[$0].type.kind == .implementation && parts[$0].type.category == nil }
    }
    guard !heads.isEmpty else { return add(parts, head: 0, isDeclared: false) }
    var groups = heads.map { [$0] }
    var others: [Int] = []
    for index in parts.indices where !heads.contains(index) {
      let path = files[parts[index].file].path
      let fitting = heads.indices.filter { parts[heads[$0]].type.qualifiedName == parts[index].type.qualifiedName }
      let candidates = fitting.isEmpty ? Array(heads.indices) : fitting
      if let nearest = visibility.nearest(candidates.map { files[parts[heads[$0]].file].path }, to: path) {
        groups[candidates[nearest]].append(index)
      } else {
        others.append(index)
      }
    }
    for group in groups { add(group.map { parts[$0] }, head: 0, isDeclared: true) }
    if !others.isEmpty { add(others.map { parts[$0] }, head: 0, isDeclared: false) }
  }

  private mutating func add(_ parts: [Part], head: Int, isDeclared: Bool) {
    let first = parts[head]
    let id = TypeID(index: types.count)
    let name = first.type.name.value.lastComponent
    var entry = TypeDeclaration(
      name: name, qualifiedName: first.type.qualifiedName, kind: .init(first.type.kind), language: first.language,
      isDeclared: isDeclared, file: first.file)
    for part in parts { add(part, to: &entry, id) }
    if isDeclared, entry.kind == .class {
      let heads = parts.filter { $0.type.kind == .class || $0.type.kind == .implementation }
      entry.superclassName = heads.lazy.compactMap { $0.type.inherited.first?.value.lastComponent }.first
    }
    types.append(entry)
    typesByName[name, default: []].append(id)
    if let other = first.type.objectiveCName?.value, other != name { typesByName[other, default: []].append(id) }
  }

  private mutating func add(_ part: Part, to entry: inout TypeDeclaration, _ id: TypeID) {
    entry.inherited += part.type.inherited.map { $0.value.lastComponent }
    entry.genericParameters += part.type.genericParameters
    entry.cases += part.type.cases
    for alias in part.type.aliases where entry.aliases[alias.name] == nil { entry.aliases[alias.name] = alias.type }
    let isDefault = entry.kind == .protocol && part.type.kind == .extension
    for function in part.type.functions {
      // Lines of an @interface say nothing that the implementation doesn't.
      if function.traits.contains(.declaration), part.type.kind != .protocol { continue }
      let function = add(function, part.file, owner: id, part.language, isDefault: isDefault)
      entry.functions[functions[function.index].facts.name.value, default: []].append(function)
    }
    for property in part.type.properties { add(property, part, to: &entry, id) }
    for written in part.type.subscripts {
      entry.subscripts.append(subscripts.count)
      subscripts.append(.init(facts: written, file: part.file, owner: id))
    }
  }

  private mutating func add(_ property: CodeProperty, _ part: Part, to entry: inout TypeDeclaration, _ id: TypeID) {
    let name = property.name.value
    if let getter = property.getterName { entry.getters[getter] = name }
    if let setter = property.setterName { entry.setters[setter] = name }
    if let variable = property.variableName { entry.variables[variable] = name }
    if let known = entry.properties[name] {
      // A class extension says again what the interface says, a protocol's extension gives the default.
      if properties[known.index].facts.accessors.isEmpty, properties[known.index].facts.value == nil {
        properties[known.index].facts = property
      }
      return
    }
    let property = PropertyDeclaration(facts: property, file: part.file, owner: id, language: part.language)
    let propertyID = PropertyID(index: properties.count)
    properties.append(property)
    entry.properties[name] = propertyID
    if property.facts.getter == nil, !property.facts.traits.contains(.type) {
      entry.storedProperties.append(propertyID)
    }
  }

  // MARK: Links

  private mutating func linkOuterTypes() {
    var byQualifiedName: [String: TypeID] = [:]
    for (index, type) in types.enumerated() where type.isDeclared {
      byQualifiedName[type.qualifiedName] = TypeID(index: index)
    }
    for index in types.indices {
      let parts = types[index].qualifiedName.split(separator: ".")
      guard parts.count > 1 else { continue }
      let outer = parts.dropLast().joined(separator: ".")
      let found =
        byQualifiedName[outer]
        ?? typesByName[outer.lastComponent]?.first { $0.index != index && types[$0.index].name == outer.lastComponent }
      guard let found, found.index != index else { continue }
      types[index].outer = found
      types[found.index].nested[types[index].name] = TypeID(index: index)
    }
  }

  private mutating func linkSuperclasses() {
    for index in types.indices {
      guard let name = types[index].superclassName, let candidates = typesByName[name] else { continue }
      let classes = candidates.filter {
        $0.index != index && types[$0.index].kind == .class && types[$0.index].isDeclared
      }
      let paths = classes.map { files[types[$0.index].file].path }
      if let nearest = visibility.nearest(paths, to: files[types[index].file].path) {
        types[index].superclass = classes[nearest]
      }
    }
    // Who inherits from itself has no superclass.
    for index in types.indices {
      var seen: Set<Int> = [index]
      var current = index
      while let next = types[current].superclass {
        if !seen.insert(next.index).inserted {
          types[current].superclass = nil
          break
        }
        current = next.index
      }
    }
  }

  private mutating func linkProtocols() {
    for index in types.indices {
      for name in types[index].inherited where name != types[index].superclassName || types[index].superclass == nil {
        conformers[name, default: []].append(TypeID(index: index))
        for candidate in (typesByName[name] ?? []) + (typesByName["@" + name] ?? [])
        where types[candidate.index].kind == .protocol && candidate.index != index {
          types[index].protocols.append(candidate)
          break
        }
      }
      if let superclass = types[index].superclassName, types[index].superclass != nil {
        conformers[superclass, default: []].append(TypeID(index: index))
      }
    }
    closeOverProtocols()
  }

  private mutating func closeOverProtocols() {
    let direct = types.map(\.protocols)
    for index in types.indices where !direct[index].isEmpty {
      var all: [TypeID] = []
      var pending = direct[index]
      var seen: Set<TypeID> = []
      while let next = pending.first {
        pending.removeFirst()
        guard seen.insert(next).inserted else { continue }
        all.append(next)
        pending += direct[next.index]
      }
      types[index].protocols = all
    }
  }
}

extension TypeDeclaration.Kind {
  fileprivate init(_ kind: CodeType.Kind) {
    self =
      switch kind {
      case .class, .implementation, .actor, .extension: .class
      case .struct: .struct
      case .enum: .enum
      case .protocol: .protocol
      }
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

extension String {
  /// `Inner` of `Outer.Inner`.
  fileprivate var lastComponent: String { split(separator: ".").last.map(String.init) ?? self }
}

extension Unicode.Scalar {
  fileprivate var isOperatorHead: Bool { "+-*/%<>=!&|^~?".unicodeScalars.contains(self) }
}
