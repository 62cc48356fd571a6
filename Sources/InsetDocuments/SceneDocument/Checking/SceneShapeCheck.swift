internal import InsetJSON

/// Compares a scene with the schema: unknown and missing keys, types, and values that are impossible whatever else the
/// scene says.
struct SceneShapeCheck {
  private(set) var findings: SceneFindings

  init(sourceMap: JSONSourceMap) {
    findings = SceneFindings(sourceMap: sourceMap)
  }

  mutating func checkScene(_ json: JSON) {
    check(json, as: .object(.scene), at: JSONPointer(), called: "a scene")
  }

  /// Whether the value can stay. `name` is how messages call it: `"frame"`, `an item of "children"`.
  @discardableResult
  mutating func check(_ value: JSON, as type: SceneValueType, at pointer: JSONPointer, called name: String) -> Bool {
    switch (type, value) {
    case (.any, _), (.bool, .bool), (.text, .string), (.viewReference, .string):
      return true
    case (.either(let types), _):
      guard let type = types.first(where: { $0.isWritten(as: value) }) else {
        return rejectType(of: value, type, at: pointer, name)
      }
      return check(value, as: type, at: pointer, called: name)
    case (.object(let kind), .object(let object)):
      return check(object, as: kind, at: pointer)
    case (.array(let itemType), .array(let items)):
      for (index, item) in items.enumerated() {
        check(item, as: itemType, at: pointer.appending(index), called: "an item of \(name)")
      }
      return true
    case (.word(let words), .string(let string)):
      if words.contains(where: { $0.value == string }) { return true }
      let candidates = words.map(\.value)
      return reject(
        "\(name) must be \(type.expectation), not \"\(string.shortened)\"", at: pointer,
        suggestions: nearest(to: string, in: candidates))
    case (.name, .string(let string)):
      return !string.isEmpty || reject("\(name) may not be empty", at: pointer)
    default:
      guard type.isWritten(as: value) else { return rejectType(of: value, type, at: pointer, name) }
      guard let fault = type.fault(of: value) else { return true }
      return reject("\(name) \(fault)", at: pointer)
    }
  }

  private mutating func check(_ object: JSONObject, as kind: SceneObjectKind, at pointer: JSONPointer) -> Bool {
    guard pointer.tokens.count < JSON.maximumNestingDepth else {
      return reject("the scene is nested too deep", at: pointer)
    }
    var isComplete = true
    for key in SceneSchema.keys(of: kind) where key.isRequired && object[key.name] == nil {
      findings.report(.error, "\(kind.noun) needs \"\(key.name)\"", at: pointer, .opening)
      isComplete = false
    }
    for (name, value) in object {
      let member = pointer.appending(name)
      guard let key = SceneSchema.key(name, of: kind) else {
        rejectUnknownKey(name, of: kind, at: member)
        continue
      }
      if !check(value, as: key.type, at: member, called: "\"\(name)\""), key.isRequired { isComplete = false }
    }
    // Half an environment or a pin without a target would be a guess; of a scene without root the rest is still
    // checked.
    if !isComplete, kind != .scene { findings.remove(pointer) }
    return isComplete
  }

  private mutating func rejectUnknownKey(_ name: String, of kind: SceneObjectKind, at pointer: JSONPointer) {
    let suggestions = nearest(to: name, in: SceneSchema.keys(of: kind).map(\.name))
    let owners = SceneObjectKind.allCases.filter { SceneSchema.key(name, of: $0) != nil }.map(\.noun)
    var message = "\(kind.noun) has no key \"\(name.shortened)\""
    if let first = suggestions.first {
      message += "; did you mean \"\(first)\"?"
    } else if !owners.isEmpty {
      message += "; it is a key of \(owners.joinedByOr)"
    }
    findings.reject(message, at: pointer, .key, suggestions: suggestions)
  }

  private mutating func rejectType(
    of value: JSON, _ type: SceneValueType, at pointer: JSONPointer, _ name: String
  ) -> Bool {
    var message = "\(name) must be \(type.expectation), not \(value.noun)"
    if value.isNull { message += "; leave it out where nothing is set" }
    return reject(message, at: pointer)
  }

  private mutating func reject(_ message: String, at pointer: JSONPointer, suggestions: [String] = []) -> Bool {
    findings.reject(message, at: pointer, suggestions: suggestions)
    return false
  }
}

extension JSON {
  /// As a message names the form of a value.
  var noun: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .integer, .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension String {
  /// At most 60 characters of it, for a message.
  var shortened: String {
    count > 60 ? prefix(60) + "…" : self
  }
}
