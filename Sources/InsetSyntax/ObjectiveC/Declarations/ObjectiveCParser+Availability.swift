extension ObjectiveCParser {
  /// What `API_AVAILABLE(ios(11.0))`, `NS_AVAILABLE_IOS(11_0)` and
  /// `__attribute__((availability(ios, introduced=11.0)))` say about iOS; the parser stands in the parentheses.
  func readAvailability(_ name: String) -> CodeAvailability? {
    switch name {
    case "API_AVAILABLE", "API_DEPRECATED", "API_DEPRECATED_WITH_REPLACEMENT":
      while !isAtEnd {
        if text(current) == "ios", peek() == .openParenthesis, peek(2) == .number {
          return CodeAvailability(introduced: version(token(at: index + 2)))
        }
        skipOne()
      }
    case "NS_AVAILABLE_IOS", "NS_CLASS_AVAILABLE_IOS", "NS_ENUM_AVAILABLE_IOS", "NS_DEPRECATED_IOS":
      if current.kind == .number { return CodeAvailability(introduced: version(current)) }
    case "NS_AVAILABLE", "NS_CLASS_AVAILABLE":
      if peek() == .comma, peek(2) == .number { return CodeAvailability(introduced: version(token(at: index + 2))) }
    case "__attribute__": return readAttribute()
    default: break
    }
    return nil
  }

  private func readAttribute() -> CodeAvailability? {
    guard current.kind == .openParenthesis, text(token(at: index + 1)) == "availability" else { return nil }
    guard text(token(at: index + 3)) == "ios" else { return nil }
    var availability = CodeAvailability()
    for position in index + 4..<min(end(ofBracketsAt: index), index + 24) {
      guard token(at: position + 1).kind == .assignment, token(at: position + 2).kind == .number else { continue }
      switch text(token(at: position)) {
      case "introduced": availability.introduced = version(token(at: position + 2))
      case "obsoleted": availability.obsoleted = version(token(at: position + 2))
      default: break
      }
    }
    return availability
  }

  /// `@available(iOS 11.0, *)`; the parser stands in the parentheses.
  func readAvailable() -> CodeAvailability {
    var availability = CodeAvailability()
    while !isAtEnd {
      if current.kind == .identifier, peek() == .number {
        let isIOS = ["iOS", "ios", "iOSApplicationExtension"].contains(text(current))
        if isIOS, availability.introduced == nil { availability.introduced = version(token(at: index + 1)) }
      }
      advance()
    }
    return availability
  }

  /// `11.0` of `11.0` and of `11_0`.
  private func version(_ token: ObjectiveCToken) -> String {
    String(text(token).map { $0 == "_" ? "." : $0 })
  }
}
