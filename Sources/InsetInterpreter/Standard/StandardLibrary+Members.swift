extension StandardLibrary {
  /// Methods of lists, dictionaries, texts and numbers.
  func member(_ call: ModelCall, of value: Value, in run: Run) -> ModelAnswer {
    switch value {
    case .list(let list): return member(call, of: list, in: run)
    case .dictionary(let dictionary): return member(call, of: dictionary, in: run)
    case .text(let text): return member(call, of: text, in: run)
    case .number(let number):
      if call.name == "rounded" || call.name == "round" { return rounded(call, number, in: run) }
      if call.arguments.isEmpty { return read(call.name, of: value, in: run) }
      return .unknown
    case .boolean(let flag, let origin):
      if call.name == "toggle" {
        return .changed(receiver: .boolean(!flag, Origin(.operation("toggle"), at: run.site, [origin])), result: .null)
      }
      return .unknown
    case .enumCase(let value): return member(call, of: value, in: run)
    case .closure(let closure):
      // Blocks that are copied, and `perform` of a function.
      if ["copy", "mutableCopy", "retain", "autorelease"].contains(call.name) { return .value(.closure(closure)) }
      return .unknown
    default: return .unknown
    }
  }

  private func rounded(_ call: ModelCall, _ number: Number, in run: Run) -> ModelAnswer {
    var rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
    switch call.arguments.first?.value {
    case .implicit(let value)?:
      switch run.names.text(value.name) {
      case "up": rule = .up
      case "down": rule = .down
      case "towardZero": rule = .towardZero
      case "awayFromZero": rule = .awayFromZero
      case "toNearestOrEven": rule = .toNearestOrEven
      default: break
      }
    default: break
    }
    let result = Value.number(
      Number(number.value.rounded(rule), number.kind, Origin(.operation(call.name), at: run.site, [number.origin])))
    return call.name == "round" ? .changed(receiver: result, result: .null) : .value(result)
  }

  // MARK: Lists

  private func member(_ call: ModelCall, of list: ListValue, in run: Run) -> ModelAnswer {
    let values = call.arguments.map(\.value)
    let first = values.first ?? .null
    func changed(_ elements: [Value], others: Value? = list.others, result: Value = .null) -> ModelAnswer {
      let kept = Array(elements.prefix(ListValue.maximumCount))
      return .changed(receiver: .list(ListValue(kept, others: others, isSet: list.isSet, list.origin)), result: result)
    }
    func new(_ elements: [Value], others: Value? = list.others) -> ModelAnswer {
      .value(.list(ListValue(elements, others: others, isSet: list.isSet, list.origin)))
    }
    let label = call.arguments.first?.label.map { run.names.text($0) }
    switch call.name {
    case _ where call.name == "append" || call.name == "addObject" || call.name == "insert" && list.isSet:
      if label == "contentsOf" { return appendAll(list, first, in: run) }
      if list.isSet, list.elements.contains(where: { $0.isSame(as: first) }) { return changed(list.elements) }
      return changed(list.elements + [first])
    case "addObjectsFromArray", "append(contentsOf": return appendAll(list, first, in: run)
    case "insert", "insertObject":
      guard values.count == 2 else { return changed(list.elements) }
      guard let index = run.number(values[1]).flatMap({ Int(exactly: $0) }), (0...list.elements.count).contains(index)
      else {
        return changed(list.elements + [first])
      }
      var elements = list.elements
      if case .list(let inserted) = first, label == "contentsOf" {
        elements.insert(contentsOf: inserted.elements, at: index)
      } else {
        elements.insert(first, at: index)
      }
      return changed(elements)
    case "remove", "removeObjectAtIndex":
      if let index = run.number(first).flatMap({ Int(exactly: $0) }), list.elements.indices.contains(index),
        label == "at" || call.name != "remove"
      {
        var elements = list.elements
        let removed = elements.remove(at: index)
        return changed(elements, result: removed)
      }
      return changed(list.elements.filter { !$0.isSame(as: first) }, result: first)
    case "removeObject": return changed(list.elements.filter { !$0.isSame(as: first) })
    case "removeAll", "removeAllObjects": return changed([], others: nil)
    case "removeFirst", "popFirst":
      return changed(Array(list.elements.dropFirst()), result: list.elements.first ?? list.others ?? .null)
    case "removeLast", "popLast", "removeLastObject":
      return changed(Array(list.elements.dropLast()), result: list.elements.last ?? list.others ?? .null)
    case "reserveCapacity", "shuffle", "sort": return changed(list.elements)
    case "reverse": return changed(list.elements.reversed())
    case "reversed", "reverseObjectEnumerator": return new(list.elements.reversed())
    case "sorted", "shuffled", "allObjects", "objectEnumerator", "lazy", "copy", "mutableCopy", "makeIterator":
      return new(list.elements)
    case "contains", "containsObject":
      if list.elements.contains(where: { $0.isSame(as: first) || isSameCase($0, first, in: run) }) {
        return .value(.boolean(true, list.origin))
      }
      return list.others == nil && !isUnknown(first)
        ? .value(.boolean(false, list.origin))
        : .value(run.unknown(.given("contains"), type: .named("Bool", []), origins: [list.origin]))
    case "firstIndex", "index", "indexOfObject", "lastIndex":
      if let index = list.elements.firstIndex(where: { $0.isSame(as: first) }) {
        return .value(.number(Number(Double(index), .integer, list.origin)))
      }
      return .value(
        list.others == nil && !isUnknown(first) ? .null : run.unknown(.given("index"), type: .named("Int", [])))
    case "objectAtIndex", "object":
      guard let index = run.number(first).flatMap({ Int(exactly: $0) }) else {
        return .value(list.others ?? list.elements.first ?? .null)
      }
      return .value(list.elements.indices.contains(index) ? list.elements[index] : list.others ?? .null)
    case "firstObject", "lastObject", "count", "isEmpty", "anyObject": return read(call.name, of: .list(list), in: run)
    case "enumerated":
      return new(
        list.elements.enumerated().map { index, element in
          .tuple(
            TupleValue(
              labels: [run.names.name("offset"), run.names.name("element")],
              values: [.number(Number(Double(index), .integer, list.origin)), element]))
        },
        others: list.others.map { other in
          .tuple(
            TupleValue(
              labels: [run.names.name("offset"), run.names.name("element")],
              values: [run.unknown(.repeated, type: .named("Int", [])), other]))
        })
    case "prefix", "suffix", "dropFirst", "dropLast":
      let count = run.number(first).flatMap { Int(exactly: $0) } ?? 1
      let amount = min(max(count, 0), list.elements.count)
      switch call.name {
      case "prefix": return new(Array(list.elements.prefix(amount)))
      case "suffix": return new(Array(list.elements.suffix(amount)))
      case "dropFirst": return new(Array(list.elements.dropFirst(amount)))
      default: return new(Array(list.elements.dropLast(amount)))
      }
    case "arrayByAddingObject": return new(list.elements + [first])
    case "arrayByAddingObjectsFromArray":
      if case .list(let other) = first {
        return new(list.elements + other.elements, others: list.others ?? other.others)
      }
      return new(list.elements, others: run.unknown(.given("element")))
    case "union", "formUnion", "unionSet", "subtracting", "intersection", "subtract":
      return sets(call, list, first, in: run)
    case "joined":
      guard list.elements.contains(where: { if case .list = $0 { true } else { false } }) else {
        return .value(run.unknown(.unneeded("text"), type: .named("String", [])))
      }
      return new(
        list.elements.flatMap { element -> [Value] in
          if case .list(let inner) = element { inner.elements } else { [element] }
        })
    case "max", "min":
      return free(
        ModelCall(
          name: call.name, receiver: .none, arguments: [CallArgument(nil, .list(list))], type: nil, isSuper: false,
          site: call.site), in: run)
    case "swapAt", "exchangeObjectAtIndex":
      guard values.count == 2, let a = run.number(values[0]).flatMap({ Int(exactly: $0) }),
        let b = run.number(values[1]).flatMap({ Int(exactly: $0) }), list.elements.indices.contains(a),
        list.elements.indices.contains(b)
      else { return changed(list.elements) }
      var elements = list.elements
      elements.swapAt(a, b)
      return changed(elements)
    case "isEqual", "isEqualToArray", "elementsEqual": return .value(run.operation("==", .list(list), first))
    default: return .unknown
    }
  }

  private func appendAll(_ list: ListValue, _ other: Value, in run: Run) -> ModelAnswer {
    switch other {
    case .list(let added):
      let elements = Array((list.elements + added.elements).prefix(ListValue.maximumCount))
      return .changed(
        receiver: .list(ListValue(elements, others: list.others ?? added.others, isSet: list.isSet, list.origin)),
        result: .null)
    default:
      let others = list.others ?? run.unknown(.given("element"))
      return .changed(
        receiver: .list(ListValue(list.elements, others: others, isSet: list.isSet, list.origin)), result: .null)
    }
  }

  private func sets(_ call: ModelCall, _ list: ListValue, _ other: Value, in run: Run) -> ModelAnswer {
    guard case .list(let second) = other else { return .unknown }
    let elements: [Value]
    switch call.name {
    case "intersection": elements = list.elements.filter { one in second.elements.contains { $0.isSame(as: one) } }
    case "subtracting", "subtract":
      elements = list.elements.filter { one in !second.elements.contains { $0.isSame(as: one) } }
    default: elements = list.elements + second.elements.filter { one in !list.elements.contains { $0.isSame(as: one) } }
    }
    let result = Value.list(ListValue(elements, others: list.others ?? second.others, isSet: list.isSet, list.origin))
    return ["formUnion", "subtract", "unionSet"].contains(call.name)
      ? .changed(receiver: result, result: .null) : .value(result)
  }

  private func isUnknown(_ value: Value) -> Bool {
    switch value {
    case .unknown, .choice: true
    default: false
    }
  }

  /// `.top` beside the case that it stands for.
  private func isSameCase(_ one: Value, _ other: Value, in run: Run) -> Bool {
    switch (one, other) {
    case (.enumCase(let value), .implicit(let implicit)), (.implicit(let implicit), .enumCase(let value)):
      implicit.arguments == nil && value.name == implicit.name
    default: false
    }
  }

  // MARK: Dictionaries, texts, option sets

  private func member(_ call: ModelCall, of dictionary: DictionaryValue, in run: Run) -> ModelAnswer {
    let values = call.arguments.map(\.value)
    switch call.name {
    case "objectForKey", "valueForKey", "object", "value", "objectForKeyedSubscript":
      let key = values.first ?? .null
      if let index = dictionary.keys.firstIndex(where: { $0.isSame(as: key) }) {
        return .value(dictionary.values[index])
      }
      return .value(dictionary.isOpen ? run.unknown(.given("entry")) : .null)
    case "setObject", "setValue", "updateValue":
      guard values.count >= 2 else { return .unknown }
      return .changed(receiver: .dictionary(run.setting(dictionary, values[1], values[0])), result: .null)
    case "removeValue", "removeObjectForKey":
      return .changed(receiver: .dictionary(run.setting(dictionary, values.first ?? .null, .null)), result: .null)
    case "removeAll", "removeAllObjects":
      return .changed(
        receiver: .dictionary(DictionaryValue(keys: [], values: [], dictionary.origin)), result: .null)
    case "copy", "mutableCopy", "allKeys", "allValues", "count":
      return read(call.name, of: .dictionary(dictionary), in: run)
    default: return .unknown
    }
  }

  private func member(_ call: ModelCall, of text: TextValue, in run: Run) -> ModelAnswer {
    switch call.name {
    case "isEqualToString", "isEqual":
      return .value(run.operation("==", .text(text), call.arguments.first?.value ?? .null))
    case "hasPrefix", "hasSuffix", "contains", "containsString":
      guard case .text(let other)? = call.arguments.first?.value else {
        return .value(run.unknown(.given(call.name), type: .named("Bool", [])))
      }
      let holds =
        switch call.name {
        case "hasPrefix": text.text.hasPrefix(other.text)
        case "hasSuffix": text.text.hasSuffix(other.text)
        default: text.text.contains(other.text)
        }
      return .value(.boolean(holds, text.origin))
    case "stringByAppendingString", "appending":
      return .value(run.operation("+", .text(text), call.arguments.first?.value ?? .null))
    case "copy", "mutableCopy": return .value(.text(text))
    case "append":
      return .changed(receiver: run.operation("+", .text(text), call.arguments.first?.value ?? .null), result: .null)
    case "length", "integerValue", "floatValue", "doubleValue", "intValue", "count":
      return read(call.name, of: .text(text), in: run)
    default: return .value(run.unknown(.unneeded("text"), type: .named("String", [])))
    }
  }

  /// Option sets.
  private func member(_ call: ModelCall, of value: CaseValue, in run: Run) -> ModelAnswer {
    guard let raw = value.rawValue.flatMap({ Int(exactly: $0) }) else { return .unknown }
    func bits(_ other: Value?) -> Int? {
      switch other {
      case .enumCase(let other)?: return other.rawValue.flatMap { Int(exactly: $0) }
      case .list(let list)?:
        var all = 0
        for element in list.elements {
          guard let bits = bits(element) else { return nil }
          all |= bits
        }
        return all
      case .implicit(let implicit)?:
        guard let type = value.type,
          case .enumCase(let known) = run.coerce(.implicit(implicit), to: .named(run.store.types[type].name, []))
        else { return nil }
        return known.rawValue.flatMap { Int(exactly: $0) }
      default: return nil
      }
    }
    guard let other = bits(call.arguments.first?.value) else { return .unknown }
    func result(_ raw: Int) -> Value {
      .enumCase(
        CaseValue(
          type: value.type, name: run.names.name("\(raw)"), rawValue: Double(raw),
          Origin(.operation(call.name), at: run.site, [value.origin])))
    }
    switch call.name {
    case "contains":
      return .value(.boolean(raw & other == other, Origin(.operation("contains"), at: run.site, [value.origin])))
    case "union": return .value(result(raw | other))
    case "subtracting": return .value(result(raw & ~other))
    case "intersection": return .value(result(raw & other))
    case "insert", "formUnion": return .changed(receiver: result(raw | other), result: .null)
    case "remove", "subtract": return .changed(receiver: result(raw & ~other), result: .null)
    default: return .unknown
    }
  }
}
