internal import InsetJSON

extension SceneSchema {
  /// The schema of scene documents in the form that all documents share.
  package static func document(_ vocabulary: SchemaVocabulary = SchemaVocabulary()) -> DocumentSchema {
    DocumentSchema(
      title: "Scene document of insetd (*.inset.json)", root: SceneObjectKind.scene.rawValue,
      objects: objects(SceneObjectKind.allCases, vocabulary))
  }

  /// Some objects of scene documents, by their names.
  static func objects(_ kinds: [SceneObjectKind], _ vocabulary: SchemaVocabulary) -> [String: DocumentObject] {
    Dictionary(
      kinds.map { kind in
        (
          kind.rawValue,
          DocumentObject(noun: kind.noun, keys: keys(of: kind).map { $0.documentKey(of: kind, vocabulary) })
        )
      }, uniquingKeysWith: { $1 })
  }
}

extension SceneKey {
  fileprivate func documentKey(of kind: SceneObjectKind, _ vocabulary: SchemaVocabulary) -> DocumentKey {
    var type = type.documentType(vocabulary)
    if kind == .environment, name == "device" {
      type = .string(DocumentString(.notEmpty, words: vocabulary.devices))
    }
    let text = readers.map { "\(documentation) Of \($0.text) alone." } ?? documentation
    return DocumentKey(name, type, default: defaultValue, required: isRequired, text)
  }
}

extension SceneKeyReaders {
  fileprivate var text: String {
    switch self {
    case .controllers(let kinds, _):
      ControllerKind.allCases.filter(kinds.contains).map(\.rawValue).joinedByAnd + " controllers"
    case .views(let kinds, _):
      ViewKind.allCases.filter(kinds.contains).map(\.rawValue).joinedByAnd + " views"
    }
  }
}

extension [String] {
  fileprivate var joinedByAnd: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}

extension SceneValueType {
  fileprivate func documentType(_ vocabulary: SchemaVocabulary) -> DocumentValueType {
    switch self {
    case .bool: .bool
    case .length(let sign): sign.number
    case .insets(let sign): .array(of: sign.number, count: 4)
    case .rect: .array(of: Sign.any.number, count: 4)
    case .size(let sign): .array(of: sign.number, count: 2)
    case .index: .integer(from: 0)
    case .constant(let constant): .constant(constant)
    case .text, .viewReference: .string(DocumentString())
    case .name: .string(DocumentString(.notEmpty))
    case .version: .string(DocumentString(.version))
    case .environmentName: .string(DocumentString(.environment, words: vocabulary.environments))
    case .word(let words): .string(DocumentString(oneOf: words))
    case .object(let kind): .object(kind.rawValue)
    case .array(let item): .array(of: item.documentType(vocabulary))
    case .either(let types): .either(types.map { $0.documentType(vocabulary) }, expectation: expectation)
    case .any: .any
    }
  }
}

extension SceneValueType.Sign {
  fileprivate var number: DocumentValueType {
    switch self {
    case .any: .number(from: nil)
    case .notNegative: .number(from: 0)
    case .positive: .number(from: 0, isLimitExcluded: true)
    }
  }
}
