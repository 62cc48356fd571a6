import InsetProgram
import InsetSyntax

@testable import InsetInterpreter

/// A small program in Swift or Objective-C whose function is run.
struct Programs {
  let run: Run

  init(swift: String = "", objectiveC: String = "") {
    let standard = SourceFile(path: StandardSource.path, facts: SwiftReader.read(Array(StandardSource.text.utf8)))
    var files = [standard]
    if !swift.isEmpty { files.append(SourceFile(path: "/main.swift", facts: SwiftReader.read(Array(swift.utf8)))) }
    if !objectiveC.isEmpty {
      files.append(SourceFile(path: "/main.m", facts: ObjectiveCReader.read(Array(objectiveC.utf8))))
    }
    let models = StandardModels()
    run = Run(CodeStore(ProgramIndex(files), library: models), library: models)
  }

  /// The result of the global function of that name, as text.
  func call(_ name: String) -> String {
    guard let file = run.store.program.files.indices.last,
      let id = run.store.program.globalFunctions(named: name, from: file).first
    else { return "no function" }
    let callee = Value.closure(ClosureValue(.functions([id]), receiver: .null, at: nil))
    return text(run.perform(PendingCall(.value(callee))))
  }

  func text(_ value: Value) -> String {
    switch value {
    case .null: "nil"
    case .number(let number): number.value == number.value.rounded() ? "\(Int(number.value))" : "\(number.value)"
    case .boolean(let flag, _): "\(flag)"
    case .text(let text): "\"\(text.text)\""
    case .enumCase(let value):
      "." + run.names.text(value.name)
        + (value.payload.isEmpty ? "" : "(" + value.payload.map(text).joined(separator: ", ") + ")")
    case .structure(let structure):
      run.store.types[structure.type].name + "("
        + zip(structure.names, structure.values).map { "\(run.names.text($0)): \(text($1))" }.joined(separator: ", ")
        + ")"
    case .list(let list):
      "[" + (list.elements.map(text) + (list.others.map { ["\(text($0))…"] } ?? [])).joined(separator: ", ") + "]"
    case .dictionary(let dictionary):
      "[" + zip(dictionary.keys, dictionary.values).map { "\(text($0)): \(text($1))" }.joined(separator: ", ") + "]"
    case .tuple(let tuple): "(" + tuple.values.map(text).joined(separator: ", ") + ")"
    case .closure: "closure"
    case .type(let type): run.store.types[type].name + ".self"
    case .object(let object): run.typeName(of: object) ?? "object"
    case .unknown(let unknown): "unknown(\(unknown.reason))"
    case .choice(let choice): choice.alternatives.map { text($0.value) }.joined(separator: " or ")
    case .implicit(let value): "." + run.names.text(value.name) + "?"
    }
  }
}
