internal import InsetProgram

/// What a bare name means in a body: found once.
enum NameMeaning {
  case selfMember
  /// A static member of a type around.
  case typeMember(TypeKey)
  case variable(PropertyID)
  case functions([FunctionID])
  case type(TypeKey)
  /// A case of one of Objective-C's enumerations.
  case enumCase(TypeID, Int)
  case library
  case nothing
}

extension CodeStore {
  func meaning(of name: Name, in body: Body) -> NameMeaning {
    let key = MeaningKey(file: body.file, owner: body.owner, isOfType: body.isOfType, name: name)
    if let known = meanings[key] { return known }
    let found = find(names.text(name), name, body)
    meanings[key] = found
    return found
  }

  private func find(_ text: String, _ name: Name, _ body: Body) -> NameMeaning {
    if let owner = body.owner {
      let key = types.key(owner)
      if !body.isOfType, memberLookup.declares(name, of: key) { return .selfMember }
      var scope: TypeID? = owner
      var depth = 0
      while let current = scope, depth < 16 {
        let around = types.key(current)
        if memberLookup.declares(name, of: around, isType: true) { return .typeMember(around) }
        scope = program[current].outer
        depth += 1
      }
    }
    guard body.file >= 0 else { return library.declaresGlobal(text) ? .library : .nothing }
    if let variable = program.globalVariable(named: text, from: body.file) { return .variable(variable) }
    let functions = program.globalFunctions(named: text, from: body.file)
    if !functions.isEmpty { return .functions(functions) }
    if let type = types.key(named: text, from: body.file, within: body.owner) { return .type(type) }
    if let (type, index) = enumCases[text] { return .enumCase(type, index) }
    if library.declaresGlobal(text) { return .library }
    return .nothing
  }
}

struct MeaningKey: Hashable {
  let file: Int
  let owner: TypeID?
  let isOfType: Bool
  let name: Name
}

extension MemberLookup {
  /// Whether a type has a member of that name for certain: what a class without source has isn't known.
  func declares(_ name: Name, of type: TypeKey, isType: Bool = false) -> Bool {
    switch member(name, of: type, isType: isType) {
    case .property, .functions, .enumCase, .nested: true
    case .framework(let framework): declares(name, framework)
    case nil: false
    }
  }
}
