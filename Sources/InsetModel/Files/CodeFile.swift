package import InsetDocuments
package import InsetSyntax
internal import Synchronization

/// What a source file says, with what follows from it alone: computed when it is asked for, and kept as long as the file
/// stays the same.
package final class CodeFile: Sendable {
  package let facts: CodeFacts
  private let effects = Mutex<[CodeBody: [CodeEffect]]>([:])
  private let calls = Mutex<[CodeBody: [[CodeExpression]]]>([:])
  private let values = Mutex<[CodeBody: LoweredValue]>([:])
  private let passages = Mutex<[CodeBody: [CodeEffect]]>([:])
  private let names = Mutex<BodyNames?>(nil)

  /// The comments that keep rules quiet.
  package let suppressions: [Suppression]

  /// - Parameter bytes: what the facts were read from.
  package init(_ facts: CodeFacts, _ bytes: [UInt8]) {
    self.facts = facts
    suppressions = SuppressionReader.read(bytes)
  }

  /// What an initial value does when it is made, and what it is.
  package struct LoweredValue: Sendable {
    package let effects: [CodeEffect]
    package let value: CodeExpression
  }

  /// What a body does; nothing for a body that isn't there.
  package func effects(of body: CodeBody) -> [CodeEffect] {
    if let known = effects.withLock({ $0[body] }) { return known }
    let made = statements(of: body).map { Lowering.effects(of: $0) } ?? effectsOfValue(body)
    effects.withLock { $0[body] = made }
    return made
  }

  /// What all bodies of the file do, in the order of functions and properties.
  package var allEffects: [CodeEffect] {
    func bodies(_ functions: [CodeFunction], _ properties: [CodeProperty], _ type: Int?) -> [CodeBody] {
      functions.indices.map { .function(type: type, $0) }
        + properties.indices.flatMap { [.getter(type: type, $0), .setter(type: type, $0), .value(type: type, $0)] }
    }
    let own = facts.types.enumerated().flatMap { bodies($1.functions, $1.properties, $0) }
    return (own + bodies(facts.functions, facts.variables, nil)).flatMap { effects(of: $0) }
  }

  /// The calls in each of a body's effects, outer ones first.
  func calls(of body: CodeBody) -> [[CodeExpression]] {
    if let known = calls.withLock({ $0[body] }) { return known }
    let made = effects(of: body).map { effect in
      var found: [CodeExpression] = []
      effect.visit { if case .call = $0.kind { found.append($0) } }
      return found
    }
    calls.withLock { $0[body] = made }
    return made
  }

  /// What a body does, with the conditions that it asks as evaluations.
  func passages(of body: CodeBody) -> [CodeEffect] {
    if let known = passages.withLock({ $0[body] }) { return known }
    let made = statements(of: body).map { Lowering.effects(of: $0, keepsConditions: true) } ?? effectsOfValue(body)
    passages.withLock { $0[body] = made }
    return made
  }

  /// The names in the bodies.
  var bodyNames: BodyNames {
    if let known = names.withLock({ $0 }) { return known }
    let made = BodyNames(facts)
    names.withLock { $0 = made }
    return made
  }

  /// An initial value gives its result.
  private func effectsOfValue(_ body: CodeBody) -> [CodeEffect] {
    guard let lowered = value(of: body) else { return [] }
    return lowered.effects
      + [CodeEffect(kind: .result(lowered.value), circumstances: Circumstances(), range: lowered.value.range)]
  }

  package func value(of body: CodeBody) -> LoweredValue? {
    guard case .value(let type, let index) = body, let expression = property(type, index)?.value else { return nil }
    if let known = values.withLock({ $0[body] }) { return known }
    let (effects, value) = Lowering.value(of: expression)
    let made = LoweredValue(effects: effects, value: value)
    values.withLock { $0[body] = made }
    return made
  }

  package func function(_ type: Int?, _ index: Int) -> CodeFunction? {
    let functions = type.map { facts.types.indices.contains($0) ? facts.types[$0].functions : [] } ?? facts.functions
    return functions.indices.contains(index) ? functions[index] : nil
  }

  package func property(_ type: Int?, _ index: Int) -> CodeProperty? {
    let properties = type.map { facts.types.indices.contains($0) ? facts.types[$0].properties : [] } ?? facts.variables
    return properties.indices.contains(index) ? properties[index] : nil
  }

  /// Of the function or property that a body belongs to.
  func name(of body: CodeBody) -> String {
    switch body {
    case .function(let type, let index): function(type, index)?.name.value ?? ""
    case .getter(let type, let index), .setter(let type, let index), .value(let type, let index):
      property(type, index)?.name.value ?? ""
    }
  }

  private func statements(of body: CodeBody) -> [CodeStatement]? {
    switch body {
    case .function(let type, let index): function(type, index)?.body
    case .getter(let type, let index): property(type, index)?.getter
    case .setter(let type, let index): property(type, index)?.setter
    case .value: nil
    }
  }
}

/// A piece of code in a file that runs as one: by the type that it is in, nil outside types, and its place among the
/// type's functions or properties.
package enum CodeBody: Hashable, Sendable {
  case function(type: Int?, Int)
  case getter(type: Int?, Int)
  case setter(type: Int?, Int)
  /// A property's initial value.
  case value(type: Int?, Int)
}
