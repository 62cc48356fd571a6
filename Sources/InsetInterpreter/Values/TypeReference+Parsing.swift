extension TypeReference {
  /// Parses a type as Swift and Objective-C write it: `[Item]?`, `(Int) -> Void`, `Table *`, `NSArray<Item *> *`,
  /// `void (^)(BOOL)`. Nil of what is none.
  package init?(parsing text: String) {
    var parser = TypeTextParser(text)
    guard let type = parser.type(depth: 0) else { return nil }
    self = type
  }
}

/// A parser of written types. Attributes, `inout`, ownership and nullability say nothing here and are skipped.
private struct TypeTextParser {
  private let scalars: [Unicode.Scalar]
  private var offset = 0

  private static let maximumDepth = 32
  private static let skipped: Set<String> = [
    "inout", "some", "any", "const", "nullable", "nonnull", "_Nullable", "_Nonnull", "__kindof", "__weak", "__strong",
    "__block", "__unsafe_unretained", "__autoreleasing", "struct", "enum", "unsigned", "static", "borrowing",
    "consuming",
    "sending", "volatile", "extern", "__nullable", "__nonnull", "__unused", "null_unspecified", "escaping", "isolated",
    "nonisolated", "IBInspectable", "oneway", "out", "in", "bycopy", "byref", "_Nullable_result", "inline",
  ]

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  private mutating func skipSpace() {
    while offset < scalars.count, scalars[offset].properties.isWhitespace { offset += 1 }
  }

  private mutating func take(_ text: String) -> Bool {
    skipSpace()
    let wanted = Array(text.unicodeScalars)
    guard offset + wanted.count <= scalars.count, Array(scalars[offset..<offset + wanted.count]) == wanted else {
      return false
    }
    offset += wanted.count
    return true
  }

  private func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar == "_" || ("0"..."9").contains(scalar) || scalar == "`"
  }

  private mutating func word() -> String? {
    skipSpace()
    let start = offset
    while offset < scalars.count, isNamePart(scalars[offset]) { offset += 1 }
    guard offset > start else { return nil }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[start..<offset].filter { $0 != "`" })
    return String(view)
  }

  private mutating func nominalWord() -> String? {
    while true {
      skipSpace()
      if take("@") {
        _ = word()
        if take("(") { skipToClose() }
        continue
      }
      let start = offset
      guard let name = word() else { return nil }
      if name == "unsigned" || name == "signed" || name == "long" || name == "short" {
        // `unsigned long long`: a number whatever follows.
        while let next = peekWord(), ["int", "long", "short", "char"].contains(next) { _ = word() }
        return "NSInteger"
      }
      if Self.skipped.contains(name) {
        skipSpace()
        if offset == start { return nil }
        continue
      }
      return name
    }
  }

  private mutating func peekWord() -> String? {
    let start = offset
    let found = word()
    offset = start
    return found
  }

  private mutating func skipToClose() {
    var depth = 1
    while offset < scalars.count, depth > 0 {
      if scalars[offset] == "(" { depth += 1 }
      if scalars[offset] == ")" { depth -= 1 }
      offset += 1
    }
  }

  mutating func type(depth: Int) -> TypeReference? {
    guard depth < Self.maximumDepth, var type = primary(depth: depth) else { return nil }
    while true {
      if take("?") || take("!") {
        type = .optional(type)
      } else if take("...") {
        type = .list(type)
      } else if take("*") {
        if case .named(let name, let arguments) = type, name == "NSArray" || name == "NSMutableArray" || name == "NSSet"
        {
          type = arguments.first.map { .list($0) } ?? .named(name, [])
        }
      } else if take("&") {
        // A composition: the first part is a class, if any is.
        guard self.type(depth: depth + 1) != nil else { return type }
      } else if take(".Type") || take(".self") || take(".Protocol") {
        type = .metatype(type)
      } else if take("async") || take("throws") || take("rethrows") {
        continue
      } else if take("->") {
        guard let result = self.type(depth: depth + 1) else { return nil }
        if case .tuple(let parameters) = type {
          type = .function(parameters, result)
        } else {
          type = .function([type], result)
        }
      } else if take("(^") {
        // A block: its parameters follow the name.
        _ = word()
        _ = take(")")
        var parameters: [TypeReference] = []
        if take("(") { parameters = list(until: ")", depth: depth) }
        type = .function(parameters, type)
      } else {
        skipNullability()
        return type
      }
    }
  }

  private mutating func skipNullability() {
    while let next = peekWord(), Self.skipped.contains(next) { _ = word() }
  }

  private mutating func list(until close: String, depth: Int) -> [TypeReference] {
    var types: [TypeReference] = []
    while offset < scalars.count, !take(close) {
      // Labels of tuples and parameters: `(name: Type)`, `(_ name: Type)`, `BOOL finished`.
      skipLabel()
      guard let type = type(depth: depth + 1) else {
        offset += 1
        continue
      }
      types.append(type)
      if !take(",") {
        // A name after a C parameter's type.
        _ = word()
        _ = take(",")
      }
    }
    return types
  }

  private mutating func skipLabel() {
    let start = offset
    guard word() != nil else { return }
    _ = word()
    if !take(":") { offset = start }
  }

  private mutating func primary(depth: Int) -> TypeReference? {
    skipSpace()
    while offset < scalars.count, scalars[offset] == "@" {
      offset += 1
      _ = word()
      if offset < scalars.count, scalars[offset] == "(" {
        offset += 1
        skipToClose()
      }
      skipSpace()
    }
    if take("[") {
      guard let element = type(depth: depth + 1) else { return nil }
      if take(":") {
        guard let value = type(depth: depth + 1), take("]") else { return nil }
        return .dictionary(element, value)
      }
      _ = take("]")
      return .list(element)
    }
    if take("(") {
      let types = list(until: ")", depth: depth)
      if types.count == 1, let only = types.first, peekArrow() == false { return only }
      return .tuple(types)
    }
    guard var name = nominalWord() else { return nil }
    var arguments: [TypeReference] = []
    if take("<") { arguments = list(until: ">", depth: depth) }
    while offset + 1 < scalars.count, scalars[offset] == ".", isNamePart(scalars[offset + 1]) {
      let start = offset
      offset += 1
      guard let next = word(), next != "Type", next != "self", next != "Protocol" else {
        offset = start
        break
      }
      name += "." + next
      if take("<") { arguments = list(until: ">", depth: depth) }
    }
    if name == "Optional", let wrapped = arguments.first { return .optional(wrapped) }
    if name == "Dictionary", arguments.count == 2 { return .dictionary(arguments[0], arguments[1]) }
    if name == "Array", let element = arguments.first { return .list(element) }
    return .named(name, arguments)
  }

  private mutating func peekArrow() -> Bool {
    let start = offset
    defer { offset = start }
    while take("async") || take("throws") || take("rethrows") {}
    return take("->")
  }
}
