internal import InsetJSON

/// What may be written at a place of a document.
package struct DocumentCompletion: Sendable {
  package struct Candidate: Sendable, Equatable {
    package enum Kind: Sendable {
      case key, word, constant, container
    }

    package var kind: Kind
    /// As a list shows it, without quotes.
    package var label: String
    /// As the document has it.
    package var text: String
    /// What its value must be, or that it is the default.
    package var detail: String?
    package var documentation: String?
  }

  /// The bytes that a candidate replaces: of one line, around the place.
  package var replaced: Range<Int>
  package var candidates: [Candidate]

  /// Nil where nothing may stand that the schema knows.
  package init?(_ schema: DocumentSchema, _ bytes: [UInt8], at offset: Int) {
    guard let cursor = JSONCursor(bytes, at: offset) else { return nil }
    replaced = cursor.replaced
    candidates = cursor.role == .key ? Self.keys(schema, cursor) : Self.values(schema, cursor)
    if candidates.isEmpty { return nil }
  }

  private static func keys(_ schema: DocumentSchema, _ cursor: JSONCursor) -> [Candidate] {
    schema.objects(at: cursor.pointer).flatMap(\.keys).filter { !cursor.otherKeys.contains($0.name) }.map { key in
      let standard = key.defaultValue.map { ", by default \($0)" } ?? ""
      return Candidate(
        kind: .key, label: key.name, text: JSON.string(key.name).description + (cursor.hasColon ? "" : ": "),
        detail: (key.isRequired ? "required: " : "") + key.type.summary + standard, documentation: key.documentation)
    }
  }

  private static func values(_ schema: DocumentSchema, _ cursor: JSONCursor) -> [Candidate] {
    let standard = schema.key(at: cursor.pointer)?.defaultValue
    var candidates: [Candidate] = []
    var seen: Set<String> = []
    func add(_ value: JSON, _ kind: Candidate.Kind, _ documentation: String? = nil) {
      // In quotes only strings can go on.
      guard !cursor.isInString || value.stringValue != nil, seen.insert(value.description).inserted else { return }
      candidates.append(
        Candidate(
          kind: kind, label: value.stringValue ?? value.description, text: value.description,
          detail: value == standard ? "default" : nil, documentation: documentation))
    }
    for type in schema.types(at: cursor.pointer) {
      switch type {
      case .bool:
        add(true, .constant)
        add(false, .constant)
      case .constant(let constant): add(.integer(constant), .constant)
      case .string(let string): for word in string.words { add(.string(word.value), .word, word.documentation) }
      case .array(_, nil): add([], .container)
      case .object: add([:], .container)
      case .array, .number, .integer, .either, .any: if let standard { add(standard, .constant) }
      }
    }
    return candidates
  }
}

extension DocumentValueType {
  /// The type in a few words, for a list.
  fileprivate var summary: String {
    switch self {
    case .string(let string) where string.isClosed: "one of \(string.words.count) words"
    case .either(let types, _): types.map(\.summary).joined(separator: " or ")
    default: expectation
    }
  }
}
