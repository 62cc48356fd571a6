import Testing

@Suite("Environments of a scene")
struct SceneEnvironmentTests {
  private func expectProblems(_ expected: [String], of environment: String) {
    InsetDocumentsTests.expectProblems(
      expected.map { "error /environment" + $0 }, inScene: #"{"version":1,"environment":\#(environment),"root":{}}"#)
  }

  @Test(
    "strings name a device and a system",
    arguments: [
      "iPhone X@11.0", "iPhone 8@10.3 landscape", "iPhone 8@10.3 portrait", "iPad Pro 12.9-inch (3rd gen)@13.4.1",
      "iPhone X @ 11", "x@0",
    ])
  func names(name: String) {
    expectProblems([], of: "\"\(name)\"")
    expectProblems([], of: "[\"\(name)\",{\"os\":\"11\",\"device\":\"iPhone X\"}]")
  }

  @Test(
    "other strings are none",
    arguments: [
      "", "iPhone X", "@11.0", " @11.0", "iPhone X@", "iPhone X@eleven", "iPhone X@11.0 sideways",
      "iPhone X@11.0 landscape 2", "iPhone X@11.", "iPhone X@11.0.0.0", "iPhone X@11.00000", "iPhone X@-1",
      "iPhone X@١١",
    ])
  func notNames(name: String) {
    expectProblems(
      [": \"environment\" must be a string such as \"iPhone 8@10.3\", optionally followed by \" landscape\""],
      of: "\"\(name)\"")
  }

  @Test("an object needs a system and a device")
  func missing() {
    expectProblems([": an environment needs \"os\"", ": an environment needs \"device\""], of: "{}")
    expectProblems(["/1: an environment needs \"device\""], of: #"["iPhone X@11.0",{"os":"11.0"}]"#)
  }

  @Test("the system is a string, so that 13.10 is not 13.1")
  func systemAsNumber() {
    expectProblems(
      ["/os: \"os\" must be a version in quotes such as \"11.0\", not a number"],
      of: #"{"os":13.10,"device":"iPhone X"}"#)
    expectProblems(
      ["/os: \"os\" must be a version in quotes such as \"11.0\""], of: #"{"os":"iOS 13","device":"iPhone X"}"#)
  }

  @Test("the screen's figures are those of a screen")
  func screen() {
    expectProblems(
      [],
      of:
        """
        {"os":"15.0","device":"Prototype","window":{"size":[320,844]},
         "screen":{"size":[390,844],"safeAreaInsets":[47,0,34,0],"statusBarHeight":47,"idiom":"phone"}}
        """
    )
    expectProblems(
      [
        "/screen/size: \"size\" must be above 0",
        "/screen/safeAreaInsets: \"safeAreaInsets\" may not be negative",
        "/screen/statusBarHeight: \"statusBarHeight\" may not be negative",
        "/screen/idiom: \"idiom\" must be \"phone\" or \"pad\", not \"ipad\" [pad]",
        "/window: a window needs \"size\"",
      ],
      of:
        """
        {"os":"15.0","device":"x",
         "screen":{"size":[390,0],"safeAreaInsets":[0,0,-1,0],"statusBarHeight":-20,"idiom":"ipad"},"window":{}}
        """
    )
  }

  @Test("what the app decides is checked too")
  func app() {
    InsetDocumentsTests.expectProblems(
      [
        "error /app/linkedSDK: \"linkedSDK\" must be a version in quotes such as \"11.0\", not a number",
        "error /app/UIStatusbarHidden: an app has no key \"UIStatusbarHidden\"; did you mean \"UIStatusBarHidden\"? "
          + "[UIStatusBarHidden, isStatusBarHidden]",
      ], inScene: #"{"$schema":"x","version":1,"app":{"linkedSDK":11,"UIStatusbarHidden":true},"root":{}}"#)
  }
}
