import InsetLayout
import InsetModel
import Testing

@Suite("The model of an app")
struct AppTests {
  @Test("an embedded child in a tab's stack is placed from the window down")
  func chain() {
    let app = TestApp(["Main.storyboard": Storyboards.tabs])
    #expect(
      app.paths(ofClass: "ChildViewController") == [
        "UITabBarController › UINavigationController › HostViewController › ChildViewController"
      ])
    #expect(app.placements(ofClass: "ChildViewController").allSatisfy { $0.isKnown })
  }

  @Test("a pushed controller is placed in the stack of whoever shows it, once for each stack")
  func push() {
    let app = TestApp(["Main.storyboard": Storyboards.tabs])
    #expect(
      app.paths(ofClass: "DetailViewController") == [
        "UITabBarController › UINavigationController › HostViewController › DetailViewController"
      ])
    let scene = app.analysis.app.scene(of: app.placements(ofClass: "DetailViewController")[0], on: OSVersion(12)).scene
    let stack = scene.root.children[0].children
    #expect(stack.map(\.className) == ["HostViewController", "DetailViewController"])
    #expect(stack[1].hidesBottomBarWhenPushed == true)
  }

  @Test("a controller that nothing leads to has no known container")
  func orphan() {
    let app = TestApp(["Main.storyboard": Storyboards.tabs])
    #expect(app.placements(ofClass: "OrphanViewController").map(\.isKnown) == [false])
  }

  @Test("a storyboard reference leads to the initial controller of the other file")
  func reference() {
    let app = TestApp(["Main.storyboard": Storyboards.withReference, "Settings.storyboard": Storyboards.settings])
    #expect(
      app.paths(ofClass: "SettingsViewController") == [
        "UINavigationController › ListViewController › SettingsViewController"
      ])
  }

  @Test("a cycle of segues ends")
  func cycle() {
    let app = TestApp(["Main.storyboard": Storyboards.cycle])
    #expect(app.paths(ofClass: "AViewController") == ["UINavigationController › AViewController"])
    #expect(app.paths(ofClass: "BViewController") == ["UINavigationController › AViewController › BViewController"])
  }

  @Test("settings keep the place where they are written")
  func origins() throws {
    let app = TestApp(["Main.storyboard": Storyboards.tabs])
    let placed = app.analysis.app.scene(of: app.placements(ofClass: "DetailViewController")[0], on: OSVersion(12))
    let location = try #require(placed.settings[.init(object: "detail", name: "hidesBottomBarWhenPushed")])
    let bytes = Array(Storyboards.tabs.utf8)[location.range]
    #expect(String(decoding: bytes, as: UTF8.self) == #"hidesBottomBarWhenPushed="YES""#)
  }

  @Test("the class of a controller is found in Swift, under its Objective-C name too")
  func classes() {
    let app = TestApp([
      "Main.storyboard": Storyboards.tabs,
      "A.swift":
        "class HostViewController: UIViewController {}\n@objc(ChildViewController) class Kid: UIViewController {}\n",
    ]).analysis.app
    #expect(app.classes["HostViewController"]?.count == 1)
    #expect(app.classes["ChildViewController"]?.first?.type.name.value == "Kid")
  }
}

@Suite("Deployment target and environments")
struct DeploymentTargetTests {
  private static let project =
    "{ objects = { P = { isa = PBXProject; targets = ( T ); buildConfigurationList = L; }; T = { isa = PBXNativeTarget; name = App; productType = \"com.apple.product-type.application\"; buildConfigurationList = L; }; L = { isa = XCConfigurationList; buildConfigurations = ( C ); }; C = { isa = XCBuildConfiguration; name = Release; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 10.0; SDKROOT = iphoneos; }; }; }; rootObject = P; }"

  @Test("the project stands above .insetd.json, which stands above the storyboard")
  func order() {
    let storyboard = Storyboards.tabs.replacingOccurrence(
      of: "<scenes>", with: #"<dependencies><deployment version="8.0" identifier="iOS"/></dependencies><scenes>"#)
    let configuration = #"{ "deploymentTarget": "9.0" }"#
    #expect(TestApp(["Main.storyboard": storyboard]).analysis.app.deploymentTarget?.version == OSVersion(8))
    #expect(
      TestApp(["Main.storyboard": storyboard, ".insetd.json": configuration]).analysis.app.deploymentTarget?.version
        == OSVersion(9))
    #expect(
      TestApp([
        "Main.storyboard": storyboard, ".insetd.json": configuration, "A.xcodeproj/project.pbxproj": Self.project,
      ]).analysis.app.deploymentTarget?.version == OSVersion(10))
  }

  @Test("without configuration one phone stands for each era that the target reaches")
  func eras() {
    #expect(DefaultEnvironments.list(from: OSVersion(8)).map(\.os.major) == [8, 10, 12, 14, 18, 26])
    #expect(DefaultEnvironments.list(from: OSVersion(11)).map(\.os.major) == [12, 14, 18, 26])
    #expect(DefaultEnvironments.list(from: OSVersion(16)).map(\.os.major) == [18, 26])
    #expect(DefaultEnvironments.list(from: OSVersion(26)).map(\.os.major) == [26])
    #expect(DefaultEnvironments.list(from: nil).map(\.os.major) == [10, 12, 14, 18, 26])
  }

  @Test("each default environment is known and certain about its screen")
  func known() throws {
    for environment in DefaultEnvironments.list(from: OSVersion(7)) {
      let screen = try ResolvedScreen(environment, app: AppOptions())
      #expect(screen.assumptions.isEmpty, "\(environment.shortForm)")
    }
  }

  @Test("environments of .insetd.json replace the defaults")
  func configured() {
    let app = TestApp(["Main.storyboard": Storyboards.tabs, ".insetd.json": #"{ "environments": ["iPhone 8@10.3"] }"#])
    #expect(app.analysis.environments.map(\.shortForm) == ["iPhone 8@10.3"])
  }
}

@Suite("Where Interface Builder puts views")
struct ViewPlacingTests {
  private func frame(_ subview: String, on environment: String) throws -> Rect {
    let app = TestApp(["Main.storyboard": Storyboards.constraints(subview)])
    let placed = app.analysis.app.scene(of: app.placements(ofClass: "ListViewController")[0], on: OSVersion(12))
    let layout = try layOut(placed.scene, in: try #require(Environment(shortForm: environment)))
    let named = try NamedQuantity("box.frame", in: layout.tree)
    let numbers = try #require(layout.numbers(named))
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  @Test("pins to the safe area become the layout guides before iOS 11")
  func safeArea() throws {
    let box =
      #"<constraint firstItem="box" firstAttribute="top" secondItem="guide" secondAttribute="top" id="c1"/><constraint firstItem="guide" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="c2"/><constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c3"/><constraint firstItem="root" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="c4"/>"#
    #expect(try frame(box, on: "iPhone 7@10.3") == Rect(x: 0, y: 64, width: 375, height: 603))
    #expect(try frame(box, on: "iPhone X@12.0") == Rect(x: 0, y: 88, width: 375, height: 690))
  }

  @Test("a flexible size without constraints follows the screen")
  func autoresizing() throws {
    #expect(try frame("", on: "iPhone X@12.0") == Rect(x: 0, y: 100, width: 375, height: 712))
  }
}

@Suite("Placements that .insetd.json names")
struct HintedPlacementTests {
  @Test("a controller that no file places is laid out in the containers that are named")
  func hinted() throws {
    let app = TestApp([
      "Main.storyboard": Storyboards.tabs,
      ".insetd.json":
        #"{ "placements": [{ "controller": "OrphanViewController", "in": ["UITabBarController", "UINavigationController"] }] }"#,
    ])
    let placement = try #require(app.placements(ofClass: "OrphanViewController").first)
    #expect(placement.isKnown)
    let placed = app.analysis.app.scene(of: placement, on: OSVersion(12))
    let layout = try layOut(placed.scene, in: try #require(Environment(shortForm: "iPhone 7@10.3")))
    #expect(layout.tree.path(of: 2) == "UITabBarController/UINavigationController/OrphanViewController")
    #expect(layout.numbers(try NamedQuantity("orphan.topLayoutGuide.length", in: layout.tree)) == [64])
    #expect(layout.numbers(try NamedQuantity("orphan.bottomLayoutGuide.length", in: layout.tree)) == [49])
  }
}
