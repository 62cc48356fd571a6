/// What a value of a document must be.
package indirect enum DocumentValueType: Sendable {
  case bool
  /// A number, from a limit or, where that is excluded, above it.
  case number(from: Double?, isLimitExcluded: Bool = false)
  /// An integer from a limit.
  case integer(from: Int)
  /// This integer and no other.
  case constant(Int)
  case string(DocumentString)
  /// Items of one type; as many as `count` says where it says something.
  case array(of: DocumentValueType, count: Int? = nil)
  /// An object of the schema, by its name there.
  case object(String)
  /// One of types that differ in their JSON form.
  case either([DocumentValueType], expectation: String)
  /// Any value, also null.
  case any
}

/// What a string must be.
package struct DocumentString: Sendable {
  package enum Form: Sendable {
    case any, notEmpty
    /// A version of iOS, `13.4.1`.
    case version
    /// A device and a system, `iPhone 8@10.3 landscape`.
    case environment
  }

  package var form: Form
  /// Known strings, for completion.
  package var words: [SchemaWord]
  /// Whether only the words may stand here.
  package var isClosed: Bool

  package init(_ form: Form = .any, words: [SchemaWord] = []) {
    (self.form, self.words, isClosed) = (form, words, false)
  }

  /// One of these.
  package init(oneOf words: [SchemaWord]) {
    (form, self.words, isClosed) = (.any, words, true)
  }

  /// A regular expression of ECMA-262 that holds for the same strings as `accepts`.
  package var pattern: String? {
    let version = "[0-9]{1,4}(\\.[0-9]{1,4}){0,2}"
    return switch form {
    case .any, .notEmpty: nil
    case .version: "^\(version)$"
    case .environment: "^.*[^ ].*@ *\(version)( +(portrait|landscape))? *$"
    }
  }

  package func accepts(_ string: String) -> Bool {
    if isClosed { return words.contains { $0.value == string } }
    return switch form {
    case .any: true
    case .notEmpty: !string.isEmpty
    case .version: SceneValueType.version.fault(of: .string(string)) == nil
    case .environment: SceneValueType.environmentName.fault(of: .string(string)) == nil
    }
  }

  /// What a message says must stand here.
  var expectation: String {
    if isClosed { return "one of " + words.map { "\"\($0.value)\"" }.joined(separator: ", ") }
    return switch form {
    case .any: "a string"
    case .notEmpty: "a string that is not empty"
    case .version: "an iOS version such as \"9.0\""
    case .environment: "an environment such as \"iPhone 8@10.3\""
    }
  }
}

extension DocumentValueType {
  /// The types that a value may have, none of them an `either`.
  package var alternatives: [DocumentValueType] {
    guard case .either(let types, _) = self else { return [self] }
    return types.flatMap(\.alternatives)
  }
}
