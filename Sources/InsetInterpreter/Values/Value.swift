package import InsetProgram

/// What an expression is worth in a run.
///
/// A value type of the program is one here; objects are references into the heap.
package enum Value {
  case null
  case number(Number)
  case boolean(Bool, Origin)
  case text(TextValue)
  case enumCase(CaseValue)
  case structure(StructureValue)
  case list(ListValue)
  case dictionary(DictionaryValue)
  case tuple(TupleValue)
  case closure(ClosureValue)
  /// A type as a value: `Feed.self`, the receiver of static members.
  case type(TypeKey)
  case object(ObjectID)
  case unknown(UnknownValue)
  /// Two to eight possibilities, each under conditions.
  case choice(ChoiceValue)
  /// `.zero`, `.init(…)`: a static member of a type that is known where the value is used.
  case implicit(ImplicitValue)
}

package struct Number {
  package enum Kind: UInt8 {
    /// A literal without a point: an integer or a floating number, as its use demands.
    case literal
    case integer
    case floating
  }

  package var value: Double
  package var kind: Kind
  package var origin: Origin

  package init(_ value: Double, _ kind: Kind = .floating, _ origin: Origin) {
    self.value = value
    self.kind = kind
    self.origin = origin
  }
}

package final class TextValue {
  package let text: String
  package let origin: Origin
  package init(_ text: String, _ origin: Origin) {
    self.text = text
    self.origin = origin
  }
}

/// A case of an enumeration, an option set's one member, or one of Objective-C's constants.
package final class CaseValue {
  /// Nil where the type isn't known: `.never` alone.
  package let type: TypeKey?
  package let name: Name
  package let payload: [Value]
  /// What it stands for in C and in option sets.
  package let rawValue: Double?
  package let origin: Origin

  package init(type: TypeKey?, name: Name, payload: [Value] = [], rawValue: Double? = nil, _ origin: Origin) {
    self.type = type
    self.name = name
    self.payload = payload
    self.rawValue = rawValue
    self.origin = origin
  }
}

/// A structure: `CGRect`, the app's own.
package final class StructureValue {
  package let type: TypeKey
  package let names: [Name]
  package let values: [Value]

  package init(type: TypeKey, names: [Name], values: [Value]) {
    self.type = type
    self.names = names
    self.values = values
  }

  package subscript(_ name: Name) -> Value? {
    guard let index = names.firstIndex(of: name), values.indices.contains(index) else { return nil }
    return values[index]
  }

  package func setting(_ name: Name, _ value: Value) -> StructureValue {
    var (names, values) = (names, values)
    if let index = names.firstIndex(of: name), values.indices.contains(index) {
      values[index] = value
    } else {
      names.append(name)
      values.append(value)
    }
    return StructureValue(type: type, names: names, values: values)
  }
}

package final class ListValue {
  package let elements: [Value]
  /// Nil where the list is exactly its elements; else what any further element looks like.
  package let others: Value?
  package let isSet: Bool
  package let origin: Origin

  /// Longer lists count as unknown beyond it.
  package static let maximumCount = 1_000

  package init(_ elements: [Value], others: Value? = nil, isSet: Bool = false, _ origin: Origin) {
    self.elements = elements
    self.others = others
    self.isSet = isSet
    self.origin = origin
  }
}

package final class DictionaryValue {
  package let keys: [Value]
  package let values: [Value]
  /// Whether other keys may be there.
  package let isOpen: Bool
  package let origin: Origin

  package init(keys: [Value], values: [Value], isOpen: Bool = false, _ origin: Origin) {
    self.keys = keys
    self.values = values
    self.isOpen = isOpen
    self.origin = origin
  }
}

package final class TupleValue {
  package let labels: [Name?]
  package let values: [Value]
  package init(labels: [Name?], values: [Value]) {
    self.labels = labels
    self.values = values
  }
}

/// A function as a value, with what it captured.
package final class ClosureValue {
  package enum Kind {
    /// The body, and the cells of the variables that it captured.
    case body(Int32, captures: [Value])
    /// Functions of the program with one name.
    case functions([FunctionID])
    /// A method bound to its receiver, or a framework's free function: `view.layoutIfNeeded`, `max`.
    case member(Value?, name: Name, labels: [Name?]?)
    /// `\.frame.size`
    case keyPath([Name])
    /// A method by its name alone: `@selector(show:)`, `#selector(show)`.
    case selector(String)
  }

  package let kind: Kind
  /// `self` where it was made.
  package let receiver: Value
  package let type: TypeKey?
  package let site: Site?

  package init(_ kind: Kind, receiver: Value, type: TypeKey? = nil, at site: Site?) {
    self.kind = kind
    self.receiver = receiver
    self.type = type
    self.site = site
  }
}

/// What isn't known, and as far as it is known: its type, a bound, what it was made of.
package final class UnknownValue {
  package let reason: UnknownReason
  package let type: TypeReference?
  package let origin: Origin
  /// Equal for reads of the same unchanged unknown.
  package let identity: Int32
  /// Of numbers: it lies between the two.
  package let lower: Double?
  package let upper: Double?

  package init(
    _ reason: UnknownReason, type: TypeReference? = nil, identity: Int32, lower: Double? = nil, upper: Double? = nil,
    _ origin: Origin
  ) {
    self.reason = reason
    self.type = type
    self.identity = identity
    self.lower = lower
    self.upper = upper
    self.origin = origin
  }
}

/// One of the sides of a question that a run couldn't decide.
package struct Assumption: Hashable {
  package let condition: Int32
  package let side: Int16
}

package final class ChoiceValue {
  package struct Alternative {
    package let value: Value
    /// All of them hold; sorted by condition.
    package let assumptions: [Assumption]
  }

  package let alternatives: [Alternative]
  package static let maximumCount = 8

  package init(_ alternatives: [Alternative]) { self.alternatives = alternatives }
}

package final class ImplicitValue {
  package let name: Name
  /// Nil where it isn't called.
  package let arguments: [CallArgument]?
  package let site: Site?

  package init(name: Name, arguments: [CallArgument]?, at site: Site?) {
    self.name = name
    self.arguments = arguments
    self.site = site
  }
}

/// An argument of a call with its label.
package struct CallArgument {
  package var label: Name?
  package var value: Value

  package init(_ label: Name?, _ value: Value) {
    self.label = label
    self.value = value
  }
}
