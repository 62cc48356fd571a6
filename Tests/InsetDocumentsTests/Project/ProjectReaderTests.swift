import InsetDocuments
import InsetText
import TestSupport
import Testing

@Suite("Xcode projects")
struct ProjectReaderTests {
  /// An application, an extension and a macOS tool, with settings at both levels and files in groups.
  static let text = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 77;
      objects = {
        P /* Project object */ = {
          isa = PBXProject;
          buildConfigurationList = PL;
          mainGroup = G;
          projectDirPath = "";
          targets = ( A /* App */, E, M, X );
        };
        PL = { isa = XCConfigurationList; buildConfigurations = ( PD, PR, ); };
        PD /* Debug */ = {
          isa = XCBuildConfiguration;
          baseConfigurationReference = CF;
          buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 9.0; SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = "1,2"; };
          name = Debug;
        };
        PR = { isa = XCBuildConfiguration; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 10.0; }; name = Release; };

        A = {
          isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildConfigurationList = AL; buildPhases = ( S, R, F, );
          fileSystemSynchronizedGroups = ( SG );
        };
        AL = { isa = XCConfigurationList; buildConfigurations = ( AD, AR ); };
        AD = {
          isa = XCBuildConfiguration;
          buildSettings = {
            /* IPHONEOS_DEPLOYMENT_TARGET = 7.0; */
            INFOPLIST_FILE = "App/Some \\"odd\\" Info.plist";
            INFOPLIST_KEY_UIStatusBarHidden = YES;
            OTHER_SWIFT_FLAGS = ( "-D", IPHONEOS_DEPLOYMENT_TARGET, );
            SUPPORTED_PLATFORMS = ( iphoneos, iphonesimulator );
          };
          name = Debug;
        };
        AR = { isa = XCBuildConfiguration; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = "8.1"; }; name = Release; };
        S = { isa = PBXSourcesBuildPhase; files = ( B1, B2 ); };
        R = { isa = PBXResourcesBuildPhase; files = ( B3 ); };
        F = { isa = PBXFrameworksBuildPhase; files = ( B4 ); };
        B1 = { isa = PBXBuildFile; fileRef = F1; };
        B2 = { isa = PBXBuildFile; fileRef = F2; };
        B3 = { isa = PBXBuildFile; fileRef = V; };
        B4 = { isa = PBXBuildFile; fileRef = F4; };

        E = {
          isa = PBXNativeTarget; name = Share; productType = "com.apple.product-type.app-extension";
          buildConfigurationList = EL; buildPhases = ( );
        };
        EL = { isa = XCConfigurationList; buildConfigurations = ( ED ); };
        ED = { isa = XCBuildConfiguration; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 8.0; }; name = Debug; };
        M = {
          isa = PBXNativeTarget; name = Mac; productType = "com.apple.product-type.application";
          buildConfigurationList = ML; buildPhases = ( );
        };
        ML = { isa = XCConfigurationList; buildConfigurations = ( MD ); };
        MD = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = macosx; IPHONEOS_DEPLOYMENT_TARGET = 6.0; }; name = Debug; };
        X = { isa = PBXAggregateTarget; name = Secrets; };

        G = { isa = PBXGroup; children = ( G1, G2, F4, SG, CF ); sourceTree = "<group>"; };
        G1 = { isa = PBXGroup; children = ( F1, V, G1 ); path = App; sourceTree = "<group>"; };
        G2 = { isa = PBXGroup; children = ( F2 ); name = Virtual; sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = Feed.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = ../Shared/./Base.m; sourceTree = "<group>"; };
        F4 = { isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
        V = { isa = PBXVariantGroup; children = ( V1, V2 ); name = Main.storyboard; sourceTree = "<group>"; };
        V1 = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        V2 = { isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
        CF = { isa = PBXFileReference; path = Config/Debug.xcconfig; sourceTree = SOURCE_ROOT; };
        SG = { isa = PBXFileSystemSynchronizedRootGroup; path = Screens; sourceTree = "<group>"; exceptions = ( X1, X2 ); };
        X1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ( Info.plist ); target = A; };
        X2 = {
          isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
          membershipExceptions = ( Row.swift, "/Localized/List/Row.xib" ); target = E;
        };
      };
      rootObject = P /* Project object */;
    }
    """
  private let bytes: [UInt8] = Array(ProjectReaderTests.text.utf8)
  private let facts = ProjectReader.read(Array(ProjectReaderTests.text.utf8))

  private func text(_ located: Located<String>?) -> String? {
    located.map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  @Test("targets have names, kinds and configurations")
  func targets() {
    #expect(facts.isComplete)
    #expect(facts.problems.isEmpty)
    #expect(facts.targets.map(\.name) == ["App", "Share", "Mac", "Secrets"])
    #expect(facts.targets.map(\.id) == ["A", "E", "M", "X"])
    #expect(facts.targets[0].productType == "com.apple.product-type.application")
    #expect(facts.targets[3].productType == nil)
    #expect(facts.targets[0].configurations.map(\.name) == ["Debug", "Release"])
    #expect(facts.configurations.map(\.settingsFilePath) == ["Config/Debug.xcconfig", nil])
  }

  @Test("configurations have all their settings, lists as text")
  func settings() {
    #expect(
      facts.targets[0].configurations[0].settings.mapValues(\.value) == [
        "INFOPLIST_FILE": "App/Some \"odd\" Info.plist", "INFOPLIST_KEY_UIStatusBarHidden": "YES",
        "OTHER_SWIFT_FLAGS": "-D IPHONEOS_DEPLOYMENT_TARGET", "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator",
      ])
    #expect(facts.targets[0].configurations[1].settings.mapValues(\.value) == ["IPHONEOS_DEPLOYMENT_TARGET": "8.1"])
    #expect(
      facts.configurations[0].settings.mapValues(\.value) == [
        "IPHONEOS_DEPLOYMENT_TARGET": "9.0", "SDKROOT": "iphoneos", "TARGETED_DEVICE_FAMILY": "1,2",
      ])
  }

  @Test("values are located, quoted ones between the quotes")
  func places() {
    let project = facts.configurations[0].settings
    let app = facts.targets[0].configurations[0].settings
    #expect(text(project["IPHONEOS_DEPLOYMENT_TARGET"]) == "9.0")
    #expect(text(project["TARGETED_DEVICE_FAMILY"]) == "1,2")
    #expect(text(app["INFOPLIST_FILE"]) == "App/Some \\\"odd\\\" Info.plist")
    #expect(text(app["OTHER_SWIFT_FLAGS"]) == "")
  }

  @Test("a target's files have paths from the project's folder; localised ones count one by one")
  func files() {
    #expect(
      facts.targets[0].filePaths == [
        "App/Feed.swift", "../Shared/Base.m", "App/Base.lproj/Main.storyboard", "App/de.lproj/Main.strings",
      ])
    #expect(facts.targets[0].folderPaths == ["Screens"])
    #expect(facts.targets[0].excludedPaths == ["Screens/Info.plist"])
    #expect(facts.targets[1].filePaths == ["Screens/Row.swift", "Screens/List/Base.lproj/Row.xib"])
    #expect(facts.targets[1].folderPaths == [])
  }

  @Test("merge conflicts are named at their first line")
  func conflict() throws {
    let text = Self.text.replacing("    archiveVersion", with: "<<<<<<< HEAD\narchiveVersion")
    let facts = ProjectReader.read(
      Array(text.utf8.prefix(60)) + Array("\n<<<<<<< HEAD\n".utf8) + Array(text.utf8.dropFirst(60)))
    #expect(!facts.isComplete)
    #expect(facts.problems.map(\.message) == ["the project file has unresolved merge conflicts"])
    #expect(facts.problems.first?.range == 61..<73)
  }

  @Test("truncated at every byte it is one problem within it, and no facts")
  func truncated() {
    for length in 0..<bytes.count {
      let facts = ProjectReader.read(Array(bytes.prefix(length)))
      #expect(!facts.isComplete && facts.targets.isEmpty && facts.problems.count == 1, "\(length)")
      #expect(facts.problems.allSatisfy { $0.range.clamped(to: 0..<length) == $0.range }, "\(length)")
    }
  }

  @Test(
    "other files are problems",
    arguments: [
      "", "bplist00", "<?xml version=\"1.0\"?><plist><array/></plist>", "{}", "{ objects = { }; rootObject = P; }",
      "{ objects = ( ); rootObject = P; }", "// comment", "{ objects = { P = x; }; rootObject = P; }",
    ])
  func otherFiles(text: String) {
    let facts = ProjectReader.read(Array(text.utf8))
    #expect(!facts.isComplete || facts.targets.isEmpty)
    #expect(facts.problems.count == (facts.isComplete ? 0 : 1))
  }

  @Test("depth is bounded", arguments: ["(", "{a=", "/*", "\"", "<?xml?><plist><array>"])
  func depth(repeated: String) {
    let text = "{ objects = " + String(repeating: repeated, count: 100_000)
    #expect(!ProjectReader.read(Array(text.utf8)).isComplete)
    #expect(!ProjectReader.read(Array(String(repeating: repeated, count: 100_000).utf8)).isComplete)
  }

  @Test("groups that hold themselves end")
  func cycle() {
    let text = """
      { objects = { P = { mainGroup = G; targets = ( T ); }; T = { name = T; buildPhases = ( S ); };
      S = { isa = PBXSourcesBuildPhase; files = ( B ); }; B = { fileRef = F; };
      G = { children = ( H ); path = a; }; H = { children = ( G, F ); path = b; }; F = { path = c; }; }; rootObject = P; }
      """
    #expect(ProjectReader.read(Array(text.utf8)).targets.map(\.filePaths) == [["a/b/c"]])
  }

  @Test("mutated bytes never trap it and never give a range outside of them")
  func mutation() {
    var random = SeededGenerator(state: 0x9B0)
    let words = [
      "{", "}", "(", ")", ";", "=", "\"", "\\", "/*", "*/", "\\U12", "<<<<<<<", "\u{0}", "é", "<0fbd>", "//",
    ]
    for _ in 0..<400 {
      var bytes = self.bytes
      for _ in 0...Int.random(in: 0..<3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = .random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(place..<min(place + .random(in: 1...40, using: &random), bytes.count))
        default: bytes.insert(contentsOf: Array((words.randomElement(using: &random) ?? "").utf8), at: place)
        }
      }
      let facts = ProjectReader.read(bytes)
      let settings = (facts.configurations + facts.targets.flatMap(\.configurations)).flatMap(\.settings.values)
      let ranges = settings.map(\.range) + facts.problems.map(\.range)
      #expect(ranges.allSatisfy { $0.clamped(to: 0..<bytes.count) == $0 })
    }
  }
}
