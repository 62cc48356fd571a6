import InsetJSON
import InsetText
import Testing

@testable import InsetServer

@Suite("Projects in a session")
struct ProjectHostTests {
  let folder = TemporaryFolder(Sample.app)
  var storyboard: String { folder("App/Main.storyboard") }

  @Test("the client's folder is read without any document, and nothing is published where all is well")
  func folderAlone() {
    let session = ProjectSession(folders: [folder.path])
    #expect(session.controllers(storyboard) == ["UINavigationController", "FeedViewController"])
    #expect(session.published().isEmpty)
    #expect(session.host.openProjects.map(\.root) == [folder.path])
  }

  @Test("a folder inside a project stands for the project")
  func folderInside() {
    let session = ProjectSession(folders: [folder("App")])
    #expect(session.project(storyboard)?.root == folder.path)
    #expect(session.controllers(storyboard).count == 2)
  }

  @Test("without a folder the project is found from the document, and read whole")
  func documentAlone() {
    let session = ProjectSession()
    session.open(folder("App/Feed.swift"), Sample.controller("FeedViewController"))
    session.session.run()
    let project = session.project(folder("App/Feed.swift"))
    #expect(project?.root == folder.path && project?.isComplete == true)
    #expect(project?.app.scenes.count == 2)
    #expect(session.published() == [.init("Feed.swift", version: 1, [])])
  }

  @Test("a document that says nothing to the model leads to its project too")
  func otherLanguage() {
    let session = ProjectSession()
    folder.write("App/Broken.storyboard", "<document>")
    session.open(folder("App/notes.txt"), "Rows")
    #expect(session.published().map(\.name) == ["Broken.storyboard"])
  }

  @Test("before anything is read, a document answers with what it says itself")
  func early() {
    let session = ProjectSession(folders: [folder.path])
    session.open(storyboard, Sample.storyboard(controllerClass: "Early"))
    // Not run: the messages wait. The host is told by hand, as if the question came right after.
    session.host.documentOpened(
      Document(
        uri: DocumentURI(path: storyboard), languageID: "", version: 1,
        text: SourceText(Sample.storyboard(controllerClass: "Early"))))
    #expect(session.project(storyboard)?.app.scenes.last?.className == "Early")
  }

  @Test("a closed file answers as it is on disk, before its project is read")
  func closed() {
    let session = ProjectSession()
    let project = session.project(storyboard)
    #expect(project?.root == folder.path && project?.app.scenes.count == 2)
    #expect(project?.paths.count == 1)
    #expect(session.project(storyboard, isWhole: true)?.paths.count == 5)
  }

  @Test("a question that wants the whole project needs no session")
  func script() {
    let session = ProjectSession()
    #expect(session.project(folder("App"), isWhole: true)?.app.scenes.count == 2)
  }

  @Test("a folder means the project that it is or is in; what isn't there means none")
  func folders() {
    let session = ProjectSession()
    #expect(session.project(folder("App"))?.root == folder.path && session.project(folder.path)?.root == folder.path)
    #expect(session.project(folder("App/None.storyboard")) == nil)
    let loose = TemporaryFolder(["a.txt": ""])
    #expect(session.project(loose.path)?.root == loose.path && session.project(loose("a.txt"))?.isSingleFile == true)
  }

  @Test("what is no file has no project")
  func untitled() {
    let session = ProjectSession(folders: [folder.path])
    session.session.tell(
      "textDocument/didOpen",
      ["textDocument": ["uri": "untitled:Untitled-1", "languageId": "x", "version": 1, "text": "<document>"]])
    session.session.run()
    #expect(session.host.project(for: DocumentURI("untitled:Untitled-1")) == nil)
    #expect(session.published().isEmpty)
  }

  @Test("a document that was never saved is part of its project as long as it is open")
  func unsaved() {
    let session = ProjectSession(folders: [folder.path])
    let new = folder("App/New.storyboard")
    session.open(new, Sample.storyboard(controllerClass: "New"))
    #expect(session.controllers(storyboard).contains("New"))
    session.close(new)
    #expect(!session.controllers(storyboard).contains("New"))
    #expect(session.project(storyboard)?.paths.contains(new) == false)
  }

  @Test("two projects in one folder are apart, and a document belongs to the nearer")
  func twoRoots() {
    folder.write("Demo/Demo.xcodeproj/project.pbxproj", Sample.project(target: "9.0"))
    folder.write("Demo/Main.storyboard", Sample.storyboard(controllerClass: "Demo"))
    let session = ProjectSession(folders: [folder.path])
    #expect(session.controllers(storyboard) == ["UINavigationController", "FeedViewController"])
    #expect(session.controllers(folder("Demo/Main.storyboard")) == ["UINavigationController", "Demo"])
    #expect(session.host.openProjects.map(\.root) == [folder.path, folder("Demo")])
    let counters = session.cost(storyboard) {
      session.open(folder("Demo/Main.storyboard"), Sample.storyboard(controllerClass: "Demo2"))
    }
    #expect(counters.filesRead == 0 && counters.appsBuilt == 0)
    #expect(session.controllers(folder("Demo/Main.storyboard")).last == "Demo2")
  }

  @Test("folders come and go, and with them what was published")
  func foldersChange() {
    let other = TemporaryFolder(["Package.swift": "", "Bad.storyboard": "<document>"])
    let session = ProjectSession(folders: [folder.path])
    _ = session.published()
    session.foldersChanged(added: [other.path])
    #expect(session.published().map(\.messages.count) == [1])
    session.foldersChanged(removed: [other.path, folder.path])
    #expect(session.published() == [.init("Bad.storyboard", [])])
    #expect(session.host.openProjects.isEmpty)
  }

  @Test("a folder that goes leaves the projects whose documents are open")
  func folderGoes() {
    let session = ProjectSession(folders: [folder.path])
    session.open(storyboard, Sample.storyboard())
    session.foldersChanged(removed: [folder.path])
    session.session.run()
    #expect(session.controllers(storyboard).count == 2)
    folder.write("App/Other.storyboard", Sample.storyboard(controllerClass: "Other"))
    session.filesChanged([(folder("App/Other.storyboard"), .created)])
    #expect(session.controllers(storyboard).contains("Other"))
    session.close(storyboard)
    session.session.run()
    #expect(session.host.openProjects.count == 1)
  }

  @Test("what is below the limit is read, the rest is said to be left out, once")
  func tooMany() {
    for number in 0..<10 { folder.write("App/Many/\(number).swift", "") }
    let session = ProjectSession(folders: [folder.path], maximumFileCount: 6)
    session.filesChanged([(folder("x"), .created)])
    let warnings = session.session.answers().filter { $0["method"] == "window/logMessage" }
    #expect(warnings.count == 1)
    #expect(warnings.first?["params"]?["message"]?.stringValue?.contains("\(folder.path) holds more") == true)
    #expect(session.project(storyboard)?.paths.count == 6)
  }
}

@Suite("Files that belong to no project")
struct SingleFileTests {
  let folder = TemporaryFolder([
    "Main.storyboard": Sample.storyboard(), "Feed.swift": Sample.controller("FeedViewController"),
    "Deep/Other.storyboard": Sample.storyboard(controllerClass: "Other"),
  ])

  @Test("a single file has the files beside it, but none below")
  func siblings() {
    let session = ProjectSession()
    session.open(folder("Main.storyboard"), Sample.storyboard())
    #expect(session.controllers(folder("Main.storyboard")).count == 2)
    let project = session.project(folder("Main.storyboard"))
    #expect(project?.isSingleFile == true && project?.root == folder.path)
    #expect(project?.paths.sorted() == [folder("Feed.swift"), folder("Main.storyboard")])
    #expect(project?.app.classes.keys.sorted() == ["FeedViewController"])
  }

  @Test("a folder of the client without a project in it isn't read")
  func clientFolder() {
    let session = ProjectSession(folders: [folder.path])
    session.session.run()
    #expect(session.host.openProjects.isEmpty)
  }

  @Test("of the home folder nothing is read but the document itself")
  func home() {
    folder.write("App.xcodeproj/project.pbxproj", Sample.project())
    let session = ProjectSession(folders: [folder.path], home: folder.path)
    session.open(folder("Main.storyboard"), Sample.storyboard())
    #expect(session.controllers(folder("Main.storyboard")).count == 2)
    #expect(session.project(folder("Main.storyboard"))?.paths.sorted() == [folder("Main.storyboard")])
    #expect(session.project(folder("Main.storyboard"))?.isSingleFile == true)
    #expect(session.host.openProjects.count == 1)
  }

  @Test("once the last document is closed, all is forgotten")
  func close() {
    let session = ProjectSession()
    session.open(folder("Main.storyboard"), "<document>")
    #expect(session.published().map(\.messages.count) == [1])
    session.close(folder("Main.storyboard"))
    #expect(session.published() == [.init("Main.storyboard", [])])
    #expect(session.host.openProjects.isEmpty)
  }

  @Test("a project that appears around open documents takes them over")
  func appears() {
    let session = ProjectSession()
    session.open(folder("Main.storyboard"), Sample.storyboard())
    session.session.run()
    folder.write("App.xcodeproj/project.pbxproj", Sample.project())
    session.filesChanged([(folder("App.xcodeproj/project.pbxproj"), .created)])
    #expect(session.controllers(folder("Main.storyboard")).contains("Other"))
    #expect(session.project(folder("Main.storyboard"))?.isSingleFile == false)
    folder.remove("App.xcodeproj")
    session.filesChanged([(folder("App.xcodeproj"), .deleted)])
    #expect(session.controllers(folder("Main.storyboard")).count == 2)
    #expect(session.project(folder("Main.storyboard"))?.isSingleFile == true)
  }

  @Test("a document in a folder that projects leave out is a single file")
  func leftOut() {
    folder.write("App.xcodeproj/project.pbxproj", Sample.project())
    folder.write("Pods/Lib/Lib.storyboard", Sample.storyboard(controllerClass: "Lib"))
    let session = ProjectSession(folders: [folder.path])
    session.open(folder("Pods/Lib/Lib.storyboard"), Sample.storyboard(controllerClass: "Lib"))
    #expect(session.controllers(folder("Pods/Lib/Lib.storyboard")) == ["UINavigationController", "Lib"])
    #expect(!session.controllers(folder("Main.storyboard")).contains("Lib"))
  }
}
