import InsetModel

/// Files below `/app`, read into targets.
struct TestProject {
  let files: [String: FileFacts]
  let texts: [String: [UInt8]]
  let targets: [Target]

  init(_ texts: [String: String]) {
    var files: [String: FileFacts] = [:]
    for (name, text) in texts {
      guard let kind = FileKind(path: "/app/" + name) else { continue }
      files["/app/" + name] = FileFacts.reading(Array(text.utf8), as: kind)
    }
    self.files = files
    self.texts = Dictionary(uniqueKeysWithValues: texts.map { ("/app/" + $0.key, Array($0.value.utf8)) })
    targets = Target.all(files: files)
  }

  /// A project with one target and one configuration, `Debug`, whose settings may start from `Target.xcconfig` and
  /// `Project.xcconfig`.
  init(
    target: String = "", project: String = "", targetFile: String? = nil, projectFile: String? = nil,
    productType: String = "application", other: [String: String] = [:]
  ) {
    var texts = other
    texts["App.xcodeproj/project.pbxproj"] = Self.project(
      target: target, project: project, hasTargetFile: targetFile != nil, hasProjectFile: projectFile != nil,
      productType: productType)
    texts["Target.xcconfig"] = targetFile
    texts["Project.xcconfig"] = projectFile
    self.init(texts)
  }

  static func project(
    target: String = "", project: String = "", hasTargetFile: Bool = false, hasProjectFile: Bool = false,
    productType: String = "application"
  ) -> String {
    """
    // !$*UTF8*$!
    {
      objects = {
        P = { isa = PBXProject; targets = ( T ); buildConfigurationList = PL; mainGroup = G; };
        PL = { buildConfigurations = ( PC ); };
        PC = { name = Debug; \(hasProjectFile ? "baseConfigurationReference = PF;" : "") buildSettings = { \(project) }; };
        T = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.\(productType)";
          buildConfigurationList = TL; buildPhases = ( S ); fileSystemSynchronizedGroups = ( Y ); };
        TL = { buildConfigurations = ( TC ); };
        TC = { name = Debug; \(hasTargetFile ? "baseConfigurationReference = TF;" : "") buildSettings = { \(target) }; };
        G = { children = ( TF, PF, F, D, Y ); sourceTree = "<group>"; };
        TF = { path = Target.xcconfig; sourceTree = "<group>"; };
        PF = { path = Project.xcconfig; sourceTree = "<group>"; };
        F = { path = ../Shared/Feed.swift; sourceTree = "<group>"; };
        D = { path = Assets; sourceTree = "<group>"; };
        Y = { isa = PBXFileSystemSynchronizedRootGroup; path = Screens; sourceTree = "<group>"; exceptions = ( E ); };
        E = { membershipExceptions = ( Info.plist, Old ); target = T; };
        S = { isa = PBXSourcesBuildPhase; files = ( B, C ); };
        B = { fileRef = F; };
        C = { fileRef = D; };
      };
      rootObject = P;
    }
    """
  }

  /// `file: bytes` of a place.
  func written<Value>(_ value: TargetValue<Value>?) -> String? {
    guard let location = value?.location, let bytes = texts[location.path] else { return nil }
    return "\(location.path.dropFirst("/app/".count)): \(String(decoding: bytes[location.range], as: UTF8.self))"
  }

  var configuration: TargetConfiguration { targets.first?.configuration() ?? TargetConfiguration(name: "none") }

  static func infoPlist(_ content: String) -> String { "<plist><dict>\(content)</dict></plist>" }
}
