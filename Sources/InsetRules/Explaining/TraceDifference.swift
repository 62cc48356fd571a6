internal import InsetLayout

/// What is different about the steps of one layout's trace, seen from another layout.
struct TraceDifference {
  /// How a step differs; the telling kinds first.
  enum Kind: Int, Comparable {
    /// It rests on a setting that has another value there.
    case setting
    /// Another law set the number there.
    case law
    /// The same law gave another number or decision.
    case value
    /// There is no such number there.
    case absent
    /// The same law gave another rectangle: often only since the window has another size.
    case rectangle

    static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
  }

  /// A step, and how it differs.
  struct Cause {
    let step: Int
    let kind: Kind
  }

  private struct Key: Hashable {
    let subject: Subject
    let quantity: Quantity
  }

  private struct SettingKey: Hashable {
    let subject: Subject
    let name: String
  }

  /// Step by step; `nil` for what is the same.
  private let kinds: [Kind?]

  /// - Parameter counterparts: the object of `other` for each object of `layout` that has one.
  init(of layout: Layout, from other: Layout, _ counterparts: [Subject: Subject]) {
    var laws: [Key: Set<String>] = [:]
    var values: [Key: Set<Value>] = [:]
    var settings: [SettingKey: Set<String>] = [:]
    for step in other.trace.steps {
      let key = Key(subject: step.subject, quantity: step.quantity)
      laws[key, default: []].insert(step.law.id)
      values[key, default: []].insert(step.value)
      for case .setting(let subject, let name, let value, _) in step.inputs {
        settings[SettingKey(subject: subject, name: name), default: []].insert(value)
      }
    }
    kinds = layout.trace.steps.map { step in
      let isSet = step.inputs.contains { input in
        guard case .setting(let subject, let name, let value, _) = input, let same = counterparts[subject],
          let there = settings[SettingKey(subject: same, name: name)]
        else { return false }
        return !there.contains(value)
      }
      if isSet { return .setting }
      guard let subject = counterparts[step.subject] else { return .absent }
      let key = Key(subject: subject, quantity: step.quantity)
      guard let others = laws[key] else { return .absent }
      guard others.contains(step.law.id) else { return .law }
      if values[key]?.contains(step.value) == true { return nil }
      return step.value.rect == nil ? .value : .rectangle
    }
  }

  /// Of some steps, in the order of computing, the first of the most telling kind.
  func first(in steps: [Int]) -> Cause? {
    var found: Cause?
    for step in steps where kinds.indices.contains(step) {
      guard let kind = kinds[step] else { continue }
      if found.map({ kind < $0.kind }) ?? true { found = Cause(step: step, kind: kind) }
    }
    return found
  }
}
