package import InsetProgram
package import InsetSyntax

/// A function, accessor, initial value or closure as flat code.
package final class Body {
  package struct Parameter {
    package let label: Name?
    package let name: Name
    package let slot: Int
    package let isShared: Bool
    package let type: TypeReference?
    package let isChanged: Bool
    package let isVariadic: Bool
    /// The body that gives its default value.
    package let defaultValue: Int32?
  }

  package enum Kind: Hashable {
    case function(FunctionID)
    case getter(PropertyID)
    case setter(PropertyID)
    case willSet(PropertyID)
    case didSet(PropertyID)
    case initialValue(PropertyID)
    case subscriptGetter(Int)
    case subscriptSetter(Int)
    /// A closure or local function in another body, in order; also default values.
    case nested(Int32, Int)
    /// An initial value or raw value of a case.
    case rawValue(TypeID, Int)
    /// The statements of a file outside functions.
    case main(Int)
    /// What a model asked for.
    case sequence
  }

  package let id: Int32
  package let kind: Kind
  /// `Feed.viewDidLoad`
  package let name: String
  package let file: Int
  package let owner: TypeID?
  package let language: CodeFacts.Language
  package let isOfType: Bool
  package internal(set) var parameters: [Parameter] = []
  package internal(set) var resultType: TypeReference?
  package internal(set) var localCount = 0
  package internal(set) var code: [Instruction] = []
  /// Of each instruction, the bytes of the file that it comes from.
  package internal(set) var ranges: [Range<Int>] = []
  var constants: [Value] = []
  var names: [Name] = []
  var callSites: [CallSite] = []
  var closures: [ClosureTemplate] = []
  var types: [TypeReference] = []
  var tupleLabels: [[Name?]] = []
  var operators: [String] = []
  var availabilities: [CodeAvailability] = []
  var texts: [String] = []
  /// Slots of the values that a closure captured, in order.
  var captureSlots: [Int] = []
  var isGeneric = false
  /// Whether a bare last expression is the result.
  var isFailable = false

  init(
    id: Int32, kind: Kind, name: String, file: Int, owner: TypeID?, language: CodeFacts.Language, isOfType: Bool
  ) {
    self.id = id
    self.kind = kind
    self.name = name
    self.file = file
    self.owner = owner
    self.language = language
    self.isOfType = isOfType
  }
}
