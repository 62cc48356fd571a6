package import InsetProgram

/// Swift's standard library and the collections of Foundation, as far as layout code uses them: what needs no closures.
/// What does is written in Swift (``StandardSource``) and runs like the program's own code.
package struct StandardLibrary {
  package init() {}

  private static let types: [String: TypeDeclaration.Kind] = [
    "Int": .struct, "UInt": .struct, "Double": .struct, "Float": .struct, "CGFloat": .struct, "Bool": .struct,
    "String": .struct, "Substring": .struct, "Character": .struct, "Array": .struct, "Set": .struct,
    "Dictionary": .struct, "Optional": .enum, "Sequence": .protocol, "Collection": .protocol, "Any": .protocol,
    "AnyObject": .protocol, "NSArray": .struct, "NSMutableArray": .struct, "NSDictionary": .struct,
    "NSMutableDictionary": .struct, "NSSet": .struct, "NSMutableSet": .struct, "NSOrderedSet": .struct,
    "NSString": .struct, "NSMutableString": .struct, "NSNumber": .struct, "NSInteger": .struct, "NSUInteger": .struct,
    "Int32": .struct, "Int64": .struct, "UInt8": .struct, "UInt32": .struct, "TimeInterval": .struct, "Never": .enum,
    "Void": .struct, "ArraySlice": .struct, "BOOL": .struct, "Error": .protocol, "NSError": .class, "Result": .enum,
    "Comparable": .protocol, "Equatable": .protocol, "Hashable": .protocol, "CaseIterable": .protocol,
  ]

  package func kind(of name: String) -> TypeDeclaration.Kind? { Self.types[name] }

  /// What the program adds to a supertype it adds to the type.
  package func superclass(of name: String) -> String? {
    switch name {
    case "Array", "Dictionary", "Set": "Collection"
    case "Collection": "Sequence"
    case "NSArray", "NSMutableArray", "NSSet", "NSOrderedSet", "ArraySlice": "Array"
    case "NSMutableDictionary", "NSDictionary": "Dictionary"
    case "NSString", "NSMutableString", "Substring": "String"
    case "Int", "UInt", "Int32", "Int64", "NSInteger": "CGFloat"
    case "Double", "Float", "TimeInterval": "CGFloat"
    default: nil
    }
  }

  private static let globals: Set<String> = [
    "max", "min", "abs", "fabs", "fabsf", "floor", "floorf", "ceil", "ceilf", "round", "roundf", "sqrt", "sqrtf", "pow",
    "powf", "fmax", "fmin", "fmaxf", "fminf", "MAX", "MIN", "ABS", "zip", "stride", "print", "debugPrint", "assert",
    "precondition", "fatalError", "preconditionFailure", "assertionFailure", "type", "swap", "NSLog", "M_PI",
    "CGFLOAT_MAX",
    "CGFLOAT_MIN", "NSNotFound", "FLT_MAX", "DBL_MAX", "INT_MAX", "NSIntegerMax", "YES", "NO", "NULL", "nil", "Nil",
    "TRUE", "FALSE", "true", "false", "fmod", "trunc", "lround", "lroundf", "isnan", "repeatElement", "dump", "abort",
    "exit",
    "NSAssert", "NSParameterAssert", "NSStringFromClass", "NSStringFromSelector", "NSSelectorFromString",
    "NSClassFromString", "withExtendedLifetime", "autoreleasepool", "numericCast", "NSStringFromCGRect", "NSMakeRange",
  ]

  package func declaresGlobal(_ name: String) -> Bool { Self.globals.contains(name) }

  package func global(_ name: String, in run: Run) -> Value? {
    func number(_ value: Double, _ kind: Number.Kind = .floating) -> Value {
      .number(Number(value, kind, Origin(.read(name), at: run.site)))
    }
    switch name {
    case "YES", "TRUE", "true": return .boolean(true, Origin(.literal, at: run.site))
    case "NO", "FALSE", "false": return .boolean(false, Origin(.literal, at: run.site))
    case "NULL", "nil", "Nil": return .null
    case "M_PI": return number(Double.pi)
    case "CGFLOAT_MAX", "DBL_MAX": return number(Double.greatestFiniteMagnitude)
    case "FLT_MAX": return number(Double(Float.greatestFiniteMagnitude))
    case "CGFLOAT_MIN": return number(Double.leastNormalMagnitude)
    case "NSNotFound", "NSIntegerMax": return number(Double(Int.max), .integer)
    case "INT_MAX": return number(Double(Int32.max), .integer)
    default:
      return Self.globals.contains(name)
        ? .closure(ClosureValue(.member(nil, name: run.names.name(name), labels: nil), receiver: .null, at: run.site))
        : nil
    }
  }

  // MARK: Members of values

  package func read(_ name: String, of value: Value, in run: Run) -> ModelAnswer {
    switch value {
    case .list(let list): return .value(read(name, of: list, in: run))
    case .dictionary(let dictionary): return read(name, of: dictionary, in: run)
    case .text(let text): return read(name, of: text, in: run)
    case .number(let number): return read(name, of: number, in: run)
    case .enumCase(let value):
      switch name {
      case "rawValue":
        if let raw = value.rawValue { return .value(.number(Number(raw, .integer, value.origin))) }
        return .value(.text(TextValue(run.names.text(value.name), value.origin)))
      case "hashValue": return .value(run.unknown(.unneeded("hash"), type: .named("Int", [])))
      case "description", "debugDescription": return .value(.text(TextValue(run.names.text(value.name), value.origin)))
      case "isEmpty": return .value(.boolean(value.rawValue == 0, value.origin))
      default: return .unknown
      }
    case .boolean(let flag, let origin):
      return name == "boolValue" ? .value(.boolean(flag, origin)) : .unknown
    default: return .unknown
    }
  }

  private func integer(_ value: Int, _ origin: Origin) -> Value { .number(Number(Double(value), .integer, origin)) }

  private func read(_ name: String, of list: ListValue, in run: Run) -> Value {
    let isClosed = list.others == nil
    switch name {
    case "count", "endIndex", "underestimatedCount":
      guard isClosed else {
        return run.bounded(.repeated, lower: Double(list.elements.count), upper: nil, [list.origin])
      }
      return integer(list.elements.count, list.origin)
    case "isEmpty":
      if !list.elements.isEmpty { return .boolean(false, list.origin) }
      return isClosed
        ? .boolean(true, list.origin) : run.unknown(.repeated, type: .named("Bool", []), origins: [list.origin])
    case "first", "firstObject", "anyObject":
      if let first = list.elements.first { return first }
      return isClosed ? .null : list.others ?? .null
    case "last", "lastObject":
      guard let others = list.others else { return list.elements.last ?? .null }
      return list.elements.last.map { Join(run, run.state, run.state).merge($0, others) } ?? others
    case "startIndex": return integer(0, list.origin)
    case "indices":
      return .list(
        ListValue(
          list.elements.indices.map { integer($0, list.origin) },
          others: list.others.map { _ in run.unknown(.repeated, type: .named("Int", [])) }, list.origin))
    case "lazy", "copy", "mutableCopy", "allObjects", "array": return .list(list)
    case "hashValue", "description": return run.unknown(.unneeded(name))
    case "publisher": return run.unknown(.later("publisher"))
    default: return run.unknown(.noSource("Array.\(name)"))
    }
  }

  private func read(_ name: String, of dictionary: DictionaryValue, in run: Run) -> ModelAnswer {
    let others: Value? = dictionary.isOpen ? run.unknown(.given("entry")) : nil
    switch name {
    case "count": return .value(integer(dictionary.keys.count, dictionary.origin))
    case "isEmpty": return .value(.boolean(dictionary.keys.isEmpty && !dictionary.isOpen, dictionary.origin))
    case "keys", "allKeys": return .value(.list(ListValue(dictionary.keys, others: others, dictionary.origin)))
    case "values", "allValues": return .value(.list(ListValue(dictionary.values, others: others, dictionary.origin)))
    case "copy", "mutableCopy": return .value(.dictionary(dictionary))
    default: return .unknown
    }
  }

  private func read(_ name: String, of text: TextValue, in run: Run) -> ModelAnswer {
    switch name {
    case "count", "length": return .value(integer(text.text.count, text.origin))
    case "isEmpty": return .value(.boolean(text.text.isEmpty, text.origin))
    case "floatValue", "doubleValue", "integerValue", "intValue":
      return .value(.number(Number(Double(text.text) ?? 0, .floating, text.origin)))
    case "uppercased", "lowercased", "capitalized": return .value(.text(text))
    default: return .value(run.unknown(.unneeded("text"), type: .named("String", [])))
    }
  }

  private func read(_ name: String, of number: Number, in run: Run) -> ModelAnswer {
    func changed(_ value: Double, _ kind: Number.Kind) -> ModelAnswer {
      .value(.number(Number(value, kind, Origin(.operation(name), at: run.site, [number.origin]))))
    }
    switch name {
    case "magnitude": return changed(abs(number.value), number.kind)
    case "floatValue", "doubleValue", "CGFloatValue", "native", "rawValue", "cgFloatValue":
      return .value(.number(Number(number.value, name == "rawValue" ? number.kind : .floating, number.origin)))
    case "integerValue", "intValue", "unsignedIntegerValue": return changed(number.value.rounded(.towardZero), .integer)
    case "boolValue": return .value(.boolean(number.value != 0, number.origin))
    case "isZero": return .value(.boolean(number.value == 0, number.origin))
    case "isNaN": return .value(.boolean(false, number.origin))
    case "isFinite": return .value(.boolean(true, number.origin))
    case "description", "stringValue": return .value(run.unknown(.unneeded("text"), type: .named("String", [])))
    default: return .unknown
    }
  }

  // MARK: Static members

  package func readStatic(_ name: String, of type: String, in run: Run) -> Value? {
    func number(_ value: Double, _ kind: Number.Kind) -> Value {
      .number(Number(value, kind, Origin(.read("\(type).\(name)"), at: run.site)))
    }
    switch (type, name) {
    case ("CGFloat", "zero"), ("Double", "zero"), ("Float", "zero"), ("TimeInterval", "zero"):
      return number(0, .floating)
    case ("Int", "zero"): return number(0, .integer)
    case ("CGFloat", "greatestFiniteMagnitude"), ("Double", "greatestFiniteMagnitude"):
      return number(Double.greatestFiniteMagnitude, .floating)
    case ("Float", "greatestFiniteMagnitude"): return number(Double(Float.greatestFiniteMagnitude), .floating)
    case ("CGFloat", "leastNormalMagnitude"), ("CGFloat", "leastNonzeroMagnitude"), ("CGFloat", "ulpOfOne"):
      return number(Double.leastNormalMagnitude, .floating)
    case ("CGFloat", "infinity"), ("Double", "infinity"): return number(Double.infinity, .floating)
    case ("CGFloat", "pi"), ("Double", "pi"), ("Float", "pi"): return number(Double.pi, .floating)
    case ("Int", "max"): return number(Double(Int.max), .integer)
    case ("Int", "min"): return number(Double(Int.min), .integer)
    default: return nil
    }
  }
}
