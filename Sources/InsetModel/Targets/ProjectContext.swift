internal import InsetDocuments
internal import InsetText

/// One project, with the files around it.
struct ProjectContext {
  let path: String
  let facts: ProjectFacts
  let files: [String: FileFacts]

  /// Of the `.xcodeproj`.
  private var folder: String { FilePath.folder(of: FilePath.folder(of: path)) }
  private var sourceRoot: String { FilePath.join(folder, facts.sourceRoot) }

  func target(_ target: TargetFacts) -> Target {
    let names = (target.configurations.isEmpty ? facts.configurations : target.configurations).map(\.name)
    let configurations = (names.isEmpty ? [""] : names).map { configuration($0, of: target) }
    return Target(
      name: target.name, kind: Target.Kind(productType: target.productType),
      isForIOS: configurations.first?.isForIOS ?? true, projectPath: path,
      membership: membership(of: target),
      configurations: configurations)
  }

  /// An application that lists nothing at all is one whose files can't be told: it gets those around its project, not
  /// all, which would make one target of a whole workspace.
  private func membership(of target: TargetFacts) -> TargetMembership {
    let isEmpty = target.filePaths.isEmpty && target.folderPaths.isEmpty
    if isEmpty, Target.Kind(productType: target.productType) == .application {
      return TargetMembership(folders: [folder])
    }
    return TargetMembership(
      files: target.filePaths, folders: target.folderPaths, excluded: target.excludedPaths, in: folder)
  }

  private func configuration(_ name: String, of target: TargetFacts) -> TargetConfiguration {
    var levels = BuildSettingLevels(configuration: name)
    for configurations in [target.configurations, facts.configurations] {
      guard let configuration = configurations.first(where: { $0.name == name }) else { continue }
      levels.add(configuration, path: path)
      if let file = configuration.settingsFilePath {
        levels.add(settingsFile: FilePath.join(folder, file), files: files)
      }
    }
    let resolver = BuildSettingResolver(levels, builtIn: builtIn(target: target.name, configuration: name))
    var reading = TargetConfigurationReading(name: name, resolver: resolver, sourceRoot: sourceRoot) { path in
      if case .propertyList(let facts)? = files[path] { facts } else { nil }
    }
    reading.read()
    return reading.configuration
  }

  private func builtIn(target: String, configuration: String) -> [String: String] {
    let file = FilePath.folder(of: path)
    let name = FilePath.name(of: file)
    return [
      "TARGET_NAME": target, "TARGETNAME": target, "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PROJECT_NAME": name.hasSuffix(".xcodeproj") ? String(name.dropLast(".xcodeproj".count)) : name,
      "PROJECT_FILE_PATH": file, "PROJECT_DIR": sourceRoot, "SRCROOT": sourceRoot, "SOURCE_ROOT": sourceRoot,
      "CONFIGURATION": configuration, "PLATFORM_NAME": "iphoneos",
    ]
  }
}

extension Target.Kind {
  fileprivate init(productType: String?) {
    let prefix = "com.apple.product-type."
    guard let type = productType, type.hasPrefix(prefix) else {
      self = .other
      return
    }
    let name = type.dropFirst(prefix.count)
    if name.hasPrefix("application") {
      self = .application
    } else if name.contains("extension") {
      self = .appExtension
    } else {
      self = name.hasPrefix("framework") || name.hasPrefix("library") ? .framework : .other
    }
  }
}

extension TargetConfiguration {
  /// An `SDKROOT` or `SUPPORTED_PLATFORMS` for other systems says no; what isn't known doesn't.
  fileprivate var isForIOS: Bool {
    if let platforms = known("SUPPORTED_PLATFORMS")?.value {
      return platforms.split(separator: " ").contains { $0.hasPrefix("iphoneos") }
    }
    guard let root = known("SDKROOT")?.value, !root.isEmpty else { return true }
    return root.hasPrefix("iphone") || root == "auto"
  }
}
