internal import InsetJSON
internal import InsetText

extension InterfaceBuilderReading {
  /// The attributes of an element that are settings, in document order.
  mutating func settings(of element: XMLElement, _ spellings: [String: SettingSpelling]) -> [SettingFact] {
    var settings: [SettingFact] = []
    for attribute in element.attributes {
      guard let spelling = spellings[attribute.name] else { continue }
      if let value = spelling.form.value(of: attribute.value) {
        settings.append(SettingFact(spelling.name, value, at: attribute.range, valueAt: attribute.valueRange))
      } else {
        report(attribute, expected: spelling.form.expectation)
      }
    }
    return settings
  }

  mutating func report(_ attribute: XMLAttribute, expected: String) {
    problems.append(
      ReadingProblem(
        .warning, "\(attribute.name)=\"\(attribute.value)\": expected \(expected)", at: attribute.valueRange))
  }

  /// `<inset key="contentInset" minX="…" …/>` and `<edgeInsets key="layoutMargins" top="…" …/>`.
  mutating func insetSettings(of element: XMLElement, keys: Set<String>) -> [SettingFact] {
    var settings: [SettingFact] = []
    for child in element.children {
      guard let key = child.key, keys.contains(key), let edges = Self.insetAttributes[child.name] else { continue }
      let insets = edges.map { number(child, $0) }
      guard insets.allSatisfy({ $0 != nil }) else { continue }
      settings.append(
        SettingFact(key, .array(insets.map { .number($0 ?? 0) }), at: child.range, origin: .element))
    }
    return settings
  }

  /// By element, in the order top, left, bottom, right.
  private static let insetAttributes = [
    "inset": ["minY", "minX", "maxY", "maxX"],
    "edgeInsets": ["top", "left", "bottom", "right"],
    "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
  ]

  /// The attribute's number, 0 when it is not written; nil and a problem when it is none.
  mutating func number(_ element: XMLElement, _ name: String) -> Double? {
    guard let attribute = element[name] else { return 0 }
    if let number = Double(attribute.value), number.isFinite { return number }
    report(attribute, expected: "a number")
    return nil
  }

  /// `<rect key="frame" x="…" y="…" width="…" height="…"/>`
  mutating func rectangle(_ element: XMLElement) -> [Double]? {
    let numbers = ["x", "y", "width", "height"].compactMap { number(element, $0) }
    return numbers.count == 4 ? numbers : nil
  }

  /// `<extendedEdge key="edgesForExtendedLayout" bottom="YES"/>`: the edges that are named, none when it is empty.
  func edgesForExtendedLayout(of controller: XMLElement) -> SettingFact? {
    guard let element = controller.children.first(where: { $0.name == "extendedEdge" }) else { return nil }
    let edges = Edge.allCases.filter { element[$0.rawValue]?.value == "YES" }
    return SettingFact(
      "edgesForExtendedLayout", .array(edges.map { .string($0.rawValue) }), at: element.range, origin: .element)
  }

  /// Text that Interface Builder writes as `<string key="title">` when it has line breaks.
  func textSettings(of element: XMLElement, keys: Set<String>) -> [SettingFact] {
    element.children.compactMap { child in
      guard child.name == "string" || child.name == "mutableString", let key = child.key, keys.contains(key) else {
        return nil
      }
      return SettingFact(key, .string(child.text), at: child.range, origin: .element)
    }
  }
}

extension SettingSpelling.Form {
  /// What an attribute's text means, in a scene document's words; nil when it can't be that.
  func value(of text: String) -> JSON? {
    switch self {
    case .boolean: ["YES": true, "NO": false][text]
    case .choice(let enumeration): enumeration.name(ofCase: text).map { .string($0) }
    case .text: .string(text)
    }
  }

  /// What key-value coding makes of a value.
  func value(coding value: JSON) -> JSON? {
    switch self {
    case .boolean: value.boolValue.map { .bool($0) } ?? value.doubleValue.map { .bool($0 != 0) }
    case .choice(let enumeration):
      value.doubleValue.flatMap(Int.init(exactly:)).flatMap(enumeration.name(of:)).map { .string($0) }
    case .text: value.stringValue.map { .string($0) }
    }
  }

  var expectation: String {
    switch self {
    case .boolean: "YES or NO"
    case .choice(let enumeration): enumeration.cases.map(\.key).joined(separator: ", ")
    case .text: "text"
    }
  }
}
