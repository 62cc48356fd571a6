/// The behaviour of frameworks: what their objects do when code touches them. The interpreter asks it wherever the
/// program has no source.
package protocol ModelLibrary: FrameworkKnowledge {
  /// What a property gives.
  func read(_ name: String, of receiver: ModelReceiver, in run: Run) -> ModelAnswer
  /// Sets a property; of a structure the answer is the changed structure.
  func write(_ name: String, of receiver: ModelReceiver, _ value: Value, in run: Run) -> ModelAnswer
  func call(_ call: ModelCall, in run: Run) -> ModelAnswer
  /// A constant or type by its bare name.
  func global(_ name: String, in run: Run) -> Value?
  /// What a property holds before anybody writes it, where that is one value for all objects; nil where it isn't known.
  func defaultValue(_ name: String, of type: String, in run: Run) -> Value?
  /// What the value becomes when something declared as a type holds it: `.never`, `.zero`, `.init(top: …)`.
  func resolve(_ value: ImplicitValue, as type: TypeReference, in run: Run) -> Value?
  /// Told of each object of a class of the program or a framework that code makes, before its initialiser runs.
  func made(_ object: ObjectID, in run: Run)
  /// Whether a condition on the system's version holds; nil where it isn't known.
  func isAvailable(introduced: String?, obsoleted: String?, in run: Run) -> Value
  /// Whether the compiler's condition holds: `DEBUG`, `os(iOS)`.
  func isCompiled(_ condition: String, in run: Run) -> Value
}

/// Whose member is meant.
package enum ModelReceiver {
  case object(ObjectID)
  /// The type itself.
  case type(TypeKey)
  /// A structure, list, text, number …
  case value(Value)
  /// A free function.
  case none
}

/// A call that no source of the program answers.
package struct ModelCall {
  package let name: String
  package let receiver: ModelReceiver
  package let arguments: [CallArgument]
  /// The framework's class whose implementation is meant, where `super` or inheritance says so.
  package let type: String?
  package let isSuper: Bool
  package let site: Site

  /// An argument by its label.
  package func argument(_ label: String, in run: Run) -> Value? {
    let name = run.names.name(label)
    return arguments.first { $0.label == name }?.value
  }
}

/// What a model says.
package enum ModelAnswer {
  case value(Value)
  /// The receiver's new value, and the result: of methods that change structures and lists.
  case changed(receiver: Value, result: Value)
  /// Functions of the program that run now, one after the other, and then the result.
  case run([PendingCall], result: Value)
  /// The same, with the last function's result.
  case forward([PendingCall])
  /// What follows doesn't happen: `fatalError()`.
  case never
  /// The model doesn't know the member.
  case unknown
}

/// A function to be run.
package struct PendingCall {
  package enum Callee {
    case value(Value)
    case method(Value, name: String, labels: [String?])
    /// A setter or stored property with observers.
    case set(Value, name: String)
  }

  package var callee: Callee
  package var arguments: [Value]

  package init(_ callee: Callee, _ arguments: [Value] = []) {
    self.callee = callee
    self.arguments = arguments
  }
}
