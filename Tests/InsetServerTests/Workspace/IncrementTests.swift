import InsetJSON
import InsetText
import Testing

@testable import InsetServer

@Suite("What a change costs")
struct IncrementTests {
  let folder = TemporaryFolder(Sample.app)
  let session: ProjectSession
  let storyboard: String
  let feed: String

  init() {
    // Findings that need every layout, as real rules do.
    session = ProjectSession(folders: [folder.path]) { project in
      for index in project.app.controllers.indices { _ = project.analysis.layouts(of: index) }
      return [:]
    }
    storyboard = folder("App/Main.storyboard")
    feed = folder("App/Feed.swift")
  }

  func cost(_ action: () -> Void) -> WorkspaceCounters { session.cost(storyboard, action) }

  @Test("the first reading looks at every file once, and parses those that matter")
  func first() {
    let counters = session.cost(storyboard) {}
    #expect(counters == WorkspaceCounters())
    let all = session.host.counters(for: DocumentURI(path: storyboard))
    #expect(all?.listings == 1 && all?.filesRead == 5 && all?.filesParsed == 3 && all?.appsBuilt == 1)
    #expect(all?.appsMoved == 0 && all?.layoutsComputed ?? 0 > 0)
  }

  @Test("opening an unchanged document parses nothing")
  func open() {
    var expected = WorkspaceCounters()
    expected.filesRead = 1
    #expect(cost { session.open(storyboard, Sample.storyboard()) } == expected)
  }

  @Test("typing in a comment re-reads one file and computes nothing else")
  func comment() {
    session.open(storyboard, Sample.storyboard())
    var expected = WorkspaceCounters()
    expected.filesRead = 1
    expected.filesParsed = 1
    expected.appsMoved = 1
    expected.scenesBuilt = 2
    #expect(cost { session.change(storyboard, Sample.storyboard(comment: "<!-- x -->")) } == expected)
    #expect(cost { session.change(storyboard, Sample.storyboard(comment: "<!-- xy -->")) } == expected)
    // Places are those of the new text.
    let project = session.project(storyboard)
    let range = project?.app.scenes.last?.facts.tagRange ?? 0..<0
    #expect(project?.text(storyboard)?.string(in: range).hasPrefix("<viewController id=\"feed-1\"") == true)
  }

  @Test("a comment after everything moves nothing")
  func lastComment() {
    session.open(feed, Sample.controller("FeedViewController"))
    var expected = WorkspaceCounters()
    expected.filesRead = 1
    expected.filesParsed = 1
    #expect(cost { session.change(feed, Sample.controller("FeedViewController") + "// x") } == expected)
  }

  @Test("several changes before the server has time are one")
  func batch() {
    session.open(storyboard, Sample.storyboard())
    let counters = cost {
      for number in 0..<5 { session.change(storyboard, Sample.storyboard(comment: "<!-- \(number) -->")) }
    }
    #expect(counters.filesRead == 1 && counters.appsMoved == 1)
  }

  @Test("a change of code builds a model, and computes no layout anew")
  func code() {
    session.open(feed, Sample.controller("FeedViewController"))
    var expected = WorkspaceCounters()
    expected.filesRead = 1
    expected.filesParsed = 1
    expected.appsBuilt = 1
    expected.programsBuilt = 1
    // One a placement, however many systems there are.
    expected.scenesBuilt = 2
    let body = "func viewDidLoad() { tableView.contentInset.top = 64 }"
    #expect(cost { session.change(feed, Sample.controller("FeedViewController", body: body)) } == expected)
  }

  @Test("typing in a comment of code re-reads one file, and takes the program over")
  func commentInCode() {
    session.open(feed, Sample.controller("FeedViewController"))
    var expected = WorkspaceCounters()
    expected.filesRead = 1
    expected.filesParsed = 1
    expected.appsMoved = 1
    expected.scenesBuilt = 2
    for comment in ["// x\n", "// xy\n"] {
      #expect(cost { session.change(feed, comment + Sample.controller("FeedViewController")) } == expected)
    }
    // Places are those of the new text.
    let declaration = session.project(feed)?.app.classes["FeedViewController"]?.first
    let range = declaration?.type.name.range ?? 0..<0
    #expect(session.project(feed)?.text(feed)?.string(in: range) == "FeedViewController")
  }

  @Test("a change in a function's body re-reads one file, and takes the program over")
  func body() {
    func text(_ value: Bool) -> String {
      Sample.controller(
        "FeedViewController", body: "override func viewDidLoad() { extendedLayoutIncludesOpaqueBars = \(value) }")
    }
    func scenes() -> [String] {
      guard let analysis = session.project(feed)?.analysis else { return [] }
      return analysis.app.controllers.indices.flatMap { analysis.layouts(of: $0) }.map { "\($0.placed.scene)" }
    }
    folder.write("App/Feed.swift", text(false))
    session.filesChanged([(feed, .changed)])
    session.open(feed, text(false))
    let counters = cost { session.change(feed, text(true)) }
    #expect(counters.filesRead == 1 && counters.filesParsed == 1)
    #expect(counters.appsBuilt == 1 && counters.programsBuilt == 0 && counters.scenesBuilt == 2)
    #expect(scenes().contains { $0.contains("extendedLayoutIncludesOpaqueBars: Optional(true)") })
  }

  @Test("a change of a scene computes the layouts of that scene alone")
  func scene() {
    folder.write("App/Other.storyboard", Sample.storyboard(controllerClass: nil))
    session.filesChanged([(folder("App/Other.storyboard"), .created)])
    session.open(storyboard, Sample.storyboard())
    session.session.run()
    let all = session.host.counters(for: DocumentURI(path: storyboard))?.layoutsComputed ?? 0
    let counters = cost { session.change(storyboard, Sample.storyboard(tableTop: 20)) }
    #expect(counters.appsBuilt == 1 && counters.layoutsComputed > 0 && counters.layoutsComputed * 2 <= all)
  }

  @Test("closing a document whose file is the same parses nothing")
  func close() {
    session.open(storyboard, Sample.storyboard())
    var expected = WorkspaceCounters()
    expected.filesRead = 1
    #expect(cost { session.close(storyboard) } == expected)
  }

  @Test("closing a document that wasn't saved brings the file back")
  func closeUnsaved() {
    session.open(storyboard, Sample.storyboard(controllerClass: "Unsaved"))
    #expect(session.controllers(storyboard) == ["UINavigationController", "Unsaved"])
    let counters = cost { session.close(storyboard) }
    #expect(counters.filesParsed == 1 && counters.appsBuilt == 1)
    #expect(session.controllers(storyboard) == ["UINavigationController", "FeedViewController"])
  }

  @Test("a file that was touched but not changed is read, and not parsed")
  func touched() {
    folder.setTime("App/Main.storyboard", 1_100_000_000)
    var expected = WorkspaceCounters()
    expected.filesRead = 1
    #expect(cost { session.filesChanged([(storyboard, .changed)]) } == expected)
  }

  @Test("a file that changed on disk is the only one that is read again")
  func changedOnDisk() {
    let counters = cost {
      folder.write("App/Main.storyboard", Sample.storyboard(controllerClass: "Other"))
      session.filesChanged([(storyboard, .changed)])
    }
    #expect(counters.filesRead == 1 && counters.filesParsed == 1 && counters.listings == 0)
    #expect(session.controllers(storyboard).last == "Other")
  }

  @Test("a file on disk says nothing while its document is open")
  func openWins() {
    session.open(storyboard, Sample.storyboard(controllerClass: "InEditor"))
    let counters = cost {
      folder.write("App/Main.storyboard", Sample.storyboard(controllerClass: "OnDisk"))
      session.filesChanged([(storyboard, .changed)])
      session.save(storyboard)
    }
    #expect(counters.filesRead == 0)
    #expect(session.controllers(storyboard).last == "InEditor")
  }

  @Test("a class that a storyboard names anew is looked up among the files that were passed over")
  func newClass() {
    session.open(storyboard, Sample.storyboard())
    let counters = cost { session.change(storyboard, Sample.storyboard(controllerClass: "Helper")) }
    #expect(counters.filesRead == 2 && counters.filesParsed == 2)
    #expect(session.project(storyboard)?.app.classes.keys.sorted() == ["FeedViewController", "Helper"])
  }

  @Test("a document that says nothing of interest is never parsed, until a storyboard names its class")
  func openHelper() {
    let helper = folder("App/Helper.swift")
    session.open(helper, "class Helper {}")
    session.open(storyboard, Sample.storyboard())
    var expected = WorkspaceCounters()
    expected.filesRead = 1
    #expect(cost { session.change(helper, "class Helper { }") } == expected)
    expected.filesRead = 2
    expected.filesParsed = 2
    expected.appsBuilt = 1
    var counters = cost { session.change(storyboard, Sample.storyboard(controllerClass: "Helper")) }
    (counters.layoutsComputed, counters.scenesBuilt, expected.programsBuilt) = (0, 0, 1)
    #expect(counters == expected)
    #expect(session.project(storyboard)?.app.classes["Helper"] != nil)
    // From then on it keeps its facts while it is edited.
    session.change(helper, "clas Helper { }")
    session.session.run()
    #expect(session.project(storyboard)?.app.classes["Helper"] != nil)
  }

  @Test("half a class name costs no search")
  func halfName() {
    session.open(storyboard, Sample.storyboard())
    #expect(cost { session.change(storyboard, Sample.storyboard(controllerClass: "Help")) }.filesRead == 1)
  }

  @Test("after any changes the model is that of a fresh start")
  func likeFresh() throws {
    folder.write("App/Helper.swift", Sample.controller("Helper", superclass: "Base"))
    folder.write("App/Base.swift", Sample.controller("Base"))
    session.filesChanged([(folder("App/Helper.swift"), .changed), (folder("App/Base.swift"), .created)])
    session.open(feed, Sample.controller("FeedViewController", superclass: "Base"))
    session.session.run()
    folder.write("App/Main.storyboard", Sample.storyboard(controllerClass: "Helper"))
    session.filesChanged([(storyboard, .changed)])
    session.close(feed)
    session.session.run()
    let project = session.project(storyboard)
    let fresh = try Workspace.load(path: folder.path, options: .keepingNothing)
    #expect(project?.app.classes.keys.sorted() == ["Base", "FeedViewController", "Helper"])
    #expect(fresh.app.classes.keys.sorted() == ["Base", "FeedViewController", "Helper"])
    #expect(project?.app.scenes.map(\.className) == fresh.app.scenes.map(\.className))
    #expect(project?.paths.sorted() == fresh.paths.sorted())
  }
}
