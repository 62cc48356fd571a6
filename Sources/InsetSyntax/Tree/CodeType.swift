package import InsetText

/// A declaration of a type, or of more members of one.
package struct CodeType: Equatable, Sendable {
  package enum Kind: UInt8, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`
    /// A Swift extension, an Objective-C category or class extension.
    case `extension`
    /// Objective-C's `@implementation`, of a class or of a category.
    case implementation
  }

  package var kind: Kind
  /// Of an extension, category or implementation the type that it belongs to. Without back-ticks and generic arguments.
  package var name: Located<String>
  /// With the names of the types around it: `Outer.Inner`.
  package var qualifiedName: String
  /// The name in `@objc(Name)`.
  package var objectiveCName: Located<String>?
  /// The category in parentheses; empty of a class extension.
  package var category: Located<String>?
  package var isGeneric: Bool
  /// The superclass and the protocols, in the order written, without generic arguments.
  package var inherited: [Located<String>] = []
  package var availability: CodeAvailability?
  package var properties: [CodeProperty] = []
  package var functions: [CodeFunction] = []
  package var cases: [CodeCase] = []
  package var subscripts: [CodeSubscript] = []
  package var aliases: [CodeAlias] = []
  package var genericParameters: [CodeGenericParameter] = []
  /// The whole declaration, attributes included.
  package var range: Range<Int>

  package init(
    _ kind: Kind, name: Located<String>, qualifiedName: String, isGeneric: Bool = false, range: Range<Int>
  ) {
    self.kind = kind
    self.name = name
    self.qualifiedName = qualifiedName
    self.isGeneric = isGeneric
    self.range = range
  }

  /// The class name as storyboards and Objective-C write it; a class nested in another has one of its own only by
  /// `@objc(Name)`.
  package var interfaceBuilderName: String { objectiveCName?.value ?? name.value }

  package var outlets: [CodeProperty] { properties.filter(\.isOutlet) }
}

/// A case of an enumeration.
package struct CodeCase: Equatable, Sendable {
  package var name: Located<String>
  package var rawValue: CodeExpression?
  /// The names of the associated values; nil of those without.
  package var associatedValues: [String?] = []
  /// Their types as written.
  package var associatedTypes: [String] = []

  package init(name: Located<String>, rawValue: CodeExpression? = nil, associatedValues: [String?] = []) {
    self.name = name
    self.rawValue = rawValue
    self.associatedValues = associatedValues
  }
}

/// A stored, lazy or computed property, a global variable, an instance variable.
package struct CodeProperty: Equatable, Sendable {
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// `@IBOutlet`, `IBOutlet`.
    package static let outlet = Traits(rawValue: 1)
    /// `static`, `class`, global functions' `static`.
    package static let type = Traits(rawValue: 2)
    package static let lazy = Traits(rawValue: 4)
    /// `let`, `const`.
    package static let constant = Traits(rawValue: 8)
    package static let override = Traits(rawValue: 16)
    /// An Objective-C macro.
    package static let macro = Traits(rawValue: 32)
    package static let weak = Traits(rawValue: 64)
    /// Objective-C's `readonly`.
    package static let readOnly = Traits(rawValue: 128)
    /// An Objective-C `@property`; of others a variable of the class, a structure or the file.
    package static let declaredProperty = Traits(rawValue: 256)
    /// `@NSManaged`, `@dynamic`: nothing here says what it holds.
    package static let dynamic = Traits(rawValue: 512)
  }

  /// Without back-ticks; of an instance variable `_name` as written.
  package var name: Located<String>
  /// The type as written: `UITableView!`, `[UIView]`, `UITableView *`.
  package var type: Located<String>?
  /// The class in that type, without optionality, array, pointer, protocols and generic arguments: `UITableView`.
  package var className: String?
  package var traits: Traits = []
  /// What it is initialised with; of `= { … }()` a call of a closure.
  package var value: CodeExpression?
  /// The bodies of a computed property and the observers of a stored one, in source order.
  package var accessors: [CodeAccessor] = []
  /// Property wrappers and other attributes: `@Published`, `@UserDefault("key", default: 0)`.
  package var attributes: [CodeAttribute] = []
  /// Objective-C: the getter's name where `getter=` gives one.
  package var getterName: String?
  /// Objective-C: the setter's name without its colon where `setter=` gives one.
  package var setterName: String?
  /// Objective-C: the instance variable in `@synthesize name = variable`.
  package var variableName: String?
  /// The whole declaration, attributes included.
  package var range: Range<Int>

  package init(name: Located<String>, type: Located<String>? = nil, className: String? = nil, range: Range<Int>) {
    self.name = name
    self.type = type
    self.className = className
    self.range = range
  }

  package var isOutlet: Bool { traits.contains(.outlet) }
  /// Whether it is declared as a pointer in Objective-C: an object.
  package var isPointer: Bool { type?.value.contains("*") ?? false }

  /// The body of a computed property, as it is read.
  package var getter: [CodeStatement]? {
    get { accessors.last { $0.kind == .get }?.body }
    set {
      accessors.removeAll { $0.kind == .get }
      if let newValue { accessors.insert(CodeAccessor(.get, body: newValue), at: 0) }
    }
  }

  /// All that runs when it is set: `set`, `willSet`, `didSet`.
  package var setter: [CodeStatement]? {
    get {
      let bodies = accessors.filter { $0.kind != .get }
      return bodies.isEmpty ? nil : bodies.flatMap(\.body)
    }
    set {
      accessors.removeAll { $0.kind != .get }
      if let newValue { accessors.append(CodeAccessor(.set, body: newValue)) }
    }
  }
}

/// A body that runs when a property is read or set.
package struct CodeAccessor: Equatable, Sendable {
  package enum Kind: UInt8, Sendable { case get, set, willSet, didSet }

  package var kind: Kind
  /// The name in parentheses; nil where it is `newValue` or `oldValue`.
  package var parameter: String?
  package var body: [CodeStatement]

  package init(_ kind: Kind, parameter: String? = nil, body: [CodeStatement]) {
    self.kind = kind
    self.parameter = parameter
    self.body = body
  }
}

/// `@Name(arguments)`.
package struct CodeAttribute: Equatable, Sendable {
  package var name: String
  package var arguments: [CodeExpression.Argument]

  package init(_ name: String, _ arguments: [CodeExpression.Argument] = []) {
    self.name = name
    self.arguments = arguments
  }
}

/// `subscript(index: Int) -> View { get { … } }`.
package struct CodeSubscript: Equatable, Sendable {
  package var parameters: [CodeFunction.Parameter]
  /// As written.
  package var resultType: String?
  package var isOfType: Bool
  package var accessors: [CodeAccessor]
  package var range: Range<Int>

  package init(
    parameters: [CodeFunction.Parameter], resultType: String?, isOfType: Bool, accessors: [CodeAccessor],
    range: Range<Int>
  ) {
    self.parameters = parameters
    self.resultType = resultType
    self.isOfType = isOfType
    self.accessors = accessors
    self.range = range
  }
}

/// `typealias Name = Type`, `typedef Type Name`.
package struct CodeAlias: Equatable, Sendable {
  package var name: String
  /// As written.
  package var type: String

  package init(name: String, type: String) {
    self.name = name
    self.type = type
  }
}

/// `T: Constraint`, and what a `where` clause adds.
package struct CodeGenericParameter: Equatable, Sendable {
  package var name: String
  /// As written.
  package var constraint: String?

  package init(name: String, constraint: String?) {
    self.name = name
    self.constraint = constraint
  }
}

/// A function, method, initialiser, or a macro with parameters.
package struct CodeFunction: Equatable, Sendable {
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// `static`, `class`, Objective-C's `+`.
    package static let type = Traits(rawValue: 1)
    package static let override = Traits(rawValue: 2)
    /// `@IBAction`.
    package static let action = Traits(rawValue: 4)
    /// `@IBSegueAction`.
    package static let segueAction = Traits(rawValue: 8)
    package static let macro = Traits(rawValue: 16)
    /// Declared only: a protocol's requirement, a line of an `@interface`.
    package static let declaration = Traits(rawValue: 32)
    package static let mutating = Traits(rawValue: 64)
    package static let `throws` = Traits(rawValue: 128)
    package static let async = Traits(rawValue: 256)
    /// `init?`, `init!`
    package static let failable = Traits(rawValue: 512)
  }

  package struct Parameter: Equatable, Sendable {
    /// Nil for `_` and for the first piece of a selector.
    package var label: String?
    package var name: String
    /// The class in its type; see `CodeProperty.className`.
    package var className: String?
    package var defaultValue: CodeExpression?
    /// As written, `inout`, `@escaping` and `...` included.
    package var type: String?

    package init(label: String?, name: String, className: String? = nil, defaultValue: CodeExpression? = nil) {
      self.label = label
      self.name = name
      self.className = className
      self.defaultValue = defaultValue
    }
  }

  /// The base name: `viewWillAppear`, `init`. Its range covers that name alone.
  package var name: Located<String>
  package var parameters: [Parameter] = []
  /// The class in the result's type; `instancetype` and `Self` as written.
  package var resultClassName: String?
  /// As written.
  package var resultType: String?
  package var genericParameters: [CodeGenericParameter] = []
  package var traits: Traits = []
  package var availability: CodeAvailability?
  package var body: [CodeStatement] = []
  /// The whole declaration, attributes included.
  package var range: Range<Int>

  package init(name: Located<String>, range: Range<Int>) {
    self.name = name
    self.range = range
  }

  package var labels: [String?] { parameters.map(\.label) }
}
