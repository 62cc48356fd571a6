import InsetDocuments
import InsetText
import TestSupport
import Testing

@Suite("Info.plist files")
struct InfoPlistReaderTests {
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
      <key>CFBundleName</key><string>Tom &amp; Co</string>
      <key>UIMainStoryboardFile</key><string>Main</string>
      <key>UIMainStoryboardFile~ipad</key><string >Pad</string >
      <key>UILaunchStoryboardName</key><string></string>
      <key>UIStatusBarHidden</key><true/>
      <key>UIStatusBarHidden~ipad</key><false></false>
      <key>UIViewControllerBasedStatusBarAppearance</key><string>$(BASED)</string>
      <key>UIRequiresFullScreen</key><string>YES</string>
      <key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array>
      <key>UISupportedInterfaceOrientations~ipad</key><array><string>UIInterfaceOrientationPortrait</string></array>
      <key>UIApplicationSceneManifest</key>
      <dict>
        <key>UIApplicationSupportsMultipleScenes</key><true/>
        <key>UISceneConfigurations</key>
        <dict>
          <key>UIWindowSceneSessionRoleApplication</key>
          <array>
            <dict><key>UISceneStoryboardFile</key><string>A</string></dict>
            <dict>
              <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
              <key>UISceneStoryboardFile</key><string>B</string>
            </dict>
          </array>
        </dict>
      </dict>
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.share-services</string>
        <key>NSExtensionPrincipalClass</key><string>Share.Controller</string>
        <key>NSExtensionAttributes</key><dict/>
      </dict>
    </dict>
    </plist>

    """

  private func texts(_ facts: InfoPlistFacts, in bytes: [UInt8]) -> [String: String] {
    facts.values.mapValues { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  private static let written: [String: String] = [
    "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleName": "Tom &amp; Co",
    "UIMainStoryboardFile": "Main", "UIMainStoryboardFile~ipad": "Pad", "UILaunchStoryboardName": "",
    "UIStatusBarHidden": "<true/>", "UIStatusBarHidden~ipad": "<false></false>",
    "UIViewControllerBasedStatusBarAppearance": "$(BASED)", "UIRequiresFullScreen": "YES",
    "NSExtensionPointIdentifier": "com.apple.share-services", "NSExtensionPrincipalClass": "Share.Controller",
  ]

  @Test("values have the bytes that spell them, whatever the line ends and with a byte order mark")
  func places() {
    for text in [Self.text, Self.text.replacing("\n", with: "\r\n"), "\u{FEFF}" + Self.text] {
      let bytes = Array(text.utf8)
      let facts = InfoPlistReader.read(bytes)
      #expect(facts.isInfoPlist && facts.isComplete)
      #expect(facts.problems == [])
      #expect(texts(facts, in: bytes) == Self.written)
    }
  }

  @Test("keys with a device suffix go before those without")
  func devices() {
    let facts = InfoPlistReader.read(Array(Self.text.utf8))
    #expect(facts.value(.bundleName)?.value == "Tom & Co")
    #expect(facts.value(.mainStoryboardFile)?.value == "Main")
    #expect(facts.value(.mainStoryboardFile, on: .iPad)?.value == "Pad")
    #expect(facts.value(.mainStoryboardFile, on: .iPhone)?.value == "Main")
    #expect(facts.value(.statusBarHidden)?.value == "YES")
    #expect(facts.value(.statusBarHidden, on: .iPad)?.value == "NO")
    #expect(facts.list(.deviceFamily)?.map(\.value) == ["1", "2"])
    #expect(facts.list(.supportedInterfaceOrientations) == nil)
    #expect(facts.list(.supportedInterfaceOrientations, on: .iPad)?.map(\.value) == ["UIInterfaceOrientationPortrait"])
  }

  @Test("every scene of the manifest counts")
  func scenes() {
    let facts = InfoPlistReader.read(Array(Self.text.utf8))
    #expect(facts.sceneManifest != nil)
    #expect(facts.sceneConfigurations.map(\.role) == Array(repeating: "UIWindowSceneSessionRoleApplication", count: 2))
    #expect(facts.sceneConfigurations.map(\.storyboard?.value) == ["A", "B"])
    #expect(facts.sceneConfigurations.map(\.delegateClass?.value) == [nil, "$(PRODUCT_MODULE_NAME).SceneDelegate"])
  }

  @Test("old-style property lists are read with their places")
  func oldStyle() {
    let text = """
      \u{FEFF}// old
      { CFBundleName = "A \\"b\\""; UIStatusBarHidden = YES; UIDeviceFamily = ( 1, 2, );
        NSExtension = { NSExtensionMainStoryboard = Share; }; Data = <0fbd 77>; }
      """
    let bytes = Array(text.utf8)
    let facts = InfoPlistReader.read(bytes)
    #expect(facts.isComplete && facts.problems == [])
    #expect(facts.value(.bundleName)?.value == "A \"b\"")
    #expect(
      texts(facts, in: bytes) == [
        "CFBundleName": "A \\\"b\\\"", "UIStatusBarHidden": "YES", "NSExtensionMainStoryboard": "Share",
      ])
    #expect(facts.list(.deviceFamily)?.map(\.value) == ["1", "2"])
  }

  @Test(
    "faults of old-style property lists are named at their place",
    arguments: [
      ("{ CFBundleName = A }", "expected \";\" after the value of \"CFBundleName\"", 19..<20),
      ("{ CFBundleName A; }", "expected \"=\" after \"CFBundleName\"", 15..<16),
      ("{ CFBundleName = ; }", "expected a value", 17..<18),
      ("{ CFBundleName = A; B = ( c", "the file ends inside an array", 26..<27),
      ("{ CFBundleName = A;", "the file ends inside a dictionary", 18..<19),
    ] as [(String, String, Range<Int>)])
  func oldStyleFaults(text: String, message: String, range: Range<Int>) {
    let facts = InfoPlistReader.read(Array(text.utf8))
    #expect(!facts.isComplete)
    #expect(facts.problems == [ReadingProblem(.error, "property list: " + message, at: range)])
  }

  @Test("values of another type are warnings at their place")
  func types() {
    let text = """
      <plist><dict><key>UIMainStoryboardFile</key><true/><key>UIStatusBarHidden</key><string>maybe</string>
      <key>UIDeviceFamily</key><dict/><key>NSExtension</key><array/><key>UIApplicationSceneManifest</key><dict>
      <key>UISceneConfigurations</key><dict><key>R</key><array><string>x</string></array></dict></dict></dict></plist>
      """
    let bytes = Array(text.utf8)
    let facts = InfoPlistReader.read(bytes)
    #expect(facts.isComplete)
    #expect(
      facts.problems.map { "\($0.message): \(String(decoding: bytes[$0.range], as: UTF8.self))" } == [
        "expected a string for \"UIMainStoryboardFile\": <true/>",
        "expected a boolean for \"UIStatusBarHidden\": maybe",
        "expected an array for \"UIDeviceFamily\": <dict/>", "expected a dictionary for \"NSExtension\": <array/>",
        "expected dictionaries for \"R\": x",
      ])
    #expect(facts.problems.allSatisfy { $0.severity == .warning })
    #expect(facts.values.isEmpty)
  }

  @Test(
    "other property lists say so and give no problems",
    arguments: [
      "<plist><dict><key>Colours</key><array/></dict></plist>", "<plist><array/></plist>", "{ a = b; }", "bplist00abc",
      "<plist><dict><key>Colours</key><array>", "<plist><dict><array/><key>A</key></dict></plist>", "{ a = b }",
    ])
  func others(text: String) {
    let facts = InfoPlistReader.read(Array(text.utf8))
    #expect(!facts.isInfoPlist)
    #expect(facts.problems == [])
  }

  @Test("a binary Info.plist is named as unread")
  func binary() {
    let facts = InfoPlistReader.read(Array("bplist00\u{1}CFBundleIdentifier".utf8))
    #expect(facts.isInfoPlist)
    #expect(facts.problems == [ReadingProblem(.information, "a binary property list is not read", at: 0..<8)])
  }

  @Test("entities, UTF-16 and merge conflicts are problems")
  func refused() {
    let entity = "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><dict><key>CFBundleName</key></dict></plist>"
    #expect(InfoPlistReader.read(Array(entity.utf8)).problems.map(\.message) == ["XML: the document declares entities"])
    #expect(
      InfoPlistReader.read([0xFF, 0xFE, 0x3C, 0]).problems.map(\.message) == ["a property list in UTF-16 is not read"])
    let conflict = Self.text.replacing("  <key>UIMainStoryboardFile</key>", with: "<<<<<<< HEAD\r\n")
    let bytes = Array(conflict.utf8)
    let facts = InfoPlistReader.read(bytes)
    #expect(!facts.isComplete)
    #expect(facts.problems.map(\.message) == ["the property list has unresolved merge conflicts"])
    #expect(facts.problems.map { String(decoding: bytes[$0.range], as: UTF8.self) } == ["<<<<<<< HEAD"])
    #expect(facts.value(.bundleName)?.value == "Tom & Co")
  }

  @Test("truncated at every byte it is incomplete, with one problem")
  func truncation() {
    let bytes = Array(Self.text.utf8)
    let end = bytes.count - "\n".utf8.count
    for count in 0..<end {
      let facts = InfoPlistReader.read(Array(bytes.prefix(count)))
      #expect(!facts.isComplete, "\(count)")
      #expect(facts.problems.count == 1, "\(count)")
      #expect(facts.problems.allSatisfy { $0.range.upperBound <= count })
    }
    #expect(InfoPlistReader.read(Array(bytes.prefix(end))).isComplete)
  }

  @Test("depth is bounded", arguments: ["{ a = ", "( ", "<array>", "<dict><key>CFBundleName</key>"])
  func depth(repeated: String) {
    let text = String(repeating: repeated, count: 8000)
    for text in [text, "<plist>" + text, "{ CFBundleName = " + text] {
      #expect(!InfoPlistReader.read(Array(text.utf8)).isComplete)
    }
  }

  @Test("mutated bytes never give a range outside of them")
  func mutation() {
    var random = SeededGenerator(state: 0x1F0)
    let words = ["<", ">", "</dict>", "<key>", "&", "<![CDATA[<", "<!-- -->", "\u{0}", "é", "{", "=", "<<<<<<<"]
    for _ in 0..<400 {
      var bytes = Array(Self.text.utf8)
      for _ in 0...2 {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        if Bool.random(using: &random) {
          bytes.removeSubrange(place..<min(place + .random(in: 1...40, using: &random), bytes.count))
        } else {
          bytes.insert(contentsOf: Array((words.randomElement(using: &random) ?? "").utf8), at: place)
        }
      }
      let facts = InfoPlistReader.read(bytes)
      let located = Array(facts.values.values) + facts.lists.values.joined()
      let ranges = located.map(\.range) + facts.problems.map(\.range)
      #expect(ranges.allSatisfy { $0.clamped(to: 0..<bytes.count) == $0 })
    }
  }
}
