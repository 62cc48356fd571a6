/// The left side of a build setting: `ARCHS[sdk=iphoneos*][arch=*]`.
package struct BuildSettingKey: Hashable, Sendable {
  package var name: String
  package var conditions: [Condition]

  package struct Condition: Hashable, Sendable {
    /// `sdk`, `arch`, `config`, `variant`
    package var parameter: String
    /// A value, where `*` stands for any text.
    package var pattern: String

    package init(_ parameter: String, _ pattern: String) {
      self.parameter = parameter
      self.pattern = pattern
    }
  }

  /// `nil` for text that is no key.
  package init?(_ text: String) {
    let name = text.prefix { $0 != "[" }.trimmed
    guard Self.isName(name) else { return nil }
    var conditions: [Condition] = []
    var rest = text.dropFirst(text.prefix { $0 != "[" }.count).trimmed
    while let first = rest.first {
      guard first == "[", let end = rest.firstIndex(of: "]") else { return nil }
      for part in rest[..<end].dropFirst().split(separator: ",") {
        guard let equals = part.firstIndex(of: "=") else { return nil }
        let parameter = part[..<equals].trimmed
        guard Self.isName(parameter) else { return nil }
        conditions.append(Condition(String(parameter), String(part[part.index(after: equals)...].trimmed)))
      }
      rest = rest[rest.index(after: end)...].trimmed
    }
    self.name = String(name)
    self.conditions = conditions
  }

  private static func isName(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
    return text.utf8.allSatisfy(\.isBuildSettingNameByte)
  }
}

extension UInt8 {
  /// Letters, digits and `_`.
  package var isBuildSettingNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

extension Substring {
  /// Without blanks at its ends.
  fileprivate var trimmed: Substring {
    var text = self
    while let first = text.first, first == " " || first == "\t" { text = text.dropFirst() }
    while let last = text.last, last == " " || last == "\t" { text = text.dropLast() }
    return text
  }
}
