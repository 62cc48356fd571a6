import InsetText
import Testing

@testable import InsetServer

@Suite("Facts kept from one run to the next", .timeLimit(.minutes(2)))
struct KeptFactsTests {
  let folder = TemporaryFolder(Sample.app)
  let cache = TemporaryFolder()

  func load() throws -> WorkspaceCounters {
    let root = ProjectRoot(folder.path)
    let workspace = Workspace(root, CodeFactsSource(root, cacheFolder: cache("insetd")))
    workspace.list(ProjectSearch(offLimits: OffLimits(home: nil)).list(root))
    workspace.readAll(threadCount: 1)
    workspace.saveFacts()
    return workspace.counters
  }

  @Test("a second run parses no sources, a third those that have changed")
  func runs() throws {
    let first = try load()
    #expect(first.filesParsed == 3 && first.filesFromCache == 0)
    let second = try load()
    #expect(second.filesRead == 5 && second.filesParsed == 2 && second.filesFromCache == 1)
    folder.write("App/Feed.swift", Sample.controller("FeedViewController") + "\n")
    let third = try load()
    #expect(third.filesParsed == 3 && third.filesFromCache == 0)
  }

  @Test("the model is the same whether or not facts were kept")
  func same() throws {
    var options = Workspace.LoadingOptions.keepingNothing
    options.cacheFolder = cache("insetd")
    func controllers() throws -> [String] {
      try Workspace.load(path: folder.path, options: options).app.controllers.map { "\($0)" }
    }
    let first = try controllers()
    #expect(try controllers() == first && !first.isEmpty)
  }

  @Test("a server keeps what it has read once the project is whole, and nothing that is typed")
  func server() async throws {
    let feed = folder("App/Feed.swift")
    let session = ProjectSession(folders: [folder.path], cacheFolder: cache("insetd"))
    // A thread of its own saves: the file has its name once it is whole.
    while Folder(cache("insetd"))?.entries.contains(where: { $0.name.hasSuffix(CachePlace.suffix) }) != true {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(Folder(cache("insetd"))?.entries.count == 1)
    session.open(feed, Sample.controller("FeedViewController"))
    let typed = Sample.controller("FeedViewController", body: "func typed() {}")
    #expect(session.cost(feed) { session.change(feed, typed) }.filesParsed == 1)
    // Whoever opens the same text as an unsaved one again parses it.
    let other = ProjectSession(folders: [folder.path], cacheFolder: cache("insetd"))
    #expect(other.host.counters(for: DocumentURI(path: feed))?.filesFromCache == 1)
    other.open(feed, Sample.controller("FeedViewController"))
    #expect(other.cost(feed) { other.change(feed, typed) }.filesParsed == 1)
  }

  @Test("the files of a folder that is no project aren't kept")
  func loose() {
    #expect(CodeFactsSource(ProjectRoot("/x", .folder), cacheFolder: cache("insetd")).cache == nil)
    #expect(CodeFactsSource(ProjectRoot("/x"), cacheFolder: nil).cache == nil)
    #expect(CodeFactsSource(ProjectRoot("/x"), cacheFolder: cache("insetd")).cache != nil)
  }
}
