import InsetModel
import Testing

@Suite("Build settings of targets")
struct BuildSettingTests {
  /// The product name stands for any setting.
  private func productName(
    _ target: String = "", targetFile: String? = nil, project: String = "", projectFile: String? = nil,
    other: [String: String] = [:]
  ) -> ResolvedSetting? {
    let written = target.isEmpty ? "" : "PRODUCT_NAME = \"\(target)\";"
    return TestProject(
      target: written, project: project, targetFile: targetFile, projectFile: projectFile, other: other
    ).configuration.settings["PRODUCT_NAME"]
  }

  @Test("the target's own value goes before its file's, that before the project's, that before the project's file's")
  func order() {
    let name = "PRODUCT_NAME = "
    #expect(productName("a", targetFile: name + "b", project: name + "c;", projectFile: name + "d")?.text == "a")
    #expect(productName(targetFile: name + "b", project: name + "c;", projectFile: name + "d")?.text == "b")
    #expect(productName(project: name + "c;", projectFile: name + "d")?.text == "c")
    #expect(productName(projectFile: name + "d")?.text == "d")
    #expect(productName() == nil)
  }

  @Test("inherited values come from the levels below")
  func inherited() {
    let value = productName(
      "a $(inherited)", targetFile: "PRODUCT_NAME = b ${inherited}",
      project: "PRODUCT_NAME = \"c $(PRODUCT_NAME)\";", projectFile: "PRODUCT_NAME = d $(inherited)")
    #expect(value?.text == "a b c d My App")
    #expect(value?.isKnown == true)
    let flags = TestProject(target: "SDKROOT = \"x$(inherited)\";").configuration.settings["SDKROOT"]
    #expect(flags?.text == "x")
  }

  @Test(
    "variables are filled in all their spellings",
    arguments: [
      ("$(A)-${A}-$A", "one-one-one"), ("$(B_$(A))", "two"), ("$(C)", "one+two"), ("$(A:upper)", "ONE"),
      ("$(D:lower:rfc1034identifier)", "a-b.c-d"), ("$(D:c99extidentifier)", "A_b_c_d"),
      ("$(N:c99extidentifier)", "_A"),
      ("$(NONE:default=x:y)", "x:y"), ("$(A:default=x)", "one"), ("$(EMPTY:default=$(A))", "one"), ("a$(EMPTY)b", "ab"),
      ("$(TARGET_NAME)", "My App"), ("$(PROJECT_NAME)", "App"), ("$(SRCROOT)/x", "/app/x"), ("$(PROJECT_DIR)", "/app"),
      ("$(CONFIGURATION)", "Debug"), ("$(PRODUCT_MODULE_NAME)", "My_App"), ("100$", "100$"), ("$(A", "$(A"), ("$", "$"),
    ])
  func variables(text: String, value: String) {
    let settings = "A = one; B_one = two; C = \"$(A)+$(B_$(A))\"; D = \"A_b.c d\"; N = 1A; EMPTY = \"\";"
    let project = TestProject(target: "SDKROOT = \"\(text)\"; \(settings)")
    #expect(project.configuration.settings["SDKROOT"]?.text == value)
    #expect(project.configuration.settings["SDKROOT"]?.isKnown == true)
  }

  @Test(
    "what nothing fills stays as it is written, and the value counts as unknown",
    arguments: [
      ("a $(NONE:lower) b", "a $(NONE:lower) b"), ("$NONE", "$NONE"), ("$(A_$(NONE))", "$(A_$(NONE))"),
      ("$(X)", "$(X)"),
    ])
  func unknown(text: String, value: String) {
    let project = TestProject(target: "SDKROOT = \"\(text)\"; X = \"$(Y)\"; Y = \"$(X)\";")
    let setting = project.configuration.settings["SDKROOT"]
    #expect(setting?.text == value)
    #expect(setting?.isKnown == false)
  }

  @Test("expansions that double without end, and names nested without end, are cut")
  func growth() {
    let doubling = (0..<60).map { "A\($0) = \"$(A\($0 + 1))$(A\($0 + 1))\";" }.joined() + " A60 = x;"
    let setting = TestProject(target: "SDKROOT = \"$(A0)\"; " + doubling).configuration.settings["SDKROOT"]
    #expect(setting?.isKnown == false)
    #expect((setting?.text.utf8.count ?? 0) <= 8192)
    let nested = String(repeating: "$(", count: 2000)
    #expect(productName(nested)?.text == nested)
  }

  @Test("conditions hold for a build for devices; what holds under one goes before what always holds")
  func conditions() {
    let file = """
      PRODUCT_NAME[sdk=iphonesimulator*] = simulator
      PRODUCT_NAME[sdk=iphoneos*][config=Debug] = device $(inherited)
      PRODUCT_NAME[config=Release] = release
      PRODUCT_NAME[sdk=macosx*] = mac
      PRODUCT_NAME = plain
      """
    #expect(productName(targetFile: file)?.text == "device plain")
    let project = TestProject(target: "\"SDKROOT[arch=*]\" = iphoneos; SDKROOT = macosx;")
    #expect(project.configuration.settings["SDKROOT"]?.text == "iphoneos")
  }

  @Test("includes are taken in place, from the folder of the file; what comes later wins")
  func includes() {
    let other = [
      "Config/Base.xcconfig": "PRODUCT_NAME = base\n#include \"../Last.xcconfig\"",
      "Last.xcconfig": "SDKROOT = iphoneos17.2",
    ]
    let after = productName(targetFile: "PRODUCT_NAME = own\n#include \"Config/Base.xcconfig\"", other: other)
    #expect(after?.text == "base")
    #expect(after?.location.path == "/app/Config/Base.xcconfig")
    let before = productName(
      targetFile: "#include \"Config/Base.xcconfig\"\nPRODUCT_NAME = $(inherited) own", other: other)
    #expect(before?.text == "base own")
    let project = TestProject(
      targetFile: "#include? \"Config/Base.xcconfig\"\n#include? \"None.xcconfig\"", other: other)
    #expect(project.configuration.linkedSDK?.value.description == "17.2")
    #expect(project.written(project.configuration.linkedSDK) == "Last.xcconfig: iphoneos17.2")
    let cycle = productName(targetFile: "#include \"Target.xcconfig\"\n#include \"Target.xcconfig\"\nPRODUCT_NAME = x")
    #expect(cycle?.text == "x")
  }
}
