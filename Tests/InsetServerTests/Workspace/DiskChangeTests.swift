import InsetJSON
import InsetText
import Testing

@testable import InsetServer

/// The capabilities of a client that watches files.
private let watchingClient: JSON = ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]]

@Suite("Changes on disk")
struct DiskChangeTests {
  let folder = TemporaryFolder(Sample.app)
  var storyboard: String { folder("App/Main.storyboard") }

  @Test("files that are created, renamed and deleted come and go")
  func files() {
    let session = ProjectSession(folders: [folder.path])
    folder.write("App/New.storyboard", Sample.storyboard(controllerClass: "New"))
    session.filesChanged([(folder("App/New.storyboard"), .created)])
    #expect(session.controllers(storyboard).contains("New"))
    folder.move("App/New.storyboard", to: "App/Newer.storyboard")
    let counters = session.cost(storyboard) {
      session.filesChanged([(folder("App/New.storyboard"), .deleted), (folder("App/Newer.storyboard"), .created)])
    }
    #expect(counters.listings == 1 && counters.filesRead == 1)
    #expect(session.project(storyboard)?.paths.contains(folder("App/Newer.storyboard")) == true)
    #expect(session.project(storyboard)?.paths.contains(folder("App/New.storyboard")) == false)
    folder.remove("App/Newer.storyboard")
    session.filesChanged([(folder("App/Newer.storyboard"), .deleted)])
    #expect(!session.controllers(storyboard).contains("New"))
  }

  @Test("a folder that is moved takes its files along, though nobody names them")
  func folders() {
    let session = ProjectSession(folders: [folder.path])
    session.session.run()
    folder.move("App", to: "Application")
    session.filesChanged([(folder("App"), .deleted), (folder("Application"), .created)])
    #expect(session.controllers(folder("Application/Main.storyboard")).count == 2)
    #expect(session.project(folder.path)?.paths.contains(storyboard) == false)
  }

  @Test("events about files that say nothing cost nothing")
  func mute() {
    let session = ProjectSession(folders: [folder.path])
    let counters = session.cost(storyboard) {
      session.filesChanged([
        (folder("README"), .changed), (folder("project.yml"), .changed), (folder("App/a.c"), .changed),
      ])
    }
    #expect(counters == WorkspaceCounters())
  }

  @Test(
    "an event means other content, other files, or nothing",
    arguments: [
      ("/a/b.storyboard", .changed, true, .content), ("/a/b.storyboard", .changed, false, .files),
      ("/a/b.storyboard", .created, true, .files), ("/a/b", .deleted, false, .files),
      ("/a/b", .changed, false, .nothing),
      ("/a/project.yml", .created, false, .files), ("/a/project.yml", .changed, false, .nothing),
      ("/a/b.m", .created, false, .files), ("/a/b.m", .changed, true, .content), ("/a/b.mm", .changed, true, .content),
      ("/a/b.h", .changed, true, .content), ("/a/b.mm", .deleted, true, .files),
      ("/a/App.xcconfig", .changed, true, .content),
      ("/a/Info.plist", .changed, true, .content), ("/a/App.xcconfig", .created, false, .files),
    ] as [(String, FileEvent.Kind, Bool, WatchedChange)])
  func meaning(path: String, kind: FileEvent.Kind, isKnown: Bool, change: WatchedChange) {
    #expect(WatchedChange(path, kind, isKnown: isKnown) == change)
  }

  @Test("a configuration that excludes more, or less, takes files out or lets them in at once")
  func exclusions() {
    let session = ProjectSession(folders: [folder.path])
    folder.write(".insetd.json", #"{ "exclude": [] }"#)
    session.filesChanged([(folder(".insetd.json"), .created)])
    #expect(session.controllers(storyboard).count == 2)
    session.open(folder(".insetd.json"), #"{ "exclude": ["App"] }"#)
    session.session.run()
    #expect(session.project(folder.path)?.paths.count == 2)
    session.change(folder(".insetd.json"), #"{ "exclude": ["App" }"#)
    session.session.run()
    #expect(session.project(folder.path)?.paths.count == 2)
    session.change(folder(".insetd.json"), #"{ "exclude": ["App/M*"] }"#)
    session.session.run()
    #expect(
      session.project(folder.path)?.paths.sorted().map { String($0.dropFirst(folder.path.utf8.count + 1)) } == [
        ".insetd.json", "App.xcodeproj/project.pbxproj", "App/Feed.swift", "App/Helper.swift",
      ])
    #expect(session.project(storyboard)?.isSingleFile == true)
  }

  @Test("a client that doesn't watch files gets answers from the present")
  func recheck() {
    let session = ProjectSession(folders: [folder.path], recheckInterval: .zero)
    #expect(session.controllers(storyboard).last == "FeedViewController")
    folder.write("App/Main.storyboard", Sample.storyboard(controllerClass: "Changed"))
    folder.write("App/New.storyboard", Sample.storyboard(controllerClass: "New"))
    // Not run: no message has come.
    let project = session.project(storyboard)
    #expect(project?.app.scenes.map(\.className).filter { $0 != "UINavigationController" } == ["Changed", "New"])
    folder.remove("App/New.storyboard")
    #expect(session.project(storyboard)?.app.scenes.count == 2)
  }

  @Test("a question about the whole project is answered from the present, in a script as well")
  func whole() {
    let session = ProjectSession(recheckInterval: .zero)
    let first = session.project(storyboard, isWhole: true)
    #expect(first?.app.scenes.last?.className == "FeedViewController")
    folder.write("App/Main.storyboard", Sample.storyboard(controllerClass: "Changed"))
    #expect(session.project(folder.path, isWhole: true)?.app.scenes.last?.className == "Changed")
    // A snapshot doesn't change.
    #expect(first?.app.scenes.last?.className == "FeedViewController")
  }

  @Test("a client that watches files is believed; only the file that is asked about is compared with the disk")
  func watching() {
    let session = ProjectSession(folders: [folder.path], capabilities: watchingClient, recheckInterval: .zero)
    #expect(session.controllers(storyboard).last == "FeedViewController")
    folder.write("App/New.storyboard", Sample.storyboard(controllerClass: "New"))
    #expect(!session.controllers(storyboard).contains("New"))
    folder.write("App/Main.storyboard", Sample.storyboard(controllerClass: "Changed"))
    #expect(session.controllers(storyboard).last == "Changed")
  }

  @Test(
    "opening and saving are occasions to look at the disk, for every client",
    arguments: [JSON.object([:]), watchingClient])
  func occasions(capabilities: JSON) {
    let session = ProjectSession(folders: [folder.path], capabilities: capabilities, recheckInterval: .zero)
    session.session.run()
    folder.write("App/A.storyboard", Sample.storyboard(controllerClass: "A"))
    session.open(folder("App/Feed.swift"), Sample.controller("FeedViewController"))
    #expect(session.controllers(storyboard).contains("A"))
    folder.write("App/A.storyboard", Sample.storyboard(controllerClass: "B"))
    session.save(folder("App/Feed.swift"))
    #expect(session.controllers(storyboard).contains("B"))
  }

  @Test("between two looks lies some time, and more where a look costs more")
  func policy() {
    let start = ContinuousClock.now
    var policy = RecheckPolicy(interval: .seconds(1))
    #expect(!policy.isDueAfterEvent(at: start) && !policy.isDueBeforeAnswer(at: start))
    #expect(!policy.isDueForWhole(at: start))
    policy.noteLook(from: start, to: start + .milliseconds(1))
    #expect(!policy.isDueForWhole(at: start + .milliseconds(1)) && policy.isDueForWhole(at: start + .milliseconds(2)))
    #expect(
      !policy.isDueAfterEvent(at: start + .milliseconds(200)) && policy.isDueAfterEvent(at: start + .milliseconds(201)))
    #expect(
      !policy.isDueBeforeAnswer(at: start + .seconds(1)) && policy.isDueBeforeAnswer(at: start + .milliseconds(1001)))
    policy.noteLook(from: start, to: start + .milliseconds(100))
    #expect(!policy.isDueAfterEvent(at: start + .seconds(1)) && policy.isDueAfterEvent(at: start + .milliseconds(1100)))
    #expect(
      !policy.isDueBeforeAnswer(at: start + .seconds(5)) && policy.isDueBeforeAnswer(at: start + .milliseconds(5100)))
  }

  @Test("the client is asked to watch what counts")
  func registration() {
    let session = ProjectSession(folders: [folder.path], capabilities: watchingClient)
    let watchers = session.session.answers().first { $0["method"] == "client/registerCapability" }?["params"]?[
      "registrations"]?[0]?["registerOptions"]?["watchers"]?.arrayValue
    #expect(watchers?.compactMap { $0["globPattern"]?.stringValue } == session.host.watchedGlobs)
  }
}
