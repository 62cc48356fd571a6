package import InsetSyntax

/// A type of the project with all of its parts: declaration, extensions, categories, implementations. A type of a
/// framework that the project only extends is one too.
package struct CodeClass: Sendable {
  /// A part in a file: the place of the type in the file's facts.
  package struct Part: Sendable, Hashable {
    package let path: String
    package let type: Int
  }

  package let name: String
  package let kind: CodeType.Kind
  /// The declaration first, where there is one.
  package internal(set) var parts: [Part]
  /// False of types that the project extends but doesn't declare.
  package let isDeclared: Bool
  /// As written, without module: the superclass or the first protocol.
  package internal(set) var inherited: [String] = []
  package internal(set) var superclassName: String?
  /// By base name; with bodies, save for protocols.
  package internal(set) var functions: [String: [FunctionID]] = [:]
  package internal(set) var properties: [String: [PropertyID]] = [:]

  package var path: String { parts.first?.path ?? "" }

  /// All functions, in the order of their files' paths and then of the source.
  var functionsInOrder: [FunctionID] { functions.values.joined().sorted() }

  /// All properties, in the order of their files' paths and then of the source.
  var propertiesInOrder: [PropertyID] { properties.values.joined().sorted() }
}

/// A function of a program: of a type, nil outside types, and its place among the functions there.
package struct FunctionID: Sendable, Hashable, Comparable {
  package let path: String
  package let type: Int?
  package let index: Int

  package var body: CodeBody { .function(type: type, index) }

  package static func < (one: FunctionID, other: FunctionID) -> Bool {
    (one.path, one.type ?? -1, one.index) < (other.path, other.type ?? -1, other.index)
  }
}

package struct PropertyID: Sendable, Hashable, Comparable {
  package let path: String
  package let type: Int?
  package let index: Int

  package static func < (one: PropertyID, other: PropertyID) -> Bool {
    (one.path, one.type ?? -1, one.index) < (other.path, other.type ?? -1, other.index)
  }
}
