import Testing

@testable import InsetServer

@Suite("A text belongs to what was read of it")
struct TextIdentityTests {
  let folder = TemporaryFolder(Sample.app)

  @Test(
    "a closed file that has changed since it was read has no text for what was read", arguments: FileChange.allCases)
  func changed(change: FileChange) throws {
    let session = ProjectSession(folders: [folder.path])
    session.session.run()
    let (name, path) = ("App/Main.storyboard", folder("App/Main.storyboard"))
    let before = try #require(session.project(path))
    #expect(before.text(path)?.bytes == folder.bytes(name))
    change.make(name, in: folder)
    #expect(before.text(path) == nil && before.currentText(path) == nil)
    // The next question is about the file as it is now, whether or not anybody tells.
    let after = session.project(folder("App/Feed.swift"), isWhole: true)
    #expect(after?.currentText(path)?.bytes == folder.bytes(name))
    #expect(after?.paths.contains(path) == (folder.bytes(name) != nil))
  }

  @Test("what was found without a file's text is found again once the text is back")
  func back() throws {
    let session = ProjectSession(folders: [folder.path])
    session.session.run()
    let (name, path) = ("App/Main.storyboard", folder("App/Main.storyboard"))
    let bytes = try #require(folder.bytes(name))
    let before = try #require(session.project(path))
    folder.write(name, "")
    #expect(before.analysis.memoised("found") { before.text(path) == nil })
    folder.write(name, bytes)
    let after = try #require(session.project(path, isWhole: true))
    #expect(after.generation > before.generation)
    #expect(!after.analysis.memoised("found") { after.text(path) == nil })
    #expect(session.project(path, isWhole: true)?.generation == after.generation)
  }

  @Test("a closed file that is asked about is read as it is, though nobody has told of its change")
  func asked() {
    let session = ProjectSession(folders: [folder.path])
    #expect(session.controllers(folder("App/Main.storyboard")) == ["UINavigationController", "FeedViewController"])
    folder.write("App/Main.storyboard", Sample.storyboard(controllerClass: "Another"))
    #expect(session.project(folder("App/Main.storyboard"))?.app.scenes.last?.className == "Another")
  }

  @Test("files that nobody has read, and paths of no project, have no text")
  func unknown() throws {
    let session = ProjectSession(folders: [folder.path])
    session.session.run()
    let project = try #require(session.project(folder.path))
    folder.write("App/New.swift", "class New {}")
    #expect(project.text(folder("App/New.swift")) == nil && project.text("/etc/hostname") == nil)
  }
}
