package import InsetInterpreter
internal import InsetText
internal import InsetUIKit

/// Values and origins as a trace writes them.
package struct TraceText {
  let run: Run
  /// The line of a place in a file; nil where the file can't be read.
  let place: (String, Range<Int>) -> String?
  /// The bytes of a file, to show a literal as it is written.
  let text: (String, Range<Int>) -> String?

  package init(
    _ run: Run, place: @escaping (String, Range<Int>) -> String?, text: @escaping (String, Range<Int>) -> String?
  ) {
    self.run = run
    self.place = place
    self.text = text
  }

  /// `64`, `[64, 0, 0, 0]`, `.never`, `64 or 0`, `unknown (…)`.
  package func value(_ value: Value, depth: Int = 0) -> String {
    guard depth < 8 else { return "…" }
    switch value {
    case .null: return "nil"
    case .number(let number): return Self.number(number.value)
    case .boolean(let flag, _): return String(flag)
    case .text(let text): return "\"\(text.text.prefix(40))\""
    case .enumCase(let value): return "." + run.names.text(value.name)
    case .implicit(let value): return "." + run.names.text(value.name)
    case .structure(let structure):
      let numbers = Geometry.flatten(value, in: run)
      let isGeometry = ["CGRect", "CGPoint", "CGSize", "UIEdgeInsets", "NSDirectionalEdgeInsets"]
        .contains(run.store.types[structure.type].name)
      if isGeometry {
        if numbers.allSatisfy({ $0 != nil }) {
          return "[" + numbers.compactMap { $0.map(Self.number) }.joined(separator: ", ") + "]"
        }
        return "[" + leaves(of: value).map { self.value($0, depth: depth + 1) }.joined(separator: ", ") + "]"
      }
      return run.store.types[structure.type].name
    case .list(let list):
      return list.others == nil ? "\(list.elements.count) elements" : "at least \(list.elements.count) elements"
    case .dictionary: return "dictionary"
    case .tuple(let tuple):
      return "(" + tuple.values.map { self.value($0, depth: depth + 1) }.joined(separator: ", ") + ")"
    case .closure: return "closure"
    case .type(let type): return run.store.types[type].name + ".self"
    case .object(let object): return name(of: object)
    case .unknown(let unknown):
      if let lower = unknown.lower { return "at least \(Self.number(lower)) (\(Self.reason(unknown.reason)))" }
      return "unknown (\(Self.reason(unknown.reason)))"
    case .choice(let choice):
      return choice.alternatives.map { self.value($0.value, depth: depth + 1) }.joined(separator: " or ")
    }
  }

  private func leaves(of value: Value) -> [Value] {
    if case .structure(let structure) = value { structure.values.flatMap { leaves(of: $0) } } else { [value] }
  }

  package static func number(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e9 { return String(Int(value)) }
    if abs(value) >= 1e9 { return value > 0 ? "∞" : "-∞" }
    return String((value * 100).rounded() / 100)
  }

  /// Why a value isn't known, in words.
  package static func reason(_ reason: UnknownReason) -> String {
    switch reason {
    case .noSource(let name): "\(name) has no source here"
    case .given(let name): "\(name) is given from outside"
    case .unresolved(let name): "\(name) isn't declared"
    case .limit(let name): "\(name) was cut off by a limit"
    case .unsupported(let what): "\(what) isn't executed"
    case .tooManyValues: "more than eight possibilities"
    case .repeated: "changes with each element"
    case .escaped(let name): "handed to \(name), whose source isn't here"
    case .later(let what): "\(what) decides later"
    case .layout(let name): "\(name) isn't computed"
    case .unneeded(let what): what
    }
  }

  /// The property that holds an object, else its class.
  package func name(of object: ObjectID) -> String {
    if case .part(let owner, let name) = run.objects[object].identity {
      return "\(self.name(of: owner)).\(run.names.text(name))"
    }
    for (field, value) in fields where value == object { return field }
    return run.typeName(of: object) ?? "object"
  }

  private var fields: [(String, ObjectID)] {
    guard let controller = run.objects.existing(.shared("controller")) else { return [] }
    let className = run.typeName(of: controller) ?? "controller"
    return [(className, controller)]
      + run.state.heap.fields(of: controller).compactMap { name, value in
        if case .object(let object) = value { ("\(className).\(run.names.text(name))", object) } else { nil }
      }
  }

  // MARK: Origins

  /// What a value is made of: `64 (Feed.swift:9)`, `navigationBar.frame (UIKit)`; each once.
  package func sources(_ value: Value) -> [String] {
    var found: [String] = []
    for origin in value.origins {
      for leaf in origin.leaves {
        guard let text = describe(leaf), !found.contains(text) else { continue }
        found.append(text)
      }
    }
    return found
  }

  private func describe(_ origin: Origin) -> String? {
    switch origin.kind {
    case .literal:
      guard let site = origin.site, let (path, range) = run.store.place(of: site), let line = place(path, range) else {
        return nil
      }
      guard let written = text(path, range), written != "0", written.count < 40, !written.contains("\n"),
        !["zero", ".zero"].contains(written)
      else { return nil }
      return "\(written) (\(line))"
    case .answer(let answer):
      let phase = answer.phase.map { ", \($0)" } ?? ""
      return "\(answer.subject).\(answer.quantity) (UIKit\(phase)\(answer.isCertain ? "" : ", assumed"))"
    case .document(let path, let lower, let upper, let name):
      return place(path, lower..<upper).map { "\(name) (\($0))" }
    case .default(let name): return "\(name)'s default"
    case .unknown(let reason): return Self.reason(reason)
    case .read(let name): return name
    case .operation, .call, .condition: return nil
    }
  }

  /// Whether nothing that a value rests on is unknown or assumed.
  package func isCertain(_ value: Value) -> Bool {
    if case .choice = value { return false }
    if case .unknown = value { return false }
    if case .structure(let structure) = value, !structure.values.allSatisfy(isCertain) { return false }
    return value.origins.allSatisfy { origin in
      origin.leaves.allSatisfy { leaf in
        switch leaf.kind {
        case .answer(let answer): answer.isCertain
        case .unknown: false
        default: true
        }
      }
    }
  }
}
