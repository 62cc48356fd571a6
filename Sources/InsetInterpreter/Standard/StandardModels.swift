package import InsetProgram

/// The standard library alone, for programs that use no framework.
package final class StandardModels: ModelLibrary {
  private let standard = StandardLibrary()

  package init() {}

  package func kind(of name: String) -> TypeDeclaration.Kind? { standard.kind(of: name) }
  package func superclass(of name: String) -> String? { standard.superclass(of: name) }
  package func conforms(_ name: String, to other: String) -> Bool { false }
  package func declares(_ member: String, in type: String) -> Bool { false }
  package func declaresGlobal(_ name: String) -> Bool { standard.declaresGlobal(name) }
  package func isUnneeded(_ name: String) -> Bool { false }

  package func read(_ name: String, of receiver: ModelReceiver, in run: Run) -> ModelAnswer {
    switch receiver {
    case .value(let value): return standard.read(name, of: value, in: run)
    case .type(let type):
      return standard.readStatic(name, of: run.store.types[type].name, in: run).map { .value($0) } ?? .unknown
    case .object(let object):
      if let value = run.state.heap.read(object, run.names.name(name)) { return .value(value) }
      return .unknown
    case .none: return .unknown
    }
  }

  package func write(_ name: String, of receiver: ModelReceiver, _ value: Value, in run: Run) -> ModelAnswer {
    .unknown
  }
  package func call(_ call: ModelCall, in run: Run) -> ModelAnswer {
    if case .object = call.receiver, call.name == "init" { return .value(.boolean(true, .none)) }
    return standard.call(call, in: run)
  }
  package func global(_ name: String, in run: Run) -> Value? { standard.global(name, in: run) }
  package func defaultValue(_ name: String, of type: String, in run: Run) -> Value? { nil }
  package func type(of member: String, in type: String) -> TypeReference? { nil }
  package func resolve(_ value: ImplicitValue, as type: TypeReference, in run: Run) -> Value? {
    type.name.flatMap { standard.readStatic(run.names.text(value.name), of: $0, in: run) }
  }
  package func made(_ object: ObjectID, in run: Run) {}
  package func isAvailable(introduced: String?, obsoleted: String?, in run: Run) -> Value {
    run.unknown(.given("system"), type: .named("Bool", []))
  }
  package func isCompiled(_ condition: String, in run: Run) -> Value {
    run.unknown(.given(condition), type: .named("Bool", []))
  }
}
