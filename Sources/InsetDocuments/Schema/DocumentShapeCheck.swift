internal import InsetJSON
internal import InsetText

/// Compares a document with its schema: unknown and missing keys, and values that aren't what they must be.
struct DocumentShapeCheck {
  let schema: DocumentSchema
  let places: JSONSourceMap
  /// In the order of the text.
  private(set) var problems: [ReadingProblem] = []
  private var removals = SceneRemovals()

  init(_ schema: DocumentSchema, _ places: JSONSourceMap) {
    self.schema = schema
    self.places = places
  }

  /// The document without the values that failed: each that is left is of its type. In arrays null stands for them.
  mutating func check(_ document: JSON) -> JSON {
    check(document, .object(schema.root), at: JSONPointer())
    return removals.applied(to: document)
  }

  /// The bytes of a value.
  func range(_ pointer: JSONPointer) -> Range<Int> { places.valueRange(at: pointer) ?? 0..<0 }

  /// The bytes of a member's key.
  func keyRange(_ pointer: JSONPointer) -> Range<Int> { places.keyRange(at: pointer) ?? range(pointer) }

  private mutating func check(_ value: JSON, _ type: DocumentValueType, at pointer: JSONPointer) {
    guard let type = type.alternatives.first(where: { $0.isForm(of: value) }) else {
      return reject("expected \(expectation(type))", at: pointer)
    }
    switch (type, value) {
    case (.object(let name), .object(let members)):
      if let object = schema.objects[name] { check(members, object, at: pointer) }
    case (.array(let itemType, let count), .array(let items)):
      if let count, count != items.count { return reject("expected \(expectation(type))", at: pointer) }
      for (index, item) in items.enumerated() { check(item, itemType, at: pointer.appending(index)) }
    default:
      if !type.accepts(value) { reject("expected \(expectation(type))", at: pointer) }
    }
  }

  private mutating func check(_ members: JSONObject, _ object: DocumentObject, at pointer: JSONPointer) {
    let required = object.keys.filter(\.isRequired).map(\.name)
    if required.contains(where: { members[$0] == nil }) {
      let names = required.map { "\"\($0)\"" }.joined(separator: " and ")
      return reject("\(object.noun) needs \(names)", at: pointer)
    }
    for (name, value) in members {
      let pointer = pointer.appending(name)
      if let type = object.key(name)?.type ?? object.otherValues {
        check(value, type, at: pointer)
      } else {
        rejectUnknown(name, of: object, at: pointer)
      }
    }
  }

  private mutating func rejectUnknown(_ name: String, of object: DocumentObject, at pointer: JSONPointer) {
    let known = object.keys.map(\.name).filter { !$0.hasPrefix("$") }
    let message = "unknown key \"\(name)\"; known are \(known.joined(separator: ", "))"
    problems.append(ReadingProblem(.warning, message, at: keyRange(pointer)))
    removals.insert(pointer)
  }

  private mutating func reject(_ message: String, at pointer: JSONPointer) {
    problems.append(ReadingProblem(.error, message, at: range(pointer)))
    removals.insert(pointer)
  }

  private func expectation(_ type: DocumentValueType) -> String {
    if case .object(let name) = type, let object = schema.objects[name] { return object.expectation }
    return type.expectation
  }
}

extension DocumentValueType {
  /// Whether a value of this type has the JSON form of `value`.
  fileprivate func isForm(of value: JSON) -> Bool {
    switch (self, value) {
    case (.any, _), (.bool, .bool), (.string, .string), (.array, .array), (.object, .object): true
    case (.number, .integer), (.number, .number), (.integer, .integer), (.constant, .integer): true
    default: false
    }
  }

  /// Whether a value of the right form that is no array and no object can stand.
  fileprivate func accepts(_ value: JSON) -> Bool {
    switch self {
    case .number(let limit?, let isExcluded):
      isExcluded ? (value.doubleValue ?? 0) > limit : (value.doubleValue ?? 0) >= limit
    case .integer(let limit): (value.intValue ?? 0) >= limit
    case .constant(let constant): value.intValue == constant
    case .string(let string): string.accepts(value.stringValue ?? "")
    case .bool, .number, .array, .object, .either, .any: true
    }
  }

  /// What a message says must stand here.
  package var expectation: String {
    switch self {
    case .bool: "true or false"
    case .number(nil, _): "a number"
    case .number(let limit?, false): "a number from \(JSON.number(limit))"
    case .number(let limit?, true): "a number above \(JSON.number(limit))"
    case .integer(let limit): "an integer from \(limit)"
    case .constant(let constant): "\(constant)"
    case .string(let string): string.expectation
    case .array(.number, let count?): "\(count) numbers"
    case .array(_, let count?): "an array of \(count)"
    case .array: "an array"
    case .object: "an object"
    case .either(_, let expectation): expectation
    case .any: "any value"
    }
  }
}
