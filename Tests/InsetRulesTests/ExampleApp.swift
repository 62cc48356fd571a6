import InsetFacts
import InsetModel
import InsetRules
import InsetText

/// The files of an example, as the model reads them.
struct ExampleApp {
  let files: [String: String]
  let deploymentTarget: String
  let analysis: Analysis
  let findings: [Finding]

  init(_ files: [String: String], deploymentTarget: String) {
    self.files = files
    self.deploymentTarget = deploymentTarget
    var facts: [String: FileFacts] = [:]
    for (name, text) in files {
      guard let kind = FileKind(path: "/app/" + name) else { continue }
      facts["/app/" + name] = FileFacts.reading(Array(text.utf8), as: kind)
    }
    let project =
      "// !$*UTF8*$!\n{ objects = { T = { isa = PBXNativeTarget; name = App; productType = \"com.apple.product-type.application\"; buildConfigurationList = L; }; L = { isa = XCConfigurationList; buildConfigurations = ( C ); }; C = { isa = XCBuildConfiguration; name = Release; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = \(deploymentTarget); SDKROOT = iphoneos; }; }; P = { isa = PBXProject; targets = ( T ); buildConfigurationList = L; }; }; rootObject = P; }\n"
    let path = "/app/App.xcodeproj/project.pbxproj"
    facts[path] = FileFacts.reading(Array(project.utf8), as: .project)
    analysis = Analysis(App(files: facts))
    let texts = files
    findings = RuleBook.findings(
      RuleCheck(analysis) { path in texts[String(path.dropFirst("/app/".count))].map { SourceText($0) } })
  }

  func text(at location: Location) -> String {
    let text = files[String(location.path.dropFirst("/app/".count))] ?? ""
    return SourceText(text).string(in: location.range)
  }

  /// The app after a fix; `nil` when its edits can't be applied.
  func applying(_ fix: Fix) -> ExampleApp? {
    var changed = files
    for (path, edits) in Dictionary(grouping: fix.edits, by: \.path) {
      let name = String(path.dropFirst("/app/".count))
      guard let text = files[name], let result = SourceText(text).applying(edits.map(\.edit)) else { return nil }
      changed[name] = result.string
    }
    return ExampleApp(changed, deploymentTarget: deploymentTarget)
  }

  /// The hover at a marker's first place, as blocks.
  func hover(_ name: String, at marker: String) -> HoverSubject? {
    let text = Array((files[name] ?? "").utf8)
    let wanted = Array(marker.utf8)
    guard wanted.count <= text.count,
      let offset = (0...(text.count - wanted.count)).first(where: {
        text[$0..<($0 + wanted.count)].elementsEqual(wanted)
      })
    else { return nil }
    let texts = files
    return HoverLookup(analysis) { location in
      guard let text = texts[String(location.path.dropFirst("/app/".count))] else { return nil }
      let position = SourceText(text).position(at: location.range.lowerBound, in: .utf16)
      return Provenance.Place(path: location.path, line: position.line + 1, column: position.character + 1)
    }.subject(inFile: "/app/" + name, at: offset + 1)
  }
}

extension String {
  func replacing(firstOf wanted: String, with replacement: String) -> String {
    guard let range = firstRange(of: wanted) else { return self }
    var copy = self
    copy.replaceSubrange(range, with: replacement)
    return copy
  }
}
