/// A step of flat code: an operation with up to two numbers, whose meaning the operation says.
package struct Instruction: Sendable {
  package let operation: Operation
  package var a: Int32
  package var b: Int32

  init(_ operation: Operation, _ a: Int32 = 0, _ b: Int32 = 0) {
    self.operation = operation
    self.a = a
    self.b = b
  }
}

/// What a step does to the operands on top of the stack (`…, x, y` → `…, z`), the frame and the heap.
package enum Operation: UInt8, Sendable {
  /// → the constant `a`.
  case constant
  /// → `null`
  case null
  /// → `self`
  case selfValue
  /// `value` → , becomes `self`: Objective-C's `self = [super init]`, a structure's own assignment.
  case setSelf
  /// → the variable in slot `a`.
  case local
  /// `value` → , into slot `a`.
  case setLocal
  /// → what the shared variable in slot `a` holds.
  case cell
  /// `value` → , into the shared variable in slot `a`.
  case setCell
  /// `value` → ; slot `a` becomes a new shared variable with that value.
  case makeCell
  /// → what the name `a` means here: a member of `self`, of a type around, a global, a type.
  case name
  /// `value` → , into what the name `a` means.
  case setName
  /// `base` → its member `a`.
  case member
  /// → the member `a` of `self` as its superclass has it.
  case superMember
  /// `base, value` → `base` with the member `a` set; a reference is what it was.
  case setMember
  /// `value` → , sets the member `a` of `self` as its superclass has it.
  case setSuperMember
  /// Where the top is no structure, list or other value: pops it and jumps to `a`.
  case ifReference
  /// `receiver?, arguments…` → the result; the call site `a`.
  case call
  /// `base, arguments…` → the element; the call site `a`.
  case `subscript`
  /// `base, arguments…, value` → `base` with the element set; the call site `a`.
  case setSubscript
  /// `a` elements → a list; a set if `b` is 1.
  case list
  /// `a` pairs → a dictionary.
  case dictionary
  /// values → a tuple with the labels `a`.
  case tuple
  /// `a` parts → a text.
  case interpolate
  /// captured values → a closure of the template `a`.
  case closure
  /// `x` → the operator `a` of it.
  case unary
  /// `x, y` → the operator `a` of them.
  case binary
  /// Goes on at `a`.
  case jump
  /// `condition` → ; goes on, or at `a` where it is false. An unknown one runs both ways, which join at `b`.
  case branch
  /// `value` → the value without optionality; at `a` and without it where it is nil. Joins at `b`.
  case unwrap
  /// The top stays; where it is nil goes on at `a`, the end of the chain.
  case chain
  /// `value` → ; where it isn't nil stays and goes on at `a`.
  case coalesce
  /// `value` → the value as the type `a`; `b` is a ``CastMode``.
  case cast
  /// `value` → the value as something declared as type `a` holds it.
  case coerce
  case pop
  case duplicate
  case swap
  /// `value` → ; leaves the function with it.
  case `return`
  /// `error` → ; to the nearest handler.
  case `throw`
  /// Begins a loop: `break` goes to `a`, where its end is, `continue` to `b`.
  case loopBegin
  /// The end of a round; goes on at `a`, the loop's start, unless it has gone round too often.
  case loopNext
  /// `condition` → ; at `a` where it is false or was unknown in the round before.
  case loopTest
  /// → the next element of the list in slot `a`; at `b` where there is none.
  case iterate
  case loopEnd
  /// Leaves the `a`th loop or labelled statement around; `b` 1 goes on with its next round.
  case leave
  /// Until the matching end, errors go to `a`.
  case catchBegin
  case catchEnd
  /// `subject` → whether it is the case with name `a`.
  case testCase
  /// `subject` → its `a`th associated value.
  case payload
  /// `subject` → its `a`th element.
  case element
  /// → a value that isn't known: unsupported construct with the reason `a`.
  case unsupported
  /// `condition` of a system's version: the availability `a`.
  case available
  /// `condition` of the compiler: the text `a`.
  case compilation
  /// → the key path with the names `a`.
  case keyPath
  /// → the selector with the text constant `a`.
  case selector
  /// The variable in slot `b` is initialised once for the function: goes to `a` where that has been done.
  case staticLocal
  case setStaticLocal
  /// `value` → the value with its integers as whole numbers: `5 / 2` without a type is 2.
  case settle
}

package enum CastMode: Int32, Sendable {
  case `as`, optional, forced, test
}

/// What is called, and how.
package struct CallSite {
  package enum Callee {
    /// By a bare name: a member of `self`, a function, a type.
    case name(Name)
    /// A member of the receiver on the stack.
    case member(Name)
    /// A member of `self` as its superclass has it.
    case superMember(Name)
    /// The closure on the stack.
    case value
    /// `.name(…)`
    case implicit(Name)
  }

  package let callee: Callee
  package let labels: [Name?]
  /// Arguments that are written back: `&x`.
  package let changed: [Int]
  /// Whether the receiver's new value is left below the result.
  package let writesReceiver: Bool
  package let typeArguments: [TypeReference]
  /// Whether nil as a receiver gives nil: Objective-C's messages.
  package let isMessage: Bool
  package let hasTrailingClosure: Bool
}

/// A closure as written.
package struct ClosureTemplate {
  package let body: Int32
  /// How many captured values lie on the stack.
  package let captureCount: Int
  let weak: [Bool]
}
