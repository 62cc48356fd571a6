import InsetDocuments
import InsetLayout
import InsetModel
import Testing

@Suite("Targets")
struct TargetTests {
  @Test(
    "a target's kind is its product's",
    arguments: [
      ("application", .application), ("application.on-demand-install-capable", .application),
      ("app-extension", .appExtension), ("extensionkit-extension", .appExtension), ("framework", .framework),
      ("library.static", .framework), ("bundle.unit-test", .other),
    ] as [(String, Target.Kind)])
  func kind(type: String, kind: Target.Kind) {
    let target = TestProject(productType: type).targets[0]
    #expect(target.kind == kind)
    #expect(target.name == "My App")
    #expect(target.projectPath == "/app/App.xcodeproj/project.pbxproj")
    #expect(target.configurations.map(\.name) == ["Debug"])
  }

  @Test(
    "other systems than iOS are told by the settings",
    arguments: [
      ("", true), ("SDKROOT = iphoneos;", true), ("SDKROOT = macosx;", false), ("SDKROOT = \"$(NONE)\";", true),
      ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"macosx iphonesimulator iphoneos\";", true),
      ("SUPPORTED_PLATFORMS = \"appletvos\"; SDKROOT = iphoneos;", false), ("SDKROOT = auto;", true),
    ])
  func platform(settings: String, isForIOS: Bool) {
    #expect(TestProject(project: settings).targets[0].isForIOS == isForIOS)
  }

  @Test("files, folders and synchronised folders belong to a target, exceptions don't")
  func membership() {
    let project = TestProject()
    let paths = [
      "/Shared/Feed.swift", "/app/Assets/a/b.xib", "/app/Screens/A.swift", "/app/Screens/de.lproj/Main.storyboard",
      "/app/Screens/Info.plist", "/app/Screens/Old/A.swift", "/app/Screens2/A.swift", "/app/Other.swift",
    ]
    #expect(paths.map(project.targets[0].contains) == [true, true, true, true, false, false, false, false])
    let app = App(files: project.files)
    #expect(app.targets(ofFile: "/app/Screens/A.swift").map(\.name) == ["My App"])
    #expect(app.targets(ofFile: "/app/Other.swift").isEmpty)
  }

  @Test("the build's values stand where they are written")
  func build() {
    let project = TestProject(
      target: "INFOPLIST_FILE = \"$(SRCROOT)/App/../Info.plist\";",
      projectFile: "IPHONEOS_DEPLOYMENT_TARGET = 17.0\nSDKROOT = iphoneos26.1\nTARGETED_DEVICE_FAMILY = 1,2",
      other: ["Info.plist": TestProject.infoPlist("<key>UIDeviceFamily</key><array/>")])
    let configuration = project.configuration
    #expect(configuration.deploymentTarget?.value == OSVersion(17))
    #expect(project.written(configuration.deploymentTarget) == "Project.xcconfig: 17.0")
    #expect(configuration.linkedSDK?.value == OSVersion(26, 1))
    #expect(configuration.deviceFamilies?.value == [.iPhone, .iPad])
    #expect(configuration.infoPlistPath?.value == "/app/Info.plist")
    #expect(
      project.written(configuration.infoPlistPath) == "App.xcodeproj/project.pbxproj: $(SRCROOT)/App/../Info.plist")
    #expect(configuration.infoPlist?.isInfoPlist == true)
    #expect(App(files: project.files).deploymentTarget?.version == OSVersion(17))
    #expect(App(files: project.files).deploymentTarget?.location == configuration.deploymentTarget?.location)
  }

  @Test("the Info.plist's values stand where they are written, with variables filled")
  func infoPlist() {
    let project = TestProject(
      target: "INFOPLIST_FILE = Info.plist; HIDDEN = NO; PRODUCT_NAME = \"Big App\";",
      other: [
        "Info.plist": TestProject.infoPlist(
          """
          <key>UIMainStoryboardFile~ipad</key><string>Pad.storyboard</string>
          <key>UIMainStoryboardFile</key><string>Main</string>
          <key>UIStatusBarHidden</key><string>$(HIDDEN)</string><key>UIStatusBarHidden~ipad</key><true/>
          <key>UIRequiresFullScreen</key><string>$(NONE)</string>
          <key>UIViewControllerBasedStatusBarAppearance</key><false/>
          <key>UIDesignRequiresCompatibility</key><true/>
          <key>UISupportedInterfaceOrientations</key><array><string>A</string><string>B</string></array>
          <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict><key>R</key><array><dict>
          <key>UISceneStoryboardFile</key><string>$(TARGET_NAME)</string>
          <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).Delegate</string></dict></array></dict></dict>
          """)
      ])
    let configuration = project.configuration
    #expect(configuration.mainStoryboards.map(\.name.value) == ["My App", "Main", "Pad"])
    #expect(configuration.mainStoryboards.map(\.source) == [.sceneManifest(role: "R"), .infoPlist, .infoPlist])
    #expect(configuration.mainStoryboards.map(\.device) == [nil, nil, .iPad])
    #expect(project.written(configuration.mainStoryboards[0].name) == "Info.plist: $(TARGET_NAME)")
    #expect(configuration.hasSceneManifest)
    #expect(configuration.sceneDelegateClasses.map(\.value) == ["Big_App.Delegate"])
    #expect(configuration.statusBarHidden[.iPhone]?.value == false)
    #expect(configuration.statusBarHidden[.iPad]?.value == true)
    #expect(project.written(configuration.statusBarHidden[.iPhone]) == "Info.plist: $(HIDDEN)")
    #expect(configuration.requiresFullScreen[.iPad] == nil)
    #expect(configuration.viewControllerBasedStatusBarAppearance?.value == false)
    #expect(configuration.designRequiresCompatibility?.value == true)
    #expect(configuration.supportedInterfaceOrientations[.iPad]?.value == ["A", "B"])
    #expect(
      project.written(configuration.supportedInterfaceOrientations[.iPad]) == "Info.plist: A</string><string>B")
  }

  @Test("a generated Info.plist adds to the file, where one is generated")
  func generated() {
    let keys = """
      INFOPLIST_KEY_UIMainStoryboardFile = Generated; INFOPLIST_KEY_UIStatusBarHidden = YES;
      INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "A B"; INFOPLIST_KEY_UIRequiresFullScreen = YES;
      INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES; INFOPLIST_KEY_UILaunchStoryboardName = Launch;
      """
    let alone = TestProject(target: "GENERATE_INFOPLIST_FILE = YES; " + keys)
    #expect(alone.configuration.mainStoryboards.map(\.name.value) == ["Generated"])
    #expect(alone.configuration.mainStoryboards.map(\.source) == [.buildSetting])
    #expect(alone.written(alone.configuration.mainStoryboards[0].name) == "App.xcodeproj/project.pbxproj: Generated")
    #expect(alone.configuration.infoPlist == nil)
    #expect(alone.configuration.hasSceneManifest)
    #expect(alone.configuration.launchStoryboard?.value == "Launch")
    #expect(alone.configuration.supportedInterfaceOrientations[.iPad]?.value == ["A", "B"])
    #expect(alone.configuration.supportedInterfaceOrientations[.iPhone] == nil)

    let list = TestProject.infoPlist("<key>UIMainStoryboardFile</key><string>File</string>")
    let both = TestProject(
      target: "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = Info.plist; " + keys, other: ["Info.plist": list])
    #expect(both.configuration.mainStoryboards.map(\.name.value) == ["File"])
    #expect(both.configuration.statusBarHidden[.iPhone]?.value == true)
    #expect(both.configuration.requiresFullScreen[.iPhone]?.value == true)

    let none = TestProject(target: "INFOPLIST_FILE = Info.plist; " + keys, other: ["Info.plist": list])
    #expect(none.configuration.statusBarHidden[.iPhone] == nil)
    #expect(!none.configuration.hasSceneManifest)
  }

  @Test("extensions name their storyboard or their class")
  func extensions() {
    let project = TestProject(
      target: "INFOPLIST_FILE = Share/Info.plist;", productType: "app-extension",
      other: [
        "Share/Info.plist": TestProject.infoPlist(
          """
          <key>NSExtension</key><dict><key>NSExtensionMainStoryboard</key><string>MainInterface</string>
          <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).Share</string>
          <key>NSExtensionPointIdentifier</key><string>com.apple.share-services</string></dict>
          """)
      ])
    #expect(project.configuration.extensionStoryboards.map(\.value) == ["MainInterface"])
    #expect(project.configuration.extensionPrincipalClasses.map(\.value) == ["My_App.Share"])
    #expect(project.configuration.extensionPoint?.value == "com.apple.share-services")
    #expect(project.configuration.mainStoryboards.isEmpty)
  }

  @Test(
    "a folder without a readable project is one target that has every file",
    arguments: [[:], ["App.xcodeproj/project.pbxproj": "<<<<<<< HEAD"]])
  func folder(projects: [String: String]) {
    let main = TestProject.infoPlist(
      "<key>UIMainStoryboardFile</key><string>Main</string><key>MinimumOSVersion</key><string>9.0</string>")
    let share = TestProject.infoPlist(
      """
      <key>CFBundleName</key><string>Share</string><key>NSExtension</key><dict>
      <key>NSExtensionPrincipalClass</key><string>Share</string></dict>
      """)
    let files = [
      "Package.swift": "", "Info.plist": TestProject.infoPlist("<key>CFBundleName</key><string>T</string>"),
      "App/Deep/Info.plist": main, "App/Share/Info.plist": share, "Colours.plist": "<plist><dict/></plist>",
    ]
    let project = TestProject(files.merging(projects) { $1 })
    #expect(project.targets.map(\.name) == [""])
    #expect(project.targets.map(\.kind) == [.unknown])
    #expect(project.targets[0].projectPath == nil)
    #expect(project.targets[0].contains("/app/Any.swift"))
    #expect(project.configuration.mainStoryboards.map(\.name.value) == ["Main"])
    #expect(project.configuration.infoPlistPath?.value == "/app/App/Deep/Info.plist")
    #expect(project.configuration.extensionPrincipalClasses.map(\.value) == ["Share"])
    #expect(App(files: project.files).deploymentTarget?.version == OSVersion(9))
  }

  @Test("without a storyboard to start with, the Info.plist nearest to the root counts")
  func nearest() {
    let project = TestProject([
      "A/B/Info.plist": TestProject.infoPlist("<key>UIStatusBarHidden</key><true/>"),
      "Z/Info.plist": TestProject.infoPlist("<key>UIStatusBarHidden</key><false/>"),
    ])
    #expect(project.configuration.infoPlistPath?.value == "/app/Z/Info.plist")
    #expect(project.configuration.statusBarHidden[.iPhone]?.value == false)
    #expect(TestProject([:]).configuration.infoPlist == nil)
  }

  @Test("all projects give their targets; the deployment target is the lowest of the iOS applications")
  func projects() {
    func project(_ target: String, _ type: String = "application") -> String {
      TestProject.project(target: "IPHONEOS_DEPLOYMENT_TARGET = \(target);", productType: type)
    }
    let project = TestProject([
      "B/B.xcodeproj/project.pbxproj": project("9.3"), "A/A.xcodeproj/project.pbxproj": project("10.0"),
      "C/C.xcodeproj/project.pbxproj": project("8.0", "framework"),
      "D/D.xcodeproj/project.pbxproj": project("7.0; SDKROOT = macosx"),
      "E/E.xcodeproj/project.pbxproj": project("\"$(NONE)\""), "F/F.xcodeproj/project.pbxproj": "{",
    ])
    #expect(project.targets.map { $0.deploymentTarget?.value.description } == ["10.0", "9.3", "8.0", "7.0", nil])
    #expect(App(files: project.files).deploymentTarget?.version == OSVersion(9, 3))
    #expect(project.targets[1].contains("/app/B/Screens/A.swift"))
    #expect(!project.targets[1].contains("/app/A/Screens/A.swift"))
  }
}
