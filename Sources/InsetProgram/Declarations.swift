package import InsetSyntax

/// A type of the program, by its place in ``ProgramIndex/types``.
package struct TypeID: Hashable, Comparable, Sendable {
  package let index: Int
  package init(index: Int) { self.index = index }
  package static func < (one: Self, other: Self) -> Bool { one.index < other.index }
}

/// A function, method or initialiser, by its place in ``ProgramIndex/functions``.
package struct FunctionID: Hashable, Comparable, Sendable {
  package let index: Int
  package init(index: Int) { self.index = index }
  package static func < (one: Self, other: Self) -> Bool { one.index < other.index }
}

/// A property, global variable or constant, by its place in ``ProgramIndex/properties``.
package struct PropertyID: Hashable, Comparable, Sendable {
  package let index: Int
  package init(index: Int) { self.index = index }
  package static func < (one: Self, other: Self) -> Bool { one.index < other.index }
}

/// A type with all of its parts: declaration, extensions, categories, implementations. A type of a framework that the
/// program only extends is one too.
package struct TypeDeclaration: Sendable {
  package enum Kind: Sendable { case `class`, `struct`, `enum`, `protocol` }

  package let name: String
  package let qualifiedName: String
  package let kind: Kind
  package let language: CodeFacts.Language
  /// False of types that the program extends but doesn't declare.
  package let isDeclared: Bool
  /// Of the declaration, or of the first part.
  package let file: Int
  package internal(set) var outer: TypeID?
  /// As written, without modules: the superclass and the protocols of all parts.
  package internal(set) var inherited: [String] = []
  package internal(set) var superclassName: String?
  /// The program's class that it inherits from.
  package internal(set) var superclass: TypeID?
  /// The program's protocols that it conforms to, those of its protocols included.
  package internal(set) var protocols: [TypeID] = []
  package internal(set) var functions: [String: [FunctionID]] = [:]
  package internal(set) var properties: [String: PropertyID] = [:]
  /// Stored ones of the instance, in order.
  package internal(set) var storedProperties: [PropertyID] = []
  package internal(set) var cases: [CodeCase] = []
  package internal(set) var subscripts: [Int] = []
  package internal(set) var nested: [String: TypeID] = [:]
  package internal(set) var aliases: [String: String] = [:]
  package internal(set) var genericParameters: [CodeGenericParameter] = []
  /// Instance variables in Objective-C that stand behind a property of another name (`@synthesize a = b`): name to
  /// property.
  package internal(set) var variables: [String: String] = [:]
  /// Objective-C accessors that have names of their own (`getter=isOn`): name to property.
  package internal(set) var getters: [String: String] = [:]
  package internal(set) var setters: [String: String] = [:]
}

package struct FunctionDeclaration: Sendable {
  package let facts: CodeFunction
  package let file: Int
  package let owner: TypeID?
  package let language: CodeFacts.Language
  /// Whether it stands in an extension of a protocol, where it is a default implementation.
  package let isDefault: Bool
}

package struct PropertyDeclaration: Sendable {
  package internal(set) var facts: CodeProperty
  package let file: Int
  package let owner: TypeID?
  package let language: CodeFacts.Language
}

package struct SubscriptDeclaration: Sendable {
  package let facts: CodeSubscript
  package let file: Int
  package let owner: TypeID
}
