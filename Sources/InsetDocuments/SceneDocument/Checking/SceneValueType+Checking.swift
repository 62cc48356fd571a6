internal import InsetJSON

extension SceneValueType {
  /// Whether a value of this type has the JSON form of `value`: what tells the alternatives of a type apart.
  func isWritten(as value: JSON) -> Bool {
    switch (self, value) {
    case (.any, _), (.bool, .bool), (.object, .object): true
    case (.length, .integer), (.length, .number), (.index, .integer), (.constant, .integer), (.constant, .number): true
    case (.insets, .array), (.rect, .array), (.size, .array), (.array, .array): true
    case (.text, .string), (.name, .string), (.viewReference, .string), (.version, .string): true
    case (.environmentName, .string), (.word, .string): true
    case (.either(let types), _): types.contains { $0.isWritten(as: value) }
    default: false
    }
  }

  /// What is wrong with a value of the right JSON form, as the rest of a sentence that begins with its name; nil when
  /// nothing is.
  func fault(of value: JSON) -> String? {
    switch self {
    case .length(let sign):
      fault(ofNumbers: [value], count: 1, sign: [sign])
    case .insets(let sign):
      fault(ofNumbers: value.arrayValue ?? [], count: 4, sign: [sign, sign, sign, sign])
    case .rect:
      fault(ofNumbers: value.arrayValue ?? [], count: 4, sign: [.any, .any, .notNegative, .notNegative])
    case .size(let sign):
      fault(ofNumbers: value.arrayValue ?? [], count: 2, sign: [sign, sign])
    case .index:
      (value.intValue ?? 0) < 0 ? "must be \(expectation)" : nil
    case .constant(let constant):
      value == .integer(constant) ? nil : "must be \(expectation)"
    case .version:
      isVersion(value.stringValue ?? "") ? nil : "must be \(expectation)"
    case .environmentName:
      isEnvironmentName(value.stringValue ?? "") ? nil : "must be \(expectation), optionally followed by \" landscape\""
    default:
      nil
    }
  }

  /// Coordinates beyond this are no place on any screen, and sums of a few of them stay exact.
  private static let greatestCoordinate = 1e9

  private func fault(ofNumbers values: [JSON], count: Int, sign: [Sign]) -> String? {
    let numbers = values.compactMap(\.doubleValue)
    guard values.count == count, numbers.count == count else { return "must be \(expectation)" }
    for (number, sign) in zip(numbers, sign) {
      guard number.magnitude <= Self.greatestCoordinate else { return "must hold numbers up to 10^9" }
      switch sign {
      case .any: break
      case .notNegative where number < 0: return self == .rect ? "may not have a negative size" : "may not be negative"
      case .positive where number <= 0: return "must be above 0"
      case .notNegative, .positive: break
      }
    }
    return nil
  }
}

/// `11`, `11.0` or `13.4.1`, each part of at most four digits.
private func isVersion(_ text: some StringProtocol) -> Bool {
  let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
  return parts.count <= 3
    && parts.allSatisfy { part in
      (1...4).contains(part.count) && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}

/// A device, `@`, a version and perhaps an orientation: `iPad Pro 11-inch (3rd gen)@15.0 landscape`.
private func isEnvironmentName(_ text: String) -> Bool {
  guard let at = text.lastIndex(of: "@") else { return false }
  let rest = text[at...].dropFirst().split(separator: " ")
  guard text[..<at].contains(where: { $0 != " " }), let version = rest.first, rest.count <= 2 else { return false }
  return isVersion(version) && (rest.count == 1 || rest[1] == "portrait" || rest[1] == "landscape")
}
