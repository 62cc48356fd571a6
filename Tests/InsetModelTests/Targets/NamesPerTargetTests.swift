import InsetText
import Testing

@testable import InsetModel

@Suite("Names in a workspace of many projects")
struct NamesPerTargetTests {
  private static let count = 100

  /// Projects side by side, each with a ViewController, its storyboard and an outlet.
  private static let workspace: [String: String] = {
    var files: [String: String] = [:]
    for number in 0..<count {
      files.merge(project("P\(number)", sources: "P\(number)/App", inset: number == 7)) { old, _ in old }
    }
    return files
  }()

  /// - Parameter sources: the folder with the code and the storyboard, from the folder above all projects.
  private static func project(_ name: String, sources: String, inset: Bool = false) -> [String: String] {
    let statement = inset ? "\n  override func viewDidLoad() { tableView.contentInset.top = 8 }" : ""
    return [
      "\(sources)/ViewController.swift":
        "class ViewController: UIViewController {\n  @IBOutlet var tableView: UITableView!\(statement)\n}\n",
      "\(sources)/Base.lproj/Main.storyboard": storyboard,
      "\(name)/\(name).xcodeproj/project.pbxproj": """
      { objects = {
        P = { isa = PBXProject; targets = ( T ); mainGroup = G; };
        T = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.application";
          buildPhases = ( S ); };
        S = { isa = PBXSourcesBuildPhase; files = ( B1, B2 ); };
        B1 = { fileRef = F1; }; B2 = { fileRef = F2; };
        G = { children = ( F1, F2 ); sourceTree = "<group>"; };
        F1 = { path = "../\(sources)/ViewController.swift"; sourceTree = "<group>"; };
        F2 = { path = "../\(sources)/Base.lproj/Main.storyboard"; sourceTree = "<group>"; };
      }; rootObject = P; }
      """,
    ]
  }

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="c">
    <scenes><scene><objects><viewController id="c" customClass="ViewController"><view key="view" id="v"><subviews>
    <tableView id="t"/></subviews></view><connections><outlet property="tableView" destination="t" id="o"/></connections>
    </viewController></objects></scene></scenes></document>
    """

  @Test("each scene's class is that of its own project")
  func scenes() {
    let app = TestApp(Self.workspace).analysis.app
    #expect(app.controllers.count == Self.count)
    for number in 0..<Self.count {
      let folder = "/app/P\(number)/App/"
      let scenes = app.controllers(inFile: folder + "Base.lproj/Main.storyboard")
      #expect(scenes.flatMap { app.declarations(ofClassOf: $0) }.map(\.path) == [folder + "ViewController.swift"])
      #expect(app.controllers(ofTypeAt: 0, inFile: folder + "ViewController.swift") == scenes)
      #expect(app.targets(ofFile: folder + "ViewController.swift").map(\.name) == ["P\(number)"])
    }
  }

  @Test("classes and outlets lead to their own project and back")
  func navigation() throws {
    let app = TestApp(Self.workspace)
    let navigation = Navigation(app.analysis)
    let storyboard = Array(Self.storyboard.utf8)
    let outlet = try #require(Self.offset(of: "tableView\" dest", in: storyboard))
    let name = try #require(Self.offset(of: "ViewController\">", in: storyboard))
    for number in [0, 42, 99] {
      let folder = "/app/P\(number)/App/"
      let (scene, code) = (folder + "Base.lproj/Main.storyboard", folder + "ViewController.swift")
      #expect(navigation.definition(inFile: scene, at: outlet)?.targets.map(\.location.path) == [code])
      #expect(navigation.definition(inFile: scene, at: name)?.targets.map(\.location.path) == [code])
      #expect(navigation.definition(inFile: code, at: "class V".utf8.count)?.targets.map(\.location.path) == [scene])
      #expect(navigation.references(inFile: scene, at: name, includingDeclaration: true).map(\.path) == [code, scene])
    }
  }

  @Test("code of another project's class of the name says nothing about a scene")
  func settings() {
    let app = TestApp(Self.workspace).analysis.app
    let speaking = app.controllers.indices.filter { !app.codeWrites(of: $0).isEmpty }
    #expect(speaking.map { app.controllers[$0].path } == ["/app/P7/App/Base.lproj/Main.storyboard"])
  }

  @Test("a target's own class goes before one that lies nearer")
  func targetsBeforeFolders() throws {
    var files = Self.project("A", sources: "Shared/A")
    files["Shared/A/Base.lproj/ViewController.swift"] = "class ViewController: UIViewController {}\n"
    files.merge(Self.project("B", sources: "Shared/B")) { old, _ in old }
    files["B/B.xcodeproj/project.pbxproj"] = files["B/B.xcodeproj/project.pbxproj"]?.replacingOccurrence(
      of: "Shared/B/ViewController.swift", with: "Shared/A/Base.lproj/ViewController.swift")
    let app = TestApp(files).analysis.app
    let scene = try #require(app.controllers(inFile: "/app/Shared/A/Base.lproj/Main.storyboard").first)
    #expect(app.declarations(ofClassOf: scene).map(\.path) == ["/app/Shared/A/ViewController.swift"])
  }

  @Test("an application that lists no files has those around its project, not a whole workspace")
  func noFiles() {
    var files = Self.project("A", sources: "A/App")
    files["B/B.xcodeproj/project.pbxproj"] =
      "{ objects = { P = { isa = PBXProject; targets = ( T ); }; T = { isa = PBXNativeTarget; name = B; productType = \"com.apple.product-type.application\"; }; }; rootObject = P; }"
    files["B/ViewController.swift"] = "class ViewController: UIViewController {}\n"
    let app = TestApp(files).analysis.app
    #expect(app.targets(ofFile: "/app/A/App/ViewController.swift").map(\.name) == ["A"])
    #expect(app.targets(ofFile: "/app/B/ViewController.swift").map(\.name) == ["B"])
  }

  /// - Parameter files: paths from the project's folder.
  private static func project(_ name: String, _ productType: String, _ files: String...) -> String {
    let references = files.enumerated().map { "F\($0) = { path = \"\($1)\"; sourceTree = \"<group>\"; };" }
    let builds = files.indices.map { "B\($0) = { fileRef = F\($0); };" }
    return """
      { objects = { P = { isa = PBXProject; targets = ( T ); mainGroup = G; };
      T = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(productType)"; buildPhases = ( S ); };
      S = { isa = PBXSourcesBuildPhase; files = ( \(files.indices.map { "B\($0)" }.joined(separator: ", ")) ); };
      G = { children = ( \(files.indices.map { "F\($0)" }.joined(separator: ", ")) ); sourceTree = "<group>"; };
      \((references + builds).joined(separator: "\n")) }; rootObject = P; }
      """
  }

  @Test(
    "what another app declares isn't meant; what a framework declares is, and tests mean the app's",
    arguments: [
      ("application", "application", false), ("app-extension", "application", false),
      ("application", "framework", true), ("bundle.unit-test", "application", true),
    ])
  func otherTargets(from own: String, to other: String, isMeant: Bool) throws {
    let app = TestApp([
      "A/A.xcodeproj/project.pbxproj": Self.project("A", own, "Main.storyboard"),
      "A/Main.storyboard": Self.storyboard,
      "B/B.xcodeproj/project.pbxproj": Self.project("B", other, "ViewController.swift", "ViewController.xib"),
      "B/ViewController.swift": "class ViewController: UIViewController {}\n",
      "B/ViewController.xib": XibViewTests.xib(owner: "ViewController"),
    ]).analysis.app
    let scene = try #require(app.controllers(inFile: "/app/A/Main.storyboard").first)
    #expect(app.declarations(ofClassOf: scene).map(\.path) == (isMeant ? ["/app/B/ViewController.swift"] : []))
  }

  @Test(
    "an appearance proxy is its own app's, a framework's that of all",
    arguments: [("application", false), ("app-extension", false), ("framework", true)])
  func appearance(_ kind: String, holds: Bool) throws {
    let app = TestApp([
      "A/A.xcodeproj/project.pbxproj": Self.project("A", "application", "AppDelegate.swift"),
      "A/AppDelegate.swift": """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          window.rootViewController = UINavigationController(rootViewController: UIViewController())
          return true
        }
      }
      """,
      "B/B.xcodeproj/project.pbxproj": Self.project("B", kind, "Style.swift"),
      "B/Style.swift": "func style() { UINavigationBar.appearance().isTranslucent = false }\n",
    ])
    let navigation = try #require(
      app.analysis.app.controllers.indices.first { app.analysis.app.controllers[$0].kind == .navigation })
    let placed = try #require(app.analysis.layouts(of: navigation).first?.placed)
    #expect((placed.scene.root.navigationBar?.isTranslucent == false) == holds)
  }

  @Test("a xib belongs to its own app's class")
  func xibs() {
    let code = "class ViewController: UIViewController {}\n"
    let app = TestApp([
      "A/A.xcodeproj/project.pbxproj": Self.project("A", "application", "ViewController.swift"),
      "A/ViewController.swift": code,
      "B/B.xcodeproj/project.pbxproj": Self.project("B", "application", "ViewController.swift", "ViewController.xib"),
      "B/ViewController.swift": code,
      "B/ViewController.xib": XibViewTests.xib(owner: "ViewController"),
    ]).analysis.app
    #expect(app.controllers.map(\.viewPath) == ["/app/A/ViewController.swift", "/app/B/ViewController.xib"])
  }

  private static func offset(of part: String, in bytes: [UInt8]) -> Int? {
    let wanted = Array(part.utf8)
    return (0...(bytes.count - wanted.count)).first { bytes[$0..<($0 + wanted.count)].elementsEqual(wanted) }
  }
}
