internal import InsetLayout
internal import InsetSyntax

/// What conditions say of systems.
enum SystemConditions {
  /// The systems that a condition holds on and those on which it doesn't; nil where it is about something else.
  static func systems(_ condition: CodeCondition) -> (holds: SystemRange, fails: SystemRange?)? {
    switch condition {
    case .available(let availability):
      let range = SystemRange(availability)
      guard range != .all else { return nil }
      return (range, range.complement)
    case .expression(let expression):
      return systems(expression).map { ($0, $0.complement) }
    case .binding, .match, .compilation: return nil
    }
  }

  /// Version macros, comparisons with the system's version, and questions whether an object knows a newer setting.
  static func systems(_ expression: CodeExpression) -> SystemRange? {
    switch expression.kind {
    case .unary("!", let inner): return systems(inner)?.complement
    case .binary(let left, "&&", let right):
      guard let one = systems(left) ?? systems(right) else { return nil }
      return systems(left).flatMap { left in systems(right).map { left.intersection($0) } } ?? one
    case .binary(let left, let comparison, let right):
      if mentionsSystemVersion(left), let version = version(right) { return range(comparison, version) }
      if mentionsSystemVersion(right), let version = version(left) { return range(mirrored(comparison), version) }
      return nil
    case .call(let callee, let arguments): return systems(callee, arguments)
    case .name(let name): return macro(name)
    default: return nil
    }
  }

  /// A condition that holds on some systems; nil of all systems, and of those that are bounded on both sides.
  static func condition(_ range: SystemRange) -> CodeExpression? {
    func comparison(_ sign: String, _ version: OSVersion) -> CodeExpression {
      let name = CodeExpression(.name("systemVersion"), at: 0..<0)
      let number = CodeExpression(.string("\(version)"), at: 0..<0)
      return CodeExpression(.binary(name, operator: sign, number), at: 0..<0)
    }
    return switch (range.introduced, range.obsoleted) {
    case (let introduced?, nil): comparison(">=", introduced)
    case (nil, let obsoleted?): comparison("<", obsoleted)
    case (nil, nil), (.some, .some): nil
    }
  }

  private static func systems(_ callee: CodeExpression, _ arguments: [CodeExpression.Argument]) -> SystemRange? {
    guard let first = arguments.first?.value else { return nil }
    switch callee.kind {
    case .member(_, "respondsToSelector"), .member(_, "responds"), .member(_, "instancesRespondToSelector"):
      guard case .selector(let selector) = first.kind else { return nil }
      return introduction(of: selector).map { SystemRange(from: $0) }
    case .name(let macro):
      guard let version = version(first) else { return nil }
      let words = macro.uppercased()
      guard words.contains("VERSION") || words.contains("IOS") else { return nil }
      if words.contains("GREATER") || words.contains("LATER") || words.contains("ABOVE") {
        return SystemRange(from: version)
      }
      return words.contains("LESS") || words.contains("BELOW") ? SystemRange(before: version) : nil
    default: return nil
    }
  }

  /// `iOS11_OR_LATER`, `IS_IOS_11`, `kiOS7Later`, `iOS7GE`: the names that apps give such macros.
  private static func macro(_ name: String) -> SystemRange? {
    let words = name.lowercased()
    guard let start = words.firstRange(of: "ios") else { return nil }
    let rest = words[start.upperBound...].drop { $0 == "_" }
    guard let number = Int(rest.prefix { $0.isASCII && $0.isNumber }), (6...40).contains(number) else { return nil }
    let tail = rest.drop { $0.isASCII && $0.isNumber }
    let isFromThere = ["later", "above", "up", "greater", "plus"].contains { tail.contains($0) } || tail == "ge"
    let isBare = tail.isEmpty || tail.allSatisfy { $0 == "_" || $0 == "0" }
    return isFromThere || isBare ? SystemRange(from: OSVersion(number)) : nil
  }

  private static func range(_ comparison: String, _ version: OSVersion) -> SystemRange? {
    switch comparison {
    case ">=", ">": SystemRange(from: version)
    case "<", "<=": SystemRange(before: version)
    default: nil
    }
  }

  private static func mirrored(_ comparison: String) -> String {
    switch comparison {
    case ">=": "<="
    case "<=": ">="
    case ">": "<"
    case "<": ">"
    default: comparison
    }
  }

  private static func mentionsSystemVersion(_ expression: CodeExpression) -> Bool {
    switch expression.kind {
    case .member(let base, let name): name == "systemVersion" || mentionsSystemVersion(base)
    case .call(let callee, let arguments):
      mentionsSystemVersion(callee) || arguments.contains { mentionsSystemVersion($0.value) }
    case .cast(let value, _): mentionsSystemVersion(value)
    case .name(let name):
      ["iosversion", "systemversion", "ios_version", "system_version", "foundationversionnumber"].contains {
        name.lowercased().contains($0)
      }
    default: false
    }
  }

  private static func version(_ expression: CodeExpression) -> OSVersion? {
    switch expression.kind {
    case .number(let number): OSVersion("\(number)")
    case .string(let text): OSVersion(text)
    case .name(let name) where name.hasPrefix("NSFoundationVersionNumber_iOS_"):
      OSVersion(
        name.dropFirst("NSFoundationVersionNumber_iOS_".count).map { $0 == "_" ? "." : String($0) }.joined())
    default: nil
    }
  }

  /// The system that a setting came with (UIKit's headers).
  private static func introduction(of selector: String) -> OSVersion? {
    let name = selector.split(separator: ":").first.map(String.init) ?? selector
    var setting = name
    if name.hasPrefix("set"), let first = name.dropFirst(3).first {
      setting = first.lowercased() + name.dropFirst(4)
    }
    return introductions[setting]
  }

  private static let introductions: [String: OSVersion] = [
    "edgesForExtendedLayout": OSVersion(7), "automaticallyAdjustsScrollViewInsets": OSVersion(7),
    "extendedLayoutIncludesOpaqueBars": OSVersion(7), "topLayoutGuide": OSVersion(7), "barTintColor": OSVersion(7),
    "contentInsetAdjustmentBehavior": OSVersion(11), "safeAreaInsets": OSVersion(11),
    "safeAreaLayoutGuide": OSVersion(11), "additionalSafeAreaInsets": OSVersion(11),
    "adjustedContentInset": OSVersion(11), "prefersLargeTitles": OSVersion(11),
    "largeTitleDisplayMode": OSVersion(11), "insetsLayoutMarginsFromSafeArea": OSVersion(11),
    "standardAppearance": OSVersion(13), "scrollEdgeAppearance": OSVersion(13),
    "automaticallyAdjustsScrollIndicatorInsets": OSVersion(13), "sectionHeaderTopPadding": OSVersion(15),
  ]
}

extension SystemRange {
  init(_ availability: CodeAvailability) {
    self.init(
      from: availability.introduced.flatMap { OSVersion($0) }, before: availability.obsoleted.flatMap { OSVersion($0) })
  }
}
