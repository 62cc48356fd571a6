package import InsetInterpreter

/// UIKit's words: classes, their properties and enumerations, each once, in both languages' spelling.
package final class UIKitVocabulary: Sendable {
  package struct Property: Sendable {
    package enum Role: Hashable, Sendable {
      /// What the app writes is what it reads.
      case stored
      /// The layout or the device answers.
      case layout
      /// The app and the layout write it.
      case both
      /// An object of that class that is made with its owner.
      case own(String)
      /// An anchor of a view or guide.
      case anchor
      /// Reading it loads the controller's view.
      case loads
      /// The controller's view, if it is loaded.
      case view
      /// The nearest controller of the property's class around.
      case container
      /// The last of `viewControllers`.
      case top
      /// The selected of `viewControllers`.
      case selected
    }

    package let name: String
    /// The getter in Objective-C where it is spelled in another way.
    package let objectiveCName: String?
    package let type: TypeReference
    /// As written in the row: a number, `true`, `nil`, `[]`, `zero`, the name of a case; nil where it isn't known.
    package let defaultValue: String?
    package let role: Role
    package let isOfType: Bool
  }

  package struct Enumeration: Sendable {
    package struct Case: Sendable {
      package let name: String
      package let rawValue: Double
    }

    /// `UIScrollView.KeyboardDismissMode`
    package let name: String
    package let cases: [Case]
  }

  package static let shared = UIKitVocabulary()

  private let superclasses: [String: String]
  private let properties: [String: [String: Property]]
  private let enumerations: [String: Enumeration]
  private let globalCases: [String: (enumeration: String, index: Int)]
  /// All classes, in the order of their rows.
  package let classNames: [String]

  private init() {
    var superclasses: [String: String] = [:]
    var properties: [String: [String: Property]] = [:]
    var classNames: [String] = []
    for text in [ClassRows.views, ClassRows.controllers, ClassRows.others] {
      var current = ""
      for line in text.split(separator: "\n") {
        if line.hasPrefix(" ") {
          guard let property = Self.property(String(line)) else { continue }
          properties[current, default: [:]][property.name] = property
          if let other = property.objectiveCName { properties[current]?[other] = property }
        } else {
          let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmed }
          guard let name = parts.first else { continue }
          current = name
          classNames.append(name)
          if parts.count > 1, !parts[1].isEmpty { superclasses[name] = parts[1] }
        }
      }
    }
    self.superclasses = superclasses
    self.properties = properties
    self.classNames = classNames
    var enumerations: [String: Enumeration] = [:]
    var globalCases: [String: (enumeration: String, index: Int)] = [:]
    for line in EnumerationRows.text.split(separator: "\n") {
      let halves = line.split(separator: ":", maxSplits: 1).map { $0.trimmed }
      let names = (halves.first ?? "").split(separator: "=").map { $0.trimmed }
      guard halves.count == 2, names.count == 2 else { continue }
      var cases: [Enumeration.Case] = []
      for (index, word) in halves[1].split(separator: " ").enumerated() {
        let parts = word.split(separator: ":")
        let raw = parts.count > 1 ? Double(parts[1]) ?? 0 : Double(index)
        cases.append(.init(name: String(parts[0]), rawValue: raw))
      }
      let enumeration = Enumeration(name: names[0], cases: cases)
      enumerations[names[0]] = enumeration
      if let last = names[0].split(separator: ".").last { enumerations[String(last)] = enumeration }
      enumerations[names[1]] = enumeration
      for (index, entry) in cases.enumerated() {
        globalCases[names[1] + entry.name.prefix(1).uppercased() + entry.name.dropFirst()] = (names[0], index)
      }
    }
    self.enumerations = enumerations
    self.globalCases = globalCases
  }

  private static func property(_ line: String) -> Property? {
    var text = line.trimmed
    var role = Property.Role.stored
    var isOfType = false
    if let at = text.marker {
      let word = String(text[at.upperBound...]).trimmed
      text = String(text[..<at.lowerBound]).trimmed
      switch word {
      case "layout": role = .layout
      case "both": role = .both
      case "anchor": role = .anchor
      case "loads", "table": role = .loads
      case "view": role = .view
      case "container": role = .container
      case "top": role = .top
      case "selected": role = .selected
      case "type": isOfType = true
      default: if word.hasPrefix("own(") { role = .own(String(word.dropFirst(4).dropLast())) }
      }
    }
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let names = text[..<colon].split(separator: "/").map { $0.trimmed }
    let halves = text[text.index(after: colon)...].split(separator: "=", maxSplits: 1).map { $0.trimmed }
    guard let name = names.first, let written = halves.first, let type = TypeReference(parsing: written) else {
      return nil
    }
    return Property(
      name: name, objectiveCName: names.count > 1 ? names[1] : nil, type: type,
      defaultValue: halves.count > 1 ? halves[1] : nil, role: role, isOfType: isOfType)
  }

  // MARK: Questions

  package func isClass(_ name: String) -> Bool { superclasses[name] != nil || name == "NSObject" }

  package func superclass(of name: String) -> String? { superclasses[name] }

  package func isSubclass(_ name: String, of other: String) -> Bool {
    var current: String? = name
    var depth = 0
    while let next = current, depth < 32 {
      if next == other { return true }
      current = superclasses[next]
      depth += 1
    }
    return false
  }

  /// A property of a class or of what it inherits from, in either language's spelling.
  package func property(_ name: String, of className: String) -> Property? {
    var current: String? = className
    var depth = 0
    while let next = current, depth < 32 {
      if let property = properties[next]?[name] { return property }
      current = superclasses[next]
      depth += 1
    }
    return nil
  }

  /// The property that `setX:` sets.
  package func setterProperty(_ name: String, of className: String) -> Property? {
    guard name.hasPrefix("set"), name.count > 3 else { return nil }
    let rest = name.dropFirst(3)
    return property(rest.prefix(1).lowercased() + rest.dropFirst(), of: className)
      ?? property(String(rest), of: className)
  }

  package func enumeration(_ name: String) -> Enumeration? {
    enumerations[name] ?? name.split(separator: ".").last.flatMap { enumerations[String($0)] }
  }

  /// Objective-C's constant of a case: `UIRectEdgeNone`.
  package func globalCase(_ name: String) -> (Enumeration, Enumeration.Case)? {
    guard let found = globalCases[name], let enumeration = enumerations[found.enumeration] else { return nil }
    return (enumeration, enumeration.cases[found.index])
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// Where ` @` stands.
  fileprivate var marker: Range<Index>? {
    guard let at = firstIndex(of: "@"), at > startIndex else { return nil }
    return index(before: at)..<index(after: at)
  }
}
