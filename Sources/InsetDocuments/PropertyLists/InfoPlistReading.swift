internal import InsetText

/// The reading of one Info.plist, key by key.
struct InfoPlistReading {
  private(set) var facts = InfoPlistFacts()

  /// Keys by which an Info.plist is known even if it has none of those that are read.
  static let marks: Set<String> = [
    "CFBundleExecutable", "CFBundleIdentifier", "CFBundlePackageType", "CFBundleInfoDictionaryVersion",
    "UIApplicationSceneManifest", "UIMainStoryboardFile", "UILaunchStoryboardName", "NSExtension",
  ]

  private static let lists: Set<String> = ["UIDeviceFamily", "UISupportedInterfaceOrientations"]
  private static let booleans: Set<String> = [
    "UIStatusBarHidden", "UIViewControllerBasedStatusBarAppearance", "UIDesignRequiresCompatibility",
    "UIRequiresFullScreen",
  ]
  private static let topLevel = Set(InfoPlistKey.allCases.map(\.rawValue).filter { !$0.hasPrefix("NSExtension") })

  mutating func read(_ root: PropertyListValue) {
    for entry in root.entries ?? [] {
      let key = entry.key.value
      let name = Self.withoutDevice(key)
      if Self.marks.contains(name) || Self.topLevel.contains(name) { facts.isInfoPlist = true }
      switch name {
      case "UIApplicationSceneManifest": readSceneManifest(entry.value)
      case "NSExtension": readExtension(entry.value)
      case _ where Self.lists.contains(name): readList(key, entry.value)
      case _ where Self.topLevel.contains(name): readValue(key, name, entry.value)
      default: break
      }
    }
  }

  private static func withoutDevice(_ key: String) -> String {
    for device in DeviceFamily.allCases where key.hasSuffix(device.keySuffix) {
      return String(key.dropLast(device.keySuffix.count))
    }
    return key
  }

  private mutating func readValue(_ key: String, _ name: String, _ value: PropertyListValue) {
    guard let located = value.located else {
      return expect(Self.booleans.contains(name) ? "a boolean" : "a string", for: key, value)
    }
    if Self.booleans.contains(name) {
      guard BuildSettingBoolean.value(of: located.value) != nil || located.value.contains("$") else {
        return expect("a boolean", for: key, value)
      }
    } else if case .boolean = value.content {
      return expect("a string", for: key, value)
    }
    facts.values[key] = located
  }

  private mutating func readList(_ key: String, _ value: PropertyListValue) {
    // One value stands for a list of it.
    guard let items = value.items ?? (value.located == nil ? nil : [value]) else {
      return expect("an array", for: key, value)
    }
    var list: [Located<String>] = []
    for item in items {
      if let located = item.located { list.append(located) } else { expect("strings", for: key, item) }
    }
    facts.lists[key] = list
  }

  private mutating func readExtension(_ value: PropertyListValue) {
    guard let entries = value.entries else { return expect("a dictionary", for: "NSExtension", value) }
    for entry in entries where entry.key.value.hasPrefix("NSExtension") {
      let key = entry.key.value
      if InfoPlistKey(rawValue: key) != nil { readValue(key, key, entry.value) }
    }
  }

  private mutating func readSceneManifest(_ value: PropertyListValue) {
    let name = "UIApplicationSceneManifest"
    guard let entries = value.entries else { return expect("a dictionary", for: name, value) }
    facts.sceneManifest = value.range
    for entry in entries where entry.key.value == "UISceneConfigurations" {
      guard let roles = entry.value.entries else {
        expect("a dictionary", for: entry.key.value, entry.value)
        continue
      }
      for role in roles { readScenes(of: role) }
    }
  }

  private mutating func readScenes(of role: PropertyListValue.Entry) {
    guard let scenes = role.value.items else { return expect("an array", for: role.key.value, role.value) }
    for scene in scenes {
      guard let entries = scene.entries else {
        expect("dictionaries", for: role.key.value, scene)
        continue
      }
      var configuration = InfoPlistFacts.SceneConfiguration(role: role.key.value)
      for entry in entries {
        switch entry.key.value {
        case "UISceneStoryboardFile": configuration.storyboard = string(entry)
        case "UISceneDelegateClassName": configuration.delegateClass = string(entry)
        default: break
        }
      }
      facts.sceneConfigurations.append(configuration)
    }
  }

  private mutating func string(_ entry: PropertyListValue.Entry) -> Located<String>? {
    if case .string(let text) = entry.value.content { return Located(text, at: entry.value.range) }
    expect("a string", for: entry.key.value, entry.value)
    return nil
  }

  private mutating func expect(_ kind: String, for key: String, _ value: PropertyListValue) {
    facts.problems.append(ReadingProblem(.warning, "expected \(kind) for \"\(key)\"", at: value.range))
  }
}
