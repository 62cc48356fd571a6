package import InsetModel
package import InsetText

/// An example as insetd meets it: files in a project, read, laid out and checked.
package struct ExampleProject: Sendable {
  /// The folder that the files are said to lie in.
  package static let root = "/app/"

  package let example: RuleExample
  /// The lowest system of another target that has the same files; nil: there is only the app.
  package let secondTarget: String?
  package let analysis: Analysis
  package let findings: [Finding]
  private let files: [String: String]

  package init(_ example: RuleExample, secondTarget: String? = nil) {
    self.example = example
    self.secondTarget = secondTarget
    var files = example.files
    if files[ExampleProjectFile.name] == nil {
      files[ExampleProjectFile.name] = ExampleProjectFile.text(example, secondTarget: secondTarget)
    }
    self.files = files
    var facts: [String: FileFacts] = [:]
    for (name, text) in files {
      guard let kind = FileKind(path: Self.root + name) else { continue }
      facts[Self.root + name] = FileFacts.reading(Array(text.utf8), as: kind)
    }
    let texts = files
    analysis = Analysis(App(files: facts))
    findings = RuleBook.findings(
      RuleCheck(analysis) { texts[String($0.dropFirst(Self.root.count))].map { SourceText($0) } })
  }

  package func text(_ path: String) -> SourceText? {
    files[String(path.dropFirst(Self.root.count))].map { SourceText($0) }
  }

  /// What stands at a place.
  package func text(at location: Location) -> String { text(location.path)?.string(in: location.range) ?? "" }

  /// The project after a fix; nil when its edits can't be made.
  package func applying(_ fix: Fix) -> ExampleProject? {
    var changed = example.files
    for (path, edits) in Dictionary(grouping: fix.edits, by: \.path) {
      let name = String(path.dropFirst(Self.root.count))
      guard let text = changed[name], let result = SourceText(text).applying(edits.map(\.edit)) else { return nil }
      changed[name] = result.string
    }
    return with(files: changed)
  }

  /// The same project with other files.
  package func with(files: [String: String]) -> ExampleProject {
    ExampleProject(
      RuleExample(
        example.title, files: files, deploymentTarget: example.deploymentTarget, sdk: example.sdk,
        reportsAt: example.reportsAt), secondTarget: secondTarget)
  }
}

/// The Xcode project of an example: one application that has all files, and another target if one is asked for.
enum ExampleProjectFile {
  static let name = "App.xcodeproj/project.pbxproj"

  static func text(_ example: RuleExample, secondTarget: String?) -> String {
    let names = example.files.keys.sorted().filter { !$0.hasPrefix(".") }
    let references = names.enumerated().map { index, name in
      "F\(index) = { isa = PBXFileReference; path = \"\(name)\"; sourceTree = \"<group>\"; };"
    }
    let storyboard = names.contains("Main.storyboard") ? "INFOPLIST_KEY_UIMainStoryboardFile = Main; " : ""
    var objects =
      references + [
        "P = { isa = PBXProject; mainGroup = G; buildConfigurationList = PL; targets = ( \(secondTarget == nil ? "A" : "A, B") ); };",
        "G = { isa = PBXGroup; children = ( \(names.indices.map { "F\($0)" }.joined(separator: ", ")) ); sourceTree = \"<group>\"; };",
        "PL = { isa = XCConfigurationList; buildConfigurations = ( PC ); };",
        "PC = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos\(example.sdk ?? ""); }; };",
      ]
    objects += target(
      "A", "application", "IPHONEOS_DEPLOYMENT_TARGET = \(example.deploymentTarget); " + storyboard, names)
    if let secondTarget {
      objects += target("B", "framework", "IPHONEOS_DEPLOYMENT_TARGET = \(secondTarget); ", names)
    }
    return "// !$*UTF8*$!\n{ objects = {\n\(objects.joined(separator: "\n"))\n}; rootObject = P; }\n"
  }

  private static func target(_ id: String, _ type: String, _ settings: String, _ names: [String]) -> [String] {
    let files = names.indices.map { "\(id)F\($0) = { isa = PBXBuildFile; fileRef = F\($0); };" }
    let plist = names.contains("Info.plist") ? "INFOPLIST_FILE = Info.plist; " : "GENERATE_INFOPLIST_FILE = YES; "
    return files + [
      "\(id) = { isa = PBXNativeTarget; name = \(id); productType = \"com.apple.product-type.\(type)\"; buildConfigurationList = \(id)L; buildPhases = ( \(id)S ); };",
      "\(id)S = { isa = PBXSourcesBuildPhase; files = ( \(names.indices.map { "\(id)F\($0)" }.joined(separator: ", ")) ); };",
      "\(id)L = { isa = XCConfigurationList; buildConfigurations = ( \(id)C ); };",
      "\(id)C = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(plist)\(settings)}; };",
    ]
  }
}
