internal import InsetSyntax

extension BodyCompiler {
  func callSite(
    _ callee: CallSite.Callee, _ arguments: [CodeExpression.Argument], _ value: CodeExpression?,
    writesReceiver: Bool = false
  ) -> Int32 {
    var changed: [Int] = []
    for (index, argument) in arguments.enumerated() where Self.isAddress(argument.value) { changed.append(index) }
    body.callSites.append(
      CallSite(
        callee: callee, labels: arguments.map { $0.label.map { store.names.name($0) } }, changed: changed,
        writesReceiver: writesReceiver,
        typeArguments: (value?.details?.typeArguments ?? []).compactMap { store.type($0) },
        isMessage: value?.marks.contains(.message) ?? isObjectiveC,
        hasTrailingClosure: arguments.last?.value.marks.contains(.trailing) ?? false))
    return Int32(truncatingIfNeeded: body.callSites.count - 1)
  }

  private static func isAddress(_ value: CodeExpression) -> Bool {
    if case .unary("&", _) = value.kind { true } else { false }
  }

  func call(
    _ callee: CodeExpression, _ arguments: [CodeExpression.Argument], _ value: CodeExpression, _ ends: inout [Int]
  ) {
    switch callee.kind {
    case .name(let name):
      if let variable = variable(name) {
        load(variable)
        if variable.getter != nil { emit(.call, callSite(.value, [], nil)) }
        if callee.marks.contains(.optionalChained) { ends.append(emit(.chain)) }
        finish(.value, arguments, value, receiver: nil)
      } else if name == "dispatch_once", arguments.count == 2 {
        // The token is a variable of the function or file: its block runs once.
        expression(arguments[1].value)
        finish(.name(store.names.name(name)), Array(arguments[1...]), value, receiver: nil, pushed: 1)
      } else {
        finish(.name(store.names.name(name)), arguments, value, receiver: nil)
      }
    case .member(let base, let name):
      if case .super = base.kind {
        finish(.superMember(store.names.name(name)), arguments, value, receiver: nil)
      } else {
        chained(base, &ends)
        finish(.member(store.names.name(name)), arguments, value, receiver: base)
      }
    case .implicitMember(let name): finish(.implicit(store.names.name(name)), arguments, value, receiver: nil)
    case .array(let elements) where elements.count == 1 && arguments.isEmpty: emit(.list, 0)
    case .array(let elements) where elements.count == 1:
      // `[Item](list)`, `[CGFloat](repeating: 0, count: 3)`
      for argument in arguments { expression(argument.value) }
      emit(.call, callSite(.name(store.names.name("Array")), arguments, value))
    case .dictionary where arguments.isEmpty: emit(.dictionary, 0)
    default:
      chained(callee, &ends)
      finish(.value, arguments, value, receiver: nil)
    }
  }

  private func finish(
    _ callee: CallSite.Callee, _ arguments: [CodeExpression.Argument], _ value: CodeExpression,
    receiver: CodeExpression?, pushed: Int = 0
  ) {
    for argument in arguments.dropFirst(pushed) { expression(argument.value) }
    range = value.range
    var writes = false
    if case .member(let name) = callee, let receiver, isStorage(receiver) {
      writes =
        ChangingMethods.names.contains(store.names.text(name))
        || store.program.mutatingNames.contains(store.names.text(name))
    }
    let site = callSite(callee, arguments, value, writesReceiver: writes)
    emit(.call, site)
    let changed = body.callSites[Int(site)].changed
    // result, then the changed arguments, first on top.
    for index in changed {
      guard arguments.indices.contains(index), case .unary("&", let target) = arguments[index].value.kind else {
        continue
      }
      if isStorage(target) { store(to: target) } else { emit(.pop) }
    }
    if writes, let receiver {
      // new receiver, result → result
      emit(.swap)
      storeBack(to: receiver)
    }
  }

  // MARK: Closures

  func closure(_ parameters: [String], _ statements: [CodeStatement], _ value: CodeExpression) {
    let inner = nestedBody()
    let details = value.details
    inner.resultType = store.type(details?.resultType)
    var weak: Set<String> = []
    for capture in details?.captures ?? [] {
      if capture.isWeak { weak.insert(capture.name) }
      guard let captured = capture.value, capture.name != "self" else { continue }
      expression(captured)
      let variable = declare(capture.name)
      emit(variable.isShared ? .makeCell : .setLocal, Int32(truncatingIfNeeded: variable.slot))
    }
    let compiler = BodyCompiler(store, inner, within: self)
    compiler.range = value.range
    compiler.compileClosure(parameters, types: details?.parameterTypes ?? [], statements)
    makeClosure(inner, compiler, weak: weak)
  }

  func compileClosure(_ parameters: [String], types: [String?], _ statements: [CodeStatement]) {
    sharedNames = SharedNames.find(in: statements, parameters: parameters)
    var names = parameters
    if names.isEmpty {
      let count = ShorthandArguments.count(in: statements)
      names = (0..<count).map { "$\($0)" }
    }
    for (index, name) in names.enumerated() {
      let variable = declare(name)
      let type = types.indices.contains(index) ? store.type(types[index]) : nil
      body.parameters.append(
        .init(
          label: nil, name: store.names.name(name), slot: variable.slot, isShared: variable.isShared, type: type,
          isChanged: false, isVariadic: false, defaultValue: nil))
    }
    compileBody(statements, hasResult: !isObjectiveC)
  }
}

/// `$0`, `$1` in a closure without parameters.
enum ShorthandArguments {
  /// One more than the highest that it mentions, those of closures in it left out.
  static func count(in statements: [CodeStatement]) -> Int {
    var highest = -1
    StatementNames.visit(statements) { name in
      if name.hasPrefix("$"), let number = Int(name.dropFirst()), number < 16 { highest = max(highest, number) }
    }
    return highest + 1
  }
}

/// Methods of the standard library's value types that change what they are called on.
enum ChangingMethods {
  static let names: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popLast", "popFirst", "sort", "reverse",
    "shuffle", "swapAt", "formUnion", "formIntersection", "subtract", "update", "updateValue", "removeValue", "merge",
    "toggle", "negate", "round", "formTruncatingRemainder", "append(contentsOf", "reserveCapacity", "appendLiteral",
    "addObject", "addObjectsFromArray", "removeObject", "removeObjectAtIndex", "removeAllObjects", "removeLastObject",
    "insertObject", "setObject", "setValue", "replaceObjectAtIndex", "exchangeObjectAtIndex", "unionSet",
    "formSymmetricDifference", "prepend", "translate", "rotate", "scale", "concat", "inset", "invert",
  ]
}
