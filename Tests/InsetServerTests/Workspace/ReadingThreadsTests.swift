import InsetJSON
import InsetModel
import InsetText
import Synchronization
import Testing

@testable import InsetServer

@Suite("Reading on threads", .timeLimit(.minutes(2)))
struct ReadingThreadsTests {
  func jobs(_ folder: TemporaryFolder, _ count: Int) -> [ReadingJob] {
    (0..<count).map { number in
      folder.write("\(number).swift", "class C\(number) {}")
      return ReadingJob(
        root: ProjectRoot(folder.path), path: folder("\(number).swift"), kind: .swift, ticket: number,
        interest: .declaring(["C3"]), known: nil, source: CodeFactsSource(cache: nil))
    }
  }

  @Test("all jobs are done, on however many threads", arguments: [1, 2, 5, 40])
  func run(threadCount: Int) {
    let folder = TemporaryFolder()
    let results = ReadingPool.run(jobs(folder, 20), threadCount: threadCount).sorted { $0.ticket < $1.ticket }
    #expect(results.map(\.ticket) == Array(0..<20))
    #expect(results.filter { $0.expense == .parsing }.map(\.ticket) == [3])
    #expect(results.map { $0.content?.declaredClasses } == (0..<20).map { ["C\($0)"] })
  }

  @Test("deep documents fit on a thread's stack")
  func deep() {
    let folder = TemporaryFolder()
    let depth = 5000
    let views = String(repeating: "<view id=\"v\"><subviews>", count: depth)
    let ends = String(repeating: "</subviews></view>", count: depth)
    folder.write(
      "Deep.storyboard",
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" targetRuntime=\"iOS.CocoaTouch\"><scenes>"
        + "<scene><objects><viewController id=\"c\">\(views)\(ends)</viewController></objects></scene></scenes></document>"
    )
    folder.write("Deep.swift", String(repeating: "class A {", count: depth) + String(repeating: "}", count: depth))
    folder.write("deep.inset.json", String(repeating: "[", count: depth) + String(repeating: "]", count: depth))
    let jobs = ["Deep.storyboard", "Deep.swift", "deep.inset.json"].compactMap { name in
      FileKind(path: name).map {
        ReadingJob(
          root: ProjectRoot(folder.path), path: folder(name), kind: $0, ticket: 0, interest: .every, known: nil,
          source: CodeFactsSource(cache: nil))
      }
    }
    #expect(ReadingPool.run(jobs, threadCount: 2).count == 3)
  }

  @Test("a session on threads comes to the same end, and hears of progress")
  func session() {
    let folder = TemporaryFolder(Sample.app)
    for number in 0..<50 { folder.write("App/\(number).swift", Sample.controller("C\(number)")) }
    let session = ProjectSession(
      folders: [folder.path], capabilities: ["window": ["workDoneProgress": true]], progressDelay: .zero, threads: 2,
      findings: PublicationTests.findings)
    let storyboard = folder("App/Main.storyboard")
    var published: [JSON] = []
    var isPublished: Bool { published.contains { $0["method"] == "textDocument/publishDiagnostics" } }
    while true {
      published += session.session.answers()
      if isPublished { break }
      session.session.server.mailbox.wait()
    }
    #expect(session.project(storyboard)?.app.scenes.count == 2)
    #expect(
      session.project(storyboard)?.app.classes.keys.sorted()
        == ((0..<50).map { "C\($0)" } + ["FeedViewController"]).sorted())
    #expect(session.host.counters(for: DocumentURI(path: storyboard))?.filesRead == 55)
    #expect(published.contains { $0["method"] == "window/workDoneProgress/create" })
  }

  @Test("what threads read of a document that was opened meanwhile doesn't count")
  func overtaken() {
    var store = FactsStore(ProjectRoot("/r"), CodeFactsSource(cache: nil))
    store.add("/r/a.storyboard", .interfaceBuilder)
    store.invalidate("/r/a.storyboard")
    let job = store.takeJobs().first
    #expect(store.unreadCount == 1)
    store.hold("/r/a.storyboard")
    let content = FileContent(digest: ContentDigest([1]), facts: nil)
    store.accept(
      ReadingResult(root: ProjectRoot("/r"), path: "/r/a.storyboard", ticket: job?.ticket ?? 0, content: content))
    #expect(store.filesRead == 0 && store.unreadCount == 0)
    store.release("/r/a.storyboard")
    let second = store.takeJobs().first
    store.invalidate("/r/a.storyboard")
    store.accept(
      ReadingResult(root: ProjectRoot("/r"), path: "/r/a.storyboard", ticket: second?.ticket ?? 0, content: content))
    #expect(store.filesRead == 0 && store.unreadCount == 1)
  }

  @Test("progress begins after a while, goes up, and ends")
  func progress() {
    let session = InProcessSession.begun(capabilities: ["window": ["workDoneProgress": true]])
    let progress = ReadingProgress(session.server.connection, delay: .zero)
    progress.update(unread: 200, session.server.client)
    session.send(.response(to: .integer(1), result: .null))
    session.run()
    for unread in [198, 150, 149, 0] { progress.update(unread: unread, session.server.client) }
    let values = session.answers().compactMap { $0["params"]?["value"] }
    #expect(
      values == [
        ["kind": "begin", "title": "Reading the project", "cancellable": true, "percentage": 0],
        ["kind": "report", "message": "50 of 200 files", "percentage": 25], ["kind": "end", "message": "200 files"],
      ])
  }

  @Test("reading that the user cancels ends what is shown; what was under way doesn't count and is left to be read")
  func cancelled() {
    let session = InProcessSession.begun(capabilities: ["window": ["workDoneProgress": true]])
    let progress = ReadingProgress(session.server.connection, delay: .zero)
    progress.update(unread: 200, session.server.client)
    session.send(.response(to: .integer(1), result: .null))
    session.run()
    #expect(progress.isShown("insetd/reading/1") && !progress.isShown("insetd/reading/2"))
    session.forget()
    progress.stop()
    progress.update(unread: 0, session.server.client)
    #expect(
      session.answers().compactMap { $0["params"]?["value"] } == [
        ["kind": "end", "message": "stopped: what hasn't been read isn't known"]
      ])
    var store = FactsStore(ProjectRoot("/r"), CodeFactsSource(cache: nil))
    store.add("/r/a.storyboard", .interfaceBuilder)
    store.invalidate("/r/a.storyboard")
    let job = store.takeJobs().first
    store.recallJobs()
    let content = FileContent(digest: ContentDigest([1]), facts: nil)
    store.accept(
      ReadingResult(root: ProjectRoot("/r"), path: "/r/a.storyboard", ticket: job?.ticket ?? 0, content: content))
    #expect(store.filesRead == 0 && store.unreadCount == 1)
    #expect(store.takeJobs().map(\.path) == ["/r/a.storyboard"])
  }
}
