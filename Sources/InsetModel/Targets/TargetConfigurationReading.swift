internal import InsetDocuments
internal import InsetLayout
internal import InsetText

/// Puts together what build settings and Info.plists say about one configuration of a target.
struct TargetConfigurationReading {
  struct InfoPlist {
    var path: String
    var facts: InfoPlistFacts
  }

  private(set) var configuration: TargetConfiguration
  private var resolver: BuildSettingResolver
  /// The first one speaks for the app; more than one there is only where no project says which one it is.
  private let infoPlists: [InfoPlist]
  private let isGenerated: Bool

  private static let settings = [
    "GENERATE_INFOPLIST_FILE", "INFOPLIST_FILE", "IPHONEOS_DEPLOYMENT_TARGET", "PRODUCT_BUNDLE_IDENTIFIER",
    "PRODUCT_MODULE_NAME", "PRODUCT_NAME", "SDKROOT", "SUPPORTED_PLATFORMS", "TARGETED_DEVICE_FAMILY",
  ]
  private static let generatedPrefix = "INFOPLIST_KEY_"

  /// A configuration of a project's target. `infoPlist` gives the property list at an absolute path.
  init(
    name: String, resolver: BuildSettingResolver, sourceRoot: String, infoPlist: (String) -> InfoPlistFacts?
  ) {
    var configuration = TargetConfiguration(name: name)
    var resolver = resolver
    let generated = resolver.names.filter { $0.hasPrefix(Self.generatedPrefix) }
    for name in Self.settings + generated { configuration.settings[name] = resolver.setting(name) }
    var infoPlists: [InfoPlist] = []
    if let file = configuration.known("INFOPLIST_FILE"), !file.value.isEmpty {
      let path = FilePath.join(sourceRoot, file.value)
      configuration.infoPlistPath = TargetValue(path, at: file.location)
      if let facts = infoPlist(path) { infoPlists = [InfoPlist(path: path, facts: facts)] }
    }
    self.configuration = configuration
    self.resolver = resolver
    self.infoPlists = infoPlists
    isGenerated = Self.boolean(configuration.known("GENERATE_INFOPLIST_FILE"))?.value == true
  }

  /// The configuration of a folder without a project.
  init(infoPlists: [InfoPlist]) {
    configuration = TargetConfiguration(name: "")
    resolver = BuildSettingResolver(BuildSettingLevels(configuration: ""), builtIn: [:])
    self.infoPlists = infoPlists
    isGenerated = false
    configuration.infoPlistPath = infoPlists.first.map {
      TargetValue($0.path, at: Location(path: $0.path, range: 0..<0))
    }
  }

  mutating func read() {
    configuration.infoPlist = infoPlists.first?.facts
    readBuild()
    readEntryPoints()
    configuration.viewControllerBasedStatusBarAppearance = Self.boolean(value(.viewControllerBasedStatusBarAppearance))
    configuration.designRequiresCompatibility = Self.boolean(value(.designRequiresCompatibility))
    configuration.statusBarHidden = byDevice { Self.boolean($0.value(.statusBarHidden, $1)) }
    configuration.requiresFullScreen = byDevice { Self.boolean($0.value(.requiresFullScreen, $1)) }
    configuration.supportedInterfaceOrientations = byDevice { $0.list(.supportedInterfaceOrientations, $1) }
  }

  private mutating func readBuild() {
    let target = configuration.known("IPHONEOS_DEPLOYMENT_TARGET") ?? value(.minimumOSVersion)
    configuration.deploymentTarget = target.flatMap { said in
      OSVersion(said.value).map { TargetValue($0, at: said.location) }
    }
    configuration.linkedSDK = configuration.known("SDKROOT").flatMap { said in
      guard said.value.hasPrefix("iphoneos") else { return nil }
      return OSVersion(said.value.dropFirst("iphoneos".count)).map { TargetValue($0, at: said.location) }
    }
    let setting = configuration.known("TARGETED_DEVICE_FAMILY").map { said in
      TargetValue(said.value.split { $0 == "," || $0 == " " }.map(String.init), at: said.location)
    }
    configuration.deviceFamilies = (setting ?? list(.deviceFamily)).flatMap { said in
      let families = Set(said.value.compactMap(DeviceFamily.init(rawValue:)))
      return families.isEmpty ? nil : TargetValue(families, at: said.location)
    }
  }

  private mutating func readEntryPoints() {
    for list in infoPlists {
      for scene in list.facts.sceneConfigurations {
        if let storyboard = filled(scene.storyboard, in: list) {
          configuration.mainStoryboards.append(
            MainStoryboard(name: Self.withoutExtension(storyboard), source: .sceneManifest(role: scene.role)))
        }
        if let name = filled(scene.delegateClass, in: list) { configuration.sceneDelegateClasses.append(name) }
      }
      let values = list.facts.values
      if let storyboard = filled(values[InfoPlistKey.extensionMainStoryboard.rawValue], in: list) {
        configuration.extensionStoryboards.append(Self.withoutExtension(storyboard))
      }
      if let name = filled(values[InfoPlistKey.extensionPrincipalClass.rawValue], in: list) {
        configuration.extensionPrincipalClasses.append(name)
      }
    }
    configuration.extensionPoint = value(.extensionPointIdentifier)
    configuration.launchStoryboard = value(.launchStoryboardName).map(Self.withoutExtension)
    let generation = isGenerated ? configuration.known("INFOPLIST_KEY_UIApplicationSceneManifest_Generation") : nil
    configuration.hasSceneManifest =
      infoPlists.contains { $0.facts.sceneManifest != nil } || Self.boolean(generation)?.value == true
    for device in [nil, DeviceFamily.iPhone, .iPad] { readMainStoryboards(for: device) }
  }

  private mutating func readMainStoryboards(for device: DeviceFamily?) {
    let key = InfoPlistKey.mainStoryboardFile
    let written = infoPlists.filter { $0.facts.values[key.written(device)] != nil }
    for list in written {
      guard let name = filled(list.facts.values[key.written(device)], in: list), !name.value.isEmpty else { continue }
      configuration.mainStoryboards.append(
        MainStoryboard(name: Self.withoutExtension(name), source: .infoPlist, device: device))
    }
    if written.isEmpty, let name = generated(key, device), !name.value.isEmpty {
      configuration.mainStoryboards.append(
        MainStoryboard(name: Self.withoutExtension(name), source: .buildSetting, device: device))
    }
  }

  private static func withoutExtension(_ name: TargetValue<String>) -> TargetValue<String> {
    guard name.value.hasSuffix(".storyboard") else { return name }
    return TargetValue(String(name.value.dropLast(".storyboard".count)), at: name.location)
  }
}

extension TargetConfigurationReading {
  /// What the Info.plist says, else what a generated one would; `nil` when a variable in it is not known.
  private mutating func value(_ key: InfoPlistKey, _ device: DeviceFamily? = nil) -> TargetValue<String>? {
    guard let list = infoPlists.first, let written = list.facts.values[key.written(device)] else {
      return generated(key, device)
    }
    return filled(written, in: list)
  }

  private mutating func list(_ key: InfoPlistKey, _ device: DeviceFamily? = nil) -> TargetValue<[String]>? {
    guard let plist = infoPlists.first, let items = plist.facts.lists[key.written(device)] else {
      return generated(key, device).map { said in
        TargetValue(said.value.split(separator: " ").map(String.init), at: said.location)
      }
    }
    guard let first = items.first, let last = items.last else { return nil }
    var texts: [String] = []
    for item in items { if let text = filled(item, in: plist) { texts.append(text.value) } }
    let range = first.range.lowerBound..<max(first.range.lowerBound, last.range.upperBound)
    return TargetValue(texts, at: Location(path: plist.path, range: range))
  }

  private func generated(_ key: InfoPlistKey, _ device: DeviceFamily?) -> TargetValue<String>? {
    guard isGenerated else { return nil }
    let suffix = device.map { $0 == .iPhone ? "_iPhone" : "_iPad" } ?? ""
    return configuration.known(Self.generatedPrefix + key.rawValue + suffix)
  }

  private mutating func filled(_ written: Located<String>?, in list: InfoPlist) -> TargetValue<String>? {
    guard let written else { return nil }
    let value = resolver.expand(written.value)
    return value.isKnown ? TargetValue(value.text, at: Location(path: list.path, range: written.range)) : nil
  }

  private static func boolean(_ said: TargetValue<String>?) -> TargetValue<Bool>? {
    said.flatMap { said in BuildSettingBoolean.value(of: said.value).map { TargetValue($0, at: said.location) } }
  }

  private mutating func byDevice<Value>(
    _ value: (inout TargetConfigurationReading, DeviceFamily?) -> TargetValue<Value>?
  ) -> ValueByDevice<Value> {
    var values = ValueByDevice<Value>()
    values.general = value(&self, nil)
    for device in DeviceFamily.allCases { values.own[device] = value(&self, device) }
    return values
  }
}

extension InfoPlistKey {
  /// The key as a property list has it.
  fileprivate func written(_ device: DeviceFamily?) -> String { rawValue + (device?.keySuffix ?? "") }
}

extension TargetConfiguration {
  /// A build setting without unknown variables.
  package func known(_ setting: String) -> TargetValue<String>? {
    guard let resolved = settings[setting], resolved.isKnown else { return nil }
    return TargetValue(resolved.text, at: resolved.location)
  }
}
