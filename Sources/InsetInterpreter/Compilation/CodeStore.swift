package import InsetProgram
internal import InsetSyntax

/// The flat code of a session, made when a run first needs it. For one thread.
package final class CodeStore {
  package let program: ProgramIndex
  package let names: NameTable
  package let types: TypeTable
  let library: any FrameworkKnowledge
  package private(set) var bodies: [Body] = []
  private var byKind: [Body.Kind: Int32?] = [:]
  private var parsedTypes: [String: TypeReference?] = [:]
  var meanings: [MeaningKey: NameMeaning] = [:]
  private(set) lazy var memberLookup = MemberLookup(self)
  /// What is written of objects from outside of their classes.
  package private(set) lazy var memberWrites = MemberWrites(program)

  /// The files that declare a class, its superclasses and their extensions.
  package func files(of type: TypeKey) -> Set<Int> {
    var files: Set<Int> = []
    for key in types.chain(of: type) {
      guard let id = types[key].declaration else { continue }
      let declaration = program[id]
      files.insert(declaration.file)
      for function in declaration.functions.values.joined().sorted() { files.insert(program[function].file) }
    }
    return files
  }

  /// The cases of Objective-C's enumerations, which are global names.
  private(set) lazy var enumCases: [String: (TypeID, Int)] = {
    var found: [String: (TypeID, Int)] = [:]
    for (number, type) in program.types.enumerated() where type.language == .objectiveC && type.kind == .enum {
      for (index, entry) in type.cases.enumerated() { found[entry.name.value] = (TypeID(index: number), index) }
    }
    return found
  }()

  package init(_ program: ProgramIndex, library: any FrameworkKnowledge) {
    self.program = program
    self.library = library
    names = NameTable()
    types = TypeTable(program, library)
  }

  package subscript(_ id: Int32) -> Body? { bodies.indices.contains(Int(id)) ? bodies[Int(id)] : nil }

  /// The file and bytes that a site comes from; nil of those that no file has.
  package func place(of site: Site) -> (path: String, range: Range<Int>)? {
    guard let body = self[site.body], body.file >= 0, body.file < program.files.count,
      body.ranges.indices.contains(Int(site.instruction))
    else { return nil }
    return (program.files[body.file].path, body.ranges[Int(site.instruction)])
  }

  func type(_ text: String?) -> TypeReference? {
    guard let text else { return nil }
    if let known = parsedTypes[text] { return known }
    let type = TypeReference(parsing: text)
    parsedTypes[text] = .some(type)
    return type
  }

  func newBody(
    _ kind: Body.Kind, name: String, file: Int, owner: TypeID?, language: CodeFacts.Language, isOfType: Bool
  ) -> Body {
    let body = Body(
      id: Int32(truncatingIfNeeded: bodies.count), kind: kind, name: name, file: file, owner: owner, language: language,
      isOfType: isOfType)
    bodies.append(body)
    return body
  }

  private func known(_ kind: Body.Kind, make: () -> Body?) -> Body? {
    if let id = byKind[kind] { return id.flatMap { self[$0] } }
    let body = make()
    byKind[kind] = .some(body?.id)
    return body
  }

  private func qualified(_ owner: TypeID?, _ name: String) -> String {
    owner.map { "\(program[$0].qualifiedName).\(name)" } ?? name
  }

  package func body(of id: FunctionID) -> Body? {
    known(.function(id)) {
      let function = program[id]
      guard !function.facts.traits.contains(.declaration) else { return nil }
      let body = newBody(
        .function(id), name: qualified(function.owner, function.facts.name.value), file: function.file,
        owner: function.owner, language: function.language, isOfType: function.facts.traits.contains(.type))
      body.resultType = type(function.facts.resultType) ?? function.facts.resultClassName.map { .named($0, []) }
      body.isFailable = function.facts.traits.contains(.failable)
      BodyCompiler(self, body).compile(function.facts)
      return body
    }
  }

  /// An accessor with a body; nil where there is none.
  func accessor(_ kind: CodeAccessor.Kind, of id: PropertyID) -> Body? {
    let key: Body.Kind =
      switch kind {
      case .get: .getter(id)
      case .set: .setter(id)
      case .willSet: .willSet(id)
      case .didSet: .didSet(id)
      }
    return known(key) {
      let property = program[id]
      guard let accessor = property.facts.accessors.last(where: { $0.kind == kind }) else { return nil }
      let body = newBody(
        key, name: qualified(property.owner, property.facts.name.value), file: property.file, owner: property.owner,
        language: property.language, isOfType: property.facts.traits.contains(.type) || property.owner == nil)
      if kind == .get { body.resultType = type(property.facts.type?.value) }
      BodyCompiler(self, body).compile(
        accessor, type: type(property.facts.type?.value), range: property.facts.range)
      return body
    }
  }

  func initialValue(of id: PropertyID) -> Body? {
    known(.initialValue(id)) {
      let property = program[id]
      guard let value = property.facts.value else { return nil }
      let body = newBody(
        .initialValue(id), name: qualified(property.owner, property.facts.name.value), file: property.file,
        owner: property.owner, language: property.language,
        isOfType: property.facts.traits.contains(.type) || property.owner == nil)
      body.resultType = type(property.facts.type?.value)
      BodyCompiler(self, body).compile(value: value)
      return body
    }
  }

  func subscriptAccessor(_ kind: CodeAccessor.Kind, of index: Int) -> Body? {
    let key: Body.Kind = kind == .get ? .subscriptGetter(index) : .subscriptSetter(index)
    return known(key) {
      let declaration = program.subscripts[index]
      guard let accessor = declaration.facts.accessors.last(where: { $0.kind == kind }) else { return nil }
      let body = newBody(
        key, name: qualified(declaration.owner, "subscript"), file: declaration.file, owner: declaration.owner,
        language: .swift, isOfType: declaration.facts.isOfType)
      body.resultType = kind == .get ? type(declaration.facts.resultType) : nil
      BodyCompiler(self, body).compile(
        accessor, parameters: declaration.facts.parameters, type: type(declaration.facts.resultType),
        range: declaration.facts.range)
      return body
    }
  }

  /// What a case of an enumeration stands for, where that is written.
  func rawValue(of type: TypeID, case index: Int) -> Body? {
    known(.rawValue(type, index)) {
      let declaration = program[type]
      guard declaration.cases.indices.contains(index), let value = declaration.cases[index].rawValue else { return nil }
      let body = newBody(
        .rawValue(type, index), name: qualified(type, declaration.cases[index].name.value), file: declaration.file,
        owner: type, language: declaration.language, isOfType: true)
      BodyCompiler(self, body).compile(value: value)
      return body
    }
  }
}
