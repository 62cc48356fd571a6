internal import InsetText

/// Fills the variables of build settings. Cycles and expansions that grow without end are cut: the value counts as
/// unknown then.
struct BuildSettingResolver {
  private let levels: BuildSettingLevels
  /// What Xcode defines itself, used below all levels; values may hold variables.
  private let builtIn: [String: String]
  private var cache: [String: Expansion] = [:]

  struct Expansion: Equatable {
    var text: String
    var isKnown: Bool
  }

  static let maximumDepth = 32
  /// UTF-8 bytes of one value, and expressions that are filled for it.
  static let maximumLength = 8192
  static let maximumSteps = 512

  init(_ levels: BuildSettingLevels, builtIn: [String: String]) {
    self.levels = levels
    self.builtIn = builtIn
  }

  /// The setting's value at the place of its first assignment; `nil` when no level assigns it.
  mutating func setting(_ name: String) -> ResolvedSetting? {
    guard let location = levels.assignments[name]?.first?.location else { return nil }
    let value = value(of: name)
    return ResolvedSetting(text: value.text, isKnown: value.isKnown, location: location)
  }

  /// The names of all settings that a level assigns.
  var names: Dictionary<String, [BuildSettingLevels.Assignment]>.Keys { levels.assignments.keys }

  /// Text from another file, such as an Info.plist, with its variables filled.
  mutating func expand(_ text: String) -> Expansion {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return Expansion(text: text, isKnown: true) }
    var pass = Pass(levels: levels, builtIn: builtIn)
    return pass.expand(text)
  }

  private mutating func value(of name: String) -> Expansion {
    if let known = cache[name] { return known }
    var pass = Pass(levels: levels, builtIn: builtIn)
    let value = pass.value(of: name) ?? Expansion(text: "", isKnown: false)
    cache[name] = value
    return value
  }

  /// One expansion with all that it leads to.
  private struct Pass {
    let levels: BuildSettingLevels
    let builtIn: [String: String]
    /// The settings that are being filled, outermost first, each at one of its assignments.
    var open: [(name: String, index: Int)] = []
    var steps = 0

    /// The setting's value; inside of itself, what the levels below give. `nil` when nothing does.
    mutating func value(of name: String) -> Expansion? {
      let index = (open.last { $0.name == name }?.index).map { $0 + 1 } ?? 0
      return value(of: name, at: index)
    }

    private mutating func value(of name: String, at index: Int) -> Expansion? {
      let assignments = levels.assignments[name] ?? []
      let text = index < assignments.count ? assignments[index].text : index == assignments.count ? builtIn[name] : nil
      guard let text, text.utf8.count <= BuildSettingResolver.maximumLength,
        open.count < BuildSettingResolver.maximumDepth
      else { return nil }
      open.append((name, index))
      defer { open.removeLast() }
      return expand(text)
    }

    mutating func expand(_ text: String) -> Expansion {
      var parser = BuildSettingExpressionParser(text)
      return expand(parser.parts())
    }

    private mutating func expand(_ parts: [BuildSettingExpression]) -> Expansion {
      var result = Expansion(text: "", isKnown: true)
      for part in parts {
        switch part {
        case .text(let text): result.text += text
        case .variable(let name, let modifiers, let written):
          let value = variable(name, modifiers)
          result.text += value?.text ?? written
          result.isKnown = result.isKnown && value?.isKnown == true
        }
        guard result.text.utf8.count <= BuildSettingResolver.maximumLength else {
          return Expansion(text: String(result.text.prefix(BuildSettingResolver.maximumLength)), isKnown: false)
        }
      }
      return result
    }

    private mutating func variable(_ name: [BuildSettingExpression], _ modifiers: [[BuildSettingExpression]])
      -> Expansion?
    {
      steps += 1
      guard steps <= BuildSettingResolver.maximumSteps else { return nil }
      let name = expand(name)
      guard name.isKnown else { return nil }
      var value = name.text == "inherited" ? inherited() : self.value(of: name.text)
      for modifier in modifiers {
        let modifier = expand(modifier)
        if modifier.text.hasPrefix("default=") {
          if value?.text.isEmpty ?? true {
            value = Expansion(text: String(modifier.text.dropFirst("default=".count)), isKnown: modifier.isKnown)
          }
        } else if let known = value {
          value?.text = BuildSettingModifier.apply(modifier.text, to: known.text)
        }
      }
      return value
    }

    /// Nothing below the lowest level is the empty text.
    private mutating func inherited() -> Expansion? {
      guard let around = open.last else { return nil }
      return value(of: around.name, at: around.index + 1) ?? Expansion(text: "", isKnown: true)
    }
  }
}
