internal import InsetJSON

extension InterfaceBuilderReading {
  /// A user-defined runtime attribute: what key-value coding sets once the file is loaded.
  struct RuntimeAttribute {
    var keyPath: String
    /// Null of colours, images and other values without meaning here.
    var value: JSON
    var element: XMLElement

    /// The attribute under its own key path.
    var fact: SettingFact { fact(keyPath, value) }

    func fact(_ name: String, _ value: JSON) -> SettingFact {
      let written = element["value"]?.valueRange ?? element.child(key: "value")?["value"]?.valueRange
      return SettingFact(
        name, value, at: element.range, valueAt: written, origin: .runtimeAttribute(keyPath: keyPath))
    }
  }

  func runtimeAttributes(of element: XMLElement) -> [RuntimeAttribute] {
    let attributes = element.child("userDefinedRuntimeAttributes")?.children.map { $0 } ?? []
    return attributes.compactMap { element in
      element["keyPath"].map { RuntimeAttribute(keyPath: $0.value, value: Self.value(of: element), element: element) }
    }
  }

  private static func value(of element: XMLElement) -> JSON {
    let type = element["type"]?.value
    if let value = element["value"]?.value {
      switch type {
      case "boolean": return .bool(value == "YES")
      case "number": return Double(value).flatMap { $0.isFinite ? .number($0) : nil } ?? .null
      case "string", "localizedString": return .string(value)
      default: return .null
      }
    }
    guard let value = element.child(key: "value") else { return .null }
    let names: [String]
    switch value.name {
    case "string", "mutableString": return .string(value.text)
    case "integer", "real": return finite(value["value"]).map { .number($0) } ?? .null
    case "point": names = ["x", "y"]
    case "size": names = ["width", "height"]
    case "rect": names = ["x", "y", "width", "height"]
    default: return .null
    }
    let numbers = names.compactMap { finite(value[$0]) }
    return numbers.count == names.count ? .array(numbers.map { .number($0) }) : .null
  }

  private static func finite(_ attribute: XMLAttribute?) -> Double? {
    attribute.flatMap { Double($0.value) }.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Sorts runtime attributes into settings that are known here and the rest.
  mutating func sort(
    _ attributes: [RuntimeAttribute], _ spellings: [String: SettingSpelling], into settings: inout [SettingFact],
    others: inout [SettingFact]
  ) {
    for attribute in attributes {
      if let setting = setting(attribute, key: attribute.keyPath, spellings) {
        settings.append(setting)
      } else {
        others.append(attribute.fact)
      }
    }
  }

  func setting(_ attribute: RuntimeAttribute, key: String, _ spellings: [String: SettingSpelling]) -> SettingFact? {
    if key == "edgesForExtendedLayout", let mask = attribute.value.doubleValue.flatMap(Int.init(exactly:)) {
      // UIRectEdge: top 1, left 2, bottom 4, right 8.
      let edges = Edge.allCases.enumerated().filter { mask >> $0.offset & 1 == 1 }.map { $0.element.rawValue }
      return attribute.fact(key, .array(edges.map { .string($0) }))
    }
    guard let spelling = spellings[key], let value = spelling.form.value(coding: attribute.value) else { return nil }
    return attribute.fact(spelling.name, value)
  }
}
