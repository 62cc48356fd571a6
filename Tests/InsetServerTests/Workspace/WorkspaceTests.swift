import InsetModel
import InsetText
import Testing

@testable import InsetServer

@Suite("A project's files and model")
struct WorkspaceTests {
  let folder = TemporaryFolder(Sample.app)

  func load(_ path: String = "", home: String? = nil) throws -> ProjectSnapshot {
    var options = Workspace.LoadingOptions.keepingNothing
    options.home = home
    options.threadCount = 2
    return try Workspace.load(path: path.isEmpty ? folder.path : folder(path), options: options)
  }

  @Test("a whole project is read, with those Swift files that declare what Interface Builder names")
  func whole() throws {
    let project = try load()
    #expect(project.root == folder.path && !project.isSingleFile && project.isComplete)
    #expect(project.app.scenes.map(\.className) == ["UINavigationController", "FeedViewController"])
    #expect(project.app.classes.keys.sorted() == ["FeedViewController"])
    #expect(project.app.deploymentTarget?.version.major == 12)
    #expect(project.paths.count == 5)
    #expect(project.facts(folder("App/Helper.swift")) == nil && project.facts(folder("App/Feed.swift")) != nil)
    #expect(project.text(folder("App/Model.swift"))?.string == "struct Model {}\n")
    #expect(project.text(folder("App/None.swift")) == nil)
  }

  @Test("superclasses in the project are read too, and extensions, however far up")
  func superclasses() throws {
    folder.write("App/Feed.swift", Sample.controller("FeedViewController", superclass: "App.BaseController"))
    folder.write("Core/Base.swift", Sample.controller("BaseController", superclass: "RootController"))
    folder.write("Core/Root.swift", Sample.controller("RootController"))
    folder.write("Core/Root+Insets.swift", "extension RootController { func f() { contentInset } }")
    folder.write("Core/UIKit+All.swift", "extension UIViewController {}")
    folder.write("Core/Unrelated.swift", Sample.controller("Unrelated", superclass: "RootController"))
    let project = try load()
    #expect(project.app.classes.keys.sorted() == ["BaseController", "FeedViewController", "RootController"])
    #expect(project.facts(folder("Core/Root+Insets.swift")) != nil)
    #expect(project.facts(folder("Core/UIKit+All.swift")) != nil)
    #expect(project.facts(folder("Core/Unrelated.swift")) == nil)
  }

  @Test("a class is found by the name that Objective-C knows it by")
  func objectiveCName() throws {
    folder.write("App/Feed.swift", "@objc(FeedViewController) class Feed: Base {}")
    folder.write("App/Base.swift", Sample.controller("Base"))
    #expect(try load().app.classes.keys.sorted() == ["Base", "FeedViewController"])
  }

  @Test("a file names its project, one without a project its folder")
  func ofFile() throws {
    #expect(try load("App/Main.storyboard").root == folder.path)
    let loose = TemporaryFolder(["Main.storyboard": Sample.storyboard(), "Sub/Feed.swift": Sample.controller("Feed")])
    let project = try Workspace.load(path: loose("Main.storyboard"), options: .keepingNothing)
    #expect(project.isSingleFile && project.paths.sorted() == [loose("Main.storyboard")])
  }

  @Test("a folder without any marker is taken for what it is")
  func plainFolder() throws {
    let loose = TemporaryFolder([
      "a/Main.storyboard": Sample.storyboard(), "b/Feed.swift": Sample.controller("FeedViewController"),
    ])
    let project = try Workspace.load(path: loose.path, options: .keepingNothing)
    #expect(project.root == loose.path && project.app.scenes.count == 2 && project.app.classes.count == 1)
    let empty = TemporaryFolder()
    #expect(try Workspace.load(path: empty.path, options: .keepingNothing).app.scenes.isEmpty)
  }

  @Test("of several projects all can be loaded, or the one with the most controllers")
  func several() throws {
    folder.write("Demo/Demo.xcodeproj/project.pbxproj", Sample.project(target: "9.0"))
    folder.write("Demo/Main.storyboard", Sample.storyboard())
    folder.write("Demo/Second.storyboard", Sample.storyboard(controllerClass: "Other"))
    let all = try Workspace.loadAll(path: folder.path, options: .keepingNothing)
    #expect(all.map(\.root) == [folder.path, folder("Demo")])
    #expect(all.map { $0.app.deploymentTarget?.version.major } == [12, 9])
    #expect(try load().root == folder("Demo"))
    #expect(try Workspace.loadAll(path: folder("Demo"), options: .keepingNothing).map(\.root) == [folder("Demo")])
    // A folder in a project means the project.
    #expect(try Workspace.loadAll(path: folder("App"), options: .keepingNothing).map(\.root) == [folder.path])
  }

  @Test("a path that doesn't exist is an error, and so is the home folder")
  func errors() {
    #expect(throws: WorkspaceError(reason: .missing, path: folder("None"))) { try load("None") }
    #expect(throws: WorkspaceError(reason: .offLimits, path: folder.path)) { try load(home: folder("me")) }
    #expect(WorkspaceError(reason: .missing, path: "/x").message == "/x: no such file or folder")
  }

  @Test("a file that is too large is left out, and that is said once")
  func tooLarge() throws {
    folder.write("App/Big.storyboard", [UInt8](repeating: 0x20, count: FileContent.maximumByteCount + 1))
    let project = try load()
    #expect(project.facts(folder("App/Big.storyboard")) == nil)
    #expect(
      project.problems(folder("App/Big.storyboard")) == [
        .reading(.information, "the file is larger than 8 MiB, so insetd leaves it out", at: 0..<0)
      ])
  }

  @Test("problems of storyboards, projects, configurations and scenes are kept, with suggestions")
  func problems() throws {
    folder.write("App/Bad.storyboard", "<document><scenes>")
    folder.write("x.inset.json", Sample.scene)
    folder.write(".insetd.json", #"{ "rulez": {} }"#)
    let project = try load()
    func messages(_ name: String) -> [String] { project.problems(folder(name)).map(\.message) }
    #expect(messages("App/Bad.storyboard").count == 1)
    #expect(messages("x.inset.json").first?.hasSuffix("did you mean \"frame\"?") == false)
    #expect(messages(".insetd.json").first?.hasPrefix("unknown key \"rulez\"") == true)
    #expect(project.problems(folder("x.inset.json")).allSatisfy { $0.code == "reading" && $0.codeDescription == nil })
  }
}

extension Workspace.LoadingOptions {
  /// What tests read is no use to anybody later.
  static var keepingNothing: Workspace.LoadingOptions {
    var options = Workspace.LoadingOptions()
    options.cacheFolder = nil
    return options
  }
}
