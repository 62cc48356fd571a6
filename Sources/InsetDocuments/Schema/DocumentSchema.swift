package import InsetJSON

/// The shape of one kind of JSON document: what its checks, completion, hover and the JSON Schema follow from.
package struct DocumentSchema: Sendable {
  package var title: String
  /// The object that the document is; its name in `objects`.
  package var root: String
  /// By the names that types call them.
  package var objects: [String: DocumentObject]

  package init(title: String, root: String, objects: [String: DocumentObject]) {
    self.title = title
    self.root = root
    self.objects = objects
  }
}

/// One kind of object in a document.
package struct DocumentObject: Sendable {
  /// As a message names it: `a placement`.
  package var noun: String
  /// What a message says must stand in place of another value.
  package var expectation: String
  /// In the order in which they are best written.
  package var keys: [DocumentKey]
  /// The values of all other keys; nil where there may be none.
  package var otherValues: DocumentValueType?

  package init(
    noun: String, expectation: String = "an object", keys: [DocumentKey], otherValues: DocumentValueType? = nil
  ) {
    self.noun = noun
    self.expectation = expectation
    self.keys = keys
    self.otherValues = otherValues
  }

  package func key(_ name: String) -> DocumentKey? { keys.first { $0.name == name } }
}

/// One key of an object.
package struct DocumentKey: Sendable {
  package var name: String
  package var type: DocumentValueType
  /// What holds when the key is absent; nil when nothing does, or when it depends on something else.
  package var defaultValue: JSON?
  package var isRequired: Bool
  package var documentation: String

  package init(
    _ name: String, _ type: DocumentValueType, default defaultValue: JSON? = nil, required isRequired: Bool = false,
    _ documentation: String
  ) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.isRequired = isRequired
    self.documentation = documentation
  }
}

// MARK: - Looking up

extension DocumentSchema {
  /// What may stand at a pointer, alternatives one by one; empty where the schema knows nothing.
  package func types(at pointer: JSONPointer) -> [DocumentValueType] {
    var types: [DocumentValueType] = [.object(root)]
    for token in pointer.tokens {
      types = types.flatMap { type -> [DocumentValueType] in
        switch type {
        case .object(let name): member(token, of: name)?.alternatives ?? []
        case .array(let item, _): item.alternatives
        default: []
        }
      }
    }
    return types
  }

  /// The objects that may stand at a pointer.
  package func objects(at pointer: JSONPointer) -> [DocumentObject] {
    types(at: pointer).compactMap { type in
      guard case .object(let name) = type else { return nil }
      return objects[name]
    }
  }

  /// The key that a pointer ends with.
  package func key(at pointer: JSONPointer) -> DocumentKey? {
    guard let parent = pointer.parent, let name = pointer.tokens.last else { return nil }
    return objects(at: parent).lazy.compactMap { $0.key(name) }.first
  }

  private func member(_ key: String, of name: String) -> DocumentValueType? {
    guard let object = objects[name] else { return nil }
    return object.key(key)?.type ?? object.otherValues
  }
}
