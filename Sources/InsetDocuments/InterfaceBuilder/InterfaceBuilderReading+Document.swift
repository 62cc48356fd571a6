internal import InsetText

extension InterfaceBuilderReading {
  mutating func readDocument() -> InterfaceBuilderFacts {
    var facts = InterfaceBuilderFacts()
    guard let root = table.root else { return facts }
    facts.tagRange = root.tagRange
    if let reason = foreignness(of: root, &facts) {
      facts.isForeign = true
      facts.problems = [ReadingProblem(.information, reason, at: root.tagRange)]
      return facts
    }
    guard root.name == "document" else {
      facts.problems = [
        ReadingProblem(.error, "<\(root.name)> is not an Interface Builder document", at: root.tagRange)
      ]
      return facts
    }
    facts.usesAutolayout = isOn("useAutolayout", of: root)
    facts.usesSafeAreas = isOn("useSafeAreas", of: root)
    facts.isLaunchScreen = isOn("launchScreen", of: root)
    facts.initialViewController = root["initialViewController"]?.located
    facts.designDevice = designDevice(of: root)
    facts.deploymentVersion = deploymentVersion(of: root)
    facts.controllers = objects.controllers.map { readController($0) }
    if let top = root.child("objects") {
      facts.topLevelViews = top.children.filter { objects.isView($0) }.map { readView($0) }
      facts.filesOwner = filesOwner(in: top)
    }
    readNames(&facts)
    facts.problems = problems
    return facts
  }

  /// Tells the document's kind and platform; a sentence when it holds nothing for an iOS app.
  private func foreignness(of root: XMLElement, _ facts: inout InterfaceBuilderFacts) -> String? {
    let type = root["type"]?.value ?? ""
    facts.kind = type.contains("Storyboard") || root.child("scenes") != nil ? .storyboard : .xib
    if root.name == "archive" {
      facts.targetRuntime = type.contains("CocoaTouch") ? .iOS : .unknown
      return "Interface Builder's old archive format is not read; saving the file in Xcode converts it"
    }
    guard root.name == "document" else { return nil }
    facts.targetRuntime = targetRuntime(of: root, type: type)
    switch facts.targetRuntime {
    case .iOS: return nil
    case .unknown: return "a document for an unknown platform is not read"
    case let platform: return "a document for \(platform.rawValue) is not read"
    }
  }

  private func targetRuntime(of root: XMLElement, type: String) -> InterfaceBuilderFacts.TargetRuntime {
    // A document without the attribute was written by hand or by another tool; its type, if any, names the platform.
    guard let runtime = root["targetRuntime"]?.value else {
      if type.contains("WatchKit") { return .watchOS }
      if type.contains("AppleTV") { return .tvOS }
      return type.contains("3.Cocoa.") ? .macOS : .iOS
    }
    if runtime.hasPrefix("iOS.") { return .iOS }
    if runtime.hasPrefix("MacOSX") { return .macOS }
    if runtime.hasPrefix("AppleTV") { return .tvOS }
    return runtime.hasPrefix("watchKit") ? .watchOS : .unknown
  }

  private func isOn(_ attribute: String, of element: XMLElement) -> Bool { element[attribute]?.value == "YES" }

  private func designDevice(of root: XMLElement) -> DesignDevice? {
    guard let device = root.child("device"), let id = device.id else { return nil }
    return DesignDevice(id: id, orientation: device["orientation"]?.value ?? "portrait", range: device.range)
  }

  private func deploymentVersion(of root: XMLElement) -> Located<String>? {
    guard
      let deployment = root.child("dependencies")?.children.first(where: {
        $0.name == "deployment" && $0["identifier"]?.value == "iOS"
      }),
      let written = deployment["version"],
      let version = InterfaceBuilderVersion.string(written.value)
    else { return nil }
    return Located(version, at: written.valueRange)
  }

  private func filesOwner(in objects: XMLElement) -> FilesOwnerFacts? {
    guard
      let element = objects.children.first(where: { $0["placeholderIdentifier"]?.value == "IBFilesOwner" })
    else { return nil }
    var owner = FilesOwnerFacts(id: element.id ?? "-1", range: element.range)
    owner.customClass = element["customClass"]?.located
    owner.customModule = element["customModule"]?.located
    owner.outlets = self.objects.outlets(of: element)
    return owner
  }
}

/// The form in which Interface Builder writes an iOS version that a document is built for.
enum InterfaceBuilderVersion {
  /// `"9.0"` for `"2304"`, which is 0x900, and for `"9.0"`; nil for anything else.
  static func string(_ written: String) -> String? {
    if let number = Int(written), number >= 0x100, number <= 0xFFFF {
      let (major, minor, patch) = (number >> 8, number >> 4 & 0xF, number & 0xF)
      return patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
    }
    let parts = written.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), parts.allSatisfy({ (UInt16($0) ?? 256) < 256 }) else { return nil }
    return parts.count == 1 ? "\(written).0" : written
  }
}
